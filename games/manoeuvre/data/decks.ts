import { type CardFacts, NATIONS, type Nation } from '../words.ts'
import { CORRECTIONS } from './corrections.ts'
import { austria } from './decks/austria.ts'
import { britain } from './decks/britain.ts'
import { france } from './decks/france.ts'
import { ottoman } from './decks/ottoman.ts'
import { prussia } from './decks/prussia.ts'
import { russia } from './decks/russia.ts'
import { spain } from './decks/spain.ts'
import { usa } from './decks/usa.ts'
import { cardsOf, type Deck, frozen, unitCard } from './notation.ts'

export const CARD_SOURCES = ['rulebook', 'corrected'] as const
export type CardSource = (typeof CARD_SOURCES)[number]

type Decks = Readonly<Record<Nation, readonly CardFacts[]>>

/** How far a card's fire reaches, in squares (8: the rulebook's column says the same of every card). */
export const RANGE = frozen({ bombard: 2, volley: 1, grandBattery: 2 })
export const CARDS_PER_UNIT = 5

const WRITTEN: Readonly<Record<Nation, Deck>> = { austria, prussia, ottoman, usa, spain, france, russia, britain }

const asWritten = (nation: Nation): CardFacts[] => [...cardsOf(WRITTEN[nation])]

function corrected(nation: Nation): CardFacts[] {
  const cards = asWritten(nation)
  for (const each of CORRECTIONS)
    if (each.nation === nation) cards[each.unit * CARDS_PER_UNIT + each.card] = unitCard(each.unit, each.is)
  return cards
}

const everyNation = (deckOf: (nation: Nation) => readonly CardFacts[]): Decks =>
  Object.fromEntries(NATIONS.map(nation => [nation, deckOf(nation)])) as Record<Nation, readonly CardFacts[]>

/** Sixty cards per nation: five for each unit in the order of the unit list, then leaders, then headquarters. */
export const DECKS: Readonly<Record<CardSource, Decks>> = frozen({
  rulebook: everyNation(asWritten),
  corrected: everyNation(corrected),
})
