import type { Chair, Hint } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import { createEffect, createMemo, createSignal, type JSX, lazy, on, onCleanup, Show, Suspense } from 'solid-js'
import { botName } from '../app/bots.ts'
import { lang, learn, said, t } from '../app/language.ts'
import { settings } from '../app/settings.ts'
import { keyOf, type Thing } from '../page/index.ts'
import type { Camera } from '../page/pan-zoom.tsx'
import { LiveRegion } from '../ui/controls.tsx'
import { plain } from '../ui/plain.ts'
import { TABLE } from '../words/table.ts'
import { BoardArea } from './board-area.tsx'
import { Floating } from './floating.tsx'
import { answerForced } from './forced.ts'
import { createHotSeat } from './hot-seat.ts'
import type { KeyboardParts } from './keyboard.ts'
import { Log } from './log.tsx'
import { createMissed } from './missed.ts'
import { NoticeBar } from './notice.tsx'
import { Opened } from './opened.tsx'
import { createPresence, listenToKeys } from './presence.ts'
import { PromptBar } from './prompt.tsx'
import { createReplay } from './replay.ts'
import { ReplayBar } from './replay-bar.tsx'
import { createScene, createThreats } from './scene.ts'
import { createSelection } from './selection.ts'
import { type Sheet, SheetTabs } from './sheet-tabs.tsx'
import type { TableStore } from './store.ts'
import { TableHead } from './table-head.tsx'
import type { TableUi } from './ui.ts'

learn(TABLE)

// Parts that many visits never show are fetched when they are first wanted.
const AdvicePanel = lazy(() => import('./advice.tsx').then(part => ({ default: part.AdvicePanel })))
const Help = lazy(() => import('./dialogs.tsx').then(part => ({ default: part.Help })))
const RuleSheet = lazy(() => import('./dialogs.tsx').then(part => ({ default: part.RuleSheet })))
const HandOver = lazy(() => import('./hand-over.tsx').then(part => ({ default: part.HandOver })))
const Umpire = lazy(() => import('./umpire.tsx').then(part => ({ default: part.Umpire })))

export interface TableViewProps {
  readonly store: TableStore
  /** The moment named in the address. */
  readonly at?: number | undefined
  /** Where this table lives, for links. */
  readonly home: 'table' | 'online'
  /** Beside or over the table: the guided battle, the chat. */
  readonly extra?: (openRule: (rule: string) => void) => JSX.Element
  /** The guided battle lets only the next step through. */
  readonly only?: () => Action | undefined
  readonly chat?: JSX.Element
  readonly online?: boolean
  readonly lesson?: boolean
}

