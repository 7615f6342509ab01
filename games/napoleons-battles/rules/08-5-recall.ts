/** 8.5.4 Recalling victorious cavalry, with the reaction and the fire it brings about. */
import {
  direction as asDirection,
  bearing,
  compareSpans,
  fanDistance,
  inFan,
  lengthOf,
  nearestPoint,
  pushed,
  sector,
  span,
  stepped,
  TOUCH,
  turnBetween,
} from '@bivouac/ground/measured'
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { type Field, isCavalry, isGeneral } from '../field.ts'
import { isDetachment } from '../muster.ts'
import { no } from '../rulebook.ts'
import {
  call,
  drop,
  type FrameOf,
  fieldFor,
  has,
  INTERCEPTING,
  type Napoleon,
  put,
  RECALLED,
  type State,
  type T,
} from '../state.ts'
import {
  ATTACKER,
  CHARGED,
  DISORDER,
  enemyOf,
  INCH,
  MOVED,
  ON_TABLE,
  QUALITY_BONUS,
  REACT,
  ROUT,
  STAYS,
  TESTED,
} from '../words.ts'
import { leadersWith, placeBeside } from './01-attachment.ts'
import { d10, type Line, line, sumOf } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { within } from './01-pieces.ts'
import { speedOf } from './08-1-effort.ts'
import { newMarch } from './08-1-march.ts'
import { mayMarch } from './08-1-movement.ts'
import { enemiesOf } from './08-1-room.ts'
import { divideCombats } from './08-4-division.ts'
import { strikeFlanks } from './08-4-flanks.ts'
import { rideOf } from './08-4-ride.ts'
import { disorder } from './11-losses.ts'
import { leaderOf } from './15-ratings.ts'
import { nightLine } from './17-weather.ts'
import { rollAgain } from './20-initiative.ts'
import { driveIn, driveInAt } from './a-4-contact.ts'
import { choice, offer, plain, upTo } from './offers.ts'
import { tell } from './telling.ts'

const units = (f: FrameOf<'recalls'>): number[] => (f.units === '' ? [] : f.units.split(' ').map(Number))
const mayBe = (field: Field, s: State, u: number): boolean =>
  isCavalry(field, u) && !isDetachment(field, u) && s.on[u] === ON_TABLE && !has(s, u, DISORDER | ROUT)

const NOT_IT = no('8.5.4.1', {
  it: 'Solo cavalleria in ordine che ha vinto può essere richiamata.',
  en: 'Only ordered cavalry that has won can be recalled.',
})

/** 8.5.4.1 Every ordered cavalry unit of the winner, in the order its owner wants. */
export const recalls = {
  rule: '8.5.4.1',
  steps: {
    next: (t: T, f: FrameOf<'recalls'>): Flow<Napoleon> => {
      const field = fieldFor(t.s)
      const left = units(f).filter(u => mayBe(field, t.s, u))
      f.units = left.join(' ')
      if (left.length === 0) return end()
      return left.length > 1 ? undefined : goto('only')
    },
    choose: choice<'recalls'>({
      seat: (_, f) => f.side,
      offers: {
        recall: offer<'recalls'>({
          domain: t => upTo(fieldFor(t.s).troops),
          over: (_, f) => units(f),
          check: (_, f, u): Verdict => (units(f).includes(u) ? undefined : NOT_IT),
          take: (_, f, u) => {
            f.units = units(f)
              .filter(each => each !== u)
              .join(' ')
            return call('recall', { unit: u, die: 0, active: f.active })
          },
        }),
      },
    }),
    again: () => goto('next'),
    only: (_: T, f: FrameOf<'recalls'>) => {
      const unit = units(f)[0]!
      f.units = ''
      return call('recall', { unit, die: 0, active: f.active })
    },
    more: () => goto('next'),
  },
} as const

/** 8.5.4.4 */
export function recallLines(f: Field, s: State, unit: number): Line[] {
  const lines = [line('8.5.4.3', 'controllo dell’unità', 'control of the unit', f.profile[unit]!.control)]
  lines.push(...nightLine(s, f.profile[unit]!.control))
  const general = leadersWith(f, s, unit, lay(f, s))[0]
  if (general !== undefined) {
    const bonus = QUALITY_BONUS[leaderOf(f, s, general).quality]
    if (bonus !== 0)
      lines.push(line('8.5.4.4.1', `generale ${f.name[general]!.it}`, `general ${f.name[general]!.en}`, bonus))
  }
  const nation = f.nation[unit]
  lines.push(line('8.5.4.4.2', 'nazione', 'nation', nation === 'Au' ? -1 : nation === 'Br' ? -4 : -2))
  return lines
}

/** 8.5.4.2.3 Cavalry that may answer what the other side has moved: the unit recalled, or those that have answered it. */
const answering = (t: T, f: FrameOf<'recall'>): number[] => {
  const side = answerer(t, f)
  return fieldFor(t.s).ofSide[side]!.filter(u => mayMarch(t, side, u, INTERCEPTING) === undefined)
}
const answerer = (t: T, f: FrameOf<'recall'>): number => {
  const own = fieldFor(t.s).side[f.unit]!
  return f.back === 1 ? own : enemyOf(own)
}

