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

export interface State {
  /** 1 … 16; round 1 is 6:00 AM. */
  round: number
  /** Whose turn it is. */
  side: number
  /** Bit by ruling, see options.ts. */
  rulings: number
  /** 1: the French arrivals are dealt at random. */
  random: number
  /** By block. */
  place: number[]
  /** By block; 0 when eliminated, or before the blocks are dealt. */
  face: number[]
  /** By block: MOVED, INACTIVE, KNOWN, UP. */
  flag: number[]
  /** By locale: how many blocks stand there, Austrians counted up and French down. */
  held: number[]
  /** By approach: how many blocks stand on it. */
  on: number[]
  /** Commands left this turn. */
  command: number
  /** 1: somebody has come over the pontoon bridge this turn. */
  pontoon: number
  /** By crossing: 0, or 2 × the number of the move last made over it this turn + the direction (8.10). */
  road: number[]
  /** Pairs assaulted this turn, pairs where the assault failed, locales taken by assault. */
  assaulted: number[]
  repulsed: number[]
  stormed: number[]
  /** Who has just ended a move in reserve and may still go on, if cavalry (8.11). */
  last: Mask
  /** The lane by which it came, −1 off road. */
  lastLane: number
  /** 1: it came by road without costing a command. */
  lastFree: number
  /** By side. */
  morale: number[]
  /** By side: the round in which the army was demoralised, 0 if it was not. */
  broken: number[]
  /** 1: the five points have been given. */
  lifted: number
  /** By side: the block that has declared a bombardment, −1 none. */
  declared: number[]
  /** By side: 1 if its artillery has fired in its last turn. */
  fired: number[]
  /** 1: an enemy has stood in a locale where Frenchmen were set up. */
  alarm: number
  /** By side: what the enemy knows of groups of its blocks, see rules/4-knowledge.ts. */
  hints: number[][]
  limits: number[][]
}

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

/** The table before anything is dealt: blocks in their places, no faces. */
export function newState(rulings: number, random: boolean): State {
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
    round: 1,
    side: 0,
    rulings,
    random: random ? 1 : 0,
    place,
    face: place.map(() => 0),
    flag: place.map(at => (LOCALE_OF[at]! >= 0 ? INACTIVE : 0)),
    held,
    on: new Array<number>(APPROACH_COUNT).fill(0),
    command: 0,
    pontoon: 0,
    road: new Array<number>(CROSSING_COUNT).fill(0),
    assaulted: [],
    repulsed: [],
    stormed: [],
    last: 0,
    lastLane: -1,
    lastFree: 0,
    morale: [...MORALE],
    broken: [0, 0],
    lifted: 0,
    declared: [-1, -1],
    fired: [0, 0],
    alarm: 0,
    hints: [[], []],
    limits: [[], []],
  }
}

export function cloneState(s: State): State {
  return {
    round: s.round,
    side: s.side,
    rulings: s.rulings,
    random: s.random,
    place: s.place.slice(),
    face: s.face.slice(),
    flag: s.flag.slice(),
    held: s.held.slice(),
    on: s.on.slice(),
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
  }
}

export function clone(pos: MarengoPosition): MarengoPosition {
  const stack = new Array<MarengoPosition['stack'][number]>(pos.stack.length)
  for (let i = 0; i < stack.length; i++) stack[i] = { ...pos.stack[i]! }
  const copy: MarengoPosition = { s: cloneState(pos.s), stack }
  if (pos.result !== undefined) copy.result = { ...pos.result }
  return copy
}
