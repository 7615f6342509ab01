/**
 * Sentences put together from parts, in Italian and English. Words are written whole and side by side; what is filled in
 * is a noun that knows its gender, its number and its article, so that nobody has to write round the grammar:
 *
 *   say(lang, { it: '{the:unit} {unit|subisce|subiscono} un colpo in {at}', en: '{the:unit} {unit|takes|take} a hit at {at}' }, …)
 *
 * CONTRIBUTING ("How to write a sentence") lists what a slot can be.
 */
import { capital, isOne, number } from './figures.ts'
import type { Phrase, Token } from './phrase.ts'
import type { Lang, Text } from './values.ts'

/** Italian gender and number. */
export type Form = 'm' | 'f' | 'mp' | 'fp'

/** A name with what a sentence needs to know of it. Wherever a `Text` is wanted, a noun will do. */
export interface Noun extends Text {
  readonly is: Form
  /** Where it takes the article inside a sentence: “the Austrians”, “gli austriaci”; but Genoa, “Genova”. */
  readonly the?: Lang | 'both'
  /** The English number, where it is not the Italian one: “il 10° Dragoni” is, “the 10th Dragoons” are. */
  readonly plural?: boolean
  /** A label begins with a capital, but Italian writes it small inside a sentence: “Austriaci”, “gli austriaci”. */
  readonly common?: true
  /** Something a reader can point at. */
  readonly kind?: 'piece' | 'place' | 'card' | 'side'
  readonly id?: number | string
}
export const noun = (is: Form, it: string, en: string, the: Noun['the'] = 'both'): Noun => ({ is, it, en, the })
/** People by the name of their nation or of their part: a common noun, capital as a label. */
export const people = (it: string, en: string): Noun => ({ ...noun('mp', it, en), common: true })
/** A proper name without an article. */
export const properName = (is: Form, it: string, en: string): Noun => ({ is, it, en })
/** The same noun, as something on the table. */
export const token = (of: Noun, kind: NonNullable<Noun['kind']>, id: number | string): Noun => ({ ...of, kind, id })

/** What can fill a slot: a number, words, a noun, several nouns, or a phrase made elsewhere. A bare text is a name. */
export type Filling = number | string | Noun | Text | Token | readonly (Noun | Text)[] | Phrase
export type Fillings = Readonly<Record<string, Filling | undefined>>

const VOWEL = /^(?:h?[aeiouàáâäèéêëìíòóôöùúûü]|8|11(?!\d))/i
const LO = /^(?:s[^aeiou\s]|z|gn|ps|pn|x|y|i[aeou])/i
/** Articles as part of a name: “Il Cairo” is “al Cairo” after a preposition. */
const OWN = /^(?:Il|Lo|La|I|Gli|Le) (?=\p{L})|^L’(?=\p{L})/u

function articleIt(text: string, is: Form): string {
  const vowel = VOWEL.test(text) && !LO.test(text)
  if (is === 'fp') return 'le '
  if (is === 'mp') return vowel || LO.test(text) ? 'gli ' : 'i '
  if (vowel) return 'l’'
  return is === 'f' ? 'la ' : LO.test(text) ? 'lo ' : 'il '
}
/** What the article becomes behind di, a, da, in, su: il → -l, lo → -llo, gli → -gli. */
const FUSED: Readonly<Record<string, string>> = {
  'il ': 'l ',
  'lo ': 'llo ',
  'l’': 'll’',
  'la ': 'lla ',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
}
/** Slot → the Italian preposition by itself, and as it stands before an article. */
const PREPOSITIONS: Readonly<Record<string, readonly [string, string]>> = {
  of: ['di ', 'de'],
  to: ['a ', 'a'],
  at: ['a ', 'a'],
  from: ['da ', 'da'],
  by: ['da ', 'da'],
  in: ['in ', 'ne'],
  on: ['su ', 'su'],
}
export const SLOTS: readonly string[] = ['the', ...Object.keys(PREPOSITIONS)]

const isNoun = (value: unknown): value is Noun => typeof value === 'object' && value !== null && 'it' in value
/** A text without grammar is the name of somebody: one, and no article. */
const formOf = ({ is }: Partial<Noun>): Form => is ?? 'm'
const takesArticle = ({ the }: Noun, lang: Lang): boolean => the === 'both' || the === lang

