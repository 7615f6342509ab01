/** Clicks on things become actions: only actions the table offered are ever sent. */
import type { Asked, Judgement, Snapshot } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import { settings } from '../app/settings.ts'
import { same, type Thing } from '../page/index.ts'
import { createGathering } from './gathering.ts'
import type { KeepsInHand } from './in-hand.ts'
import { createInquiries, type Explained, type Inquiry } from './inquiries.ts'
import { createOffers, type Offered } from './offers.ts'
import { createSecondThoughts } from './second-thoughts.ts'
import { createSending } from './sending.ts'
import type { TableStore } from './store.ts'
import { defeatBy, isSame, isWeighty } from './weighing.ts'

export interface Selection {
  readonly offered: Accessor<readonly Offered[]>
  /** Offered actions that are buttons, not things. */
  readonly plain: Accessor<readonly Action[]>
  readonly chosen: Accessor<readonly Thing[]>
  /** What may be sent as it is put together now: whole sets and paths. */
  readonly whole: Accessor<readonly Action[]>
  /** What has been put together of a set or a path. */
  readonly begun: Accessor<readonly Thing[]>
  /** Chosen but waiting for a yes: it cannot be taken back, or a board holds it ready. */
  readonly armed: Accessor<Action | undefined>
  /** Arms what a board has put together; `undefined` lets go of it. */
  hold(action: Action | undefined): void
  /** Several actions fit what was clicked. */
  readonly menu: Accessor<{ readonly thing: Thing; readonly actions: readonly Action[] } | undefined>
  readonly odds: Accessor<Inquiry | undefined>
  readonly explained: Accessor<Explained | undefined>
  readonly lit: Accessor<ReadonlySet<string>>
  click(thing: Thing): void
  /** Does it, or asks for a yes first. */
  choose(action: Action): void
  confirm(): void
  explain(thing: Thing, rests?: () => boolean): Promise<void>
  dismiss(): void
  showOdds(action: Action): Promise<void>
  /** Lets go of one thing; false if there was nothing to let go of. */
  cancel(): boolean
}

