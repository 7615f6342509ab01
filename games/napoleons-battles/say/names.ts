/** What things are called. Events carry numbers only, so names of units are those of the scenario last drawn on: none is needed for the log. */
import { type Lang, number, type Text, type Token } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { FORMATIONS, INCH } from '../words.ts'

export const FORMATION_NAMES: readonly Text[] = FORMATIONS.map(
  each =>
    ({
      line: { it: 'linea', en: 'line' },
      column: { it: 'colonna', en: 'column' },
      square: { it: 'quadrato', en: 'square' },
      march: { it: 'colonna di marcia', en: 'march column' },
      deployed: { it: 'dispiegata in città', en: 'deployed in a town' },
    })[each],
)
export const MARK_NAMES: readonly Text[] = [
  { it: 'in disordine', en: 'disordered' },
  { it: 'in rotta', en: 'in rout' },
  { it: 'metà movimento', en: 'half move' },
  { it: 'nessun movimento', en: 'no move' },
  { it: 'in reazione', en: 'marked for reaction' },
]

/** Inches with at most two decimals, as each language writes them. */
export const inches = (points: number, lang: Lang): string => `${number(points / INCH, lang, 2)}"`
export const degrees = (tenths: number, lang: Lang): string => `${number(tenths / 10, lang)}°`
const WINDS: Readonly<Record<Lang, readonly string[]>> = {
  it: ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ovest', 'ovest', 'nord-ovest'],
  en: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
}
export const wind = (facing: number, lang: Lang): string => WINDS[lang][Math.floor((facing + 225) / 450) % 8]!

export const unitToken = (unit: number): Token => ({ kind: 'piece', id: unit, text: `#${unit}` })
export const sideName = (f: Field, side: number, lang: Lang): string => {
  const name = f.data.sides?.[side]
  if (name === undefined) return lang === 'it' ? `Parte ${side + 1}` : `Side ${side + 1}`
  return typeof name === 'string' ? name : name[lang]
}
/** A score or a modifier with its sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0')
