import { For, type JSX, Show } from 'solid-js'
import { CORPS } from '../data/corps.ts'
import { HATS } from './hats.ts'

/** A corps is an upright card, two to three. */
export const CARD = { width: 60, height: 90 } as const
const EDGE = 'M6 0H54A6 6 0 0 1 60 6V84A6 6 0 0 1 54 90H6A6 6 0 0 1 0 84V6A6 6 0 0 1 6 0Z'

/** Letters of a name are about half as wide as they are high. */
const sizeFor = (text: string): number => Math.min(12.5, 52 / (text.length * 0.6))

export interface CorpsProps {
  /** The number of the corps. */
  readonly corps: number
  /** On its exhausted side: the ratings are those it has now. */
  readonly tired: boolean
  readonly combat: number
  readonly movement: number
  /** The letters of where its ratings come from. */
  readonly mark?: string
}

/** A corps with its name and three ratings in fixed corners: command above, combat and movement below. 60 × 90 from the origin. */
export function CorpsCard(props: CorpsProps): JSX.Element {
  const facts = () => CORPS[props.corps]!
  return (
    <g
      class={`an-corps an-pile-${facts().pile}`}
      classList={{ 'an-tired': props.tired }}
      transform={props.tired ? 'rotate(-7 30 45)' : undefined}
    >
      <path class="an-corps-shadow" d={EDGE} transform="translate(1.5 2.5)" />
      <path class="an-corps-face" d={EDGE} />
      <path class="an-corps-strip" d="M6 0H54A6 6 0 0 1 60 6V19H0V6A6 6 0 0 1 6 0Z" />
      <text class="an-corps-name" x="30" y="10" font-size={`${sizeFor(facts().name)}`}>
        {facts().name}
      </text>
      <g transform="translate(30 43) scale(.98)">
        <path class="an-hat" d={HATS[facts().pile].body} fill-rule="evenodd" />
        <path class="an-hat-light" d={HATS[facts().pile].light} fill-rule="evenodd" />
      </g>
      <text class="an-corps-command" x="53" y="30">
        {facts().command}
      </text>
      <path class="an-corps-rule" d="M5 65H55" />
      <text class="an-corps-combat" x="15" y="79">
        {props.combat}
      </text>
      <text class="an-corps-movement" x="46" y="79">
        {props.movement}
      </text>
      <Show when={props.mark}>
        <text class="an-corps-mark" x="30" y="84">
          {props.mark}
        </text>
      </Show>
      <Show when={props.tired}>
        <path class="an-corps-broken" d="M4 60L22 52L19 61L40 50L37 58L56 49" />
      </Show>
      <path class="an-corps-edge" d={EDGE} />
    </g>
  )
}

export interface StackProps {
  /** The numbers of the corps, the commander first. */
  readonly corps: readonly number[]
  readonly tired: (corps: number) => boolean
  /** Ratings as they are now. */
  readonly combat: (corps: number) => number
  readonly movement: (corps: number) => number
  /** Where the ratings of the one on top come from. */
  readonly mark: string
}

/** All corps of one side in a region: the commander on top, how many they are, and the sum of their combat ratings. Round the origin. */
export function CorpsStack(props: StackProps): JSX.Element {
  const sum = (): number => props.corps.reduce((total, corps) => total + props.combat(corps), 0)
  const pile = (): string => CORPS[props.corps[0]!]!.pile
  return (
    <g class="an-stack">
      <g transform="translate(-21 -34) scale(.66)">
        <For each={props.corps.slice(1, 4).reverse()}>
          {(corps, i) => {
            const depth = (): number => Math.min(3, props.corps.length - 1) - i()
            return (
              <g class={`an-pile-${CORPS[corps]!.pile}`} transform={`translate(${depth() * 6} ${depth() * -5})`}>
                <path class="an-corps-face" d={EDGE} />
                <path class="an-corps-strip" d="M6 0H54A6 6 0 0 1 60 6V19H0V6A6 6 0 0 1 6 0Z" />
                <path class="an-corps-edge" d={EDGE} />
              </g>
            )
          }}
        </For>
        <CorpsCard
          corps={props.corps[0]!}
          tired={props.tired(props.corps[0]!)}
          combat={props.combat(props.corps[0]!)}
          movement={props.movement(props.corps[0]!)}
          mark={props.mark}
        />
      </g>
      <Badge count={props.corps.length} sum={sum()} pile={pile()} tired={props.corps.filter(props.tired).length} />
    </g>
  )
}

/** How many corps, and what they weigh together; a bar under it says how many are exhausted. Legible when nothing else is. */
export function Badge(props: {
  readonly count: number
  readonly sum: number
  readonly pile: string
  readonly tired: number
}): JSX.Element {
  return (
    <Show when={props.count > 1}>
      <g class={`an-badge an-pile-${props.pile}`} transform="translate(0 39)">
        <path class="an-badge-plate" d="M-25 -11H25L30 0L25 11H-25L-30 0Z" />
        <text class="an-badge-count" x="-13" y="0.500">
          {props.count}
        </text>
        <path class="an-badge-rule" d="M-2 -7V7" />
        <text class="an-badge-sum" x="13" y="0.500">
          {props.sum}
        </text>
        <Show when={props.tired > 0}>
          <path class="an-badge-tired" d={`M-25 14H${-25 + (50 * props.tired) / props.count}`} />
        </Show>
      </g>
    </Show>
  )
}
