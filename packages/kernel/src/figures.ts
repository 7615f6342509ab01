/** Numbers, shares and months as the two languages write them: `it` and `en-GB`. */
import type { Lang } from './values.ts'

export const LOCALES = { it: 'it', en: 'en-GB' } as const satisfies Readonly<Record<Lang, string>>

const PLURALS = { it: new Intl.PluralRules(LOCALES.it), en: new Intl.PluralRules(LOCALES.en) }
/** Does the language say it in the singular? Italian has a third form, for millions, which reads like the plural. */
export const isOne = (count: number, lang: Lang): boolean => PLURALS[lang].select(count) === 'one'

/** “3 punti”, “one point” where the form spells its own number: `#` stands for it. */
export const count = (
  n: number,
  lang: Lang,
  forms: Readonly<Record<Lang, readonly [one: string, many: string]>>,
): string => forms[lang][isOne(n, lang) ? 0 : 1].replace('#', number(n, lang))

/** With a real minus; at most one decimal unless told otherwise. */
export const number = (n: number, lang: Lang, decimals = 1): string =>
  n.toLocaleString(LOCALES[lang], { maximumFractionDigits: decimals }).replace('-', '−')
/** “+2”, “−2”, “0”. */
export const signed = (n: number, lang: Lang): string => (n > 0 ? `+${number(n, lang)}` : number(n, lang))

/** “40%”; what happens at all is never told as 0%, and what may fail never as 100%. */
export function percent(share: number, lang: Lang, decimals = 0): string {
  const least = 1 / 10 ** (decimals + 2)
  const said = (part: number): string =>
    part.toLocaleString(LOCALES[lang], { style: 'percent', maximumFractionDigits: decimals }).replace('-', '−')
  if (share > 0 && share < least / 2) return `<${said(least)}`
  return share < 1 && share > 1 - least / 2 ? `>${said(1 - least)}` : said(share)
}

/** The name of a month, from 1. Any moment of it will do: this one is its middle in 1970. */
const MONTH = 2_629_800_000
export const month = (of: number, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { month: 'long', timeZone: 'UTC' }).format((of - 0.5) * MONTH)

/** A section as a book is cited: “§6.1” also for `6.1-attack`, a passage of it that has no number of its own. */
export const cited = (rule: string): string => `§${rule.replace(/-\p{L}.*$/u, '')}`

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
