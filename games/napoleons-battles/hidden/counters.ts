/** 17.2.2 Counters: what the other side is shown of units out of sight, and what it may think they are. */
import type { Dice, Eye } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { placeBeside } from '../rules/01-attachment.ts'
import { spotsOf } from '../rules/17-counters.ts'
import { forget } from '../rules/17-known.ts'
import { fieldFor, type NapoleonPosition, type State } from '../state.ts'
import { COLUMN, counterNamed, DUMMY, GENERAL, INFANTRY, LINE, nameless, ON_TABLE, SUPPLY, UNSEEN } from '../words.ts'
import type { HiddenPart } from './part.ts'

/** A counter as it lies on the table: place and facing of the base at the head of what it stands for. */
export interface Counter {
  readonly side: number
  readonly number: number
  readonly x: number
  readonly y: number
  readonly facing: number
}

/** Locals of procedures that hold a unit; a hidden one is named by its counter. */
const UNITS = ['unit', 'by', 'shooter', 'target', 'with'] as const
const keysIn = ({ proc }: Locals): readonly string[] => (proc === 'command' ? ['at'] : UNITS)
/** Locals that say how a hidden unit goes, or what it has been told to do. */
const TEXTS = ['rest', 'stood', 'movers', 'guests', 'units'] as const
const PLANS = ['orders', 'aims'] as const
const EFFORTS = [
  'spent',
  'weight',
  'changes',
  'changed',
  'begun',
  'fromX',
  'fromY',
  'fromFacing',
  'offset',
  'way',
] as const
type Locals = Record<string, number | string | undefined>

/** Whose counters an eye looks at. */
const sidesHidden = (eye: Eye): readonly number[] => [0, 1].filter(side => side !== eye)

export const COUNTERS: HiddenPart = {
  isIn: s => s.extra.counters !== undefined,

  hide(copy, eye) {
    const { s } = copy
    const f = fieldFor(s)
    const label = s.extra.counters!.label.slice()
    const counters = sidesHidden(eye).flatMap(side =>
      spotsOf(f, s, side)
        .map(({ number, x, y, facing }): Counter => ({ side, number, x, y, facing }))
        .sort((a, b) => a.number - b.number || a.y - b.y || a.x - b.x || a.facing - b.facing),
    )
    forget(f, s, eye === 'spectator' ? -1 : eye)
    // Which number the enemy reads on one’s own counters is his affair: they may have been dealt anew.
    s.extra.counters!.label = s.extra.counters!.label.map(number => (number > 0 ? 1 : 0))
    s.extra.counters!.dummies = s.extra.counters!.dummies.map((each, i) => (i % DUMMY === 1 ? 0 : each))
    for (const frame of copy.stack) veilFrame(f, frame as unknown as Locals, label, eye)
    return { counters }
  },

  deal(guess, view, eye, dice) {
    const f = fieldFor(guess.s)
    const shown = view.counters ?? []
    const needed = new Map<number, Locals[]>()
    for (const frame of guess.stack as unknown as Locals[])
      for (const key of keysIn(frame)) {
        const value = frame[key]
        if (typeof value === 'number' && counterNamed(value) !== undefined)
          needed.set(value, [...(needed.get(value) ?? []), frame])
      }
    for (const side of sidesHidden(eye))
      dealSide(
        f,
        guess.s,
        side,
        shown.filter(each => each.side === side),
        needed,
        dice,
      )
    if (eye !== 'spectator') numberOwn(f, guess.s, eye)
    unveilFrames(f, guess)
  },
}

/** A frame as somebody sees it who does not see the unit it is about. */
function veilFrame(f: Field, frame: Locals, label: readonly number[], eye: Eye): void {
  const isFar = (u: number): boolean => u >= 0 && u < f.count && f.side[u] !== eye && label[u]! > 0
  let isVeiled = false
  for (const key of keysIn(frame)) {
    const u = frame[key]
    if (typeof u !== 'number' || !isFar(u)) continue
    frame[key] = nameless(f.side[u]!, label[u]!)
    isVeiled = true
  }
  const about = typeof frame.unit === 'number' && frame.unit >= 0 ? f.side[frame.unit] : (frame.firing ?? frame.side)
  const isOwn = !isVeiled && (about === undefined || about === eye)
  if (!isOwn) {
    for (const key of TEXTS) if (frame[key] !== undefined) frame[key] = ''
    for (const key of PLANS) delete frame[key]
    if (typeof frame.status === 'string') frame.status = 'C'.repeat(frame.status.length)
  }
  if (isVeiled) for (const key of EFFORTS) if (frame[key] !== undefined) frame[key] = 0
}

const shuffled = (list: readonly number[], dice: Dice): number[] => {
  const out = list.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const k = dice.pick(i + 1, '17.2.2')
    ;[out[i], out[k]] = [out[k]!, out[i]!]
  }
  return out
}

