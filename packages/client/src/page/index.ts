/**
 * What the table page asks of a game it draws. Nothing here decides anything: a game's page part maps what the protocol
 * says (a view, a list of legal actions, events) to things on the screen, and clicks on those things back to actions.
 */

import type { Asked, Chair, Heard, Judgement, Odds, Threat } from '@bivouac/host/protocol'
import type {
  Action,
  Cost,
  Eye,
  Foretold,
  Lang,
  LogLevel,
  Orders,
  Phrase,
  Result,
  Seat,
  Setup,
  Text,
} from '@bivouac/kernel'
import type { Component } from 'solid-js'
import type { Fight } from './fight.ts'
import type { FirstView } from './pan-zoom.tsx'
import type { Questions } from './questions.ts'
import type { Thing } from './thing.ts'

export { dangersOf } from './dangers.ts'
export type { Addend, Fight, FightSide } from './fight.ts'
export {
  type Argument,
  among,
  BUTTON,
  CARD,
  meantBy,
  PIECE,
  PLACE,
  type Question,
  type Questions,
  SPOKEN,
} from './questions.ts'
export { keyOf, same, type Thing, thingOf } from './thing.ts'
export type { Asked, Chair, Judgement, Odds, Threat }

export interface TableEvent {
  readonly e: string
}

/** How a game is put into words; the part of `GameModule.words` that the page uses. */
export interface PageWords {
  event(event: TableEvent, lang: Lang): Phrase
  level(event: TableEvent): LogLevel
  prompt(at: { readonly proc: string; readonly step: string; readonly seat: Seat }, view: object, lang: Lang): string
  action(action: Action, view: object, lang: Lang): string
  result(result: Result, lang: Lang, view?: object): string
}

/** What a report counts; the page's part of `GameModule.toll`. */
export interface PageToll {
  sides(view: object, lang: Lang): readonly string[]
  readonly hits: Text
  readonly gone: Text
  of(event: TableEvent): Cost | undefined
  lot?(event: TableEvent): boolean
  /** Drawn over the map of a turn: who went where, who fired at whom, who fought, from the position it began in. */
  readonly Deeds?: Component<{ readonly before: object; readonly events: readonly TableEvent[] }>
}

/** What one eye saw before an event and what the event left: the difference is what moves. */
export interface Change {
  readonly before: object
  readonly after: object
}

/** One beat of an animation, made from one event. Durations are at speed 1. */
export interface Beat {
  /** The table is still as it was before: who is lost is seen being hit first. Otherwise it is as the event left it. */
  readonly held?: true
  /** Laid over the view while the beat lasts, and in no view: a way marked on the map. */
  readonly over?: object
  /** Pieces and places that flash. */
  readonly flash?: readonly Thing[]
  readonly tone?: 'hit' | 'gain' | 'plain'
  /** Dice thrown on the table, with what they were for. */
  readonly dice?: readonly { readonly sides: number; readonly got: number }[]
  /** Cards laid on the table. */
  readonly cards?: readonly number[]
  readonly say?: string
  readonly milliseconds: number
  readonly sound?: 'move' | 'dice' | 'hit' | 'card' | 'horn'
}

/** One bar of the odds panel. */
export interface OddsRow {
  readonly name: string
  readonly p: number
  readonly tone: 'good' | 'fair' | 'bad'
}
export interface OddsReport {
  readonly rows: readonly OddsRow[]
  readonly sentence: string
  /** Instead of "Odds", where a game has none. */
  readonly title?: string
  /** Instead of the line that says how the odds were counted. */
  readonly note?: string
}

/** What the other side could do to a thing in its next turn. */
export interface Danger {
  /** 0 … 1: how likely it can. */
  readonly share: number
  /** With how many of its pieces at most; 0 where the game cannot say. */
  readonly by: number
}

