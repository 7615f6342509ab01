/** Signs of the plan counters, drawn round the origin within 20 units; upwards is toward the opponent. */
import type { Insight, Plan, SpecialPlan } from '../words.ts'

/** Thin strokes and filled parts of one sign. */
export interface Sign {
  readonly line: string
  readonly fill: string
}

const sign = (line: string, fill = ''): Sign => ({ line, fill })
const ARROW = 'M0 16V-12M-8 -4L0 -13L8 -4'
const BURST =
  'M0 -17L3.500 -5.500L14 -12L7.500 -2L18 2L6 4.500L9 16L0 8L-9 16L-6 4.500L-18 2L-7.500 -2L-14 -12L-3.500 -5.500Z'

export const PLAN_SIGNS: Readonly<Record<Plan | SpecialPlan, Sign>> = {
  charge: sign('M-11 14L0 3L11 14M-11 4L0 -7L11 4M-11 -6L0 -17L11 -6'),
  engage: sign('M0 16V-6M-7 1L0 -7L7 1M-15 -13H15'),
  flank: sign('M-12 16V-2Q-12 -14 2 -14H10M4 -20L11 -14L4 -8'),
  formation: sign('M-16 12H-2M9 16V0M-8 -2A11 11 0 0 1 8 -9M3 -14L9 -9L4 -3'),
  grapeshot: sign(
    '',
    'M0 13m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M-9 1m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M9 1m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M0 -3m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-14 -12m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0M-5 -14m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0M5 -14m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0M14 -12m-2.500 0a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0',
  ),
  prepare: sign('M-10 -16H10M-10 16H10M-8 -16Q-8 -6 0 0Q8 6 8 16M8 -16Q8 -6 0 0Q-8 6 -8 16', 'M-6 14Q0 5 6 14Z'),
  push: sign('M-15 -14H15', 'M0 -10L14 6H6V16H-6V6H-14Z'),
  square: sign('M-13 -13H13V13H-13ZM-7 -7H7V7H-7Z'),
  volley: sign(
    'M-11 16V2M0 16V2M11 16V2',
    'M-11 -4m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M0 -12m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11 -4m-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
  ),
  march: sign(ARROW),
  fire: sign('', BURST),
  pivot: sign('M-13 4A13 13 0 1 1 0 14M6 8L-1 14L6 20'),
  retreat: sign('M0 -16V12M-8 4L0 13L8 4'),
  aimed: sign('M0 -18V-6M0 6V18M-18 0H-6M6 0H18M0 -12A12 12 0 1 1 -0.100 -12'),
  assault: sign(
    'M0 18V4M-6 10L0 3L6 10',
    'M0 -18L2.500 -9L10 -14L6 -6L14 -3L5 -1L0 3L-5 -1L-14 -3L-6 -6L-10 -14L-2.500 -9Z',
  ),
  closing: sign('M-13 14L-3 -3M-11 -2L-2 -4L0 5M13 14L3 -3M11 -2L2 -4L0 5M-15 -13H15'),
  forward: sign('M0 16V-2M-7 5L0 -3L7 5M-15 -9H15M-15 -15H15'),
  melee: sign('M-15 14Q-4 4 14 -15M15 14Q4 4 -14 -15M-15 6L-7 14M15 6L7 14'),
  rush: sign('M-7 17V-9M-13 -3L-7 -10L-1 -3M7 13V-13M1 -7L7 -14L13 -7'),
  wedge: sign('', 'M0 -17L16 15L0 7L-16 15Z'),
  wheel: sign('M12 16V0Q12 -14 -2 -14H-9M-4 -20L-10 -14L-4 -8'),
  closeRanks: sign('M-12 -13V13M-4 -13V13M4 -13V13M12 -13V13M-17 0H17'),
  officers: sign('M-16 5Q-14 -12 0 -12Q14 -12 16 5', 'M-18 6Q0 -2 18 6Q10 12 0 8Q-10 12 -18 6Z'),
  wellStruck: sign('M-16 16H16', BURST),
  enemyAdvance: sign(ARROW),
  combat: sign('', BURST),
  enemyRetreat: sign('M0 -16V12M-8 4L0 13L8 4'),
}

export const INSIGHT_SIGNS: Readonly<Record<Insight, Sign>> = {
  duration: sign('M0 -15A15 15 0 1 1 -0.100 -15M0 -9V1L7 5'),
  field: sign('M-16 14H16M-12 14V-6M0 14V-14M12 14V-6', 'M-12 -6L-4 -3L-12 0ZM0 -14L8 -11L0 -8ZM12 -6L18 -3L12 0Z'),
  front: sign('M-15 14H15M-15 -12H15M0 10V-6M-6 0L0 -7L6 0'),
  genius: sign('M-14 4Q-12 -13 0 -13Q12 -13 14 4M-6 14H6', 'M-17 5Q0 -3 17 5Q9 11 0 7Q-9 11 -17 5Z'),
  morale: sign('M-9 17V-16', 'M-9 -16Q0 -20 14 -13Q6 -9 14 -3Q0 -8 -9 -3Z'),
  raid: sign('M-15 -5H15V13H-15ZM-15 -5L-10 -13H10L15 -5M-5 -5V13M5 -5V13'),
  sweep: sign('M-16 10Q-10 -12 8 -10M2 -16L10 -10L4 -3M-6 15Q0 2 14 2'),
}
