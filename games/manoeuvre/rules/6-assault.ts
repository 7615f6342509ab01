/** 6.1 Assault and Ambush: the steps after the target has been named. */
import type { Verdict } from '@bivouac/kernel'
import type { Die } from '../events.ts'
import { no } from '../rulebook.ts'
import { noBattle, type State } from '../state.ts'
import { type Card, RESULTS } from '../words.ts'
import { attrition, hasDecided } from './2-victory.ts'
import { ASSAULT } from './6-combat.ts'
import { pursue } from './6-pursuit.ts'
import { onTable, reckoned, resolved, sum } from './6-totals.ts'
import { call, choice, end, goto, procedure, setOf } from './dialect.ts'
import { CARDS_OF, COMMITTED, FIELD, FORBIDDEN, LEADER, WITHDRAW, WITHDRAWAL } from './facts.ts'
import {
  cardAs,
  clearTable,
  held,
  isUnitCard,
  kindOf,
  lay,
  mayPlay,
  otherSeat,
  pieceOf,
  rowOf,
  type T,
} from './table.ts'

export const WITHDRAWN = RESULTS.indexOf('withdrawn')
export const CALLED_OFF = RESULTS.indexOf('calledOff')
const LESS = RESULTS.indexOf('less')

// ---- step 3: withdrawal ---------------------------------------------------------------------------------------------

const NO_WITHDRAW = no(
  '9.2-withdraw',
  { it: 'Non hai una carta Ritirata.', en: 'You hold no Withdraw card.' },
  { it: 'Serve una carta Ritirata.', en: 'A Withdraw card is needed.' },
)
const NOT_WITHDRAWAL_CARD = no(
  '8-withdraw',
  { it: 'La carta non permette di tentare la ritirata.', en: 'The card does not allow an attempt to withdraw.' },
  {
    it: 'Serve una carta americana con un intervallo di ritirata.',
    en: 'An American card with a withdrawal range is needed.',
  },
)
const OTHER_UNIT = no(
  '1.3',
  { it: 'La carta è di un’unità che non prende parte.', en: 'The card is for a unit that takes no part.' },
  {
    it: 'Serve una carta di un’unità impegnata in questo combattimento.',
    en: 'A card of a unit engaged in this combat is needed.',
  },
)

/** 6.1: somewhere to go, or there is no withdrawing. Everybody sees it, so nobody is asked in vain. */
function hasWayOut(s: State): boolean {
  const beside = FIELD.neighbours[s.battle.from]!
  for (let i = 0; i < beside.length; i++)
    if (s.occupant[beside[i]!]! < 0 && !FORBIDDEN[s.ground[beside[i]!]!]) return true
  return false
}

function mayTryWithdrawal(s: State, card: Card): Verdict {
  const verdict = mayPlay(s, 1 - s.active, card)
  if (verdict !== undefined) return verdict
  if (WITHDRAWAL[rowOf(s, card)] === 0) return NOT_WITHDRAWAL_CARD
  return pieceOf(s, card) === s.battle.at ? undefined : OTHER_UNIT
}

// ---- step 4: the defender's cards -------------------------------------------------------------------------------------

const ONE_LEADER = no(
  '6.1-defence',
  { it: 'Un solo comandante per parte in un combattimento.', en: 'One leader a side in a combat.' },
  { it: 'Gioca carte dell’unità attaccata.', en: 'Play cards of the unit under attack.' },
)
const NO_DEFENSIVE_CARD = no(
  '6.1-defence',
  { it: 'Questa carta non aiuta a difendersi.', en: 'That card is of no help in defence.' },
  {
    it: 'Servono carte dell’unità attaccata o un comandante.',
    en: 'Cards of the unit under attack or a leader are needed.',
  },
)
function mayDefend(s: State, chosen: readonly Card[], card: Card): Verdict {
  const seat = 1 - s.active
  const verdict = mayPlay(s, seat, card)
  if (verdict !== undefined) return verdict
  if (isUnitCard(s, card)) return pieceOf(s, card) === s.battle.at ? undefined : OTHER_UNIT
  if (kindOf(s, card) !== LEADER) return NO_DEFENSIVE_CARD
  return chosen.some(each => kindOf(s, each) === LEADER) ? ONE_LEADER : undefined
}

// ---- steps 6 and 7 ------------------------------------------------------------------------------------------------------

