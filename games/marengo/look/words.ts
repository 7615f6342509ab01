/** What the drawing says in words, on the map and to those who listen to it. Italian and English. */
import type { Lang } from '@bivouac/kernel'
import { BOX_LIST } from '../data/armies.ts'
import { LOCALES } from '../data/map.ts'
import {
  APPROACHES,
  type Approach,
  armOf,
  BOXES,
  type Face,
  type Locale,
  type Place,
  type Side,
  strengthOf,
} from '../words.ts'
import { SYMBOLS } from './engraving/borders.ts'
import { FRONTS } from './layout.ts'

const WORDS = {
  it: {
    arms: ['fanteria', 'cavalleria', 'artiglieria'],
    sides: ['austriaco', 'francese'],
    stars: { red: 'rossa', green: 'verde', blue: 'blu' },
    narrow: 'stretta',
    wide: 'larga',
    obstructed: 'ostacolata per la cavalleria',
    capacity: 'capacità',
    star: 'stella',
    penalty: 'penalità',
    reserve: 'riserva',
    unknown: 'nascosto',
    moved: 'già mosso',
    inactive: 'sorpreso',
    approach: (from: string, to: string) => `Via d’accesso da ${from} verso ${to}`,
    block: (side: string) => `Pezzo ${side}`,
    box: (time: string) => `In marcia, ore ${time}`,
    morale: 'Morale',
    time: 'Ora',
    commands: (left: number) => `Comandi rimasti: ${left}`,
  },
  en: {
    arms: ['infantry', 'cavalry', 'artillery'],
    sides: ['Austrian', 'French'],
    stars: { red: 'red', green: 'green', blue: 'blue' },
    narrow: 'narrow',
    wide: 'wide',
    obstructed: 'obstructed to cavalry',
    capacity: 'capacity',
    star: 'star',
    penalty: 'penalty',
    reserve: 'reserve',
    unknown: 'hidden',
    moved: 'has moved',
    inactive: 'surprised',
    approach: (from: string, to: string) => `Approach from ${from} towards ${to}`,
    block: (side: string) => `${side} block`,
    box: (time: string) => `On the march, ${time}`,
    morale: 'Morale',
    time: 'Time',
    commands: (left: number) => `Commands left: ${left}`,
  },
} as const

/** The key in the corner of the map, in the order of its signs. */
export const KEY = {
  it: {
    title: 'Battaglia di Marengo',
    day: '14 giugno 1800',
    camp: 'Austriaci',
    morale: 'Morale',
    rows: [
      'fanteria −1',
      'cavalleria −1',
      'artiglieria −1',
      'ostacola la cavalleria',
      'intransitabile',
      'via stretta, larga',
      'strada principale',
      'strada secondaria',
      'obiettivi',
      'francesi all’inizio',
    ],
  },
  en: {
    title: 'Battle of Marengo',
    day: '14 June 1800',
    camp: 'Austrians',
    morale: 'Morale',
    rows: [
      'infantry −1',
      'cavalry −1',
      'artillery −1',
      'obstructs cavalry',
      'impassable',
      'narrow, wide',
      'primary road',
      'secondary road',
      'objectives',
      'French at start',
    ],
  },
} as const

export const localeName = (locale: Locale, lang: Lang): string => LOCALES[locale]!.name[lang]

export function localeLabel(locale: Locale, lang: Lang): string {
  const [facts, words] = [LOCALES[locale]!, WORDS[lang]]
  const star = facts.star === undefined ? [] : [`${words.star} ${words.stars[facts.star]}`]
  return [facts.name[lang], `${words.capacity} ${facts.capacity}`, ...star].join(', ')
}

/** The symbols say what an attack into this approach's own locale costs. */
export function approachLabel(approach: Approach, lang: Lang): string {
  const [at, words, { penalties, obstructed }] = [FRONTS[approach]!, WORDS[lang], SYMBOLS[approach]!]
  const name = words.approach(localeName(at.locale, lang), localeName(FRONTS[approach ^ 1]!.locale, lang))
  const cost = penalties.flatMap((size, arm) => (size === 0 ? [] : [`${words.arms[arm]} −${size}`]))
  return [
    name,
    at.wide ? words.wide : words.narrow,
    ...(cost.length === 0 ? [] : [`${words.penalty} ${cost.join(' ')}`]),
    ...(obstructed ? [words.obstructed] : []),
  ].join(', ')
}

export function placeLabel(place: Place, lang: Lang): string {
  if (place >= BOXES) return WORDS[lang].box(`${BOX_LIST[place - BOXES]!.round + 5}:00`)
  if (place >= APPROACHES) return approachLabel(place - APPROACHES, lang)
  return `${localeName(place, lang)}, ${WORDS[lang].reserve}`
}

export function faceLabel(face: Face | undefined, lang: Lang): string {
  return face ? `${WORDS[lang].arms[armOf(face)]} ${strengthOf(face)}` : WORDS[lang].unknown
}

export function blockLabel(
  block: {
    readonly side: Side
    readonly face?: Face | undefined
    readonly place?: Place
    readonly moved?: boolean
    readonly inactive?: boolean
  },
  lang: Lang,
): string {
  const words = WORDS[lang]
  return [
    words.block(words.sides[block.side]),
    faceLabel(block.face, lang),
    ...(block.place === undefined ? [] : [placeLabel(block.place, lang)]),
    ...(block.moved ? [words.moved] : []),
    ...(block.inactive ? [words.inactive] : []),
  ].join(', ')
}
export const moraleLabel = (morale: readonly number[], lang: Lang): string =>
  `${WORDS[lang].morale}: ${WORDS[lang].sides.map((side, i) => `${side} ${morale[i]}`).join(', ')}`
export const timeLabel = (round: number, lang: Lang): string => `${WORDS[lang].time} ${round + 5}:00`
export const commandsLabel = (left: number, lang: Lang): string => WORDS[lang].commands(left)
