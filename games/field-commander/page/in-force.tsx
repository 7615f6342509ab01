/** Under the tray: what holds for a whole army on the field, and what the enemy may still draw. */

import { lang } from '@bivouac/client/page/language'
import { For, type JSX, Show } from 'solid-js'
import { INSIGHT_TEXT, InsightDisc, PlanDisc, planText } from '../look/index.ts'
import { CUP, ENEMY, FRENCH, INSIGHT_NAME, INSIGHTS, PLAN_NAME, type Plan, SPECIAL_PLANS } from '../words.ts'
import type { View } from './facts.ts'
import { FC } from './words.ts'

/** A French plan counter as it lies in the tray. */
export const disc = (plan: Plan): JSX.Element => (
  <svg class="fc-tray-disc" viewBox="-32 -32 64 64" aria-hidden="true">
    <PlanDisc plan={plan} side={FRENCH} />
  </svg>
)

/** What the enemy may still draw: anybody may count it. */
export function Cup(props: { readonly view: View }): JSX.Element {
  const left = () =>
    CUP.map((plan, i) => ({ plan, count: props.view.battle?.cup[i] ?? 0 })).filter(each => each.count > 0)
  return (
    <Show when={left().length > 0}>
      <section class="fc-cup">
        <h2 class="fc-tray-title">{FC.cup[lang()]}</h2>
        <ul>
          <For each={left()}>
            {each => (
              <li title={planText(each.plan, lang())}>
                <svg viewBox="-32 -32 64 64" aria-hidden="true">
                  <PlanDisc plan={each.plan} side={ENEMY} />
                </svg>
                <span>
                  {PLAN_NAME[each.plan][lang()]} ×{each.count}
                </span>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}

/** Special counters of the enemy, insights in hand, Formation counters: what holds for the whole army. */
export function InForce(props: { readonly view: View }): JSX.Element {
  const specials = () => SPECIAL_PLANS.filter(plan => props.view.battle?.[plan] === 1)
  const held = () => INSIGHTS.filter(each => props.view.battle?.insights.includes(each))
  const formations = (): number => props.view.battle?.formations ?? 0
  return (
    <Show when={specials().length + held().length + formations() > 0}>
      <ul class="fc-in-force">
        <For each={specials()}>
          {plan => (
            <li>
              <svg viewBox="-32 -32 64 64" aria-hidden="true">
                <PlanDisc plan={plan} side={1} />
              </svg>
              <span>
                <strong>{PLAN_NAME[plan][lang()]}</strong> {planText(plan, lang())}
              </span>
            </li>
          )}
        </For>
        <For each={held()}>
          {insight => (
            <li>
              <svg viewBox="-32 -32 64 64" aria-hidden="true">
                <InsightDisc insight={insight} />
              </svg>
              <span>
                <strong>{INSIGHT_NAME[insight][lang()]}</strong> {INSIGHT_TEXT[insight][lang()]}
              </span>
            </li>
          )}
        </For>
        <Show when={formations() > 0}>
          <li>
            {disc('formation')}
            <span>
              <strong>
                {PLAN_NAME.formation[lang()]} ×{formations()}
              </strong>{' '}
              {planText('formation', lang())}
            </span>
          </li>
        </Show>
      </ul>
    </Show>
  )
}
