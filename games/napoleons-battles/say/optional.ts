/** How the events of the optional rules are worded. */
import { signed } from '@bivouac/kernel'
import { WEATHER } from '../data/weather.ts'
import type { OptionalDeed } from '../events-optional.ts'
import { WORK_NAMES } from './names.ts'
import { SKIRMISH_EVENTS } from './skirmishers.ts'
import { d10, type Said } from './told.ts'

const USES = {
  longer: { it: 'un turno in più', en: 'one turn more' },
  shorter: { it: 'un turno in meno', en: 'one turn less' },
  swap: { it: 'le parti si scambiano per questo turno', en: 'the sides change places for this turn' },
  guardBefore: {
    it: 'la Guardia è impiegata prima dell’inseguimento',
    en: 'the Guard is committed before the pursuit',
  },
  guardAfter: { it: 'la Guardia è impiegata dopo l’inseguimento', en: 'the Guard is committed after the pursuit' },
  untired: { it: 'nessuna fatica per questo turno', en: 'no fatigue for this turn' },
} as const

export const OPTIONAL: Said<OptionalDeed> = {
  ...SKIRMISH_EVENTS,
  weather: ({ event: { row, sight }, lang, line }) =>
    line('Tempo: {what}, si vede fino a {sight}', 'Weather: {what}, one sees as far as {sight}', {
      what: WEATHER[row]!.name[lang],
      sight: `${sight}"`,
    }),
  prone: ({ event: { unit: u, down }, line, unit }) =>
    down
      ? line('{the:who} {who|è a terra|sono a terra}', '{the:who} {who|is|are} on the ground', { who: unit(u) })
      : line('{the:who} {who|è di nuovo in piedi|sono di nuovo in piedi}', '{the:who} {who|stands|stand} again', {
          who: unit(u),
        }),
  forced: ({ event, line, unit }) =>
    line('{the:who} {who|va|vanno} a marce forzate', '{the:who} {who|goes|go} on a forced march', {
      who: unit(event.unit),
    }),
  strayed: ({ event: { unit: u, die, modifier, answer, loss }, lang, line, unit }) =>
    line(
      'Sbandati {of:who}: {n} ({die} {sum} contro {answer})',
      'Stragglers of {the:who}: {n} ({die} {sum} against {answer})',
      {
        who: unit(u),
        die: d10(die),
        sum: modifier === 0 ? '±0' : signed(modifier, lang),
        answer: d10(answer),
        n: loss,
      },
    ),
  initiative: ({ event: { side, use }, lang, line, named }) =>
    line('{the:who} {who|usa|usano} l’iniziativa: {what}', '{the:who} {who|uses|use} the initiative: {what}', {
      who: named('s', side),
      what: USES[use][lang],
    }),
  freeRoll: ({ event: { side, left }, line, named }) =>
    line(
      '{the:who} {who|ripete|ripetono} il tiro (tiri liberi rimasti: {left})',
      '{the:who} {who|rolls|roll} again (free rolls left: {left})',
      { who: named('s', side), left },
    ),
  digging: ({ event: { unit: u, work }, lang, line, unit }) =>
    line('{the:who} {who|si mette|si mettono} a {what}', '{the:who} {who|sets|set} to work to {what}', {
      who: unit(u),
      what: WORK_NAMES[work]![lang],
    }),
  worked: ({ event: { unit: u, work, turns, needed }, lang, line, unit }) =>
    line(
      '{the:who} {who|lavora|lavorano} per {what}: turno {turns} di {needed}',
      '{the:who} {who|works|work} to {what}: turn {turns} of {needed}',
      { who: unit(u), what: WORK_NAMES[work]![lang], turns, needed },
    ),
  boarded: ({ event: { unit: u, aboard }, line, unit }) =>
    aboard
      ? line('{the:who} {who|sale|salgono} a bordo', '{the:who} {who|goes|go} aboard', { who: unit(u) })
      : line('{the:who} {who|sbarca|sbarcano}', '{the:who} {who|lands|land}', { who: unit(u) }),
  sailed: ({ event, line, unit }) =>
    line('{the:who} {who|naviga|navigano}', '{the:who} {who|sails|sail}', { who: unit(event.unit) }),
  built: ({ event: { unit: u, work }, lang, line, unit }) =>
    line('{the:who} {who|finisce|finiscono} di {what}', '{the:who} {who|has|have} finished the work to {what}', {
      who: unit(u),
      what: WORK_NAMES[work]![lang],
    }),
  crewed: ({ event: { unit: u, host }, line, unit }) =>
    line('Fanti {of:host} servono ai pezzi {of:who}', 'Men of {the:host} serve the guns of {the:who}', {
      who: unit(u),
      host: unit(host),
    }),
  sighted: ({ event, line, units }) =>
    line('{the:who} {who|compare|compaiono} alla vista', '{the:who} {who|comes|come} into sight', {
      who: units(event.units),
    }),
  vanished: ({ event, line, units }) =>
    line('{the:who} {who|esce|escono} di vista', '{the:who} {who|goes|go} out of sight', { who: units(event.units) }),
  unmasked: ({ event: { side, count }, line, named }) =>
    line(
      '{n|Una pedina|# pedine} {of:who} {n|era ingannevole|erano ingannevoli}',
      '{n|A counter|# counters} of {the:who} {n|was a dummy|were dummies}',
      { who: named('s', side), n: count },
    ),
  stirred: ({ event: { side, counter }, line, named }) =>
    line('Si muove la pedina {n} {of:who}', 'Counter {n} of {the:who} stirs', { who: named('s', side), n: counter }),
  bluffed: ({ event: { side, laid }, line, named }) =>
    laid
      ? line('{the:who} {who|posa|posano} una pedina ingannevole', '{the:who} {who|puts|put} down a dummy', {
          who: named('s', side),
        })
      : line('{the:who} {who|muove|muovono} una pedina ingannevole', '{the:who} {who|moves|move} a dummy', {
          who: named('s', side),
        }),
  ceased: ({ event: { side }, line, named }) =>
    line('{the:who} {who|cessa|cessano} il fuoco', '{the:who} {who|ceases|cease} fire', { who: named('s', side) }),
  checked: ({ event, line, unit }) =>
    line('{the:who} {who|si ferma|si fermano}: il nemico è vicino', '{the:who} {who|halts|halt}: the enemy is near', {
      who: unit(event.unit),
    }),
}
