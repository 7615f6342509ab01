import type { Chair, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { plain, say } from '@bivouac/kernel'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { commandersOf } from '../commanders.ts'
import { sideName } from '../say/names.ts'
import { LATER, ON_TABLE, UNSEEN, WAITING } from '../words.ts'
import { piece } from './actions.ts'
import { isCommandShown, showCommand } from './command.tsx'
import { chainOf, fieldIn, hasActed, isThere, sideIn, type View, viewOf } from './facts.ts'
import { unitText } from './labels.ts'
import { WeatherLine } from './markers.tsx'
import { NB } from './words.ts'

interface ArmiesProps {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly chairs: readonly Chair[]
  readonly asked: number | undefined
}

/** Both armies by their chain of command: who is left, in what state; what is to be won and who holds it. */
export function Armies(props: ArmiesProps): JSX.Element {
  const mine = (): number => {
    const facing = props.scene.facing()
    return facing === 'spectator' ? 0 : sideIn(viewOf(props.scene.view()), facing)
  }
  return (
    <Show when={isThere(props.scene.view())}>
      <div class="nb-armies">
        <p class="nb-turn" data-testid="turn">
          {plain(
            say(lang(), NB.turn, {
              n: viewOf(props.scene.view()).s.turn,
              of: fieldIn(viewOf(props.scene.view())).turns,
            }),
          )}
          <button
            type="button"
            class="quiet"
            aria-pressed={isCommandShown()}
            onClick={() => showCommand(!isCommandShown())}
          >
            {NB.commandShow[lang()]}
          </button>
        </p>
        <WeatherLine view={viewOf(props.scene.view())} />
        {/* One’s own first: a screen of a laptop shows one army whole. */}
        <For each={[mine(), 1 - mine()]}>
          {seat => <Army {...props} view={viewOf(props.scene.view())} seat={seat} />}
        </For>
        <Objectives view={viewOf(props.scene.view())} />
      </div>
    </Show>
  )
}

function Army(props: ArmiesProps & { readonly view: View; readonly seat: number }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  /** 20.3 Everybody who plays for this side. */
  const chairs = (): readonly Chair[] => props.chairs.filter((_, seat) => sideIn(props.view, seat) === props.seat)
  const decides = (): boolean => props.asked !== undefined && sideIn(props.view, props.asked) === props.seat
  /** 20.3 Which of several commanders. */
  const decider = (): string => {
    const general = props.view.sides === undefined ? undefined : commandersOf(f())[props.asked ?? 0]?.general
    return general === undefined ? '' : f().name[general]![lang()]
  }
  const figures = createMemo(() => {
    let [now, start] = [0, 0]
    for (const u of f().ofSide[props.seat]!) {
      if (f().arm[u]! > 1) continue
      start += f().figures[u]!
      if ([ON_TABLE, LATER, WAITING, UNSEEN].includes(props.view.s.on[u]!)) now += props.view.s.figures[u]!
    }
    return { now, start }
  })
  return (
    <section
      class={`nb-army nb-side-${props.seat}`}
      classList={{ deciding: decides() }}
      aria-label={sideName(f(), props.seat, lang())}
      data-testid={`army-${props.seat}`}
    >
      <header>
        <strong>{sideName(f(), props.seat, lang())}</strong>
        <span class="quiet-text">
          {chairs()
            .map(({ name }) => name)
            .filter(name => name !== '')
            .join(', ')}
          <Show when={chairs().some(({ present }) => present === false)}> · {NB.away[lang()]}</Show>
          <Show when={decides()}> · {[decider(), NB.decides[lang()]].filter(Boolean).join(' ')}</Show>
          <Show when={props.view.s.extra.initiative === props.seat}> · {NB.hasInitiative[lang()]}</Show>
        </span>
      </header>
      <p class="nb-strength">
        <span class="nb-bar" aria-hidden="true">
          <span style={{ width: `${(100 * figures().now) / Math.max(1, figures().start)}%` }} />
        </span>
        {figures().now}/{figures().start}
      </p>
      <For each={chainOf(f(), props.seat)}>
        {({ general, units, depth }) => (
          <div class="nb-post" style={{ '--depth': depth }}>
            <Show
              when={units.length > 0}
              fallback={
                <ul>
                  <Line {...props} unit={general} />
                </ul>
              }
            >
              <details open={f().troops < 24}>
                <summary>{general < 0 ? NB.reserve[lang()] : f().name[general]![lang()]}</summary>
                <ul>
                  <For each={general < 0 ? units : [general, ...units]}>{u => <Line {...props} unit={u} />}</For>
                </ul>
              </details>
            </Show>
          </div>
        )}
      </For>
    </section>
  )
}

function Line(props: { readonly scene: Scene; readonly view: View; readonly unit: number }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const isHere = (): boolean => props.view.s.on[props.unit] === ON_TABLE
  const state = (): string => {
    const on = props.view.s.on[props.unit]!
    const arrives = (props.unit < f().troops ? f().units[props.unit] : f().generals[props.unit - f().troops])?.arrives
    if (on === UNSEEN) return NB.outOfSight[lang()]
    if (on === LATER && arrives === undefined) return NB.undeployed[lang()]
    return on === LATER ? NB.later[lang()] : on === WAITING ? NB.waiting[lang()] : NB.gone[lang()]
  }
  const thing = piece(props.unit)
  return (
    <li
      classList={{
        'nb-is-away': !isHere(),
        'nb-is-gone': ![ON_TABLE, LATER, WAITING, UNSEEN].includes(props.view.s.on[props.unit]!),
        'nb-has-acted': hasActed(props.view, props.unit),
      }}
    >
      <Show when={isHere()} fallback={<span>{`${f().name[props.unit]![lang()]}: ${state()}`}</span>}>
        <button
          type="button"
          class="quiet"
          classList={{ 'nb-line-chosen': props.scene.chosen(thing) }}
          title={unitText(props.view, props.unit, lang())}
          ref={element => pointing(element, props.scene, () => thing)}
        >
          <span>{f().name[props.unit]![lang()]}</span>
          <Show when={f().arm[props.unit]! <= 1}>
            <span class="nb-line-figures">
              {props.view.s.figures[props.unit]}/{f().figures[props.unit]}
            </span>
          </Show>
          <span class="unseen">{unitText(props.view, props.unit, lang())}</span>
        </button>
      </Show>
    </li>
  )
}

function Objectives(props: { readonly view: View }): JSX.Element {
  return (
    <Show when={fieldIn(props.view).objectives.length > 0}>
      <section class="nb-objectives" aria-label={NB.objectives[lang()]}>
        <strong>{NB.objectives[lang()]}</strong>
        <ul>
          <For each={fieldIn(props.view).objectives}>
            {({ name, points }, i) => (
              <li>
                {name}: {plain(say(lang(), NB.points, { n: points }))},{' '}
                {props.view.s.holder[i()]! < 0
                  ? NB.nobody[lang()]
                  : sideName(fieldIn(props.view), props.view.s.holder[i()]!, lang())}
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}
