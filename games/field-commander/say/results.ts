/** How a campaign ends, and what the enemy's tables give. */
import type { Lang, Result, Text } from '@bivouac/kernel'
import { yearsRemembered } from '../data/tables.ts'
import { type Defeat, GRADE_NAME, type Grade, type SupplyResult } from '../words.ts'
import { both } from './names.ts'

export const DEFEAT_TEXT: Readonly<Record<Defeat, Text>> = {
  time: both('il tempo è scaduto', 'time has run out'),
  napoleon: both('Napoleone è rimasto senza esercito', 'Napoleon is left without an army'),
  overwhelmed: both('Napoleone è sopraffatto con i suoi', 'Napoleon is overwhelmed with his army'),
  noRefuge: both('Napoleone non ha dove ritirarsi', 'Napoleon has nowhere to retreat'),
  position: both(
    'non si tiene ciò che questa campagna chiede di tenere',
    'what this campaign asks to be held is not held',
  ),
  early: both('la campagna è finita troppo presto', 'the campaign has ended too early'),
  stranded: both('non si è arrivati dove si doveva', 'the army has not come where it had to'),
}
export const GAIN_TEXT: Readonly<Record<SupplyResult, Text>> = {
  fortification: both('fortificazione', 'fortification'),
  garrison: both('presidio', 'garrison'),
  reinforcement: both('rinforzo', 'reinforcement'),
  supply: both('punti rifornimento', 'supply points'),
}

export function sayResult(result: Result, lang: Lang): string {
  const points = result.score?.[0] ?? 0
  const lost = DEFEAT_TEXT[result.by as Defeat]
  if (lost !== undefined) return lang === 'it' ? `Sconfitta: ${lost.it}.` : `Defeat: ${lost.en}.`
  if (result.by === 'immortality') {
    const years = yearsRemembered(points)
    return lang === 'it'
      ? `Undici campagne, ${points} punti: ricordato per ${years} anni.`
      : `Eleven campaigns, ${points} points: remembered for ${years} years.`
  }
  const grade = GRADE_NAME[result.by as Grade]
  return lang === 'it' ? `Vittoria: ${points} punti, ${grade.it}.` : `Victory: ${points} points, ${grade.en}.`
}
