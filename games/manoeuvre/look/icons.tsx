import type { JSX } from 'solid-js'
import type { HqKind } from '../words.ts'

/** Signs for what a card can do, 24 × 24. `fill` is filled, `line` is stroked. */
interface Sign {
  readonly fill?: string
  readonly line?: string
}

export const SIGNS = {
  attack: {
    line: 'M4 3Q14 8 18.6 17.4M20 3Q10 8 5.4 17.4M15.2 18.6L20.4 14.2M8.8 18.6L3.6 14.2M18.4 17L21 21M5.6 17L3 21',
  },
  defence: { fill: 'M12 2Q16.4 4.6 21 4.4Q21.4 16.4 12 22Q2.6 16.4 3 4.4Q7.6 4.6 12 2Z' },
  bombard: {
    fill: 'M4.4 11.4L5.6 8.2L20.6 5.4L21.6 9.8L8.6 13.6Z',
    line: 'M10.6 10.6A5 5 0 1 1 10.5 10.6M10.6 15.6V15.7M7 18L1.6 21',
  },
  volley: {
    fill: 'M1.6 17.4L5.8 12.6L8 14L4.6 19.4Z',
    line: 'M6 14.4L16 7.4M18.4 2.6V5M22 9.2L19.6 8.4M21.6 3.8L19.4 5.8M8.6 12.8L9.8 14.8',
  },
  pursuit: {
    line: 'M8 21Q2.6 16 3.6 10Q5 3 12 3Q19 3 20.4 10Q21.4 16 16 21M7.2 10.4V10.5M8 15.4V15.5M16.8 10.4V10.5M16 15.4V15.5M9.6 6.6V6.7M14.4 6.6V6.7',
  },
  withdraw: { line: 'M20 20V13.4Q20 8 14.6 8H5M10 2.6L4.4 8L10 13.4' },
  stay: { fill: 'M8 3H19.4L16.6 6.8L19.4 10.6H8Z', line: 'M7 2V20M2.6 21H12' },
  command: { line: 'M4.6 19.4L17.4 6.6', fill: 'M2.4 19L5 21.6L8 20.6L3.4 16ZM16 3.4L20.6 8L22 5L19 2Z' },
  combat: { line: 'M4 20Q14 15 20 3M4.4 14.4L10 20M6.8 17.4L3 21.4' },
  rally: {
    fill: 'M3 10H21V18.4Q12 22.6 3 18.4Z',
    line: 'M3 10Q12 14 21 10Q12 6 3 10M5.6 2L10.6 8.4M19.4 2L13.4 8.4',
  },
  range: { line: 'M2 12H22M6 8L2 12L6 16M18 8L22 12L18 16' },
} as const satisfies Readonly<Record<string, Sign>>
export type SignName = keyof typeof SIGNS

/** Emblems of headquarters cards, 48 × 48. */
export const EMBLEMS: Readonly<Record<HqKind, Sign>> = {
  // a musket out of a thicket
  ambush: {
    fill: 'M2 45Q0 37 7 34Q5 26 13 25Q14 17 22 19Q28 14 33 20Q41 19 41 27Q48 29 46 37Q48 42 45 45ZM20 24L42 5L44 7L23 27Z',
    line: 'M46 1V1.1M41 1L42 2.4M47 6.4L45.6 6',
  },
  // crossed muskets, bayonets fixed
  committedAttack: {
    fill: 'M4 44Q2 40 5 37L12 30L16 34L9 42Q7 45 4 44ZM44 44Q46 40 43 37L36 30L32 34L39 42Q41 45 44 44ZM36 6L44 1L40 10ZM12 6L4 1L8 10Z',
    line: 'M12 34L38 8M36 34L10 8M20 22L23 25M28 22L25 25',
  },
  // a boot in a hurry
  forcedMarch: {
    fill: 'M14 3H30L28 25Q37 28 43 32Q46 35 45.4 39H13Q12 22 14 3ZM13 41H45.4V45H35L33 43.4H24V45H13Z',
    line: 'M3 12H9M1 21H8M3 30H9',
  },
  // a dagger
  guerrillas: {
    fill: 'M42 2Q46 14 36 23L23 33L16 26L26 13Q33 4 42 2ZM10 22L13 20L29 36L27 39ZM16 30L20 34L9 45Q4 46 3 41Z',
  },
  // a star fort
  redoubt: {
    fill: 'M24 2L30 13L43 10L38 22L47 31L35 34L33 46L24 38L15 46L13 34L1 31L10 22L5 10L18 13ZM24 14L20 20L13 19L16 25L11 29L18 31L19 37L24 33L29 37L30 31L37 29L32 25L35 19L28 20Z',
  },
  // men coming back to the colours
  regroup: {
    fill: 'M22 3H44L38 10L44 17H22Z',
    line: 'M20 2V45M4 27Q8 38 17 40M2 35L4 26L12 29M44 27Q40 38 26 40M46 35L44 26L36 29',
  },
  // axe and spade
  sappers: {
    fill: 'M3 8Q10 0 18 6L24 12L15 20L9 15Q3 14 3 8ZM34 17L28 12Q29 3 42 3Q48 13 40 20Q38 21 34 17Z',
    line: 'M18 16L43 45M31 15L5 45',
  },
  // the bugle of the light companies
  skirmish: {
    fill: 'M1 19Q12 21 18 28Q24 35 34 33Q40 31 40 24L45 23Q47 38 34 41Q22 43 14 34Q9 29 1 31ZM38 22L42 12L47 14L46 23Z',
    line: 'M12 24Q18 6 40 14M18 28Q22 16 31 17',
  },
  // a spyglass
  spy: {
    fill: 'M2 33L15 25L19 32L6 40ZM17 23L30 15L35 24L22 32ZM32 12L42 6L47 15L37 22Z',
    line: 'M22 33L15 46M25 31L33 46',
  },
  // a covered wagon
  supply: {
    fill: 'M5 25Q3 10 12 7Q24 3 36 7Q45 10 43 25ZM3 27H45L42 34H6ZM13 33A6 6 0 1 1 12.9 33ZM35 33A6 6 0 1 1 34.9 33Z',
  },
  // back the way it came
  withdraw: { fill: 'M2 17L19 2V11Q46 9 46 44Q38 23 19 23V32Z' },
}

export function Icon(props: {
  readonly sign: Sign
  readonly x: number
  readonly y: number
  readonly size: number
  readonly box?: number
}): JSX.Element {
  return (
    <g class="mn-icon" transform={`translate(${props.x} ${props.y}) scale(${props.size / (props.box ?? 24)})`}>
      <path d={props.sign.fill ?? ''} />
      <path class="mn-icon-line" d={props.sign.line ?? ''} />
    </g>
  )
}