export function TableView(props: TableViewProps): JSX.Element {
  const { store } = props
  const replay = createReplay(store)
  const selection = createSelection(store, () => replay.at() !== undefined, props.only)
  const [pointed, setPointed] = createSignal<Thing>()
  const [rule, setRule] = createSignal<string>()
  const [marked, setMarked] = createSignal<readonly Thing[]>([])
  const [hint, setHint] = createSignal<Hint>()
  const [analysing, setAnalysing] = createSignal(false)
  const [help, setHelp] = createSignal(false)
  const [opened, setOpened] = createSignal<'fair' | 'fork' | 'report'>()
  const [turned, setTurned] = createSignal(false)
  const [sheet, setSheet] = createSignal<Sheet>()
  let camera: Camera | undefined

  const find = (thing: Thing): HTMLElement | null => document.querySelector(`[data-thing~="${keyOf(thing)}"]`)
  const ui: TableUi = {
    store,
    replay,
    selection,
    pointed,
    point: setPointed,
    show(thing) {
      setSheet(undefined)
      setPointed(thing)
      find(thing)?.focus({ preventScroll: true })
    },
    openRule: setRule,
    marked,
    mark: setMarked,
    hint,
    advise(given) {
      const now = store.latest()
      setHint(given)
      setMarked(
        given === undefined || now?.asked === undefined ? [] : store.meant.things(given.action, now.asked, now.view),
      )
    },
    analyse: () => setAnalysing(true),
    open: setOpened,
  }
  createEffect(on([replay.at, store.latest], () => ui.advise(undefined), { defer: true }))
  const threats = createThreats(ui)
  const { covered, lifting, settled, uncover } = createHotSeat(store, () => settings.handOver && !props.lesson)
  const scene = createScene(ui, turned, threats, covered)
  createEffect(on(store.latest, () => threats.hide(), { defer: true }))
  const presence = createPresence(store)

  const sides = createMemo(() => {
    const now = store.latest()
    return now === undefined ? [] : store.page.sides(now.setup, scene.view())
  })
  const names = createMemo(() => sides().map(side => side.name), undefined, {
    equals: (a, b) => a.length === b.length && a.every((name, i) => name.it === b[i]?.it),
  })
  const labels = (): readonly string[] => names().map(said)

  const chairs = (): readonly Chair[] =>
    store.latest()?.chairs.map(chair => ({ ...chair, name: chairName(chair) })) ?? []

  const chairName = ({ bot, name, standsIn }: Chair): string => {
    const sits = botName(bot, name)
    return standsIn === undefined ? sits : t('left.standIn', { bot: sits, who: standsIn })
  }

  const over = (): boolean => store.latest()?.result !== undefined || store.latest()?.ending !== undefined

  createEffect(
    on(
      () => store.latest() !== undefined && props.at !== undefined,
      ready => ready && void replay.goTo(props.at!),
    ),
  )

  const away = createMissed(store, () => covered() !== undefined)
  const forced = answerForced(
    store,
    () => props.home === 'table' && !props.lesson && replay.at() === undefined && settled() && covered() === undefined,
  )

  const undo = async (): Promise<void> => {
    const seat = store.seat()
    if (seat === undefined) return
    const answer = await store.tryAsk({ do: 'undo', seat })
    // A question with a single answer is no place to stop: it would be answered again at once.
    // (An umpire's table goes back to a better place by itself.)
    const now = store.latest()
    if (answer.ok && forced.answer() !== undefined && !now?.typed && now?.noUndo === undefined) await undo()
  }
  const keys: KeyboardParts = {
    ui,
    scene,
    threats,
    covered,
    sheet: { open: sheet, close: () => setSheet(undefined) },
    // A guided battle has no past before its position.
    replays: () => props.lesson !== true,
    undo: () => void undo(),
    flip: () => setTurned(not => !not),
    camera: () => camera,
    help: () => setHelp(true),
  }
  listenToKeys(() => import('./hands.ts').then(part => part.keysOf(keys)))

  /** Messages that were in sight; where log and chat are a sheet, only while it is open. */
  const [heardChat, setHeardChat] = createSignal(0)
  createEffect(() => {
    const count = store.chat().length
    if (sheet() === 'log') setHeardChat(count)
  })

  const spoken = createMemo(() =>
    store
      .spoken()
      .map(each => plain(store.page.words.event(each.event, lang())))
      .join(' '),
  )
  const typed = createMemo(() => store.latest()?.typed ?? false)
  const coached = createMemo((): boolean => {
    const chairs = store.latest()?.chairs ?? []
    const isAlone = chairs.length > 1 && chairs.filter(each => each.kind === 'human').length === 1
    return props.home === 'table' && !props.lesson && isAlone && !typed()
  })
  const advised = (): boolean => !props.lesson && store.game.advised === true
  const handSeat = (): number | undefined => {
    const eye = scene.eye()
    return eye === 'spectator' ? undefined : eye
  }
  onCleanup(() => store.close())

  const { Hand, Armies } = store.page
  return (
    <main
      class="table"
      data-testid="table"
      data-game={store.game.id}
      data-sheet={sheet()}
      data-busy={store.busy() ? '' : undefined}
      classList={{ lesson: props.lesson ?? false }}
    >
      <TableHead
        ui={ui}
        home={props.home}
        threats={threats}
        names={names()}
        onFlip={() => setTurned(not => !not)}
        onHelp={() => setHelp(true)}
        onUndo={() => void undo()}
        zoom={by => (by === 0 ? camera?.reset() : camera?.zoom(by))}
        lesson={props.lesson ?? false}
      />
      <PromptBar
        ui={ui}
        isHere={presence() !== undefined}
        hurries={props.home === 'table'}
        lesson={props.lesson ?? false}
        names={names()}
        tools={[advised() && <AdvicePanel ui={ui} />, typed() && <Umpire ui={ui} names={names()} />]}
      />
      <NoticeBar ui={ui} />
      <aside class="armies-side" aria-label={t('table.armies')}>
        <Show when={store.latest()}>
          <Armies scene={scene} names={labels()} chairs={chairs()} asked={store.shown()?.asked?.seat} />
        </Show>
        <Show when={settings.says && !props.lesson && store.says()}>
          {says => (
            <p class="bot-says" data-testid="says">
              <strong>{labels()[says().seat]}:</strong> {said(says().text)}
            </p>
          )}
        </Show>
      </aside>
      <BoardArea
        ui={ui}
        scene={scene}
        names={names()}
        sides={sides()}
        turned={turned()}
        isCovered={covered() !== undefined}
        isOver={over() && !props.lesson && covered() === undefined}
        presence={presence()}
        camera={made => {
          camera = made
        }}
      />
      <section class="hand-strip" aria-label={t('table.hand')}>
        <Show when={handSeat() !== undefined && store.latest() !== undefined && covered() === undefined}>
          <Hand scene={scene} seat={handSeat()!} />
        </Show>
      </section>
      <aside class="record" aria-label={t('table.record')}>
        <Log ui={ui} />
        <Suspense>{props.chat}</Suspense>
        <Show when={!props.lesson}>
          <ReplayBar ui={ui} names={names()} />
        </Show>
      </aside>
      <Floating
        ui={ui}
        scene={scene}
        names={names()}
        missed={props.lesson ? undefined : away.missed()}
        onMissedSeen={away.forget}
        coached={coached()}
        analysing={analysing()}
        onAnalysed={() => setAnalysing(false)}
      >
        {props.extra?.(setRule)}
      </Floating>
      <SheetTabs sheet={sheet()} unread={store.chat().length > heardChat() ? 'log' : undefined} onChange={setSheet} />
      <LiveRegion text={covered() === undefined ? spoken() : ''} testid="live" />
      <Show when={rule()}>
        {asked => (
          <Suspense>
            <RuleSheet game={store.game} rule={asked()} onClose={() => setRule(undefined)} />
          </Suspense>
        )}
      </Show>
      <Show when={help()}>
        <Suspense>
          <Help onClose={() => setHelp(false)} />
        </Suspense>
      </Show>
      <Opened what={opened()} ui={ui} names={names()} onClose={() => setOpened(undefined)} />
      <Show when={covered() !== undefined}>
        <Suspense fallback={<div class="hand-over" />}>
          <HandOver to={names()[covered()!]!} lifting={lifting()} onReady={uncover} />
        </Suspense>
      </Show>
    </main>
  )
}
