/** What is drawn over the table while a player thinks: reach and arcs below the stands, ghost, ruler, grips and spots above. */
import type { Scene, Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { lengthOf } from '@bivouac/ground/measured'
import type { Action } from '@bivouac/kernel'
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { action as phrase } from '../say/prompts.ts'
import { GENERAL, SQUARE } from '../words.ts'
import { questionOf, slip } from './actions.ts'
import { Aim } from './aim.tsx'
import { inchesOf } from './bearings.ts'
import { fieldIn, frontIn, PER_UNIT, type Pose, shapeIn, toPicture, type View } from './facts.ts'
import type { Grab } from './grabbing.ts'
import type { Plan } from './plan.ts'
import { pathOf, Shape } from './shape.tsx'
import { Figures, pressed, spotIn } from './stands.tsx'

interface OverlayProps {
  readonly scene: Scene
  readonly view: View
  readonly plan: Plan
  readonly layer: 'under' | 'over'
  readonly grab: Grab
}

export function Overlay(props: OverlayProps): JSX.Element {
  return (
    <Show
      when={props.layer === 'under'}
      fallback={
        <>
          <Spots {...props} />
          <Ghost {...props} />
        </>
      }
    >
      <g class="nb-under">
        {/* All of the reach in one shape: where fans lie over each other the shade stays the same. */}
        <path
          class="nb-drawn nb-drawn-reach"
          d={props.plan
            .survey()
            .map(each => (each.as === 'reach' ? pathOf(props.view, each.at, true) : ''))
            .join('')}
        />
        <For each={props.plan.survey().filter(({ as }) => as !== 'reach' && as !== 'skirmish')}>
          {each => <Shape view={props.view} shape={each} />}
        </For>
        <Aim {...props} />
        <Contacts view={props.view} />
      </g>
    </Show>
  )
}

/** 8.4.2 Who fights whom, before it is fought. */
function Contacts(props: { readonly view: View }): JSX.Element {
  return (
    <For each={props.view.s.combats.filter(({ done }) => done === 0)}>
      {({ own }) => (
        <For each={own[0]!.flatMap(a => own[1]!.map(b => [a, b] as const))}>
          {([a, b]) => {
            const [from, to] = [spotIn(props.view, a), spotIn(props.view, b)]
            return (
              <g class="nb-clash" transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
                <path d="M-11-11L11 11M11-11L-11 11" />
              </g>
            )
          }}
        </For>
      )}
    </For>
  )
}

/** Choices that are places: where a general rides, where the routed run. */
function Spots(props: OverlayProps): JSX.Element {
  const spots = createMemo(() => {
    const asked = props.scene.asked()
    if (asked?.actions === undefined) return []
    const where = questionOf(asked)
    if (where !== 'flight.way' && where !== 'escape.flee') return []
    return asked.actions.flatMap(action => {
      const at = [action.arg ?? []].flat() as number[]
      return at.length < 2 ? [] : [{ action, x: at.at(-2)!, y: at.at(-1)!, way: at }]
    })
  })
  return (
    <For each={spots()}>
      {({ action, x, y, way }) => <Spot scene={props.scene} view={props.view} action={action} x={x} y={y} way={way} />}
    </For>
  )
}
function Spot(props: {
  readonly scene: Scene
  readonly view: View
  readonly action: Action
  readonly x: number
  readonly y: number
  readonly way: readonly number[]
}): JSX.Element {
  const thing: Thing = slip(props.action)
  const at = createMemo(() => toPicture(fieldIn(props.view), props.x, props.y))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a spot in a drawing cannot be a <button>
    <g
      class="nb-spot"
      classList={{ 'is-lit': props.scene.lit(thing), 'is-chosen': props.scene.chosen(thing) }}
      role="button"
      tabindex={0}
      aria-label={phrase(props.action, props.view, lang())}
      data-thing={`place:${thing.id}`}
      ref={element => {
        pointing(element, props.scene, () => thing)
        element.addEventListener('keydown', event => pressed(event, () => props.scene.click(thing)))
      }}
    >
      <Show when={props.scene.pointed(thing)}>
        <path class="nb-drawn nb-drawn-way" d={pathOf(props.view, props.way, false)} />
      </Show>
      <circle cx={at()[0]} cy={at()[1]} r={14} />
    </g>
  )
}