/** What the page knows while it draws; every field is a function so that only what changed is drawn again. */
export interface Scene {
  readonly view: () => object
  readonly setup: () => Setup
  readonly eye: () => Eye
  /** Whose side of the table is nearest: that of the eye, or of the player the screen is being handed to. */
  readonly facing: () => Eye
  /** The player turned the map upside down. */
  readonly flipped: () => boolean
  /** Things a click on which does something now. */
  readonly lit: (thing: Thing) => boolean
  readonly chosen: (thing: Thing) => boolean
  readonly pointed: (thing: Thing) => boolean
  readonly flashing: (thing: Thing) => 'hit' | 'gain' | 'plain' | undefined
  /** Only while threats are shown. */
  readonly threat: (thing: Thing) => Danger | undefined
  /** What has been put together of a set or a path, a path in its order. */
  readonly begun: () => readonly Thing[]
  readonly click: (thing: Thing) => void
  readonly ask: (thing: Thing) => void
  readonly point: (thing: Thing | undefined) => void
  /** What a screen reader hears after the name of a thing. */
  readonly state: (thing: Thing) => string
  /** The question as this eye has it, `actions`, `open` and `gathers` included; none while the past is looked at. */
  readonly asked: () => Asked | undefined
  /**
   * For open choices and whatever else is still being made up: is it legal and why not, what would it bring, can it be
   * taken back? Ask at every step of a drag: one question is on its way at a time, the newest waits, and what was asked
   * in between is answered `undefined`, as is what the table no longer asks.
   */
  readonly judge: (action: Action) => Promise<Judgement | undefined>
  /** Does it as a click would: weighed, confirmed where it cannot be taken back, refused with its reason. */
  readonly send: (action: Action) => void
  /** Arms an action: its button and Enter send it, Esc lets go of it. `undefined` lets go. */
  readonly hold: (action: Action | undefined) => void
  readonly held: () => Action | undefined
  /** What has been told at this table so far, as far as it is shown; in the past, up to the moment looked at. */
  readonly told: () => readonly Heard[]
  /** What is being shown moving: it can be made to stand still, and be passed over. */
  readonly film: FilmControls
}

export interface FilmControls {
  readonly runs: () => boolean
  readonly held: () => boolean
  hold(on: boolean): void
  skip(): void
}

/** A side as it is called and known from afar. */
export interface SideLook {
  readonly name: Text
  readonly colour: string
  /** A background of CSS, one of those in `style/flags.css` mostly; without it, a flag of its colour. */
  readonly flag?: string
}

export interface GamePage {
  readonly words: PageWords
  sides(setup: Setup, view: object | undefined): readonly SideLook[]
  /** What the arguments of actions are on the table: what clicks mean, which actions are buttons, what a set is made of. */
  readonly questions: Questions
  /** Things that count as the same spot: the square under a piece and the piece on it. */
  alike(thing: Thing, view: object): readonly Thing[]
  beats(event: TableEvent, change: Change, lang: Lang): readonly Beat[]
  /** The fight that is going on in this view, for the stage all games share; none when there is none. */
  fight?(view: object, eye: Eye, lang: Lang): Fight | undefined
  /** Fetched with the first odds that are asked for. */
  readonly odds: () => Promise<
    (odds: Odds, seat: Seat, view: object, lang: Lang, action: Action, foretold: Foretold) => OddsReport
  >
  /** What a threat is aimed at; without it, the piece that the rules name and the spot it stands on. */
  aimedAt?(threat: Threat): Thing | undefined
  nameOf(thing: Thing, view: object, lang: Lang): string
  /** The size of the board's picture, in its own units; where battles have tables of their own, by the view. */
  readonly size: Size | ((view: object) => Size)
  /** The part of the picture to look at first, where the whole would have fewer than `legible` pixels to a unit. */
  firstView?(view: object, eye: Eye): FirstView
  readonly Board: Component<{ readonly scene: Scene }>
  readonly Hand: Component<{ readonly scene: Scene; readonly seat: Seat }>
  readonly Armies: Component<{
    readonly scene: Scene
    readonly names: readonly string[]
    readonly chairs: readonly Chair[]
    /** The seat that decides now. */
    readonly asked: Seat | undefined
  }>
  /** Orders a player may give in advance, fetched when he is there. */
  readonly orders?: () => Promise<Orders>
  readonly Card?: Component<{ readonly scene: Scene; readonly card: number }>
  /** What its reports count; fetched with the first report. */
  readonly toll: () => Promise<PageToll>
  /** Questions that are not about things on the board: sections to lay, armies to take. */
  readonly Chooser?: Component<{
    readonly scene: Scene
    readonly asked: Asked | undefined
    readonly choose: (action: Action) => void
  }>
}

export interface Size {
  readonly width: number
  readonly height: number
}
export const sizeOf = ({ size }: Pick<GamePage, 'size'>, view: object): Size =>
  typeof size === 'function' ? size(view) : size
