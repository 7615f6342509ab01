/**
 * Any position in ten lines: what a set-up may say of the table, and what is wrong with it, in a sentence.
 *
 *   { "year": 1806, "phase": "campaign", "round": 2, "first": "france",
 *     "status": { "prussia": "CM", "tirol": "FD" },
 *     "corps": { "bayern": ["Napoleon", "Davout*"], "sachsen": ["Hohenlohe"] },
 *     "hands": [["Forced March", "Depot"], ["Mud"]] }
 *
 * A star behind a name: exhausted. What is not said is as in the scenario; corps not named are in reserve.
 */
import type { Json } from '@bivouac/kernel'
import { CORPS } from './data/corps.ts'
import { HAND_LIMIT } from './data/tables.ts'
import { type Cited, cited, type Rule } from './rulebook.ts'
import { COPIES, cardNamed, corpsNamed, countryNamed, regionNamed } from './rules/facts.ts'
import { BRITAIN_LAND, CAMPAIGN, PHASES, ROUNDS, STATUSES } from './words.ts'

export interface Written {
  readonly year?: number
  readonly lastYear?: number
  readonly phase?: (typeof PHASES)[number]
  /** In a Campaign Phase. */
  readonly round?: number
  /** The first player of the year; without it he is asked for. */
  readonly first?: 'france' | 'coalition'
  /** A detachable area named here is a country of its own; "" makes it its ruler’s again. */
  readonly status?: Readonly<Record<string, string>>
  readonly onceInsurgent?: readonly string[]
  readonly reformed?: readonly string[]
  readonly britannia?: boolean
  readonly invaded?: boolean
  /** A major surrendered last year: the deck will be reshuffled. */
  readonly surrendered?: boolean
  readonly corps?: Readonly<Record<string, readonly string[]>>
  readonly prisoners?: readonly string[]
  readonly removed?: readonly string[]
  /** By seat; without it both are dealt at random. */
  readonly hands?: readonly (readonly string[])[]
  /** Without it: every card not named elsewhere. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly aside?: readonly string[]
  readonly gone?: readonly string[]
}

type Check = (value: unknown) => Cited | undefined
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

const between =
  (rule: Rule, least: number, most: number): Check =>
  value =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? undefined
      : cited(rule, `is a whole number from ${least} to ${most}`)
const oneOf =
  (rule: Rule, values: readonly string[]): Check =>
  value =>
    values.includes(value as string) ? undefined : cited(rule, `is one of ${values.join(', ')}`)
const flag =
  (rule: Rule): Check =>
  value =>
    typeof value === 'boolean' ? undefined : cited(rule, 'is true or false')
const names =
  (rule: Rule, what: string, find: (id: string) => number): Check =>
  value => {
    if (!isNames(value)) return cited(rule, 'is a list of names')
    const wrong = value.find(name => find(name) < 0)
    return wrong === undefined ? undefined : cited(rule, `names “${wrong}”, and there is no such ${what}`)
  }
const cards = names('1.11', 'card', cardNamed)
const corpsList = names('1.10', 'corps', corpsNamed)
const countries = names('1.2', 'country', countryNamed)
/** On the map a star may stand behind the name: exhausted. */
const plain = (name: string): string => name.replace(/\*$/, '')

const status: Check = value => {
  if (!isRecord(value)) return cited('2.1', 'is an object: {"austria": "NC"}')
  for (const [country, code] of Object.entries(value)) {
    const number = countryNamed(country)
    if (number < 0) return cited('1.2', `names “${country}”, and there is no such country`)
    const own = number === 0 ? 'FR' : number === 1 ? 'CO' : undefined
    if (
      own !== undefined ? code !== own : !STATUSES.slice(0, 5).includes(code as never) && !(code === '' && number >= 19)
    )
      return cited(
        own === undefined ? '2' : '2.1',
        `gives ${country} “${String(code)}”; it is one of ${own ?? STATUSES.slice(0, 5).join(', ')}`,
      )
  }
  return undefined
}
const placing: Check = value => {
  if (!isRecord(value)) return cited('1.9', 'is an object: {"bayern": ["Mack"]}')
  for (const [region, list] of Object.entries(value)) {
    if (regionNamed(region) < 0) return cited('1.2', `names “${region}”, and there is no such region`)
    const fault = names('1.10', `corps (in ${region})`, name => corpsNamed(plain(name)))(list)
    if (fault !== undefined) return fault
  }
  return undefined
}
const hands: Check = value => {
  if (!Array.isArray(value) || value.length !== 2)
    return cited('1.11', 'is two lists: the French hand and that of the Coalition')
  for (const hand of value) {
    const fault = cards(hand)
    if (fault !== undefined) return fault
    if ((hand as string[]).length > HAND_LIMIT) return cited('6.2', 'has more than ten cards in one hand')
  }
  return undefined
}
const insurgents: Check = value => {
  const fault = countries(value)
  if (fault !== undefined) return fault
  return (value as string[]).some(name => countryNamed(name) <= BRITAIN_LAND)
    ? cited('2.1', 'never names france or britain')
    : undefined
}
const majors: Check = value => {
  const fault = countries(value)
  if (fault !== undefined) return fault
  const wrong = (value as string[]).find(name => name !== 'austria' && name !== 'prussia')
  return wrong === undefined ? undefined : cited('6.3', 'is of austria and prussia only')
}

const FIELDS: { readonly [K in keyof Written]-?: Check } = {
  year: between('3.1', 1805, 1815),
  lastYear: between('3.1', 1805, 1815),
  phase: oneOf('3.1', PHASES),
  round: between('7.1', 1, ROUNDS),
  first: oneOf('3.2', ['france', 'coalition']),
  status,
  onceInsurgent: insurgents,
  reformed: majors,
  britannia: flag('16-22'),
  invaded: flag('6.5'),
  surrendered: flag('12.8'),
  corps: placing,
  prisoners: corpsList,
  removed: corpsList,
  hands,
  deck: cards,
  discard: cards,
  aside: cards,
  gone: cards,
}

export const POSITION_FIELDS: readonly string[] = Object.keys(FIELDS)

/** A sentence saying what is wrong with the position, with its section, or `undefined`. */
export function readPosition(raw: Json): Cited | undefined {
  if (!isRecord(raw)) return cited('15.5', 'a position is an object: {"year": 1806, "corps": {…}}')
  for (const [key, value] of Object.entries(raw)) {
    if (!Object.hasOwn(FIELDS, key))
      return cited('15.5', `a position has no “${key}”; it has: ${POSITION_FIELDS.join(', ')}`)
    const fault = FIELDS[key as keyof Written](value)
    if (fault !== undefined) return `“${key}” of the position ${fault}`
  }
  const written = raw as Written
  if (written.round !== undefined && written.phase !== undefined && PHASES.indexOf(written.phase) !== CAMPAIGN)
    return cited('7.1', 'only the campaign phase has rounds')
  if ((written.year ?? 1805) > (written.lastYear ?? 1815)) return cited('3.1', `the war is over before ${written.year}`)
  return inTwoPlaces(written) ?? tooManyCopies(written)
}
/** 1.9 A corps is in one place. */
function inTwoPlaces({ corps = {}, prisoners = [], removed = [] }: Written): Cited | undefined {
  const named = [...Object.values(corps).flat().map(plain), ...prisoners, ...removed].map(corpsNamed)
  const twice = named.find((each, i) => named.indexOf(each) !== i)
  return twice === undefined ? undefined : cited('1.9', `${CORPS[twice]!.id} is in two places, or named twice`)
}
function tooManyCopies(written: Written): Cited | undefined {
  const lists = [written.deck, written.discard, written.aside, written.gone, ...(written.hands ?? [])]
  const count = new Map<string, number>()
  for (const list of lists) for (const name of list ?? []) count.set(name, (count.get(name) ?? 0) + 1)
  for (const [name, n] of count)
    if (n > COPIES[cardNamed(name)]!)
      return cited('1.11', `“${name}” is there ${n} times; the deck has ${COPIES[cardNamed(name)]}`)
  return undefined
}
