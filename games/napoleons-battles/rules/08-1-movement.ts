/** 4.2.3, 8.5.1 The movement step. */
import { end, goto, type Json, type Verdict } from '@bivouac/kernel'
import { isCavalry, isGeneral } from '../field.ts'
import { isDetachment } from '../muster.ts'
import { no } from '../rulebook.ts'
import { call, drop, type FrameOf, fieldFor, has, type MarchLocals, type Mode, NORMAL, put, type T } from '../state.ts'
import {
  COLUMN,
  DISORDER,
  DISORDERED_NOW,
  enemyOf,
  FREE_MARCH,
  HALF,
  LINE,
  MARCH,
  MOVED,
  NEXT_UNIT,
  NONE,
  ON_TABLE,
  REACT,
  ROAD_MARCH,
  ROUT,
  STAYS,
  TESTED,
} from '../words.ts'
import { lay } from './01-formations.ts'
import { bringIn, entering, mayEnter } from './04-entry.ts'
import { ALONG, quartersLeft } from './07-command.ts'
import { judgeLeg, newMarch, readMarch } from './08-1-march.ts'
import { touchedBy } from './08-1-room.ts'
import { LEGS } from './08-2-leg-offers.ts'
import { lose, rout } from './11-losses.ts'
import { isDisheartened } from './13-morale.ts'
import { leaveFlames } from './15-towns.ts'
import { DUMMIES } from './17-dummies.ts'
import { asKnown, trial } from './17-known.ts'
import { isAboard } from './18-aboard.ts'
import { AFLOAT } from './18-boats.ts'
import { threatened } from './18-drivers.ts'
import { escorted, mayEscortMove } from './18-escorts.ts'
import { AT_WORK, isAtWork } from './18-works.ts'
import { crewable, mayCrew, takeCrew } from './19-gunners.ts'
import { isWellington } from './20-great.ts'
import { COURIERS, freshMessengers } from './20-messengers.ts'
import { gatherAll, gatherUncommanded, mayRest } from './a-2-movement.ts'
import { type Lapse, lapseOf, noteStood } from './b-1-4-conduct.ts'
import { choice, offer, open, plain, setOf, upTo } from './offers.ts'
import { tell } from './telling.ts'

const NOT_YOURS = no('1.1.1.3', {
  it: 'Non è una tua unità sul tavolo.',
  en: 'That is none of your units on the table.',
})
const HAS_MOVED = no('8.1.1.4', {
  it: 'L’unità ha già mosso: la mossa fatta non si cambia.',
  en: 'The unit has moved already: a move made is final.',
})
const NO_MOVE = no(
  '7.2.3.2',
  { it: 'L’unità non è in comando e non muove.', en: 'The unit is out of command and does not move.' },
  {
    it: 'Riportala nel raggio del suo generale di divisione.',
    en: 'Bring its divisional general near enough before the next command check.',
  },
)
const RUNS = no(
  '8.6.2.2',
  { it: 'Un’unità in rotta può solo continuare a fuggire.', en: 'A unit in rout can only go on fleeing.' },
  {
    it: 'Usa “fuggi ancora”, o porta un generale a contatto per recuperarla.',
    en: 'Say “flee on”, or bring a general to rally it.',
  },
)
const STANDS_FAST = no(
  '14.5.5.1',
  { it: 'Un distaccamento non muove, se non in rotta.', en: 'A detachment does not move unless it is routed.' },
  { it: 'Porta a contatto la sua unità madre e riuniscili.', en: 'Bring its own unit into contact and reunite them.' },
)
const NOT_MARKED = no('8.5.2', {
  it: 'La cavalleria non è segnata per la reazione.',
  en: 'The cavalry is not marked for reaction.',
})

/** 8.1.1, 8.1.2.3 Whether a unit may begin a march of this kind. */
export function mayMarch(t: T, side: number, unit: number, mode: Mode): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (field.side[unit] !== side || s.on[unit] !== ON_TABLE) return NOT_YOURS
  // 20.1.3.2 Wellington rides whenever cavalry may react.
  if (mode !== NORMAL && !((isCavalry(field, unit) || isWellington(field, s, unit)) && has(s, unit, REACT)))
    return NOT_MARKED
  if (isDetachment(field, unit) && !has(s, unit, ROUT)) return STANDS_FAST
  if (isAtWork(s, unit)) return AT_WORK
  if (has(s, unit, MOVED | STAYS)) return HAS_MOVED
  if (has(s, unit, ROUT)) return RUNS
  if (!isGeneral(field, unit) && quartersLeft(s, unit, ALONG) === 0) return NO_MOVE
  return mayEscortMove(field, s, unit, () => lay(field, s))
}

