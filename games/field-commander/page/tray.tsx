/** Beside the board: what can be laid on it now, or who stands where one points. */

import { type Scene, same, type Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createEffect, createMemo, For, type JSX, lazy, Match, onCleanup, Show, Suspense, Switch } from 'solid-js'
import { FRENCH_PLAN_COUNT } from '../data/tables.ts'
import type { Event } from '../events.ts'
import { INSIGHT_TEXT, InsightDisc, planText } from '../look/index.ts'
import { FRENCH, FRENCH_PLANS, type FrenchPlan, INSIGHT_NAME, INSIGHTS, PLAN_NAME, type Plan } from '../words.ts'
import { doCard, formationCard, insightCard, laidCard, MARCHES, planCard } from './actions.ts'
import { isField, isReady, piece, topFrame, type View, viewOf } from './facts.ts'
import { filmOf } from './film.ts'
import { planInHand, takePlan } from './hand.ts'
import { Cup, disc, InForce } from './in-force.tsx'
import { Roster } from './roster.tsx'
import { TrayButton } from './tray-button.tsx'
import { FC } from './words.ts'

const Deployment = lazy(() => import('./deployment.tsx').then(part => ({ default: part.Deployment })))
const Shop = lazy(() => import('./shop.tsx').then(part => ({ default: part.Shop })))
const FilmPanel = lazy(() => import('./film-panel.tsx').then(part => ({ default: part.FilmPanel })))

const PLANNING = ['choosePlans']
const ACTING = ['before', 'french', 'interrupt']
const INSPIRED = ['activate']

export function Tray(props: { readonly scene: Scene }): JSX.Element {
  const view = createMemo(() => viewOf(props.scene.view()))
  const top = createMemo(() => (isReady(view()) ? topFrame(view()) : undefined))
  const at = (proc: string, steps?: readonly string[]): boolean =>
    top()?.proc === proc && (steps === undefined || steps.includes(top()!.step))
  const film = createMemo(() => filmOf(props.scene.told().map(({ event }) => event as Event)))
  return (
    <div class="fc-tray" data-testid="tray">
      <Show when={isReady(view())}>
        <Show when={film().length > 0 && !isField(view())}>
          <Suspense>
            <FilmPanel scene={props.scene} lines={film()} />
          </Suspense>
        </Show>
        <Switch fallback={<Roster scene={props.scene} view={view()} />}>
          <Match when={at('deployment')}>
            <Suspense>
              <Deployment scene={props.scene} view={view()} />
            </Suspense>
          </Match>
          <Match when={at('battleTurn', PLANNING)}>
            <Plans scene={props.scene} view={view()} />
          </Match>
          <Match when={at('battleTurn', ACTING)}>
            <Deeds scene={props.scene} view={view()} />
          </Match>
          <Match when={at('battle', ['insights']) || at('battleTurn', INSPIRED)}>
            <Insights scene={props.scene} view={view()} />
          </Match>
          <Match when={at('supply') || at('fogRecruit', ['recruit'])}>
            <Suspense>
              <Shop scene={props.scene} view={view()} />
            </Suspense>
            <Roster scene={props.scene} view={view()} />
          </Match>
        </Switch>
        <Show when={isField(view())}>
          <InForce view={view()} />
          <Show when={!at('battleTurn', [...PLANNING, ...ACTING]) && !at('deployment')}>
            <Cup view={view()} />
          </Show>
        </Show>
      </Show>
    </div>
  )
}

/** What the counter pointed at does, under the tray. */
function About(props: {
  readonly scene: Scene
  readonly texts: readonly { readonly thing: Thing; readonly name: string; readonly text: string }[]
}): JSX.Element {
  const found = () =>
    props.texts.find(each => props.scene.pointed(each.thing)) ??
    props.texts.find(each => props.scene.chosen(each.thing))
  return (
    <p class="fc-about" aria-hidden="true">
      <Show when={found()}>
        {each => (
          <>
            <strong>{each().name}</strong>: {each().text}
          </>
        )}
      </Show>
    </p>
  )
}

/** A counter that is taken in hand, and then laid where the player points. */
function PlanButton(props: {
  readonly scene: Scene
  readonly plan: FrenchPlan
  readonly lit: boolean
  /** What laying it on each force is called while it is not in hand. */
  readonly also?: readonly Thing[]
}): JSX.Element {
  const isHeld = (): boolean => planInHand() === props.plan
  const isThis = (thing: Thing): boolean => same(thing, planCard(props.plan))
  const scene: Scene = {
    ...props.scene,
    lit: thing => (isThis(thing) ? props.lit : props.scene.lit(thing)),
    chosen: thing => (isThis(thing) ? isHeld() : props.scene.chosen(thing)),
    click: thing => (isThis(thing) ? void takePlan(isHeld() ? undefined : props.plan) : props.scene.click(thing)),
  }
  return (
    <TrayButton
      scene={scene}
      thing={planCard(props.plan)}
      also={props.also ?? []}
      name={PLAN_NAME[props.plan][lang()]}
      about={planText(props.plan, lang())}
    >
      {disc(props.plan)}
    </TrayButton>
  )
}

