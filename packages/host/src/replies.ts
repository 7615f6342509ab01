/** What a table answers to an `Ask`: whether it was granted, and what was asked for. */
import type { Threat } from '@bivouac/ai'
import type { Action, Extension, Foretold, Json, Refusal, Roll, Text } from '@bivouac/kernel'
import type { Heard, Journal, Shown, Wants } from '@bivouac/match'
import type { Asked } from './protocol.ts'

export interface Odds {
  readonly exact: boolean
  readonly margin?: number
  readonly outcomes: readonly { readonly p: number; readonly events: readonly { readonly e: string }[] }[]
  /** The same where others answer with what they may hold, over many deals of it; absent where nobody else is asked. */
  readonly held?: Pick<Odds, 'margin' | 'outcomes'>
}

export type Reply =
  | {
      readonly ok: true
      readonly value?:
        | Json
        | Journal
        | Odds
        | Past
        | Extension
        | readonly Heard[]
        | readonly Why[]
        | readonly Threat[]
        | Hint
        | Foretold
        | Judgement
    }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: string }
  /** Nothing has happened yet: somebody has to roll, and then ask again with `rolls`. */
  | { readonly ok: false; readonly wants: Wants }

export interface Why {
  readonly action: Action
  readonly legal: boolean
  readonly refusals: readonly Refusal[]
  /** Of a set or path: the element that the first reason is about, and the part it is in. */
  readonly element?: number
  readonly part?: string
}
/** What the table says of a deed before it is done. */
export interface Judgement extends Why {
  /** Of what is refused: as far as it would have gone, and what is missing. */
  readonly foretold?: Foretold
  /** It cannot be taken back. */
  readonly final?: true
  /** What its doer would be asked next, and what he would see then; only of what can be taken back. */
  readonly next?: { readonly asked: Asked; readonly view: object }
}
export interface Past {
  readonly at: number
  readonly view: object
  readonly asked?: Asked
  /** What the move told this eye, each with what it changed in the eye's view since the moment before. */
  readonly heard: readonly Shown[]
  /** The dice thrown on the table by that move, with what they were thrown for. */
  readonly rolls?: readonly Roll[]
}
export interface Hint {
  readonly action: Action
  /** What the adviser is about, in a sentence. */
  readonly why?: Text
}
