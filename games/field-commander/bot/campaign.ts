/** Where the bot marches: one army around Napoleon, detachments for what is weak, a guard for what must be held. */
import type { Action } from '@bivouac/kernel'
import { NAPOLEON } from '../data/codes.ts'
import { napoleonAlone } from '../rules/3-victory.ts'
import { special } from '../rules/6-special.ts'
import { mayLeave } from '../rules/8-movement.ts'
import type { F } from '../rules/15-decisions.ts'
import { combatOf, presence, type State } from '../state.ts'
import { awakened, guard, prospects, type Situation, survey, threat, wayTo } from './survey.ts'

/** How much stronger than the enemy the army must be to attack. */
const NERVE = 1

/** The area the army should go to next; −1 to stay. */
function heading(w: Situation, army: readonly number[], moved: readonly number[]): number {
  const { s, c } = w
  const strength = army.reduce((sum, slot) => sum + combatOf(s, slot), 0)
  if (strength === 0) return -1
  const way = wayTo(w, strength)
  const least = special(s, 'holdAtLeast')
  const held = c.objectives.filter(area => !w.goals.includes(area)).length
  const urgent = least !== undefined && held < least.objectives
  let best = -1
  let most = STAY + (w.goals.includes(s.napoleon) ? 3 : 0)
  for (const area of c.areas[s.napoleon]!.near) {
    const enemy = w.enemy[area]!
    const helpers =
      enemy > 0 ? c.areas[area]!.near.filter(each => each !== s.napoleon).flatMap(each => leavers(w, each, moved)) : []
    const help = helpers.reduce((sum, slot) => sum + combatOf(s, slot), 0)
    const [win, cost] = prospects((strength + help + w.french[area]!) / Math.max(1, enemy))
    const prize = w.goals.includes(area) ? (urgent ? 40 : 12) : c.areas[area]!.city && enemy > 0 ? 5 : 0
    const late = awakened(w, area)
    let value = win * (prize + 0.45 * w.enemyMobile[area]!) - cost * 0.4 * Math.min(enemy, strength) - (1 - win) * 25
    value += 4 * Math.min(4, way[s.napoleon]! - way[area]!)
    if (late > 0) value -= Math.min(12, late * 0.3)
    if (value > most) {
      most = value
      best = area
    }
  }
  return best
}
/** What it is worth to stay where one is. */
const STAY = -2

const mobiles = (w: Situation, area: number, moved: readonly number[]): number[] =>
  w.enemy[area]! > 0
    ? []
    : w.c.frenchMobile
        .filter(slot => w.s.at[slot] === area && !moved.includes(slot))
        .sort((a, b) => combatOf(w.s, b) - combatOf(w.s, a))

/** Forces that may leave: the weakest stay as a guard until it is strong enough. */
function leavers(w: Situation, area: number, moved: readonly number[]): number[] {
  const here = mobiles(w, area, moved)
  const sum = here.reduce((total, slot) => total + combatOf(w.s, slot), 0)
  let staying = w.french[area]! - sum
  const wanted = guard(w, area)
  while (staying < wanted && here.length > 0) staying += combatOf(w.s, here.pop()!)
  return here
}

/** The fewest forces that overwhelm an area, strongest first; none when they do not suffice. */
function enough(w: Situation, slots: readonly number[], area: number): number[] {
  const out: number[] = []
  let sum = w.french[area]!
  for (const slot of slots) {
    if (sum >= 3 * w.enemy[area]! && sum > 0) break
    out.push(slot)
    sum += combatOf(w.s, slot)
  }
  return sum >= 3 * w.enemy[area]! ? out : []
}

/** Somebody, and the area he goes to. */
interface Step {
  readonly who: number
  readonly to: number
}
/** The step, if the rules permit it. */
type Legal = (who: number, to: number) => Step | undefined
type Movement = F<'movement'>

const standsAt = (s: State, who: number): number => (who === NAPOLEON ? s.napoleon : s.at[who]!)

function nextStep(s: State, f: Movement): Step | undefined {
  const w = survey(s)
  const here = presence(s)
  const legal: Legal = (who, to) => {
    if (f.forced === 1 && who !== NAPOLEON && s.french < 1) return undefined
    if (mayLeave(s, f, who, here) !== undefined || !w.c.areas[standsAt(s, who)]!.near.includes(to)) return undefined
    return { who, to }
  }
  const step = f.forced === 1 ? forcedMarch(w, legal, f.moved) : advance(w, legal, f.moved)
  return step ?? follow(w, legal, f.napoleon === 1) ?? (napoleonAlone(s) ? rescue(w, legal) : undefined)
}

