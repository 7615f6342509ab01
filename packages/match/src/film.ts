/** What is seen while something happens: for each eye that looks, what changed in its view from one thing it heard to the next. */
import type { AnyGame, Ear, Eye } from '@bivouac/kernel'
import { frozen } from './json.ts'
import { difference, type Patch } from './patch.ts'

type Position = ReturnType<AnyGame['begin']>

export interface Film {
  readonly eyes: readonly Eye[]
  /**
   * Something is told: for each eye, in the order of `eyes`, what changed in its view since the last thing it heard.
   * Who does not hear it sees its consequences with the next thing he hears.
   */
  shot(pos: Position, hears: (eye: Eye) => boolean): readonly (Patch | undefined)[]
}

export function film(game: AnyGame, pos: Position, eyes: readonly Eye[]): Film {
  // Copies: a view may share parts with the table, which goes on changing.
  const seen = eyes.map(eye => frozen(game.view(pos, eye)))
  return {
    eyes,
    shot: (now, hears) =>
      eyes.map((eye, i) => {
        if (!hears(eye)) return undefined
        const before = seen[i]
        seen[i] = frozen(game.view(now, eye))
        return difference(before, seen[i])
      }),
  }
}

/** Hears for one eye, with the view each thing heard leaves. */
export function filming(
  game: AnyGame,
  pos: Position,
  eye: Eye,
): { readonly ear: Ear<{ e: string }>; readonly shown: Shot[] } {
  const camera = film(game, pos, [eye])
  const shown: Shot[] = []
  const hear = (event: { readonly e: string }): void => {
    const [leaves] = camera.shot(pos, () => true)
    shown.push({ event: frozen(event), ...(leaves !== undefined && { leaves }) })
  }
  const ear: Ear<{ e: string }> = {
    tell: hear,
    whisper(seats, event, others) {
      if (eye !== 'spectator' && seats.includes(eye)) hear(event)
      else if (others !== undefined) hear(others)
    },
    reveal: () => {},
  }
  return { ear, shown }
}
export interface Shot {
  readonly event: { readonly e: string }
  readonly leaves?: Patch
}
