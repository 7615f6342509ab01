/** Reading a view: facts looked up, nothing decided. */
import type { Field } from '../field.ts'
import { PER_INCH, type Point } from '../look/pens.ts'
import { footprintOf, type StandShape } from '../look/stand.ts'
import { standardOf, uniformOf } from '../look/uniforms.ts'
import { isOnFoot, namedFor } from '../muster.ts'
import type { NapoleonView } from '../view.ts'
import { ARMS, DISORDER, FORMATIONS, GENERAL, HALF, INCH, MOVED, NONE, ON_TABLE, REACT, ROUT, STAYS } from '../words.ts'

export type View = NapoleonView
/** The page hands views around as plain objects; here they are of this game. */
export const viewOf = (view: object): View => view as View
/** 20.3 The side of a seat, where several play for one. */
export const sideIn = (view: View, seat: number): number => view.sides?.[seat] ?? seat
/** Before the first snapshot there is no view at all. */
export const isThere = (view: object): boolean => 's' in view
export const fieldIn = ({ s }: View): Field => namedFor(s)

/** Points of the table to a unit of the picture. */
export const PER_UNIT = INCH / PER_INCH
export const sizeIn = (view: object): { width: number; height: number } => {
  if (!isThere(view)) return { width: 48 * PER_INCH, height: 36 * PER_INCH }
  const { width, height } = fieldIn(viewOf(view))
  return { width: width / PER_UNIT, height: height / PER_UNIT }
}
/** From the table (y to the north) to the picture (y down), and back. */
export const toPicture = (field: Field, x: number, y: number): Point => [x / PER_UNIT, (field.height - y) / PER_UNIT]
export const toTable = (field: Field, [x, y]: Point): { readonly x: number; readonly y: number } => ({
  x: Math.round(x * PER_UNIT),
  y: Math.round(field.height - y * PER_UNIT),
})

export interface Pose {
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly form: number
}
export const poseOf = ({ s }: View, u: number): Pose => ({
  x: s.x[u]!,
  y: s.y[u]!,
  facing: s.facing[u]!,
  form: s.form[u]!,
})
export const isOnTable = ({ s }: View, u: number): boolean => s.on[u] === ON_TABLE
export const marked = ({ s }: View, u: number, mark: number): boolean => ((s.mark[u] ?? 0) & mark) !== 0
export const hasActed = (view: View, u: number): boolean => marked(view, u, MOVED | STAYS)

/** How a unit is drawn. */
export function shapeIn(view: View, u: number, form = view.s.form[u]!): StandShape {
  const f = fieldIn(view)
  const arm = ARMS[f.arm[u]!]!
  return {
    arm,
    formation: FORMATIONS[form]!,
    figures: view.s.figures[u]!,
    ...(f.arm[u] === GENERAL ? { rank: f.generals[u - f.troops]!.rank } : {}),
    disordered: marked(view, u, DISORDER),
    routed: marked(view, u, ROUT),
    seed: u + 1,
    ...(isOnFoot(view.s.muster, u) && { holders: true }),
  }
}
/** Front and depth in points, as drawn. */
export const frontIn = (view: View, u: number, form = view.s.form[u]!): { width: number; depth: number } => {
  const { width, depth } = footprintOf(shapeIn(view, u, form))
  return { width: Math.round(width * PER_UNIT), depth: Math.round(depth * PER_UNIT) }
}
/** What it is called in the lists of troops; a general wears the coat of his side's first unit. */
const codeIn = (view: View, u: number): string => {
  const f = fieldIn(view)
  return f.profile[u]?.code ?? `${f.nation[f.ofSide[f.side[u]!]!.find(each => each < f.troops) ?? 0]}`
}
export const uniformIn = (view: View, u: number) => uniformOf(codeIn(view, u))
export const standardIn = (view: View, u: number) => standardOf(codeIn(view, u))
/** What a unit cannot do for want of command. */
export const hampered = (view: View, u: number): 'none' | 'half' | undefined =>
  marked(view, u, NONE) ? 'none' : marked(view, u, HALF) ? 'half' : undefined
export const isReady = (view: View, u: number): boolean => marked(view, u, REACT)

export interface TopFrame {
  readonly proc: string
  readonly step: string
  readonly [local: string]: unknown
}
export const topFrame = ({ stack }: View): TopFrame => (stack.at(-1) ?? { proc: '', step: '' }) as unknown as TopFrame
export const local = (frame: TopFrame, name: string): number => Number(frame[name] ?? -1)

/** A division: its general, and who is listed under him. */
export interface Division {
  readonly general: number
  readonly units: readonly number[]
}
export function divisionsOf(f: Field, side: number): readonly Division[] {
  const found = new Map<number, number[]>()
  for (const u of f.ofSide[side]!) {
    if (u >= f.troops) continue
    const general = f.under[u]!
    found.set(general, [...(found.get(general) ?? []), u])
  }
  return [...found].map(([general, units]) => ({ general, units }))
}
export const divisionOf = (f: Field, u: number): Division | undefined =>
  divisionsOf(f, f.side[u]!).find(({ general, units }) => general === u || units.includes(u))

export interface Post extends Division {
  /** Generals above him. */
  readonly depth: number
}
/** The chain of command from the commander in chief down, with the units of each general; units under nobody last. */
export function chainOf(f: Field, side: number): readonly Post[] {
  const divisions = divisionsOf(f, side)
  const of = (general: number): readonly number[] => divisions.find(each => each.general === general)?.units ?? []
  const generals = f.ofSide[side]!.filter(g => g >= f.troops)
  const below = (chief: number, depth: number): Post[] =>
    generals
      .filter(g => (chief < 0 ? f.under[g]! < 0 : f.under[g] === chief))
      .flatMap(g => [{ general: g, depth, units: of(g) }, ...below(g, depth + 1)])
  const reserve = of(-1)
  return [...below(-1, 0), ...(reserve.length > 0 ? [{ general: -1, depth: 0, units: reserve }] : [])]
}
