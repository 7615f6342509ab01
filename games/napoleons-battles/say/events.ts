/** How each event is worded in the log. What its numbers are called comes with the event. */
import {
  type Lang,
  type LogLevel,
  type Noun,
  type Phrase,
  properName,
  say,
  sentence,
  signed,
  type Text,
  token,
} from '@bivouac/kernel'
import type { Deed, Names, NapoleonEvent } from '../events.ts'
import { ADVANCED } from './advanced.ts'
import { MESSAGES } from './messages.ts'
import { CAUSES, DISORDERS, FORMATION_NAMES, GONE, inches, LEGS, PHASES, TESTS, wind } from './names.ts'
import { OPTIONAL } from './optional.ts'
import { ORDERS } from './orders.ts'
import { shotText } from './skirmishers.ts'
import { d10, type Said, type Telling } from './told.ts'

const KINDS = { s: 'side', t: 'place', o: 'place', a: 'side' } as const

const SAID: Said<Deed> = {
  ...ADVANCED,
  ...OPTIONAL,
  ...ORDERS,
  ...MESSAGES,
  turn: ({ event, line }) => line('Turno {n}', 'Turn {n}', { n: event.turn }),
  deployed: ({ event, line, named }) =>
    event.proposed
      ? line(
          '{the:who} {who|prende|prendono} lo schieramento proposto',
          '{the:who} {who|takes|take} the deployment proposed',
          {
            who: named('s', event.side),
          },
        )
      : line('{the:who} {who|ha|hanno} finito di schierarsi', '{the:who} {who|has|have} deployed', {
          who: named('s', event.side),
        }),
  phase: ({ event, lang, line, named }) =>
    line('{who}: {phase}', '{who}: {phase}', { who: named('s', event.side), phase: PHASES[event.phase]![lang] }),
  waiting: ({ event, line, units }) => line('In arrivo: {who}', 'Arriving: {who}', { who: units(event.units) }),
  late: ({ event: { die, need, came }, line }) =>
    came
      ? line('{die} contro {need}: i rinforzi arrivano', '{die} against {need}: the reinforcements arrive', {
          die: d10(die),
          need,
        })
      : line('{die} contro {need}: i rinforzi tardano', '{die} against {need}: the reinforcements are late', {
          die: d10(die),
          need,
        }),
  entered: ({ event, line, unit }) =>
    line('{the:who} {who|entra|entrano} sul tavolo', '{the:who} {who|comes|come} onto the table', {
      who: unit(event.unit),
    }),
  tested: ({ event: { unit: u, what, die, need, passed }, lang, line, unit }) =>
    line('{who}: {what}, {die} contro {need}, {came}', '{who}: {what}, {die} against {need}, {came}', {
      who: unit(u),
      what: TESTS[what]![lang],
      die: d10(die),
      need,
      came: passed ? { it: 'riesce', en: 'passed' }[lang] : { it: 'fallisce', en: 'failed' }[lang],
    }),
  formed: ({ event: { unit: u, form, facing }, lang, line, unit }) =>
    line(
      '{the:who} {who|si schiera|si schierano} in {form}, fronte a {wind}',
      '{the:who} {who|forms|form} {form}, facing {wind}',
      {
        who: unit(u),
        form: FORMATION_NAMES[form]![lang],
        wind: wind(facing, lang),
      },
    ),
  hampered: ({ event: { half, none }, line, units }) => {
    const slow = half.length > 0 ? line('Metà movimento: {who}', 'Half move: {who}', { who: units(half) }) : []
    const stuck = none.length > 0 ? line('Nessun movimento: {who}', 'No move: {who}', { who: units(none) }) : []
    return [...slow, ...(slow.length > 0 && stuck.length > 0 ? ['; '] : []), ...stuck]
  },
  marched: ({ event: { unit: u, leg, way, form, facing }, lang, line, unit }) => {
    const who = unit(u)
    const [one, many] = LEGS[leg]!
    const how = line(`{who|${one.it}|${many.it}}`, `{who|${one.en}|${many.en}}`, { who })
    if (way > 0)
      return line('{the:who} {how} di {way}', '{the:who} {how} by {way}', { who, how, way: inches(way, lang) })
    return line('{the:who} {how} ({now})', '{the:who} {how} ({now})', {
      who,
      how,
      now: leg === 'form' ? FORMATION_NAMES[form]![lang] : wind(facing, lang),
    })
  },
  touched: ({ event, line, unit }) =>
    line('{the:who} {who|contatta|contattano} {the:enemy}', '{the:who} {who|comes|come} upon {the:enemy}', {
      who: unit(event.unit),
      enemy: unit(event.enemy),
    }),
  attached: ({ event, line, unit }) =>
    line('{the:who} {who|si aggrega|si aggregano} {to:host}', '{the:who} {who|is|are} attached to {the:host}', {
      who: unit(event.unit),
      host: unit(event.host),
    }),
  rode: ({ event: { general, fled }, line, unit }) =>
    fled
      ? line('{who} si mette in salvo', '{who} gets away', { who: unit(general) })
      : line('{who} si sposta', '{who} rides on', { who: unit(general) }),
  disordered: ({ event: { unit: u, why }, lang, line, unit }) =>
    line('{the:who} {who|si disordina|si disordinano} {why}', '{the:who} {who|is|are} disordered {why}', {
      who: unit(u),
      why: DISORDERS[why][lang],
    }),
  reordered: ({ event, line, units }) =>
    line('Di nuovo in ordine: {who}', 'In order again: {who}', { who: units(event.units) }),
  ready: ({ event, line, units }) =>
    line('In reazione: {who}', 'Marked for reaction: {who}', { who: units(event.units) }),
  stopped: ({ event, line, unit }) =>
    line('{the:who} {who|si ferma|si fermano} davanti al quadrato', '{the:who} {who|stops|stop} before the square', {
      who: unit(event.unit),
    }),
  fired: ({
    event: { shooter, target, town, die, modifier, answer, loss, dice, with: other, loose = 0 },
    lang,
    line,
    named,
    unit,
  }) =>
    line(
      dice === undefined
        ? `${shotText(loose).it}: {die} {sum} contro {answer}{none}`
        : '{the:who} e {the:other} sparano insieme {to:aim}: {one} e {two}, vale {die} {sum} contro {answer}{none}',
      dice === undefined
        ? `${shotText(loose).en}: {die} {sum} against {answer}{none}`
        : '{the:who} and {the:other} fire together at {the:aim}: {one} and {two}, {die} {sum} counts against {answer}{none}',
      {
        who: unit(shooter),
        ...(dice !== undefined && { other: unit(other!), one: d10(dice[0]!), two: d10(dice[1]!) }),
        aim: target < 0 ? named('t', town) : unit(target),
        die: d10(die),
        sum: withSign(modifier, lang),
        answer: d10(answer),
        none: loss > 0 ? '' : { it: ', nessun effetto', en: ', no effect' }[lang],
      },
    ),
  battered: ({ event: { town, value }, lang, line, named }) =>
    line('{the:town} è battuta: vale ancora {value}', '{the:town} is battered: still worth {value}', {
      town: named('t', town),
      value: signed(value, lang),
    }),
  lost: ({ event: { unit: u, figures, left, why }, lang, line, unit }) =>
    line(
      '{the:who} {who|perde|perdono} {n|una figura|# figure} {why}: {left|ne resta una|ne restano #}',
      '{the:who} {who|loses|lose} {n|one figure|# figures} {why}: {left} left',
      { who: unit(u), n: figures, left, why: CAUSES[why][lang] },
    ),
  routed: ({ event, line, unit }) =>
    line('{the:who} {who|va|vanno} in rotta', '{the:who} {who|is|are} routed', { who: unit(event.unit) }),
  fled: ({ event: { unit: u, how }, line, unit }) =>
    how === 2
      ? line('{the:who} {who|si ritira|si ritirano}', '{the:who} {who|withdraws|withdraw}', { who: unit(u) })
      : how === 1
        ? line('{the:who} {who|rimbalza|rimbalzano}', '{the:who} {who|bounces|bounce} back', { who: unit(u) })
        : line('{the:who} {who|fugge|fuggono}', '{the:who} {who|flees|flee}', { who: unit(u) }),
  gone: ({ event: { unit: u, to }, line, unit }) => line(GONE[to].it, GONE[to].en, { who: unit(u) }),
  divided: ({ event: { combats }, line }) =>
    line('{n|Un combattimento|# combattimenti}', '{n|One combat|# combats}', { n: combats.length }),
  combat: ({ event: { own }, line, units }) =>
    line('Combattimento: {one} contro {other}', 'Combat: {one} against {other}', {
      one: units(own[0]!),
      other: units(own[1]!),
    }),
  round: ({ event: { main, dice, modifiers, scores }, lang, line, unit }) => {
    const side = (n: number): Phrase =>
      line('{who} {die} {sum} = {score}', '{who} {die} {sum} = {score}', {
        who: unit(main[n]!),
        die: d10(dice[n]!),
        sum: withSign(modifiers[n]!, lang),
        score: scores[n]!,
      })
    return line('{one}; {other}', '{one}; {other}', { one: side(0), other: side(1) })
  },
  advanced: ({ event, line, unit }) =>
    line('{the:who} {who|occupa|occupano} la posizione', '{the:who} {who|takes|take} the ground', {
      who: unit(event.unit),
    }),
  ranAway: ({ event: { unit: u, enemy }, line, unit }) =>
    enemy < 0
      ? line('{the:who} {who|galoppa|galoppano} fuori controllo', '{the:who} {who|gallops|gallop} on out of control', {
          who: unit(u),
        })
      : line(
          '{the:who} fuori controllo {who|carica|caricano} {the:enemy}',
          '{the:who}, out of control, {who|charges|charge} {the:enemy}',
          {
            who: unit(u),
            enemy: unit(enemy),
          },
        ),
  took: ({ event: { side, objective }, line, named }) =>
    line('{the:who} {who|tiene|tengono} ora {place}', '{the:who} now {who|holds|hold} {place}', {
      who: named('s', side),
      place: named('o', objective),
    }),
  broken: ({ event: { army, count, morale }, line, named }) =>
    line(
      'L’esercito di {who} è sconfitto: {count} su un morale di {morale}',
      'The army of {who} is beaten: {count} against a morale of {morale}',
      {
        who: named('a', army),
        count,
        morale,
      },
    ),
  reckoned: ({ event: { points }, line }) =>
    line('Punti: {one} a {other}', 'Points: {one} to {other}', {
      one: Math.floor(points[0]! / 100),
      other: Math.floor(points[1]! / 100),
    }),
}

