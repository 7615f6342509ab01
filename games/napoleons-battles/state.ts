import { calling, type Frame, type Position, type Table } from '@bivouac/kernel'
import { builtFor, frozenOf } from './built.ts'
import { WEATHER } from './data/weather.ts'
import type { NapoleonEvent } from './events.ts'
import { cloneExtras, type Extras } from './extras.ts'
import type { Field } from './field.ts'
import { fieldWith } from './muster.ts'
import type { NapoleonView } from './view.ts'

/** 8.4.2 One combat: who fights in it. */
export interface Combat {
  /** By side, ascending; units leave it when they rout, disperse, bounce. */
  own: number[][]
  /** 10.1.2 By side: the main unit, −1 not yet named. */
  main: number[]
  /** Rounds fought. */
  round: number
  /** 1: over. */
  done: number
  /** 10.1 hr By side: the bases its unit has in this combat, −1 all of them; once they are divided. */
  bases?: number[]
}

/** Facts on the table. Lists are by unit number, generals included, unless they say otherwise. */
export interface State {
  /** The name of a shipped battle, or the whole scenario as text. */
  scenario: string
  /** By option: the number of the value chosen. */
  options: number[]
  turn: number
  /** The active side. */
  side: number
  /** STATUS. */
  on: number[]
  /** The middle of the front edge, in points; facing in tenths of a degree. */
  x: number[]
  y: number[]
  facing: number[]
  form: number[]
  figures: number[]
  /** Bits, see words.ts. */
  mark: number[]
  /** The unit it is attached to and moves with, −1 none (1.5). */
  host: number[]
  /** The town it is deployed in, −1 none (1.4.2.6). */
  town: number[]
  /** The road a march column is on: twice its number, one more against its course; −1 none. How far along it the head is, in points. */
  road: number[]
  along: number[]
  /** What a general has moved in this step, in points. */
  spent: number[]
  /** Figures lost in this fire round or combat (11.1.1). */
  hurt: number[]
  /** By town: what it is worth in combat now (9.3.3.3). */
  value: number[]
  /** By objective: the side that came there last, −1 nobody. */
  holder: number[]
  /** Gun models left behind (11.4.1): x, y, facing, the unit they belonged to. */
  guns: number[]
  combats: Combat[]
  /** Who has moved in the running sub-step (4.2.4.2, 4.6.3, 8.5.4.2.4). */
  moved: number[]
  /** By army: 1 when it is defeated (12.1). */
  broken: number[]
  /** What the optional rules keep. */
  extra: Extras
  /** By town: 1 when it burns (15.4). */
  burning: number[]
  /** By general, the first behind the last unit at 0: the turn in which he fell, 0 while he lives (15.2.2.4.1). */
  fell: number[]
  /** Batteries that have fired at batteries in this turn: shooter, target, shooter, target … (9.2.1.6 hr). */
  shelled: number[]
  /** Who stands in the slots, and who fights on foot (slots.ts); missing where no such rule is played. */
  muster?: string
  /** 18.4 What has been built and pulled down (built.ts); missing until something is. */
  works?: string
}

/** Why a march is made: what it may do differs. */
export const NORMAL = 0
/** 4.2.4.1, 4.6.1 Marked cavalry, free. */
export const REACTING = 1
/** 4.2.4.2, 4.6.2, 8.5.4.2.3 Marked cavalry that may only contact cavalry that has just moved. */
export const INTERCEPTING = 2
/** 8.5.4.6 Recalled cavalry under control. */
export const RECALLED = 3
/** 14.2.2 Getting out of the way of a contact. */
export const EVADING = 4
/** 14.1.3 The Guard, which may only go into contact. */
export const COMMITTED = 5
export type Mode = 0 | 1 | 2 | 3 | 4 | 5

/** Ways of unformed movement (8.6.2). */
export const BY_ROUT = 0
export const BY_BOUNCE = 1
/** 14.3.3 */
export const BY_WITHDRAWAL = 2

