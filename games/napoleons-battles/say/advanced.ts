/** How the events of chapters 13 to 15 and of the house rules are worded. */
import { type Phrase, signed } from '@bivouac/kernel'
import type { AdvancedDeed } from '../events-advanced.ts'
import { d10, type Said } from './told.ts'

export const ADVANCED: Said<AdvancedDeed> = {
  worn: ({ event: { general, lost, level }, line, unit }) =>
    line('Le truppe di {who} sono logorate: {lost} su {level}', 'The troops of {who} are worn: {lost} of {level}', {
      who: unit(general),
      lost,
      level,
    }),
  fresh: ({ event, line, unit }) =>
    line('Le truppe di {who} non sono più logorate', 'The troops of {who} are worn no longer', {
      who: unit(event.general),
    }),
  discouraged: ({ event: { army, count, morale }, line, named }) =>
    line(
      'L’esercito di {who} è scoraggiato: {count} su un morale di {morale}',
      'The army of {who} is discouraged: {count} against a morale of {morale}',
      { who: named('a', army), count, morale },
    ),
  heartened: ({ event, line, named }) =>
    line('L’esercito di {who} riprende coraggio', 'The army of {who} takes heart again', {
      who: named('a', event.army),
    }),
  flag: ({ event, line, unit }) =>
    line(
      '{the:who} {who|perde|perdono} la bandiera: {the:enemy} la {enemy|conquista|conquistano}',
      '{the:who} {who|loses|lose} the flag: {the:enemy} {enemy|takes|take} it',
      { who: unit(event.unit), enemy: unit(event.enemy) },
    ),
  saved: ({ event: { unit: u, figures }, line, unit }) =>
    line(
      'Le corazze {of:who} salvano {n|una figura|# figure}',
      'The cuirasses of {the:who} save {n|one figure|# figures}',
      { who: unit(u), n: figures },
    ),
  alight: ({ event: { town, die, burns }, line, named }) =>
    burns
      ? line('{die}: {the:town} prende fuoco', '{die}: {the:town} catches fire', {
          die: d10(die),
          town: named('t', town),
        })
      : line('{die}: {the:town} non prende fuoco', '{die}: {the:town} does not catch fire', {
          die: d10(die),
          town: named('t', town),
        }),
  doused: ({ event: { town, die, out }, line, named }) =>
    out
      ? line('{die}: l’incendio {of:town} è spento', '{die}: the fire of {the:town} is out', {
          die: d10(die),
          town: named('t', town),
        })
      : line('{die}: {the:town} brucia ancora', '{die}: {the:town} burns on', {
          die: d10(die),
          town: named('t', town),
        }),
  gunsLeft: ({ event, line, unit }) =>
    line('{the:who} {who|abbandona|abbandonano} i pezzi', '{the:who} {who|leaves|leave} the guns behind', {
      who: unit(event.unit),
    }),
  manned: ({ event, line, unit }) =>
    line('{the:who} {who|torna|tornano} ai pezzi', '{the:who} {who|is|are} back at the guns', {
      who: unit(event.unit),
    }),
  evaded: ({ event, line, unit }) =>
    line('{the:who} {who|evade|evadono} davanti {to:enemy}', '{the:who} {who|evades|evade} {the:enemy}', {
      who: unit(event.unit),
      enemy: unit(event.enemy),
    }),
  withdrew: ({ event: { unit: u, enemy, dice, modifiers, scores }, lang, line, unit }) => {
    const side = (n: number): Phrase =>
      line('{who} {die} {sum} = {score}', '{who} {die} {sum} = {score}', {
        who: unit(n === 0 ? u : enemy),
        die: d10(dice[n]!),
        sum: modifiers[n] === 0 ? '±0' : signed(modifiers[n]!, lang),
        score: scores[n]!,
      })
    return line('Ritirata: {one}; {other}', 'Withdrawal: {one}; {other}', { one: side(0), other: side(1) })
  },
  overran: ({ event, line, unit }) =>
    line('{the:who} {who|travolge|travolgono} {the:enemy}', '{the:who} {who|overruns|overrun} {the:enemy}', {
      who: unit(event.unit),
      enemy: unit(event.enemy),
    }),
  struckAt: ({ event: { general, die, fell }, line, unit }) =>
    fell
      ? line('{die}: {who} è colpito', '{die}: {who} is struck', { die: d10(die), who: unit(general) })
      : line('{die}: {who} è illeso', '{die}: {who} is unhurt', { die: d10(die), who: unit(general) }),
  fell: ({ event, line, unit }) => line('{who} è perduto', '{who} is lost', { who: unit(event.general) }),
  appointed: ({ event, line, unit }) =>
    line('Un altro generale prende il comando di {who}', 'Another general takes over from {who}', {
      who: unit(event.general),
    }),
  horses: ({ event: { unit: u, afoot }, line, unit }) =>
    afoot
      ? line('{the:who} {who|smonta|smontano} da cavallo', '{the:who} {who|dismounts|dismount}', { who: unit(u) })
      : line('{the:who} {who|rimonta|rimontano} a cavallo', '{the:who} {who|mounts|mount} again', { who: unit(u) }),
  detached: ({ event: { host, figures, town }, line, named, unit }) =>
    town < 0
      ? line(
          '{the:who} {who|distacca|distaccano} {n|una figura|# figure}',
          '{the:who} {who|detaches|detach} {n|one figure|# figures}',
          { who: unit(host), n: figures },
        )
      : line(
          '{the:who} {who|distacca|distaccano} {n|una figura|# figure} in {place}',
          '{the:who} {who|detaches|detach} {n|one figure|# figures} in {place}',
          { who: unit(host), n: figures, place: named('t', town) },
        ),
  rejoined: ({ event: { unit: u, figures }, line, unit }) =>
    line(
      '{the:who} {who|riunisce|riuniscono} il proprio distaccamento: {n|una figura|# figure}',
      '{the:who} {who|is|are} reunited with the detachment: {n|one figure|# figures}',
      { who: unit(u), n: figures },
    ),
  isolated: ({ event, line, unit }) =>
    line('{the:who} {who|è isolato|è isolata|sono isolati|sono isolate}', '{the:who} {who|is|are} shut in', {
      who: unit(event.unit),
    }),
}
