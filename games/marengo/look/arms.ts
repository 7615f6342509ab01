/**
 * Our own signs for the three arms, as paths in the commands that `placed` understands. A weapon lies along a block; a
 * badge stands on an approach and says what the ground costs that arm. Shape and shade tell badges apart before colour.
 */
import { disc } from './points.ts'

/** Weapons as they lie on a block: about 64 long, 22 high, round the origin. */
export const WEAPONS: readonly string[] = [
  // A musket: butt, wrist and lock, barrel with its bands, bayonet.
  'M-34 2 C-33 -1 -30 -2 -27 -2 L-17 -4 L-13 -5.5 L-10 -7.5 L-7.5 -7 L-9 -4.5 L20 -4.5 L20 -3.5 L33 -2.8 L37 -2 L33 -1.2 L20 -0.8 L20 0.2 L-6 0.6 L-8 3 L-11 4 L-12 1.6 L-17 2.4 C-22 3.4 -26 7.6 -32 8.6 C-34.5 8.4 -35 5 -34 2 Z',
  // A sabre: knuckle bow, grip and a long curved blade.
  'M-33 -2 C-33 -5 -30 -7 -27 -6 L-17 -4.4 L-16 -9 L-13 -8.6 L-13 -5.2 C2 -3.4 20 -4 36 -10.5 C23 0.5 3 2.8 -13 0.6 L-13.4 5 C-15 7.4 -24 8.4 -30 4.6 C-32 3 -33 0.5 -33 -2 Z M-29.4 -0.4 C-27.6 3.4 -21 4.6 -17.2 3.4 L-17 -0.8 L-27 -2.2 C-28.6 -2.4 -29.6 -1.6 -29.4 -0.4 Z',
  // A field gun: barrel, trail, and a wheel with its spokes cut out.
  `M-32 10 L-29 7.4 L-8 -2 L-11 -5.4 L-14 -5.6 L-15.4 -7.6 L-13.4 -9.4 L-11 -8.6 L27 -12.4 L31 -13.4 L32 -6.4 L28 -6 L10 -1.6 L-28 11.6 L-32 12 Z ${disc(11.4, [2, 0.6])}${disc(8.2, [2, 0.6])}${disc(2.8, [2, 0.6])}`,
]

/** Ground of a badge by arm: a narrow plaque, a lozenge, a disc. They always stand upright. */
export const BADGES: readonly string[] = ['M-6 -9 L6 -9 L6 9 L-6 9 Z', 'M0 -11 L11 0 L0 11 L-11 0 Z', disc(9.2)]
/** The sign on it: a musket, a sabre, a gun. */
export const SIGNS: readonly string[] = [
  'M-0.5 -8 L0.7 -8 L1.1 -2.6 L1.5 1 L2.9 7.4 L-1.9 7.4 L-1.3 1 L-1.1 -2.6 Z M1 -1.6 L2.6 -0.6 L2.2 1.2 L1 0.6 Z',
  'M-3.6 3.4 C0.6 1.2 2.6 -2.6 2 -7.4 C5.4 -3 4.2 2.6 -1.6 5.2 L-0.6 6.4 L-1.8 7.4 L-3.2 6 L-5 7.2 L-6.2 5.6 L-4.6 4.4 L-6 2.8 L-4.8 1.8 Z',
  `M-7.4 2.2 L-6.4 0.6 L4.6 -6.2 L7 -2.4 L-3.4 3.6 Z${disc(3.7, [-0.6, 3.4])}`,
]
/** Ground that no cavalry can charge over: a red shield with a horseshoe, struck through. */
export const OBSTRUCTED_BADGE = 'M-8.6 -8.6 L8.6 -8.6 L8.6 1 C8.6 6 4 8.6 0 10 C-4 8.6 -8.6 6 -8.6 1 Z'
export const OBSTRUCTED_SIGN =
  'M-5.4 5 L-3.4 5.6 C-4 2.6 -5 -3.6 0 -3.8 C5 -3.6 4 2.6 3.4 5.6 L5.4 5 C7.4 -1 6.6 -6.6 0 -6.8 C-6.6 -6.6 -7.4 -1 -5.4 5 Z M-7.6 4.4 L6.6 -5.6 L7.8 -3.8 L-6.4 6.2 Z'
/** Two crossed stakes: nobody passes. */
export const BARRED_SIGN =
  'M-9 -6.6 L-6.6 -9 L0 -2.4 L6.6 -9 L9 -6.6 L2.4 0 L9 6.6 L6.6 9 L0 2.4 L-6.6 9 L-9 6.6 L-2.4 0 Z'

/** A star of five rays. */
export const STAR = (() => {
  const rays = Array.from({ length: 10 }, (_, i) => {
    const [turn, r] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 === 0 ? 17 : 7]
    return `${Math.round(Math.cos(turn) * r * 10) / 10} ${Math.round(Math.sin(turn) * r * 10) / 10}`
  })
  return `M${rays.join('L')}Z`
})()