/** Plays the legs through on a copy: the first refused leg refuses the whole march. */
export function judgeMarch(t: T, side: number, text: string, mode: Mode): Verdict {
  return walk(trial(t), side, readMarch(text)!, mode)
}

/** One march on a copy that may be changed. */
function walk(copy: T, side: number, spoken: NonNullable<ReturnType<typeof readMarch>>, mode: Mode): Verdict {
  if (spoken.unit >= fieldFor(copy.s).count) return NOT_YOURS
  const cannot = mayMarch(copy, side, spoken.unit, mode)
  if (cannot) return cannot
  const frame = { proc: 'march' as const, step: 'leg', ...newMarch(copy, spoken.unit, mode) }
  for (const leg of spoken.legs) {
    const verdict = frame.touched >= 0 ? AFTER_CONTACT : judgeLeg(copy, frame, leg)
    if (verdict !== undefined) return verdict
    ;(LEGS[leg.type] as { take: (t: T, f: typeof frame, arg: unknown) => unknown }).take(copy, frame, leg.arg)
  }
  // A2.2 The text says the whole march: its skirmishers have to be in their places.
  return mayRest(copy, frame)
}
const AFTER_CONTACT = no('8.4.1', { it: 'Il contatto chiude la marcia.', en: 'Contact ends the march.' })

/**
 * 8.2 Marches of several units given together: “7 F960; 8 F960; 9 W150 F960”. No rule knows of groups: each march is judged as if it were given
 * alone, after those before it, and the first that is refused refuses the whole. None of them ends in contact, since what contact
 * brings (a square, a flight) has to be seen before the next unit moves.
 */
const MOST_MARCHES = 40
const LONGEST = 4000

type IsOwn = (unit: number) => boolean
type Order = NonNullable<ReturnType<typeof readMarch>>
/** The marches of a text; `undefined` when it is none or sends somebody into contact. */
function readOrders(text: Json | undefined): readonly Order[] | undefined {
  if (typeof text !== 'string' || text.length > LONGEST) return undefined
  const marches = text.split(NEXT_UNIT).map(readMarch)
  if (marches.length > MOST_MARCHES) return undefined
  return marches.every(each => each !== undefined && !each.legs.some(leg => leg.type === 'touch'))
    ? (marches as readonly Order[])
    : undefined
}
const isOrders = (arg: Json | undefined): arg is string => readOrders(arg) !== undefined

function judgeOrders(t: T, side: number, text: string): Verdict {
  const copy = trial(t)
  for (const order of readOrders(text)!) {
    const refused = walk(copy, side, order, NORMAL)
    if (refused !== undefined) return refused
    put(copy.s, order.unit, MOVED)
  }
  return undefined
}

/** Takes the next march of the text. One that has become impossible after all is left out: its unit has not moved. */
function nextOrder(t: T, f: FrameOf<'movement'>): MarchLocals | undefined {
  while (f.orders !== undefined) {
    const [text, ...others] = f.orders.split(NEXT_UNIT)
    if (others.length > 0) f.orders = others.join(NEXT_UNIT)
    else delete f.orders
    const { unit, rest } = readMarch(text)!
    if (judgeMarch(asKnown(t, f.side), f.side, text!, NORMAL) === undefined) return newMarch(t, unit, NORMAL, rest)
  }
  return undefined
}

/** 8.6.2.2, 8.6.2.2.4 A routed unit may flee on, for a figure. */
const NOT_ROUTED = no('8.6.2.2', { it: 'L’unità non è in rotta.', en: 'The unit is not in rout.' })
function mayFleeOn(t: T, f: FrameOf<'movement'>, unit: number): Verdict {
  const field = fieldFor(t.s)
  if (field.side[unit] !== f.side || unit >= field.troops || t.s.on[unit] !== ON_TABLE) return NOT_YOURS
  if (!has(t.s, unit, ROUT)) return NOT_ROUTED
  return has(t.s, unit, MOVED) ? HAS_MOVED : undefined
}

