/** The table: engraved ground, stands, and what is drawn over them while a player thinks. */
import type { Scene } from '@bivouac/client/page'
import { Ground, useNearness } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { createEffect, createMemo, For, type JSX, lazy, on, onCleanup, onMount, Show, Suspense } from 'solid-js'
import { middleOf } from '../ground.ts'
import { engraved } from '../look/index.ts'
import { Command } from './command.tsx'
import { deployingOf } from './deploying.ts'
import { DeployGhost, Zones } from './deployment.tsx'
import { fieldIn, isThere, sizeIn, toPicture, toTable, type View, viewOf } from './facts.ts'
import { grabbing } from './grabbing.ts'
import { Labours } from './labours.tsx'
import { Counters, Fires, Sky } from './markers.tsx'
import { Overlay } from './overlay.tsx'
import { planOf } from './plan.ts'
import { Signs } from './signs.tsx'
import { Skirmishers } from './skirmishers.tsx'
import { type Level, Stands } from './stands.tsx'
import { NB } from './words.ts'

/** Fetched at tables of several commanders only. */
const Messengers = lazy(() => import('./messengers.tsx').then(part => ({ default: part.Messengers })))

const NEAR = 14
/** From here on there is room for names. */
const NAMED = 22
const MID = 9
const UNITS_TO_INCH = 24

export function Board(props: { readonly scene: Scene }): JSX.Element {
  return (
    <Show when={isThere(props.scene.view())}>
      <Laid scene={props.scene} />
    </Show>
  )
}

function Laid(props: { readonly scene: Scene }): JSX.Element {
  const view = createMemo((): View => viewOf(props.scene.view()))
  const scenario = createMemo(() => view().s.scenario)
  const size = createMemo(() => {
    scenario()
    return sizeIn(props.scene.view())
  })
  const flip = (): string => (props.scene.flipped() ? `rotate(180 ${size().width / 2} ${size().height / 2})` : '')
  const nearness = useNearness()
  const level = createMemo((): Level => {
    const pixels = nearness() * UNITS_TO_INCH
    return pixels >= NEAR ? 'near' : pixels >= MID ? 'mid' : 'far'
  })
  const plan = planOf(props.scene)
  let sheet: SVGGElement | undefined
  /** From the screen to the table. */
  const at = (x: number, y: number): { readonly x: number; readonly y: number } => {
    const matrix = sheet!.getScreenCTM()!.inverse()
    const point = new DOMPoint(x, y).matrixTransform(matrix)
    return toTable(fieldIn(view()), [point.x, point.y])
  }
  createEffect(on([() => props.scene.view(), plan.unit], () => plan.goOn()))
  createEffect(on(plan.unit, unit => plan.look(unit)))
  const deploying = deployingOf(props.scene)
  const grab = grabbing(props.scene, plan, at)
  onMount(() => addEventListener('keydown', grab.key))
  onCleanup(() => removeEventListener('keydown', grab.key))
  return (
    <>
      <Ground>
        <g transform={flip()}>
          <Field scenario={scenario()} view={view()} />
        </g>
      </Ground>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn; the label names what the units belong to */}
      {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive */}
      <g
        ref={sheet}
        class={`nb-sheet nb-level-${level()}`}
        classList={{ 'nb-named': nearness() * UNITS_TO_INCH >= NAMED }}
        transform={flip()}
        role="group"
        aria-label={NB.board[lang()]}
        data-testid="board"
        style={{ '--nb-px': String(1 / nearness()), '--nb-upright': props.scene.flipped() ? '180deg' : '0deg' }}
      >
        <Objectives view={view()} />
        <Sky view={view()} />
        <Command scene={props.scene} view={view()} />
        <Overlay scene={props.scene} view={view()} plan={plan} layer="under" grab={grab} />
        <Show when={deploying.isOn()}>
          <Zones view={view()} deploying={deploying} />
        </Show>
        <Labours view={view()} />
        <Stands
          scene={props.scene}
          view={view()}
          level={level()}
          grab={(event, u) => (deploying.isOn() ? deploying.grab(event, u, at) : grab.unit(event, u))}
        />
        <Fires view={view()} />
        <Skirmishers scene={props.scene} view={view()} plan={plan} level={level()} at={at} />
        <Counters view={view()} />
        <Show when={view().s.extra.messages !== undefined}>
          <Suspense>
            <Messengers scene={props.scene} view={view()} at={at} />
          </Suspense>
        </Show>
        <Signs scene={props.scene} view={view()} level={level()} />
        <Overlay scene={props.scene} view={view()} plan={plan} layer="over" grab={grab} />
        <DeployGhost view={view()} deploying={deploying} at={at} />
      </g>
    </>
  )
}

/** What never changes: drawn once for a battle. */
function Field(props: { readonly scenario: string; readonly view: View }): JSX.Element {
  const drawn = createMemo(() => engraved(fieldIn(props.view).data))
  const size = createMemo(() => sizeIn(props.view))
  return (
    <g class="nb-ground" clip-path="url(#nb-edge)">
      <clipPath id="nb-edge">
        <rect width={size().width} height={size().height} />
      </clipPath>
      <rect class="nb-turf" width={size().width} height={size().height} />
      <rect class="nb-rim" width={size().width} height={size().height} />
      <For each={drawn().strokes}>{({ as, d, width }) => <path class={`nb-${as}`} d={d} stroke-width={width} />}</For>
      <For each={drawn().names}>
        {({ text, at, as, turn }) => (
          <text
            class={`nb-name nb-name-${as}`}
            transform={`translate(${at[0]} ${at[1]})${turn === undefined ? '' : ` rotate(${turn})`}`}
          >
            {text}
          </text>
        )}
      </For>
      <rect class="nb-frame" width={size().width} height={size().height} />
    </g>
  )
}

/** A flag where points are to be won, in the colours of who came there last. */
function Objectives(props: { readonly view: View }): JSX.Element {
  return (
    <For each={fieldIn(props.view).objectives}>
      {(objective, i) => {
        const f = fieldIn(props.view)
        const [x, y] = toPicture(f, ...middleOf(f.ground, objective))
        const holder = createMemo(() => props.view.s.holder[i()] ?? -1)
        return (
          <g class={`nb-flag nb-flag-${holder()}`} transform={`translate(${x} ${y})`}>
            <path class="nb-flag-pole" d="M0 6V-30" />
            <path class="nb-flag-cloth" d="M0-30q9-5 17 0t15-1v17q-7 5-15 1t-17 0Z" />
          </g>
        )
      }}
    </For>
  )
}
