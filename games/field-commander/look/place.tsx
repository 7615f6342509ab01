import { For, type JSX, Show } from 'solid-js'
import type { Kind } from '../words.ts'
import { COCKADE, EMBLEMS, HAT, OBJECTIVE_STAR } from './arms.ts'
import { coloursOf } from './nations.ts'

/** The sign of a place: a walled town or a village, ringed in the colour of whoever holds it, starred if an Objective. */
export function PlaceMark(props: {
  readonly name: string
  readonly city: boolean
  readonly objective: boolean
  /** 0 French, 1 enemy, 2 both: a battle; −1 nobody. */
  readonly held: number
}): JSX.Element {
  return (
    <g
      class={`fc-place fc-held-${props.held < 0 ? 'none' : props.held}`}
      classList={{ 'fc-objective': props.objective }}
    >
      <circle class="fc-place-ring" r={props.city ? 19 : 13} />
      <Show when={props.city} fallback={<circle class="fc-village" r="5.5" />}>
        <path class="fc-town" d="M-11 9V-3L-7 -7L-3 -3V-9H3V-3L7 -7L11 -3V9Z" />
        <path class="fc-town-light" d="M-2.500 9V4Q0 1 2.500 4V9ZM-8.500 1H-5.500V4H-8.500ZM5.500 1H8.500V4H5.500Z" />
      </Show>
      <Show when={props.objective}>
        <path class="fc-star" d={OBJECTIVE_STAR} transform={props.city ? 'translate(19 -15)' : 'translate(14 -12)'} />
      </Show>
      <text class="fc-place-name" y={props.city ? -26 : -20}>
        {props.name}
      </text>
    </g>
  )
}

export interface StackForce {
  readonly kind: Kind
  readonly reduced: boolean
  readonly nation: string
}
const PIP: Readonly<Record<Kind, string>> = {
  infantry: 'M-4.500 -3.500H4.500V3.500H-4.500Z',
  cavalry: 'M-4.800 3.800L0 -4.500L4.800 3.800Z',
  gun: 'M0 -4.200A4.200 4.200 0 1 1 -0.100 -4.200Z',
  garrison: 'M-4.500 4V-4H-2V-2H2V-4H4.500V4Z',
  fortification: EMBLEMS.fortification.body,
}

/** All forces of one side in an area: their strength in sum, and one pip for each, hollow where reduced. 84 × 50 round the origin. */
export function Stack(props: {
  readonly side: number
  readonly strength: number
  readonly forces: readonly StackForce[]
}): JSX.Element {
  const nation = (): string => {
    const named = props.forces.find(each => each.nation !== 'Statics' && each.nation !== 'Recruits')
    return named?.nation ?? props.forces[0]?.nation ?? 'Recruits'
  }
  const colours = () => coloursOf(nation(), props.side)
  const edge = (): string =>
    props.side === 0
      ? 'M-36 -25H36L42 -19V19L36 25H-36L-42 19V-19Z'
      : 'M-32 -25H32A10 10 0 0 1 42 -15V15A10 10 0 0 1 32 25H-32A10 10 0 0 1 -42 15V-15A10 10 0 0 1 -32 -25Z'
  /** Three pips to a row, four in a large army; smaller where there are many. */
  const columns = (): number => (props.forces.length > 12 ? 4 : 3)
  const rows = (): number => Math.ceil(props.forces.length / columns())
  const size = (): number => Math.min(0.92, 3.7 / rows())
  const at = (i: number): string => {
    const [column, row] = [i % columns(), Math.floor(i / columns())]
    return `translate(${(column - (columns() - 1) / 2) * 12} ${(row - (rows() - 1) / 2) * 12})`
  }
  return (
    <g
      class={`fc-stack fc-side-${props.side}`}
      style={{ '--coat': colours().coat, '--trim': colours().trim, '--on-coat': colours().ink }}
    >
      <Show when={props.forces.length > 1}>
        <path class="fc-stack-under" d={edge()} transform="translate(4 4)" />
      </Show>
      <path class="fc-stack-ground" d={edge()} />
      <path class="fc-stack-trim" d={props.side === 0 ? 'M-38 -18V18' : 'M-37 -17V17'} />
      <text class="fc-stack-strength" x="-14" y="11">
        {props.strength}
      </text>
      <g transform={`translate(21 0) scale(${size()})`}>
        <For each={props.forces}>
          {(force, i) => (
            <path
              class="fc-pip"
              classList={{ 'fc-pip-reduced': force.reduced }}
              d={PIP[force.kind]}
              transform={`${at(i())} ${force.kind === 'fortification' ? 'scale(.24)' : ''}`}
            />
          )}
        </For>
      </g>
    </g>
  )
}

/** Napoleon himself: his hat on a disc. */
export function Napoleon(): JSX.Element {
  return (
    <g class="fc-napoleon">
      <circle class="fc-napoleon-shadow" cx="1" cy="2.500" r="19" />
      <circle class="fc-napoleon-ground" r="19" />
      <circle class="fc-napoleon-rim" r="16" />
      <g transform="scale(.62) translate(0 4)">
        <path class="fc-napoleon-hat" d={HAT} />
        <path class="fc-napoleon-cockade" d={COCKADE} />
      </g>
    </g>
  )
}
