/** Europe at a glance: the calendar, the players, and one table at a time of what each side has and may expect. */
import type { Chair, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say, sentence } from '@bivouac/kernel'
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js'
import { PHASE_NAMES, side } from '../say/names.ts'
import { ROUNDS } from '../words.ts'
import { DiscardsTable } from './discards.tsx'
import { EuropeTable } from './europe-table.tsx'
import { isThere, type View, viewOf } from './facts.ts'
import { ForcesTable } from './forces-table.tsx'
import { WinterTable } from './winter-table.tsx'
import { AN } from './words.ts'

const TABS = ['europe', 'forces', 'winterTab', 'discardPile'] as const

export function Armies(props: {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly chairs: readonly Chair[]
  readonly asked: number | undefined
}): JSX.Element {
  const view = createMemo(() => (isThere(props.scene.view()) ? viewOf(props.scene.view()) : undefined))
  const [tab, setTab] = createSignal<(typeof TABS)[number]>('europe')
  return (
    <Show when={view()}>
      {seen => (
        <div class="an-armies">
          <Calendar view={seen()} />
          <Players view={seen()} names={props.names} asked={props.asked} />
          <p class="an-provenance">{AN.reconstruction[lang()]}</p>
          <div class="an-tabs" role="tablist" aria-label={AN.tabs[lang()]}>
            <For each={TABS}>
              {each => (
                <button
                  type="button"
                  role="tab"
                  aria-selected={tab() === each}
                  data-testid={`an-tab-${each}`}
                  onClick={() => setTab(each)}
                >
                  {AN[each][lang()]}
                </button>
              )}
            </For>
          </div>
          <section class="an-table" role="tabpanel" tabindex="0" aria-label={AN[tab()][lang()]}>
            <Switch>
              <Match when={tab() === 'europe'}>
                <EuropeTable scene={props.scene} view={seen()} />
              </Match>
              <Match when={tab() === 'forces'}>
                <ForcesTable view={seen()} />
              </Match>
              <Match when={tab() === 'winterTab'}>
                <WinterTable view={seen()} />
              </Match>
              <Match when={tab() === 'discardPile'}>
                <DiscardsTable view={seen()} />
              </Match>
            </Switch>
          </section>
          <Show when={seen().outlook.marginal >= 0 && seen().result === undefined}>
            <p class="an-marginal">
              {plain(sentence(say(lang(), AN.marginalNow, { who: side(seen().outlook.marginal) })))}
            </p>
          </Show>
        </div>
      )}
    </Show>
  )
}

function Calendar(props: { readonly view: View }): JSX.Element {
  return (
    <section class="an-calendar" data-testid="turn">
      <strong>{props.view.year}</strong>
      <span>{PHASE_NAMES[lang()][props.view.phase]}</span>
      <ol>
        <For each={Array.from({ length: ROUNDS }, (_, i) => i + 1)}>
          {round => (
            <li
              classList={{ now: round === props.view.round, gone: round < props.view.round }}
              aria-current={round === props.view.round ? 'step' : undefined}
            >
              <span class="unseen">{plain(say(lang(), AN.round, { n: round }))}</span>
              <span aria-hidden="true">{round}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  )
}

function Players(props: {
  readonly view: View
  readonly names: readonly string[]
  readonly asked: number | undefined
}): JSX.Element {
  return (
    <ul class="an-players">
      <For each={[0, 1] as const}>
        {seat => (
          <li class={`an-player-${seat}`} classList={{ asked: props.asked === seat }} data-testid={`army-${seat}`}>
            <b>{props.names[seat]}</b>
            <Show when={props.view.first === seat}>
              <i>{AN.firstPlayer[lang()]}</i>
            </Show>
            <span>
              {plain(say(lang(), AN.cardsHeld, { n: props.view.handSize[seat]! }))}{' '}
              <small title={plain(say(lang(), AN.nextYear, { n: props.view.outlook.due[seat] }))}>
                <span aria-hidden="true">+{props.view.outlook.due[seat]}</span>
                <span class="unseen">{plain(say(lang(), AN.nextYear, { n: props.view.outlook.due[seat] }))}</span>
              </small>
            </span>
          </li>
        )}
      </For>
    </ul>
  )
}
