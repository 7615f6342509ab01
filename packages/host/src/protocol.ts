/**
 * The one protocol between a page and a table. The table may run in a Web Worker of the same browser (solo, hot-seat,
 * offline) or on a server behind a WebSocket; the page cannot tell the difference. Every message is plain JSON.
 * The page sends `Ask`, the table sends `Tell`. An ask with an `id` is answered by exactly one `answer` with that `id`.
 */
import type { Threat } from '@bivouac/ai'
import type { Action, Chosen, Extension, Eye, Refusal, Result, RuleRef, Seat, Setup, Side, Text } from '@bivouac/kernel'
import type { Fork, Heard, Shown, Wants } from '@bivouac/match'
import type { Reply, Why } from './replies.ts'

export type { Heard, Shown, Wants } from '@bivouac/match'

/** Who sits in a seat: a person (with the name shown to others) or a computer player. */
export interface Chair {
  readonly kind: 'human' | 'bot'
  /** Bot id ('random', 'recruit', …) for bots. */
  readonly bot?: string
  readonly name: string
  /** A computer that plays on for somebody who left: whom. */
  readonly standsIn?: string
  /** Online tables: is somebody connected for this seat? */
  readonly present?: boolean
}

/** A game can end outside its rules; `winners` are the sides it is given to then. */
export type Ending = { readonly winners: readonly Side[] } & (
  | { readonly by: 'resigned' | 'timeout' | 'left' | 'agreed'; readonly seat: Seat; readonly grade?: string }
  /** Somebody went away for good (`left`: who stayed claimed the game), and who stayed called it a draw. `seat` is who left. */
  | { readonly by: 'called'; readonly seat: Seat }
  /** Nobody has won: the rules changed, the operator ended it, or everybody forgot it. */
  | { readonly by: 'void'; readonly why: 'rules' | 'operator' | 'abandoned'; readonly seat?: undefined }
)

/** Where several seats play for one side. */
export interface Teams {
  /** By seat. */
  readonly sides: readonly Side[]
  /** By side. */
  readonly names: readonly Text[]
}

/** What a decision looks like to one eye: options only for those who decide. */
export interface Asked {
  /** Who is asked; of several, this eye if it has not answered. */
  readonly seat: Seat
  /** Where several are asked at once: all of them. Who has answered is nobody else's to know. */
  readonly seats?: readonly Seat[]
  /** They share the question: each answer is carried out as it comes, and `seats` are those who go on. */
  readonly shared?: true
  /** This eye has answered, and may take its answer back until all have. */
  readonly answered?: true
  readonly proc: string
  readonly step: string
  readonly rule: RuleRef
  /** Present only for the deciding eye. */
  readonly actions?: readonly Action[]
  /** Types of action that take values beyond those listed. */
  readonly open?: readonly string[]
  /** Sets and paths that can be chosen, each with what may be chosen first: put together by the player, sent as one action. */
  readonly gathers?: readonly Extension[]
  /** The action type that can be given as a standing answer to this question. */
  readonly standing?: string
  /** Actions without an argument that the question knows and refuses now: buttons that are grey, with the reasons. */
  readonly shut?: readonly Why[]
  /** Which of `actions`, by index, cannot be taken back: dice, something shown, or the other side answers. */
  readonly final?: readonly number[]
  /** Which of `actions`, by index, end the game at once without a victory for its doer, as far as he can know. */
  readonly losing?: readonly { readonly at: number; readonly result: Result }[]
  /** The rest of the turn may be passed from here: `stand` with the question `turn`. */
  readonly rest?: true
  /** Which of `actions` without an argument the rules warn of (`foretell` says why). */
  readonly warned?: readonly number[]
  /** What the computer can be asked to play in this eye's place from here, as a button says it; as long as questions carry it, it may go on. */
  readonly playsOn?: Text
}

export interface Clock {
  /** Milliseconds left per seat at the moment of sending; those of the seats that are asked run. */
  readonly left: readonly number[]
  readonly running: readonly Seat[]
}

/**
 * What a player proposes to the others: to take a move back, to call it a draw, to play again. Messages and stores call it
 * an offer, a word that is the rules' everywhere else.
 */
export interface Proposal {
  readonly seat: Seat
  readonly what: 'undo' | 'draw' | 'rematch'
  /** Who has agreed so far, of all the people at the table. */
  readonly yes?: readonly Seat[]
}

/** The whole table as one eye sees it now. */
export interface Snapshot {
  readonly table: string
  readonly game: string
  readonly version: number
  readonly setup: Setup
  /** A sandbox: the moment of another game that this one begins from. */
  readonly fork?: Fork
  readonly chairs: readonly Chair[]
  /** Without it every seat is its own side. */
  readonly teams?: Teams
  /** The seats this connection may act for (two of them in hot-seat). */
  readonly mine: readonly Seat[]
  readonly eye: Eye
  /** Journal length as far as this eye knows it: goes back with every `act`. */
  readonly at: number
  readonly view: object
  readonly asked?: Asked
  readonly result?: Result
  readonly ending?: Ending
  /** Why the eye's seat may not undo now; absent when it may. */
  readonly noUndo?: Refusal
  /** Proposals that wait for an answer. */
  readonly offers?: readonly Proposal[]
  /** What this eye has ordered in advance: as it is set, the rest of a turn as `turn@12`. Nobody else's. */
  readonly standing?: readonly string[]
  readonly clock?: Clock
  /** Hash of the dice seed, published before the first roll; the seed itself once the game is over. */
  readonly commitment?: string
  readonly seed?: string
  readonly thinking?: Seat
  /** An umpire's table: people roll real dice and type them in, and any move can be taken back. */
  readonly typed?: true
  /** Somebody has to roll for the computer in this seat before its move is made. */
  readonly rolling?: { readonly seat: Seat; readonly wants: Wants }
  /** The last thing a computer at this table said. */
  readonly says?: Says
}

