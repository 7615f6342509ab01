/** Asking the table: why not, and with what odds. */
import type { Odds, Why } from '@bivouac/host/protocol'
import type { Action, Foretold } from '@bivouac/kernel'
import { same, type Thing } from '../page/index.ts'
import type { Gathering } from './gathering.ts'
import type { Inquiry } from './inquiries.ts'
import type { TableStore } from './store.ts'

const MOST_MEANINGS = 400

/** What is known of a deed before it is done; `undefined`: nothing worth saying. */
export async function oddsOf(store: TableStore, action: Action): Promise<Inquiry | undefined> {
  const seat = store.seat()
  if (seat === undefined) return undefined
  const foretelling = store.ask({ do: 'foretell', seat, action })
  const answer = await store.ask({ do: 'odds', seat, action })
  const told = await foretelling
  const foretold = told.ok ? (told.value as Foretold) : { lines: [] }
  const isWorthSaying = answer.ok || foretold.lines.length > 0 || foretold.warnings !== undefined
  return isWorthSaying ? { action, odds: answer.ok ? (answer.value as Odds) : undefined, foretold } : undefined
}

/** Why this thing cannot be chosen now, beside the things that are. */
export async function explanation(
  store: TableStore,
  together: Pick<Gathering, 'why'>,
  chosen: readonly Thing[],
  thing: Thing,
): Promise<readonly Why[]> {
  const { page, meant } = store
  const snapshot = store.latest()
  const seat = store.seat()
  if (snapshot?.asked === undefined || seat === undefined) return []
  const { asked, view } = snapshot
  const spots = [thing, ...page.alike(thing, view)]
  const all = spots.flatMap(spot => meant.meanings(spot, asked, view))
  // What is chosen says whose action is meant.
  const begun = all.filter(action =>
    meant.ways(action, asked, view).some(([first]) => chosen.some(each => same(each, first))),
  )
  const actions = begun.length > 0 ? begun : all
  const hits = (target: Thing | undefined): boolean => spots.some(spot => same(spot, target))
  const [answer, more] = await Promise.all([
    store.ask({ do: 'why', seat, actions: actions.slice(0, MOST_MEANINGS) }),
    together.why(hits),
  ])
  return [...more, ...(answer.ok ? (answer.value as readonly Why[]) : [])]
}
