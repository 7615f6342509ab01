/** How a campaign ends, and what the enemy's tables give. */
import { type Lang, plain, type Result, say, type Text } from '@bivouac/kernel'
import { yearsRemembered } from '../data/tables.ts'
import { type Defeat, GRADE_NAME, type Grade, type SupplyResult } from '../words.ts'
import { both } from './names.ts'

export const DEFEAT_TEXT: Readonly<Record<Defeat, Text>> = {
  time: both('il tempo è scaduto', 'time has run out'),
  napoleon: both('Napoleone è rimasto senza esercito', 'Napoleon is left without an army'),
  overwhelmed: both('Napoleone è sopraffatto con i suoi', 'Napoleon is overwhelmed with his army'),
  noRefuge: both('Napoleone non ha dove ritirarsi', 'Napoleon has nowhere to retreat'),
  position: both('non tieni le aree richieste dalla campagna', 'you do not hold the areas that the campaign asks for'),
  early: both('la campagna è finita troppo presto', 'the campaign has ended too early'),
  stranded: both('Napoleone non ha raggiunto la meta', 'Napoleon has not reached his goal'),
}
export const GAIN_TEXT: Readonly<Record<SupplyResult, Text>> = {
  fortification: both('{count|una fortificazione|# fortificazioni}', '{count|one fortification|# fortifications}'),
  garrison: both('{count|un presidio|# presidi}', '{count|one garrison|# garrisons}'),
  reinforcement: both('{count|un rinforzo|# rinforzi}', '{count|one reinforcement|# reinforcements}'),
  supply: both('{count|# punto rifornimento|# punti rifornimento}', '{count|# supply point|# supply points}'),
}
/** The same, where nobody has counted yet. */
export const PRICE_TEXT: Readonly<Record<SupplyResult, Text>> = {
  fortification: both('una fortificazione', 'a fortification'),
  garrison: both('un presidio', 'a garrison'),
  reinforcement: both('un rinforzo', 'a reinforcement'),
  supply: both('punti rifornimento', 'supply points'),
}

const RESULT = {
  lost: both('Sconfitta: {why}.', 'Defeat: {why}.'),
  immortality: both(
    'Undici campagne, {points|# punto|# punti}: Napoleone sarà ricordato per {years|# anno|# anni}.',
    'Eleven campaigns, {points|# point|# points}: Napoleon will be remembered for {years|# year|# years}.',
  ),
  won: both(
    'Vittoria: {points|# punto|# punti}, risultato {grade}.',
    'Victory: {points|# point|# points}, {grade} result.',
  ),
}

export function sayResult(result: Result, lang: Lang): string {
  const points = result.score?.[0] ?? 0
  const lost = DEFEAT_TEXT[result.by as Defeat]
  if (lost !== undefined) return plain(say(lang, RESULT.lost, { why: lost[lang] }))
  if (result.by === 'immortality')
    return plain(say(lang, RESULT.immortality, { points, years: yearsRemembered(points) }))
  return plain(say(lang, RESULT.won, { points, grade: GRADE_NAME[result.by as Grade][lang] }))
}
