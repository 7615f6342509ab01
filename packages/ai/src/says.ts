/** What a computer player is about, in a sentence. */
import type { Action, AnyGame, Text } from '@bivouac/kernel'
import type { Considered } from './types.ts'

/** “Assault with the Guards, then …: ahead in 7 of 10 futures.” And what it is good for, where the game can say. */
export function sentence(game: AnyGame, view: object, best: Considered, then: readonly Action[] = []): Text {
  const tenths = Math.round(best.ahead * 10)
  const say = (lang: 'it' | 'en', join: string): string =>
    [best.action, ...then].map(action => trimmed(game.words.action(action, view, lang))).join(join)
  const why = game.ai?.why?.(view, best.action)
  return {
    it: `${say('it', ', poi ')}: avanti in ${tenths} futuri su 10.${why === undefined ? '' : ` ${why.it}`}`,
    en: `${say('en', ', then ')}: ahead in ${tenths} of 10 futures.${why === undefined ? '' : ` ${why.en}`}`,
  }
}
const trimmed = (text: string): string => text.replace(/[.:…]+$/, '')
