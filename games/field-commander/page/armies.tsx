/** The campaign at a glance: time, supply, objectives, and the diary. */

import type { Chair, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { boxesOf } from '../data/index.ts'
import { HAT, OBJECTIVE_STAR } from '../look/index.ts'
import { boxName, LEVEL_NAME } from '../words.ts'
import { campaignOf, heldBy, isReady, nameOfArea, type View, viewOf } from './facts.ts'
import { specialText } from './special.ts'
import { FC, fc } from './words.ts'

const Sources = lazy(() => import('./sources.tsx').then(part => ({ default: part.Sources })))
const Diary = lazy(() => import('./diary.tsx').then(part => ({ default: part.Diary })))

export function Armies(props: {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly chairs: readonly Chair[]
  readonly asked: number | undefined
}): JSX.Element {
  const view = (): View => viewOf(props.scene.view())
  return (
    <Show when={isReady(view())}>
      <Campaign view={view()} />
    </Show>
  )
}

function Campaign(props: { readonly view: View }): JSX.Element {
  const [open, setOpen] = createSignal(false)
  const [sourced, setSourced] = createSignal(false)
  const c = () => campaignOf(props.view)
  const track = () => boxesOf(props.view.campaign, props.view.short)
  const held = (): number => c().objectives.filter(area => heldBy(props.view, area) === 0).length
  const box = (): string => {
    const label = track()[Math.min(props.view.turn, track().length) - 1]?.label
    return label === undefined ? FC.start[lang()] : boxName(label, lang())
  }
  return (
    <div class="fc-armies">
      <p class="fc-campaign" data-testid="turn">
        <strong>{c().name[lang()]}</strong>
        <span>
          {box()} · {fc('turn', lang(), { n: props.view.turn, of: track().length })} ·{' '}
          {fc('level', lang(), { level: LEVEL_NAME[props.view.level][lang()].toLowerCase() })}
        </span>
      </p>
      <ol class="fc-track" aria-label={FC.track[lang()]}>
        <For each={track()}>
          {(each, i) => (
            <li
              class={`fc-box ${each.grade === undefined ? '' : `fc-grade-${each.grade}`}`}
              classList={{ now: i() + 1 === props.view.turn, gone: i() + 1 < props.view.turn }}
              title={`${boxName(each.label, lang())}${each.vp === undefined ? '' : ` · ${fc('points', lang(), { n: each.vp })}`}`}
              aria-current={i() + 1 === props.view.turn ? 'step' : undefined}
            >
              {each.vp ?? ''}
            </li>
          )}
        </For>
      </ol>
      <dl class="fc-counts">
        <div class="fc-of-0">
          <dd data-testid="french-supply">{props.view.french}</dd>
          <dt>
            {FC.french[lang()]}: {FC.supply[lang()]}
          </dt>
        </div>
        <div class="fc-of-1">
          <dd>{props.view.enemy}</dd>
          <dt>
            {FC.enemy[lang()]}: {FC.supply[lang()]}
          </dt>
        </div>
        <div>
          <dd>{props.view.scouts}</dd>
          <dt>{FC.scouts[lang()]}</dt>
        </div>
        <div>
          <dd>
            <svg viewBox="-24 -18 48 32" class="fc-mini-hat" aria-hidden="true">
              <path d={HAT} />
            </svg>
            {c().command}
          </dd>
          <dt>{FC.command[lang()]}</dt>
        </div>
      </dl>
      <p class="fc-objectives">
        <svg viewBox="-14 -14 28 28" aria-hidden="true">
          <path class="fc-star" d={OBJECTIVE_STAR} />
        </svg>
        <span>
          {FC.objectives[lang()]} {held()}/{c().objectives.length}:{' '}
          <For each={c().objectives}>
            {(area, i) => (
              <>
                {i() > 0 ? ', ' : ''}
                <span classList={{ 'fc-is-held': heldBy(props.view, area) === 0 }}>
                  {nameOfArea(props.view, area, lang())}
                </span>
              </>
            )}
          </For>
        </span>
      </p>
      <details class="fc-special">
        <summary>{FC.special[lang()]}</summary>
        <ul>
          <For each={c().special}>{special => <li>{specialText(special, props.view.campaign, lang())}</li>}</For>
        </ul>
      </details>
      <details class="fc-special" data-testid="sources-open" onToggle={event => setSourced(event.currentTarget.open)}>
        <summary>{FC.sources[lang()]}</summary>
        <Show when={sourced()}>
          <Suspense>
            <Sources campaign={props.view.campaign} />
          </Suspense>
        </Show>
      </details>
      <button type="button" class="fc-diary-button" data-testid="diary-open" onClick={() => setOpen(true)}>
        {FC.diary[lang()]}
      </button>
      <Show when={open()}>
        <Suspense>
          <Diary view={props.view} onClose={() => setOpen(false)} />
        </Suspense>
      </Show>
    </div>
  )
}
