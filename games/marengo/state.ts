import type { Frame, Position, Table } from '@bivouac/kernel'
import { BOX_LIST, MORALE } from './data/armies.ts'
import { CROSSING_COUNT, FRENCH_START, LOCALE_OF } from './data/board.ts'
import { LOCALES } from './data/map.ts'
import type { MarengoEvent } from './events.ts'
import type { Rule } from './rulebook.ts'
import type { MarengoView } from './view.ts'
import { APPROACH_COUNT, type Block, BOXES, LOCALE_COUNT, type Mask } from './words.ts'

export const MOVED = 1
/** French blocks taken by surprise (6.6). */
export const INACTIVE = 2
/** The enemy knows the face of this very block (4.2): it lies face up, or he remembers it. */
export const KNOWN = 4
/** It lies face up now, for everybody to see. */
export const UP = 8

/** The locals of the procedures: whole numbers only, so that a frame is copied in one go. */
export interface Frames {
  game: {}
  round: {}
  turn: { side: number }
  activation: { left: number }
  bombardment: { side: number; gun: Block; at: number }
  assaults: { side: number }
  assault: AssaultLocals
  movement: { side: number }
  march: { side: number; block: Block; used: number; lane: number; via: number; paid: number }
  attack: {
    side: number
    mask: Mask
    over: number
    road: number
    reserve: number
    stand: Mask
    forward: Mask
  }
  retreat: { side: number; locale: number; barred: number; exempt: number; at: number }
  losses: { side: number; points: number; leads: Mask; others: Mask; cause: Cause }
}
/** What takes the points: an assault, a bombardment or a retreat. */
export type Cause = 0 | 1 | 2
export const BY_ASSAULT: Cause = 0
export const BY_BOMBARDMENT: Cause = 1
export const BY_RETREAT: Cause = 2
export interface AssaultLocals {
  side: number
  /** The approach the attackers stand on. */
  from: number
  /** Attackers that lead, and that go along. */
  leads: Mask
  joins: Mask
  /** The arm of the leaders. */
  arm: number
  /** Defenders that lead. */
  guards: Mask
  /** Their arm, −1 if nobody leads the defence. */
  guardArm: number
  /** The artillery that fires in defence, −1 none. */
  gun: Block
  result: number
  chase: Mask
  /** The strength of the pursuit. */
  chased: number
}

export interface Marengo {
  state: State
  frames: Frames
  event: MarengoEvent
  view: MarengoView
  rule: Rule
}
export type T = Table<Marengo>
export type MarengoPosition = Position<Marengo>
export type FrameOf<P extends keyof Frames> = Frame<Marengo, P>

const none = (): number[] => []

/** The state is declared here, as the table before anything is dealt: blocks in their places, no faces. */
export function newState(rulings: number, random: boolean) {
  const place: number[] = []
  BOX_LIST.forEach((box, b) => {
    if (box.side === 0) for (let i = 0; i < box.size; i++) place.push(BOXES + b)
  })
  const held = new Array<number>(LOCALE_COUNT).fill(0)
  LOCALES.forEach((locale, l) => {
    for (let i = 0; i < (locale.french ?? 0); i++) place.push(l)
    if (FRENCH_START[l]) held[l] = -(locale.french ?? 0)
  })
  BOX_LIST.forEach((box, b) => {
    if (box.side === 1) for (let i = 0; i < box.size; i++) place.push(BOXES + b)
  })
  return {
    /** 1 … 16; round 1 is 6:00 AM. */
    round: 1,
    /** Whose turn it is. */
    side: 0,
    /** Bit by ruling, see options.ts. */
    rulings,
    /** 1: the French arrivals are dealt at random. */
    random: random ? 1 : 0,
    /** By block. */
    place,
    /** By block; 0 when eliminated, or before the blocks are dealt. */
    face: place.map((): number => 0),
    /** By block: MOVED, INACTIVE, KNOWN, UP. */
    flag: place.map((at): number => (LOCALE_OF[at]! >= 0 ? INACTIVE : 0)),
    /** By locale: how many blocks stand there, Austrians counted up and French down. */
    held,
    /** By approach: how many blocks stand on it. */
    on: new Array<number>(APPROACH_COUNT).fill(0),
    /** Commands left this turn. */
    command: 0,
    /** 1: somebody has come over the pontoon bridge this turn. */
    pontoon: 0,
    /** By crossing: 0, or 2 × the number of the move last made over it this turn + the direction (8.10). */
    road: new Array<number>(CROSSING_COUNT).fill(0),
    /** Pairs assaulted this turn, pairs where the assault failed, locales taken by assault. */
    assaulted: none(),
    repulsed: none(),
    stormed: none(),
    /** Who has just ended a move in reserve and may still go on, if cavalry (8.11). */
    last: 0 as Mask,
    /** The lane by which it came, −1 off road. */
    lastLane: -1,
    /** 1: it came by road without costing a command. */
    lastFree: 0,
    /** By side. */
    morale: [...MORALE],
    /** By side: the round in which the army was demoralised, 0 if it was not. */
    broken: [0, 0],
    /** 1: the five points have been given. */
    lifted: 0,
    /** By side: the block that has declared a bombardment, −1 none. */
    declared: [-1, -1],
    /** By side: 1 if its artillery has fired in its last turn. */
    fired: [0, 0],
    /** 1: an enemy has stood in a locale where Frenchmen were set up. */
    alarm: 0,
    /** By side: what the enemy knows of groups of its blocks, see rules/4-knowledge.ts. */
    hints: [none(), none()],
    limits: [none(), none()],
  }
}
export type State = ReturnType<typeof newState>
/** What not everybody sees, and what follows from the places. */
type Hidden = 'face' | 'held' | 'on'
type Open = Omit<State, Hidden>
/** The same as a view holds it: nobody changes a view. */
export type Shown = {
  readonly [Field in keyof Open]: Open[Field] extends number
    ? number
    : Open[Field] extends number[]
      ? readonly number[]
      : readonly (readonly number[])[]
}

/**
 * What everybody sees, copied, with faces and counts put in: clone, view and imagined position are all made of this one list, and
 * nothing may be left out of it. Fields added to an object afterwards made the clone a sixth slower (docs/decisions/023).
 */
export const laid = (s: Shown, face: number[], held: number[], on: number[]): State => ({
  round: s.round,
  side: s.side,
  rulings: s.rulings,
  random: s.random,
  place: s.place.slice(),
  face,
  flag: s.flag.slice(),
  held,
  on,
  command: s.command,
  pontoon: s.pontoon,
  road: s.road.slice(),
  assaulted: s.assaulted.slice(),
  repulsed: s.repulsed.slice(),
  stormed: s.stormed.slice(),
  last: s.last,
  lastLane: s.lastLane,
  lastFree: s.lastFree,
  morale: s.morale.slice(),
  broken: s.broken.slice(),
  lifted: s.lifted,
  declared: s.declared.slice(),
  fired: s.fired.slice(),
  alarm: s.alarm,
  hints: [s.hints[0]!.slice(), s.hints[1]!.slice()],
  limits: [s.limits[0]!.slice(), s.limits[1]!.slice()],
})

export function clone(pos: MarengoPosition): MarengoPosition {
  const stack = new Array<MarengoPosition['stack'][number]>(pos.stack.length)
  for (let i = 0; i < stack.length; i++) stack[i] = { ...pos.stack[i]! }
  const copy: MarengoPosition = { s: laid(pos.s, pos.s.face.slice(), pos.s.held.slice(), pos.s.on.slice()), stack }
  if (pos.result !== undefined) copy.result = { ...pos.result }
  return copy
}
