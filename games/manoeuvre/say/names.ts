/** The names of things, as tokens a reader can point at. */
import {
  dieToken,
  type Lang,
  type Noun,
  noun,
  properName,
  type Seat,
  type Text,
  type Token,
  token,
} from '@bivouac/kernel'
import { DECKS } from '../data/decks.ts'
import { NATION_FACTS } from '../data/nations.ts'
import { UNITS } from '../data/units.ts'
import type { Die } from '../events.ts'
import {
  CARDS_EACH,
  type Card,
  type CardFacts,
  type Combat,
  type DiceSpec,
  EDGES,
  NATIONS,
  type Piece,
  refCard,
  refDeck,
  refNation,
  refPiece,
  squareName,
  TERRAINS,
  type UnitFacts,
  unitOf,
} from '../words.ts'

export const unitFacts = (nation: number, piece: Piece): UnitFacts | undefined =>
  UNITS[NATIONS[nation] ?? 'austria'][unitOf(piece)]
export const cardFacts = (book: number, nation: number, card: Card): CardFacts | undefined =>
  (book === 1 ? DECKS.corrected : DECKS.rulebook)[NATIONS[nation] ?? 'austria'][card % CARDS_EACH]

export const nationName = (nation: number, lang: Lang): string => {
  const name = NATIONS[nation]
  return name === undefined ? '–' : NATION_FACTS[name].name[lang]
}
/** Whoever has no army yet. The book's first and second player are found by a roll, so these are called otherwise. */
const CHALLENGER: Noun = { ...noun('m', 'Sfidante', 'Challenger'), common: true }
const RIVAL: Noun = { ...noun('m', 'Rivale', 'Rival'), common: true }
export const playerNoun = (seat: Seat): Noun => (seat === 0 ? CHALLENGER : RIVAL)
export const playerName = (seat: Seat, lang: Lang): string => playerNoun(seat)[lang]
/** “L’Austria”, or “lo sfidante” where nobody has an army yet. */
export const nationNoun = (nation: number): Noun => NATION_FACTS[NATIONS[nation] ?? 'austria'].name
export const side = (seat: Seat, nation: number): Noun =>
  token(nation < 0 ? playerNoun(seat) : nationNoun(nation), 'side', seat)
const UNKNOWN = noun('f', '?', '?')
export const unitNoun = (nation: number, piece: Piece): Noun => unitFacts(nation, piece)?.name ?? UNKNOWN
export const unit = (ref: number): Noun => token(unitNoun(refNation(ref), refPiece(ref)), 'piece', refPiece(ref))
export const place = (square: number): Noun =>
  token(properName('f', squareName(square), squareName(square)), 'place', square)
export const die = (rolled: Die): Token => dieToken(rolled)
export const rule = (section: string): Token => ({ kind: 'rule', rule: section })

const spec = (dice: DiceSpec): string => `${dice.count}d${dice.sides}`
const upTo = (n: number): string => (n === 1 ? '1' : `1–${n}`)

