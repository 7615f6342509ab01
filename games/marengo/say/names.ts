/** Names of things in both languages, and the tokens a reader can point at. */
import { type Lang, type Noun, people, properName, token } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import { LOCALES } from '../data/map.ts'
import { APPROACHES, armOf, type Block, BOXES, type Face, GONE, type Place, strengthOf } from '../words.ts'

/** The sides as labels and as nouns; then as adjectives. */
export const SIDES: readonly Noun[] = [people('Austriaci', 'Austrians'), people('Francesi', 'French')]
const ADJECTIVES: readonly Noun[] = [properName('m', 'austriaco', 'Austrian'), properName('m', 'francese', 'French')]
const ARM_NAMES = {
  it: ['fanteria', 'cavalleria', 'artiglieria'],
  en: ['infantry', 'cavalry', 'artillery'],
} as const
const BOX_NAMES = {
  it: ['oltre la Bormida', 'a est di San Giuliano Nuovo', 'sulla strada di Novi', 'sulla strada di Sale'],
  en: ['beyond the Bormida', 'east of San Giuliano Nuovo', 'on the Novi road', 'on the Sale road'],
} as const

export const sideName = (side: number, lang: Lang): string => SIDES[side]![lang]
export const side = (who: number): Noun => token(SIDES[who]!, 'side', who)
/** “austriaco”, “Austrian”: of a turn, of the morale. */
export const adjective = (who: number): Noun => token(ADJECTIVES[who]!, 'side', who)
export const faceName = (face: Face, lang: Lang): string =>
  face === 0 ? '?' : `${ARM_NAMES[lang][armOf(face)]} ${strengthOf(face)}`
/** inf3, cav2, art1, or a bar for a face this eye does not know. */
export const faceSign = (face: Face, lang: Lang): string =>
  face === 0 ? '▮' : `${ARM_NAMES[lang][armOf(face)]!.slice(0, 3)}${strengthOf(face)}`
export const blockName = (block: Block): string => (block < 20 ? `A${block + 1}` : `F${block - 19}`)
export const pieces = (blocks: readonly Block[]): readonly Noun[] =>
  blocks.map(block => token(properName('m', blockName(block), blockName(block)), 'piece', block))

export const localeCode = (locale: number): string => LOCALES[locale]?.id ?? '?'
export const localeName = (locale: number, lang: Lang): string => {
  const facts = LOCALES[locale]
  return facts === undefined ? '?' : `${facts.id} ${facts.name[lang]}`
}
export const boxName = (box: number, lang: Lang): string => BOX_NAMES[lang][box] ?? '?'
/** Round 1 is 6:00. Of twenty-four hours, as on the track. */
export const timeOf = (round: number): string => `${5 + round}:00`

/** "W4 Peterbona" for a reserve, "W4→MA" for an approach. */
export function placeName(place: Place, lang: Lang): string {
  if (place === GONE) return lang === 'it' ? 'fuori gioco' : 'out of play'
  if (place >= BOXES) return boxName(place - BOXES, lang)
  if (place < APPROACHES) return localeName(place, lang)
  const approach = place - APPROACHES
  const twin = approachLetter(approach)
  return `${localeName(MAP.areaOf[approach]!, lang)} → ${localeName(MAP.areaOf[approach ^ 1]!, lang)}${twin}`
}
/** Two locales share two pairs of approaches: a letter tells them apart. */
export function approachLetter(approach: number): string {
  const to = MAP.areaOf[approach ^ 1]
  const same = MAP.approachesOf[MAP.areaOf[approach]!]!.filter(each => MAP.areaOf[each ^ 1] === to)
  return same.length === 1 ? '' : same[0] === approach ? ' (a)' : ' (b)'
}
export const approachName = (approach: number, lang: Lang): string => placeName(APPROACHES + approach, lang)
export const place = (at: Place): Noun => token(properName('f', placeName(at, 'it'), placeName(at, 'en')), 'place', at)
/** The locale a place lies in; boxes are their own. */
export const localeAt = (at: Place): Place =>
  at >= APPROACHES && at < BOXES ? (MAP.areaOf[at - APPROACHES] ?? at) : at
