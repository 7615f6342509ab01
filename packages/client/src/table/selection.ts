/** Clicks on things become actions: only actions the table offered are ever sent. */
import type { Odds, Snapshot, Why } from '@bivouac/host/protocol'
import type { Action, Foretold } from '@bivouac/kernel'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import { settings } from '../app/settings.ts'
import { type Gathering, keyOf, same, type Thing } from '../page/index.ts'
import { createGathering } from './gathering.ts'
import { createOffers, type Offered } from './offers.ts'
import { createSending } from './sending.ts'
import type { TableStore } from './store.ts'
import { isWeighty } from './weighing.ts'

export interface Explained {
  readonly thing: Thing
  /** `undefined` while the table is being asked. */
  readonly why: readonly Why[] | undefined
}

/** What was asked about a deed before it is done, and what is known so far. */
export interface Asking {
  readonly action: Action
  readonly odds: Odds | undefined
  readonly foretold: Foretold | undefined
}

export interface Selection {
  readonly offered: Accessor<readonly Offered[]>
  /** Offered actions that are buttons, not things. */
  readonly plain: Accessor<readonly Action[]>
  readonly chosen: Accessor<readonly Thing[]>
  /** Elements of a set, put together before they are sent. */
  readonly gathered: Accessor<readonly Offered[]>
  playGathered(): Promise<void>
  /** What may be sent as it is put together now: whole sets and paths. */
  readonly whole: Accessor<readonly Action[]>
  /** What has been put together of a set or a path. */
  readonly begun: Accessor<readonly Thing[]>
  /** Chosen but waiting for a yes, because it cannot be taken back. */
  readonly armed: Accessor<Action | undefined>
  /** Several actions fit what was clicked. */
  readonly menu: Accessor<{ readonly thing: Thing; readonly actions: readonly Action[] } | undefined>
  readonly odds: Accessor<Asking | undefined>
  readonly explained: Accessor<Explained | undefined>
  readonly lit: Accessor<ReadonlySet<string>>
  click(thing: Thing): void
  /** Does it, or asks for a yes first. */
  choose(action: Action): void
  confirm(): void
  explain(thing: Thing): Promise<void>
  dismiss(): void
  showOdds(action: Action): Promise<void>
  /** Lets go of one thing; false if there was nothing to let go of. */
  cancel(): boolean
}

