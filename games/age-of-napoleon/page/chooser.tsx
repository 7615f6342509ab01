/** Cards that are nobody's to hold: those Fouché has seen, and the discards a Chief of Staff searches. */
import type { Asked, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import type { Action } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import { actionLabel } from '../say/actions.ts'
import { viewOf } from './facts.ts'
import { Card, cardText } from './hand.tsx'

export function Chooser(props: {
  readonly scene: Scene
  readonly asked: Asked | undefined
  readonly choose: (action: Action) => void
}): JSX.Element {
  return (
    <div class="panel chooser" data-testid="chooser">
      <ul class="an-pile-open">
        <For each={props.asked?.actions ?? []}>
          {action => (
            <li>
              <button type="button" data-choice class="an-card-button is-lit" onClick={() => props.choose(action)}>
                <span class="unseen">
                  {actionLabel(action, viewOf(props.scene.view()), lang())}. {cardText(Number(action.arg))}
                </span>
                <span aria-hidden="true">
                  <Card scene={props.scene} card={Number(action.arg)} />
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}
