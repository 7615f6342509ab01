/** The addends of a sum, by the section they come from. */
import type { Lang, Text } from '@bivouac/kernel'
import type { Addend } from '../events.ts'
import { card, signed } from './names.ts'
import { text } from './saying.ts'

const CARD_ENDS = text('', '')
const ADDENDS: Readonly<Record<string, Text>> = {
  '11.2': text('combattimento', 'combat'),
  '11.2-home': text('suolo patrio', 'home soil'),
  '11.2-sea': text('dal mare', 'from the sea'),
  depot: text('deposito', 'depot'),
  friendly: text('regione amica', 'friendly region'),
  capital: text('capitale', 'capital'),
  neutral: text('regione neutrale', 'neutral region'),
  scorched: text('terra bruciata', 'scorched earth'),
  insurgent: text('paese insorto', 'insurgent country'),
  barren: text('regione brulla', 'barren region'),
}
export const addendName = (name: string, lang: Lang): string =>
  name.startsWith('16-') ? card(Number(name.slice(3)))[lang] : (ADDENDS[name] ?? CARD_ENDS)[lang]
export const summed = (addends: readonly Addend[], lang: Lang): string =>
  addends.map(([name, value]) => `${addendName(name, lang)} ${signed(value)}`).join(', ')
