import type { Scene, Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, For, type JSX } from 'solid-js'
import { CARDS } from '../data/cards.ts'
import { DeckCard } from '../look/index.ts'
import { isThere, viewOf } from './facts.ts'
import { AN } from './words.ts'

export const Card = (props: { readonly scene: Scene; readonly card: number }): JSX.Element => (
  <DeckCard card={props.card} lang={lang()} />
)

export const cardText = (card: number): string => {
  const { name, text } = CARDS[card - 1]!
  return `${name[lang()]}: ${text[lang()]}`
}

export function Hand(props: { readonly scene: Scene; readonly seat: number }): JSX.Element {
  const cards = createMemo(() => (isThere(props.scene.view()) ? viewOf(props.scene.view()).hand : []), undefined, {
    equals: (a, b) => a.join() === b.join(),
  })
  return (
    <ul class="an-hand" aria-label={AN.hand[lang()]} data-testid="hand">
      <For each={cards()} fallback={<li class="quiet-text">{AN.noCards[lang()]}</li>}>
        {card => {
          const thing: Thing = { kind: 'card', id: card }
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
                data-thing={`card:${card}`}
                data-testid="card"
                aria-pressed={props.scene.chosen(thing)}
                ref={element => pointing(element, props.scene, () => thing)}
              >
                <span class="unseen">{[cardText(card), props.scene.state(thing)].filter(Boolean).join(', ')}</span>
                <span aria-hidden="true">
                  <Card scene={props.scene} card={card} />
                </span>
              </button>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
