/** What the army or the way that is being put together would bring, while it is: the rules answer, line by line. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import type { Action, Foretold } from '@bivouac/kernel'
import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import { kinds } from './actions.ts'
import { AN } from './words.ts'

/** The action that what has been put together would be, if it may be left at that. */
function meant(scene: Scene): Action | undefined {
  const asked = scene.asked()
  const begun = scene.begun()
  if (asked === undefined || begun.length === 0) return undefined
  const known = kinds(asked)
  const type = ['go', 'march', 'intercept'].find(each => known[each] !== undefined)
  if (type === undefined) return undefined
  const arg = begun.map(({ id }) => Number(id))
  return { type, arg: type === 'go' ? arg : arg.sort((a, b) => a - b) }
}

export function Foresight(props: { readonly scene: Scene }): JSX.Element {
  const [lines, setLines] = createSignal<Foretold['lines']>([])
  const action = createMemo(() => meant(props.scene), undefined, {
    equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  })
  createEffect(
    on(action, now => {
      if (now === undefined) return void setLines([])
      void props.scene.judge(now).then(found => {
        if (action() === now) setLines(found?.foretold?.lines ?? [])
      })
    }),
  )
  return (
    <Show when={lines().length > 0}>
      <section class="an-foresight" aria-label={AN.foretold[lang()]} aria-live="polite" data-testid="foresight">
        <b>{AN.foretold[lang()]}</b>
        <ul>
          <For each={lines()}>
            {line => (
              <li>
                {line.text[lang()]} <small>§{line.rule}</small>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}
