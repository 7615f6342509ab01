/** Appendix A on the table: loose figures before their units, pulled by hand; and what is asked about them. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { plain, say } from '@bivouac/kernel'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { LAYERS, SKIRMISH_SIDE, skirmisherOf, slabPath } from '../look/index.ts'
import { INCH, INFANTRY } from '../words.ts'
import { questionOf, skirmishPiece } from './actions.ts'
import { fieldIn, isOnTable, local, type Pose, toPicture, topFrame, uniformIn, type View } from './facts.ts'
import { follow } from './following.ts'
import type { Leg } from './march.ts'
import type { Plan } from './plan.ts'
import { type Level, pressed } from './stands.tsx'
import { NB } from './words.ts'

export interface Base {
  readonly x: number
  readonly y: number
  readonly facing: number
}
const EACH = 4
/** Bases of a unit, as the view has them. */
export function basesIn({ s }: View, u: number): readonly Base[] {
  const all = s.extra.skirmishers ?? []
  const out: Base[] = []
  for (let k = 0; k < all.length; k += EACH)
    if (all[k] === u) out.push({ x: all[k + 1]!, y: all[k + 2]!, facing: all[k + 3]! })
  return out
}
const skirmishing = ({ s }: View): readonly number[] => [
  ...new Set((s.extra.skirmishers ?? []).filter((_, k) => k % EACH === 0)),
]
export const isPlayed = ({ s }: View): boolean => s.extra.skirmishers !== undefined

/** The same places seen from another pose of their unit: they go along with it. */
function along(bases: readonly Base[], from: Pose, to: Pose): readonly Base[] {
  const turn = ((to.facing - from.facing) * Math.PI) / 1800
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return bases.map(({ x, y, facing }) => {
    const [dx, dy] = [x - from.x, y - from.y]
    return {
      x: Math.round(to.x + dx * c + dy * s),
      y: Math.round(to.y - dx * s + dy * c),
      facing: (((facing + to.facing - from.facing) % 3600) + 3600) % 3600,
    }
  })
}
const flat = (bases: readonly Base[]): number[] => bases.flatMap(({ x, y, facing }) => [x, y, facing])
const unflat = (arg: readonly number[]): Base[] =>
  Array.from({ length: Math.floor(arg.length / 3) }, (_, k) => ({
    x: arg[3 * k]!,
    y: arg[3 * k + 1]!,
    facing: arg[3 * k + 2]!,
  }))

const LOOSE = new Set<Leg['type']>(['skirmish', 'screen'])
/** The last leg that puts skirmishers somewhere, in the march that is being drawn. */
const lastPlaces = (plan: Plan): readonly Base[] | undefined => {
  const leg = plan.legs().findLast(({ type }) => LOOSE.has(type))
  return leg === undefined ? undefined : unflat(leg.arg as readonly number[])
}

/** Throws them out where the rules propose, or brings those who are out along with the body. */
export function sendOut(view: View, plan: Plan, far = false): void {
  const u = plan.unit()
  if (u === undefined || !isPlayed(view)) return
  const [from, to] = [plan.poses()[0], plan.poses().at(-1)]
  if (from === undefined || to === undefined) return
  const bases = basesIn(view, u)
  if (bases.length > 0) {
    plan.set([
      ...plan.legs().filter(({ type }) => type !== 'screen'),
      { type: 'screen', arg: flat(along(bases, from, to)) },
    ])
    return
  }
  // Whoever presses the key as soon as he has picked the unit up is ahead of the rules' answer.
  void plan.surveyed(() => {
    const rows = plan.survey().filter(({ as }) => as === 'skirmish')
    const row = far ? rows.at(-1) : rows[0]
    if (row === undefined) return
    const arg = flat(along(unflat(row.at), from, to))
    plan.set([...plan.legs().filter(({ type }) => type !== 'skirmish'), { type: 'skirmish', arg }])
  })
}
export function callIn(view: View, plan: Plan): void {
  const u = plan.unit()
  if (u !== undefined && basesIn(view, u).length > 0) plan.add({ type: 'recallSkirmish' })
}

