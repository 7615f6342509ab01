/** What is worth a thought at an open choice: whole marches of the next unit, and the plain answers everywhere else. */
import { type Action, type Decision, diceFrom, type Suggestion, tableFor } from '@bivouac/kernel'
import { type Field, isGeneral } from '../field.ts'
import { mayMarch, mayReact } from '../rules/08-1-movement.ts'
import { mayHalt } from '../rules/14-evade.ts'
import { napoleonMachine } from '../rules/index.ts'
import { cloneState, type FrameOf, fieldFor, has, type NapoleonPosition, NORMAL, type State, type T } from '../state.ts'
import { marchOf } from '../survey.ts'
import { enemyOf, MOVED, ON_TABLE, STAYS } from '../words.ts'
import { type Goal, goalsOf, spoken } from './goals.ts'
import { wayTo } from './posture.ts'
import { reckoningOf, standing } from './standing.ts'
import { type Values, WEIGHTS } from './weights.ts'
import type { Reckoning } from './worth.ts'

export const NO_DICE = diceFrom(() => {
  throw new Error('nothing is rolled to think')
})
export const tableOf = (pos: NapoleonPosition): T => tableFor(pos, NO_DICE) as T

/** Who moves next: the foremost first, so that nobody walks into those before him; generals last, when they see where everybody is. */
export function nextToMove(t: T, side: number): number {
  const { s } = t
  const f = fieldFor(s)
  let [best, found] = [Number.POSITIVE_INFINITY, -1]
  for (const u of f.ofSide[side]!) {
    if (s.on[u] !== ON_TABLE || has(s, u, MOVED | STAYS) || (s.host[u]! >= 0 && !isGeneral(f, u))) continue
    if (mayMarch(t, side, u, NORMAL) !== undefined) continue
    const far = isGeneral(f, u) ? 1e9 + f.rank[u]! : toEnemy(s, u, side)
    if (far < best) [best, found] = [far, u]
  }
  return found
}
function toEnemy(s: State, u: number, side: number): number {
  const f = fieldFor(s)
  let best = 1e8
  for (const e of f.ofSide[enemyOf(side)]!)
    if (e < f.troops && s.on[e] === ON_TABLE) best = Math.min(best, wayTo(s.x[e]! - s.x[u]!, s.y[e]! - s.y[u]!))
  return best
}

/** Points that make an idea e times as likely to come to mind. */
const KEEN = 8
const weightOf = (gain: number): number => Math.exp(Math.max(-6, Math.min(6, gain / KEEN)))

function marches(pos: NapoleonPosition, side: number, w: Values): Suggestion[] | undefined {
  const t = tableOf(pos)
  const unit = nextToMove(t, side)
  if (unit < 0) return [{ action: { type: 'done' }, weight: 1 }]
  const f = fieldFor(t.s)
  const weight = gains(f, cloneState(t.s), side, w)
  const stays = { type: 'unit', arg: unit }
  return [
    w.goals > 0 ? weighed(stays, () => weight(done(cloneState(t.s), unit))) : { action: stays, weight: 1 },
    ...goalsOf(t, marchOf(t, unit), w.goals > 0).map(({ legs, after }) =>
      weighed({ type: 'march', arg: `${unit} ${spoken(legs)}` }, () => weight(w.goals > 0 ? done(after, unit) : after)),
    ),
  ]
}
/** How likely an idea is by what it gains from here; how it stands here is worked out when the first is weighed. */
function gains(f: Field, from: State, side: number, w: Values): (after: State) => number {
  let known: { readonly r: Reckoning; readonly now: number } | undefined
  const here = (): NonNullable<typeof known> => {
    const r = reckoningOf(f, from, w)
    return { r, now: standing(f, from, side, r) }
  }
  return after => {
    known ??= here()
    return weightOf(standing(f, after, side, known.r) - known.now)
  }
}
/** An idea that is weighed only if somebody asks. */
const weighed = (action: Action, weigh: () => number): Suggestion => ({
  action,
  get weight() {
    return weigh()
  },
})
/** Whoever has marched does so no more: a general counts from where he is, not from where he could ride to. */
function done(s: State, unit: number): State {
  s.mark[unit]! |= MOVED
  return s
}

/** In the middle of a march: the first leg of each goal, or halt. A unit told to stay halts. */
function legs(pos: NapoleonPosition, w: Values): Suggestion[] {
  const t = tableOf(pos)
  const frame = pos.stack.at(-1) as FrameOf<'march'>
  const halt = { action: { type: 'halt' }, weight: 1 }
  if (frame.mode === NORMAL && frame.begun === 0) return [halt]
  const f = fieldFor(t.s)
  const side = f.side[frame.unit]!
  const weight = gains(f, cloneState(t.s), side, w)
  const firsts = new Map<string, { readonly action: Action; readonly afters: State[] }>()
  for (const goal of goalsOf(t, frame, w.goals > 0)) {
    const action = firstOf(goal)
    const key = JSON.stringify(action)
    const known = firsts.get(key)
    if (known === undefined) firsts.set(key, { action, afters: [goal.after] })
    else known.afters.push(goal.after)
  }
  const ideas = [...firsts.values()].map(({ action, afters }) => weighed(action, () => Math.max(...afters.map(weight))))
  // 14.2.2 Who evades may not halt before the contact is broken.
  return mayHalt(t, frame) === undefined ? [halt, ...ideas] : ideas
}
const firstOf = ({ legs: [first] }: Goal): Action =>
  first!.arg === undefined ? { type: first!.type } : { type: first!.type, arg: first!.arg }

/** 17.2.2 On a deal somebody may seem to stand where nobody has been seen: what the rules would not let one say is no idea. */
export function suggest(pos: NapoleonPosition, decision: Decision, w: Values = WEIGHTS): Suggestion[] | undefined {
  const ideas = ideasFor(pos, decision, w)
  if (pos.s.extra.counters === undefined) return ideas
  const t = tableOf(pos)
  return ideas?.filter(({ action }) => napoleonMachine.whyNot(pos, t, action, decision.seat) === undefined)
}
function ideasFor(pos: NapoleonPosition, { proc, step, seat, actions }: Decision, w: Values): Suggestion[] | undefined {
  const { s } = pos
  switch (`${proc}.${step}`) {
    case 'deployment.place':
      // Where the scenario stands everybody is sound; who begins there is ready.
      return [{ action: actions.find(({ type }) => type === 'proposed') ?? { type: 'ready' }, weight: 1 }]
    case 'movement.choose': {
      // Whoever waits to enter enters first, and messengers ride (20.3.2.1).
      const enter = actions.find(({ type }) => type === 'enter' || type === 'courier')
      return enter === undefined ? marches(pos, seat, w) : [{ action: enter, weight: 1 }]
    }
    case 'messages.choose':
      // Computers have nothing to write, but they read what is brought to them.
      return [{ action: actions.find(({ type }) => type === 'read') ?? { type: 'done' }, weight: 1 }]
    case 'march.leg':
      return legs(pos, w)
    case 'movement.mark': {
      const t = tableOf(pos)
      const ready = fieldFor(s).ofSide[seat]!.filter(u => mayReact(t, seat, u) === undefined)
      return ready.length === 0 ? undefined : [{ action: { type: 'react', arg: ready }, weight: 1 }]
    }
    case 'routing.choose':
      return [{ action: { type: 'done' }, weight: 1 }]
    default:
      return undefined
  }
}
