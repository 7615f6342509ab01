/** What the table is asked about before anything is done: why not, and with what odds. */
import type { Odds, Why } from '@bivouac/host/protocol'
import type { Action, Foretold } from '@bivouac/kernel'
import { type Accessor, createSignal } from 'solid-js'
import type { Thing } from '../page/index.ts'
import type { Gathering } from './gathering.ts'
import type { TableStore } from './store.ts'

export interface Explained {
  readonly thing: Thing
  /** `undefined` while the table is being asked. */
  readonly why: readonly Why[] | undefined
  /** The pointer only rests on it: gone when it moves on. */
  readonly passing?: boolean
}

/** What was asked about a deed before it is done, and what is known so far. */
export interface Inquiry {
  readonly action: Action
  /** Known last; where there are none, what is foretold is all there is to say. */
  readonly odds: Odds | undefined
  readonly foretold: Foretold | undefined
}

export interface Inquiries {
  readonly odds: Accessor<Inquiry | undefined>
  readonly explained: Accessor<Explained | undefined>
  /** `rests`: nobody asked, a pointer rests there, and as long as this is true. */
  explain(thing: Thing, rests?: () => boolean): Promise<void>
  dismiss(): void
  showOdds(action: Action): Promise<void>
  hideOdds(): void
}

export function createInquiries(
  store: TableStore,
  together: Pick<Gathering, 'why'>,
  chosen: Accessor<readonly Thing[]>,
): Inquiries {
  const [odds, setOdds] = createSignal<Inquiry>()
  const [explained, setExplained] = createSignal<Explained>()
  return {
    odds,
    explained,
    dismiss: () => setExplained(undefined),
    hideOdds: () => setOdds(undefined),
    async showOdds(action) {
      if (store.seat() === undefined) return
      setOdds({ action, odds: undefined, foretold: undefined })
      const found = await (await import('./hands.ts')).oddsOf(store, action)
      if (odds()?.action === action) setOdds(found)
    },
    async explain(thing, rests) {
      if (store.latest()?.asked === undefined || store.seat() === undefined) return
      // A pointer that rests did not ask: nothing is opened for it before there is a reason to give.
      if (rests === undefined) setExplained({ thing, why: undefined })
      const beside = chosen()
      const why = await (await import('./hands.ts')).explanation(store, together, beside, thing)
      if (rests === undefined) {
        if (explained()?.thing === thing) setExplained({ thing, why })
      } else if (rests() && explained() === undefined && why.some(each => each.refusals.length > 0))
        setExplained({ thing, why, passing: true })
    },
  }
}