/** The locals of the procedures: whole numbers and short texts, so that a frame is copied in one go. */
export interface Frames {
  game: {}
  deployment: { side: number }
  turn: {}
  phase: { side: number }
  entry: { side: number; at: number }
  rally: { side: number; unit: number; die: number }
  /** `status`: one letter per general, see 07-command.ts. */
  command: { side: number; at: number; die: number; status: string }
  /** `orders`: marches given together and not yet made. */
  movement: { side: number; orders?: string }
  march: MarchLocals
  squares: { by: number; fromX: number; fromY: number; direction: number; reach: number; ridden?: number }
  square: {
    unit: number
    by: number
    die: number
    fromX: number
    fromY: number
    direction: number
    reach: number
    /** 18.8 How far the cavalry has come. */
    ridden?: number
    /** 18.1.3.1 1: it lies down instead. */
    lies?: number
  }
  /** `spared`: he has been struck at already and only has to get away (15.2.2.2). */
  escape: { by: number; unit: number; spared?: number }
  routing: { side: number; rule: number }
  reaction: { side: number; rule: number }
  /** `aims`: pairs that fire one after the other, as given together. */
  fire: { side: number; firing: number; only: number; aims?: string }
  /** `with`: the battery that fires in the same shot, and its die (18.2.1.4 hr). */
  shot: {
    shooter: number
    target: number
    town: number
    die: number
    answer: number
    alight: number
    with?: number
    other?: number
    /** A3 BY_SKIRMISHERS, AT_SKIRMISHERS or both. */
    loose?: number
  }
  division: { side: number }
  combats: { side: number }
  combat: { at: number; active: number; first: number; second: number; bounced: number }
  /** `stood`: unit, place, facing, front and depth of everybody who runs now, as he stood before the first ran (8.6.1.1). */
  flights: { stood: string }
  flight: { unit: number; how: number; engaged: number; stood: string }
  advance: { side: number; at: number }
  recalls: { side: number; units: string; active: number }
  /** `back`: it is its own side’s turn to answer; `answered`: somebody has, since the other side was asked. */
  recall: { unit: number; die: number; active: number; back?: number; answered?: number }
  pursuit: { side: number }
  // Chapters 14 and 15.
  /** `movers`: who has gone into contact in this round. */
  guard: { side: number; movers: string }
  withdrawal: { at: number; unit: number; die: number; answer: number }
  replacement: { side: number; unit: number }
  /** `rounds`: how many have been fought; `rule`: 0 against a routed unit, 1 against wagons. */
  overrun: { by: number; unit: number; rule: number; rounds: number; die: number; answer: number }
  isolation: { side: number }
  /** `guests`: batteries that follow the unit; `die`: of the test before it goes (18.6). */
  evasions: { by: number; unit: number; guests: string; die?: number }
  // Optional rules.
  weather: { die: number }
  nerve: { unit: number; die: number }
  stragglers: { unit: number; die: number; answer: number }
  initiative: {}
  tireless: { side: number }
  /** Appendix B. `before`: 1 before the first turn, when sheets are filled in (B1). */
  communications: { side: number; before: number }
  /** A3.6.5 The unit that has too many skirmishers out. */
  surplus: { unit: number }
  works: { side: number }
  /** 20.3.2 `by` counts the commanders of the side; `unit`: his general; `at`: the message he tries to read. */
  messages: { side: number; by: number; unit: number; at: number }
  /** 15.2.2 `by`: the unit that has marched; `at`: the message looked at; `unit`: the general whose messenger it is; `fleeing` 0: he may ride on at once. */
  chase: { by: number; at: number; unit: number; fleeing: number; spared?: number }
}
export interface MarchLocals {
  unit: number
  mode: number
  /** By the club’s rates: ticks of the turn spent. */
  spent: number
  /** Way made so far in 1/36 points, fractions of ground and manner multiplied in, whatever the speed. */
  weight: number
  /** Ticks spent on changes of formation. */
  changes: number
  /** 1: it has changed formation or front in this move (8.1.2.1). */
  changed: number
  /** 1: some leg has been made. */
  begun: number
  /** Where it started, to put it back on its path (8.4.4.1) and to see what it was behind. */
  fromX: number
  fromY: number
  fromFacing: number
  /** The enemy whose contact ended the march, −1 none yet, and the offset it came by. */
  touched: number
  offset: number
  /** Where it stood when the march began, for flanks (8.4.0 hr): x, y, facing, formation. */
  stood?: string
  /** Legs still to make of a march given as one text. */
  rest: string
  /** 18.8 Points ridden so far, where anybody asks. */
  way?: number
  /** A2.1 By base of skirmishers: the way it has made in this march, in 1/36 points; “out” of those thrown out in it. */
  loose?: string
}

