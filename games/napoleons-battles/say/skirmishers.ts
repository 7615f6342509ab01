/** Appendix A: how skirmishers are spoken of. */
import type { Lang, Text } from '@bivouac/kernel'
import type { OptionalDeed, Rejoining } from '../events-optional.ts'
import { AT_SKIRMISHERS, BY_SKIRMISHERS } from '../words.ts'
import { inches } from './names.ts'
import type { Said } from './told.ts'

const WHY: Readonly<Record<Rejoining, Text>> = {
  recalled: { it: 'richiamati', en: 'called in' },
  far: { it: 'troppo lontani o tagliati fuori', en: 'too far off or cut off' },
  contact: { it: 'contattati dal nemico', en: 'contacted by the enemy' },
  fire: { it: 'colpiti dal fuoco', en: 'hit by fire' },
  rout: { it: 'travolti dalla rotta', en: 'swept away by the rout' },
  few: { it: 'l’unità è troppo ridotta', en: 'the unit is too weak' },
}

type Deed = Extract<OptionalDeed, { readonly e: 'skirmishers' | 'calledIn' | 'thinned' }>
export const SKIRMISH_EVENTS: Said<Deed> = {
  skirmishers: ({ event: { unit: u, bases, moved }, line, unit }) =>
    moved
      ? line('Gli schermagliatori {of:who} si spostano', 'The skirmishers of {the:who} move', { who: unit(u) })
      : line(
          '{the:who} {who|stende|stendono} gli schermagliatori: {n|una base|# basi}',
          '{the:who} {who|throws|throw} out skirmishers: {n|one base|# bases}',
          { who: unit(u), n: bases },
        ),
  calledIn: ({ event: { unit: u, why }, lang, line, unit }) =>
    line('Gli schermagliatori {of:who} rientrano: {why}', 'The skirmishers of {the:who} rejoin it: {why}', {
      who: unit(u),
      why: WHY[why][lang],
    }),
  thinned: ({ event: { unit: u, bases }, line, unit }) =>
    line(
      '{the:who} {who|tiene|tengono} fuori ancora {n|una base|# basi} di schermagliatori',
      '{the:who} {who|keeps|keep} {n|one base|# bases} of skirmishers out',
      { who: unit(u), n: bases },
    ),
}

/** Who fires at whom, where skirmishers have a part in it; `it` and `en` with {who} and {aim}. */
export function shotText(loose: number): Text {
  const [by, at] = [(loose & BY_SKIRMISHERS) !== 0, (loose & AT_SKIRMISHERS) !== 0]
  const [its, en] = [
    by ? 'Gli schermagliatori {of:who} sparano' : '{the:who} {who|spara|sparano}',
    by ? 'The skirmishers of {the:who} fire' : '{the:who} {who|fires|fire}',
  ]
  return {
    it: `${its} ${at ? 'sugli schermagliatori {of:aim}' : '{to:aim}'}`,
    en: `${en} at ${at ? 'the skirmishers of {the:aim}' : '{the:aim}'}`,
  }
}

const bases = (args: readonly number[], lang: Lang): string => {
  const n = Math.floor(args.length / 3)
  return lang === 'it' ? (n === 1 ? 'una base' : `${n} basi`) : n === 1 ? 'one base' : `${n} bases`
}
/** Where the first of them goes: rows differ by that. */
const where = (args: readonly number[], lang: Lang): string =>
  `${inches(args[0] ?? 0, lang)} ${inches(args[1] ?? 0, lang)}`
type Sayer = (f: unknown, args: number[], lang: Lang) => string
export const SKIRMISH_ACTIONS = {
  skirmish: (_, args, lang) =>
    `${lang === 'it' ? 'Stendi gli schermagliatori' : 'Throw out skirmishers'}: ${bases(args, lang)} (${where(args, lang)})`,
  screen: (_, args, lang) =>
    `${lang === 'it' ? 'Sposta gli schermagliatori' : 'Move the skirmishers'}: ${bases(args, lang)} (${where(args, lang)})`,
  recallSkirmish: (_, __, lang) => (lang === 'it' ? 'Richiama gli schermagliatori' : 'Call the skirmishers in'),
  remove: (_, args, lang) =>
    `${lang === 'it' ? (args.length === 1 ? 'Togli la base' : 'Togli le basi') : args.length === 1 ? 'Take away base' : 'Take away bases'} ${args.map(n => n + 1).join(', ')}`,
} as const satisfies Readonly<Record<string, Sayer>>

export const SKIRMISH_PROMPTS: Readonly<Record<string, Text>> = {
  'surplus.choose': {
    it: '{the:who} {who|ha|hanno} troppi schermagliatori fuori: quali basi togli?',
    en: '{the:who} {who|has|have} too many skirmishers out: which bases go?',
  },
}
