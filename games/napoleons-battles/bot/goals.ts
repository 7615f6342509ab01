/**
 * Goal marches: a few whole marches of one unit that are worth a thought, each tried out leg by leg on a copy by the rules' own checks. What is
 * refused is shortened or left out; nothing here knows a rule.
 */
import { direction, eastOf, lengthOf, northOf } from '@bivouac/ground/measured'
import { generalSpeed, isBatteryUnit, isGeneral, isInfantry, isTroops } from '../field.ts'
import { middleOf } from '../ground.ts'
import { is } from '../options.ts'
import { directGenerals, isDivisional } from '../rules/01-chain.ts'
import { frontOf } from '../rules/01-formations.ts'
import { reachOf } from '../rules/08-1-effort.ts'
import type { Spoken } from '../rules/08-1-march.ts'
import { nearestEnemies } from '../rules/08-1-room.ts'
import { ahead } from '../rules/08-2-ahead.ts'
import { contacts } from '../rules/08-4-contact.ts'
import { followings, mayRest } from '../rules/a-2-movement.ts'
import { type FrameOf, fieldFor, has, type State, type T } from '../state.ts'
import { COLUMN, DEPLOYED, HALF_TURN, INCH, LEG_LETTERS, LINE, ON_TABLE, ROUT, SQUARE } from '../words.ts'
import { leads, troopMarches } from './more-goals.ts'
import { spotOf } from './posture.ts'
import { begin, step, type Trial, towards, turnTo } from './trial.ts'

type March = FrameOf<'march'>

export const GOALS = [
  'contact',
  'close',
  'place',
  'form',
  'town',
  'face',
  'retire',
  'ride',
  'join',
  'dress',
  'lead',
  'screen',
] as const
export type GoalKind = (typeof GOALS)[number]
export interface Goal {
  readonly kind: GoalKind
  /** The enemy, the place or the friend it is about, −1 none. */
  readonly about: number
  readonly legs: readonly Spoken[]
  /** The table as the march leaves it, before any die. */
  readonly after: State
}
/** No unit is given more to think about. */
export const MOST_GOALS = 12
/** But for whoever thinks of more. */
export const MORE_GOALS = 20

/** A2.2 Skirmishers who would be left behind are taken along, or called in; a march that can do neither is none. */
function takesAlong(trial: Trial): boolean {
  const { t, f } = trial
  if (t.s.extra.skirmishers === undefined || f.touched >= 0 || mayRest(t, f) === undefined) return true
  return (
    followings(t, f, ahead(t.s, f)).some(arg => step(trial, { type: 'screen', arg })) ||
    step(trial, { type: 'recallSkirmish', arg: undefined })
  )
}

/** All goals of the unit that marches, best guesses first, each another end; `more`: what only Marshal thinks of, too. `t` is only read. */
export function goalsOf(t: T, f: March, more = false): Goal[] {
  const field = fieldFor(t.s)
  const most = more ? MORE_GOALS : MOST_GOALS
  const found = new Map<string, Goal>()
  const add = (kind: GoalKind, about: number, make: (trial: Trial) => boolean): void => {
    if (found.size >= most) return
    const trial = begin(t, f)
    if (!make(trial) || trial.legs.length === 0 || !takesAlong(trial)) return
    const key = spoken(trial.legs)
    if (!found.has(key)) found.set(key, { kind, about, legs: trial.legs, after: trial.t.s })
  }
  if (more && isGeneral(field, f.unit)) leads(t, f, add)
  if (isGeneral(field, f.unit)) ofGeneral(t, f, add)
  else if (t.s.form[f.unit] === DEPLOYED) ofGarrison(t, f, add)
  else if (!isTroops(field, f.unit)) ofGuns(t, f, add)
  else {
    if (more) troopMarches(t, f, add)
    ofTroops(t, f, add)
  }
  return [...found.values()]
}
export type Add = (kind: GoalKind, about: number, make: (trial: Trial) => boolean) => void

/** Legs as the rules read them: “F960 W-300 T31,0”. */
export const spoken = (legs: readonly Spoken[]): string =>
  legs.map(({ type, arg }) => `${LEG_LETTERS[type]}${[arg ?? []].flat().join(',')}`).join(' ')

function ofTroops(t: T, f: March, add: Add): void {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const c = ahead(s, f)
  const near = nearestEnemies(field, s, u, c.table, 3)
  for (const touch of contacts(t, f, c)) add('contact', touch[0]!, trial => step(trial, { type: 'touch', arg: touch }))
  for (const e of near)
    add('contact', e, trial => {
      if (!turnTo(trial, s.x[e]!, s.y[e]!)) return false
      const met = contacts(trial.t, trial.f, ahead(trial.t.s, trial.f)).find(([who]) => who === e)
      return met !== undefined && step(trial, { type: 'touch', arg: met })
    })
  field.objectives.forEach((_, o) => {
    const [x, y] = spotOf(field, o)
    add('place', o, trial => towards(trial, x, y, 0))
    add('place', o, trial => towards(trial, x, y, lengthOf(x - s.x[u]!, y - s.y[u]!) - 5 * INCH))
  })
  const [first] = near
  if (first !== undefined) {
    const range = (field.profile[u]!.range ?? 2) * INCH
    add('close', first, trial => towards(trial, s.x[first]!, s.y[first]!, range))
    add('face', first, trial => turnTo(trial, s.x[first]!, s.y[first]!))
  }
  const forms = isInfantry(field, u) ? [LINE, COLUMN, SQUARE] : [COLUMN, LINE]
  for (const form of forms) if (form !== s.form[u]) add('form', form, trial => step(trial, { type: 'form', arg: form }))
  if (isInfantry(field, u))
    for (const town of field.ground.towns.keys()) add('town', town, trial => intoTown(trial, town))
  dress(t, f, add)
  retire(t, f, add)
}

