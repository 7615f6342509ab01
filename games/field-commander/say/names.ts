/** Names of forces and places, as words and as nouns that sentences agree with. */
import { type Lang, type Noun, noun, properName, type Text, type Token, token } from '@bivouac/kernel'
import { COUNTERS, type Counter } from '../data/index.ts'
import { areaNoun } from '../data/names.ts'
import { ENEMY, KIND_NAME } from '../words.ts'

/** First names of princes are translated; whoever bears a title is called by it. */
const PRINCES: Readonly<Record<string, Noun>> = {
  Charles: properName('m', 'Carlo', 'Charles'),
  Constantine: properName('m', 'Costantino', 'Constantine'),
  Eugène: properName('m', 'Eugenio', 'Eugène'),
  John: properName('m', 'Giovanni', 'John'),
  Louis: properName('m', 'Luigi', 'Louis'),
  Palatine: noun('m', 'Palatino', 'Palatine'),
  Wilhelm: properName('m', 'Guglielmo', 'Wilhelm'),
}

const withArm = (of: Noun, kind: Text): Noun => ({ ...of, it: `${of.it} (${kind.it})`, en: `${of.en} (${kind.en})` })
function unnamed({ side, kind, mobile }: Counter): Noun {
  const { it, en } = KIND_NAME[kind]
  const enemy = side === ENEMY
  const whose = enemy ? 'enemy' : 'French'
  if (mobile) {
    const recruits = noun('fp', `reclute ${enemy ? 'nemiche' : 'francesi'} (${it})`, `${whose} recruit ${en}`)
    return { ...recruits, plural: kind === 'gun' }
  }
  return kind === 'garrison'
    ? noun('m', `${it} ${enemy ? 'nemico' : 'francese'}`, `${whose} ${en}`)
    : noun('f', `${it} ${enemy ? 'nemica' : 'francese'}`, `${whose} ${en}`)
}

/** A commander by his name, with his arm where two bear it; recruits and statics by what they are. */
export function forceNoun(force: number): Noun {
  const counter = COUNTERS[force]
  if (counter === undefined) return properName('f', '?', '?')
  if (!counter.named) return unnamed(counter)
  const called = PRINCES[counter.name] ?? properName('m', counter.name, counter.name)
  const twins = COUNTERS.some(o => o !== counter && o.campaign === counter.campaign && o.name === counter.name)
  return twins ? withArm(called, KIND_NAME[counter.kind]) : called
}
export const forceName = (force: number, lang: Lang): string => forceNoun(force)[lang]

export const piece = (force: number): Noun => token(forceNoun(force), 'piece', force)
export const place = (campaign: number, area: number): Noun => token(areaNoun(campaign, area), 'place', area)
export const die = (got: number, sides = 10): Token => ({ kind: 'die', sides, got })
export const both = (it: string, en: string): Text => ({ it, en })
