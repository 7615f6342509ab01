/** 17.2.2.3 Counters that are nobody: put down where a hidden unit stands, moved like the others, gone when they are seen. */
import { lengthOf } from '@bivouac/ground/measured'
import { goto, type Json, type Verdict } from '@bivouac/kernel'
import { type Field, isInfantry, troopOf } from '../field.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type T } from '../state.ts'
import { DUMMY, FULL, INCH, ON_TABLE } from '../words.ts'
import { RIDE_OFF } from './08-2-leg-checks.ts'
import { NEW } from './17-counters.ts'
import { isNumbers, offer, open, upTo } from './offers.ts'
import { tell } from './telling.ts'

type Movement = FrameOf<'movement'>

const NO_COUNTERS = no('17.2.2', {
  it: 'In questa partita non ci sono pedine misteriose.',
  en: 'There are no hidden counters in this game.',
})
const NONE_LEFT = no('17.2.2.1', {
  it: 'Tutte le pedine ingannevoli concordate sono state usate.',
  en: 'All the dummies agreed upon have been used.',
})
const IN_SIGHT = no(
  '17.2.2.3',
  { it: 'L’unità è vista dal nemico, o non è tua.', en: 'The enemy sees this unit, or it is not yours.' },
  {
    it: 'Scegli una tua unità che il nemico non vede.',
    en: 'Choose a unit of yours that the enemy does not see.',
  },
)
const NO_DUMMY = no('17.2.2.3', {
  it: 'Non è una tua pedina ingannevole sul tavolo.',
  en: 'That is none of your dummies on the table.',
})
const MOVED_ALREADY = no('17.2.2.3', {
  it: 'La pedina ha già mosso in questo turno.',
  en: 'The dummy has moved in this turn already.',
})
const TOO_FAR = no(
  '17.2.2.3',
  {
    it: 'Una pedina ingannevole non va più lontano della fanteria più lenta.',
    en: 'A dummy goes no farther than the slowest infantry.',
  },
  { it: 'Scegli un posto più vicino.', en: 'Choose a place nearer by.' },
)

/** 17.2.2.3 Moved like the others: as far as the slowest infantry of its side in column, over any ground. */
function speedOf(f: Field, side: number): number {
  const foot = f.ofSide[side]!.filter(u => isInfantry(f, u)).map(u => troopOf(f, u).column)
  return (foot.length > 0 ? Math.min(...foot) : 8) * INCH
}

const own = (t: T): NonNullable<T['s']['extra']['counters']> | undefined => t.s.extra.counters

function mayLay(t: T, f: Movement, unit: number): Verdict {
  const counters = own(t)
  if (counters === undefined) return NO_COUNTERS
  if (counters.hand[f.side]! < 1) return NONE_LEFT
  const field = fieldFor(t.s)
  const isHere = field.side[unit] === f.side && t.s.on[unit] === ON_TABLE && t.s.host[unit]! < 0
  return isHere && counters.label[unit]! > 0 ? undefined : IN_SIGHT
}

/** By side: where in the list of dummies each of its own begins. */
const listed = (t: T, side: number): number[] =>
  (own(t)?.dummies ?? []).flatMap((who, i) => (i % DUMMY === 0 && who === side ? [i] : []))

function mayBluff(t: T, f: Movement, [which, x, y]: readonly number[]): Verdict {
  const counters = own(t)
  if (counters === undefined) return NO_COUNTERS
  const field = fieldFor(t.s)
  const at = listed(t, f.side)[which!]
  if (at === undefined) return NO_DUMMY
  if (counters.dummies[at + 5] === t.s.turn) return MOVED_ALREADY
  if (x! < 0 || y! < 0 || x! > field.width || y! > field.height) return RIDE_OFF
  const way = lengthOf(x! - counters.dummies[at + 2]!, y! - counters.dummies[at + 3]!)
  return way > speedOf(field, f.side) ? TOO_FAR : undefined
}

const isMove = (arg: Json | undefined): arg is readonly number[] =>
  isNumbers(arg, 4, 4, 100_000) && arg[0]! >= 0 && arg[3]! >= 0 && arg[3]! < FULL

export const DUMMIES = {
  lay: offer<'movement'>({
    domain: t => upTo(fieldFor(t.s).troops),
    over: (t, f) => (own(t) === undefined ? [] : fieldFor(t.s).ofSide[f.side]!.filter(u => u < fieldFor(t.s).troops)),
    check: mayLay,
    take: (t, f, unit) => {
      const { s } = t
      const [x, y, facing] = [s.x[unit]!, s.y[unit]!, s.facing[unit]!]
      s.extra.counters!.hand[f.side]!--
      s.extra.counters!.dummies.push(f.side, NEW, x, y, facing, 0)
      tell(t, { e: 'bluffed', side: f.side, laid: true, x, y, facing })
      return goto('choose')
    },
  }),
  bluff: open<'movement', readonly number[]>({
    accepts: isMove,
    may: t => (own(t) === undefined ? NO_COUNTERS : undefined),
    over: (t, f) =>
      listed(t, f.side).flatMap((at, which) => {
        const [x, y, facing] = own(t)!.dummies.slice(at + 2, at + 5) as [number, number, number]
        const far = Math.floor(speedOf(fieldFor(t.s), f.side) / 2)
        return [
          [which, x, y + far, facing],
          [which, x + far, y, facing],
          [which, x, y - far, facing],
          [which, x - far, y, facing],
        ]
      }),
    check: mayBluff,
    probe: (t, f, _, pick) => {
      const field = fieldFor(t.s)
      const [x, y] = (own(t)?.dummies ?? []).slice((listed(t, f.side)[0] ?? 0) + 2)
      const far = 2 * speedOf(field, f.side)
      return [pick(2), (x ?? 0) + pick(far) - far / 2, (y ?? 0) + pick(far) - far / 2, pick(FULL)]
    },
    take: (t, f, [which, x, y, facing]) => {
      const at = listed(t, f.side)[which!]!
      t.s.extra.counters!.dummies.splice(at + 2, 4, x!, y!, facing!, t.s.turn)
      tell(t, { e: 'bluffed', side: f.side, laid: false, x: x!, y: y!, facing: facing! })
      return goto('choose')
    },
  }),
} as const
