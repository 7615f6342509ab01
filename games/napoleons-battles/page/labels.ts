/** What a thing on the table is called, to be read or heard. */
import type { Thing } from '@bivouac/client/page'
import { type Lang, plain, say } from '@bivouac/kernel'
import { FORMATION_NAMES, MARK_NAMES, sideName, wind } from '../say/names.ts'
import { GENERAL, SUPPLY } from '../words.ts'
import { unitOf } from './actions.ts'
import { fieldIn, hasActed, isThere, type View, viewOf } from './facts.ts'
import { NB } from './words.ts'

/** “1er de ligne, French, line, facing east, 16 figures, disordered”. */
export function unitText(view: View, u: number, lang: Lang): string {
  const f = fieldIn(view)
  const { s } = view
  const arm = f.arm[u]!
  const parts: string[] = [f.name[u]!, sideName(f, f.side[u]!, lang)]
  if (arm === GENERAL) parts.splice(1, 0, NB.general[lang])
  if (arm < SUPPLY && arm !== GENERAL) parts.push(FORMATION_NAMES[s.form[u]!]![lang])
  parts.push(plain(say(lang, NB.facing, { where: wind(s.facing[u]!, lang) })))
  if (arm <= 1) parts.push(plain(say(lang, NB.figures, { n: s.figures[u]! })))
  MARK_NAMES.forEach((name, bit) => {
    if ((s.mark[u]! & (1 << bit)) !== 0) parts.push(name[lang])
  })
  if (hasActed(view, u)) parts.push(NB.moved[lang])
  return parts.join(', ')
}

export function nameOf(thing: Thing, raw: object): string {
  if (!isThere(raw)) return ''
  const view = viewOf(raw)
  const f = fieldIn(view)
  if (thing.kind === 'piece') return f.name[unitOf(Number(thing.id))] ?? ''
  return typeof thing.id === 'number' ? (f.ground.towns[thing.id]?.name ?? '') : ''
}