const NOT_CAVALRY = no('8.5.1.1', {
  it: 'Solo la cavalleria si segna per la reazione.',
  en: 'Only cavalry is marked for reaction.',
})
const NOT_READY = no('8.5.1.1', {
  it: 'Deve essere in ordine, con piena capacità di movimento, e non aver mosso.',
  en: 'It must be in order, with its full movement, and must not have moved.',
})
/** 8.5.1.1 Ordered cavalry with its full movement that has not moved; 8.4.1.5 not if the enemy touches it. */
export function mayReact(t: T, side: number, unit: number): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (field.side[unit] !== side || s.on[unit] !== ON_TABLE) return NOT_YOURS
  // 20.1.3.1 Wellington is marked like cavalry; 18.7 an escort never is.
  if (isWellington(field, s, unit)) return has(s, unit, MOVED) ? NOT_READY : undefined
  if (!isCavalry(field, unit) || escorted(field, s, unit) >= 0) return NOT_CAVALRY
  if (isDetachment(field, unit)) return STANDS_FAST
  if (isAtWork(s, unit)) return AT_WORK
  if (isAboard(s, unit)) return AFLOAT
  if (has(s, unit, DISORDER | ROUT | HALF | NONE | MOVED)) return NOT_READY
  return touchedBy(field, s, unit, lay(field, s)).length > 0 ? NOT_READY : undefined
}
const ready = (t: T, side: number): number[] =>
  fieldFor(t.s).ofSide[side]!.filter(u => mayReact(t, side, u) === undefined)

export const movement = {
  rule: '4.2.3',
  steps: {
    begin: (t: T, f: FrameOf<'movement'>) => {
      t.s.moved.length = 0
      noteStood(t.s)
      freshMessengers(t.s)
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, MOVED | STAYS | TESTED)
      gatherUncommanded(t, f.side)
    },
    choose: choice<'movement'>({
      rule: '4.2.3.1',
      seat: (_, f) => f.side,
      offers: {
        unit: offer<'movement'>({
          domain: t => upTo(fieldFor(t.s).count),
          over: (t, f) => fieldFor(t.s).ofSide[f.side]!,
          check: (t, f, unit) => mayMarch(t, f.side, unit, NORMAL),
          take: (t, _, unit) => call('march', newMarch(t, unit, NORMAL)),
        }),
        march: open<'movement', string>({
          accepts: (arg: Json | undefined): arg is string => typeof arg === 'string' && readMarch(arg) !== undefined,
          over: () => [],
          check: (t, f, text) => judgeMarch(t, f.side, text, NORMAL),
          probe: (t, f, _, pick) => {
            const own = fieldFor(t.s).ofSide[f.side]!
            const enemies = fieldFor(t.s).ofSide[enemyOf(f.side)]!
            const legs = ['F', 'B', 'W', 'S', 'R', 'T', 'C1', 'C0', 'A', 'F']
            const words = Array.from({ length: 1 + pick(3) }, () => legs[pick(legs.length)]!)
            const spoken = words.map(word => {
              if (word === 'A' || word[0] === 'C') return word
              if (word === 'T') return `T${enemies[pick(enemies.length)] ?? 0}`
              return `${word}${word === 'W' ? pick(900) - 450 || 1 : 1 + pick(1500)}`
            })
            return `${own[pick(own.length)]} ${spoken.join(' ')}`
          },
          take: (t, _, text) => {
            const { unit, rest } = readMarch(text)!
            return call('march', newMarch(t, unit, NORMAL, rest))
          },
        }),
        orders: open<'movement', string>({
          accepts: isOrders,
          over: () => [],
          check: (t, f, text) => judgeOrders(t, f.side, text),
          probe: (t, f, _, pick) => {
            const own = fieldFor(t.s).ofSide[f.side]!
            const first = pick(own.length)
            return [0, 1].map(i => `${own[(first + i) % own.length]} F${1 + pick(1500)}`).join(NEXT_UNIT)
          },
          take: (_, f, text) => {
            f.orders = text
            return goto('again')
          },
        }),
        enter: offer<'movement'>({
          domain: t => upTo(fieldFor(t.s).count),
          over: entering,
          check: mayEnter,
          take: bringIn,
        }),
        flee: offer<'movement'>({
          domain: t => upTo(fieldFor(t.s).troops),
          over: t => t.s.mark.flatMap((mark, u) => ((mark & ROUT) !== 0 ? [u] : [])),
          check: mayFleeOn,
          take: (t, _, unit) => {
            put(t.s, unit, MOVED)
            lose(t, unit, 1, 'flight')
            if (t.s.on[unit] === ON_TABLE) rout(t, unit, 'chosen')
            return call('flights', { stood: '' })
          },
        }),
        /** 19.3 Men of the Old Guard replace fallen gunners. */
        crew: offer<'movement'>({
          domain: t => upTo(fieldFor(t.s).troops),
          over: (t, f) => crewable(t.s, f.side),
          check: mayCrew,
          take: takeCrew,
        }),
        ...DUMMIES,
        ...COURIERS,
        /** 20.3.1 Of several commanders each answers for his own guns. */
        done: plain<'movement', IsOwn | undefined>({
          check: (t, f, _, isOwn) => stillThreatened(t, f.side, isOwn) ?? disobeyed(t, f.side)?.refusal,
          take: () => goto('mark'),
        }),
      },
    }),
    again: (t: T, f: FrameOf<'movement'>) => {
      const order = nextOrder(t, f)
      return order === undefined ? goto('choose') : call('march', order)
    },
    next: () => goto('again'),
    /** 4.2.3.2, 8.5.1.1 After all other moves. */
    mark: choice<'movement'>({
      rule: '8.5.1.1',
      seat: (_, f) => f.side,
      offers: {
        react: setOf<'movement'>({
          domain: t => upTo(fieldFor(t.s).count),
          over: (t, f) => ready(t, f.side),
          each: (t, f, _, unit) => mayReact(t, f.side, unit),
          take: (t, _, units) => {
            for (const u of units) put(t.s, u, REACT)
            tell(t, { e: 'ready', units })
          },
        }),
        pass: plain<'movement'>({
          check: (t, f) => (ready(t, f.side).length > 0 ? undefined : NOT_CAVALRY),
          take: () => undefined,
        }),
      },
      none: () => undefined,
    }),
    /** 8.5.1.2 Reordering; 4.2.3.3, 8.5.1.3 markers of command go. */
    tidy: (t: T, f: FrameOf<'movement'>) => {
      gatherAll(t, f.side)
      reorder(t, f.side)
      for (const u of fieldFor(t.s).ofSide[f.side]!) drop(t.s, u, HALF | NONE | STAYS | ROAD_MARCH | FREE_MARCH)
    },
    /** 15.4.3 Who has not left a burning town runs. */
    flames: (t: T, f: FrameOf<'movement'>) => (leaveFlames(t, f.side) ? call('flights', { stood: '' }) : undefined),
    routs: (_: T, f: FrameOf<'movement'>) => call('routing', { side: f.side, rule: 0 }), // 4.2.3.4
    leave: () => end(),
  },
} as const

