import type { JSX } from 'solid-js'
import { Show } from 'solid-js'
import type { Insight, Plan, SpecialPlan } from '../words.ts'
import { INSIGHT_SIGNS, PLAN_SIGNS, type Sign } from './plans.ts'

function Signed(props: { readonly sign: Sign }): JSX.Element {
  return (
    <>
      <Show when={props.sign.fill}>
        <path class="fc-sign-fill" d={props.sign.fill} />
      </Show>
      <path class="fc-sign-line" d={props.sign.line} />
    </>
  )
}

/** A plan counter: a disc of radius 28 round the origin. An enemy's sign points down, toward the French. */
export function PlanDisc(props: { readonly plan: Plan | SpecialPlan; readonly side: number }): JSX.Element {
  return (
    <g class={`fc-disc fc-disc-${props.side}`}>
      <circle class="fc-disc-shadow" cx="1" cy="2" r="28" />
      <circle class="fc-disc-ground" r="28" />
      <circle class="fc-disc-rim" r="24.5" />
      <g transform={props.side === 1 ? 'rotate(180)' : ''}>
        <Signed sign={PLAN_SIGNS[props.plan]} />
      </g>
    </g>
  )
}

/** An insight: gold, with eight sides. */
export function InsightDisc(props: { readonly insight: Insight }): JSX.Element {
  return (
    <g class="fc-disc fc-disc-insight">
      <path class="fc-disc-shadow" d="M-11 -26H13L29 -10V14L13 30H-11L-27 14V-10Z" />
      <path class="fc-disc-ground" d="M-12 -28H12L28 -12V12L12 28H-12L-28 12V-12Z" />
      <path
        class="fc-disc-rim"
        d="M-10.500 -24.500H10.500L24.500 -10.500V10.500L10.500 24.500H-10.500L-24.500 10.500V-10.500Z"
      />
      <Signed sign={INSIGHT_SIGNS[props.insight]} />
    </g>
  )
}