/** The table after a step, as far as the next one depends on it. */
function taken(s: State, f: Movement, { who, to }: Step): readonly [State, Movement] {
  if (who === NAPOLEON)
    return [
      { ...s, napoleon: to },
      { ...f, napoleon: 1 },
    ]
  const at = s.at.slice()
  at[who] = to
  return [
    { ...s, at, french: s.french - f.forced },
    { ...f, moved: [...f.moved, who] },
  ]
}

/** The next march: whoever would go the same way afterwards goes along, and Napoleon rather than stay alone. */
export function march(s: State, f: Movement, actions: readonly Action[]): Action {
  const first = nextStep(s, f)
  if (first === undefined) return actions.find(action => action.type === 'done') ?? actions[0]!
  const who: number[] = []
  let [then, after]: readonly [State, Movement] = [s, f]
  const isSameWay = (step: Step): boolean => step.to === first.to && standsAt(then, step.who) === standsAt(s, first.who)
  for (let step: Step | undefined = first; step !== undefined && isSameWay(step); step = nextStep(then, after)) {
    who.push(step.who)
    ;[then, after] = taken(then, after, step)
  }
  const isNear = standsAt(s, first.who) === s.napoleon
  if (napoleonAlone(then) && after.napoleon === 0 && isNear) who.push(NAPOLEON)
  return { type: 'move', arg: { who: who.sort((a, b) => a - b), to: [first.to] } }
}

/** Napoleon is alone: to the strongest neighbours, or the first of them to him. */
function rescue(w: Situation, legal: Legal): Step | undefined {
  const { s, c } = w
  const near = [...c.areas[s.napoleon]!.near].sort((a, b) => w.french[b]! - w.french[a]!)
  for (const area of near) {
    const step = w.french[area]! > 0 ? legal(NAPOLEON, area) : undefined
    if (step !== undefined) return step
  }
  for (const slot of c.frenchMobile) {
    const step = near.includes(s.at[slot]!) ? legal(slot, s.napoleon) : undefined
    if (step !== undefined) return step
  }
  return undefined
}

/** Napoleon goes where most of his army went. */
function follow(w: Situation, legal: Legal, napoleonMoved: boolean): Step | undefined {
  if (napoleonMoved) return undefined
  const { s, c } = w
  const here = w.french[s.napoleon]!
  let best = -1
  for (const area of c.areas[s.napoleon]!.near)
    if (w.french[area]! > Math.max(here, best < 0 ? 0 : w.french[best]!) && w.enemy[area]! < 2.2 * w.french[area]!)
      best = area
  return best < 0 ? undefined : legal(NAPOLEON, best)
}

function advance(w: Situation, legal: Legal, moved: readonly number[]): Step | undefined {
  const { s, c } = w
  const army = leavers(w, s.napoleon, moved)
  const strength = army.reduce((sum, slot) => sum + combatOf(s, slot), 0)
  const holdOut = special(s, 'holdOut') !== undefined
  // Where the army is going: if part of it has gone already, there.
  const gone = moved
    .map(slot => s.at[slot]!)
    .filter(area => c.areas[s.napoleon]!.near.includes(area) && w.enemy[area]! > 0)
  const next = gone[0] ?? (holdOut ? defence(w, strength) : heading(w, army, moved))

  // What is weak next to the army is overwhelmed by a detachment, if the army can spare it.
  for (const area of c.areas[s.napoleon]!.near) {
    if (area === next || !w.goals.includes(area) || w.french[area]! > 0) continue
    const detachment = w.enemy[area] === 0 ? army.slice(-1) : enough(w, army, area)
    const spent = detachment.reduce((sum, slot) => sum + combatOf(s, slot), 0)
    if (detachment.length === 0 || (next >= 0 && strength - spent < NERVE * w.enemy[next]!) || strength - spent < 12)
      continue
    const action = legal(detachment[0]!, area)
    if (action !== undefined) return action
  }
  if (next >= 0) {
    const helpers = c.areas[next]!.near.filter(area => area !== s.napoleon).flatMap(area => leavers(w, area, moved))
    const help = helpers.reduce((sum, slot) => sum + combatOf(s, slot), 0)
    const already = w.french[next]!
    const margin = holdOut ? 1.3 : NERVE
    if (already > 0 || strength + help >= margin * w.enemy[next]!) {
      const willing =
        strength + already >= 3 * w.enemy[next]! ? army : w.enemy[next]! > 0 ? [...army, ...helpers] : army
      for (const slot of willing) {
        const action = legal(slot, next)
        if (action !== undefined) return action
      }
    }
  }
  return detachments(w, legal, moved, next < 0 ? s.napoleon : next)
}

