/** The strip beside the table: the card of the unit, its march as words and numbers, and every choice that is no piece. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import type { Action } from '@bivouac/kernel'
import { list, plain, say } from '@bivouac/kernel'
import { createMemo, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { action as phrase } from '../say/prompts.ts'
import { shooterIn } from '../words.ts'
import { BY_STEPS, kinds, piece, questionOf, slip } from './actions.ts'
import { AimSaid } from './aim.tsx'
import { Card } from './card.tsx'
import { Composer } from './composer.tsx'
import { deployingOf } from './deploying.ts'
import { Deployment } from './deployment.tsx'
import { divisionsOf, fieldIn, hampered, isOnTable, isThere, type View, viewOf } from './facts.ts'
import { planOf } from './plan.ts'
import { Surplus } from './skirmishers.tsx'
import { NB } from './words.ts'

/** Fetched at tables that play with written orders only. */
const Sheets = lazy(() => import('./sheets.tsx').then(({ Sheets }) => ({ default: Sheets })))

export function Orders(props: { readonly scene: Scene }): JSX.Element {
  return (
    <Show when={isThere(props.scene.view())}>
      <Strip scene={props.scene} view={viewOf(props.scene.view())} />
    </Show>
  )
}

function Strip(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const plan = planOf(props.scene)
  const deploying = deployingOf(props.scene)
  const asked = (): ReturnType<Scene['asked']> => props.scene.asked()
  const where = (): string => (asked()?.actions === undefined ? '' : questionOf(asked()!))
  /** Whose card lies on top: who is ordered, else who is pointed at or chosen. */
  const shown = createMemo(() => {
    const f = fieldIn(props.view)
    const all = Array.from({ length: f.count }, (_, u) => u)
    return (
      plan.unit() ??
      deploying.unit() ??
      all.find(u => props.scene.pointed(piece(u))) ??
      all.find(u => props.scene.chosen(piece(u)))
    )
  })
  return (
    <div class="nb-strip" data-testid="orders">
      <Show when={plan.unit() !== undefined}>
        <Composer scene={props.scene} view={props.view} plan={plan} />
        <Show when={props.scene.lit(BY_STEPS)}>
          <button
            type="button"
            class="quiet is-lit"
            data-thing="place:steps"
            ref={element => pointing(element, props.scene, () => BY_STEPS)}
          >
            {NB.steps[lang()]}
          </button>
        </Show>
      </Show>
      <Show when={deploying.isOn()}>
        <Deployment scene={props.scene} view={props.view} deploying={deploying} />
      </Show>
      <Show when={where() === 'fire.choose'}>
        <Volley scene={props.scene} actions={asked()!.actions!} view={props.view} />
      </Show>
      <Show when={props.view.s.extra.orders !== undefined && props.view.eye !== 'spectator'}>
        <Suspense>
          <Sheets scene={props.scene} view={props.view} />
        </Suspense>
      </Show>
      <Surplus scene={props.scene} view={props.view} />
      <Slips scene={props.scene} view={props.view} />
      <Show when={where() === 'movement.choose' && plan.unit() === undefined}>
        <ToMove scene={props.scene} view={props.view} />
      </Show>
      <Show when={shown() !== undefined}>
        <Card view={props.view} unit={shown()!} />
      </Show>
    </div>
  )
}

/** “Fire all obvious”: every shooter that has one target only, in one deed. */
function Volley(props: {
  readonly scene: Scene
  readonly actions: readonly Action[]
  readonly view: View
}): JSX.Element {
  const pairs = createMemo(() => props.actions.flatMap(({ type, arg }) => (type === 'fire' ? [Number(arg)] : [])))
  const obvious = createMemo(() => {
    const by = Map.groupBy(pairs(), shooterIn)
    return [...by.values()].flatMap(all => (all.length === 1 ? all : []))
  })
  return (
    <section aria-label={NB.fireList[lang()]}>
      <Show when={obvious().length > 0}>
        <button
          type="button"
          class="primary"
          data-testid="fire-all"
          onClick={() => props.scene.send({ type: 'volley', arg: obvious() })}
        >
          {plain(say(lang(), NB.fireAll, { n: obvious().length }))}
        </button>
      </Show>
      <p class="quiet-text">{NB.fireHint[lang()]}</p>
      <ul class="nb-slips">
        <For each={[...new Set(pairs().map(shooterIn))]}>
          {u => <UnitButton scene={props.scene} view={props.view} unit={u} />}
        </For>
      </ul>
      <AimSaid scene={props.scene} view={props.view} />
    </section>
  )
}

const DUMMIES: readonly string[] = ['lay', 'bluff']

