/** Actions as somebody types them: `retreat`, `move 12`, `join 3 5 7`, `march army 3 5 way 7 9`, `march 7 F960 W-300`. */
import type { Action, AnyGame, Decision, Json } from '@bivouac/kernel'

type At = Pick<Decision, 'proc' | 'step'>

const numbersIn = (words: readonly string[]): readonly number[] | undefined => {
  const numbers = words.flatMap(each => each.split(',')).filter(each => each !== '')
  return numbers.every(each => /^-?\d+$/.test(each)) ? numbers.map(Number) : undefined
}
const inOrder = (numbers: readonly number[]): readonly number[] => [...new Set(numbers)].sort((a, b) => a - b)

/** `undefined`: the first word is nothing that is offered here. What is typed wrongly is left to the rules to refuse. */
export function typedAction({ machine }: AnyGame, at: At, line: string): Action | undefined {
  const [type = '', ...words] = line.trim().split(/\s+/)
  const kind = machine.kind(at, type)
  if (kind === undefined) return undefined
  if (kind === 'set' || kind === 'path') {
    const numbers = numbersIn(words)
    if (numbers !== undefined) return { type, arg: kind === 'set' ? inOrder(numbers) : numbers }
  }
  if (kind === 'parts') {
    const arg = partsIn(machine.partsOf(at, type) ?? [], words)
    if (arg !== undefined) return { type, arg }
  }
  return words.length === 0 ? { type } : { type, arg: jsonOrText(words.join(' ')) }
}

/** Each part by its name, then its numbers; which of them are sets the rules know, so a set is typed in ascending order. */
function partsIn(names: readonly string[], words: readonly string[]): Json | undefined {
  const arg: Record<string, readonly number[]> = {}
  let at: string | undefined
  for (const word of words) {
    if (names.includes(word)) {
      at = word
      arg[at] = []
      continue
    }
    const numbers = numbersIn([word])
    if (at === undefined || numbers === undefined) return undefined
    arg[at] = [...arg[at]!, ...numbers]
  }
  return words.length === 0 ? undefined : arg
}

export function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
