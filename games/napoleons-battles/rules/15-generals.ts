/** 15.2.2 Generals who fall, and who takes their place. */
import { TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto, type Json, type Verdict } from '@bivouac/kernel'
import { isGeneral } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { switchAt } from '../options.ts'
import { no } from '../rulebook.ts'
import { call, drop, type FrameOf, fieldFor, has, type Napoleon, put, type State, type T } from '../state.ts'
import { AT_RISK, ELIMINATED, LINE, ON_TABLE, REPLACED } from '../words.ts'
import { generalsWith, isAttached } from './01-attachment.ts'
import { d10 } from './01-dice.ts'
import { lay, shapeAs } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { within } from './01-pieces.ts'
import { enemiesOf } from './08-1-room.ts'
import { FATAL, strikeRiders } from './15-messengers.ts'
import { choice, isNumbers, open } from './offers.ts'
import { tell } from './telling.ts'

const OVERRUN = switchAt('overrun')

/** A general falls: his place stays empty for a turn. */
export function fall(t: T, g: number): void {
  const { s } = t
  const f = fieldFor(s)
  s.on[g] = ELIMINATED
  s.host[g] = -1
  s.fell[g - f.troops] = s.turn
  tell(t, { e: 'fell', general: g, side: f.side[g]! })
}
/** One die of the enemy, unmodified. */
export function isStruck(t: T, g: number, rule: '15.2.2.1' | '15.2.2.2'): boolean {
  const die = d10(t, rule)
  tell(t, { e: 'struckAt', general: g, die, fell: die <= FATAL })
  return die <= FATAL
}

/** 15.2.2.2 Whose generals are in danger when this unit is beaten by fire or in combat; nobody in the basic game. */
export const staffOf = (s: State, u: number): number[] =>
  s.options[OVERRUN] === 1 ? generalsWith(fieldFor(s), s, u, lay(fieldFor(s), s)) : []
export function endanger(s: State, staff: readonly number[]): void {
  for (const g of staff) if (s.on[g] === ON_TABLE) put(s, g, AT_RISK)
}

/** 15.2.2.2 Generals with units just beaten: who is not struck goes with the routed unit, or gets away from where it was dispersed. */
export function strike(t: T): Flow<Napoleon> {
  const { s } = t
  const f = fieldFor(s)
  for (let g = f.troops; g < f.count; g++) {
    if (!has(s, g, AT_RISK)) continue
    drop(s, g, AT_RISK)
    if (s.on[g] !== ON_TABLE) continue
    if (isStruck(t, g, '15.2.2.2')) {
      fall(t, g)
      continue
    }
    const table = lay(f, s)
    const by = enemiesOf(f, s, g).find(e => within(table, e, table, g, TOUCH))
    if (by !== undefined && !isAttached(f, s, g, table)) return call('escape', { by, unit: g - 1, spared: 1 })
  }
  return strikeRiders(t)
}

const NOT_HERE = no('15.2.2.4.1', {
  it: 'Il rimpiazzo si pone sul tavolo, non a contatto del nemico né su terreno impossibile.',
  en: 'The replacement is put on the table, not touching the enemy nor on impassable ground.',
})

/** Generals of a side whose replacement comes now: they fell two turns ago or more. */
const due = (s: State, side: number): number[] => {
  const f = fieldFor(s)
  return f.ofSide[side]!.filter(
    g => isGeneral(f, g) && s.on[g] === ELIMINATED && s.fell[g - f.troops]! > 0 && s.turn >= s.fell[g - f.troops]! + 2,
  )
}

function mayStand(t: T, f: FrameOf<'replacement'>, [x, y]: readonly number[]): Verdict {
  const { s } = t
  const field = fieldFor(s)
  if (x! < 0 || y! < 0 || x! > field.width || y! > field.height) return NOT_HERE
  const table = lay(field, s)
  shapeAs(field, s, f.unit, LINE, x!, y!, s.facing[f.unit]!, table, field.count)
  if (!isOpenFor(field.ground, field.arm[f.unit]!, table, field.count)) return NOT_HERE
  return enemiesOf(field, s, f.unit).some(e => within(table, field.count, table, e, TOUCH)) ? NOT_HERE : undefined
}
/** Near each of those he commands, and the corners and the middle of the table: somewhere among them there is room. */
function spots(t: T, f: FrameOf<'replacement'>): number[][] {
  const { s } = t
  const field = fieldFor(s)
  const own = field.ofSide[f.side]!.filter(u => field.under[u] === f.unit && s.on[u] === ON_TABLE)
  const [w, h] = [field.width, field.height]
  const round = [1, 2, 3].flatMap(i => [1, 2, 3].map(j => [Math.floor((w * i) / 4), Math.floor((h * j) / 4)]))
  return [...own.map(u => [s.x[u]!, s.y[u]!]), ...round]
    .filter((spot, i, all) => all.findIndex(each => each[0] === spot[0] && each[1] === spot[1]) === i)
    .sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)
}

/** 15.2.2.4.1 In the control phase of the second turn after, wherever his player wishes. */
export const replacement = {
  rule: '15.2.2.4.1',
  steps: {
    next: (t: T, f: FrameOf<'replacement'>): Flow<Napoleon> => {
      const [unit] = due(t.s, f.side)
      if (unit === undefined) return end()
      f.unit = unit
      return undefined
    },
    place: choice<'replacement'>({
      seat: (_, f) => f.side,
      offers: {
        appoint: open<'replacement', readonly number[]>({
          accepts: (arg: Json | undefined): arg is readonly number[] => isNumbers(arg, 2, 2, 32_767),
          over: spots,
          check: mayStand,
          probe: (t, _, __, pick) => [pick(fieldFor(t.s).width + 500), pick(fieldFor(t.s).height)],
          take: (t, f, [x, y]) => {
            const { s } = t
            const field = fieldFor(s)
            s.on[f.unit] = ON_TABLE
            s.x[f.unit] = x!
            s.y[f.unit] = y!
            s.mark[f.unit] = REPLACED
            // 15.2.2.4.3 He who fell still counts.
            s.fell[f.unit - field.troops] = -s.fell[f.unit - field.troops]!
            loosen(field, s)
            tell(t, { e: 'appointed', general: f.unit, x: x!, y: y! })
            return goto('next')
          },
        }),
      },
    }),
  },
} as const
