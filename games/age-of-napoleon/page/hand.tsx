import type { Scene, Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { CARDS } from '../data/cards.ts'
import { DeckCard } from '../look/index.ts'
import { MARK } from '../words.ts'
import { isPlacing, isThere, viewOf } from './facts.ts'
import { Foresight } from './foresight.tsx'
import { Reserve } from './reserve.tsx'
import { AN } from './words.ts'

export const Card = (props: { readonly scene: Scene; readonly card: number }): JSX.Element => (
  <DeckCard card={props.card} lang={lang()} />
)

export const cardText = (card: number): string => {
  const { name, text, provenance } = CARDS[card - 1]!
  return `${name[lang()]}: ${text[lang()]} (${MARK[provenance.effect]})`
}

export function Hand(props: { readonly scene: Scene; readonly seat: number }): JSX.Element {
  const cards = createMemo(() => (isThere(props.scene.view()) ? viewOf(props.scene.view()).hand : []), undefined, {
    equals: (a, b) => a.join() === b.join(),
  })
  const placing = createMemo(() => isPlacing(props.scene.view(), props.scene.eye()))
  /** While cards are asked for, those that do not answer stand back. */
  const asked = createMemo(() => cards().some(id => props.scene.lit({ kind: 'card', id })))
  return (
    <>
      <Foresight scene={props.scene} />
      <Show when={!placing()} fallback={<Reserve scene={props.scene} />}>
        <ul class="an-hand" classList={{ 'is-asked': asked() }} aria-label={AN.hand[lang()]} data-testid="hand">
          <For each={cards()} fallback={<li class="quiet-text">{AN.noCards[lang()]}</li>}>
            {card => <Held scene={props.scene} card={card} />}
          </For>
        </ul>
      </Show>
    </>
  )
}

function Held(props: { readonly scene: Scene; readonly card: number }): JSX.Element {
  const thing: Thing = { kind: 'card', id: props.card }
  return (
    <li>
      <button
        type="button"
        class="an-card-button"
        classList={{
          'is-lit': props.scene.lit(thing),
          'is-chosen': props.scene.chosen(thing),
          'is-pointed': props.scene.pointed(thing),
        }}
        data-thing={`card:${props.card}`}
        data-testid="card"
        aria-pressed={props.scene.chosen(thing)}
        ref={element => pointing(element, props.scene, () => thing)}
      >
        <span class="unseen">{[cardText(props.card), props.scene.state(thing)].filter(Boolean).join(', ')}</span>
        <span aria-hidden="true">
          <Card scene={props.scene} card={props.card} />
        </span>
      </button>
    </li>
  )
}