export const recall = {
  rule: '8.5.4.2',
  steps: {
    begin: (t: T) => {
      t.s.moved.length = 0
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, MOVED | STAYS | TESTED)
    },
    /** 8.5.4.2.1, 8.5.4.3 */
    roll: (t: T, f: FrameOf<'recall'>) => {
      f.die = d10(t, '8.5.4.3')
    },
    free: rollAgain<'recall'>((t, f) => fieldFor(t.s).side[f.unit]!, 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'recall'>) => {
      const need = sumOf(recallLines(fieldFor(t.s), t.s, f.unit))
      const passed = f.die <= need
      tell(t, { e: 'tested', unit: f.unit, what: 'recall', die: f.die, need, passed })
      return passed ? undefined : goto('wild')
    },
    /** 8.5.4.6 It moves as it likes, or stays and is marked. */
    move: choice<'recall'>({
      rule: '8.5.4.6',
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      offers: {
        ride: plain<'recall'>({ take: (t, f) => call('march', newMarch(t, f.unit, RECALLED)) }),
        mark: plain<'recall'>({
          take: (t, f) => {
            put(t.s, f.unit, REACT)
            tell(t, { e: 'ready', units: [f.unit] })
            return goto('leave')
          },
        }),
      },
    }),
    moved: () => goto('answer'),
    wild: (t: T, f: FrameOf<'recall'>) => runWild(t, f),
    /** 8.4.1.3 Lone generals get out of its way. */
    escape: (_: T, f: FrameOf<'recall'>) => call('escape', { by: f.unit, unit: -1 }),
    /** 8.5.4.5 After the move, before the next combat, it is disordered. */
    spent: (t: T, f: FrameOf<'recall'>) => disorder(t, f.unit, 'charge'),
    answer: choice<'recall'>({
      rule: '8.5.4.2.3',
      seat: answerer,
      standing: 'done',
      offers: {
        unit: offer<'recall'>({
          domain: t => upTo(fieldFor(t.s).count),
          over: (t, f) => (t.s.moved.length > 0 ? answering(t, f) : []),
          check: (t, f, u) => mayMarch(t, answerer(t, f), u, INTERCEPTING),
          take: (t, f, u) => {
            f.answered = 1
            return call('march', newMarch(t, u, INTERCEPTING))
          },
        }),
        done: plain<'recall'>({
          check: (t, f) =>
            mayMarch(t, answerer(t, f), t.s.moved.length > 0 ? (answering(t, f)[0] ?? 0) : 0, INTERCEPTING),
          take: () => goto('other'),
        }),
      },
      none: () => goto('other'),
    }),
    again: () => goto('answer'),
    /** Whoever has moved may be answered in his turn. */
    other: (_: T, f: FrameOf<'recall'>): Flow<Napoleon> => {
      if (f.answered !== 1) return goto('fire')
      f.answered = 0
      f.back = f.back === 1 ? 0 : 1
      return goto('answer')
    },
    /** 8.5.4.2.4 Only those who moved in these steps are fired at. */
    fire: (t: T, f: FrameOf<'recall'>): Flow<Napoleon> =>
      t.s.moved.length === 0 ? goto('leave') : call('fire', { side: f.active, firing: enemyOf(f.active), only: 1 }),
    /** 8.5.4.2.5 New contacts make new combats. */
    divide: (_: T, f: FrameOf<'recall'>) => divideCombats(f.active),
    leave: () => end(),
  },
} as const

/** 8.5.4.5 Straight at the nearest enemy in its front zone, or straight ahead, as far as it can. */
function runWild(t: T, f: FrameOf<'recall'>): Flow<Napoleon> {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const table = lay(field, s)
  const zone = sector(s.x[u]!, s.y[u]!, s.facing[u]!)
  const enemies = enemiesOf(field, s, u)
  const best = span(1, 0, 1)
  const one = span()
  let aim = -1
  for (const e of enemies)
    if (inFan(zone, table, e) && fanDistance(zone, table, e, one) && compareSpans(one, best) < 0) {
      best[0] = one[0]
      best[1] = one[1]
      best[2] = one[2]
      aim = e
    }
  let direction = s.facing[u]!
  if (aim >= 0) {
    const [x, y] = nearestPoint(s.x[u]!, s.y[u]!, table, aim)
    if (lengthOf(x - s.x[u]!, y - s.y[u]!) > 0) {
      const off = Math.max(-450, Math.min(450, turnBetween(s.facing[u]!, bearing(x - s.x[u]!, y - s.y[u]!))))
      direction = asDirection(s.facing[u]! + off)
    }
  }
  const reach = speedOf(field.profile[u]!, s.form[u]!) * INCH
  const distance = rideOf(field, s, u, direction, reach)
  const [fromX, fromY] = [s.x[u]!, s.y[u]!]
  if (distance > 0) {
    const [x, y] = stepped(fromX, fromY, direction, distance)
    // A4.1 Skirmishers on its way give way.
    pushed(table, u, x - fromX, y - fromY, table, field.count)
    driveIn(t, u, table, [field.count])
    s.x[u] = x
    s.y[u] = y
    s.road[u] = -1
    put(s, u, MOVED)
    s.moved.push(u)
    // 8.5.4.5.5 Generals go along, everybody else stays.
    for (let g = field.troops; g < field.count; g++)
      if (s.host[g] === u && isGeneral(field, g)) placeBeside(field, s, g, u)
    loosen(field, s)
  }
  driveInAt(t, u)
  const after = lay(field, s)
  const met = enemies.filter(e => within(after, u, after, e, TOUCH))
  tell(t, { e: 'ranAway', unit: u, x: s.x[u]!, y: s.y[u]!, enemy: met[0] ?? -1 })
  if (met.length === 0) return undefined
  put(s, u, ATTACKER | CHARGED)
  // 8.4.0.3 hr It is disordered only after the move.
  strikeFlanks(t, { unit: u, stood: [fromX, fromY, s.facing[u], s.form[u]].join(' ') })
  for (const e of met) if (isCavalry(field, e)) drop(s, e, REACT)
  return call('squares', { by: u, fromX, fromY, direction, reach })
}
