/** The last fight as it was fought out: what stood when the dice fell, and what was told of it. */
import type { Heard } from '@bivouac/host/protocol'
import { type Accessor, createSignal } from 'solid-js'
import type { Beat, Change, Fight, GamePage } from '../page/index.ts'

export interface Fought {
  /** As it stood when the dice fell, or, where the game has more to say of the end, as it ended. */
  readonly fight: Fight
  /** Moves made before it began, and when it was over. */
  readonly from: number
  readonly to: number
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
  /** The fight that is under way, the moves made before it, and its reckoning until it was decided. */
  let begun: { readonly id: string; readonly from: number; readonly reckoned: Fight | undefined } | undefined
  function meet(fight: Fight | undefined, move: number): void {
    if (fight === undefined) return
    const known = begun?.id === fight.id ? begun : undefined
    const reckoned = fight.decided === true ? known?.reckoned : fight
    begun = { id: fight.id, from: known?.from ?? move - 1, reckoned }
  }
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
      meet(fight, heard.move)
      if (fight !== undefined && (dice.length > 0 || isOver || still?.decided === true)) {
        const same = last?.fight.id === fight.id ? last : undefined
        const now = isOver ? fight : (still ?? fight)
        const saysNoMore = isOver && dice.length === 0 && now.outcome === undefined && now.aftermath === undefined
        setFought({
          // Who was hit counted in full before.
          fight: (now.decided ? begun!.reckoned : saysNoMore ? same?.fight : undefined) ?? now,
          from: same?.from ?? begun!.from,
          to: heard.move,
          dice: dice.length > 0 ? dice : (same?.dice ?? NO_DICE),
          told: [...(same?.told ?? []), heard],
        })
      } else if (last !== undefined && last.told.at(-1)?.move === heard.move)
        setFought({ ...last, told: [...last.told, heard] })
      meet(still, heard.move)
    },
  }
}
