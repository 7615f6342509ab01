import type {
  Action,
  AnyGame,
  Chosen,
  Decision,
  Dice,
  Extension,
  Eye,
  Json,
  Objection,
  Refusal,
  Result,
  Roll,
  Seat,
  Setup,
  Side,
  Verdict,
} from '@bivouac/kernel'
import type { Patch } from './patch.ts'
import type { Standing } from './standing.ts'

/**
 * Where chance comes from: a secret seed and what each player threw in, or dice of the caller's own, unverifiable.
 * `typed`: people roll them at a real table and type in what they got; the journal says so.
 */
export type Chance =
  | { readonly seed: string; readonly nonces?: readonly string[] }
  | { readonly dice: Dice; readonly typed?: true }

/** Published before the first roll: the hash of the server's seed, and what each player threw in afterwards. */
export interface Commitment {
  readonly scheme: 'hmac-sha256'
  /** SHA-256 of the seed, in hex. */
  readonly hash: string
  readonly nonces: readonly string[]
}

export interface Move {
  readonly seat: Seat
  readonly action: Action
  readonly rolls: readonly Roll[]
  /** After how many take-backs it was made, if after any: its dice were not those of before. */
  readonly back?: number
}

/** The fingerprint of the position after `at` moves, taken whenever the game's turn changes and at the end. */
export interface Mark {
  readonly at: number
  readonly turn: number
  readonly hash: string
}

/** The moment of another game that this one begins from. */
export interface Fork {
  /** How many moves had been made there. */
  readonly at: number
  /** Whose view it was imagined from; `open`: nothing was hidden any more, and the position is the true one. */
  readonly eye: Eye | 'open'
}

/** A match is its journal; everything else can be rebuilt from it. This is the game file people save and share. */
export interface Journal {
  readonly format: 'bivouac-journal-1'
  readonly game: string
  readonly version: number
  readonly setup: Setup
  /** The position it began from, where that is not the setup's own: studies and forks. */
  readonly from?: Json
  /** The dice were rolled at a real table and typed in. */
  readonly dice?: 'typed'
  /** Where `from` was seen: this game is a fork of another one. */
  readonly fork?: Fork
  readonly commitment?: Commitment
  /** Revealed when the game is over. */
  readonly seed?: string
  /** Rolls made before the first decision. */
  readonly opening: readonly Roll[]
  readonly moves: readonly Move[]
  readonly marks: readonly Mark[]
  /** How many times moves were taken back by agreement, if ever: the dice count them. */
  readonly backs?: number
  /** How many times somebody who plays computers alone took back to a choice of his own: the dice stayed as they were. */
  readonly retried?: number
  readonly result?: Result
}

/** Something that was told, as one eye heard it; `move` is the journal length at which it happened (0: the opening). */
export interface Heard {
  readonly move: number
  readonly event: { readonly e: string }
}

