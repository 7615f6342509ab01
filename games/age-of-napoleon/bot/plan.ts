/** What an army could do in one action, and what that is worth: the marches a sensible commander thinks of first. */
import type { Seat } from '@bivouac/kernel'
import { ALLOWANCE } from '../data/tables.ts'
import { controllerOf, isClosed } from '../rules/2-countries.ts'
import { combatOf, commanderOf, isBritish, isSeaOpen, maySetOut } from '../rules/8-army.ts'
import { allowanceOf, isSoundStop, isTalkedOf, mayCross } from '../rules/9-movement.ts'
import { givesIn } from '../rules/12-surrender.ts'
import { BORDERS, COASTS, COMMAND, IS_COASTAL, IS_ROUGH, NAPOLEON, PARIS } from '../rules/facts.ts'
import { controllerAt, corpsAt, corpsHere, countryAt, isWinter } from '../rules/table.ts'
import type { State } from '../state.ts'
import { type Corps, FRANCE, MAJORS, NC, type Region } from '../words.ts'
import { conquest, occupation } from './conquest.ts'
import { pullOf, type Strengths, strengths, threatBy, winterModifier } from './ground.ts'
import { battleOf, chanceOf, INFLICTS, LOSES, marchToll, WINS, winterToll } from './odds.ts'

/** What a side knows of the map before it plans. */
export interface Ground {
  readonly s: State
  readonly seat: Seat
  readonly sums: Strengths
  readonly threat: Float64Array
  readonly pull: Float64Array
  /** By region: what winter adds to the die there, UNKNOWN until it is asked for. */
  readonly winter: Int8Array
}
const UNKNOWN = 99
/** Corps that so many would lose there in winter quarters, weighed by how near the winter is. */
function quarters({ s, seat, winter }: Ground, region: Region, size: number): number {
  if (size < 3) return 0
  if (winter[region] === UNKNOWN) winter[region] = winterModifier(s, seat, region)
  return cold(s) * GONE * winterToll(winter[region]!, size)
}
/** How near the winter is: what quarters cost counts little in summer. */
const cold = (s: State): number => (s.round >= 5 ? 1 : s.round === 4 ? 0.6 : 0.1)
export function groundFor(s: State, seat: Seat): Ground {
  const sums = strengths(s)
  return {
    s,
    seat,
    sums,
    threat: threatBy(sums, 1 - seat),
    pull: pullOf(s, seat),
    winter: new Int8Array(50).fill(UNKNOWN),
  }
}

/** An army about to march, and what it costs to have it leave. */
export interface Marching {
  readonly size: number
  readonly strength: number
  readonly home: Region
  readonly forced: boolean
  /** What is at stake if everybody is lost: Napoleon for ever, or nothing more than the corps themselves. */
  readonly stake: number
  readonly leaving: number
}
export function marching(ground: Ground, army: readonly Corps[], forced: boolean): Marching {
  const { s, seat } = ground
  let strength = 0
  for (const corps of army) strength += combatOf(s, corps)
  const home = s.place[army[0]!]!
  const size = army.length
  const here = corpsHere(s, seat, home)
  const roomier = quarters(ground, home, here) - quarters(ground, home, here - size)
  const stake = army.includes(NAPOLEON) ? EMPEROR : 0
  return { size, strength, home, forced, stake, leaving: leaving(ground, home, size, strength) - roomier }
}

/** In the measure of the score: a corps lost for the year, one lost for ever, one exhausted, a battle lost. */
const LOST = 1
const GONE = 2.4
const TIRED = 0.35
const ROUT = 0.8
/** A minor country taken or thrown away, Paris laid open. */
const MINOR = 1.3
const PARIS_OPEN = 4
/** Napoleon gone for ever: the Coalition then needs no step into France (14.2). */
const EMPEROR = 8
/** The chance that everybody of so many is lost, when so many are lost on average. */
export const wiped = (lost: number, size: number): number => Math.min(1, (lost / (size + 0.4)) ** 2)

const weightOf = (strength: number): number => Math.min(2.5, strength / 8)

