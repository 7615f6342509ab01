/** 9 A move: paying, the enemy’s answer, the way, and what it leads to. */
import { end, goto, type Procedures, path, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type Napoleon, type State, type T } from '../state.ts'
import { CM, type Corps, FA, FRANCE, INTERCEPTING, MARCHING, MISDIRECTED, MUD, type Region, WORN } from '../words.ts'
import { align } from './2-countries.ts'
import { canMobilise } from './2-mobilising.ts'
import { commanderOf, movementOf } from './8-army.ts'
import { answer, force, isFree, mayAnswer, mightAnswer } from './9-announcement.ts'
import { canIntercept } from './9-interception.ts'
import { isClosedTo, isEnemyAt, isSoundStop, marchAllowance, mayGoOn, maySail, mayStep } from './9-movement.ts'
import { canWithdraw, mayWithdraw, withdraw } from './9-withdrawal.ts'
import { attritionOf, marchCases } from './10-march.ts'
import { ALL_REGIONS, ALL_TITLES, BORDERS, COASTS, IS_ROUGH } from './facts.ts'
import {
  asks,
  corpsHere,
  countryAt,
  discard,
  holds,
  isRuled,
  NOT_HELD,
  otherSeat,
  seatOf,
  tagged,
  titlesOf,
  travel,
  untag,
} from './table.ts'

type F = FrameOf<'order'>
export const armyOf = (s: State): Corps[] => tagged(s, MARCHING)
/** Where the army stands: it may have lost everybody on the way. */
const canGoOn = (s: State, f: F): boolean => {
  const army = armyOf(s)
  if (f.over === 1 || army.length === 0) return false
  const allowance = marchAllowance(s, f, army)
  return BORDERS[f.at]!.some(to => mayStep(s, f.seat, allowance, f.entered, f.at, to) === undefined)
}
function stepTo(t: T, f: F, to: Region, bySea: boolean): void {
  const { s } = t
  f.attack = isEnemyAt(s, f.seat, to) ? 1 : 0
  if (f.attack === 1 || bySea || isSoundStop(s, f.at, to)) f.over = 1
  if (f.attack === 1) s.struck.push(to)
  travel(t, armyOf(s), to, bySea ? 'sail' : 'march')
  f.from = f.at
  f.at = to
  f.entered++
  f.sea = bySea ? 1 : 0
  if (IS_ROUGH[to] === 1) f.rough = 1
}
/** 9.8 The country joins the other side. */
function violate(t: T, f: F): void {
  const country = countryAt(t.s, f.violating)
  t.tell({ e: 'violated', country, seat: f.seat })
  align(t, country, f.seat === FRANCE ? CM : FA)
}
/** Do interceptors fight the mover by themselves: none of their friends was there? */
const isCountered = (s: State, f: F): boolean => s.interceptedFrom >= 0 && f.attack === 0
const interceptors = (s: State): Corps[] => tagged(s, INTERCEPTING)
const isLate = (s: State): boolean => isRuled(s, 'marchAttrition')
const moversToll = (t: T, f: F) =>
  attritionOf(t, f.seat, armyOf(t.s), marchCases(t.s, f.entered, f.attack, f.forced, f.rough), false)
const interceptorsToll = (t: T, f: F) => attritionOf(t, 1 - f.seat, interceptors(t.s), t.s.interceptedCases, false)

const payment = {
  domain: ALL_TITLES,
  over: (t: T, f: F) => titlesOf(t.s.hand[f.seat]!),
  check: (t: T, f: F, card: number): Verdict => (holds(t.s, f.seat, card) ? undefined : NOT_HELD),
}

const STANDS = no(
  '9.7',
  {
    it: 'L’esercito è già dove è: indica la via, oppure fermati.',
    en: 'The army is there already: point out the way, or halt.',
  },
  { it: 'Scegli una regione confinante.', en: 'Choose a region next to it.' },
)

