/** An umpire's table asks for what was rolled; the page asks the players, and does not go on until they have said it. */
import type { Reply, Wants } from '@bivouac/host/protocol'
import { type Accessor, createSignal } from 'solid-js'

/** Dice somebody has to roll now. */
export interface Rolling {
  readonly wants: Wants
  give(rolls: readonly number[]): void
  /** Nothing was rolled: nothing happens. */
  cancel(): void
}

export interface Rollers {
  readonly rolling: Accessor<Rolling | undefined>
  /** Sends something to a table, again and again with what has been rolled, until it wants no more or nobody rolls. */
  until(send: (rolls: readonly number[] | undefined) => Promise<Reply>): Promise<Reply>
}

export function createRollers(): Rollers {
  const [rolling, setRolling] = createSignal<Rolling>()
  async function until(send: (rolls: readonly number[] | undefined) => Promise<Reply>): Promise<Reply> {
    let answer = await send(undefined)
    for (let rolls: readonly number[] = []; !answer.ok && 'wants' in answer; ) {
      const { wants } = answer
      const typed = await new Promise<readonly number[] | undefined>(resolve => {
        setRolling({ wants, give: resolve, cancel: () => resolve(undefined) })
      })
      if (typed === undefined) break
      rolls = [...rolls, ...typed]
      answer = await send(rolls)
    }
    setRolling(undefined)
    return answer
  }
  return { rolling, until }
}