export function Skirmishers(props: {
  readonly scene: Scene
  readonly view: View
  readonly plan: Plan
  readonly level: Level
  readonly at: (x: number, y: number) => { readonly x: number; readonly y: number }
}): JSX.Element {
  const units = createMemo(() => skirmishing(props.view).filter(u => isOnTable(props.view, u)))
  const ghosts = createMemo(() => lastPlaces(props.plan) ?? [])
  return (
    <>
      <For each={units()}>{u => <Screen {...props} unit={u} />}</For>
      <For each={ghosts()}>
        {(base, k) => (
          <g
            class={`nb-skirmisher nb-skirmish-ghost nb-side-${fieldIn(props.view).side[props.plan.unit() ?? 0]}`}
            classList={{ 'nb-refused': props.plan.verdict()?.legal === false }}
            style={{ ...placed(props.view, base), ...coats(props.view, props.plan.unit() ?? 0) }}
            data-testid={`ghost-skirmisher-${k()}`}
            ref={element => element.addEventListener('pointerdown', event => pull(props, event, k()))}
          >
            <Man seed={k() + 1} level={props.level} />
            <rect class="nb-hit" x={-SKIRMISH_SIDE / 2} y={0} width={SKIRMISH_SIDE} height={SKIRMISH_SIDE} />
          </g>
        )}
      </For>
    </>
  )
}

/** Pulls one base of the march that is being drawn; the others stay where they are to stand. */
function pull(
  props: { readonly view: View; readonly plan: Plan; readonly at: (x: number, y: number) => { x: number; y: number } },
  event: PointerEvent,
  k: number,
): void {
  event.stopPropagation()
  const { plan } = props
  const u = plan.unit()
  if (u === undefined) return
  const before = plan.legs()
  const at = before.findLastIndex(({ type }) => LOOSE.has(type))
  const bases = at >= 0 ? unflat(before[at]!.arg as readonly number[]) : basesIn(props.view, u)
  const type = at >= 0 ? before[at]!.type : 'screen'
  follow(
    event,
    () => bases[k] !== undefined,
    now => {
      const { x, y } = props.at(now.clientX, now.clientY)
      const arg = flat(bases.map((base, i) => (i === k ? { x, y, facing: base.facing } : base)))
      plan.set(at >= 0 ? before.with(at, { type, arg }) : [...before, { type, arg }])
    },
  )
}

const placed = (view: View, { x, y, facing }: Base): JSX.CSSProperties => {
  const [px, py] = toPicture(fieldIn(view), x, y)
  return { transform: `translate(${px}px, ${py}px) rotate(${facing / 10}deg)` }
}

const coats = (view: View, u: number): JSX.CSSProperties => {
  const { coat, facing, hat, trousers } = uniformIn(view, u)
  return {
    '--coat': coat,
    '--facing': facing,
    '--hat': hat,
    '--trousers': trousers,
    '--shade-x': '2.4px',
    '--shade-y': '3px',
  }
}