export const orders: Pick<Procedures<Napoleon>, 'order'> = {
  order: {
    rule: '9.2',
    steps: {
      begin: (t, f) => {
        if (f.forced === 1) force(t, f.seat)
        // 7.3 The first move of the year is the first, also where a campaign card has paid for it.
        const free = isFree(t.s, f.seat)
        return f.paid === 1 || free ? goto('heard') : undefined
      },
      pay: asks<'order'>({
        rule: '7.2',
        seat: seatOf,
        offers: {
          pay: { ...payment, take: (t, f, card: number) => discard(t, f.seat, card, 'move') },
        },
      }),
      heard: (t, f) => (mightAnswer(t.s, 1 - f.seat) ? undefined : goto('set')),
      answer: asks<'order'>({
        seat: otherSeat,
        standing: 'let',
        offers: {
          mud: {
            check: (t, f) => mayAnswer(t.s, 1 - f.seat, MUD),
            take: (t, f) => {
              answer(t, 1 - f.seat, MUD)
              f.mud = 1
            },
          },
          cancel: {
            check: (t, f) => mayAnswer(t.s, 1 - f.seat, MISDIRECTED),
            take: (t, f) => {
              answer(t, 1 - f.seat, MISDIRECTED)
              t.tell({ e: 'misdirected', seat: f.seat })
              return goto('close')
            },
          },
          let: { take: () => undefined },
        },
      }),
      set: (t, f) => (canGoOn(t.s, f) || canSail(t.s, f) ? undefined : goto('stay')),
      way: asks<'order', Plan>({
        rule: '9.3',
        seat: seatOf,
        context: t => {
          const army = armyOf(t.s)
          return { army, commander: commanderOf(t.s, army) }
        },
        offers: {
          go: path<Napoleon, F, Plan>({
            next: (_, f, soFar) => BORDERS[soFar.length === 0 ? f.at : soFar[soFar.length - 1]!]!,
            domain: () => ALL_REGIONS,
            most: (t, f, c) => Math.max(1, marchAllowance(t.s, f, c.army) - f.entered),
            each: (t, f, soFar, to, c) =>
              to === f.at && soFar.length === 0 ? STANDS : mayGoOn(t.s, f, marchAllowance(t.s, f, c.army), soFar, to),
            take: (t, f, way) => {
              f.cut = 0
              t.s.way.push(...way)
              return goto('step')
            },
          }),
          sail: {
            domain: ALL_REGIONS,
            over: (t, f, c) => (f.entered === 0 && t.s.britannia === 1 && c !== undefined ? COASTS : []),
            check: (t, f, to: number, c: Plan) => maySail(t.s, f, c.army, marchAllowance(t.s, f, c.army), to),
            take: (t, f, to: number) => {
              stepTo(t, f, to, true)
              return goto('entered')
            },
          },
          halt: { take: () => goto('ended') },
        },
      }),
      step: (t, f) => {
        const { s } = t
        const to = s.way.shift()
        if (to === undefined) return goto('ended')
        if (isClosedTo(s, f.at, to)) {
          f.violating = to
          return goto('toll')
        }
        stepTo(t, f, to, false)
        return goto('entered')
      },
      // 9.8 One more card, and the country mobilises before the army enters.
      toll: asks<'order'>({
        rule: '9.8',
        seat: seatOf,
        offers: {
          pay: { ...payment, take: (t, f, card: number) => discard(t, f.seat, card, 'violate') },
        },
      }),
      violate: (t, f) => {
        const country = countryAt(t.s, f.violating)
        violate(t, f)
        return canMobilise(t.s, country, f.violating) ? call('mobilise', { country, barred: f.violating }) : undefined
      },
      invade: (t, f) => {
        const to = f.violating
        f.violating = -1
        stepTo(t, f, to, false)
        f.cut = 1
      },
      // 9.4 Once per move. What is left of the way is forgotten: nobody shall read in it what the mover meant to do.
      entered: (t, f) => {
        const { s } = t
        const enemy = 1 - f.seat
        const rating = movementOf(s, commanderOf(s, armyOf(s)))
        if (s.interceptedFrom === -1 && canIntercept(s, enemy, f.at, rating)) {
          s.way.length = 0
          s.interceptedFrom = ASKED
          return call('interception', { seat: enemy, at: f.at, rating, forced: 0, mud: 0, from: -1 })
        }
        if (s.way.length > 0) return goto('step')
        return f.cut === 1 ? goto('more') : goto('ended')
      },
      let: (t, f) => {
        const { s } = t
        if (s.interceptedFrom >= 0) f.over = 1
        else if (s.interceptedFrom === ASKED) s.interceptedFrom = -1
      },
      more: (t, f) => (canGoOn(t.s, f) ? goto('way') : goto('ended')),
      stay: (t, f) => {
        t.tell({ e: 'stuck', seat: f.seat, region: f.at })
      },
      // 9.5 The defenders may go, unless an interceptor has joined them or stands there by himself.
      ended: (t, f) =>
        f.attack === 1 && t.s.interceptedFrom < 0 && canWithdraw(t.s, 1 - f.seat, f) ? undefined : goto('marched'),
      withdraw: asks<'order'>({
        rule: '9.5',
        seat: otherSeat,
        offers: {
          withdraw: {
            domain: ALL_REGIONS,
            over: (_, f) => BORDERS[f.at]!,
            check: (t, f, to: number) => mayWithdraw(t.s, 1 - f.seat, f, to),
            take: (t, f, to: number) => withdraw(t, f, to),
          },
          stand: { take: () => goto('marched') },
        },
      }),
      // 10.1 The march has ended; what it costs, before the battle.
      marched: (t, f) => (isLate(t.s) ? undefined : moversToll(t, f)),
      intercepted: (t, f) => (isLate(t.s) ? undefined : interceptorsToll(t, f)),
      battle: (t, f) => {
        const { s } = t
        if (corpsHere(s, f.seat, f.at) === 0 || corpsHere(s, 1 - f.seat, f.at) === 0) return undefined
        const blank = { lossA: 0, lossD: 0, hitA: 0, hitD: 0, winner: -1, tie: 0 }
        return isCountered(s, f)
          ? call('battle', { seat: 1 - f.seat, at: f.at, from: s.interceptedFrom, sea: 0, ...blank })
          : call('battle', { seat: f.seat, at: f.at, from: f.from, sea: f.sea, ...blank })
      },
      late: (t, f) => (isLate(t.s) ? moversToll(t, f) : undefined),
      lateIntercepted: (t, f) => (isLate(t.s) ? interceptorsToll(t, f) : undefined),
      close: t => {
        untag(t.s, MARCHING | INTERCEPTING | WORN)
        t.s.interceptedFrom = -1
        t.s.interceptedCases = 0
        return end()
      },
    },
  },
}
/** `interceptedFrom` while the enemy is being asked, and once he has tried in vain. */
const ASKED = -2

interface Plan {
  readonly army: readonly Corps[]
  readonly commander: Corps
}
function canSail(s: State, f: F): boolean {
  const army = armyOf(s)
  const allowance = marchAllowance(s, f, army)
  return COASTS.some(to => maySail(s, f, army, allowance, to) === undefined)
}
