import type { Period } from '../words.ts'

/** Our own emblem of each occasion to play a card, drawn round the origin within 30 units; `light` is laid over in paper. */
export interface Emblem {
  readonly body: string
  readonly light: string
}

export const EMBLEMS: Readonly<Record<Period, Emblem>> = {
  // Diplomacy: a treaty with its seal.
  D: {
    body: 'M-20 -24H14Q22 -24 22 -16V-12H12V18Q12 26 4 26H-22Q-14 26 -14 18V-16Q-14 -24 -20 -24ZM6 12A9 9 0 1 1 5.900 12ZM1 28L5 21L9 21L13 28L7 26Z',
    light: 'M-9 -15H8V-12.500H-9ZM-9 -8H8V-5.500H-9ZM-9 -1H4V1.500H-9ZM6 16A5 5 0 1 1 5.900 16Z',
  },
  // Insurrection: a torch.
  I: {
    body: 'M-5 28L-8 2H8L5 28ZM-12 0Q-20 -14 -4 -28Q-6 -18 2 -16Q6 -20 5 -26Q18 -14 12 0Z',
    light: 'M-5 -2Q-8 -9 0 -15Q1 -9 5 -9Q7 -5 5 -2ZM-4.500 8H4.500L4.200 11H-4.200Z',
  },
  // Strategy: dividers over a map.
  S: {
    body: 'M0 -28A5 5 0 1 1 -0.100 -28ZM-3 -19H3L20 26L17 27L0 -9L-17 27L-20 26ZM-24 12Q0 24 24 12L25 16Q0 28 -25 16Z',
    light: 'M0 -25.500A2.400 2.400 0 1 1 -0.100 -25.500Z',
  },
  // Reinforcement: a drum with its sticks.
  R: {
    body: 'M-19 -8Q0 -15 19 -8V16Q0 25 -19 16ZM-24 -24L6 -10L4 -7L-26 -21ZM24 -24L-6 -10L-4 -7L26 -21Z',
    light: 'M-16 -5L-8 18L0 -8L8 18L16 -5L16 -1L8.500 21H7.500L0 -1L-7.500 21H-8.500L-16 -1Z',
  },
  // Campaign: a marching boot on a road.
  C: {
    body: 'M-10 -27H8V4Q20 8 24 17V24H-13V12Q-8 6 -10 -27ZM-26 27H28V30H-26Z',
    light: 'M-7 -22H5V-19H-7ZM-13 19H24V21.500H-13Z',
  },
  // Battle: crossed sabres.
  B: {
    body: 'M-27 -24Q-6 -16 16 12L22 10L24 14L19 17L26 25L22 28L15 20L11 25L8 22L11 17Q-14 -8 -27 -24ZM27 -24Q6 -16 -16 12L-22 10L-24 14L-19 17L-26 25L-22 28L-15 20L-11 25L-8 22L-11 17Q14 -8 27 -24Z',
    light: '',
  },
  // Surrender: the keys of a city.
  U: {
    body: 'M-13 -26A10 10 0 1 1 -13.100 -26ZM-11 -8H-7L14 18L20 13L23 17L18 21L22 26L18 29L14 24L12 26L9 23L11 21Z',
    light: 'M-13 -21A5 5 0 1 1 -13.100 -21Z',
  },
  // Winter: a star of ice.
  W: {
    body: 'M-2 -28H2V-18L8 -23L11 -20L2 -12V-3.500L9.500 -7.800L12 -19.500L16 -18.500L14.500 -10.800L23 -15.800L25 -12.300L16.500 -7.300L24 -4.800L22.700 -1L11.500 -4.300L4 0L11.500 4.300L22.700 1L24 4.800L16.500 7.300L25 12.300L23 15.800L14.500 10.800L16 18.500L12 19.500L9.500 7.800L2 3.500V12L11 20L8 23L2 18V28H-2V18L-8 23L-11 20L-2 12V3.500L-9.500 7.800L-12 19.500L-16 18.500L-14.500 10.800L-23 15.800L-25 12.300L-16.500 7.300L-24 4.800L-22.700 1L-11.500 4.300L-4 0L-11.500 -4.300L-22.700 -1L-24 -4.800L-16.500 -7.300L-25 -12.300L-23 -15.800L-14.500 -10.800L-16 -18.500L-12 -19.500L-9.500 -7.800L-2 -3.500V-12L-11 -20L-8 -23L-2 -18Z',
    light: '',
  },
}