/** The bases of one unit: one thing to point at, however many there are. */
function Screen(props: {
  readonly scene: Scene
  readonly view: View
  readonly plan: Plan
  readonly level: Level
  readonly unit: number
  readonly at: (x: number, y: number) => { readonly x: number; readonly y: number }
}): JSX.Element {
  const u = props.unit
  const thing = skirmishPiece(u)
  const bases = createMemo(() => basesIn(props.view, u))
  const label = (): string =>
    plain(say(lang(), NB.skirmishersOf, { who: fieldIn(props.view).noun[u]!, n: bases().length }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: figures in a drawing cannot be a <button>
    <g
      class={`nb-unit nb-skirmishers nb-side-${fieldIn(props.view).side[u]}`}
      classList={{
        'is-lit': props.scene.lit(thing),
        'is-chosen': props.scene.chosen(thing),
        'is-pointed': props.scene.pointed(thing),
        'nb-left': props.plan.unit() === u && lastPlaces(props.plan) !== undefined,
        'nb-flash-hit': props.scene.flashing(thing) === 'hit',
      }}
      role="button"
      tabindex={0}
      aria-label={label()}
      data-thing={`piece:${thing.id}`}
      style={coats(props.view, u)}
      ref={element => {
        pointing(element, props.scene, () => thing)
        element.addEventListener('keydown', event => pressed(event, () => props.scene.click(thing)))
      }}
    >
      <For each={bases()}>
        {(base, k) => (
          <g
            class="nb-skirmisher"
            style={placed(props.view, base)}
            ref={element =>
              element.addEventListener('pointerdown', event => {
                if (props.plan.unit() === u) pull(props, event, k())
              })
            }
          >
            <Man seed={u * 8 + k() + 1} level={props.level} />
            <rect class="nb-hit" x={-SKIRMISH_SIDE / 2} y={0} width={SKIRMISH_SIDE} height={SKIRMISH_SIDE} />
          </g>
        )}
      </For>
    </g>
  )
}

const SLAB = slabPath([0, SKIRMISH_SIDE / 2], SKIRMISH_SIDE, SKIRMISH_SIDE)
function Man(props: { readonly seed: number; readonly level: Level }): JSX.Element {
  const sketch = createMemo(() => skirmisherOf(props.seed))
  return (
    <g class="nb-figures">
      <path class="nb-base-shadow" d={SLAB} />
      <path class="nb-base" d={SLAB} />
      <Show
        when={props.level !== 'far'}
        fallback={<circle class="nb-block" cx={0} cy={SKIRMISH_SIDE / 2} r={SKIRMISH_SIDE / 4} />}
      >
        <For each={LAYERS}>{layer => <path class={`nb-figure-${layer}`} d={sketch()[layer]} />}</For>
      </Show>
      <path class="nb-front" d={`M${-SKIRMISH_SIDE / 2} 0H${SKIRMISH_SIDE / 2}`} />
    </g>
  )
}

/** Buttons of the march: out or along, and in. */
export function SkirmishButtons(props: { readonly view: View; readonly plan: Plan }): JSX.Element {
  const unit = (): number => props.plan.unit() ?? -1
  const isOut = (): boolean => basesIn(props.view, unit()).length > 0
  return (
    <Show when={isPlayed(props.view) && fieldIn(props.view).arm[unit()] === INFANTRY}>
      <div class="nb-quick">
        <button
          type="button"
          data-testid="skirmish-out"
          aria-keyshortcuts="s"
          onClick={() => sendOut(props.view, props.plan)}
        >
          {(isOut() ? NB.skirmishAlong : NB.skirmishOut)[lang()]}
        </button>
        <Show
          when={isOut()}
          fallback={
            <button type="button" data-testid="skirmish-far" onClick={() => sendOut(props.view, props.plan, true)}>
              {NB.skirmishFar[lang()]}
            </button>
          }
        >
          <button
            type="button"
            data-testid="skirmish-in"
            aria-keyshortcuts="x"
            onClick={() => callIn(props.view, props.plan)}
          >
            {NB.skirmishIn[lang()]}
          </button>
        </Show>
      </div>
    </Show>
  )
}

/** A3.6.5 Which bases go: ticked, and sent together. */
export function Surplus(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const isAsked = (): boolean => {
    const asked = props.scene.asked()
    return asked?.actions !== undefined && questionOf(asked) === 'surplus.choose'
  }
  const unit = (): number => local(topFrame(props.view), 'unit')
  const [ticked, setTicked] = createSignal<readonly number[]>([])
  const toggle = (k: number): void => {
    setTicked(before => (before.includes(k) ? before.filter(each => each !== k) : [...before, k].sort((a, b) => a - b)))
  }
  return (
    <Show when={isAsked()}>
      <section data-testid="surplus">
        <ul class="nb-slips">
          <For each={basesIn(props.view, unit())}>
            {({ x, y }, k) => (
              <li>
                <label>
                  <input type="checkbox" checked={ticked().includes(k())} onChange={() => toggle(k())} />
                  {plain(say(lang(), NB.skirmishBase, { n: k() + 1, x: x / INCH, y: y / INCH }))}
                </label>
              </li>
            )}
          </For>
        </ul>
        <button
          type="button"
          class="primary"
          disabled={ticked().length === 0}
          onClick={() => {
            props.scene.send({ type: 'remove', arg: [...ticked()] })
            setTicked([])
          }}
        >
          {NB.skirmishRemove[lang()]}
        </button>
      </section>
    </Show>
  )
}