/** Forces away from Napoleon: take what is empty or weak beside them, else come to the army. */
function detachments(w: Situation, legal: Legal, moved: readonly number[], army: number): Step | undefined {
  const { s, c } = w
  for (let area = 0; area < c.areas.length; area++) {
    if (area === s.napoleon || w.french[area] === 0) continue
    const free = leavers(w, area, moved)
    if (free.length === 0) continue
    for (const to of c.areas[area]!.near) {
      if (!w.goals.includes(to)) continue
      const force = w.enemy[to] === 0 ? (w.french[to] === 0 ? free.slice(-1) : []) : enough(w, free, to)
      const action = force.length > 0 ? legal(force[0]!, to) : undefined
      if (action !== undefined) return action
    }
    const away = c.distance[area]![army]!
    const step = c.areas[area]!.near.find(
      to => c.distance[to]![army]! < away && (w.enemy[to] === 0 || w.french[to]! > 0),
    )
    const action = step === undefined ? undefined : legal(free[0]!, step)
    if (action !== undefined) return action
  }
  return undefined
}

/** In a campaign of endurance: strike what is near and weaker, else stand where the blow will fall. */
function defence(w: Situation, strength: number): number {
  const { s, c } = w
  const prey = c.areas[s.napoleon]!.near.filter(area => w.enemy[area]! > 0 && strength >= 1.3 * w.enemy[area]!)
  prey.sort((a, b) => near(w, a) - near(w, b) || w.enemyMobile[b]! - w.enemyMobile[a]!)
  if (prey.length > 0 && near(w, prey[0]!) <= 2) return prey[0]!
  const place = [...w.vital].sort((a, b) => threat(w, b) - threat(w, a))[0]
  if (place === undefined || place === s.napoleon || c.distance[s.napoleon]![place]! <= 1) return -1
  return (
    c.areas[s.napoleon]!.near.find(
      area => c.distance[area]![place]! < c.distance[s.napoleon]![place]! && w.enemy[area] === 0,
    ) ?? -1
  )
}
const near = (w: Situation, area: number): number => Math.min(9, ...w.vital.map(each => w.c.distance[area]![each]!))

/** 12.1 Points are spent to take what is empty, to overwhelm a goal, and to keep the army together. */
function forcedMarch(w: Situation, legal: Legal, moved: readonly number[]): Step | undefined {
  const { s, c } = w
  for (const goal of w.goals) {
    if (w.french[goal]! > 0 && w.enemy[goal] === 0) continue
    const free = c.areas[goal]!.near.flatMap(area => leavers(w, area, moved)).sort(
      (a, b) => combatOf(s, b) - combatOf(s, a),
    )
    const force = w.enemy[goal] === 0 ? free.slice(-1) : enough(w, free, goal)
    if (force.length === 0 || force.length > s.french) continue
    const action = legal(force[0]!, goal)
    if (action !== undefined) return action
  }
  const hurried = hurry(w, moved)
  if (hurried !== undefined) {
    const action = legal(hurried[0], hurried[1])
    if (action !== undefined) return action
  }
  const danger = threat(w, s.napoleon)
  if (danger > w.french[s.napoleon]!) {
    for (const area of c.areas[s.napoleon]!.near)
      for (const slot of leavers(w, area, moved)) {
        const action = legal(slot, s.napoleon)
        if (action !== undefined) return action
      }
  }
  return undefined
}

/** The best of the army goes one area further, as far as the points reach, where nothing there can stop it. */
function hurry(w: Situation, moved: readonly number[]): readonly [slot: number, area: number] | undefined {
  const { s, c } = w
  if (special(s, 'holdOut') !== undefined) return undefined
  const gone = moved.map(slot => s.at[slot]!).find(area => c.areas[s.napoleon]!.near.includes(area))
  const army = leavers(w, s.napoleon, moved).slice(0, s.french)
  if (army.length === 0) return undefined
  if (gone !== undefined) return [army[0]!, gone]
  const strength = army.reduce((sum, slot) => sum + combatOf(s, slot), 0)
  const next = heading(w, army, moved)
  if (next < 0 || strength < HURRY * w.enemy[next]! || strength < HURRY * threat(w, next) - 12) return undefined
  return [army[0]!, next]
}
const HURRY = 1.4

/** French mobile strength on the map for each point of the enemy's. */
export function dominance(w: Situation): number {
  let french = 0
  for (const slot of w.c.frenchMobile) if (w.s.at[slot]! >= 0) french += combatOf(w.s, slot)
  return (
    french /
    Math.max(
      1,
      w.enemyMobile.reduce((sum, each) => sum + each, 0),
    )
  )
}
/** Points worth keeping for the forced marches of the next turn. */
export function marchMoney(w: Situation): number {
  const army = mobiles(w, w.s.napoleon, []).length
  return dominance(w) < DOMINANT || special(w.s, 'holdOut') !== undefined ? 2 : Math.min(10, army + 1)
}
const DOMINANT = 1.3
