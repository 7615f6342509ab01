/** 6 Combat: the active player may begin one, and names who attacks whom. */
import type { Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import { noBattle, type State } from '../state.ts'
import { type Card, COMBATS, type Piece } from '../words.ts'
import { isBeside, sees } from './6-sight.ts'
import { spyOffer } from './9-spy.ts'
import { call, choice, end, goto, procedure } from './dialect.ts'
import {
  ALL_PIECES,
  AMBUSH,
  ATTACK_DICE,
  BATTERY_DICE,
  BOMBARD_DICE,
  CARDS_OF,
  FIELD,
  NO_ASSAULT,
  NOTHING,
  PIECES_OF,
  VOLLEY_DICE,
} from './facts.ts'
import {
  activeSeat,
  GONE,
  held,
  isOnField,
  lay,
  mayPlay,
  mayUse,
  mightHold,
  NOT_ENEMY,
  NOT_UNIT_CARD,
  pieceOf,
  rowOf,
  type T,
  unitAs,
} from './table.ts'

export const ASSAULT = COMBATS.indexOf('assault')
export const AMBUSHED = COMBATS.indexOf('ambush')
const BOMBARD = COMBATS.indexOf('bombard')
const VOLLEY = COMBATS.indexOf('volley')
export const BATTERY = COMBATS.indexOf('grandBattery')

// ---- who can be attacked --------------------------------------------------------------------------------------------

/** Could a unit on `from` attack `target` in this way? Range and sight only. */
function reaches(s: State, kind: number, by: Piece, target: Piece): boolean {
  const at = s.square[target]!
  if (kind === AMBUSHED) return true
  const from = s.square[by]!
  return kind === ASSAULT || kind === VOLLEY ? isBeside(from, at) : sees(s, from, at)
}

function reachesAnyone(s: State, kind: number, by: Piece): boolean {
  const from = s.square[by]!
  const range = kind === ASSAULT || kind === VOLLEY ? 1 : 2
  const enemies = PIECES_OF[1 - s.active]!
  for (let i = 0; i < enemies.length; i++) {
    const at = s.square[enemies[i]!]!
    if (at >= 0 && FIELD.distances[from * 64 + at]! <= range && sees(s, from, at)) return true
  }
  return false
}

const NO_ATTACK_VALUE = no(
  '8-attack',
  { it: 'La carta non ha un valore d’attacco.', en: 'The card has no attack value.' },
  { it: 'Serve una carta dell’unità con dadi d’attacco.', en: 'A card of the unit with attack dice is needed.' },
)
const IN_MARSH = no(
  '6.1',
  { it: 'Non si assalta fuori da una palude.', en: 'No assault can be made out of a marsh.' },
  {
    it: 'Serve un’unità su altro terreno; da qui può tirare.',
    en: 'A unit on other ground is needed; from here it may fire.',
  },
)
const NOBODY_BESIDE = no(
  '6.1',
  { it: 'Nessun nemico è adiacente all’unità.', en: 'No enemy is adjacent to the unit.' },
  {
    it: 'Serve un’unità accanto a un nemico, non in diagonale.',
    en: 'A unit beside an enemy, not diagonally, is needed.',
  },
)
const NOBODY_IN_VOLLEY = no(
  '6.2',
  {
    it: 'Nessun nemico è adiacente all’unità: la scarica non va oltre.',
    en: 'No enemy is adjacent to the unit: a volley goes no further.',
  },
  {
    it: 'Serve un’unità accanto a un nemico, non in diagonale.',
    en: 'A unit beside an enemy, not diagonally, is needed.',
  },
)
const NO_BOMBARD_VALUE = no(
  '8-bombard',
  { it: 'La carta non ha un valore di bombardamento.', en: 'The card has no bombardment value.' },
  { it: 'Serve la carta d’artiglieria dell’unità.', en: 'The gun card of the unit is needed.' },
)
const NO_VOLLEY_VALUE = no(
  '8-volley',
  { it: 'La carta non ha un valore di scarica.', en: 'The card has no volley value.' },
  { it: 'Serve una carta dell’unità con una scarica.', en: 'A card of the unit with a volley is needed.' },
)
const NOBODY_IN_SIGHT = no(
  '6.2',
  { it: 'Nessun nemico è a portata e in vista.', en: 'No enemy is in range and in sight.' },
  {
    it: 'Serve un nemico entro due caselle, senza colline, cittadine, boschi o unità in mezzo.',
    en: 'An enemy within two squares is needed, with no hill, town, woods or unit between.',
  },
)
const NO_AMBUSH = no(
  '9.2-ambush',
  { it: 'Non hai una carta Imboscata.', en: 'You hold no Ambush card.' },
  { it: 'Serve una carta Imboscata.', en: 'An Ambush card is needed.' },
)
const NO_BATTERY = no(
  '9.1-grand-battery',
  { it: 'Non hai un comandante con la Grande Batteria.', en: 'You hold no leader with a Grand Battery.' },
  { it: 'Serve la carta di Napoleone.', en: 'The card of Napoleon is needed.' },
)

/** What every combat begun with a unit card asks: the card in hand, its unit on the field. */
function mayBeginWith(s: State, card: Card): Verdict {
  const verdict = mayPlay(s, s.active, card)
  if (verdict !== undefined) return verdict
  const piece = pieceOf(s, card)
  return piece < 0 ? NOT_UNIT_CARD : isOnField(s, piece) ? undefined : GONE
}

/** 6.1 steps 1 and 2: a card with an attack value, an enemy beside the unit, no marsh under it. */
function mayAssault(s: State, card: Card): Verdict {
  const verdict = mayBeginWith(s, card)
  if (verdict !== undefined) return verdict
  if (ATTACK_DICE[rowOf(s, card)] === 0) return NO_ATTACK_VALUE
  const piece = pieceOf(s, card)
  if (NO_ASSAULT[s.ground[s.square[piece]!]!]) return IN_MARSH
  return reachesAnyone(s, ASSAULT, piece) ? undefined : NOBODY_BESIDE
}

function mayBombard(s: State, card: Card): Verdict {
  const verdict = mayBeginWith(s, card)
  if (verdict !== undefined) return verdict
  if (BOMBARD_DICE[rowOf(s, card)] === 0) return NO_BOMBARD_VALUE
  return reachesAnyone(s, BOMBARD, pieceOf(s, card)) ? undefined : NOBODY_IN_SIGHT
}

function mayVolley(s: State, card: Card): Verdict {
  const verdict = mayBeginWith(s, card)
  if (verdict !== undefined) return verdict
  if (VOLLEY_DICE[rowOf(s, card)] === 0) return NO_VOLLEY_VALUE
  return reachesAnyone(s, VOLLEY, pieceOf(s, card)) ? undefined : NOBODY_IN_VOLLEY
}

/** 9.1: the leader who commands a Grand Battery, if he is in hand. */
function batteryCard(s: State): Card {
  const hand = s.hand[s.active]!
  for (let i = 0; i < hand.length; i++) if (BATTERY_DICE[rowOf(s, hand[i]!)]! > 0) return hand[i]!
  return -1
}
function mayBattery(s: State, piece: Piece): Verdict {
  const verdict = mayUse(s, s.active, piece)
  if (verdict !== undefined) return verdict
  if (batteryCard(s) < 0) return NO_BATTERY
  return reachesAnyone(s, BATTERY, piece) ? undefined : NOBODY_IN_SIGHT
}

// ---- the target -----------------------------------------------------------------------------------------------------

const NOT_BESIDE = no(
  '6.1',
  { it: 'Il bersaglio non è adiacente all’attaccante.', en: 'The target is not adjacent to the attacker.' },
  { it: 'Indica un nemico adiacente, non in diagonale.', en: 'Choose an adjacent enemy, not a diagonal one.' },
)
const NOT_IN_VOLLEY = no(
  '6.2',
  { it: 'Una scarica arriva solo alle caselle adiacenti.', en: 'A volley reaches adjacent squares only.' },
  { it: 'Indica un nemico adiacente, non in diagonale.', en: 'Choose an adjacent enemy, not a diagonal one.' },
)
const NOT_SEEN = no(
  '6.2',
  { it: 'Il bersaglio è fuori portata o non si vede.', en: 'The target is out of range or out of sight.' },
  {
    it: 'Indica un nemico entro due caselle con una via aperta.',
    en: 'Choose an enemy within two squares with an open way to it.',
  },
)
function mayTarget(s: State, target: Piece): Verdict {
  if (target >> 3 === s.active || s.square[target]! < 0) return NOT_ENEMY
  const { kind, by } = s.battle
  if (reaches(s, kind, by, target)) return undefined
  return kind === ASSAULT ? NOT_BESIDE : kind === VOLLEY ? NOT_IN_VOLLEY : NOT_SEEN
}

/**
 * Could the active player begin a combat, for all that everybody knows: an enemy in sight of one of his units, or an Ambush
 * that may be in his hand? A Spy alone is no reason to ask: nothing has happened since the question before.
 */
export function mightFight(s: State): boolean {
  if (s.hand[s.active]!.length === 0) return false
  if (mightHold(s, s.active, AMBUSH)) return true
  const own = PIECES_OF[s.active]!
  for (let i = 0; i < own.length; i++) if (isOnField(s, own[i]!) && reachesAnyone(s, BOMBARD, own[i]!)) return true
  return false
}

function begin(t: T, kind: number, by: Piece, card: Card) {
  t.s.battle = { ...noBattle(), kind, by, card }
  lay(t, card, COMBATS[kind]!, by)
  return goto('target')
}

/** Cards in hand of units that see an enemy: whatever is to be done, no others need be looked at. */
function cardsInSight(s: State): readonly Card[] {
  const hand = s.hand[s.active]!
  let found = NOTHING
  for (let i = 0; i < hand.length; i++) {
    const piece = pieceOf(s, hand[i]!)
    if (piece >= 0 && isOnField(s, piece) && reachesAnyone(s, BOMBARD, piece)) found = [...found, hand[i]!]
  }
  return found
}
/** What a combat begun with a card of hand is offered over; the domain is the whole deck, so that each can be asked about. */
const ownHand = {
  domain: (t: T) => CARDS_OF[t.s.active]!,
  over: (_t: T, _f: unknown, inSight: readonly Card[]) => inSight,
}

export const combat = {
  combat: procedure('combat', {
    rule: '4-combat',
    steps: {
      declare: choice({
        rule: '6',
        seat: activeSeat,
        context: t => cardsInSight(t.s),
        offers: {
          assault: {
            ...ownHand,
            check: (t, _, card: Card) => mayAssault(t.s, card),
            take: (t, _, card: Card) => begin(t, ASSAULT, pieceOf(t.s, card), card),
          },
          ambush: {
            check: t => (held(t.s, t.s.active, AMBUSH) < 0 ? NO_AMBUSH : undefined),
            take: t => begin(t, AMBUSHED, -1, held(t.s, t.s.active, AMBUSH)),
          },
          bombard: {
            ...ownHand,
            check: (t, _, card: Card) => mayBombard(t.s, card),
            take: (t, _, card: Card) => begin(t, BOMBARD, pieceOf(t.s, card), card),
          },
          volley: {
            ...ownHand,
            check: (t, _, card: Card) => mayVolley(t.s, card),
            take: (t, _, card: Card) => begin(t, VOLLEY, pieceOf(t.s, card), card),
          },
          grandBattery: {
            domain: ALL_PIECES,
            over: t => (batteryCard(t.s) < 0 ? NOTHING : PIECES_OF[t.s.active]!),
            check: (t, _, piece: Piece) => mayBattery(t.s, piece),
            take: (t, _, piece: Piece) => begin(t, BATTERY, piece, batteryCard(t.s)),
          },
          spy: spyOffer('declare'),
          done: { take: () => end() },
        },
      }),
      target: choice({
        rule: '6',
        seat: activeSeat,
        offers: {
          target: {
            domain: ALL_PIECES,
            over: t => PIECES_OF[1 - t.s.active]!,
            check: (t, _, piece: Piece) => mayTarget(t.s, piece),
            take: (t, _, piece: Piece) => {
              const { s } = t
              const { battle } = s
              battle.at = piece
              battle.from = s.square[piece]!
              const told = { e: 'attacked', kind: battle.kind, at: unitAs(s, piece) } as const
              t.tell(battle.by < 0 ? told : { ...told, by: unitAs(s, battle.by) })
              return battle.kind <= AMBUSHED ? call('assault', {}) : call('fire', {})
            },
          },
          spy: spyOffer('target'),
        },
      }),
    },
  }),
}