/** A modifier of nought is said too: the sum was made. */
const withSign = (value: number, lang: Lang): string => (value === 0 ? '±0' : signed(value, lang))

function toldOf<D extends Deed>(event: D, names: Names | undefined, lang: Lang): Telling<D> {
  const called = (key: string): Noun => names?.[key] ?? properName('f', `#${key.slice(1)}`, `#${key.slice(1)}`)
  const unit = (u: number): Noun => token(called(`u${u}`), 'piece', u)
  return {
    event,
    lang,
    unit,
    units: list => list.map(unit),
    named: (kind, n) => token(called(`${kind}${n}`), KINDS[kind], n),
    line: (it, en, values = {}) => say(lang, { it, en } satisfies Text, values),
  }
}

export const event = (e: NapoleonEvent, lang: Lang): Phrase =>
  sentence((SAID[e.e] as (told: Telling<Deed>) => Phrase)(toldOf(e as Deed, e.names, lang)))

const CONSEQUENCES = new Set<NapoleonEvent['e']>([
  'disordered',
  'lost',
  'routed',
  'fled',
  'gone',
  'formed',
  'battered',
  'round',
  'advanced',
  'stopped',
  'ranAway',
  'flag',
  'saved',
  'alight',
  'gunsLeft',
  'withdrew',
  'struckAt',
  'fell',
])
export const level = (e: NapoleonEvent): LogLevel =>
  e.e === 'turn' ? 0 : e.e === 'phase' ? 1 : CONSEQUENCES.has(e.e) ? 3 : 2
