/** Special rules of a campaign, said from their data. */

import type { Lang } from '@bivouac/kernel'
import type { Special } from '../data/file.ts'
import { areaNumber, CAMPAIGNS } from '../data/index.ts'
import { areaName } from '../data/names.ts'

export function specialText(special: Special, campaign: number, lang: Lang): string {
  const it = lang === 'it'
  const name = (area: string): string => areaName(campaign, areaNumber(CAMPAIGNS[campaign]!, area), lang)
  const names = (areas: readonly string[]): string => areas.map(name).join(', ')
  const when = (at: 'french' | 'turn'): string =>
    at === 'french'
      ? it
        ? 'alla fine del turno francese'
        : 'at the end of the French turn'
      : it
        ? 'alla fine del turno'
        : 'at the end of the turn'
  switch (special.rule) {
    case 'statics':
      return it
        ? `${name(special.area)}: ${special.garrisons} presidi e ${special.fortifications} fortificazioni in più.`
        : `${name(special.area)}: ${special.garrisons} more garrisons and ${special.fortifications} more fortifications.`
    case 'holdAtLeast':
      return it
        ? `Sconfitta se ${when(special.at)} tieni meno di ${special.objectives} Obiettivi.`
        : `Defeat if ${when(special.at)} you hold fewer than ${special.objectives} Objectives.`
    case 'holdOneOf': {
      const areas = names(special.areas)
      if (special.otherwise === 'defeat')
        return it
          ? `Sconfitta se ${when(special.at)} non tieni: ${areas}.`
          : `Defeat if ${when(special.at)} you do not hold: ${areas}.`
      return it
        ? `Se ${when(special.at)} non tieni ${areas}, la campagna finisce e si contano i punti.`
        : `If ${when(special.at)} you do not hold ${areas}, the campaign ends and is scored.`
    }
    case 'playAll':
      return it
        ? `Si giocano tutti i turni. Punti: ${special.perForce[0]} per forza superstite, ${special.bonus} per ${name(special.area)}; Superiore da ${special.superior}, Storico da ${special.historical}.`
        : `Every turn is played. Points: ${special.perForce[0]} per surviving force, ${special.bonus} for ${name(special.area)}; Superior from ${special.superior}, Historical from ${special.historical}.`
    case 'holdOut':
      return it
        ? 'Si resiste: dopo l’ultima casella si contano i suoi punti.'
        : 'Hold out: after the last box its points are scored.'
    case 'noRebuy':
      return it ? 'I comandanti distrutti non si ricomprano.' : 'Destroyed commanders cannot be bought back.'
    case 'winter':
      return it
        ? `Inverno alla casella ${special.box}: fuori dalle città francesi, un colpo con ${special.hitOn} o meno.`
        : `Winter in box ${special.box}: outside French-held cities, a hit on ${special.hitOn} or less.`
    case 'endAt':
      return it ? `Napoleone deve finire a: ${names(special.areas)}.` : `Napoleon must end at: ${names(special.areas)}.`
  }
}