/** Into a town that is at hand: in line to its edge, then deployed. */
function intoTown(trial: Trial, town: number): boolean {
  const { s } = trial.t
  if (step(trial, { type: 'deploy', arg: town })) return true
  const feature = fieldFor(s).ground.towns[town]!
  const [x, y] = middleOf(fieldFor(s).ground, { town: feature.name } as never)
  if (lengthOf(x - s.x[trial.f.unit]!, y - s.y[trial.f.unit]!) > 12 * INCH) return false
  if (s.form[trial.f.unit] !== LINE && !step(trial, { type: 'form', arg: LINE })) return false
  if (step(trial, { type: 'deploy', arg: town })) return true
  towards(trial, x, y, INCH)
  step(trial, { type: 'deploy', arg: town })
  return trial.legs.length > 0
}

/** Beside the neighbour of its division that stands farthest forward. */
function dress(t: T, f: March, add: Add): void {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const friends = field.ofSide[field.side[u]!]!.filter(
    v =>
      v !== u && v < field.troops && isInfantry(field, v) && s.on[v] === ON_TABLE && field.under[v] === field.under[u],
  )
  const friend = friends.find(v => !has(s, v, ROUT))
  if (friend === undefined) return
  const wide = (frontOf(field, s, u) + frontOf(field, s, friend)) / 2 + INCH / 2
  for (const hand of [1, -1])
    add('dress', friend, trial =>
      towards(
        trial,
        s.x[friend]! + eastOf(hand * wide, 0, s.facing[friend]!),
        s.y[friend]! + northOf(hand * wide, 0, s.facing[friend]!),
        0,
      ),
    )
}

function retire(t: T, f: March, add: Add): void {
  const { back } = fieldFor(t.s).profile[f.unit]!
  const most = reachOf(fieldFor(t.s), t.s, f, back)
  if (most < INCH) return
  for (const part of [1, 0.4])
    add('retire', -1, trial => step(trial, { type: 'back', arg: Math.max(1, Math.floor(most * part)) }))
}

/** Out on the side nearest to an enemy or a place; he who holds a town mostly stays. */
function ofGarrison(t: T, f: March, add: Add): void {
  const { corners } = fieldFor(t.s).ground.towns[t.s.town[f.unit]!]!
  for (let edge = 0; edge < corners.length / 2; edge++)
    add('place', -1, trial => step(trial, { type: 'leave', arg: edge }))
}

function ofGuns(t: T, f: March, add: Add): void {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const near = nearestEnemies(field, s, u, ahead(s, f).table, 3)
  const range = (field.profile[u]!.range ?? 8) * INCH
  const limbered = isBatteryUnit(field, u) && s.form[u] === COLUMN
  if (limbered) add('form', LINE, trial => step(trial, { type: 'form', arg: LINE }))
  for (const e of near) {
    add(
      'face',
      e,
      trial => turnTo(trial, s.x[e]!, s.y[e]!) && (!limbered || step(trial, { type: 'form', arg: LINE }) || true),
    )
    for (const part of [0.9, 0.5])
      add('close', e, trial => {
        if (!towards(trial, s.x[e]!, s.y[e]!, Math.floor(range * part))) return false
        if (limbered) step(trial, { type: 'form', arg: LINE })
        return true
      })
  }
  if (!limbered) add('form', COLUMN, trial => step(trial, { type: 'form', arg: COLUMN }))
  field.objectives.forEach((_, o) => {
    const [x, y] = spotOf(field, o)
    add('place', o, trial => limbered && towards(trial, x, y, 8 * INCH))
  })
  retire(t, f, add)
}

/** To those who need him: a unit in rout, the middle of his division, his superior's radius. */
function ofGeneral(t: T, f: March, add: Add): void {
  const { s } = t
  const field = fieldFor(s)
  const g = f.unit
  const own = field.ofSide[field.side[g]!]!.filter(
    u =>
      s.on[u] === ON_TABLE &&
      u !== g &&
      (isGeneral(field, u) ? !isDivisional(field, g) && field.under[u] === g : directGenerals(field, u).includes(g)),
  )
  for (const u of own) if (has(s, u, ROUT)) add('join', u, trial => step(trial, { type: 'attach', arg: u }))
  const whole = own.filter(u => !has(s, u, ROUT))
  if (whole.length === 0) return
  const [mx, my] = [mean(whole.map(u => s.x[u]!)), mean(whole.map(u => s.y[u]!))]
  const ride =
    (x: number, y: number) =>
    (trial: Trial): boolean => {
      const way = lengthOf(x - s.x[g]!, y - s.y[g]!)
      if (way < INCH / 4) return false
      const part = Math.min(1, (generalSpeed(field, g, is(s, 'infirm')) - s.spent[g]! - 2) / way)
      return step(trial, {
        type: 'go',
        arg: [Math.round(s.x[g]! + (x - s.x[g]!) * part), Math.round(s.y[g]! + (y - s.y[g]!) * part)],
      })
    }
  add('ride', -1, ride(mx, my))
  // Behind and around the middle, so as not to stand in the ranks.
  const rear = direction(meanFacing(s, whole[0]!) + HALF_TURN)
  for (const inches of [1.5, 3])
    for (const turn of [0, 900, -900])
      add(
        'ride',
        -1,
        ride(
          mx + eastOf(0, inches * INCH, direction(rear + turn)),
          my + northOf(0, inches * INCH, direction(rear + turn)),
        ),
      )
}
const mean = (list: readonly number[]): number => Math.round(list.reduce((a, b) => a + b, 0) / list.length)
const meanFacing = (s: State, u: number): number => s.facing[u]!