/** Deals the units nobody sees to the counters on the table; counters that are left over are dummies, units that are left over go with another. */
function dealSide(
  f: Field,
  s: State,
  side: number,
  counters: readonly Counter[],
  needed: ReadonlyMap<number, readonly Locals[]>,
  dice: Dice,
): void {
  const hidden = shuffled(
    f.ofSide[side]!.filter(u => s.on[u] === UNSEEN),
    dice,
  )
  const isTroop = (u: number): boolean => f.arm[u]! <= INFANTRY + 1
  // Somebody whom a procedure is about is a unit, and mostly one that fights.
  const wanted = counters.filter(({ number }) => needed.has(nameless(side, number)))
  const others = shuffledCounters(
    counters.filter(({ number }) => !needed.has(nameless(side, number))),
    dice,
  )
  const [least, most] = [
    Math.max(0, counters.length - hidden.length),
    Math.min(others.length, s.extra.counters!.hand[side]!),
  ]
  const guestsMost = hidden.some(isTroop) ? hidden.filter(u => !isTroop(u)).length : 0
  const mostDummies = Math.max(least, Math.min(most, counters.length - hidden.length + guestsMost))
  const dummies = least + dice.pick(mostDummies - least + 1, '17.2.2.3')
  const spots = [...wanted, ...others.slice(dummies)]
  // Troops first: what is left over is what can go with them.
  const troops = hidden.filter(isTroop)
  const rest = hidden.filter(u => !isTroop(u))
  const guests = Math.max(0, hidden.length - spots.length)
  const alone = shuffled([...troops, ...rest.slice(guests)], dice)
  for (const spot of spots) {
    const k = Math.max(
      0,
      needed.has(nameless(side, spot.number))
        ? alone.findIndex(u => fits(f, u, needed.get(nameless(side, spot.number))!))
        : 0,
    )
    const [unit] = alone.splice(k, 1)
    if (unit !== undefined) stand(f, s, unit, spot)
  }
  const host = f.ofSide[side]!.find(u => isTroop(u) && s.on[u] === ON_TABLE && s.extra.counters!.label[u]! > 0)
  for (const u of [...alone, ...rest.slice(0, guests)]) if (host !== undefined) attach(f, s, u, host)
  s.extra.counters!.hand[side]! -= dummies
  for (const { number, x, y, facing } of others.slice(0, dummies))
    s.extra.counters!.dummies.push(side, number, x, y, facing, 0)
}
const shuffledCounters = (list: readonly Counter[], dice: Dice): Counter[] =>
  shuffled(
    list.map((_, i) => i),
    dice,
  ).map(i => list[i]!)

/** Who could be doing what the procedures are at. */
const fits = (f: Field, u: number, frames: readonly Locals[]): boolean =>
  frames.every(({ proc }) => proc === 'march' || (proc === 'command') === (f.arm[u] === GENERAL))

function stand(f: Field, s: State, u: number, { number, x, y, facing }: Counter): void {
  s.on[u] = ON_TABLE
  s.x[u] = x
  s.y[u] = y
  s.facing[u] = facing
  s.form[u] = f.arm[u] === GENERAL ? LINE : COLUMN
  s.extra.counters!.label[u] = number
}
function attach(f: Field, s: State, u: number, host: number): void {
  s.on[u] = ON_TABLE
  s.form[u] = f.arm[u] === SUPPLY ? COLUMN : LINE
  s.host[u] = host
  placeBeside(f, s, u, host)
  s.extra.counters!.label[u] = s.extra.counters!.label[host]!
}

/** One’s own counters get some number each: which, the enemy knows. */
function numberOwn(f: Field, s: State, side: number): void {
  const counters = s.extra.counters!
  let next = 1
  for (const u of f.ofSide[side]!) if (counters.label[u]! > 0 && s.host[u]! < 0) counters.label[u] = next++
  for (const u of f.ofSide[side]!) if (s.host[u]! >= 0) counters.label[u] = counters.label[s.host[u]!]!
  for (let i = 0; i < counters.dummies.length; i += DUMMY)
    if (counters.dummies[i] === side) counters.dummies[i + 1] = next++
}

/** The unit dealt to a counter; where a general is meant who may go with others, a general. */
function whoIs(
  f: Field,
  s: State,
  { side, number }: Pick<Counter, 'side' | 'number'>,
  general: boolean,
): number | undefined {
  const hidden = f.ofSide[side]!.filter(u => s.extra.counters!.label[u]! > 0)
  const here = hidden.filter(u => s.extra.counters!.label[u] === number)
  if (!general) return here.find(u => s.host[u]! < 0)
  return here.find(u => f.arm[u] === GENERAL) ?? hidden.find(u => f.arm[u] === GENERAL)
}

/** Frames name again the units that have been dealt to their counters, as if each had just begun. */
function unveilFrames(f: Field, guess: NapoleonPosition): void {
  const { s } = guess
  for (const frame of guess.stack as unknown as Locals[])
    for (const key of keysIn(frame)) {
      const value = frame[key]
      const counter = typeof value === 'number' ? counterNamed(value) : undefined
      if (counter === undefined) continue
      const unit = whoIs(f, s, counter, frame.proc === 'command')
      frame[key] = unit ?? -1
      if (unit === undefined || frame.proc !== 'march') continue
      frame.fromX = s.x[unit]
      frame.fromY = s.y[unit]
      frame.fromFacing = s.facing[unit]
      if (frame.stood !== undefined) frame.stood = [s.x[unit], s.y[unit], s.facing[unit], s.form[unit]].join(' ')
    }
}