/** 24 Danger: the chance that the strongest enemy in reach wins there, times what stands there. */
function danger({ s, seat, sums, threat }: Ground, region: Region, more: number, size: number): number {
  const enemy = threat[region]!
  if (enemy === 0 || size <= 0) return 0
  return 0.5 * chanceOf(enemy, sums.defence[seat * 50 + region]! + more) * (1 + 0.5 * size) * (isWinter(s) ? 0.6 : 1)
}
/** The chance that whoever is near enough takes Paris from so many. */
const openTo = ({ sums, threat }: Ground, more: number, size: number): number =>
  threat[PARIS] === 0 ? 0 : size <= 0 ? 1 : chanceOf(threat[PARIS]!, sums.defence[PARIS]! + more)
/** What is lost by leaving a region with so many: a surrender, a minor held, Paris, somebody left alone. */
function leaving(ground: Ground, home: Region, size: number, strength: number): number {
  const { s, seat } = ground
  const country = countryAt(s, home)
  const left = corpsHere(s, seat, home) - size
  let cost = left > 0 ? danger(ground, home, -strength, left) : 0
  if (home === PARIS && seat === FRANCE)
    cost += PARIS_OPEN * (openTo(ground, -strength, left) - openTo(ground, 0, left + size))
  if (controllerOf(s, country) !== 1 - seat || !givesIn(s, country)) return cost - danger(ground, home, 0, left + size)
  // What becomes of a major is weighed with where the army goes.
  return country >= MAJORS && left === 0 ? cost + MINOR : cost
}
/** What it is worth to end the move in `to`, having entered so many regions, against staying at home. */
export function worthOf(
  ground: Ground,
  army: Marching,
  to: Region,
  entered: number,
  rough: boolean,
  bySea: boolean,
): number {
  const { s, seat, sums, pull } = ground
  const { home, size, strength } = army
  if (to === home) return 0
  const enemy = sums.defence[(1 - seat) * 50 + to]!
  const attack = enemy > 0
  const country = countryAt(s, to)
  let gain = (pull[to]! - pull[home]!) * weightOf(strength)
  if (country >= MAJORS && controllerOf(s, country) === 1 - seat && corpsHere(s, seat, to) === 0) gain += MINOR
  gain += occupation(ground, army, to)
  gain -= danger(ground, to, attack ? strength * 0.7 : strength, size)
  if (to === PARIS && seat === FRANCE && !attack)
    gain += PARIS_OPEN * (openTo(ground, 0, corpsHere(s, seat, PARIS)) - openTo(ground, strength, size))
  const together = corpsHere(s, seat, to) + size
  gain -= quarters(ground, to, together) - quarters(ground, to, together - size)
  let value = gain
  if (!attack) value += conquest(ground, army, to, 0, 0)
  else {
    const column = battleOf(strength - (bySea ? 2 : 0), enemy)
    const win = WINS[column]!
    const held = corpsHere(s, 1 - seat, to)
    value =
      win * gain + 1.5 * Math.min(held, INFLICTS[column]!) - 1.7 * Math.min(size, LOSES[column]!) - (1 - win) * ROUT
    value += win * 0.4 * held - TIRED * size
    // Beaten defenders leave the region, and mostly the country.
    value -= army.stake * wiped(LOSES[column]!, size)
    value += win * conquest(ground, army, to, Math.min(size, LOSES[column]!), held)
  }
  const cases =
    (entered >= 4 ? 1 : 0) +
    (entered >= 3 && attack ? 1 : 0) +
    (army.forced ? 1 : 0) +
    (rough ? 1 : 0) +
    (isWinter(s) ? 1 : 0)
  if (cases > 0 && isWinter(s)) value -= army.stake * wiped(marchToll(cases, size), size)
  if (cases > 0) value -= marchToll(cases, size) * (isWinter(s) ? GONE : LOST) + (attack ? 0 : TIRED * size)
  return value - army.leaving
}

