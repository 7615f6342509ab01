/** What a thing on the table is called, to be read or heard. */
import type { Thing } from '@bivouac/client/page'
import { type Lang, plain, say, type Text } from '@bivouac/kernel'
import { FORMATION_NAMES, MARK_NAMES, sideName, wind } from '../say/names.ts'
import { GENERAL, GUNLESS, SUPPLY, WORN } from '../words.ts'
import { unitOf } from './actions.ts'
import { fieldIn, hasActed, isThere, type View, viewOf } from './facts.ts'
import { NB } from './words.ts'

/** “1er de ligne, French, line, facing east, 16 figures, disordered”. */
export function unitText(view: View, u: number, lang: Lang): string {
  const f = fieldIn(view)
  const { s } = view
  const arm = f.arm[u]!
  const parts: string[] = [f.name[u]![lang], sideName(f, f.side[u]!, lang)]
  if (arm === GENERAL) parts.splice(1, 0, NB.general[lang])
  if (arm < SUPPLY && arm !== GENERAL) parts.push(FORMATION_NAMES[s.form[u]!]![lang])
  parts.push(plain(say(lang, NB.facing, { where: wind(s.facing[u]!, lang) })))
  if (arm <= 1) parts.push(plain(say(lang, NB.figures, { n: s.figures[u]! })))
  MARK_NAMES.forEach((name, bit) => {
    if ((s.mark[u]! & (1 << bit)) !== 0) parts.push(name[lang])
  })
  parts.push(...badgesOf(view, u, lang))
  if (isUnseen(view, u)) parts.push(NB.unseenByEnemy[lang])
  if (hasActed(view, u)) parts.push(NB.moved[lang])
  return parts.join(', ')
}

/** 17.2.2 Whether the other side sees a counter in its place. */
export const isUnseen = ({ s }: View, u: number): boolean => (s.extra.counters?.label[u] ?? 0) > 0

/** What the advanced and optional rules keep beside a unit. */
export function badgesOf({ s }: View, u: number, lang: Lang): readonly string[] {
  const all: readonly (readonly [boolean, Text])[] = [
    [s.extra.prone.includes(u), NB.lyingDown],
    [(s.mark[u]! & WORN) !== 0, NB.worn],
    [(s.mark[u]! & GUNLESS) !== 0, NB.gunless],
    [s.extra.skirmishers?.some((each, k) => k % 4 === 0 && each === u) === true, NB.skirmishersOut],
  ]
  return all.flatMap(([holds, text]) => (holds ? [text[lang]] : []))
}

export function nameOf(thing: Thing, raw: object, lang: Lang): string {
  if (!isThere(raw)) return ''
  const view = viewOf(raw)
  const f = fieldIn(view)
  if (thing.kind === 'piece') return f.name[unitOf(Number(thing.id))]?.[lang] ?? ''
  return typeof thing.id === 'number' ? (f.ground.towns[thing.id]?.name ?? '') : ''
}
