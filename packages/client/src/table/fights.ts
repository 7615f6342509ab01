/** The last fight as it was fought out: what stood when the dice fell, and what was told of it. */
import type { Heard } from '@bivouac/host/protocol'
import { type Accessor, createSignal } from 'solid-js'
import type { Beat, Change, Fight, GamePage } from '../page/index.ts'

export interface Fought {
  readonly fight: Fight
  readonly dice: NonNullable<Beat['dice']>
  /** What was told from the dice on. */
  readonly told: readonly Heard[]
}

export interface Fights {
  readonly fought: Accessor<Fought | undefined>
  /** One thing told, in its turn: also what is never shown moving, because somebody is in a hurry or wants no motion. */
  hear(heard: Heard, change: Change, beats: readonly Beat[]): void
  /** The player goes on: what came of a fight that is over has been read. */
  leave(view: object): void
  forget(): void
}

const NO_DICE: Fought['dice'] = []

export function createFights(fightIn: (view: object) => ReturnType<NonNullable<GamePage['fight']>>): Fights {
  const [fought, setFought] = createSignal<Fought>()
  return {
    fought,
    leave(view) {
      if (fought() !== undefined && fightIn(view) === undefined) setFought(undefined)
    },
    forget: () => setFought(undefined),
    hear(heard, { before, after }, beats) {
      const fight = fightIn(before)
      const still = fightIn(after)
      const last = fought()
      const dice = beats.flatMap(beat => beat.dice ?? [])
      const isOver = fight !== undefined && still?.id !== fight.id
      if (fight !== undefined && (dice.length > 0 || isOver)) {
        const isSame = last?.fight.id === fight.id
        setFought({
          fight: isOver ? fight : (still ?? fight),
          dice: dice.length > 0 ? dice : isSame ? last.dice : NO_DICE,
          told: [...(isSame ? last.told : []), heard],
        })
      } else if (last !== undefined && last.told.at(-1)?.move === heard.move)
        setFought({ ...last, told: [...last.told, heard] })
    },
  }
}
