// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of an SVG take no focus; what can be focused are the cells

import type { Scene, Thing } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { deployCode, PLACES } from '../data/codes.ts'
import { areaNoun } from '../data/names.ts'
import { Battleground, rowOf, ZONE_HEIGHT } from '../look/ground.tsx'
import { Napoleon, PlanDisc, SHEET } from '../look/index.ts'
import type { Unit } from '../state.ts'
import { ENEMY, FRENCH, FRENCH_PLANS } from '../words.ts'
import { laidCard } from './actions.ts'
import { counterOf, forcesAt, piece, sumOf, topFrame, type View } from './facts.ts'
import { Cells, type Spot } from './field-cells.tsx'
import { Berths, ROWS, Zones } from './field-places.tsx'
import { Force } from './force.tsx'
import { placing, planInHand } from './hand.ts'
import { FC, fc } from './words.ts'

const BIG = 1.16

/** Where everybody stands: side by side in their zone, French left and enemies right where they meet. */
function spotsOf(view: View, placed: readonly Unit[]): readonly Spot[] {
  const { battle } = view
  if (battle === undefined) return []
  const deploying = topFrame(view)?.proc === 'deployment'
  return ROWS.flatMap(row => {
    const french = [...battle.units[FRENCH], ...placed].filter(unit => unit.zone === row)
    const enemy = battle.units[ENEMY].filter(unit => unit.zone === row)
    const gap = french.length > 0 && enemy.length > 0 ? 0.6 : 0
    const count = french.length + enemy.length + gap
    const pitch = Math.min(128, (deploying ? 660 : 940) / Math.max(1, count))
    const size = Math.min(BIG, pitch / 108)
    // While forces are being placed, the right of the field is kept for the boxes they can go to.
    const left = deploying ? 24 : (SHEET.width - pitch * count) / 2
    const y = rowOf(row) + 24 + (ZONE_HEIGHT - 24 - 100 * size) / 2
    const spot = (unit: Unit, side: number, at: number): Spot => ({
      unit,
      side,
      x: left + pitch * at + (pitch - 100 * size) / 2,
      y,
      size,
    })
    return [
      ...french.map((unit, i) => spot(unit, FRENCH, i)),
      ...enemy.map((unit, i) => spot(unit, ENEMY, french.length + gap + i)),
    ]
  })
}

export function Battlefield(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const spots = createMemo(() => spotsOf(props.view, deployed(props.scene, props.view)))
  const slots = createMemo(
    () =>
      spots()
        .map(spot => spot.unit.slot)
        .sort((a, b) => a - b),
    undefined,
    {
      equals: (a, b) => a.join() === b.join(),
    },
  )
  const spotOf = (slot: number): Spot | undefined => spots().find(spot => spot.unit.slot === slot)
  return (
    <g class="fc-battle">
      <Ground>
        <Battleground lang={lang()} />
      </Ground>
      <Heading view={props.view} />
      <Zones scene={props.scene} view={props.view} />
      <g aria-hidden="true">
        <Show when={props.view.battle?.napoleon === 1}>
          <g transform={`translate(960 ${rowOf(0) + 32})`}>
            <Napoleon />
          </g>
        </Show>
        <For each={slots()}>
          {slot => (
            <Show when={spotOf(slot)}>{spot => <UnitMark scene={props.scene} view={props.view} spot={spot()} />}</Show>
          )}
        </For>
      </g>
      <Cells scene={props.scene} view={props.view} spots={spots()} />
      <Berths scene={props.scene} view={props.view} />
    </g>
  )
}

