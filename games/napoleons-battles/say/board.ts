/** The table in text: where everybody stands, which way he looks, what is left of him. */
import type { Lang } from '@bivouac/kernel'
import { isGeneral, isTroops } from '../field.ts'
import { namedFor } from '../muster.ts'
import type { NapoleonView } from '../view.ts'
import { ON_TABLE } from '../words.ts'
import { FORMATION_NAMES, inches, MARK_NAMES, sideName, wind } from './names.ts'

export function board({ s, counters }: NapoleonView, lang: Lang): string {
  const f = namedFor(s)
  const lines = [lang === 'it' ? `Turno ${s.turn} di ${f.turns}` : `Turn ${s.turn} of ${f.turns}`]
  for (const side of [0, 1]) {
    lines.push('', sideName(f, side, lang))
    for (const u of f.ofSide[side]!) {
      if (s.on[u] !== ON_TABLE) continue
      const marks = MARK_NAMES.filter((_, bit) => (s.mark[u]! & (1 << bit)) !== 0).map(each => each[lang])
      const what = isGeneral(f, u) ? '' : `, ${FORMATION_NAMES[s.form[u]!]![lang]}`
      const strength = isTroops(f, u) ? ` ${s.figures[u]}/${f.figures[u]}` : ''
      lines.push(
        `  ${u} ${f.name[u]![lang]}${strength} (${inches(s.x[u]!, lang)} ${inches(s.y[u]!, lang)}) ${wind(s.facing[u]!, lang)}${what}${marks.map(mark => `, ${mark}`).join('')}`,
        ...skirmishersIn(s.extra.skirmishers ?? [], u, lang),
      )
    }
    for (const { number, x, y, facing } of counters?.filter(each => each.side === side) ?? [])
      lines.push(
        `  ${lang === 'it' ? 'pedina' : 'counter'} ${number} (${inches(x, lang)} ${inches(y, lang)}) ${wind(facing, lang)}`,
      )
  }
  return lines.join('\n')
}

/** A1.1 Where the skirmishers of a unit stand: one line below it. */
function skirmishersIn(all: readonly number[], unit: number, lang: Lang): string[] {
  const bases: string[] = []
  for (let k = 0; k < all.length; k += 4)
    if (all[k] === unit)
      bases.push(`(${inches(all[k + 1]!, lang)} ${inches(all[k + 2]!, lang)}) ${wind(all[k + 3]!, lang)}`)
  return bases.length === 0 ? [] : [`    ${lang === 'it' ? 'schermagliatori' : 'skirmishers'} ${bases.join(', ')}`]
}