/** Somewhere an army can come to: by which way, and what it is worth to end there. */
export interface End {
  readonly region: Region
  readonly way: readonly Region[]
  readonly value: number
}
/** Every end of a march that stands in `at` with so many steps left; the neutral who is closed is left alone. */
export function endsFrom(
  ground: Ground,
  army: Marching,
  at: Region,
  entered: number,
  allowance: number,
  rough: boolean,
): End[] {
  const { s, seat } = ground
  const ends: End[] = []
  const seen = new Uint8Array(50)
  seen[at] = 1
  const queue: {
    readonly region: Region
    readonly way: readonly Region[]
    readonly entered: number
    readonly rough: boolean
  }[] = [{ region: at, way: [], entered, rough }]
  for (const here of queue) {
    if (here.entered >= allowance) break
    for (const to of BORDERS[here.region]!) {
      if (seen[to] === 1 || mayCross(s, seat, here.region, to) !== undefined) continue
      const isAttack = corpsHere(s, 1 - seat, to) > 0
      if (isAttack && here.entered + 1 > allowance + ALLOWANCE.attack) continue
      if (isTalkedOf(s, seat, here.region, to)) continue
      const country = countryAt(s, to)
      if (s.status[country] === NC && isClosed(s, country)) continue
      seen[to] = 1
      const next = {
        region: to,
        way: [...here.way, to],
        entered: here.entered + 1,
        rough: here.rough || IS_ROUGH[to] === 1,
      }
      ends.push({ region: to, way: next.way, value: worthOf(ground, army, to, next.entered, next.rough, false) })
      if (!isAttack && !isSoundStop(s, here.region, to)) queue.push(next)
    }
  }
  return ends
}
export const bestOf = (ends: readonly End[]): number => {
  let best = Number.NEGATIVE_INFINITY
  for (const { value } of ends) if (value > best) best = value
  return best
}

/** An army worth thinking of, corps ascending, and what its best march brings. */
export interface Plan {
  readonly army: readonly Corps[]
  readonly value: number
}
/** 24 The whole army of a region, the same less one and less two, its second with up to two, its weakest alone. */
export function armiesIn(
  s: State,
  seat: Seat,
  region: Region,
  mayLead: (corps: Corps) => boolean,
): readonly (readonly Corps[])[] {
  const here = corpsAt(s, seat, region).filter(corps => maySetOut(s, seat, corps) === undefined)
  const leaders = here.filter(mayLead).sort((a, b) => COMMAND[b]! - COMMAND[a]! || combatOf(s, b) - combatOf(s, a))
  const leader = leaders[0]
  if (leader === undefined) return []
  const under = (first: Corps): Corps[] =>
    here
      .filter(corps => corps !== first && COMMAND[corps]! <= COMMAND[first]!)
      .sort((a, b) => combatOf(s, b) - combatOf(s, a))
  const full = [leader, ...under(leader)].slice(0, COMMAND[leader]!)
  const found: Corps[][] = [full]
  if (full.length > 1) found.push(full.slice(0, -1))
  if (full.length > 3) found.push(full.slice(0, -2))
  const second = leaders.find(corps => corps !== leader)
  if (second !== undefined && here.length > 2)
    found.push([second, ...under(second).filter(each => each !== leader)].slice(0, Math.min(3, COMMAND[second]!)))
  const last = full[full.length - 1]!
  if (full.length > 2) found.push([last])
  return found.map(army => army.sort((a, b) => a - b))
}
/** 9.6 The coasts a British army could land on. */
export function landingsFrom(ground: Ground, army: readonly Corps[], forced: boolean): End[] {
  const { s } = ground
  const from = s.place[army[0]!]!
  if (!isSeaOpen(s) || IS_COASTAL[from] === 0 || !isBritish(army)) return []
  const sailing = marching(ground, army, forced)
  return COASTS.filter(to => to !== from && s.status[countryAt(s, to)] !== NC).map(region => ({
    region,
    way: [region],
    value: worthOf(ground, sailing, region, 1, IS_ROUGH[region] === 1, true),
  }))
}
/** What the armies of a region are good for; `forced`: with a Forced March. */
export function plansIn(
  ground: Ground,
  region: Region,
  forced: boolean,
  mayLead: (corps: Corps) => boolean,
): readonly Plan[] {
  const { s, seat } = ground
  return armiesIn(s, seat, region, mayLead).map(army => {
    const allowance = allowanceOf(s, commanderOf(s, army), forced ? 1 : 0, 0)
    const ends = endsFrom(ground, marching(ground, army, forced), region, 0, allowance, false)
    return { army, value: Math.max(bestOf(ends), bestOf(landingsFrom(ground, army, forced))) }
  })
}
/** Is it a friend’s, an enemy’s or nobody’s: where one would rather stand. */
export const comfort = (s: State, seat: Seat, region: Region): number => {
  const side = controllerAt(s, region)
  return side === seat ? 0.5 : side < 0 ? 0.2 : 0
}
