/** How the events of the optional rules are worded. */
import { signed } from '@bivouac/kernel'
import { WEATHER } from '../data/weather.ts'
import type { OptionalDeed } from '../events-optional.ts'
import { SKIRMISH_EVENTS } from './skirmishers.ts'
import { d10, type Said } from './told.ts'

const USES = {
  longer: { it: 'un turno in più', en: 'one turn more' },
  shorter: { it: 'un turno in meno', en: 'one turn less' },
  swap: { it: 'le parti si scambiano per questo turno', en: 'the sides change places for this turn' },
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
  crewed: ({ event: { unit: u, host }, line, unit }) =>
    line('Fanti {of:host} servono ai pezzi {of:who}', 'Men of {the:host} serve the guns of {the:who}', {
      who: unit(u),
      host: unit(host),
    }),
}
