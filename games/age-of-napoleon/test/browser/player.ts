/** Somebody who plays Age of Napoleon by what is lit: armies are put together and sent, more often than not. */
import type { Choose } from '../../../../e2e/player.ts'

/** Buttons that end something put together; pressed two times in three, so that nobody puts in and takes out for ever. */
const WHOLE = /^action-(?:march|go|intercept|place|rest|out|lose|yield)$/

export function general(seed: number): Choose {
  let state = seed >>> 0
  const pick = (n: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  return ({ options }) => {
    const whole = options.flatMap((option, i) => (WHOLE.test(option) ? [i] : []))
    if (whole.length > 0 && pick(3) > 0) return whole[pick(whole.length)]!
    return pick(options.length)
  }
}

/** What ends a question at once: nobody is moved, nothing is played, what is due is placed. */
const SHORT = ['pass', 'done', 'let', 'enough', 'no', 'none', 'claim', 'stand', 'halt', 'place'].map(
  type => `action-${type}`,
)
/** Plays the first year like a general, and then hurries to the end of the war. */
export function hurried(seed: number, moves: number): Choose {
  const other = general(seed)
  return (seen, page) => {
    const short = seen.at < moves ? -1 : seen.options.findIndex(option => SHORT.includes(option))
    return short >= 0 ? short : other(seen, page)
  }
}
