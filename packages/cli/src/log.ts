import { styleText } from 'node:util'
import { type AnyGame, type Lang, plain, type Roll } from '@bivouac/kernel'

/** One move as somebody heard it. */
export interface LoggedMove {
  readonly events: readonly { readonly e: string }[]
  readonly rolls: readonly Roll[]
}

/** The log of one move: headings, what was done, its consequences indented, and the dice with what asked for them. */
export function logOf(game: AnyGame, step: LoggedMove, lang: Lang): string[] {
  const lines: string[] = []
  let dice = step.rolls.length > 0 ? styled('dim', `      ${rolled(step.rolls, lang)}`) : undefined
  let done = false
  for (const event of step.events) {
    const level = game.words.level(event)
    // A heading opens what comes next: the dice belong to what was done before it.
    if (level < 2 && done && dice !== undefined) {
      lines.push(dice)
      dice = undefined
    }
    done ||= level >= 2
    const line = '  '.repeat(level) + plain(game.words.event(event, lang))
    lines.push(level === 0 ? `\n${styled('bold', line)}` : level === 1 ? styled('bold', line) : line)
  }
  if (dice !== undefined) lines.push(dice)
  return lines
}

/** `dice: 7/d10 §6.1, 3/d6 §6.6`; draws nobody may see are only ever handed in once they may be. */
function rolled(rolls: readonly Roll[], lang: Lang): string {
  const dice = rolls.filter(each => each.hidden !== true).map(({ got, sides, why }) => `${got}/d${sides} §${why}`)
  const draws = rolls.filter(each => each.hidden === true).map(({ got, sides, why }) => `${got}/${sides} §${why}`)
  const words = { it: { dice: 'dadi', draws: 'sorteggi' }, en: { dice: 'dice', draws: 'draws' } }[lang]
  const parts = []
  if (dice.length > 0) parts.push(`${words.dice}: ${dice.join(', ')}`)
  if (draws.length > 0) parts.push(`${words.draws}: ${draws.join(', ')}`)
  return parts.join('; ')
}

/** Bold and dim on a terminal that shows them, nothing elsewhere. */
export const styled = (format: 'bold' | 'dim' | 'red', text: string): string =>
  styleText(format, text, { stream: process.stdout })
