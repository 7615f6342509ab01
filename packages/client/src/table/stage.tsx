import { For, type JSX, Show } from 'solid-js'
import type { Beat, Scene } from '../page/index.ts'
import { ThrownDie } from './thrown-die.tsx'
import type { TableUi } from './ui.ts'

/** Over the board: dice as they fall, cards as they are laid, one line saying what is happening. */
export function Stage(props: { readonly ui: TableUi; readonly beat: Beat; readonly scene: Scene }): JSX.Element {
  return (
    <Show when={props.beat.dice || props.beat.cards || props.beat.say}>
      <div class="stage" aria-hidden="true" data-testid="stage">
        <Show when={props.beat.cards}>
          {cards => (
            <div class="stage-cards">
              <For each={cards()}>
                {card => (
                  <Show when={props.ui.store.page.Card} keyed>
                    {Card => <Card scene={props.scene} card={card} />}
                  </Show>
                )}
              </For>
            </div>
          )}
        </Show>
        <Show when={props.beat.dice}>
          {dice => (
            <div class="stage-dice">
              <For each={dice()}>{(die, order) => <ThrownDie sides={die.sides} got={die.got} order={order()} />}</For>
            </div>
          )}
        </Show>
        <Show when={props.beat.say}>
          <p class="stage-say">{props.beat.say}</p>
        </Show>
      </div>
    </Show>
  )
}
