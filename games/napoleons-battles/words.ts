/** The nouns of the game. Everything else imports them from here. */

/** Lengths are whole points of 1/240 inch: three quarters, halves, thirds and tenths of an inch are whole. */
export const INCH = 240
/** Directions are tenths of a degree clockwise from north. */
export const FULL = 3600
export const HALF_TURN = 1800
export const RIGHT_ANGLE = 900

export const SIDES = [0, 1] as const
export type Side = 0 | 1
export const enemyOf = (side: number): number => 1 - side

/** What a unit is. Generals and supply are units too; the first four are combat units (1.1.3.1). */
export const ARMS = ['infantry', 'cavalry', 'foot', 'horse', 'general', 'supply'] as const
export type Arm = (typeof ARMS)[number]
export const INFANTRY = 0
export const CAVALRY = 1
export const FOOT = 2
export const HORSE = 3
export const GENERAL = 4
export const SUPPLY = 5
/** What stands in slots behind everybody: boats (slots.ts). */
export const BOATING = 7
/** The arm, and the side, of a slot nobody is in. */
export const NOBODY = 8

/** For a battery a line is unlimbered and a column limbered (1.4.2.1, 1.4.2.2). */
export const FORMATIONS = ['line', 'column', 'square', 'march', 'deployed'] as const
export type Formation = (typeof FORMATIONS)[number]
export const LINE = 0
export const COLUMN = 1
export const SQUARE = 2
export const MARCH = 3
export const DEPLOYED = 4

/** Where a unit is: `State.on`. */
export const STATUS = [
  'later',
  'table',
  'left',
  'dispersed',
  'eliminated',
  'surrendered',
  'waiting',
  'withdrawn',
  'unseen',
] as const
export const LATER = 0
export const ON_TABLE = 1
export const LEFT = 2
export const DISPERSED = 3
export const ELIMINATED = 4
export const SURRENDERED = 5
/** Just off the table at its entry point (4.1.1.1). */
export const WAITING = 6
/** Gone with its defeated army (12.1.3). */
export const WITHDRAWN = 7
/** 17.2.2 Only in what one side knows: on the table, and nobody of that side sees it. */
export const UNSEEN = 8
/** 17.2.2.3 So many numbers stand for a dummy in the list of them. */
export const DUMMY = 6
/** In what one side knows, a unit it does not see is named by the number of its counter. */
const NAMELESS = 10
export const nameless = (side: number, number: number): number => -NAMELESS - 2 * number - side
/** The side and number of the counter such a name means; none: it is no such name. */
export const counterNamed = (name: number): { readonly side: number; readonly number: number } | undefined =>
  name <= -NAMELESS ? { side: (-name - NAMELESS) % 2, number: (-name - NAMELESS) >> 1 } : undefined

/** 18.4 What can be built and pulled down. */
export const WORKS = [
  'breach',
  'shortBridge',
  'pontoon',
  'bridge',
  'fortify',
  'trench',
  'repair',
  'reverse',
  'launch',
] as const
export const BREACH = 0
export const SHORT_BRIDGE = 1
export const PONTOON = 2
export const BRIDGE = 3
export const FORTIFY = 4
export const TRENCH = 5
export const REPAIR = 6
export const REVERSE = 7
export const LAUNCH = 8