/** Slips of paper: listed choices that are neither a piece nor drawn on the table. */
function Slips(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const actions = createMemo(() => {
    const asked = props.scene.asked()
    if (asked?.actions === undefined) return []
    return asked.actions.filter(
      ({ type }) => !DUMMIES.includes(type) && ['slip', 'enemy'].includes(kinds(asked)[type] ?? ''),
    )
  })
  const dummies = createMemo(() => (props.scene.asked()?.actions ?? []).filter(({ type }) => DUMMIES.includes(type)))
  const inHand = (): number => props.view.s.extra.counters?.hand[Number(props.view.eye)] ?? 0
  const offTable = createMemo(() => {
    const asked = props.scene.asked()
    return (asked?.actions ?? []).filter(({ type }) => type === 'enter').map(({ arg }) => Number(arg))
  })
  return (
    <>
      <Show when={offTable().length > 0}>
        <p class="quiet-text">{plain(say(lang(), NB.entering, { n: offTable().length }))}</p>
        <ul class="nb-slips">
          <For each={offTable()}>{u => <UnitButton scene={props.scene} view={props.view} unit={u} />}</For>
        </ul>
      </Show>
      <Show when={actions().length > 0}>
        <ul class="nb-slips" aria-label={NB.choices[lang()]} data-testid="slips">
          <For each={actions()}>{action => <Slip {...props} action={action} />}</For>
        </ul>
      </Show>
      {/* 17.2.2.3 As many as there are hidden units: they lie folded until somebody wants one. */}
      <Show when={dummies().length > 0}>
        <details class="nb-dummies">
          <summary>{plain(say(lang(), NB.dummies, { n: inHand() }))}</summary>
          <ul class="nb-slips">
            <For each={dummies()}>{action => <Slip {...props} action={action} />}</For>
          </ul>
        </details>
      </Show>
    </>
  )
}

function Slip(props: { readonly scene: Scene; readonly view: View; readonly action: Action }): JSX.Element {
  const thing =
    kinds(props.scene.asked() ?? { proc: '', step: '' })[props.action.type] === 'enemy'
      ? piece(Number([props.action.arg].flat()[0]))
      : slip(props.action)
  return (
    <li>
      <button
        type="button"
        class="quiet"
        classList={{ 'is-lit': props.scene.lit(thing), 'is-chosen': props.scene.chosen(thing) }}
        data-thing={`${thing.kind}:${thing.id}`}
        ref={element => pointing(element, props.scene, () => thing)}
      >
        {phrase(props.action, props.view, lang())}
      </button>
    </li>
  )
}

function UnitButton(props: { readonly scene: Scene; readonly view: View; readonly unit: number }): JSX.Element {
  const thing = piece(props.unit)
  return (
    <li>
      <button
        type="button"
        class="quiet"
        classList={{ 'is-lit': props.scene.lit(thing), 'is-chosen': props.scene.chosen(thing) }}
        aria-pressed={props.scene.chosen(thing)}
        data-thing={`piece:${props.unit}`}
        ref={element => pointing(element, props.scene, () => thing)}
      >
        {fieldIn(props.view).name[props.unit]![lang()]}
      </button>
    </li>
  )
}

/** By division, who has not moved: one click picks a unit up, wherever it stands. */
function ToMove(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const plan = planOf(props.scene)
  /** Who may be picked up, as the rules list it: of several commanders (20.3) only one’s own. */
  const movable = createMemo(
    () => new Set((props.scene.asked()?.actions ?? []).flatMap(({ type, arg }) => (type === 'unit' ? [arg] : []))),
  )
  const divisions = createMemo(() =>
    divisionsOf(f(), Number(props.view.eye)).map(({ general, units }) => ({
      general,
      units: units.filter(u => movable().has(u) && !plan.isLeft(u)),
    })),
  )
  const left = (): number => divisions().reduce((sum, { units }) => sum + units.length, 0)
  /** Want of command keeps them where they are. */
  const fixed = createMemo(() =>
    (f().ofSide[Number(props.view.eye)] ?? []).filter(
      u => u < f().troops && isOnTable(props.view, u) && hampered(props.view, u) === 'none' && !movable().has(u),
    ),
  )
  return (
    <section aria-label={NB.divisions[lang()]}>
      <p class="quiet-text">
        {plain(say(lang(), NB.toMove, { n: left() }))}. <Show when={left() > 0}>{NB.hint[lang()]}</Show>
      </p>
      <Show when={fixed().length > 0}>
        <p class="quiet-text" data-testid="fixed">
          {plain(
            say(lang(), NB.cannotMove, {
              n: fixed().length,
              list: list(
                fixed().map(u => f().name[u]![lang()]),
                lang(),
              ),
            }),
          )}
        </p>
      </Show>
      <For each={divisions().filter(({ units }) => units.length > 0)}>
        {({ general, units }) => (
          <div class="nb-division">
            <header>
              <strong>{general < 0 ? NB.reserve[lang()] : f().name[general]![lang()]}</strong>
              <button type="button" class="quiet" data-testid={`leave-${general}`} onClick={() => plan.leave(units)}>
                {plain(say(lang(), NB.leaveRest, { n: units.length }))}
              </button>
            </header>
            <ul class="nb-slips">
              <For each={units}>{u => <UnitButton scene={props.scene} view={props.view} unit={u} />}</For>
            </ul>
          </div>
        )}
      </For>
    </section>
  )
}
