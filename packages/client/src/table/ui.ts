import type { Hint } from '@bivouac/host/protocol'
import type { Accessor } from 'solid-js'
import type { Thing } from '../page/index.ts'
import type { Replay } from './replay.ts'
import type { Selection } from './selection.ts'
import type { TableStore } from './store.ts'

/** What the parts of the table page share. */
export interface TableUi {
  readonly store: TableStore
  readonly replay: Replay
  readonly selection: Selection
  readonly pointed: Accessor<Thing | undefined>
  point(thing: Thing | undefined): void
  /** Things shown as chosen, the first to the last as an arrow: a move that could be made, or could have been. */
  readonly marked: Accessor<readonly Thing[]>
  mark(things: readonly Thing[]): void
  /** What the computer would do, for as long as the question stands; shown on the board as well. */
  readonly hint: Accessor<Hint | undefined>
  advise(hint: Hint | undefined): void
  /** Opens the analysis of the game. */
  analyse(): void
  /** Opens what lies over the table until it is closed: the question what to fork, the report. */
  open(what: 'fair' | 'fork' | 'report'): void
  /** Brings a thing of the log to the player's eye on the board. */
  show(thing: Thing): void
  openRule(rule: string): void
}
