/** What the odds are told in: fetched with them, not with the page. */
import type { Text } from '@bivouac/kernel'

/** What a comparison of attack and defence means, in the order of the rules' results. */
export const RESULT_NAMES: Readonly<Record<string, Text>> = {
  less: { it: 'Respinto: i tuoi subiscono un colpo', en: 'Beaten off: yours take a hit' },
  equal: { it: 'Nessun effetto', en: 'No effect' },
  more: { it: 'Si ritira o subisce un colpo, a sua scelta', en: 'He retreats or is hit, his choice' },
  double: { it: 'Si ritira o subisce un colpo, a tua scelta', en: 'He retreats or is hit, your choice' },
  triple: { it: 'Subisce un colpo e si ritira', en: 'He is hit and retreats' },
  quadruple: { it: 'Eliminato', en: 'Eliminated' },
  hit: { it: 'Colpito', en: 'Hit' },
  miss: { it: 'Mancato', en: 'Missed' },
  ok: { it: 'Riesce', en: 'Succeeds' },
  fails: { it: 'Fallisce', en: 'Fails' },
  ends: { it: 'È eliminato', en: 'He is eliminated' },
  answers: { it: 'L’avversario risponde', en: 'The opponent answers' },
}

/** What the odds come to, in a sentence. */
export const ODDS = {
  answers: { it: 'Prima l’avversario può rispondere.', en: 'First the opponent may answer.' },
  hit: { it: 'Lo colpisci nel {all} dei casi.', en: 'You hit him in {all} of cases.' },
  hitOrEnds: {
    it: 'Lo colpisci nel {all} dei casi; nel {dead} è eliminato.',
    en: 'You hit him in {all} of cases; in {dead} he is eliminated.',
  },
  succeeds: { it: 'Riesce nel {p} dei casi.', en: 'It succeeds in {p} of cases.' },
  assault: {
    it: 'Nel {good} dei casi si ritira o è colpito{ended}{beaten}{unless}.',
    en: 'In {good} of cases he retreats or is hit{ended}{beaten}{unless}.',
  },
  beaten: { it: '; nel {bad} sei respinto{cost}', en: '; in {bad} you are beaten off{cost}' },
  ended: { it: ' (nel {p} è eliminato)', en: ' (in {p} he is eliminated)' },
  cost: { it: ' (nel {p} perdi un’unità)', en: ' (in {p} you lose a unit)' },
  unless: { it: ', se nessuno gioca altre carte', en: ', if nobody plays another card' },
} as const satisfies Readonly<Record<string, Text>>
