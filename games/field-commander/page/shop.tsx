/** The supply phase: what is for sale, at full strength and reduced. */

import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX } from 'solid-js'
import { goodCode } from '../data/codes.ts'
import { FRENCH } from '../words.ts'
import { goodCard } from './actions.ts'
import { campaignOf, counterOf, nameOfSlot, topFrame, type View } from './facts.ts'
import { Force } from './force.tsx'
import { TrayButton } from './tray-button.tsx'
import { FC } from './words.ts'

const POOL = -2

export function Shop(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const recruiting = (): boolean => topFrame(props.view)?.proc === 'fogRecruit'
  const goods = createMemo((): readonly number[] => {
    const c = campaignOf(props.view)
    return c.sides[FRENCH]!.filter(slot => {
      if (c.alike[slot] !== slot) return false
      const left = c.sides[FRENCH]!.some(each => c.alike[each] === slot && props.view.at[each] === POOL)
      return left && (!recruiting() || (!c.counters[slot]!.named && c.counters[slot]!.mobile))
    })
  })
  const isBought = (slot: number): boolean =>
    [0, 1].some(reduced => props.scene.chosen(goodCard(goodCode(slot, reduced))))
  return (
    <section data-testid="shop">
      <h2 class="fc-tray-title">
        {FC.goods[lang()]} <small>{FC.goodsAbout[lang()]}</small>
      </h2>
      <ul class="fc-shop">
        <For each={goods()} fallback={<li class="quiet-text">{FC.nobody[lang()]}</li>}>
          {slot => (
            <li classList={{ 'is-bought': isBought(slot) }}>
              <For each={counterOf(props.view, slot).reduced === undefined || recruiting() ? [0] : [0, 1]}>
                {reduced => {
                  const values = () =>
                    reduced === 1 ? counterOf(props.view, slot).reduced! : counterOf(props.view, slot).full
                  const price = () => (recruiting() ? 2 : values().combat)
                  return (
                    <TrayButton
                      scene={props.scene}
                      thing={goodCard(goodCode(slot, reduced))}
                      name={String(price())}
                      about={`${nameOfSlot(props.view, slot, lang())}${reduced === 1 ? `, ${FC.reduced[lang()]}` : ''}: ${price()}`}
                      class="fc-good"
                    >
                      <svg viewBox="-2 -2 104 106" aria-hidden="true">
                        <Force view={props.view} slot={slot} reduced={reduced === 1} />
                      </svg>
                    </TrayButton>
                  )
                }}
              </For>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
