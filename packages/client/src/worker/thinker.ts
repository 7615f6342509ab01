/** Who is asked what: those who search are made stronger by every worker there is; everything else needs only one. */

import { searches } from '@bivouac/ai'
import { type Advice, type ChosenAction, company, type Thinker } from '@bivouac/host'
import { isForced } from '@bivouac/kernel'
import type { ThinkerCalls } from '../carrier/messages.ts'
import { type Crew, isStopped } from './crew.ts'

/** Milliseconds to think, for those who think for as long as they may. */
export const THINKING = 1200

/** `advised`: the game brings its own adviser, who answers at once and gives the hints. */
export function thinkerOf(crew: Crew, advised = false): Thinker {
  /** Ends the thought that somebody is tired of waiting for. */
  let interrupt: (() => void) | undefined
  /** A question must not get lost because somebody is tired of waiting for a move; the move comes first. */
  const question = <T>(first: Promise<T>, again: (calls: ThinkerCalls) => Promise<T>): Promise<T> =>
    first.catch(async fault => {
      if (!isStopped(fault)) throw fault
      await new Promise(resolve => setTimeout(resolve))
      return crew.one(again)
    })
  return {
    async choose(bot, thought) {
      const many = searches(bot) && !isForced(thought.decision)
      const ask = (calls: ThinkerCalls): Promise<ChosenAction> => calls.choose(bot, thought)
      let hurried = false
      interrupt = () => {
        hurried = true
        crew.stop()
      }
      // Whoever was done when the others were stopped is enough.
      const think = (): Promise<ChosenAction> => (many ? company(crew.all(ask)) : crew.one(ask))
      try {
        // A thought lost with its worker is thought once more, by another.
        const { considered: _, ...chosen } = await think().catch(fault => (hurried ? Promise.reject(fault) : think()))
        return chosen
      } catch (fault) {
        if (!hurried) throw fault
        interrupt = undefined
        const { action } = await crew.one(calls => calls.choose(bot, thought, true))
        return { action }
      } finally {
        interrupt = undefined
      }
    },
    hurry: () => interrupt?.(),
    // What goes unsaid because somebody was tired of waiting for the next move is not missed.
    aloud: move => crew.one(calls => calls.aloud(move)),
    odds(thought, action) {
      const ask = (calls: ThinkerCalls) => calls.odds(thought, action)
      return question(crew.one(ask), ask)
    },
    threats(thought) {
      const ask = (calls: ThinkerCalls) => calls.threats(thought)
      return question(crew.one(ask), ask)
    },
    chance(thought) {
      const ask = (calls: ThinkerCalls) => calls.chance(thought)
      return question(crew.one(ask), ask)
    },
    async hint(thought) {
      const ask = (calls: ThinkerCalls): Promise<Advice> => calls.hint(thought)
      const first = advised ? crew.one(ask) : agreed(crew.all(ask))
      const { action, why } = await question(first, ask)
      return why === undefined ? { action } : { action, why }
    },
  }
}

async function agreed(asked: readonly Promise<Advice>[]): Promise<Advice> {
  const { says, ...advice } = await company(
    asked.map(async each => {
      const { why, ...chosen } = await each
      return why === undefined ? chosen : { ...chosen, says: why }
    }),
  )
  return says === undefined ? advice : { ...advice, why: says }
}