export interface Napoleon {
  state: State
  frames: Frames
  event: NapoleonEvent
  view: NapoleonView
}
export type T = Table<Napoleon>
export type NapoleonPosition = Position<Napoleon>
export type FrameOf<P extends keyof Frames> = Frame<Napoleon, P>
export const call = calling<Napoleon>()

/** The field as it is now: note g of the weather, frozen water is ground like any other. */
export function fieldFor(s: State): Field {
  // Asked all the time and nearly always of the same table: only another one is looked up.
  const { scenario, works, muster } = s
  const { weather } = s.extra
  if (muster === last.muster && scenario === last.scenario && works === last.works && weather === last.weather)
    return last.field!
  const base = builtFor(s)
  const isFrozen = weather >= 0 && WEATHER[weather]!.notes.includes('g')
  last = { scenario, works, muster, weather, field: fieldWith(isFrozen ? frozenOf(base) : base, muster) }
  return last.field!
}
let last: Partial<Pick<State, 'scenario'>> & {
  works?: string | undefined
  muster?: string | undefined
  weather?: number
  field?: Field
} = {}

const cloneCombat = ({ own, main, round, done, bases }: Combat): Combat => ({
  own: [own[0]!.slice(), own[1]!.slice()],
  main: main.slice(),
  round,
  done,
  ...(bases !== undefined && { bases: bases.slice() }),
})

export function cloneState(s: State): State {
  const copy: State = {
    scenario: s.scenario,
    options: s.options.slice(),
    turn: s.turn,
    side: s.side,
    on: s.on.slice(),
    x: s.x.slice(),
    y: s.y.slice(),
    facing: s.facing.slice(),
    form: s.form.slice(),
    figures: s.figures.slice(),
    mark: s.mark.slice(),
    host: s.host.slice(),
    town: s.town.slice(),
    road: s.road.slice(),
    along: s.along.slice(),
    spent: s.spent.slice(),
    hurt: s.hurt.slice(),
    value: s.value.slice(),
    holder: s.holder.slice(),
    guns: s.guns.slice(),
    combats: s.combats.map(cloneCombat),
    moved: s.moved.slice(),
    broken: s.broken.slice(),
    extra: cloneExtras(s.extra),
    burning: s.burning.slice(),
    fell: s.fell.slice(),
    shelled: s.shelled.slice(),
  }
  if (s.muster !== undefined) copy.muster = s.muster
  if (s.works !== undefined) copy.works = s.works
  return copy
}

export function clone(pos: NapoleonPosition): NapoleonPosition {
  const stack = new Array<NapoleonPosition['stack'][number]>(pos.stack.length)
  for (let i = 0; i < stack.length; i++) stack[i] = { ...pos.stack[i]! }
  const copy: NapoleonPosition = { s: cloneState(pos.s), stack }
  if (pos.result !== undefined) copy.result = { ...pos.result }
  return copy
}

// ---- the small questions everybody asks -----------------------------------------------------------------------------

export const has = (s: State, unit: number, mark: number): boolean => (s.mark[unit]! & mark) !== 0
export const put = (s: State, unit: number, mark: number): void => {
  s.mark[unit]! |= mark
}
export const drop = (s: State, unit: number, mark: number): void => {
  s.mark[unit]! &= ~mark
}