/** What the battle has come to, in one line over the field. */
function Heading(props: { readonly view: View }): JSX.Element {
  const b = () => props.view.battle
  /** Before a side has come onto the field, what it has in the area. */
  const sum = (side: 0 | 1): number => {
    const slots = b()?.units[side].map(unit => unit.slot) ?? []
    return sumOf(props.view, slots.length > 0 ? slots : forcesAt(props.view, b()?.area ?? -1, side))
  }
  const line = (): string => {
    const battle = b()
    if (battle === undefined) return ''
    return [
      ...(battle.turn > 0 ? [fc('battleTurn', lang(), { n: battle.turn, left: battle.turns })] : []),
      `${FC.plans[lang()]} ${battle.plans[FRENCH]} : ${battle.plans[ENEMY]}`,
      ...(battle.routed >= 0 ? [`${[FC.french, FC.enemy][battle.routed]![lang()]} ${FC.routed[lang()]}`] : []),
    ].join(' · ')
  }
  return (
    <g class="fc-heading" aria-hidden="true">
      <text class="fc-heading-name" x="28" y="40">
        {b() === undefined ? '' : fc('battleOf', lang(), { place: areaNoun(props.view.campaign, b()!.area) })}
      </text>
      <text class="fc-heading-line" x="28" y="64">
        {line()}
      </text>
      <g transform="translate(930 52)">
        <text class="fc-heading-sum fc-sum-french" x="-12">
          {sum(FRENCH)}
        </text>
        <text class="fc-heading-sum">:</text>
        <text class="fc-heading-sum fc-sum-enemy" x="12">
          {sum(ENEMY)}
        </text>
      </g>
    </g>
  )
}

/** Plans laid beside the force but not yet announced are shown paler. */
function planned(scene: Scene, view: View, slot: number): readonly (typeof FRENCH_PLANS)[number][] {
  if (topFrame(view)?.step !== 'choosePlans' || counterOf(view, slot).side !== FRENCH) return []
  return FRENCH_PLANS.filter(plan => {
    if (plan === 'formation') return false
    return scene.chosen(plan === planInHand() ? piece(view, slot) : laidCard(plan, slot))
  })
}
/** Forces that have been given a place, as units on the field. */
function deployed(scene: Scene, view: View): readonly Unit[] {
  if (topFrame(view)?.proc !== 'deployment') return []
  return scene.begun().flatMap((thing): readonly Unit[] => {
    const id = String(thing.id)
    const code = id.startsWith('placed-') ? Number(id.slice(7)) : deployCode(placing(), Number(id.slice(1)))
    const [slot, place] = [Math.floor(code / PLACES), code % PLACES]
    return [{ slot, zone: place >> 1, column: place & 1, plan: '', prepared: 0, acted: 0 }]
  })
}

function UnitMark(props: { readonly scene: Scene; readonly view: View; readonly spot: Spot }): JSX.Element {
  const slot = (): number => props.spot.unit.slot
  const thing = (): Thing => piece(props.view, slot())
  const troops = (): boolean => counterOf(props.view, slot()).troops
  const front = (): number => (props.spot.side === FRENCH ? -4 : 104)
  const formation = (): string => {
    if (props.spot.unit.column === 0) return `M4 ${front()}H96`
    return props.spot.side === FRENCH
      ? `M36 ${front()}L50 ${front() - 11}L64 ${front()}`
      : `M36 ${front()}L50 ${front() + 11}L64 ${front()}`
  }
  const drafts = () => planned(props.scene, props.view, slot())
  return (
    <g
      class="fc-unit"
      classList={{
        'is-lit': props.scene.lit(thing()),
        'is-chosen': props.scene.chosen(thing()),
        'is-spent': props.spot.unit.acted === 1,
        'is-pointed': props.scene.pointed(thing()),
      }}
      style={{ transform: `translate(${props.spot.x}px, ${props.spot.y}px) scale(${props.spot.size})` }}
    >
      <rect class="fc-ring" x="-4" y="-4" width="108" height="108" rx="12" />
      <Force view={props.view} slot={slot()} />
      <Show when={troops()}>
        <path class="fc-formation" classList={{ 'is-column': props.spot.unit.column === 1 }} d={formation()} />
      </Show>
      <Show when={props.spot.unit.plan || undefined}>
        {plan => (
          <g transform="translate(94 7) scale(.7)">
            <PlanDisc plan={plan()} side={props.spot.side} />
          </g>
        )}
      </Show>
      <Show when={props.spot.unit.prepared === 1}>
        <g transform="translate(6 7) scale(.62)">
          <PlanDisc plan="prepare" side={FRENCH} />
        </g>
      </Show>
      <For each={drafts()}>
        {plan => (
          <g
            class="fc-draft"
            transform={plan === 'prepare' ? 'translate(6 7) scale(.62)' : 'translate(94 7) scale(.7)'}
          >
            <PlanDisc plan={plan} side={FRENCH} />
          </g>
        )}
      </For>
      <Show when={props.scene.flashing(thing())}>
        {tone => <rect class={`fc-flash fc-tone-${tone()}`} x="2" y="2" width="96" height="96" rx="10" />}
      </Show>
    </g>
  )
}
