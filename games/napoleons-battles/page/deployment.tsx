/** Deployment: zones and ghost on the table, and the same in words and numbers beside it. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { FORMATION_NAMES } from '../say/names.ts'
import { COLUMN, DEPLOYED, FULL, GENERAL, INCH, LINE, MARCH, SQUARE } from '../words.ts'
import type { Deploying } from './deploying.ts'
import { fieldIn, frontIn, PER_UNIT, type Pose, shapeIn, toPicture, type View } from './facts.ts'
import { Figures } from './stands.tsx'
import { Verdict } from './verdict.tsx'
import { NB } from './words.ts'

interface Part {
  readonly view: View
  readonly deploying: Deploying
}
type At = (x: number, y: number) => { readonly x: number; readonly y: number }

/** Where the side may deploy; of the unit in hand, its own zones stand out. */
export function Zones(props: Part): JSX.Element {
  const all = createMemo(() => {
    const f = fieldIn(props.view)
    return f.zones
      .filter(({ side }) => side === props.view.eye)
      .map(({ at, town }) =>
        at === undefined
          ? (f.ground.towns.find(({ name }) => name === town)?.corners ?? [])
          : at.flatMap(([x, y]) => [x * INCH, y * INCH]),
      )
  })
  const path = (at: readonly number[]): string => {
    let d = ''
    for (let i = 0; i + 1 < at.length; i += 2) {
      const [x, y] = toPicture(fieldIn(props.view), at[i]!, at[i + 1]!)
      d += `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    }
    return `${d}Z`
  }
  return (
    <g class="nb-under">
      <For each={all()}>{at => <path class="nb-zone" d={path(at)} />}</For>
      <For each={props.deploying.zones()}>{({ at }) => <path class="nb-zone nb-zone-own" d={path(at)} />}</For>
    </g>
  )
}

/** The unit in hand where it would stand, with a grip that turns it. */
export function DeployGhost(props: Part & { readonly at: At }): JSX.Element {
  const unit = props.deploying.unit
  const pose = props.deploying.pose
  const state = (): string => {
    const verdict = props.deploying.verdict()
    return verdict === undefined ? 'asked' : verdict.legal ? 'legal' : 'refused'
  }
  const placed = (at: Pose): string => {
    const [x, y] = toPicture(fieldIn(props.view), at.x, at.y)
    return `translate(${x} ${y}) rotate(${at.facing / 10})`
  }
  return (
    <Show when={unit() !== undefined && pose() !== undefined}>
      <g class={`nb-ghost nb-ghost-${state()} nb-side-${fieldIn(props.view).side[unit()!]}`}>
        <g
          class="nb-ghost-last"
          transform={placed(pose()!)}
          ref={element =>
            element.addEventListener('pointerdown', event => props.deploying.grab(event, unit()!, props.at))
          }
        >
          <Figures shape={shapeIn(props.view, unit()!, pose()!.form)} level="mid" />
          <rect
            class="nb-ghost-edge"
            x={-frontIn(props.view, unit()!, pose()!.form).width / PER_UNIT / 2}
            y={0}
            width={frontIn(props.view, unit()!, pose()!.form).width / PER_UNIT}
            height={frontIn(props.view, unit()!, pose()!.form).depth / PER_UNIT}
          />
          <line class="nb-ruler" x1={0} y1={0} x2={0} y2={-22} />
          <circle
            class="nb-grip"
            data-grip="turn"
            cx={0}
            cy={-22}
            ref={element => element.addEventListener('pointerdown', event => props.deploying.turn(event, props.at))}
          />
        </g>
      </g>
    </Show>
  )
}

const FORMS = [COLUMN, LINE, SQUARE, MARCH, DEPLOYED]
const WINDS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150]

export function Deployment(props: Part & { readonly scene: Scene }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const d = (): Deploying => props.deploying
  const change = (more: Partial<Pose>): void => {
    const pose = d().pose()
    if (pose !== undefined) d().put({ ...pose, ...more })
  }
  const standing = createMemo(() =>
    (f().ofSide[Number(props.view.eye)] ?? []).filter(u => props.view.s.on[u] === 1 && props.view.s.host[u]! < 0),
  )
  const Unit = (each: { readonly unit: number }): JSX.Element => (
    <li>
      <button
        type="button"
        class="quiet"
        classList={{ 'is-chosen': d().unit() === each.unit, 'is-lit': !standing().includes(each.unit) }}
        aria-pressed={d().unit() === each.unit}
        data-testid={`deploy-${each.unit}`}
        onClick={() => d().pick(d().unit() === each.unit ? undefined : each.unit)}
      >
        {f().name[each.unit]![lang()]}
      </button>
    </li>
  )
  return (
    <section class="nb-composer" aria-label={NB.deploy_[lang()]} data-testid="deployment">
      <p class="quiet-text">
        <Show when={d().left().length > 0} fallback={NB.deployAll[lang()]}>
          {plain(say(lang(), NB.deployLeft, { n: d().left().length }))}
        </Show>{' '}
        {NB.deployHint[lang()]}
      </p>
      <Show when={d().left().length > 0}>
        <ul class="nb-slips" aria-label={NB.toDeploy[lang()]}>
          <For each={d().left()}>{u => <Unit unit={u} />}</For>
        </ul>
      </Show>
      <Show when={standing().length > 0}>
        <details>
          <summary>{NB.deployed[lang()]}</summary>
          <ul class="nb-slips">
            <For each={standing()}>{u => <Unit unit={u} />}</For>
          </ul>
        </details>
      </Show>
      <Show when={d().unit() !== undefined && d().pose()}>
        {pose => (
          <form
            class="nb-leg"
            onSubmit={event => {
              event.preventDefault()
              d().send()
            }}
          >
            <label>
              {NB.east[lang()]}{' '}
              <input
                type="number"
                step="any"
                data-testid="deploy-x"
                value={pose().x / INCH}
                onInput={event => change({ x: Math.round((event.currentTarget.valueAsNumber || 0) * INCH) })}
              />
            </label>
            <label>
              {NB.north[lang()]}{' '}
              <input
                type="number"
                step="any"
                data-testid="deploy-y"
                value={pose().y / INCH}
                onInput={event => change({ y: Math.round((event.currentTarget.valueAsNumber || 0) * INCH) })}
              />
            </label>
            <label>
              {NB.where[lang()]}{' '}
              <select
                data-testid="deploy-facing"
                value={String(WINDS.includes(pose().facing) ? pose().facing : '')}
                onChange={event => change({ facing: Number(event.currentTarget.value) % FULL })}
              >
                <Show when={!WINDS.includes(pose().facing)}>
                  <option value="">{pose().facing / 10}°</option>
                </Show>
                <For each={WINDS}>{each => <option value={each}>{each / 10}°</option>}</For>
              </select>
            </label>
            <Show when={f().arm[d().unit()!] !== GENERAL}>
              <label>
                <span class="unseen">{NB.form[lang()]}</span>
                <select
                  data-testid="deploy-form"
                  value={pose().form}
                  onChange={event => change({ form: Number(event.currentTarget.value) })}
                >
                  <For each={FORMS}>{each => <option value={each}>{FORMATION_NAMES[each]![lang()]}</option>}</For>
                </select>
              </label>
            </Show>
            <button type="submit" class="primary" data-testid="deploy-send" disabled={d().verdict()?.legal !== true}>
              {NB.deployHere[lang()]}
            </button>
          </form>
        )}
      </Show>
      <Show when={d().unit() !== undefined}>
        <Verdict verdict={d().verdict()} />
      </Show>
    </section>
  )
}
