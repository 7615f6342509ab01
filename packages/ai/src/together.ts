/** Several workers who thought about the same question, each with dice of its own, as one who thought longer. */
import { type Action, canonical } from '@bivouac/kernel'
import type { Considered, Thinking } from './types.ts'

/**
 * The tries are added up, values and hopes weighed by them; the most tried option is chosen. What is said is said by the
 * one who tried that option most. Whoever crashed is simply not in the list; at least one must be.
 */
export function together(thoughts: readonly [Thinking, ...Thinking[]]): Thinking {
  const found = new Map<string, { readonly action: Action; tries: number; value: number; ahead: number }>()
  let all = 0
  for (const { considered } of thoughts)
    for (const { action, tries, value, ahead } of considered) {
      const key = canonical(action)
      const sum = found.get(key) ?? { action, tries: 0, value: 0, ahead: 0 }
      found.set(key, sum)
      sum.tries += tries
      sum.value += value * tries
      sum.ahead += ahead * tries
      all += tries
    }
  // Players who weigh nothing up have nothing to add up.
  if (found.size === 0) return thoughts[0]
  const considered = [...found.values()]
    .map(({ action, tries, value, ahead }): Considered => {
      const by = Math.max(1, tries)
      return { action, tries, share: tries / Math.max(1, all), value: value / by, ahead: ahead / by }
    })
    // Sorting keeps the order of what is tried alike: that of the first who thought.
    .sort((a, b) => b.tries - a.tries)
  const { action } = considered[0]!
  const wanted = canonical(action)
  const triesIn = (thought: Thinking): number =>
    canonical(thought.action) === wanted ? (thought.considered[0]?.tries ?? 0) : -1
  const speaker = [...thoughts].sort((a, b) => triesIn(b) - triesIn(a))[0]!
  const says = triesIn(speaker) < 0 ? undefined : speaker.says
  return says === undefined ? { action, considered } : { action, considered, says }
}
