/** Regions and corps as a screen reader hears them. */
import type { Lang } from '@bivouac/kernel'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS } from '../data/map.ts'
import { combatOf, countryAt, movementOf } from '../reading.ts'
import { STATUS_NAMES } from '../say/names.ts'
import { type Corps, MARK, type Region, STATUSES } from '../words.ts'
import type { View } from './facts.ts'
import { AN } from './words.ts'

const named = new Map(REGIONS.map(({ id, name }) => [id, name]))

export function regionText(view: View, region: Region, lang: Lang): string {
  const facts = REGIONS[region]!
  const country = countryAt(view, region)
  const ground = (['mountain', 'marsh', 'barren'] as const).filter(each => facts[each] === true)
  return [
    facts.name,
    facts.capital === undefined ? '' : `${AN.capital[lang]} (${facts.capital})`,
    `${COUNTRIES[country]!.name[lang]}: ${STATUS_NAMES[lang][view.status[country]!]!}`,
    ...ground.map(each => AN[each][lang]),
    (facts.seas?.length ?? 0) > 0 ? AN.coastal[lang] : '',
    AN.borders[lang].replace('{list}', facts.adjacent.map(id => named.get(id)!).join(', ')),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Short, for a heading: the region and the letters of its country's status, as on the map. */
export const regionTitle = (view: View, region: Region): string =>
  `${REGIONS[region]!.name} · ${STATUSES[view.status[countryAt(view, region)]!]!}`

/** Short: the name and the three ratings as they are now, a star if exhausted. */
export const corpsName = (view: View, corps: Corps): string =>
  `${CORPS[corps]!.name} ${combatOf(view, corps)}·${movementOf(view, corps)}·${CORPS[corps]!.command}${view.tired[corps] === 1 ? '*' : ''}`

/** Where combat, movement and command come from, by letter: ours unless the data say otherwise. */
const marksOf = (corps: Corps): readonly string[] =>
  (['combat', 'movement', 'command'] as const).map(each => MARK[CORPS[corps]!.provenance?.[each] ?? 'reconstruction'])
/** One letter where all three have the same, else one for each, in their order. */
export function markOf(corps: Corps): string {
  const marks = marksOf(corps)
  return marks.every(mark => mark === marks[0]) ? marks[0]! : marks.join(' ')
}

export function corpsText(view: View, corps: Corps, lang: Lang): string {
  const { name, command } = CORPS[corps]!
  const values = [combatOf(view, corps), movementOf(view, corps), command]
  const marks = marksOf(corps)
  const ratings = ([AN.combat, AN.movement, AN.command] as const)
    .map((rating, i) => `${rating[lang]} ${values[i]} (${marks[i]})`)
    .join(', ')
  return view.tired[corps] === 1 ? `${name}, ${AN.tired[lang]}, ${ratings}` : `${name}, ${ratings}`
}
