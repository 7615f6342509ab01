/** Names of forces and places, as words and as tokens. */
import type { Lang, Phrase, Text, Token } from '@bivouac/kernel'
import { COUNTERS } from '../data/index.ts'
import { areaName } from '../data/names.ts'
import { ENEMY, KIND_NAME } from '../words.ts'

/** A commander by his name, with his arm where two bear it; recruits and statics by what they are. */
export function forceName(force: number, lang: Lang): string {
  const counter = COUNTERS[force]
  if (counter === undefined) return '?'
  const kind = KIND_NAME[counter.kind][lang]
  if (counter.named) {
    const twins = COUNTERS.some(o => o !== counter && o.campaign === counter.campaign && o.name === counter.name)
    return twins ? `${counter.name} (${kind})` : counter.name
  }
  const enemy = counter.side === ENEMY
  if (lang === 'en') return `${enemy ? 'enemy' : 'French'} ${counter.mobile ? `recruit ${kind}` : kind}`
  if (counter.mobile) return `reclute ${enemy ? 'nemiche' : 'francesi'} (${kind})`
  return `${kind} ${!enemy ? 'francese' : counter.kind === 'garrison' ? 'nemico' : 'nemica'}`
}
export const piece = (force: number, lang: Lang): Token => ({ kind: 'piece', id: force, text: forceName(force, lang) })
export const place = (campaign: number, area: number, lang: Lang): Token => ({
  kind: 'place',
  id: area,
  text: areaName(campaign, area, lang),
})
export const die = (got: number, sides = 10): Token => ({ kind: 'die', sides, got })
export const pieces = (forces: readonly number[], lang: Lang): Phrase =>
  forces.flatMap((force, i): (string | Token)[] => (i === 0 ? [piece(force, lang)] : [', ', piece(force, lang)]))
export const both = (it: string, en: string): Text => ({ it, en })
/** “1 punto”, “3 punti”. */
export const points = (count: number, lang: Lang): string =>
  lang === 'it' ? `${count} ${count === 1 ? 'punto' : 'punti'}` : `${count} ${count === 1 ? 'point' : 'points'}`
