/** The discards lie open to both: every title once, with its copies; and how many cards are left to draw. */
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX } from 'solid-js'
import { CARDS } from '../data/cards.ts'
import { MARK } from '../words.ts'
import type { View } from './facts.ts'
import { AN } from './words.ts'

export function DiscardsTable(props: { readonly view: View }): JSX.Element {
  const titles = createMemo(() => {
    const counts = new Map<number, number>()
    for (const card of props.view.discard) counts.set(card, (counts.get(card) ?? 0) + 1)
    return [...counts]
  })
  return (
    <>
      <p class="quiet-text">
        {AN.deck[lang()]} {props.view.deckSize} · {AN.discards[lang()]} {props.view.discard.length}
      </p>
      <ul class="an-discards" data-testid="discard-pile">
        <For each={titles()} fallback={<li class="quiet-text">{AN.noDiscards[lang()]}</li>}>
          {([card, copies]) => (
            <li title={CARDS[card - 1]!.text[lang()]}>
              {CARDS[card - 1]!.name[lang()]}
              {copies > 1 ? ` ×${copies}` : ''} <small>{MARK[CARDS[card - 1]!.provenance.effect]}</small>
            </li>
          )}
        </For>
      </ul>
    </>
  )
}
