import { For, type JSX, Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { Beat, Scene } from '../page/index.ts'
import { Die } from './dice.tsx'
import type { TableUi } from './ui.ts'

/** Over the board: dice as they fall, cards as they are laid, one line saying what is happening. */
export function Stage(props: {
  readonly ui: TableUi
  readonly beat: Beat | undefined
  readonly scene: Scene
}): JSX.Element {
  return (
    <Show when={props.beat}>
      {beat => (
        <Show when={beat().dice || beat().cards || beat().say}>
          <div class="stage" aria-hidden="true" data-testid="stage">
            <Show when={beat().cards}>
              {cards => (
                <div class="stage-cards">
                  <For each={cards()}>
                    {card => <Dynamic component={props.ui.store.page.Card} scene={props.scene} card={card} />}
                  </For>
                </div>
              )}
            </Show>
            <Show when={beat().dice}>
              {dice => (
                <div class="stage-dice">
                  <For each={dice()}>{die => <Die sides={die.sides} got={die.got} rolling />}</For>
                </div>
              )}
            </Show>
            <Show when={beat().say}>
              <p class="stage-say">{beat().say}</p>
            </Show>
          </div>
        </Show>
      )}
    </Show>
  )
}