export function createSelection(
  store: TableStore,
  replaying: Accessor<boolean>,
  /** A guided battle: the one action that goes on with it. */
  only?: Accessor<Action | undefined>,
): Selection {
  const { page } = store
  const [chosen, setChosen] = createSignal<readonly Thing[]>([])
  const [weighed, setArmed] = createSignal<Action>()
  /** What a board holds ready; sent, it is weighed like anything else. */
  const [held, setHeld] = createSignal<Action>()
  const armed = (): Action | undefined => weighed() ?? held()
  const [menu, setMenu] = createSignal<{ thing: Thing; actions: readonly Action[] }>()
  /** What was on the table when something was said to which it has not answered yet. */
  const [saidAt, setSaidAt] = createSignal<Snapshot>()
  const underWay = (): boolean => saidAt() !== undefined && saidAt() === store.latest()

  const secondThoughts = createSecondThoughts(store)
  const together = createGathering(
    store,
    () => !replaying() && !underWay(),
    only,
    action => choose(action),
  )
  const { odds, explained, explain, dismiss, showOdds, hideOdds } = createInquiries(store, together, chosen)
  const allow = only && ((action: Action): boolean => isSame(action, only()))
  const { offered, plain, going, lit: offeredLit } = createOffers(store, replaying, allow, chosen, weighed, underWay)

  const lit = createMemo(
    (): ReadonlySet<string> =>
      together.lit().size === 0 ? offeredLit() : new Set([...offeredLit(), ...together.lit()]),
  )

  const reset = (): void => {
    together.clear()
    setChosen([])
    setArmed(undefined)
    setHeld(undefined)
    setMenu(undefined)
    hideOdds()
  }
  /** Fetched with the first question that is shared: elsewhere nothing outlives what another does. */
  let inHand: KeepsInHand | undefined
  createEffect(
    on(store.latest, (now, before) => {
      const hand = { chosen: chosen(), weighed: weighed(), begun: together.begun() }
      const takeUp = inHand?.(now, before, saidAt() === undefined ? hand : undefined)
      reset()
      takeUp?.()
      if (inHand === undefined && now?.asked?.shared !== undefined)
        void import('./in-hand.ts').then(({ createInHand }) => {
          inHand ??= createInHand(store, { choose: setChosen, resume: together.resume, arm })
        })
    }),
  )
  createEffect(
    on(replaying, () => {
      reset()
      dismiss()
    }),
  )

  const send = createSending(store, isUnderWay => {
    setSaidAt(isUnderWay ? store.latest() : undefined)
    if (!isUnderWay) return void reset()
    setMenu(undefined)
    dismiss()
  })
  /** What is meant looks chosen at once; the rest follows when the table has answered. */
  function say(action: Action): void {
    const now = store.latest()
    if (now?.asked === undefined || underWay()) return
    setChosen(store.meant.ways(action, now.asked, now.view)[0] ?? [])
    void send(action)
  }

  function choose(action: Action): void {
    store.clicked()
    const asked = store.latest()?.asked
    if (asked === undefined) return
    setMenu(undefined)
    if (defeatBy(asked, action) !== undefined) return void arm(action)
    if (!settings.confirm) return void say(action)
    const weighty = isWeighty(store.meant, asked, action) ?? judgedWeighty(asked, action)
    if (weighty === false) say(action)
    else if (weighty === true) arm(action)
    else void weighty.then(is => (asked !== store.latest()?.asked ? undefined : is ? arm(action) : say(action)))
  }
  function arm(action: Action): void {
    setArmed(action)
    void showOdds(action)
  }
  /** Of what the question does not list (a set, a point) the table is asked; what it refuses is sent, for its reason. */
  async function judgedWeighty(asked: Asked, action: Action): Promise<boolean> {
    const answer = await store.ask({ do: 'judge', seat: asked.seat, action })
    if (!answer.ok) return false
    const { final, foretold } = answer.value as Judgement
    return foretold?.warnings !== undefined || (final === true && store.meant.weighs(action, asked))
  }

  function click(thing: Thing): void {
    if (underWay()) return
    store.clicked()
    store.animation.skip()
    dismiss()
    setMenu(undefined)
    const snapshot = store.latest()
    if (snapshot === undefined || replaying()) return
    const spots = [thing, ...page.alike(thing, snapshot.view)]
    const hits = (target: Thing | undefined): boolean => spots.some(spot => same(spot, target))
    setHeld(undefined)
    const waiting = weighed()
    if (waiting !== undefined) {
      const ways = offered().filter(each => each.action === waiting)
      if (ways.some(({ things }) => hits(things.at(-1)))) return void say(waiting)
      setArmed(undefined)
      hideOdds()
    }
    if (chosen().length === 0 && together.click(spots, () => void explain(thing))) return
    const path = chosen()
    if (path.some(hits)) return void setChosen([])
    const fits = going().filter(({ things }) => hits(things[path.length]))
    if (fits.length === 0) {
      if (path.length > 0) {
        setChosen([])
        click(thing)
        return
      }
      const mind = allow === undefined && store.mayAct() ? secondThoughts.meant(hits) : undefined
      if (mind !== undefined) void changeMind(mind === 'instead' ? thing : undefined)
      else if (store.mayAct()) void explain(thing)
      return
    }
    const target = fits[0]!.things[path.length]!
    const ends = fits.filter(({ things }) => things.length === path.length + 1)
    const whole = new Set(ends.map(({ action }) => action))
    if (whole.size === 0) setChosen([...path, target])
    else if (whole.size === 1 && ends.length === fits.length) choose([...whole][0]!)
    else setMenu({ thing, actions: [...whole] })
  }

  async function changeMind(instead: Thing | undefined): Promise<void> {
    setSaidAt(store.latest())
    await secondThoughts.goBack()
    setSaidAt(undefined)
    if (instead !== undefined) click(instead)
  }

  return {
    offered,
    plain,
    chosen,
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
      const sure = weighed()
      const ready = held()
      if (sure !== undefined) say(sure)
      else if (ready !== undefined) choose(ready)
    },
    hold: setHeld,
    explain,
    dismiss,
    showOdds,
    cancel() {
      // A reason that is read is no choice to let go of: the same key also takes back what was chosen.
      const held = armed() ?? menu() ?? odds() ?? (chosen().length + together.things().length > 0 ? true : undefined)
      reset()
      dismiss()
      return held !== undefined
    },
  }
}