function Plans(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const texts = createMemo(() =>
    FRENCH_PLANS.map(plan => ({ thing: planCard(plan), name: PLAN_NAME[plan][lang()], text: planText(plan, lang()) })),
  )
  onCleanup(() => takePlan(undefined))
  const slots = (): readonly number[] => props.view.battle?.units[FRENCH].map(unit => unit.slot) ?? []
  const mayLay = (plan: FrenchPlan): boolean =>
    slots().some(slot => {
      const thing = plan === planInHand() ? piece(props.view, slot) : laidCard(plan, slot)
      return props.scene.lit(thing) || props.scene.chosen(thing)
    })
  /** While a counter is in hand and somebody can have it, the forces are what lights up; the other counters wait. */
  const isInHand = (): boolean =>
    planInHand() !== undefined && slots().some(slot => props.scene.lit(piece(props.view, slot)))
  const formations = (): readonly number[] =>
    Array.from({ length: Math.min(FRENCH_PLAN_COUNT[0], props.view.battle?.plans[FRENCH] ?? 0) }, (_, i) => i)
  return (
    <section>
      <h2 class="fc-tray-title">{FC.planCounters[lang()]}</h2>
      <div class="fc-tray-grid" data-testid="plans">
        <For each={FRENCH_PLANS.filter(plan => plan !== 'formation')}>
          {plan => (
            <PlanButton
              scene={props.scene}
              plan={plan}
              lit={mayLay(plan) && (plan === planInHand() || !isInHand())}
              also={slots().map(slot => laidCard(plan, slot))}
            />
          )}
        </For>
        <For each={formations()}>
          {index => (
            <TrayButton
              scene={props.scene}
              thing={formationCard(index)}
              name={PLAN_NAME.formation[lang()]}
              about={planText('formation', lang())}
            >
              {disc('formation')}
            </TrayButton>
          )}
        </For>
      </div>
      <About scene={props.scene} texts={texts()} />
    </section>
  )
}

const DEEDS = ['march', 'double', 'back', 'fire', 'pivot', 'retreat'] as const
function Deeds(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  // Before an enemy acts there is nothing to do but Formation: it lies in hand already.
  createEffect(() => takePlan(topFrame(props.view)?.step === 'interrupt' ? 'formation' : undefined))
  onCleanup(() => takePlan(undefined))
  const planOf = (deed: (typeof DEEDS)[number]): Plan =>
    (MARCHES as readonly string[]).includes(deed)
      ? deed === 'back'
        ? 'retreat'
        : deed === 'double'
          ? 'rush'
          : 'march'
      : (deed as Plan)
  const nameOf = (deed: (typeof DEEDS)[number]): string =>
    deed === 'double' ? FC.double[lang()] : deed === 'back' ? FC.back[lang()] : PLAN_NAME[deed][lang()]
  const about = (deed: (typeof DEEDS)[number]): string =>
    (MARCHES as readonly string[]).includes(deed) ? planText('march', lang()) : planText(deed as Plan, lang())
  const texts = createMemo(() => DEEDS.map(deed => ({ thing: doCard(deed), name: nameOf(deed), text: about(deed) })))
  return (
    <section>
      <h2 class="fc-tray-title">{FC.orders[lang()]}</h2>
      <div class="fc-tray-grid" data-testid="deeds">
        <For each={DEEDS}>
          {deed => (
            <TrayButton scene={props.scene} thing={doCard(deed)} name={nameOf(deed)} about={about(deed)}>
              {disc(planOf(deed))}
            </TrayButton>
          )}
        </For>
        <Show when={(props.view.battle?.formations ?? 0) > 0}>
          <PlanButton scene={props.scene} plan="formation" lit={props.scene.lit(planCard('formation'))} />
        </Show>
      </div>
      <About scene={props.scene} texts={texts()} />
    </section>
  )
}

function Insights(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const held = (): readonly string[] => props.view.battle?.insights ?? []
  const shown = () =>
    topFrame(props.view)?.proc === 'battle' ? INSIGHTS : INSIGHTS.filter(each => held().includes(each))
  const texts = createMemo(() =>
    INSIGHTS.map(each => ({
      thing: insightCard(each),
      name: INSIGHT_NAME[each][lang()],
      text: INSIGHT_TEXT[each][lang()],
    })),
  )
  return (
    <section>
      <h2 class="fc-tray-title">
        {FC.insights[lang()]}
        <Show when={topFrame(props.view)?.proc === 'battle'}>
          <small>{FC.insightsCost[lang()]}</small>
        </Show>
      </h2>
      <div class="fc-tray-grid" data-testid="insights">
        <For each={shown()}>
          {insight => (
            <TrayButton
              scene={props.scene}
              thing={insightCard(insight)}
              name={INSIGHT_NAME[insight][lang()]}
              about={INSIGHT_TEXT[insight][lang()]}
            >
              <svg class="fc-tray-disc" viewBox="-32 -32 64 64" aria-hidden="true">
                <InsightDisc insight={insight} />
              </svg>
            </TrayButton>
          )}
        </For>
      </div>
      <About scene={props.scene} texts={texts()} />
    </section>
  )
}
