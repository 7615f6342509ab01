/** Our own emblems of the arms, one path each, drawn round the origin within 22 units. `light` is laid over in paper. */
import type { Kind } from '../words.ts'

export interface Emblem {
  readonly body: string
  readonly light: string
}

const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2
    const radius = i % 2 === 0 ? outer : inner
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
  }).join('L')}Z`

export const EMBLEMS: Readonly<Record<Kind, Emblem>> = {
  // A shako with its plume and plate.
  infantry: {
    body: 'M-12 -9Q0 -14 12 -9L9.500 11Q0 14 -9.500 11ZM-12 12Q2 18 16 12L11 9Q0 13 -10 9ZM-3 -13Q-7 -21 0 -25Q7 -21 3 -13Z',
    light: 'M0 -5L5 1L0 8L-5 1ZM-11 -5.500Q0 -10 11 -5.500L11 -3.800Q0 -8.300 -11 -3.800Z',
  },
  // A horse's head, bridled.
  cavalry: {
    body: 'M-9 21Q-13 8 -3 1Q-8 1.500 -11 7Q-15 8.500 -18 4Q-15 -7 -6 -13L-6 -20L0 -15.500Q15 -11 16 8Q16 16 17 21Z',
    light:
      'M-5.500 -6.500A1.900 1.900 0 1 1 -5.600 -6.500ZM-13.500 1.500L-2.500 -2.500L10 12L8.500 13.500L-3 0.500L-12.500 4Z',
  },
  // A field gun.
  gun: {
    body: 'M-21 -6.500L14 -13L19 -13.500L20 -5.500L15 -5L-19 3ZM-2 -4L8 -6L6 3L-18 18L-23 18L-22 15ZM3 -4A11 11 0 1 1 2.900 -4ZM3 -1A8 8 0 1 0 3.100 -1Z',
    light: 'M3 4.500A2.500 2.500 0 1 1 2.900 4.500Z',
  },
  // A gatehouse.
  garrison: {
    body: 'M-16 18V-6H-18V-16H-12V-11H-6V-16H6V-11H12V-16H18V-6H16V18Z',
    light: 'M-5 18V8Q0 1 5 8V18ZM-12 -2H-8V4H-12ZM8 -2H12V4H8Z',
  },
  // A bastioned trace.
  fortification: { body: star(5, 22, 13.5), light: `${star(5, 11, 6.5)}` },
}

/** A laurel star for skill. */
export const SKILL_STAR = star(5, 6.5, 2.8)
export const OBJECTIVE_STAR = star(5, 12, 5)
/** Napoleon's hat, seen from the side. */
export const HAT = 'M-22 7Q-24 -2 -10 -9Q0 -14 10 -9Q24 -2 22 7Q20 11 14 7Q0 0 -14 7Q-20 11 -22 7Z'
export const COCKADE = 'M6 -7A4 4 0 1 1 5.900 -7ZM6 -4.700A1.700 1.700 0 1 0 6.100 -4.700Z'