/** What a computer says of a move of its own, aloud: for every eye the same, and made of what every eye knows. */
export interface Says {
  readonly seat: Seat
  /** Journal length after the move. */
  readonly at: number
  readonly text: Text
}

export type Ask =
  /** Sit down (or change viewpoint): answered by a `table` message, then `moved` messages follow by themselves. */
  | { readonly do: 'watch'; readonly eye?: Eye; readonly id?: number }
  /** `rolls`, at an umpire's table: what was rolled for it so far. Where more is wanted, the answer says what. */
  | {
      readonly do: 'act'
      readonly seat: Seat
      readonly action: Action
      readonly at: number
      readonly rolls?: readonly number[]
      readonly id: number
    }
  /** What was rolled so far for the computer that a snapshot is `rolling` for. */
  | {
      readonly do: 'roll'
      readonly seat: Seat
      readonly at: number
      readonly rolls: readonly number[]
      readonly id: number
    }
  /** Why not? First and all reasons, with their rules. Several actions at once: everything a pointed-at thing could mean. */
  | { readonly do: 'why'; readonly seat: Seat; readonly actions: readonly Action[]; readonly id: number }
  /** What may be added to what somebody is putting together, and is it enough? `about`: elements to say the reasons for. */
  | {
      readonly do: 'extend'
      readonly seat: Seat
      readonly type: string
      readonly chosen: Chosen
      readonly about?: 'all' | readonly number[]
      readonly id: number
    }
  /** The odds of an action before it is committed, from what the eye knows. */
  | { readonly do: 'odds'; readonly seat: Seat; readonly action: Action; readonly id: number }
  /** What an action would bring, by the rules and from what the eye knows. */
  | { readonly do: 'foretell'; readonly seat: Seat; readonly action: Action; readonly id: number }
  /**
   * Is it legal, what would it bring, can it be taken back: everything a player wants to know of a deed he is still making
   * up. `next`: also what he would be asked next.
   */
  | { readonly do: 'judge'; readonly seat: Seat; readonly action: Action; readonly next?: boolean; readonly id: number }
  /** What could the other side do next? Actions of its next decisions on imagined positions. */
  | { readonly do: 'threats'; readonly seat: Seat; readonly id: number }
  /** The seat's chance to win after so many moves, from what it saw then; where hints are given, and among people after the end. */
  | { readonly do: 'chance'; readonly seat: Seat; readonly at: number; readonly id: number }
  /** `to`, at an umpire's table: back to after so many moves, instead of to the last choice. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly to?: number; readonly id: number }
  /** Makes a proposal, and answers one. */
  | { readonly do: 'offer'; readonly seat: Seat; readonly what: Proposal['what']; readonly id: number }
  | {
      readonly do: 'answerOffer'
      readonly seat: Seat
      readonly what: Proposal['what']
      readonly yes: boolean
      readonly id: number
    }
  /** `question`: `proc.step` to pass it always, `proc.step#order` where a condition of the game holds, `turn` for the rest of it. */
  | { readonly do: 'stand'; readonly seat: Seat; readonly question: string; readonly on: boolean; readonly id: number }
  | { readonly do: 'resign'; readonly seat: Seat; readonly id: number }
  /** The past: what this eye saw and heard at journal length `at`. After the end any eye may be asked for. */
  | { readonly do: 'past'; readonly at: number; readonly eye?: Eye; readonly id: number }
  /** Everything heard by this eye, for the log. */
  | { readonly do: 'log'; readonly since?: number; readonly eye?: Eye; readonly id: number }
  /** The game file. Complete only where the asker may see everything: local tables, and any table after its end. */
  | { readonly do: 'journal'; readonly id: number }
  | { readonly do: 'stopThinking'; readonly id: number }
  | { readonly do: 'say'; readonly text: string; readonly id: number }
  | { readonly do: 'hint'; readonly seat: Seat; readonly id: number }
  /** Online: the one who is to move has gone and does not come back. */
  | { readonly do: 'claim'; readonly as: 'win' | 'draw'; readonly id: number }

export type * from './replies.ts'
export type { Threat }

export type Tell =
  | { readonly tell: 'table'; readonly id?: number; readonly snapshot: Snapshot; readonly heard: readonly Heard[] }
  /**
   * Something happened: the new snapshot, and what this eye heard of it, each with what it changed in the eye's view since
   * the snapshot before. `undone`: the table went back.
   */
  | { readonly tell: 'moved'; readonly snapshot: Snapshot; readonly heard: readonly Shown[]; readonly undone?: true }
  | { readonly tell: 'answer'; readonly id: number; readonly answer: Reply }
  | { readonly tell: 'said'; readonly from: string; readonly text: string; readonly when: number }
  /** Words were taken away: none of those told so far stand, and what is left can be read anew. */
  | { readonly tell: 'unsaid' }
  /** A computer speaks; afterwards it stands in the snapshots, too. */
  | { readonly tell: 'says'; readonly says: Says }
  /** Somebody gave up or ran out of time, and the game goes on: who plays for him is in the next snapshot. */
  | { readonly tell: 'left'; readonly seats: readonly Seat[]; readonly by: 'resigned' | 'timeout' | 'left' }
  /** Everybody wants to play again: here. */
  | { readonly tell: 'rematch'; readonly table: string }
  | { readonly tell: 'gone'; readonly why: string }
  /** Not everybody has sat down yet: the game begins, and `table` comes, when `missing` is empty. */
  | { readonly tell: 'waiting'; readonly chairs: readonly Chair[]; readonly missing: readonly Seat[] }
