/** The table in text, for terminals and reports. */
import type { Lang } from '@bivouac/kernel'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS } from '../data/map.ts'
import type { View } from '../state.ts'
import { PRISONER, REMOVED, RESERVE } from '../words.ts'
import { card, PHASE_NAMES, STATUS_LETTERS } from './names.ts'

const ratings = (view: View, corps: number): string => {
  const { name, combat, movement, command } = CORPS[corps]!
  const tired = view.tired[corps] === 1 ? 1 : 0
  return `${name} ${Math.max(1, combat - tired)}·${Math.max(1, movement - tired)}·${command}${tired === 1 ? '*' : ''}`
}

export function board(view: View, lang: Lang): string {
  const it = lang === 'it'
  const lines: string[] = []
  const round = view.round > 0 ? `, round ${view.round}` : ''
  lines.push(`${view.year}, ${PHASE_NAMES[lang][view.phase]}${round}`)
  lines.push(
    COUNTRIES.flatMap(({ name }, i) =>
      view.status[i]! < 0 ? [] : [`${name[lang]} ${STATUS_LETTERS[view.status[i]!]}`],
    ).join(' · '),
  )
  REGIONS.forEach(({ name }, at) => {
    const here = CORPS.flatMap((_, corps) => (view.place[corps] === at ? [ratings(view, corps)] : []))
    if (here.length > 0) lines.push(`  ${name}: ${here.join(', ')}`)
  })
  const off = (place: number): string =>
    CORPS.flatMap(({ name }, corps) => (view.place[corps] === place ? [name] : [])).join(', ') || '–'
  lines.push(`${it ? 'Riserva' : 'Reserve'}: ${CORPS.filter((_, corps) => view.place[corps] === RESERVE).length}`)
  lines.push(`${it ? 'Prigionieri' : 'Prisoners'}: ${off(PRISONER)}`)
  lines.push(`${it ? 'Perduti' : 'Lost for ever'}: ${off(REMOVED)}`)
  lines.push(
    `${it ? 'Carte' : 'Cards'}: ${it ? 'Francia' : 'France'} ${view.handSize[0]}, ${it ? 'Coalizione' : 'Coalition'} ${view.handSize[1]}, ${it ? 'mazzo' : 'deck'} ${view.deckSize}, ${it ? 'scarti' : 'discards'} ${view.discard.length}`,
  )
  if (view.hand.length > 0)
    lines.push(`${it ? 'In mano' : 'Hand'}: ${view.hand.map(each => card(each)[lang]).join(', ')}`)
  return lines.join('\n')
}