/** What stands on a card, in a few words: “Guardia Imperiale 2d8/7”. */
export function cardName(facts: CardFacts | undefined, nation: number, lang: Lang): string {
  if (facts === undefined) return '?'
  if (facts.kind !== 'unit') return facts.name[lang]
  return UNITS[NATIONS[nation] ?? 'austria'][facts.unit]?.name[lang] ?? '?'
}
export function cardValues(facts: CardFacts | undefined, lang: Lang): string {
  if (facts === undefined) return ''
  const it = lang === 'it'
  if (facts.kind === 'leader') {
    const combat = facts.attack === facts.defence ? `${facts.attack}` : `${facts.attack}/${facts.defence}`
    const rally = facts.rally >= 6 ? (it ? 'automatico' : 'automatic') : upTo(facts.rally)
    const parts = [
      `${it ? 'comando' : 'command'} ${facts.command}`,
      `${it ? 'combattimento' : 'combat'} ${combat}`,
      `${it ? 'ripristino' : 'rally'} ${rally}`,
    ]
    if (facts.pursuit !== undefined) parts.push(`${it ? 'inseguimento' : 'pursuit'} −${-facts.pursuit}`)
    if (facts.grandBattery !== undefined)
      parts.push(`${it ? 'Grande Batteria' : 'Grand Battery'} ${spec(facts.grandBattery)}`)
    return parts.join(', ')
  }
  if (facts.kind !== 'unit') return ''
  const parts = [`${facts.attack === undefined ? '–' : spec(facts.attack)}/${facts.defence}`]
  if (facts.bombard !== undefined) parts.push(`${it ? 'bombardamento' : 'bombard'} ${spec(facts.bombard)}`)
  if (facts.volley !== undefined) parts.push(`${it ? 'scarica' : 'volley'} ${spec(facts.volley)}`)
  if (facts.pursuit !== undefined) parts.push(`${it ? 'inseguimento' : 'pursuit'} ${upTo(facts.pursuit)}`)
  if (facts.withdraw !== undefined) parts.push(`${it ? 'ritirata' : 'withdraw'} ${upTo(facts.withdraw)}`)
  if (facts.mayStay) parts.push(it ? 'non obbligata ad avanzare' : 'need not advance')
  return parts.join(', ')
}
export function cardLabel(facts: CardFacts | undefined, nation: number, lang: Lang): string {
  const values = cardValues(facts, lang)
  const name = cardName(facts, nation, lang)
  return values === '' ? name : `${name} (${values})`
}

export function card(ref: number, lang: Lang): Token {
  const { book, nation } = refDeck(ref)
  return { kind: 'card', id: refCard(ref), text: cardLabel(cardFacts(book, nation, refCard(ref)), nation, lang) }
}

const TERRAIN_NAMES = {
  open: { it: 'aperto', en: 'open' },
  fields: { it: 'campi', en: 'fields' },
  hill: { it: 'collina', en: 'hill' },
  lake: { it: 'lago', en: 'lake' },
  marsh: { it: 'palude', en: 'marsh' },
  town: { it: 'cittadina', en: 'town' },
  woods: { it: 'bosco', en: 'woods' },
} as const
export const terrainName = (terrain: number, lang: Lang): string => {
  const name = TERRAINS[terrain]
  return name === undefined ? '' : TERRAIN_NAMES[name][lang]
}

const EDGE_NAMES = {
  north: { it: 'nord (in alto)', en: 'north (top)' },
  east: { it: 'est (a destra)', en: 'east (right)' },
  south: { it: 'sud (in basso)', en: 'south (bottom)' },
  west: { it: 'ovest (a sinistra)', en: 'west (left)' },
} as const
export const edgeName = (edge: number, lang: Lang): string => EDGE_NAMES[EDGES[edge] ?? 'north'][lang]

const SLOTS = {
  it: ['in alto a sinistra', 'in alto a destra', 'in basso a sinistra', 'in basso a destra'],
  en: ['top left', 'top right', 'bottom left', 'bottom right'],
} as const
export const slotName = (slot: number, lang: Lang): string => SLOTS[lang][slot] ?? '?'

const TURNED = {
  it: ['non girata', 'girata di un quarto', 'girata di mezzo giro', 'girata di tre quarti'],
  en: ['not turned', 'a quarter turn', 'a half turn', 'three quarter turns'],
} as const
export const sectionName = (laid: number, lang: Lang): string =>
  `${lang === 'it' ? 'sezione' : 'section'} ${(laid >> 2) + 1}, ${TURNED[lang][laid & 3]}`

/** What a combat is called, where no unit makes it. */
export const ATTACKS: Readonly<Record<Combat, Text>> = {
  none: { it: 'Attacco', en: 'Attack' },
  assault: { it: 'Assalto', en: 'Assault' },
  ambush: { it: 'Imboscata', en: 'Ambush' },
  bombard: { it: 'Bombardamento', en: 'Bombardment' },
  volley: { it: 'Scarica', en: 'Volley' },
  grandBattery: { it: 'Grande Batteria', en: 'Grand Battery' },
}