/** Marks beside a unit: bits of `State.mark`. */
export const MARKS = [
  'disorder',
  'rout',
  'half',
  'none',
  'react',
  'moved',
  'fired',
  'disorderedNow',
  'rallied',
  'charged',
  'tested',
  'won',
  'attacker',
  'fleeing',
  'bouncing',
  'stays',
  // Chapters 13 to 15.
  'roadMarch',
  'freeMarch',
  'worn',
  'gunless',
  'evaded',
  'isolated',
  'replaced',
  'flagless',
  'withdrawing',
  'atRisk',
] as const
export type Mark = (typeof MARKS)[number]
export const DISORDER = 1
export const ROUT = 2
/** Half Move and No Move (7.2.4). */
export const HALF = 4
export const NONE = 8
/** Marked for reaction (8.5.1.1). */
export const REACT = 16
/** Has moved in this movement step. */
export const MOVED = 32
/** Has fired in this fire round (9.3.1). */
export const FIRED = 64
/** Was disordered in this movement step, so it does not reorder at its end (8.5.1.2). */
export const DISORDERED_NOW = 128
/** Has tried to rally this turn. */
export const RALLIED = 256
/** Cavalry that moved into the contact it stands in (10.1.3). */
export const CHARGED = 512
/** Has tested for a square in this movement sub-step (8.4.4). */
export const TESTED = 1024
/** Has paid the winner’s loss of this combat phase (10.4.1). */
export const WON = 2048
/** Moved into the contact it stands in, whatever its arm. */
export const ATTACKER = 4096
/** Has to make an unformed move before anything else happens (8.6.2). */
export const FLEEING = 8192
export const BOUNCING = 16384
/** Was told to stay where it is in this step. */
export const STAYS = 32768
/** Stood in march column on a road when command was checked (13.1.1), or in reach of some general of its own (13.1.2). */
export const ROAD_MARCH = 1 << 16
export const FREE_MARCH = 1 << 17
/** Of a worn formation (13.2), or guard of a discouraged army (13.3.2). */
export const WORN = 1 << 18
/** A battery that has left its guns behind (15.6.1). */
export const GUNLESS = 1 << 19
/** Has evaded in this phase (14.2.1). */
export const EVADED = 1 << 20
/** Pointed out as isolated (15.5.1). */
export const ISOLATED = 1 << 21
/** Another general in the place of one who fell (15.2.2.4). */
export const REPLACED = 1 << 22
/** Has lost its flag (11.2.5 hr). */
export const FLAGLESS = 1 << 23
/** Has to withdraw from its combat before anything else happens (14.3). */
export const WITHDRAWING = 1 << 24
/** A general with a unit just beaten: it is not yet known whether he has fallen (15.2.2.2). */
export const AT_RISK = 1 << 25

export const QUALITIES = ['P', 'A', 'G', 'E'] as const
export type Quality = (typeof QUALITIES)[number]
/** 2.1.2 What a general adds to the control of a unit he touches. */
export const QUALITY_BONUS: Readonly<Record<Quality, number>> = { P: -1, A: 0, G: 1, E: 2 }

export const RANKS = ['division', 'corps', 'wing', 'army'] as const
export type Rank = (typeof RANKS)[number]

export const TERRAINS = [
  'hill',
  'wood',
  'town',
  'stream',
  'sunken',
  'bridge',
  'road',
  'wall',
  'hedge',
  'rough',
  'impassable',
] as const
export type TerrainKind = (typeof TERRAINS)[number]

export type Provenance = 'rulebook' | 'published' | 'inferred' | 'reconstruction'
/** A part of a whole, as a profile prints it: 2/3 is [2, 3]. */
export type Fraction = readonly [number, number]

/** A march as one text, “7 F960 W-300 F240 T31”: the letter of each manoeuvre. */
export const LEG_LETTERS = {
  forward: 'F',
  oblique: 'O',
  road: 'R',
  back: 'B',
  side: 'S',
  wheel: 'W',
  wheelBack: 'V',
  form: 'C',
  about: 'A',
  touch: 'T',
  deploy: 'D',
  leave: 'L',
  attach: 'H',
  go: 'G',
  lie: 'P',
  rise: 'U',
  forced: 'X',
  man: 'M',
  face: 'Y',
  shuffle: 'Z',
  dismount: 'K',
  mount: 'Q',
  detach: 'E',
  rejoin: 'J',
  embark: 'e',
  sail: 'n',
  land: 'l',
  skirmish: 'k',
  screen: 'j',
  recallSkirmish: 'i',
} as const
/** Between the marches of several units that are given their orders together. */
export const NEXT_UNIT = '; '

/** An aim in one number: the shooter × 256, the target; and whether skirmishers fire (A3.1) or are fired at (A3.6). */
export const BY_SKIRMISHERS = 1 << 16
export const AT_SKIRMISHERS = 1 << 17
export const shooterIn = (aim: number): number => (aim >> 8) & 255
export const targetIn = (aim: number): number => aim & 255
/** Which of the two, both, or nought. */
export const looseIn = (aim: number): number => aim & (BY_SKIRMISHERS | AT_SKIRMISHERS)

/** 20.3.2 What has become of a message: with a messenger, on the ground, in the hands of whom it was brought to, read, or of no use to him. */
export const RIDING = 0
export const LYING = 1
export const DELIVERED = 2
export const READ = 3
export const ILLEGIBLE = 4
