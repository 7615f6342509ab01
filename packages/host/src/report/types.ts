import type { Lang, Roll, Text } from '@bivouac/kernel'
import type { Heard } from '../protocol.ts'
import type { Teller } from './draft.ts'

/** Everything a report is written from. No clock: the same game gives the same report. */
export interface Report {
  readonly lang: Lang
  /** The name of the game, and of this game of it: "Austria – France". */
  readonly game: string
  readonly title: string
  readonly scenario: string
  readonly options: readonly { readonly name: string; readonly value: string }[]
  readonly players: readonly { readonly side: string; readonly name: string }[]
  readonly result?: { readonly text: string; readonly rule?: string }
  /** Whose eyes, where something is hidden from them. */
  readonly eye?: string
  /** The move of another game that it began from. */
  readonly fork?: number
  /** How often somebody alone against computers went back to a choice of his own. */
  readonly retried?: number
  /** As that eye heard it. */
  readonly heard: readonly Heard[]
  readonly length: number
  readonly teller: Teller
  /** Who can lose something, and what is counted. */
  readonly toll?: { readonly sides: readonly string[]; readonly hits: Text; readonly gone: Text }
  /** By number of moves: the table then, as HTML. */
  readonly maps: ReadonlyMap<number, string>
  /** The maps are text. */
  readonly written?: true
  /** By move: what was thrown on the table. */
  readonly rolls: ReadonlyMap<number, readonly Roll[]>
  readonly analysis?: {
    /** Whose chance the curve is. */
    readonly who: Text
    readonly curve: readonly number[]
    readonly turning: readonly {
      readonly at: number
      readonly before: number
      readonly after: number
      readonly text: string
    }[]
  }
}