/** 6.1: the comparison, as an index in RESULTS. */
export function compare(attack: number, defence: number): number {
  if (attack < defence) return LESS
  if (attack === defence) return LESS + 1
  return LESS + Math.min(5, 1 + Math.floor(attack / defence))
}

function closeBattle(t: T) {
  clearTable(t.s)
  t.s.battle = noBattle()
  return attrition(t) ?? end()
}

export const assault = {
  assault: procedure('assault', {
    rule: '6.1',
    steps: {
      withdrawal: t =>
        t.s.hand[1 - t.s.active]!.length > 0 && hasWayOut(t.s) ? call('withdrawal', {}) : goto('defence'),
      withdrawn: t => (t.s.battle.result === WITHDRAWN ? goto('decided') : undefined),
      defence: t => (t.s.hand[1 - t.s.active]!.length > 0 ? call('defence', {}) : undefined),
      attack: () => call('attack', {}),
      totals: t => {
        const { s } = t
        if (s.battle.result === CALLED_OFF) return closeBattle(t)
        const dice: Die[] = []
        const now = reckoned(s)
        const attack = resolved(t, now.attack, ['strength', 'dice', 'terrain', 'leader'], dice)
        const defence = resolved(t, now.defence, ['strength', 'cards', 'terrain', 'redoubt', 'leader'], dice)
        const totals = [sum(attack), sum(defence)]
        s.battle.result = compare(totals[0]!, totals[1]!)
        t.tell({ e: 'totals', dice, attack, defence, totals, result: s.battle.result })
      },
      outcome: () => call('outcome', {}),
      // 2.1: at once, unless a Committed Attack has still to be paid for.
      decided: t => (hasDecided(t.s) && onTable(t.s, COMMITTED) === 0 ? closeBattle(t) : undefined),
      advance: t =>
        t.s.battle.kind === ASSAULT && t.s.occupant[t.s.battle.from]! < 0 ? call('advance', {}) : goto('price'),
      pursuit: t => pursue(t),
      price: () => call('price', {}),
      close: t => closeBattle(t),
    },
  }),

  withdrawal: procedure('withdrawal', {
    rule: '6.1-withdraw',
    steps: {
      withdraw: choice({
        seat: otherSeat,
        standing: 'pass',
        offers: {
          withdraw: {
            check: t => (held(t.s, 1 - t.s.active, WITHDRAW) < 0 ? NO_WITHDRAW : undefined),
            take: t => {
              lay(t, held(t.s, 1 - t.s.active, WITHDRAW), 'withdraw', t.s.battle.at)
              t.s.battle.result = WITHDRAWN
            },
          },
          // 8 Withdrawal: an American card and a d6; the card counts for the defence if it fails.
          slip: {
            domain: t => CARDS_OF[1 - t.s.active]!,
            over: t => t.s.hand[1 - t.s.active]!,
            check: (t, _, card: Card) => mayTryWithdrawal(t.s, card),
            take: (t, _, card: Card) => {
              lay(t, card, 'withdraw', t.s.battle.at)
              const needed = WITHDRAWAL[rowOf(t.s, card)]!
              const got = t.dice.roll(6, '8-withdraw')
              t.tell({
                e: 'triedWithdrawal',
                card: cardAs(t.s, card),
                die: { sides: 6, got },
                needed,
                ok: got <= needed,
              })
              if (got > needed) return end()
              t.s.battle.result = WITHDRAWN
            },
          },
          pass: { take: () => end() },
        },
      }),
      leave: t => call('retreat', { piece: t.s.battle.at }),
    },
  }),

  defence: procedure('defence', {
    rule: '6.1-defence',
    steps: {
      defend: choice({
        seat: otherSeat,
        standing: 'pass',
        offers: {
          defend: setOf({
            domain: t => CARDS_OF[1 - t.s.active]!,
            over: t => t.s.hand[1 - t.s.active]!,
            most: t => t.s.hand[1 - t.s.active]!.length,
            each: (t, _, chosen, card) => mayDefend(t.s, chosen, card),
            take: (t, _, cards) => {
              for (const card of cards) lay(t, card, isUnitCard(t.s, card) ? 'defence' : 'combat', t.s.battle.at)
            },
          }),
          pass: { take: () => end() },
        },
      }),
    },
  }),
}
