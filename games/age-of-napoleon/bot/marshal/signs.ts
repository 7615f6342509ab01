/** What tells at the turn of a year who will win: read off the table by name, each sign to be weighed by `data/prospects.ts`. */
import { controllerOf, corpsIn } from '../../rules/2-countries.ts'
import { ALL_REGIONS, COMBAT, NAPOLEON, PARIS } from '../../rules/facts.ts'
import { corpsHere, sideOf } from '../../rules/table.ts'
import type { State } from '../../state.ts'
import {
  AUSTRIA_LAND,
  CM,
  COALITION,
  FA,
  FD,
  FRANCE,
  FRANCE_LAND,
  IC,
  MAJORS,
  NC,
  PRISONER,
  PRUSSIA_LAND,
  REMOVED,
  RUSSIA_LAND,
  SPAIN_LAND,
} from '../../words.ts'
import { nearSurrender } from '../conquest.ts'
import { pullOf, strengths, threatBy } from '../ground.ts'
import { chanceOf } from '../odds.ts'

const SIDE_NAMES = ['french', 'coalition'] as const
const STATUS_NAMES = { [CM]: 'member', [FA]: 'ally', [FD]: 'dominion', [IC]: 'insurgent' } as const
const MAJOR_NAMES = [
  [AUSTRIA_LAND, 'austria'],
  [PRUSSIA_LAND, 'prussia'],
  [RUSSIA_LAND, 'russia'],
  [SPAIN_LAND, 'spain'],
] as const
type SideName = (typeof SIDE_NAMES)[number]
type MajorName = (typeof MAJOR_NAMES)[number][1]
type StatusName = (typeof STATUS_NAMES)[keyof typeof STATUS_NAMES]

export type Sign =
  | 'always'
  /** Years left, in tens, and how near the end is: 1 in the last year. */
  | 'years'
  | 'late'
  /** How a contested major stands; `late` as much of it as the end is near. */
  | `${MajorName} ${StatusName}`
  | `${MajorName} ${StatusName} late`
  /** A neutral major with French corps in it, with corps of the Coalition. */
  | `${MajorName} held`
  | `${MajorName} watched`
  | `${SideName} majors ${number}`
  | `${SideName} majors ${number} late`
  /** How near majors are to surrender (12.3), for France. */
  | 'siege'
  | `${SideName} minors`
  /** Combat ratings on the map, lost for ever, taken; corps exhausted; in tens. */
  | `${SideName} ${'strength' | 'gone' | 'captive' | 'tired'}`
  | `${SideName} card ${number}`
  | 'britannia'
  | 'spain once insurgent'
  | 'austria reformed'
  | 'prussia reformed'
  | 'napoleon gone'
  | 'france entered'
  /** How near armies are to what they want, and how likely they are to be beaten where they stand; in tens. */
  | `${SideName} ${'progress' | 'danger'}`
  /** Paris is in reach of somebody stronger than its garrison. */
  | 'paris'
/** Notes a sign; what is not noted is 0. */
type Note = (sign: Sign, value: number) => void

const lateness = (s: State): number => 1 / (1 + 0.6 * (s.lastYear - s.year))

export function signsOf(s: State, note: Note): void {
  const late = lateness(s)
  note('always', 1)
  note('years', (s.lastYear - s.year) / 10)
  note('late', late)
  majors(s, late, note)
  minors(s, note)
  armies(s, note)
  for (const seat of [FRANCE, COALITION]) for (const card of s.hand[seat]!) note(`${SIDE_NAMES[seat]!} card ${card}`, 1)
  note('britannia', s.britannia)
  note('spain once insurgent', (s.once >> SPAIN_LAND) & 1)
  note('austria reformed', (s.reformed >> AUSTRIA_LAND) & 1)
  note('prussia reformed', (s.reformed >> PRUSSIA_LAND) & 1)
  if (s.place[NAPOLEON] === REMOVED) note('napoleon gone', 1)
  if (corpsIn(s, COALITION, FRANCE_LAND) > 0) note('france entered', 1)
  ground(s, note)
}

/** 14 The four that victory is judged by: how each stands, how many each side has, and whose hand is on those nobody has. */
function majors(s: State, late: number, note: Note): void {
  const held = [0, 0]
  let siege = 0
  for (const [country, name] of MAJOR_NAMES) {
    const status = s.status[country]!
    if (status === NC) {
      if (corpsIn(s, FRANCE, country) > 0) note(`${name} held`, 1)
      if (corpsIn(s, COALITION, country) > 0) note(`${name} watched`, 1)
      continue
    }
    const sign = `${name} ${STATUS_NAMES[status as keyof typeof STATUS_NAMES]}` as const
    note(sign, 1)
    note(`${sign} late`, late)
    const side = controllerOf(s, country)
    held[side]!++
    siege += nearSurrender(s, 1 - side, country, 0, 0, 0) * (side === COALITION ? 1 : -1)
  }
  note('siege', siege)
  for (const seat of [FRANCE, COALITION]) {
    note(`${SIDE_NAMES[seat]!} majors ${held[seat]!}`, 1)
    note(`${SIDE_NAMES[seat]!} majors ${held[seat]!} late`, late)
  }
}

function minors(s: State, note: Note): void {
  const held = [0, 0]
  for (let country = MAJORS; country < s.status.length; country++) {
    const side = s.status[country]! < 0 ? -1 : controllerOf(s, country)
    if (side >= 0) held[side]!++
  }
  for (const seat of [FRANCE, COALITION]) note(`${SIDE_NAMES[seat]!} minors`, held[seat]!)
}

function armies(s: State, note: Note): void {
  const here = [0, 0]
  const gone = [0, 0]
  const captive = [0, 0]
  const tired = [0, 0]
  for (let corps = 0; corps < s.place.length; corps++) {
    const at = s.place[corps]!
    const side = at === -1 ? -1 : sideOf(s, corps)
    if (side < 0) continue
    if (at >= 0) {
      here[side]! += COMBAT[corps]!
      tired[side]! += s.tired[corps]!
    } else if (at === REMOVED) gone[side]! += COMBAT[corps]!
    else if (at === PRISONER) captive[side]! += COMBAT[corps]!
  }
  for (const seat of [FRANCE, COALITION]) {
    const whose = SIDE_NAMES[seat]!
    note(`${whose} strength`, here[seat]! / 10)
    note(`${whose} gone`, gone[seat]! / 10)
    note(`${whose} captive`, captive[seat]! / 10)
    note(`${whose} tired`, tired[seat]! / 10)
  }
}

/** Where armies stand: how near to what they want, and how safe. */
function ground(s: State, note: Note): void {
  const sums = strengths(s)
  for (const seat of [FRANCE, COALITION]) {
    const pull = pullOf(s, seat)
    const threat = threatBy(sums, 1 - seat)
    let progress = 0
    let danger = 0
    for (const region of ALL_REGIONS) {
      const own = sums.attack[seat * 50 + region]!
      if (own === 0) continue
      progress += pull[region]! * Math.min(2.5, own / 8)
      if (threat[region]! > 0)
        danger += chanceOf(threat[region]!, sums.defence[seat * 50 + region]!) * (1 + 0.5 * corpsHere(s, seat, region))
    }
    note(`${SIDE_NAMES[seat]!} progress`, progress / 10)
    note(`${SIDE_NAMES[seat]!} danger`, danger / 10)
    if (seat === FRANCE && Math.max(threat[PARIS]!, sums.attack[50 + PARIS]!) > sums.defence[PARIS]!) note('paris', 1)
  }
}
