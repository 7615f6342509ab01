/** Beside the board while the enemy moves, and until the French do: what he ordered, line by line; it can be held and passed over. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain } from '@bivouac/client/page/plain'
import { For, type JSX, Show } from 'solid-js'
import type { Event } from '../events.ts'
import { sayEvent } from '../say/events.ts'
import { FC } from './words.ts'

export function FilmPanel(props: { readonly scene: Scene; readonly lines: readonly Event[] }): JSX.Element {
  const { film } = props.scene
  return (
    <section class="fc-film" data-testid="film">
      <h2 class="fc-tray-title">{FC.enemyTurn[lang()]}</h2>
      <ol>
        <For each={props.lines}>
          {(line, i) => (
            <li classList={{ 'is-now': film.runs() && i() === props.lines.length - 1 }}>
              {plain(sayEvent(line, lang()))}
            </li>
          )}
        </For>
      </ol>
      <Show when={film.runs()}>
        <div class="fc-film-buttons">
          <button
            type="button"
            data-testid="film-hold"
            aria-pressed={film.held()}
            onClick={() => film.hold(!film.held())}
          >
            {(film.held() ? FC.goOn : FC.pause)[lang()]}
          </button>
          <button type="button" data-testid="film-skip" onClick={() => film.skip()}>
            {FC.skip[lang()]}
          </button>
        </div>
      </Show>
    </section>
  )
}
