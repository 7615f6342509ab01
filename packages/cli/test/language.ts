/** What no grammar allows: read against everything that can be said. */
import { type Filling, fill, type Lang, noun, people, plain, properName, type Text } from '@bivouac/kernel'

const PLURALS_IT =
  'punti|turni|colpi|mosse|carte|caselle|presidi|fortificazioni|rinforzi|piani|pezzi|esiti|anni|colori|perse|scarti|dadi|forze|comandi|assalti|campagne|obiettivi|esploratori|prove|posti|giocatori'
const PLURALS_EN =
  'points|turns|hits|cards|squares|garrisons|fortifications|reinforcements|plans|outcomes|years|colours|discards|cities|units|forces|commands|scouts|seats|players|trials'

const BOTH: readonly RegExp[] = [
  /undefined|\bNaN\b|\[object/,
  /\{[\w:|]/,
  / {2}/,
  / [,.;:!](?!\.)/,
  // Behind a number it means inches.
  /'|(?<!\d)"/,
  /(?:^|[\s(])-\d/,
  /\d %/,
  /(?<![\p{L}’])(\p{Ll}\p{L}+) \1(?![\p{L}’])/u,
]
const BAD: Readonly<Record<Lang, readonly RegExp[]>> = {
  it: [
    ...BOTH,
    /(?<!\p{L})(?:di|a|da|in|su) (?:[Ii]l|[Ll]o|[Gg]li|[Ii]|[Ll]e)(?!\p{L})/u,
    /(?<!\p{L})(?:di|a|da|in|su) (?:[Ll]a |[Ll]’)(?!Harpe|Romana)/u,
    /(?<!\p{L})a A[\p{L}\d]/u,
    new RegExp(`(?<![\\d.,/–-])\\b1 (?:${PLURALS_IT})\\b`, 'i'),
    /\b(?:restano|mancano|servono) 1\b/,
    // A decimal point; sections of a rulebook have points, too.
    /(?<![§.\d])\d+\.\d+ ?(?:%|punt|turn|colp|pollic)/,
    /\b(?:un|Un) (?:altra|unità|intuizione|area)\b/,
    /\bperchè|\bnè\b|\bE’/,
  ],
  en: [
    ...BOTH,
    new RegExp(`(?<![\\d.,/–-])\\b1 (?:more )?(?:${PLURALS_EN})\\b`, 'i'),
    /(?<!\p{L})[Aa] (?!uni|one|once|eu|use)[aeiou]\p{L}/u,
    /\b(?:toward|center|color|honor|gray|defense)\b/,
    /\bthe the\b/i,
  ],
}

/** Sections of a rulebook and dice have their own signs. */
const bare = (text: string): string => text.replace(/\(?§[\w.§ -]+\)?/g, '§').replace(/\[\d+\/d\d+\]/g, '[d]')
export const faultsIn = (text: string, lang: Lang): readonly string[] =>
  BAD[lang].filter(pattern => pattern.test(bare(text))).map(String)

/** The most awkward names there are; two of them together as well. */
export const WORST: readonly Filling[] = [
  noun('m', 'Il Cairo', 'Cairo', 'it'),
  noun('fp', 'reclute nemiche (cannoni)', 'enemy recruit guns'),
  noun('mp', 'Stati Uniti', 'United States'),
  noun('m', 'Impero Ottomano', 'Ottoman Empire'),
  noun('m', '8° Reggimento', '8th Regiment'),
  people('Austriaci', 'Austrians'),
  properName('f', 'Acri', 'Acre'),
  'Anna',
  [noun('fp', 'Guardie Valloni', 'Walloon Guards'), properName('m', 'Ney', 'Ney')],
]

/** A sentence with slots, said in every way that could go wrong: 0, 1, 2 for what is counted, the worst names for what is named. */
export function waysToSay(text: Text, lang: Lang): readonly string[] {
  const sentence = text[lang]
  const slots = [...sentence.matchAll(/\{(?:(\w+):)?(\w+)(\|[^{}]*)?\}/g)]
  if (slots.length === 0) return [sentence]
  const named = new Set(slots.filter(([, slot]) => slot !== undefined).map(([, , name]) => name!))
  const counted = new Set(
    slots.filter(([, , name, forms]) => forms !== undefined && !named.has(name!)).map(each => each[2]!),
  )
  const fillings = (who: Filling, n: number, other: Filling): Readonly<Record<string, Filling>> =>
    Object.fromEntries(slots.map(([, , name]) => [name!, named.has(name!) ? who : counted.has(name!) ? n : other]))
  return WORST.flatMap(who =>
    [0, 1, 2].flatMap(n => [
      plain(fill(sentence, fillings(who, n, 'X9'), lang)),
      // What is written bare behind a number must not be a plural that 1 would belie.
      plain(fill(sentence, fillings(who, n, 1), lang)),
    ]),
  )
}

/** Every text in two languages that a module exports, however deep. */
export function textsIn(value: unknown, seen = new Set<unknown>()): readonly Text[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const { it, en } = value as { it?: unknown; en?: unknown }
  const own = typeof it === 'string' && typeof en === 'string' ? [{ it, en }] : []
  return [...own, ...Object.values(value).flatMap(each => textsIn(each, seen))]
}
