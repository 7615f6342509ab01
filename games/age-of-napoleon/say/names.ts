/** Names of things as nouns, so that sentences agree with them, and as something a reader can point at. */
import { type Lang, type Noun, noun, properName, type Token, token } from '@bivouac/kernel'
import { CARDS } from '../data/cards.ts'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS } from '../data/map.ts'

/** Italian: which countries are masculine, and which go without an article. English has one for the Papal States alone. */
const MASCULINE = new Set(['hannover', 'portugal', 'stato_chiesa', 'wurttemberg', 'tirol'])
const COUNTRY_NOUNS: readonly Noun[] = COUNTRIES.map(({ id, name }, i) => {
  const is = MASCULINE.has(id) ? 'm' : 'f'
  if (id === 'napoli') return token(properName('f', name.it, name.en), 'place', `c${i}`)
  const plain = noun(is, name.it, name.en, id === 'stato_chiesa' ? 'both' : 'it')
  return token(id === 'stato_chiesa' ? { ...plain, plural: true } : plain, 'place', `c${i}`)
})
/** The Papal States are the one region whose name has an article of its own. */
const REGION_NOUNS: readonly Noun[] = REGIONS.map(({ name }, i) =>
  token(name.startsWith('Lo ') ? noun('m', name, name, 'it') : properName('f', name, name), 'place', i),
)
const CORPS_NOUNS: readonly Noun[] = CORPS.map(({ name }, i) => token(properName('m', name, name), 'piece', i))
const CARD_NOUNS: readonly Noun[] = CARDS.map(({ name }, i) => token(properName('f', name.it, name.en), 'card', i + 1))
const SIDE_NOUNS: readonly Noun[] = [
  token(noun('f', 'Francia', 'France', 'it'), 'side', 0),
  token(noun('f', 'Coalizione', 'Coalition'), 'side', 1),
]
const UNKNOWN: Noun = properName('m', '?', '?')

export const side = (seat: number): Noun => SIDE_NOUNS[seat] ?? UNKNOWN
export const country = (number: number): Noun => COUNTRY_NOUNS[number] ?? UNKNOWN
export const region = (number: number): Noun => REGION_NOUNS[number] ?? UNKNOWN
export const corps = (number: number): Noun => CORPS_NOUNS[number] ?? UNKNOWN
export const card = (number: number): Noun => CARD_NOUNS[number - 1] ?? UNKNOWN
export const several = (list: readonly number[]): readonly Noun[] => list.map(corps)
export const cards = (list: readonly number[]): readonly Noun[] => list.map(card)
export const die = (got: number): Token => ({ kind: 'die', sides: 6, got })
export const rule = (section: string): Token => ({ kind: 'rule', rule: section })
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const PHASE_NAMES: Readonly<Record<Lang, readonly string[]>> = {
  it: ['Diplomazia', 'Insurrezione', 'Strategia', 'Rinforzi', 'Campagna', 'Resa', 'Logoramento invernale', 'Vittoria'],
  en: [
    'Diplomacy',
    'Insurrection',
    'Strategy',
    'Reinforcement',
    'Campaign',
    'Surrender',
    'Winter Attrition',
    'Victory',
  ],
}
/** What a country is called by its status, with its predicate: “becomes a French ally”. */
export const STATUS_NAMES: Readonly<Record<Lang, readonly string[]>> = {
  it: [
    'membro della Coalizione',
    'neutrale',
    'alleato francese',
    'dominio francese',
    'paese insorto',
    'Francia',
    'Inghilterra',
  ],
  en: ['a Coalition member', 'neutral', 'a French ally', 'a French dominion', 'insurgent', 'France', 'Britain'],
}
/** The letters on the map, and in set-ups. */
export const STATUS_LETTERS: readonly string[] = ['CM', 'NC', 'FA', 'FD', 'IC', 'FR', 'CO']
