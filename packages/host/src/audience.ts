import type { Eye, Seat } from '@bivouac/kernel'
import type { Viewer } from './parts.ts'
import type { Tell } from './protocol.ts'

/** Somebody who looks at a table. */
export interface Seated {
  viewer: Viewer
  readonly send: (tell: Tell) => void
  eye: Eye
}

/** Those who look with the same eye from the same seats are told the same thing, one after the other: made once. */
export function tellEach(audience: Iterable<Seated>, make: (eye: Eye, mine: readonly Seat[]) => Tell): void {
  let left = [...audience]
  while (left.length > 0) {
    const { eye, viewer } = left[0]!
    const tell = make(eye, viewer.mine)
    const others: Seated[] = []
    for (const each of left)
      if (each.eye === eye && sameSeats(each.viewer.mine, viewer.mine)) each.send(tell)
      else others.push(each)
    left = others
  }
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i])
