/** Several who think about the same question at once, each with dice of its own, answer as one who thought longer. */
import { type Thinking, together } from '@bivouac/ai'
import type { ChosenAction } from './thinker.ts'

/** Whoever fails is done without; only if all fail has nobody an answer, and the first failure is the reason. */
export async function company(asked: readonly Promise<ChosenAction>[]): Promise<ChosenAction> {
  const answers = await Promise.allSettled(asked)
  const thoughts = answers.flatMap((answer): Thinking[] =>
    answer.status === 'fulfilled' ? [{ considered: [], ...answer.value }] : [],
  )
  const [first, ...others] = thoughts
  const spent = answers.flatMap(each => (each.status === 'fulfilled' ? (each.value.spent ?? []) : []))
  if (first !== undefined)
    return { ...together([first, ...others]), ...(spent.length > 0 && { spent: Math.max(...spent) }) }
  const failed = answers.find(answer => answer.status === 'rejected')
  throw failed?.reason ?? new Error('nobody was asked')
}
