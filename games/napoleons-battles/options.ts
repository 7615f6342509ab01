/** What a table can set: rules of the translators’ club that already work, and readings of passages the text leaves open. */
import type { Option, Scenario } from '@bivouac/kernel'
import { SHIPPED } from './field.ts'

const value = (id: string, it: string, en: string) => ({ id, name: { it, en } })

export const OPTIONS = [
  {
    id: 'rates',
    name: { it: 'Velocità e cambi di formazione', en: 'Rates and changes of formation' },
    about: {
      it: 'Autori (8.1.2.1, 8.2.5): chi cambia formazione paga tutta la mossa alla velocità di linea. Circolo: ogni frazione di turno alla velocità del momento.',
      en: 'Designers (8.1.2.1, 8.2.5): whoever changes formation pays the whole move at line speed. Club: each fraction of the turn at the speed of the moment.',
    },
    values: [value('line', 'autori', 'designers'), value('fractions', 'circolo', 'club')],
    default: 'line',
  },
  {
    id: 'rally',
    name: { it: 'Recupero', en: 'Rally' },
    about: {
      it: 'Solo a contatto del generale (4.1.3), o per tutti, a −2 senza generale (circolo, 7.1 hr).',
      en: 'Only beside a general (4.1.3), or for everybody, at −2 without one (club, 7.1 hr).',
    },
    values: [value('general', 'con il generale', 'with a general'), value('anybody', 'per tutti', 'for everybody')],
    default: 'general',
  },
  {
    id: 'squareTest',
    name: { it: 'Esenzione dal quadrato', en: 'Exemption from the square' },
    about: {
      it: 'Vicino a fanteria nemica non in rotta (errata), o a qualunque nemico non in rotta (testo di 8.4.4).',
      en: 'Near unrouted enemy infantry (errata), or near any unrouted enemy (text of 8.4.4).',
    },
    values: [value('infantry', 'fanteria', 'infantry'), value('any', 'qualunque nemico', 'any enemy')],
    default: 'infantry',
  },
  {
    id: 'disorderedContact',
    name: { it: 'Contatto in disordine', en: 'Contact in disorder' },
    about: {
      it: 'Chi è disordinato non può iniziare un combattimento (errata a 8.4.1.1), o può (testo).',
      en: 'A disordered unit may not start a combat (errata to 8.4.1.1), or may (text).',
    },
    values: [value('no', 'no', 'no'), value('yes', 'sì', 'yes')],
    default: 'no',
  },
  {
    id: 'bounceLoss',
    name: { it: 'Rimbalzo e perdite del vincitore', en: 'Bounce and winner’s loss' },
    about: {
      it: 'Un rimbalzo non è un successo per il nemico, o gli costa la figura di 10.4.1.',
      en: 'A bounce is no success of the enemy, or costs him the figure of 10.4.1.',
    },
    values: [value('no', 'no', 'no'), value('yes', 'sì', 'yes')],
    default: 'no',
  },
  {
    id: 'bridges',
    name: { it: 'Marcia sui ponti', en: 'March column on a bridge' },
    about: {
      it: 'In colonna di marcia su un ponte si combatte senza il −2 di 10.3.8.1 (8.2.6.1.2.1), o con.',
      en: 'A march column on a bridge fights without the −2 of 10.3.8.1 (8.2.6.1.2.1), or with it.',
    },
    values: [value('free', 'senza', 'without'), value('ford', 'con', 'with')],
    default: 'free',
  },
  {
    id: 'townBonus',
    name: { it: 'Valore della città', en: 'Value of a town' },
    about: {
      it: 'Per ogni unità ordinata dentro (10.3.2), o solo per chi è dispiegato.',
      en: 'For every ordered unit inside (10.3.2), or only for deployed ones.',
    },
    values: [value('inside', 'chi è dentro', 'inside'), value('deployed', 'solo dispiegati', 'deployed only')],
    default: 'inside',
  },
] as const satisfies readonly Option[]

export type OptionId = (typeof OPTIONS)[number]['id']
const INDEX = Object.fromEntries(OPTIONS.map((option, i) => [option.id, i])) as Record<OptionId, number>

/** `State.options` holds, by option, the number of the value chosen. */
export const optionsOf = (chosen: Readonly<Record<string, unknown>>): number[] =>
  OPTIONS.map(option => option.values.findIndex(each => each.id === (chosen[option.id] ?? option.default)))

/** Whether the second value of an option was chosen. */
export const is = (s: { readonly options: readonly number[] }, option: OptionId): boolean =>
  s.options[INDEX[option]] === 1

export const SCENARIOS: readonly Scenario[] = SHIPPED.map(({ id, name, about }) => ({
  id: id!,
  name: typeof name === 'string' || name === undefined ? { it: id!, en: id! } : name,
  about: about ?? { it: '', en: '' },
}))
