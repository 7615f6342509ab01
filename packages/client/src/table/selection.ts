/** Clicks on things become actions: only actions the table offered are ever sent. */
import type { Odds, Why } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import { settings } from '../app/settings.ts'
import { type Gathering, keyOf, type Sequence, same, type Thing } from '../games/types.ts'
import type { TableStore } from './store.ts'

export interface Offered {
  readonly action: Action
  /** One way to point at it; an action that can be meant in several ways is listed once for each. */
  readonly things: readonly Thing[]
}

export interface Explained {
  readonly thing: Thing
  /** `undefined` while the table is being asked. */
  readonly why: readonly Why[] | undefined
}

export interface Selection {
  readonly offered: Accessor<readonly Offered[]>
  /** Offered actions that are buttons, not things. */
  readonly plain: Accessor<readonly Action[]>
  readonly chosen: Accessor<readonly Thing[]>
  /** Elements of a set, put together before they are sent. */
  readonly gathered: Accessor<readonly Offered[]>
  playGathered(): Promise<void>
  /** Chosen but waiting for a yes, because it cannot be taken back. */
  readonly armed: Accessor<Action | undefined>
  /** Several actions fit what was clicked. */
  readonly menu: Accessor<{ readonly thing: Thing; readonly actions: readonly Action[] } | undefined>
  readonly odds: Accessor<{ readonly action: Action; readonly odds: Odds | undefined } | undefined>
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
  const [odds, setOdds] = createSignal<{ action: Action; odds: Odds | undefined }>()
  const [explained, setExplained] = createSignal<Explained>()

  const offered = createMemo((): readonly Offered[] => {
    const snapshot = store.latest()
    if (replaying() || !store.mayAct() || snapshot?.asked?.actions === undefined) return []
    const { asked, view } = snapshot
    const actions = allow === undefined ? asked.actions! : asked.actions!.filter(allow)
    return actions.flatMap((action): readonly Offered[] => {
      const ways = page.ways(action, asked, view)
      return ways.length === 0 ? [{ action, things: [] }] : ways.map(things => ({ action, things }))
    })
  })
  const plain = createMemo((): readonly Action[] => {
    const asked = store.latest()?.asked
    const buttons = new Set(asked === undefined ? [] : page.buttons(asked, store.latest()?.view ?? {}))
    const chooser = asked !== undefined && page.choosing(asked)
    const found = offered().filter(each => (each.things.length === 0 && !chooser) || buttons.has(each.action.type))
    return [...new Set(found.map(each => each.action))]
  })

  /** A question at which several pieces may go the same way together: what each of them may do. */
  const marches = createMemo((): readonly Offered[] => {
    const asked = store.latest()?.asked
    const types = asked === undefined ? undefined : page.together?.(asked)
    if (types === undefined) return []
    return offered().filter(({ action, things }) => things.length === 2 && types.includes(action.type))
  })
  /** What every chosen piece does if it goes where `hits` says; nothing unless all of them can. */
  const marchTo = (hits: (thing: Thing | undefined) => boolean): readonly Action[] => {
    const found = chosen().map(piece => marches().find(({ things: [who, to] }) => same(who, piece) && hits(to)))
    return found.every(each => each !== undefined) ? found.map(each => each.action) : []
  }

  /** Offered actions that begin with what is chosen and go on. */
  const going = createMemo(() => {
    const path = chosen()
    return offered().filter(
      ({ things }) => things.length > path.length && path.every((thing, i) => same(thing, things[i])),
    )
  })
  /** What a click means that is no single action; a guided battle takes one action at a time. */
  const sequences = createMemo((): ReadonlyMap<string, Sequence> => {
    const snapshot = store.latest()
    if (allow !== undefined || offered().length === 0 || snapshot?.asked === undefined) return new Map()
    return page.sequences?.(snapshot.asked, snapshot.view) ?? new Map()
  })
  const lit = createMemo((): ReadonlySet<string> => {
    const keys = new Set<string>(armed() === undefined && chosen().length === 0 ? sequences().keys() : [])
    const waiting = armed()
    if (waiting === undefined && marches().length > 0) {
      for (const { things } of marches()) {
        const [who, to] = things
        if (!chosen().some(piece => same(piece, who))) keys.add(keyOf(who!))
        if (chosen().length > 0 && marchTo(each => same(each, to)).length > 0) keys.add(keyOf(to!))
      }
      return keys
    }
    const list = waiting === undefined ? going() : offered().filter(each => each.action === waiting)
    const depth = waiting === undefined ? chosen().length : -1
    for (const { things } of list) {
      const thing = things.at(depth)
      if (thing !== undefined) keys.add(keyOf(thing))
    }
    return keys
  })

  const reset = (): void => {
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

  async function send(action: Action): Promise<void> {
    const snapshot = store.latest()
    if (snapshot?.asked === undefined) return
    reset()
    setExplained(undefined)
    store.notify(undefined)
    await store.tryAsk({ do: 'act', seat: snapshot.asked.seat, action, at: snapshot.at })
  }

  /** One after another, for as long as the question stays the same: the last element of a set may end it by itself. */
  async function sendAll(actions: readonly Action[]): Promise<void> {
    const asked = store.latest()?.asked
    if (asked === undefined) return
    reset()
    for (const action of actions) {
      const now = store.latest()
      if (now?.asked === undefined || now.asked.proc !== asked.proc || now.asked.step !== asked.step) return
      // A guided battle goes on as it is written.
      if (allow?.(action) === false) return
      const answer = await store.tryAsk({ do: 'act', seat: asked.seat, action, at: now.at })
      if (!answer.ok) return
    }
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

  async function follow({ back, actions }: Sequence): Promise<void> {
    const seat = store.latest()?.asked?.seat
    if (seat === undefined) return
    reset()
    for (let i = 0; i < back; i++) if (!(await store.tryAsk({ do: 'undo', seat })).ok) return
    for (const action of actions) {
      const now = store.latest()
      if (!now?.asked?.actions?.some(each => each.type === action.type && each.arg === action.arg)) return
      if (!(await store.tryAsk({ do: 'act', seat, action, at: now.at })).ok) return
    }
  }

  async function showOdds(action: Action): Promise<void> {
    const seat = store.seat()
    if (seat === undefined) return
    setOdds({ action, odds: undefined })
    const answer = await store.ask({ do: 'odds', seat, action })
    if (odds()?.action !== action) return
    setOdds(answer.ok ? { action, odds: answer.value as Odds } : undefined)
  }

  function choose(action: Action): void {
    store.clicked()
    const asked = store.latest()?.asked
    if (asked === undefined) return
    setMenu(undefined)
    if (!page.commits(action, asked, store.latest()?.view ?? {})) return void send(action)
    if (!settings.confirm) return void send(action)
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
    const answer = await store.ask({ do: 'why', seat, actions: actions.slice(0, 400) })
    if (explained()?.thing === thing) setExplained({ thing, why: answer.ok ? (answer.value as readonly Why[]) : [] })
  }

  function click(thing: Thing): void {
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
      if (ways.some(({ things }) => hits(things.at(-1)))) return void send(waiting)
      setArmed(undefined)
      setOdds(undefined)
    }
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
      if (action !== undefined) void send(action)
    },
    explain,
    dismiss: () => setExplained(undefined),
    showOdds,
    cancel() {
      const held =
        armed() ?? menu() ?? explained() ?? odds() ?? (chosen().length + gathered().length > 0 ? true : undefined)
      reset()
      setExplained(undefined)
      return held !== undefined
    },
  }
}
