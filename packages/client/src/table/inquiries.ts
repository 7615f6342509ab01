/** What the table is asked about before anything is done: why not, and with what odds. */
import type { Odds, Why } from '@bivouac/host/protocol'
import type { Action, Foretold } from '@bivouac/kernel'
import { type Accessor, createSignal } from 'solid-js'
import { same, type Thing } from '../page/index.ts'
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
export interface Asking {
  readonly action: Action
  /** Known last; where there are none, what is foretold is all there is to say. */
  readonly odds: Odds | undefined
  readonly foretold: Foretold | undefined
}

export interface Inquiries {
  readonly odds: Accessor<Asking | undefined>
  readonly explained: Accessor<Explained | undefined>
  /** `rests`: nobody asked, a pointer rests there, and as long as this is true. */
  explain(thing: Thing, rests?: () => boolean): Promise<void>
  dismiss(): void
  showOdds(action: Action): Promise<void>
  hideOdds(): void
}

const MOST_MEANINGS = 400

export function createInquiries(
  store: TableStore,
  together: Pick<Gathering, 'why'>,
  chosen: Accessor<readonly Thing[]>,
): Inquiries {
  const { page, meant } = store
  const [odds, setOdds] = createSignal<Asking>()
  const [explained, setExplained] = createSignal<Explained>()
  return {
    odds,
    explained,
    dismiss: () => setExplained(undefined),
    hideOdds: () => setOdds(undefined),
    async showOdds(action) {
      const seat = store.seat()
      if (seat === undefined) return
      const isWanted = (): boolean => odds()?.action === action
      setOdds({ action, odds: undefined, foretold: undefined })
      const foretelling = store.ask({ do: 'foretell', seat, action })
      const answer = await store.ask({ do: 'odds', seat, action })
      const told = await foretelling
      const foretold = told.ok ? (told.value as Foretold) : { lines: [] }
      const isWorthSaying = answer.ok || foretold.lines.length > 0 || foretold.warnings !== undefined
      if (!isWanted()) return
      setOdds(isWorthSaying ? { action, odds: answer.ok ? (answer.value as Odds) : undefined, foretold } : undefined)
    },
    async explain(thing, rests) {
      const snapshot = store.latest()
      const seat = store.seat()
      if (snapshot?.asked === undefined || seat === undefined) return
      const { asked, view } = snapshot
      // A pointer that rests did not ask: nothing is opened for it before there is a reason to give.
      if (rests === undefined) setExplained({ thing, why: undefined })
      const spots = [thing, ...page.alike(thing, view)]
      const all = spots.flatMap(spot => meant.meanings(spot, asked, view))
      // What is chosen says whose action is meant.
      const begun = all.filter(action =>
        meant.ways(action, asked, view).some(([first]) => chosen().some(each => same(each, first))),
      )
      const actions = begun.length > 0 ? begun : all
      const hits = (target: Thing | undefined): boolean => spots.some(spot => same(spot, target))
      const [answer, more] = await Promise.all([
        store.ask({ do: 'why', seat, actions: actions.slice(0, MOST_MEANINGS) }),
        together.why(hits),
      ])
      const why = answer.ok ? (answer.value as readonly Why[]) : []
      const reasons = [...more, ...why]
      if (rests === undefined) {
        if (explained()?.thing === thing) setExplained({ thing, why: reasons })
      } else if (rests() && explained() === undefined && reasons.some(each => each.refusals.length > 0))
        setExplained({ thing, why: reasons, passing: true })
    },
  }
}
