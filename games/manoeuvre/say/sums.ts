/** A combat as it stands, in words: what each addend is, and what the dice are thrown for. */
import type { Fillings, Lang, Text } from '@bivouac/kernel'
import type { Addend, Sum, View } from '../state.ts'
import { holderOf, ownerOf } from '../words.ts'
import { cardFacts, cardName, terrainName, unitNoun } from './names.ts'

/** What is certain among the addends. */
export const certain = (addends: readonly Addend[]): number => addends.reduce((sum, each) => sum + (each.value ?? 0), 0)

/** “2d6 + 1d10 + 8”: dice of a kind together, then what is certain. */
export function spelt(addends: readonly Addend[]): string {
  const dice = new Map<number, number>()
  for (const { count, sides } of addends) if (count !== undefined) dice.set(sides!, (dice.get(sides!) ?? 0) + count)
  const thrown = [...dice].sort(([a], [b]) => a - b).map(([sides, count]) => `${count}d${sides}`)
  const sure = certain(addends)
  return [...thrown, ...(sure > 0 || thrown.length === 0 ? [String(sure)] : [])].join(' + ')
}
export const rollOf = ({ attack, defence }: Sum): Fillings => ({ dice: spelt(attack), against: spelt(defence) })

const WHAT: Readonly<Record<'terrain' | 'redoubt', Text>> = {
  terrain: { it: 'terreno', en: 'ground' },
  redoubt: { it: 'Fortino', en: 'Redoubt' },
}
/** Who or what an addend comes from. */
export function addendName({ what, of }: Addend, view: View, lang: Lang): string {
  switch (what) {
    case 'strength':
      return unitNoun(view.nation[ownerOf(of)] ?? -1, of)[lang]
    case 'terrain':
      return terrainName(view.ground[view.square[of] ?? -1] ?? -1, lang) || WHAT.terrain[lang]
    case 'redoubt':
      return WHAT.redoubt[lang]
    default: {
      const nation = view.nation[holderOf(of)] ?? -1
      return cardName(cardFacts(view.agreed.book, nation, of), nation, lang)
    }
  }
}
