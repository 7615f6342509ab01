/**
 * Figures seen from above, all of one unit in a handful of paths: one for each colour, however many men there are, so that
 * sixty brigades are a few hundred elements and not thousands. A unit's own space: the middle of its front edge is the
 * origin, it faces up, and its bases lie below.
 */
import { type Hand, oval, type Point, slab, xy } from './pens.ts'

/** What is filled with what: the coat, its facings, hats, trousers and horses by their class. */
export interface Drawn {
  readonly shadow: string
  readonly dark: string
  readonly horse: string
  readonly trousers: string
  readonly coat: string
  readonly facing: string
  readonly hat: string
  readonly steel: string
}
export type Layer = keyof Drawn
export const LAYERS: readonly Layer[] = ['shadow', 'dark', 'horse', 'trousers', 'coat', 'facing', 'hat', 'steel']

export type Sketch = Record<Layer, string>
export const blank = (): Sketch => ({
  shadow: '',
  dark: '',
  horse: '',
  trousers: '',
  coat: '',
  facing: '',
  hat: '',
  steel: '',
})

/** `[forward, right]` of a man who stands at `at` and looks `turn` degrees right of straight ahead. */
const seen = ([x, y]: Point, turn: number, size = 1) => {
  const [c, s] = [size * Math.cos((turn * Math.PI) / 180), size * Math.sin((turn * Math.PI) / 180)]
  return (right: number, forward: number): Point => [x + right * c + forward * s, y + right * s - forward * c]
}

/** A foot soldier: knapsack, shoulders, crossbelts, shako, and his musket at the shoulder. */
export function soldier(into: Sketch, at: Point, turn: number, hand: Hand): void {
  const from = seen(at, turn)
  into.shadow += oval(from(1, -1.2), 4.3, 3.1, turn)
  into.dark += slab(from(0, -2.6), 4, 2.2, turn)
  into.trousers += oval(from(-1.2 + hand(-0.2, 0.2), 2.2), 1.1, 1.7, turn) + oval(from(1.2, -1), 1.1, 1.7, turn)
  into.coat += oval(from(0, 0), 4.1, 2.7, turn)
  into.facing += slab(from(0, 1.6), 2.1, 1.6, turn) + oval(from(-3.6, 0.3), 0.9, 1) + oval(from(3.6, 0.3), 0.9, 1)
  into.hat += oval(from(0, -0.1), 1.65, 1.65)
  into.steel += `M${xy(from(3, -2.4))}L${xy(from(2.5, 6))}`
}

/** A saddled horse with nobody on it. */
export function mount(into: Sketch, at: Point, turn: number, hand: Hand): void {
  const from = seen(at, turn)
  into.shadow += oval(from(1.2, -1.4), 3.4, 9, turn)
  into.horse +=
    oval(from(0, -1.5), 2.9, 7.4, turn) +
    oval(from(0, 6.8), 1.6, 3.6, turn) +
    oval(from(0, 10.2), 1.1, 2, turn) +
    oval(from(hand(-0.8, 0.8), -10), 0.7, 2.6, turn)
  into.dark += slab(from(0, -2.2), 5, 4.4, turn)
}
/** A horseman: the horse's barrel, neck and head, the rider with his sabre. */
export function trooper(into: Sketch, at: Point, turn: number, hand: Hand): void {
  const from = seen(at, turn)
  mount(into, at, turn, hand)
  into.trousers += oval(from(-3, -0.3), 0.9, 2.2, turn) + oval(from(3, -0.3), 0.9, 2.2, turn)
  into.coat += oval(from(0, -0.6), 3.6, 2, turn)
  into.facing += slab(from(0, 0.4), 1.6, 1.3, turn) + slab(from(0, -4.2), 4.6, 0.9, turn)
  into.hat += oval(from(0, -0.5), 1.8, 1.9, turn)
  into.steel += `M${xy(from(3.3, 0.2))}L${xy(from(4.6 + hand(-0.5, 0.5), 6))}`
}

/** A gun on its carriage, muzzle forward. */
export function gun(into: Sketch, at: Point, turn: number): void {
  const from = seen(at, turn, 1.25)
  into.shadow += slab(from(1, -2.5), 13, 15, turn)
  into.dark +=
    slab(from(-5.6, 0.5), 1.7, 9.4, turn) +
    slab(from(5.6, 0.5), 1.7, 9.4, turn) +
    slab(from(0, 0.6), 11, 1.2, turn) +
    slab(from(0, -6), 2.6, 12, turn)
  into.facing += slab(from(0, -4), 1, 9, turn)
  into.horse += slab(from(0, 2.6), 2.8, 12.6, turn) + slab(from(0, 8.6), 3.4, 1.4, turn)
}

/** A wagon or a limber, its pole forward. */
export function wagon(into: Sketch, at: Point, turn: number, length: number): void {
  const from = seen(at, turn)
  into.shadow += slab(from(1.2, -1.2), 12, length, turn)
  into.dark +=
    slab(from(-6, length * 0.28), 1.6, length * 0.3, turn) +
    slab(from(6, length * 0.28), 1.6, length * 0.3, turn) +
    slab(from(-6, -length * 0.28), 1.6, length * 0.3, turn) +
    slab(from(6, -length * 0.28), 1.6, length * 0.3, turn)
  into.horse += slab(from(0, 0), 10.4, length * 0.86, turn)
  into.trousers += slab(from(0, 0), 8, length * 0.74, turn)
}
