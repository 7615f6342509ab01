import type { Eye, Text } from '@bivouac/kernel'
import { createEffect, createMemo, type JSX, lazy, Show, Suspense } from 'solid-js'
import { lang, t } from '../app/language.ts'
import { type Scene, type SideLook, sizeOf } from '../page/index.ts'
import { type Camera, PanZoom } from '../page/pan-zoom.tsx'
import type { SignOfHand } from './presence.ts'
import type { TableUi } from './ui.ts'

// Parts that many visits never show are fetched when they are first wanted.
const BoardMarks = lazy(() => import('./hands.ts').then(part => ({ default: part.BoardMarks })))
const Stage = lazy(() => import('./hands.ts').then(part => ({ default: part.Stage })))
const GameOver = lazy(() => import('./game-over.tsx').then(part => ({ default: part.GameOver })))
const FightStage = lazy(() => import('./fight-stage.tsx').then(part => ({ default: part.FightStage })))

/** The board under its camera, and what is shown over it: marks, dice, a fight, the end of the game. */
export function BoardArea(props: {
  readonly ui: TableUi
  readonly scene: Scene
  readonly names: readonly Text[]
  readonly sides: readonly SideLook[]
  readonly turned: boolean
  readonly isCovered: boolean
  /** The game has ended, and the end is to be shown. */
  readonly isOver: boolean
  /** Somebody who has shown that he is there. */
  readonly presence: SignOfHand | undefined
  readonly camera: (made: Camera) => void
}): JSX.Element {
  const { store, replay } = props.ui
  let area: HTMLElement | undefined
  let camera: Camera | undefined
  const beat = () => (replay.at() === undefined ? store.animation.beat() : replay.beat())
  /** A fight has a stage of its own: dice and cards are thrown and laid there. */
  const isFighting = createMemo(
    (): boolean =>
      (store.latest() !== undefined &&
        store.page.fight?.(props.scene.view(), props.scene.eye(), lang()) !== undefined) ||
      (replay.at() === undefined ? store.fights : replay.fights).fought() !== undefined,
  )
  /** An end that is lived through is heard, once; one that is opened, or come back to, is not. */
  let goesOn = false
  createEffect(() => {
    const now = store.shown()
    if (now !== undefined && (now.result ?? now.ending) === undefined) goesOn = true
  })
  const hasJustCome = (): boolean => {
    const has = goesOn
    goesOn = false
    return has
  }
  const { Board } = store.page
  const size = createMemo(() => sizeOf(store.page, props.scene.view()), undefined, {
    equals: (a, b) => a.width === b.width && a.height === b.height,
  })
  /** Two at one screen look at the whole first: whose turn it is has not been seen to when the board is laid. */
  const firstEye = (): Eye => ((store.latest()?.mine.length ?? 0) > 1 ? 'spectator' : props.scene.eye())
  return (
    <section class="board-area" aria-label={t('table.board')} ref={area}>
      <Show when={store.latest()} fallback={<p class="loading">{t('table.loading')}</p>}>
        <PanZoom
          width={size().width}
          height={size().height}
          label={t('table.board')}
          firstView={store.page.firstView?.(props.scene.view(), firstEye())}
          camera={made => props.camera((camera = made))}
        >
          <Board scene={props.scene} />
          <Show when={props.presence}>
            {here => (
              <Suspense>
                <BoardMarks
                  ui={props.ui}
                  scene={props.scene}
                  area={area!}
                  isCovered={() => props.isCovered}
                  first={here().by}
                  camera={() => camera}
                  facing={`${props.turned} ${props.scene.facing()}`}
                />
              </Suspense>
            )}
          </Show>
        </PanZoom>
      </Show>
      <Suspense>
        <Show when={isFighting() ? undefined : beat()}>
          {now => <Stage ui={props.ui} beat={now()} scene={props.scene} />}
        </Show>
      </Suspense>
      <Show when={props.isOver}>
        <Suspense>
          <GameOver ui={props.ui} names={props.names} sides={props.sides} hasJustCome={hasJustCome} />
        </Suspense>
      </Show>
      <Show when={isFighting()}>
        <Suspense>
          <FightStage ui={props.ui} scene={props.scene} />
        </Suspense>
      </Show>
    </section>
  )
}