/** The unit as it would stand after each leg, the way between, and a grip at each corner of its front. */
function Ghost(props: OverlayProps): JSX.Element {
  const unit = props.plan.unit
  const poses = props.plan.poses
  const last = (): Pose | undefined => poses().at(-1)
  /** Where it can be drawn that a leg leads somewhere; contact and the like the rules draw. */
  const ends = createMemo(() => poses().filter((pose, i, all) => i > 0 && pose !== all[i - 1]))
  /** In contact it stands where the rules have drawn it, and is not wheeled on from there. */
  const touches = (): boolean => props.plan.legs().at(-1)?.type === 'touch'
  const isGeneral = (): boolean => fieldIn(props.view).arm[unit() ?? 0] === GENERAL
  const state = (): 'legal' | 'refused' | 'asked' => {
    const verdict = props.plan.verdict()
    return verdict === undefined ? 'asked' : verdict.legal ? 'legal' : 'refused'
  }
  const placed = (pose: Pose): string => {
    const [x, y] = toPicture(fieldIn(props.view), pose.x, pose.y)
    return `translate(${x} ${y}) rotate(${pose.facing / 10})`
  }
  return (
    <Show when={unit() !== undefined && last() !== undefined}>
      <g class={`nb-ghost nb-ghost-${state()} nb-side-${fieldIn(props.view).side[unit()!]}`}>
        <For each={ends()}>
          {(pose, i) => (
            <g
              transform={placed(pose)}
              classList={{ 'nb-ghost-last': i() === ends().length - 1 }}
              ref={element => element.addEventListener('pointerdown', props.grab.ghost)}
            >
              <GhostShape view={props.view} unit={unit()!} pose={pose} />
            </g>
          )}
        </For>
        <For each={props.plan.verdict()?.foretold?.drawn ?? []}>
          {each => (each.as === 'refused' ? undefined : <Shape view={props.view} shape={each} />)}
        </For>
        <Ruler view={props.view} plan={props.plan} />
        <Show when={!isGeneral() && !touches() && last()!.form !== SQUARE}>
          <g transform={placed(last()!)}>
            <For each={[-1, 1] as const}>
              {side => (
                <circle
                  class="nb-grip"
                  data-grip={side < 0 ? 'left' : 'right'}
                  cx={(side * frontIn(props.view, unit()!, last()!.form).width) / PER_UNIT / 2}
                  cy={0}
                  ref={element =>
                    // Whoever pulls the left corner swings it round the right one.
                    element.addEventListener('pointerdown', event => props.grab.corner(event, side < 0 ? 1 : -1))
                  }
                />
              )}
            </For>
          </g>
        </Show>
      </g>
    </Show>
  )
}
function GhostShape(props: { readonly view: View; readonly unit: number; readonly pose: Pose }): JSX.Element {
  const size = createMemo(() => frontIn(props.view, props.unit, props.pose.form))
  return (
    <>
      <Figures shape={shapeIn(props.view, props.unit, props.pose.form)} level="mid" />
      <rect
        class="nb-ghost-edge"
        x={-size().width / PER_UNIT / 2}
        y={0}
        width={size().width / PER_UNIT}
        height={size().depth / PER_UNIT}
      />
    </>
  )
}

/** “6.4" of 12"”: how far each leg goes, beside the line it is made along. */
function Ruler(props: { readonly view: View; readonly plan: Plan }): JSX.Element {
  const stretches = createMemo(() => {
    const poses = props.plan.poses()
    return props.plan.legs().map((leg, i) => ({ leg, from: poses[i]!, to: poses[i + 1]! }))
  })
  return (
    <For each={stretches()}>
      {({ leg, from, to }) => {
        const f = fieldIn(props.view)
        const [a, b] = [toPicture(f, from.x, from.y), toPicture(f, to.x, to.y)]
        const text = (): string => {
          if (leg.type === 'wheel' || leg.type === 'wheelBack') return `${Math.abs(Number(leg.arg)) / 10}°`
          return leg.type === 'form' || leg.type === 'about' || from === to
            ? ''
            : inchesOf(lengthOf(to.x - from.x, to.y - from.y), lang())
        }
        return (
          <Switch>
            <Match when={text() !== ''}>
              <line class="nb-ruler" x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
              <text class="nb-ruler-text" transform={`translate(${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2})`}>
                {text()}
              </text>
            </Match>
          </Switch>
        )
      }}
    </For>
  )
}