const GUNS_IN_DANGER = no(
  '18.5.2',
  {
    it: 'Una batteria con conducenti civili ha il nemico a meno di 18".',
    en: 'A battery with civilian drivers has the enemy within 18".',
  },
  { it: 'Schierala, o allontanala.', en: 'Unlimber it, or take it away.' },
)
/** 18.5.2 Whoever of them can still unlimber has to, or has to have moved away. */
const stillThreatened = (t: T, side: number, isOwn: IsOwn = () => true): Verdict => {
  const field = fieldFor(t.s)
  return threatened(field, t.s, side).some(
    u => isOwn(u) && judgeMarch(t, side, `${u} C${t.s.form[u] === MARCH ? COLUMN : LINE}`, NORMAL) === undefined,
  )
    ? GUNS_IN_DANGER
    : undefined
}

/** B1.4 The order that is not obeyed yet, though somebody could still obey it. */
export const disobeyed = (t: T, side: number): Lapse | undefined =>
  t.s.extra.orders === undefined
    ? undefined
    : lapseOf(t, side, text => {
        const copy = trial(t)
        return walk(copy, side, readMarch(text)!, NORMAL) === undefined ? copy.s : undefined
      })

/** 8.5.1.2 Who did not move, was not disordered in this step and touches no enemy is in order again. */
export function reorder(t: T, side: number): void {
  const { s } = t
  const field = fieldFor(s)
  const table = lay(field, s)
  const units: number[] = []
  for (const u of field.ofSide[side]!) {
    if (s.on[u] !== ON_TABLE || !has(s, u, DISORDER) || has(s, u, MOVED | DISORDERED_NOW)) continue
    // 13.3.1 Not while the army is discouraged.
    if (isDisheartened(s, u)) continue
    if (touchedBy(field, s, u, table).length > 0) continue
    drop(s, u, DISORDER)
    units.push(u)
  }
  for (const u of field.ofSide[side]!) drop(s, u, DISORDERED_NOW)
  if (units.length > 0) tell(t, { e: 'reordered', units })
}
