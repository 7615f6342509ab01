import type { Text } from '@bivouac/kernel'
import { createEffect, createSignal, type JSX, lazy, on, onCleanup, Show, Suspense } from 'solid-js'
import type { Scene } from '../page/index.ts'
import type { Missed } from './missed.ts'
import type { TableUi } from './ui.ts'

// Parts that many visits never show are fetched when they are first wanted.
const Recap = lazy(() => import('./recap.tsx').then(part => ({ default: part.Recap })))
const Coach = lazy(() => import('./coach.tsx').then(part => ({ default: part.Coach })))
/** Milliseconds at one question after which a coach comes to the table; long before he says a word. */
const COACH_COMES = 10_000
const HintPanel = lazy(() => import('./hint.tsx').then(part => ({ default: part.HintPanel })))
const Panels = lazy(() => import('./panels.tsx').then(part => ({ default: part.Panels })))
const AnalysisPanel = lazy(() => import('./analysis.tsx').then(part => ({ default: part.AnalysisPanel })))

/** What lies over the table for a while: choices, reasons, odds, what was missed, what to make of a game. */
export function Floating(props: {
  readonly ui: TableUi
  readonly scene: Scene
  readonly names: readonly Text[]
  readonly missed: Missed | undefined
  readonly onMissedSeen: () => void
  /** Alone against computers, in a real game: somebody may say when a hint would help. */
  readonly coached: boolean
  readonly analysing: boolean
  readonly onAnalysed: () => void
  readonly children: JSX.Element
}): JSX.Element {
  const { store, selection } = props.ui
  const choosing = (): boolean => {
    const asked = store.latest()?.asked
    return asked !== undefined && store.meant.isChoosing(asked)
  }
  const [hasCoach, setCoach] = createSignal(false)
  createEffect(
    on([store.shown, selection.explained], ([, explained]) => {
      if (explained !== undefined) return void setCoach(true)
      const timer = setTimeout(() => setCoach(true), COACH_COMES)
      onCleanup(() => clearTimeout(timer))
    }),
  )
  return (
    <div class="floating">
      <Suspense>
        <Show when={selection.offered().length > 0 && choosing() && store.page.Chooser} keyed>
          {Chooser => <Chooser scene={props.scene} asked={store.latest()?.asked} choose={selection.choose} />}
        </Show>
      </Suspense>
      <Suspense>
        <Show when={selection.menu() ?? selection.explained() ?? selection.odds()}>
          <Panels ui={props.ui} />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={props.ui.hint()}>{hint => <HintPanel ui={props.ui} hint={hint()} />}</Show>
      </Suspense>
      <Suspense>
        <Show when={props.coached && hasCoach()}>
          <Coach ui={props.ui} />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={props.missed}>
          {missed => <Recap ui={props.ui} missed={missed()} onClose={props.onMissedSeen} />}
        </Show>
      </Suspense>
      <Suspense>
        <Show when={props.analysing}>
          <AnalysisPanel ui={props.ui} names={props.names} onClose={props.onAnalysed} />
        </Show>
      </Suspense>
      {props.children}
    </div>
  )
}
