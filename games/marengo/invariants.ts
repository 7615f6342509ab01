/** What must hold in every position; for fuzzing, tests and loading only. */
import { LOCALE_OF } from './data/board.ts'
import { LOCALES } from './data/map.ts'
import { countOf } from './rules/4-knowledge.ts'
import { isRuled } from './rules/5-map.ts'
import { KNOWN, type MarengoPosition, type State, UP } from './state.ts'
import { APPROACH_COUNT, APPROACHES, BOXES, COUNT, FACES, FIRST, LOCALE_COUNT, sideOf } from './words.ts'

export function invariants(pos: MarengoPosition): string[] {
  const { s, stack } = pos
  if (stack[0]?.step === 'muster') return []
  const wrong = [
    ...places(
      s,
      stack.some(frame => frame.proc === 'march'),
    ),
    ...knowledge(s),
    ...faces(s, stack),
  ]
  if (s.command < 0 || s.morale.some(m => m < 0)) wrong.push('a track is below zero')
  for (const side of [0, 1])
    if ((s.morale[side] === 0) !== s.broken[side]! > 0) wrong.push(`the morale of side ${side} is wrong`)
  return wrong
}

function places(s: State, passing: boolean): string[] {
  const wrong: string[] = []
  const held = new Array<number>(LOCALE_COUNT).fill(0)
  const on = new Array<number>(APPROACH_COUNT).fill(0)
  const sides = held.map(() => 0)
  s.place.forEach((at, block) => {
    if (at < 0 !== (s.face[block] === 0))
      wrong.push(`block ${block} is ${at < 0 ? 'gone with a face' : 'here without one'}`)
    const locale = at < 0 ? -1 : LOCALE_OF[at]
    if (locale === undefined) wrong.push(`block ${block} is nowhere`)
    else if (locale >= 0) {
      held[locale]! += block < 20 ? 1 : -1
      sides[locale]! |= 1 << sideOf(block)
      if (at >= APPROACHES) on[at - APPROACHES]!++
    }
  })
  LOCALES.forEach((locale, l) => {
    if (sides[l] === 3) wrong.push(`both armies stand in ${locale.id}`)
    if (held[l] !== s.held[l]) wrong.push(`${locale.id} is counted wrong`)
    if (Math.abs(held[l]!) > locale.capacity && !passing) wrong.push(`${locale.id} holds too many`)
  })
  if (on.some((n, a) => n !== s.on[a])) wrong.push('an approach is counted wrong')
  return wrong
}

/** What lies face up is known; where the players remember, nothing else is. Between two affairs only a few blocks lie so. */
function faces(s: State, stack: MarengoPosition['stack']): string[] {
  const wrong: string[] = []
  const isQuiet = stack.at(-1)?.proc === 'activation'
  s.place.forEach((at, block) => {
    if (at < 0) return
    const [up, known] = [(s.flag[block]! & UP) !== 0, (s.flag[block]! & KNOWN) !== 0]
    if (up && !known) wrong.push(`block ${block} lies face up and is not known`)
    if (known && !up && isRuled(s, 'memory')) wrong.push(`block ${block} is remembered by the table`)
    if (up && isQuiet && at < BOXES && !s.declared.includes(block)) wrong.push(`block ${block} was left face up`)
  })
  return wrong
}

/** What the enemy believes of groups of blocks is true, and concerns only blocks he does not know. */
function knowledge(s: State): string[] {
  const wrong: string[] = []
  for (const side of [0, 1]) {
    const among = (mask: number): number[] => {
      const counts = FACES.map(() => 0)
      for (let i = 0; i < COUNT[side]!; i++) {
        if ((mask & (1 << i)) === 0) continue
        const block = FIRST[side]! + i
        if ((s.flag[block]! & KNOWN) !== 0) wrong.push(`block ${block} is known, and guessed about`)
        const face = FACES.indexOf(s.face[block]! as (typeof FACES)[number])
        if (face === -1) wrong.push(`block ${block} is gone, and guessed about`)
        else counts[face]!++
      }
      return counts
    }
    const check = (list: readonly number[], holds: (really: number, said: number) => boolean, what: string): void => {
      for (let i = 0; i < list.length; i += 2)
        among(list[i]!).forEach((n, f) => {
          if (!holds(n, countOf(list[i + 1]!, f))) wrong.push(`${what} of side ${side} is false`)
        })
    }
    check(s.hints[side]!, (really, said) => really >= said, 'a hint')
    check(s.limits[side]!, (really, said) => really <= said, 'a limit')
  }
  return wrong
}
