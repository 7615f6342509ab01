import type { Eye, Seat } from '@bivouac/kernel'
import { type Accessor, createMemo, createSelector, createSignal } from 'solid-js'
import { t } from '../app/language.ts'
import { type Danger, keyOf, type Scene, type Thing } from '../page/index.ts'
import type { Judge } from './judging.ts'
import type { TableUi } from './ui.ts'

export interface Threats {
  readonly on: () => boolean
  toggle(): Promise<void>
  hide(): void
}

const NO_DANGERS: ReadonlyMap<string, Danger> = new Map()

/** What the other side might do next, until it is hidden or the table moves on. */
export function createThreats(
  ui: Pick<TableUi, 'store'>,
): Threats & { readonly map: () => ReadonlyMap<string, Danger> } {
  const [threats, setThreats] = createSignal<ReadonlyMap<string, Danger>>()
  return {
    map: () => threats() ?? NO_DANGERS,
    on: () => threats() !== undefined,
    hide: () => setThreats(undefined),
    async toggle() {
      const isShown = threats() !== undefined
      setThreats(isShown ? undefined : await (await import('./hands.ts')).askThreats(ui.store))
    },
  }
}

/** Each thing is drawn again only when what is asked about itself changes, however much changes around it. */
function foundIn<Value>(map: Accessor<ReadonlyMap<string, Value>>): (thing: Thing) => Value | undefined {
  const find = (key: string, all: ReadonlyMap<string, Value>): Value | undefined => all.get(key)
  // A selector compares and answers whatever its function gives; its type only knows of yes and no.
  const found = createSelector(map, find as unknown as (key: string, all: ReadonlyMap<string, Value>) => boolean)
  return thing => found(keyOf(thing)) as unknown as Value | undefined
}
function isIn(set: Accessor<ReadonlySet<string>>): (thing: Thing) => boolean {
  const is = createSelector(set, (key: string, all) => all.has(key))
  return thing => is(keyOf(thing))
}

export function createScene(
  ui: TableUi,
  flipped: () => boolean,
  threats: ReturnType<typeof createThreats>,
  /** The seat the screen is being handed to. */
  covered: () => Seat | undefined,
): Scene {
  const { store, replay, selection } = ui
  const beat = () => (replay.at() === undefined ? store.animation.beat() : replay.beat())
  const view = () => replay.view() ?? store.view() ?? {}
  const eye = (): Eye => (replay.at() === undefined ? undefined : replay.eye()) ?? store.latest()?.eye ?? 'spectator'
  const focus = createMemo((): ReadonlySet<string> => {
    const now = store.shown()
    const question = replay.at() === undefined ? now?.asked : undefined
    const things = question === undefined || now === undefined ? [] : store.meant.focus(question, now.view)
    return new Set([...things, ...selection.chosen(), ...selection.begun(), ...ui.marked()].map(keyOf))
  })
  const flash = createMemo((): ReadonlyMap<string, 'hit' | 'gain' | 'plain'> => {
    const now = beat()
    return new Map((now?.flash ?? []).map(thing => [keyOf(thing), now?.tone ?? 'plain']))
  })
  const pointed = createMemo((): ReadonlySet<string> => {
    const at = ui.pointed()
    return new Set(at === undefined ? [] : [at, ...store.page.alike(at, view())].map(keyOf))
  })
  const isLit = isIn(selection.lit)
  const isChosen = isIn(focus)
  const threat = foundIn(threats.map)
  const danger = (thing: Thing): string => {
    const found = threat(thing)
    if (found === undefined) return ''
    return found.by === 0 ? t('aria.threatened') : t('aria.threatenedBy', { n: found.by })
  }
  let judged: Promise<Judge> | undefined
  const judge: Judge = async action =>
    (await (judged ??= import('./hands.ts').then(part => part.createJudge(store))))(action)
  return {
    view,
    setup: () => store.latest()?.setup ?? { scenario: '', options: {} },
    eye,
    facing: () => (eye() === 'spectator' ? (covered() ?? 'spectator') : eye()),
    flipped,
    lit: isLit,
    chosen: isChosen,
    pointed: isIn(pointed),
    flashing: foundIn(flash),
    threat,
    begun: selection.begun,
    click: selection.click,
    ask: thing => void selection.explain(thing),
    point: ui.point,
    asked: () => (replay.at() === undefined ? store.latest()?.asked : undefined),
    judge,
    send: selection.choose,
    hold: selection.hold,
    held: selection.armed,
    told: () => {
      const at = replay.at()
      return at === undefined ? store.log() : store.log().filter(each => each.move <= at)
    },
    film: {
      runs: store.animation.busy,
      held: store.animation.held,
      hold: store.animation.hold,
      skip: store.animation.skip,
    },
    state: thing =>
      [isChosen(thing) ? t('aria.chosen') : isLit(thing) ? t('aria.lit') : '', danger(thing)]
        .filter(Boolean)
        .join(', '),
  }
}
