/** What the table offers, as things that can be pointed at: which of them begin or go on with what is chosen. */
import type { Action } from '@bivouac/kernel'
import { type Accessor, createMemo } from 'solid-js'
import { keyOf, same, type Thing } from '../page/index.ts'
import type { TableStore } from './store.ts'

export interface Offered {
  readonly action: Action
  /** One way to point at it; an action that can be meant in several ways is listed once for each. */
  readonly things: readonly Thing[]
}

export interface Offers {
  readonly offered: Accessor<readonly Offered[]>
  /** Offered actions that are buttons, not things. */
  readonly plain: Accessor<readonly Action[]>
  readonly going: Accessor<readonly Offered[]>
  readonly lit: Accessor<ReadonlySet<string>>
}

export function createOffers(
  store: TableStore,
  replaying: Accessor<boolean>,
  allow: ((action: Action) => boolean) | undefined,
  chosen: Accessor<readonly Thing[]>,
  armed: Accessor<Action | undefined>,
  /** The table has been told something and has not answered yet. */
  underWay: Accessor<boolean>,
): Offers {
  const { meant } = store
  const offered = createMemo((): readonly Offered[] => {
    const snapshot = store.latest()
    if (replaying() || !store.mayAct() || snapshot?.asked?.actions === undefined) return []
    const { asked, view } = snapshot
    const actions = allow === undefined ? asked.actions! : asked.actions!.filter(allow)
    return actions.flatMap((action): readonly Offered[] => {
      const ways = meant.ways(action, asked, view)
      return ways.length === 0 ? [{ action, things: [] }] : ways.map(things => ({ action, things }))
    })
  })
  const plain = createMemo((): readonly Action[] => {
    const asked = store.latest()?.asked
    const buttons = new Set(asked === undefined ? [] : meant.buttons(asked, store.latest()?.view ?? {}))
    const chooser = asked !== undefined && meant.isChoosing(asked)
    const found = offered().filter(each => (each.things.length === 0 && !chooser) || buttons.has(each.action.type))
    return [...new Set(found.map(each => each.action))]
  })

  /** Offered actions that begin with what is chosen and go on. */
  const going = createMemo(() => {
    const path = chosen()
    return offered().filter(
      ({ things }) => things.length > path.length && path.every((thing, i) => same(thing, things[i])),
    )
  })
  const lit = createMemo((before: ReadonlySet<string>): ReadonlySet<string> => {
    // Until the table has answered, the lights stay as they are: then they change once.
    if (underWay()) return before
    const keys = new Set<string>()
    const waiting = armed()
    const list = waiting === undefined ? going() : offered().filter(each => each.action === waiting)
    const depth = waiting === undefined ? chosen().length : -1
    for (const { things } of list) {
      const thing = things.at(depth)
      if (thing !== undefined) keys.add(keyOf(thing))
    }
    return keys
  }, new Set<string>())
  return { offered, plain, going, lit }
}
