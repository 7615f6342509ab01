/** What a sensible player looks at first where the options are listed. */
import { type Action, type Decision, tableFor } from '@bivouac/kernel'
import { type Field, isTroops } from '../field.ts'
import { basesOf, lay } from '../rules/01-formations.ts'
import { nearestEnemyBearing } from '../rules/08-1-room.ts'
import { guardMarch } from '../rules/14-guard.ts'
import { type FrameOf, fieldFor, type NapoleonPosition, REACTING, type State, type T } from '../state.ts'
import { marchOf } from '../survey.ts'
import { COLUMN, enemyOf, INCH, LINE, looseIn, ON_TABLE, shooterIn, targetIn } from '../words.ts'
import { shotOf } from './combats.ts'
import { goalsOf } from './goals.ts'
import { wayTo } from './posture.ts'
import { reckoningOf, standing } from './standing.ts'
import { NO_DICE } from './suggest.ts'
import { toll } from './tables.ts'
import { type Values, WEIGHTS } from './weights.ts'
import { figureCost } from './worth.ts'

type Weigh = (pos: NapoleonPosition, actions: readonly Action[], seat: number, w: Values) => readonly number[]
const numberOf = ({ arg }: Action): number => (typeof arg === 'number' ? arg : -1)
const listOf = ({ arg }: Action): readonly number[] => (Array.isArray(arg) ? (arg as number[]) : [])
const keen = (value: number): number => Math.exp(Math.max(-6, Math.min(6, value)))

/** At whom it hurts most; nobody fires at an empty house while there are men. */
const fire: Weigh = ({ s }, actions, _, w) => {
  const f = fieldFor(s)
  const table = lay(f, s)
  return actions.map(action => {
    if (action.type !== 'fire') return action.type === 'cease' ? 0.5 : 0.05
    const [shooter, target] = [shooterIn(numberOf(action)), targetIn(numberOf(action))]
    return keen(toll(shotOf(f, s, shooter, target, table, looseIn(numberOf(action)))) * figureCost(f, target, w))
  })
}

/** The nearest enemy from a spot, in inches. */
function enemyFrom(f: Field, s: State, side: number, x: number, y: number): number {
  let best = 60
  for (const e of f.ofSide[enemyOf(side)]!)
    if (e < f.troops && s.on[e] === ON_TABLE) best = Math.min(best, wayTo(s.x[e]! - x, s.y[e]! - y) / INCH)
  return best
}
/** Away from the enemy, but not off to where no general comes: the nearest own general draws. */
const flight: Weigh = (pos, actions) => {
  const { s } = pos
  const f = fieldFor(s)
  const { unit } = pos.stack.at(-1) as FrameOf<'flight'>
  const side = f.side[unit]!
  return actions.map(action => {
    const way = listOf(action)
    const [x, y] = [way.at(-2) ?? s.x[unit]!, way.at(-1) ?? s.y[unit]!]
    const edge = Math.min(x, y, f.width - x, f.height - y) / INCH
    return keen(0.5 * Math.min(12, enemyFrom(f, s, side, x, y)) + 0.6 * Math.min(3, edge) - 0.05 * way.length)
  })
}
const refuge: Weigh = (pos, actions, seat) => {
  const { s } = pos
  const f = fieldFor(s)
  return actions.map(action => {
    const [x, y] = listOf(action)
    return x === undefined || y === undefined ? 0.1 : keen(0.6 * Math.min(8, enemyFrom(f, s, seat, x, y)))
  })
}

const rally: Weigh = (pos, actions) => {
  const { s } = pos
  const f = fieldFor(s)
  const { unit } = pos.stack.at(-1) as FrameOf<'rally'>
  return actions.map(action => {
    if (action.type === 'rally') return 50
    if (action.type !== 'form') return 0.1
    const [form, facing] = listOf(action)
    const off = Math.abs(((facing! - nearestEnemyBearing(f, s, unit) + 5400) % 3600) - 1800) / 900
    return keen(-3 * off + (form === LINE ? (isTroops(f, unit) ? 0.5 : 1) : form === COLUMN ? 0.3 : 0))
  })
}

/** Cavalry in hand goes where it gains something, and stays where it does not; so does the Guard. */
const inHand =
  (order: string, march: (t: T, unit: number) => FrameOf<'march'>): Weigh =>
  (pos, actions, seat, w) => {
    const t = tableFor(pos, NO_DICE) as T
    const f = fieldFor(t.s)
    const r = reckoningOf(f, t.s, w)
    const now = standing(f, t.s, seat, r)
    return actions.map(action => {
      if (action.type !== order) return 1
      let best = -2
      for (const goal of goalsOf(t, march(t, numberOf(action)), w.goals > 0))
        best = Math.max(best, standing(f, goal.after, seat, r) - now)
      return keen(best / 3)
    })
  }

const reaction = inHand('unit', (t, unit) => marchOf(t, unit, REACTING))
const guard = inHand('commit', (t, unit) => ({ proc: 'march', step: 'leg', ...guardMarch(t, unit) }))

/** The strongest lasts longest. */
const main: Weigh = ({ s }, actions) => {
  const f = fieldFor(s)
  return actions.map(action => 1 + (numberOf(action) >= 0 ? basesOf(f, s, numberOf(action)) : 0))
}
const flat =
  (likes: Readonly<Record<string, number>>): Weigh =>
  (_, actions) =>
    actions.map(({ type }) => likes[type] ?? 1)

const WEIGH: Readonly<Record<string, Weigh>> = {
  'deployment.place': flat({ place: 0.001, proposed: 1, ready: 2 }),
  'fire.choose': fire,
  'flight.way': flight,
  'escape.flee': refuge,
  'rally.choose': rally,
  'rally.form': rally,
  'guard.choose': guard,
  'reaction.first': reaction,
  'reaction.second': reaction,
  'recall.answer': reaction,
  'recall.move': flat({ ride: 1, mark: 1.5 }),
  'recalls.choose': flat({ recall: 1, done: 1 }),
  'isolation.point': flat({ point: 50, done: 0.1 }),
  'messages.choose': flat({ message: 0, read: 50, done: 1 }),
  'works.choose': flat({ build: 0.05, done: 1 }),
  'routing.choose': flat({ rout: 0.001, done: 1 }),
  'movement.choose': flat({ flee: 0.02, done: 0.3 }),
  'combat.mainFirst': main,
  'combat.mainSecond': main,
}

export function instinct(
  pos: NapoleonPosition,
  { proc, step, seat, actions }: Decision,
  w: Values = WEIGHTS,
): readonly number[] {
  const weigh = WEIGH[`${proc}.${step}`]
  return weigh === undefined ? actions.map(() => 1) : weigh(pos, actions, seat, w)
}