/** The same with what it changed in that eye's view, for whoever shows it happen. */
export interface Shown extends Heard {
  readonly leaves?: Patch
}
/** `rolls` leaves out hidden picks, and `events` are as the submitting seat heard them, standing answers included. */
export type Submitted =
  | { readonly ok: true; readonly rolls: readonly Roll[]; readonly events: readonly Heard[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** For somebody who plays computers alone: there is nobody who could learn from it that he had no choice. */
export interface TakeBack {
  /** On to where there was something to choose: a question with one answer would be answered again at once. */
  readonly toChoice?: boolean
  /** The same dice fall again, and the journal says how often it was done. */
  readonly keepDice?: boolean
}

/** Pure: no network, no clock, no storage. The server, the browser worker, the command and the tests all drive this. */
export interface Match {
  readonly game: AnyGame
  readonly setup: Setup
  /** How many moves have been made. */
  readonly length: number
  /** How many times moves were taken back by agreement. */
  readonly backs: number
  /** How many times chance has been asked, the opening and hidden picks included. */
  readonly rolled: number
  /** What is asked now; of several who are asked at once, of one who has not answered. Never for an eye as it is. */
  readonly decision: Decision | undefined
  /** The question as it is put to this seat, unless nothing is asked of it or it has answered. */
  asked(seat: Seat): Decision | undefined
  /** Several are asked at once, and some have not answered: how many moves had been made when they were asked. */
  readonly since: number | undefined
  /** How many moves this eye knows of: without what others have answered to a question that is still open. */
  seen(eye: Eye): number
  readonly result: Result | undefined
  /** By seat, where several seats play for one side. */
  readonly sides: readonly Side[] | undefined
  readonly commitment: Commitment | undefined
  /** Set where the game is a fork of another one. */
  readonly fork: Fork | undefined
  /** `at` is the journal length the player saw (`seen`); a move made on an older table is refused, not reinterpreted. */
  submit(seat: Seat, action: unknown, at?: number): Submitted
  whyNot(seat: Seat, action: unknown): Verdict
  whyNotAll(seat: Seat, action: unknown): readonly Refusal[]
  /** The same, saying of a set or path which element each reason is about. */
  objections(seat: Seat, action: unknown): readonly Objection[]
  /** Actions without an argument that the question knows and refuses this seat now, with the reasons. */
  shut(seat: Seat): readonly { readonly action: Action; readonly refusals: readonly Refusal[] }[]
  /**
   * Somebody puts a set or a path together: what may be added to `chosen`, and is it enough? `about`: for which other
   * elements to say why they may not. Nothing is written down, and nobody else hears of it.
   */
  extend(seat: Seat, type: string, chosen: Chosen | undefined, about?: 'all' | readonly number[]): Extension | Refusal
  /**
   * Free while the same seat decides and neither dice nor news came in; otherwise refused with that reason. An answer to
   * a question that others have not answered yet can be taken back alone, whoever answered after it.
   */
  undo(seat: Seat): Verdict
  whyNotUndo(seat: Seat): Verdict
  /**
   * Takes back the seat's last move by agreement, with everything that followed, dice or not: for a host that has asked
   * the others. The dice count it: what was rolled before tells nothing about what is rolled now.
   */
  takeBack(seat: Seat, how?: TakeBack): Verdict
  /**
   * For an umpire: goes back to after `to` moves, or to the last question somebody had a choice at or rolled upon,
   * whoever that was, also when the game is over.
   */
  windBack(to?: number): Verdict
  view(eye: Eye): object
  /** What that eye heard from move `since` on, as `Heard.move` counts; without it everything, the opening included. */
  heard(eye: Eye, since?: number): readonly Heard[]
  /** Before a move: these eyes look on while it happens. */
  watch(eyes: readonly Eye[]): void
  /** The same as `heard`; of what was submitted last, with what each thing changed in the view of an eye that looked on. */
  shown(eye: Eye, since?: number): readonly Shown[]
  /**
   * What a seat answers in advance: to a question of one kind, `proc.step`, always; `proc.step#order`, where the game's
   * condition holds; `turn`, until its turn is over. Private, and given as a move like any other.
   */
  stand(seat: Seat, question: string, on: boolean): void
  standing(seat: Seat): readonly string[]
  /** From now on nothing is answered by itself: whoever holds the match lets standing answers be given when he wants. */
  standLater(): void
  /** The answer that stands to the question now, if one does and has not been given. */
  stands(): Standing | undefined
  /** Gives it, as the player would have. */
  answerStanding(byHand?: boolean): Verdict
  /** The moves made after the first `since`, with all their rolls: for the store, never for an eye. */
  moves(since?: number): readonly Move[]
  /** Holds hidden rolls and hidden choices: for the store while the game goes on, for everybody once it is over. */
  journal(): Journal
  /** A deep copy of the true position. For the referee, analysis after the end, and tests: never for an eye or a bot. */
  position(): unknown
}
