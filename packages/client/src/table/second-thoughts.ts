/** Somebody who has chosen a piece and clicks another means the other; who clicks the chosen one again lets go of it. */
import type { Snapshot } from '@bivouac/host/protocol'
import { createEffect, on } from 'solid-js'
import type { Thing } from '../page/index.ts'
import type { TableStore } from './store.ts'
import { isChoice } from './weighing.ts'

export interface SecondThoughts {
  /** What a click means that the present question knows nothing of: let go, or choose this instead. */
  meant(hits: (thing: Thing | undefined) => boolean): 'back' | 'instead' | undefined
  /** Goes back to the question before; only what is free to take back is taken back. */
  goBack(): Promise<void>
}

export function createSecondThoughts(store: TableStore): SecondThoughts {
  /** The question that the present one goes on from, where both are this player's. */
  let before: Snapshot | undefined
  createEffect(
    on(store.latest, (now, last) => {
      const goesOn =
        now?.asked?.actions !== undefined &&
        last?.asked?.actions !== undefined &&
        now.eye === last.eye &&
        now.at > last.at
      if (goesOn) {
        // A question with one answer was answered by itself: nobody chose anything there.
        if (isChoice(last.asked)) before = last
      } else if (now?.at !== last?.at || now?.eye !== last?.eye) before = undefined
    }),
  )
  return {
    meant(hits) {
      const now = store.latest()
      if (before?.asked?.actions === undefined || now?.asked === undefined) return undefined
      if (now.noUndo !== undefined || now.typed) return undefined
      const focus = store.meant.focus(now.asked, now.view)
      // The question is about nothing that was chosen: what was done is done.
      if (focus.length === 0) return undefined
      if (focus.some(hits)) return 'back'
      const { asked, view } = before
      const begins = asked.actions!.some(action => store.meant.ways(action, asked, view).some(([first]) => hits(first)))
      return begins ? 'instead' : undefined
    },
    async goBack() {
      const goal = before?.at
      for (let at = store.latest()?.at; goal !== undefined && at !== undefined && at > goal; ) {
        const now = store.latest()!
        if (now.noUndo !== undefined || now.asked === undefined) return
        if (!(await store.tryAsk({ do: 'undo', seat: now.asked.seat })).ok) return
        const then = store.latest()!.at
        if (then >= at) return
        at = then
      }
    },
  }
}