/** The words before a name, and the name as it stands behind them. */
function led(slot: string, of: Noun, lang: Lang): readonly [before: string, text: string] {
  const text = of.common && lang === 'it' ? of.it.charAt(0).toLowerCase() + of.it.slice(1) : of[lang]
  if (slot === '') return ['', text]
  if (lang === 'en') return [`${slot === 'the' ? '' : `${slot} `}${takesArticle(of, lang) ? 'the ' : ''}`, text]
  const [alone, fused] = PREPOSITIONS[slot] ?? ['', '']
  // “ad Acri”: a takes a d before another a, and only there.
  if (!takesArticle(of, lang)) return [alone === 'a ' && /^[aàáâ]/i.test(text) ? 'ad ' : alone, text]
  const bare = text.replace(OWN, '')
  const article = articleIt(bare, formOf(of))
  return [slot === 'the' ? article : fused + FUSED[article], bare]
}

function one(slot: string, of: Noun, lang: Lang): Phrase {
  const [before, text] = led(slot, of, lang)
  const { kind, id } = of
  const thing = kind === undefined || id === undefined ? text : { kind, id, text }
  return before === '' ? [thing] : [before, thing]
}

const LISTS = {
  and: { it: new Intl.ListFormat('it'), en: new Intl.ListFormat('en-GB') },
  or: {
    it: new Intl.ListFormat('it', { type: 'disjunction' }),
    en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
  },
}
/** “A3, A5 e A18”, “A3, A5 and A18”: what can be pointed at stays so. */
export function list(parts: readonly (string | Token | Phrase)[], lang: Lang, how: 'and' | 'or' = 'and'): Phrase {
  return LISTS[how][lang].formatToParts(parts.map((_, i) => String(i))).flatMap(({ type, value }): Phrase => {
    if (type === 'literal') return [value]
    const part = parts[Number(value)]!
    return Array.isArray(part) ? (part as Phrase) : [part as string | Token]
  })
}

const nounsIn = (value: Filling | undefined): readonly Noun[] | undefined =>
  isNoun(value) ? [value] : Array.isArray(value) && isNoun(value[0]) ? (value as readonly Noun[]) : undefined

/** One form for one, another for several; or four: masculine, feminine, and both again for several. */
function agreeing(forms: readonly string[], value: Filling | undefined, lang: Lang): string {
  const nouns = nounsIn(value)
  const first = nouns?.[0]
  const many =
    first === undefined
      ? typeof value === 'number' && !isOne(value, lang)
      : nouns!.length > 1 || ((lang === 'en' ? first.plural : undefined) ?? formOf(first).endsWith('p'))
  const feminine = nouns?.every(each => formOf(each).startsWith('f')) ?? false
  const chosen = forms.length === 4 ? forms[(many ? 2 : 0) + (feminine ? 1 : 0)] : forms[many ? 1 : 0]
  return (chosen ?? '').replace('#', typeof value === 'number' ? number(value, lang) : '#')
}

function filled(slot: string, value: Filling, lang: Lang): Phrase {
  if (typeof value === 'number') return [number(value, lang)]
  const nouns = nounsIn(typeof value === 'string' ? { is: 'm', it: value, en: value } : value)
  if (nouns === undefined) return Array.isArray(value) ? (value as Phrase) : [value as Token]
  return list(
    nouns.map(each => one(slot, each, lang)),
    lang,
  )
}

const SLOT = /\{(?:(\w+):)?(\w+)((?:\|[^{}|]*)*)\}/g

/**
 * Fills a sentence of one language. `{x}` is the bare name, `{of:x}` the name with preposition and article,
 * `{x|resta|restano}` the form that agrees with x, and `#` inside such a form the number itself.
 */
export function fill(sentence: string, values: Fillings, lang: Lang): Phrase {
  const parts: (string | Token)[] = []
  let at = 0
  for (const [whole, slot = '', key = '', forms = ''] of sentence.matchAll(SLOT)) {
    const from = sentence.indexOf(whole, at)
    if (from > at) parts.push(sentence.slice(at, from))
    at = from + whole.length
    const value = values[key]
    if (value === undefined) parts.push(whole)
    else if (forms !== '') parts.push(agreeing(forms.slice(1).split('|'), value, lang))
    else parts.push(...filled(slot, value, lang))
  }
  if (at < sentence.length) parts.push(sentence.slice(at))
  return joined(parts)
}

/** Words that follow each other are one piece: the page makes an element of every part. */
function joined(parts: Phrase): Phrase {
  const out: (string | Token)[] = []
  for (const part of parts) {
    const last = out.at(-1)
    if (part === '') continue
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part
    else out.push(part)
  }
  return out
}

/** Picks the sentence of the reader's language and fills it. */
export const say = (lang: Lang, text: Text, values: Fillings = {}): Phrase => fill(text[lang], values, lang)

/** A line of its own begins with a capital letter, whatever it begins with. */
export function sentence(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase
  if (typeof first === 'string') return [capital(first), ...rest]
  return first !== undefined && 'text' in first ? [{ ...first, text: capital(first.text) }, ...rest] : phrase
}