export function createSelection(
  store: TableStore,
  replaying: Accessor<boolean>,
  allow?: (action: Action) => boolean,
): Selection {
  const { page } = store
  const [chosen, setChosen] = createSignal<readonly Thing[]>([])
  const [gathered, setGathered] = createSignal<readonly Offered[]>([])
  const [armed, setArmed] = createSignal<Action>()
  const [menu, setMenu] = createSignal<{ thing: Thing; actions: readonly Action[] }>()
  const [odds, setOdds] = createSignal<Asking>()
  const [explained, setExplained] = createSignal<Explained>()
  /** What was on the table when something was said to which it has not answered yet. */
  const [saidAt, setSaidAt] = createSignal<Snapshot>()
  const underWay = (): boolean => saidAt() !== undefined && saidAt() === store.latest()

  const together = createGathering(store, () => !replaying() && !underWay() && allow === undefined)
  const {
    offered,
    plain,
    marches,
    marchTo,
    going,
    sequences,
    lit: offeredLit,
  } = createOffers(store, replaying, allow, chosen, armed, underWay)

  const lit = createMemo(
    (): ReadonlySet<string> =>
      together.lit().size === 0 ? offeredLit() : new Set([...offeredLit(), ...together.lit()]),
  )

  const reset = (): void => {
    together.clear()
    setChosen([])
    setGathered([])
    setArmed(undefined)
    setMenu(undefined)
    setOdds(undefined)
  }
  createEffect(on(store.latest, reset))
  createEffect(
    on(replaying, () => {
      reset()
      setExplained(undefined)
    }),
  )

  const { send, sendAll, follow } = createSending(store, allow, isUnderWay => {
    setSaidAt(isUnderWay ? store.latest() : undefined)
    if (!isUnderWay) return void reset()
    setMenu(undefined)
    setExplained(undefined)
  })
  /** What is meant looks chosen at once; the rest follows when the table has answered. */
  function say(action: Action): void {
    const now = store.latest()
    if (now?.asked === undefined || underWay()) return
    setChosen(page.ways(action, now.asked, now.view)[0] ?? [])
    void send(action)
  }

  const setOf = (): Gathering | undefined => {
    const now = store.latest()
    return now?.asked === undefined ? undefined : page.gathers(now.asked, now.view)
  }
  /** The set goes to the table as the rules want it: one by one, in their order, then the end of it. */
  async function playGathered(): Promise<void> {
    const set = setOf()
    if (set === undefined) return
    const wanted = new Set(gathered().map(each => each.action))
    const inOrder = new Set(offered().flatMap(each => (wanted.has(each.action) ? [each.action] : [])))
    await sendAll([...inOrder, { type: set.end }])
  }
  /** Puts an element into the set, or takes it out again. */
  function gather(element: Offered, set: Gathering): void {
    setChosen([])
    setGathered(all => {
      if (all.some(each => each.action === element.action)) return all.filter(each => each.action !== element.action)
      const others = all.filter(each => set.clash?.(each.action, element.action) !== true)
      return [...others, element].slice(-(set.most ?? Number.MAX_SAFE_INTEGER))
    })
  }

  async function showOdds(action: Action): Promise<void> {
    const seat = store.seat()
    if (seat === undefined) return
    setOdds({ action, odds: undefined, foretold: undefined })
    const [answer, told] = await Promise.all([
      store.ask({ do: 'odds', seat, action }),
      store.ask({ do: 'foretell', seat, action }),
    ])
    if (odds()?.action !== action) return
    const foretold = told.ok ? (told.value as Foretold) : { lines: [] }
    setOdds(answer.ok ? { action, odds: answer.value as Odds, foretold } : undefined)
  }

  function choose(action: Action): void {
    store.clicked()
    const asked = store.latest()?.asked
    if (asked === undefined) return
    setMenu(undefined)
    if (!settings.confirm || !isWeighty(page, asked, action)) return void say(action)
    setArmed(action)
    void showOdds(action)
  }

  async function explain(thing: Thing): Promise<void> {
    const snapshot = store.latest()
    const seat = store.seat()
    if (snapshot?.asked === undefined || seat === undefined) return
    setExplained({ thing, why: undefined })
    const spots = [thing, ...page.alike(thing, snapshot.view)]
    const meant = spots.flatMap(spot => page.meanings(spot, snapshot.asked!, snapshot.view))
    // What is chosen says whose action is meant.
    const path = chosen()
    const begun = meant.filter(action =>
      page.ways(action, snapshot.asked!, snapshot.view).some(([first]) => path.some(each => same(each, first))),
    )
    const actions = begun.length > 0 ? begun : meant
    const hits = (target: Thing | undefined): boolean => spots.some(spot => same(spot, target))
    const [answer, more] = await Promise.all([
      store.ask({ do: 'why', seat, actions: actions.slice(0, 400) }),
      together.why(hits),
    ])
    const why = answer.ok ? (answer.value as readonly Why[]) : []
    if (explained()?.thing === thing) setExplained({ thing, why: [...more, ...why] })
  }

  function click(thing: Thing): void {
    if (underWay()) return
    store.clicked()
    store.animation.skip()
    setExplained(undefined)
    setMenu(undefined)
    const snapshot = store.latest()
    if (snapshot === undefined || replaying()) return
    const spots = [thing, ...page.alike(thing, snapshot.view)]
    const hits = (target: Thing | undefined): boolean => spots.some(spot => same(spot, target))
    const waiting = armed()
    if (waiting !== undefined) {
      const ways = offered().filter(each => each.action === waiting)
      if (ways.some(({ things }) => hits(things.at(-1)))) return void say(waiting)
      setArmed(undefined)
      setOdds(undefined)
    }
    if (chosen().length === 0 && together.click(hits)) return
    const set = setOf()
    const element = offered().find(
      ({ action, things }) => action.type === set?.each && things.length === 1 && hits(things[0]),
    )
    if (set !== undefined && element !== undefined) return void gather(element, set)
    if (marches().length > 0 && march(thing, hits)) return
    const path = chosen()
    if (path.some(hits)) return void setChosen([])
    const fits = going().filter(({ things }) => hits(things[path.length]))
    if (fits.length === 0) {
      if (path.length > 0) {
        setChosen([])
        click(thing)
        return
      }
      const sequence = sequences().get(keyOf(thing))
      if (sequence !== undefined) void follow(sequence)
      else if (store.mayAct()) void explain(thing)
      return
    }
    const target = fits[0]!.things[path.length]!
    const ends = fits.filter(({ things }) => things.length === path.length + 1)
    const whole = new Set(ends.map(({ action }) => action))
    if (whole.size === 0) setChosen([...path, target])
    else if (whole.size === 1 && set !== undefined && ends[0]!.action.type === set.each) gather(ends[0]!, set)
    else if (whole.size === 1 && ends.length === fits.length) choose([...whole][0]!)
    else setMenu({ thing, actions: [...whole] })
  }

  /** Pieces are picked up and let go one by one, or with the place all of them stand in; then all go to one place. */
  function march(thing: Thing, hits: (target: Thing | undefined) => boolean): boolean {
    const actions = marchTo(hits)
    if (chosen().length > 0 && actions.length > 0) {
      void sendAll(actions)
      return true
    }
    const pieces: Thing[] = []
    for (const { things } of marches())
      if (hits(things[0]) && !pieces.some(each => same(each, things[0]))) pieces.push(things[0]!)
    if (pieces.length === 0) return false
    const held = (piece: Thing): boolean => chosen().some(each => same(each, piece))
    if (pieces.some(each => same(each, thing)))
      setChosen(all => (held(thing) ? all.filter(each => !same(each, thing)) : [...all, thing]))
    else setChosen(pieces.every(held) ? [] : pieces)
    return true
  }

  return {
    offered,
    plain,
    chosen,
    gathered,
    playGathered,
    whole: together.whole,
    begun: together.things,
    armed,
    menu,
    odds,
    explained,
    lit,
    click,
    choose,
    confirm() {
      store.clicked()
      const action = armed()
      if (action !== undefined) say(action)
    },
    explain,
    dismiss: () => setExplained(undefined),
    showOdds,
    cancel() {
      const held =
        armed() ??
        menu() ??
        explained() ??
        odds() ??
        (chosen().length + gathered().length + together.things().length > 0 ? true : undefined)
      reset()
      setExplained(undefined)
      return held !== undefined
    },
  }
}
