import type { Eye, Seat } from '@bivouac/kernel'
import type { Viewer } from './parts.ts'
import type { Tell } from './protocol.ts'

/** The question, by the number of moves before it, and everything of it that can change for one who looks on. */
interface Sight {
  readonly since: number
  readonly shown: string
}

/**
 * Those for whom something has changed. While several are asked at once, what one answers or takes back is no news to
 * the others: they are told nothing at all, so that neither content nor number of messages gives it away.
 */
export function concerned(
  seated: Iterable<Watcher>,
  since: number | undefined,
  shown: (each: Watcher) => string,
): readonly Watcher[] {
  const all = [...seated]
  if (since === undefined) {
    for (const each of all) each.sight = undefined
    return all
  }
  return all.filter(each => {
    const sight = { since, shown: shown(each) }
    const isNew = each.sight?.since !== since || each.sight.shown !== sight.shown
    each.sight = sight
    return isNew
  })
}

/** Somebody who looks at a table. */
export interface Watcher {
  viewer: Viewer
  readonly send: (tell: Tell) => void
  eye: Eye
  /** What he was shown last of a question that several are asked at once. */
  sight?: Sight | undefined
}

/** Those who look with the same eye from the same seats are told the same thing, one after the other: made once. */
export function tellEach(audience: Iterable<Watcher>, make: (eye: Eye, mine: readonly Seat[]) => Tell): void {
  let left = [...audience]
  while (left.length > 0) {
    const { eye, viewer } = left[0]!
    const tell = make(eye, viewer.mine)
    const others: Watcher[] = []
    for (const each of left)
      if (each.eye === eye && sameSeats(each.viewer.mine, viewer.mine)) each.send(tell)
      else others.push(each)
    left = others
  }
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i])
