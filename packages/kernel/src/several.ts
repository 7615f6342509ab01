/** Who is asked where a question is put to several seats at once: jointly, or shared by them. */
import { contextOf, type Node } from './compile.ts'
import { stillAwaited } from './joint.ts'
import type { Seat } from './values.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
/** Who goes on with a question that several share: whoever has something to do and is not through. */
function atWork(node: Node, t: any, f: any): readonly Seat[] {
  const seats = node.shared!.seats(t, f)
  const { through } = f
  return through === undefined ? seats : seats.filter(seat => !through.includes(seat))
}
/** The first of those who are awaited. */
export const firstAwaited = (node: Node, t: any, f: any): Seat =>
  node.shared === undefined ? stillAwaited(node.joint!.seats(t, f), f)[0]! : atWork(node, t, f)[0]!
export const contextFor = (node: Node, t: any, f: any, seat: Seat | undefined): unknown =>
  contextOf(node, t, f, (node.joint ?? node.shared) ? (seat ?? firstAwaited(node, t, f)) : undefined)

/** Of a question to several, who they are, as a decision says it. */
export function severalAt(node: Node, t: any, f: any) {
  if (node.shared !== undefined) return { shared: atWork(node, t, f) }
  const asked = node.joint!.seats(t, f)
  return { asked, awaited: stillAwaited(asked, f) }
}
/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
