/** Europe at a glance: the calendar, who stands where in diplomacy, and what each pile still has. */
import type { Chair, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES } from '../data/map.ts'
import { PHASE_NAMES, STATUS_NAMES } from '../say/names.ts'
import { PILES, PRISONER, REMOVED, RESERVE, ROUNDS, STATUSES } from '../words.ts'
import { isThere, type View, viewOf } from './facts.ts'
import { AN, PILE_NAMES } from './words.ts'

export function Armies(props: {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly chairs: readonly Chair[]
  readonly asked: number | undefined
}): JSX.Element {
  const view = createMemo(() => (isThere(props.scene.view()) ? viewOf(props.scene.view()) : undefined))
  return (
    <Show when={view()}>
      {seen => (
        <div class="an-armies">
          <Calendar view={seen()} />
          <Players view={seen()} names={props.names} asked={props.asked} />
          <details open>
            <summary>{AN.europe[lang()]}</summary>
            <Countries view={seen()} />
          </details>
          <details>
            <summary>{AN.forces[lang()]}</summary>
            <Forces view={seen()} />
          </details>
          <p class="an-provenance">{AN.reconstruction[lang()]}</p>
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
              aria-label={AN.round[lang()].replace('{n}', String(round))}
            >
              {round}
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
      <For each={[0, 1]}>
        {seat => (
          <li class={`an-player-${seat}`} classList={{ asked: props.asked === seat }}>
            <b>{props.names[seat]}</b>
            <span>
              {props.view.handSize[seat]} {AN.cards[lang()]}
            </span>
          </li>
        )}
      </For>
      <li class="quiet-text">
        {AN.deck[lang()]} {props.view.deckSize} · {AN.discards[lang()]} {props.view.discard.length}
      </li>
    </ul>
  )
}

function Countries(props: { readonly view: View }): JSX.Element {
  return (
    <ul class="an-countries">
      <For each={COUNTRIES}>
        {({ name }, country) => (
          <Show when={props.view.status[country()]! >= 0}>
            <li>
              <i class={`an-chip an-chip-${STATUSES[props.view.status[country()]!]}`} aria-hidden="true">
                {STATUSES[props.view.status[country()]!]}
              </i>
              <span>{name[lang()]}</span>
              <span class="unseen">{STATUS_NAMES[lang()][props.view.status[country()]!]}</span>
            </li>
          </Show>
        )}
      </For>
    </ul>
  )
}

function Forces(props: { readonly view: View }): JSX.Element {
  const counted = (pile: string, is: (place: number) => boolean): number =>
    CORPS.filter((corps, n) => corps.pile === pile && is(props.view.place[n]!)).length
  return (
    <table class="an-forces">
      <thead>
        <tr>
          <th />
          <th>{AN.onMap[lang()]}</th>
          <th>{AN.inReserve[lang()]}</th>
          <th>{AN.captive[lang()]}</th>
          <th>{AN.lost[lang()]}</th>
        </tr>
      </thead>
      <tbody>
        <For each={PILES}>
          {(pile, i) => (
            <tr class={`an-pile-${pile}`}>
              <th scope="row">{PILE_NAMES[i()]![lang()]}</th>
              <td>{counted(pile, place => place >= 0)}</td>
              <td>{counted(pile, place => place === RESERVE)}</td>
              <td>{counted(pile, place => place === PRISONER)}</td>
              <td>{counted(pile, place => place === REMOVED)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
