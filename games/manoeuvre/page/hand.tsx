import type { Scene, Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { UNITS } from '../data/units.ts'
import { CardFace, cardLabel } from '../look/index.ts'
import { holderOf } from '../words.ts'
import { cardFacts, nationOf, pieceOfCard, type View, viewOf } from './facts.ts'
import { MN } from './words.ts'

/** One card, face up. */
export function Card(props: { readonly scene: Scene; readonly card: number }): JSX.Element {
  const view = (): View => viewOf(props.scene.view())
  const facts = () => cardFacts(view(), props.card)
  const nation = () => nationOf(view(), holderOf(props.card))
  return (
    <Show when={facts() && nation()}>
      <CardFace facts={facts()!} nation={nation()!} names={UNITS[nation()!].map(unit => unit.name)} lang={lang()} />
    </Show>
  )
}

export const labelOf = (view: View, card: number): string => {
  const facts = cardFacts(view, card)
  const nation = nationOf(view, holderOf(card))
  return facts === undefined || nation === undefined
    ? ''
    : cardLabel(
        facts,
        UNITS[nation].map(unit => unit.name),
        lang(),
      )
}

export function Hand(props: { readonly scene: Scene; readonly seat: number }): JSX.Element {
  const view = createMemo(() => viewOf(props.scene.view()))
  // In a replay the eye may be another one: the hand belongs to whoever is looking.
  const cards = createMemo(() => view().hand ?? [], undefined, { equals: (a, b) => a.join() === b.join() })
  return (
    <ul class="mn-hand" aria-label={MN.handOf[lang()]} data-testid="hand">
      <For each={cards()} fallback={<li class="quiet-text">{MN.noCards[lang()]}</li>}>
        {card => {
          const thing: Thing = { kind: 'card', id: card }
          const unit = (): Thing | undefined => {
            const piece = pieceOfCard(view(), card)
            return piece === undefined ? undefined : { kind: 'piece', id: piece }
          }
          /** The rules say that it is of no use; the card itself, why. */
          const whyDead = (): string => {
            if (!view().dead?.includes(card)) return ''
            return (unit() === undefined ? MN.deadSappers : MN.deadUnit)[lang()]
          }
          return (
            <li>
              <button
                title={whyDead() || undefined}
                type="button"
                class="mn-card-button"
                classList={{
                  'is-lit': props.scene.lit(thing),
                  'is-dead': whyDead() !== '',
                  'is-chosen': props.scene.chosen(thing),
                  'is-pointed': props.scene.pointed(thing) || (unit() !== undefined && props.scene.pointed(unit()!)),
                }}
                data-thing={`card:${card}`}
                data-testid="card"
                aria-pressed={props.scene.chosen(thing)}
                ref={element => pointing(element, props.scene, () => thing)}
              >
                <span class="unseen">
                  {[labelOf(view(), card), whyDead(), props.scene.state(thing)].filter(Boolean).join(', ')}
                </span>
                <span aria-hidden="true">
                  <Card scene={props.scene} card={card} />
                </span>
                <Show when={whyDead()}>
                  {why => (
                    <span class="mn-dead-why" aria-hidden="true">
                      {why()}
                    </span>
                  )}
                </Show>
              </button>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
