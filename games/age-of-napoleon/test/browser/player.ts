/** Somebody who plays Age of Napoleon by what is lit: armies are put together and sent, more often than not. */
import type { Page } from 'playwright-core'
import type { Choose, PlayWishes, Seen } from '../../../../e2e/player.ts'

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
const shortest = ({ options }: Seen): number => options.findIndex(option => SHORT.includes(option))
/** Plays the first moves like a general, and then hurries to the end of the war. */
export function hurried(seed: number, moves: number): Choose {
  const other = general(seed)
  return (seen, page) => {
    const short = seen.at < moves ? -1 : shortest(seen)
    return short >= 0 ? short : other(seen, page)
  }
}

/** The year and the phase, as the head of the table gives them. */
export const turnOf = (page: Page): Promise<readonly [year: string, phase: string]> =>
  page.evaluate(() => {
    const part = (tag: string): string => document.querySelector(`[data-testid=turn] ${tag}`)?.textContent ?? ''
    return [part('strong'), part('span')]
  })
/** Marches a little every year, so many clicks, and otherwise hurries: a whole war in a few hundred clicks. */
export function sparing(seed: number, clicks: number): PlayWishes['choose'] {
  const other = general(seed)
  const spent = new Map<string, number>()
  return async (seen, page) => {
    const [year, phase] = await turnOf(page)
    const used = spent.get(year) ?? 0
    const marches = /^(?:Campagna|Campaign)/.test(phase) && used < clicks
    if (marches) spent.set(year, used + 1)
    const short = marches ? -1 : shortest(seen)
    return short >= 0 ? short : other(seen, page)
  }
}
