import type { Outcome } from '@bivouac/ai'
import type { AnyGame, Lang, Phrase } from '@bivouac/kernel'
import { plain } from '@bivouac/kernel'

export interface Story {
  readonly p: number
  readonly text: string
}

/**
 * Outcomes as a player thinks of them: those that differ only in what the dice show are one story, told with the range
 * of its numbers. Events without dice keep theirs, for there they are cards and places.
 */
export function storiesOf(game: AnyGame, outcomes: readonly Outcome[], lang: Lang): readonly Story[] {
  const found = new Map<string, { p: number; words: readonly string[]; least: number[]; most: number[] }>()
  for (const { p, events } of outcomes) {
    const words: string[] = ['']
    const numbers: number[] = []
    for (const event of events) add(words, numbers, game.words.event(event, lang))
    const key = words.join('\0')
    const story = found.get(key)
    if (story === undefined) found.set(key, { p, words, least: [...numbers], most: [...numbers] })
    else {
      story.p += p
      numbers.forEach((number, i) => {
        story.least[i] = Math.min(story.least[i]!, number)
        story.most[i] = Math.max(story.most[i]!, number)
      })
    }
  }
  return [...found.values()]
    .sort((a, b) => b.p - a.p)
    .map(({ p, words, least, most }) => ({
      p,
      text: words
        .map((word, i) => (i === 0 ? word : `${range(least[i - 1]!, most[i - 1]!)}${word}`))
        .join('')
        .replace(/\s+(?=[,;:.)])/g, '')
        .trim(),
    }))
}

/** Cuts a phrase into the words between its numbers; each number stands before the next word. */
function add(words: string[], numbers: number[], phrase: Phrase): void {
  const rolls = phrase.some(part => typeof part !== 'string' && part.kind === 'die')
  const append = (text: string): void => void words.push(`${words.pop()}${text}`)
  if (words.at(-1) !== '') append(' ')
  for (const part of phrase) {
    if (typeof part !== 'string') {
      if (part.kind !== 'die') append(plain([part]))
      continue
    }
    if (!rolls) append(part)
    else
      part.split(/(\d+)/).forEach((piece, i) => {
        if (i % 2 === 0) append(piece)
        else {
          numbers.push(Number(piece))
          words.push('')
        }
      })
  }
}

const range = (least: number, most: number): string => (least === most ? String(least) : `${least}–${most}`)
