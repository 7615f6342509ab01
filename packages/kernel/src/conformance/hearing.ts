import { canonical } from '../canonical.ts'
import type { AnyEvent, AnyGame, AnyPosition } from '../module.ts'
import type { Ear, Position } from '../procedures.ts'
import type { Eye } from '../values.ts'

/** A position of a game the suite knows nothing about. */

export const eyesOf = (seats: number): readonly Eye[] => [...Array(seats).keys(), 'spectator']

/** What each eye has heard, in the order of `eyesOf`, and everything that was said to anybody. */
export interface Hearing extends Ear<AnyEvent> {
  readonly heard: readonly AnyEvent[][]
  readonly said: AnyEvent[]
  /** Was anything ever said that this eye did not hear as it was? */
  readonly missed: boolean[]
  /** How often something was said to some only. */
  whispers: number
  /** How often hidden information came to light. */
  reveals: number
  /** What this eye sees at this moment; set while somebody looks on. */
  sight: ((eye: number) => string) | undefined
  /** What each eye saw at each thing it heard while somebody looked on. */
  readonly seen: string[][]
}

export function hearing(seats: number): Hearing {
  const heard: AnyEvent[][] = Array.from({ length: seats + 1 }, () => [])
  const said: AnyEvent[] = []
  const missed = heard.map(() => false)
  const seen: string[][] = heard.map(() => [])
  const hear = (eye: number, event: AnyEvent): void => {
    heard[eye]!.push(event)
    if (self.sight !== undefined) seen[eye]!.push(self.sight(eye))
  }
  const self: Hearing = {
    heard,
    said,
    missed,
    whispers: 0,
    reveals: 0,
    sight: undefined,
    seen,
    tell(event) {
      said.push(event)
      for (let eye = 0; eye < heard.length; eye++) hear(eye, event)
    },
    whisper(to, event, others) {
      self.whispers++
      said.push(event)
      if (others !== undefined) said.push(others)
      for (let eye = 0; eye < heard.length; eye++) {
        if (eye < seats && to.includes(eye)) hear(eye, event)
        else {
          missed[eye] = true
          if (others !== undefined) hear(eye, others)
        }
      }
    },
    reveal() {
      self.reveals++
    },
  }
  return self
}

/** A table at which asking must not roll, tell or reveal. */
export const SILENT: Ear<unknown> = {
  tell: event => {
    throw new Error(`told ${JSON.stringify(event)} where nothing may happen`)
  },
  whisper: (_, event) => {
    throw new Error(`whispered ${JSON.stringify(event)} where nothing may happen`)
  },
  reveal: () => {
    throw new Error('revealed something where nothing may happen')
  },
}

export const reloaded = <P extends Position<never> | AnyPosition>(pos: P): P => JSON.parse(JSON.stringify(pos)) as P

/** Looks on with every eye while something happens to `pos`. */
export function lookingOn(game: AnyGame, pos: AnyPosition, seats: number): (eye: number) => string {
  const eyes = eyesOf(seats)
  return eye => canonical(game.view(pos, eyes[eye]!))
}
