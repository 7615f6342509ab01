import type { Lang } from '@bivouac/kernel'
import type { JSX } from 'solid-js'
import { CARDS } from '../data/cards.ts'
import { MARK, type Period } from '../words.ts'
import { EMBLEMS } from './emblems.ts'
import { PERIOD_NAME } from './words.ts'

/** A card of the deck, in text that the browser sets: titles are never cut, whatever typeface there is. */
export function DeckCard(props: { readonly card: number; readonly lang: Lang }): JSX.Element {
  const facts = () => CARDS[props.card - 1]!
  const period = (): Period => facts().period[0]!
  const periods = (): string =>
    facts()
      .period.map(each => PERIOD_NAME[each][props.lang])
      .join(' · ')
  return (
    <div class={`an-card an-for-${facts().player}`} classList={{ 'an-once': facts().once }}>
      <span class="an-card-period">{periods()}</span>
      <svg class="an-card-emblem" viewBox="-32 -32 64 64" aria-hidden="true">
        <path d={EMBLEMS[period()].body} fill-rule="evenodd" />
        <path class="an-light" d={EMBLEMS[period()].light} fill-rule="evenodd" />
      </svg>
      <b class="an-card-title">{facts().name[props.lang]}</b>
      <span class="an-card-text">{facts().text[props.lang]}</span>
      <span class="an-card-mark">{MARK[facts().provenance.effect]}</span>
    </div>
  )
}
