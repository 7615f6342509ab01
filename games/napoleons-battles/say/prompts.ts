/** What a player is asked, and how each answer is worded. */
import {
  type Action,
  type Decision,
  say as fillIn,
  type Lang,
  type Noun,
  noun,
  plain,
  properName,
  type Result,
  sentence,
  type Text,
} from '@bivouac/kernel'
import { commandersOf, seatOfUnit, seatsOf } from '../commanders.ts'
import { DRAW } from '../data/points.ts'
import type { Field } from '../field.ts'
import { namedFor } from '../muster.ts'
import type { State } from '../state.ts'
import type { NapoleonView } from '../view.ts'
import {
  counterNamed,
  LEG_LETTERS,
  looseIn,
  MOVED,
  NEXT_UNIT,
  NONE,
  ON_TABLE,
  ROUT,
  STAYS,
  shooterIn,
  targetIn,
} from '../words.ts'
import { MESSAGE_ACTIONS, MESSAGE_PROMPTS } from './messages.ts'
import { degrees, FORMATION_NAMES, inches, sideName, WORK_NAMES, wind } from './names.ts'
import { ordersSaid } from './orders.ts'
import { SKIRMISH_ACTIONS, SKIRMISH_PROMPTS, shotText } from './skirmishers.ts'

const text = (it: string, en: string): Text => ({ it, en })
const AGAIN = text('Tiro libero: ripetere il dado?', 'Free roll: roll again?')
const PROMPTS: Readonly<Record<string, Text>> = {
  ...SKIRMISH_PROMPTS,
  ...MESSAGE_PROMPTS,
  'deployment.place': text(
    'Schiera le tue unità nelle loro zone, poi conferma.',
    'Deploy your units in their zones, then say you are ready.',
  ),
  'rally.choose': text(
    'Scegli un’unità in rotta da recuperare, o prosegui.',
    'Choose a routed unit to rally, or go on.',
  ),
  'rally.form': text(
    '{the:who} {who|è recuperato|è recuperata|sono recuperati|sono recuperate}: scegli formazione e fronte.',
    '{the:who} {who|is|are} rallied: choose formation and front.',
  ),
  'guard.choose': text(
    'Impiega un’unità della Guardia contro il nemico, o prosegui.',
    'Commit a unit of the Guard against the enemy, or go on.',
  ),
  'movement.choose': text('Muovi un’unità, o chiudi il movimento.', 'Move a unit, or end movement.'),
  'movement.mark': text('Quale cavalleria resta pronta a reagire?', 'Which cavalry stands ready to react?'),
  'march.leg': text('{who}: scegli il prossimo tratto, o fermati.', '{who}: choose the next leg, or halt.'),
  'escape.flee': text('{who} è raggiunto dal nemico: dove fugge?', 'The enemy is upon {who}: where does he flee?'),
  'routing.choose': text('Vuoi mettere in rotta un’unità?', 'Do you want to put a unit to flight?'),
  'reaction.first': text('Reagisci con la cavalleria segnata, o passa.', 'React with marked cavalry, or pass.'),
  'reaction.second': text(
    'Contatta la cavalleria che ha mosso, o passa.',
    'Contact the cavalry that has moved, or pass.',
  ),
  'fire.choose': text('Scegli chi spara e a chi.', 'Choose who fires and at whom.'),
  'division.divide': text(
    'I contatti si possono dividere in più modi: scegli.',
    'The contacts can be divided in several ways: choose.',
  ),
  'combats.choose': text('Quale combattimento si risolve adesso?', 'Which combat is fought now?'),
  'combat.mainFirst': text('Scegli l’unità principale.', 'Choose the main unit.'),
  'combat.mainSecond': text('Scegli l’unità principale.', 'Choose the main unit.'),
  'flight.way': text(
    '{the:who} {who|deve|devono} fuggire: scegli per dove.',
    '{the:who} {who|has|have} to run: choose where.',
  ),
  'evasions.choose': text(
    '{the:who} {who|è contattato|è contattata|sono contattati|sono contattate}: {who|resta o evade|restano o evadono}?',
    '{the:who} {who|is|are} contacted: stand or evade?',
  ),
  'isolation.point': text('Nemici isolati: quali segnali?', 'Enemies are shut in: which do you point out?'),
  'replacement.place': text('Chi sostituisce {who}: dove lo poni?', 'Who takes over from {who}: where do you put him?'),
  'recalls.choose': text('Quale cavalleria richiami per prima?', 'Which cavalry do you recall first?'),
  'recall.move': text(
    '{the:who} {who|è controllato|è controllata|sono controllati|sono controllate}: muovi ancora, o segna la reazione.',
    '{the:who} {who|is|are} in hand: move again, or mark for reaction.',
  ),
  'initiative.choose': text('Hai l’iniziativa: come la usi?', 'You have the initiative: how do you use it?'),
  'works.choose': text('Quali opere annunci?', 'Which works do you announce?'),
  'tireless.choose': text('Usi l’iniziativa per ignorare la fatica?', 'Do you use the initiative to ignore fatigue?'),
  'communications.write': text(
    'Scrivi gli ordini di questo turno, o prosegui.',
    'Write the orders of this turn, or go on.',
  ),
  'nerve.free': AGAIN,
  'evasions.free': AGAIN,
  'stragglers.free': AGAIN,
  'stragglers.freeOther': AGAIN,
  'command.free': AGAIN,
  'rally.free': AGAIN,
  'recall.free': AGAIN,
  'square.free': AGAIN,
  'shot.free': AGAIN,
  'shot.freeOther': AGAIN,
  'combat.free': AGAIN,
  'combat.freeOther': AGAIN,
  'square.how': text(
    '{the:who} {who|è caricato|è caricata|sono caricati|sono caricate}: quadrato, o a terra?',
    '{the:who} {who|is|are} charged: form square, or lie down?',
  ),
  'recall.answer': text(
    'Contatta la cavalleria che ha mosso, o passa.',
    'Contact the cavalry that has moved, or pass.',
  ),
}
/** The unit a question is about: that of the running procedure. */
const asked = ({ stack }: NapoleonView): number => {
  const top = stack.at(-1) as { unit?: number } | undefined
  return top?.unit ?? -1
}

export function prompt(
  { proc, step, seat }: Pick<Decision, 'proc' | 'step' | 'seat'>,
  view: NapoleonView,
  lang: Lang,
): string {
  const about = PROMPTS[`${proc}.${step}`] ?? text('Scegli.', 'Choose.')
  const f = namedFor(view.s)
  const said = fillIn(lang, about, { who: called(f, asked(view)) })
  // 20.3 Of several commanders it is said which one is asked.
  const general = view.sides !== undefined && proc !== 'messages' ? commandersOf(f)[seat]?.general : undefined
  return general === undefined ? plain(sentence(said)) : `${f.name[general]![lang]} – ${plain(sentence(said))}`
}

/** A number that is nobody’s is said as such: actions of strangers are put into words too. */
const called = (f: Field, u: number | undefined): Noun => f.noun[u ?? -1] ?? nobody(u ?? -1)
const nobody = (u: number): Noun => {
  const counter = counterNamed(u)?.number
  return counter === undefined
    ? properName('f', `#${u}`, `#${u}`)
    : noun('f', `pedina ${counter}`, `counter ${counter}`)
}

const numbers = (arg: Action['arg']): number[] =>
  typeof arg === 'number' ? [arg] : Array.isArray(arg) ? (arg as number[]) : []
type Sayer = (f: Field, args: number[], lang: Lang, s: State) => string
const say =
  (it: string, en: string): Sayer =>
  (_, __, lang) =>
    lang === 'it' ? it : en
const named =
  (it: string, en: string): Sayer =>
  (f, args, lang) =>
    plain(fillIn(lang, { it, en }, { who: args.map(u => called(f, u)) }))
const way =
  (it: string, en: string): Sayer =>
  (_, args, lang) =>
    `${lang === 'it' ? it : en} ${inches(Math.abs(args.at(-1) ?? 0), lang)}`
const against = (f: Field, sides: readonly (readonly number[])[], lang: Lang): string =>
  plain(
    fillIn(
      lang,
      { it: '{one} contro {other}', en: '{one} against {other}' },
      { one: sides[0]!.map(u => called(f, u)), other: sides[1]!.map(u => called(f, u)) },
    ),
  )
const bySide = (f: Field, star: readonly number[]): number[][] =>
  [0, 1].map(side => star.filter(u => f.side[u] === side))

/** 14.6 */
const WINGS: readonly Text[] = [
  text('', ''),
  text(' sulla sinistra', ' on the left'),
  text(' sulla destra', ' on the right'),
]

const ACTIONS: Readonly<Record<string, Sayer>> = {
  ...SKIRMISH_ACTIONS,
  ...MESSAGE_ACTIONS,
  place: (f, [u, x, y, facing, form], lang) =>
    plain(
      fillIn(
        lang,
        {
          it: 'Schiera {the:who} a {x} {y}: {form}, fronte a {wind}',
          en: 'Deploy {the:who} at {x} {y}: {form}, facing {wind}',
        },
        {
          who: called(f, u),
          x: inches(x!, lang),
          y: inches(y!, lang),
          form: FORMATION_NAMES[form!]?.[lang] ?? '',
          wind: wind(facing!, lang),
        },
      ),
    ),
  proposed: say('Schieramento proposto', 'As proposed'),
  ready: say('Schieramento finito', 'Ready'),
  rally: named('Recupera {the:who}', 'Rally {the:who}'),
  done: say('Prosegui', 'Go on'),
  commit: named('Impiega {the:who}', 'Commit {the:who}'),
  unit: named('Muovi {the:who}', 'Move {the:who}'),
  enter: named('Fai entrare {the:who}', 'Bring in {the:who}'),
  flee: (f, args, lang, s) =>
    args.length === 1
      ? named('Continua la rotta {of:who}', 'Flee on with {the:who}')(f, args, lang, s)
      : `${lang === 'it' ? 'Fuggi fino a' : 'Flee to'} ${inches(args.at(-2)!, lang)} ${inches(args.at(-1)!, lang)}`,
  react: named('Segna per la reazione {the:who}', 'Mark {the:who} for reaction'),
  forward: way('Avanti', 'Forward'),
  oblique: (_, [offset, d], lang) =>
    `${lang === 'it' ? 'Avanti a' : 'Forward at'} ${degrees(offset!, lang)}, ${inches(d!, lang)}`,
  road: (_, [d], lang) =>
    `${lang === 'it' ? (d! > 0 ? 'Lungo la strada' : 'Indietro sulla strada') : d! > 0 ? 'Along the road' : 'Back along the road'} ${inches(Math.abs(d!), lang)}`,
  back: way('Indietro', 'Back'),
  side: (_, [d], lang) =>
    `${lang === 'it' ? (d! > 0 ? 'A destra' : 'A sinistra') : d! > 0 ? 'To the right' : 'To the left'} ${inches(Math.abs(d!), lang)}`,
  wheel: (_, [a], lang) =>
    `${lang === 'it' ? (a! > 0 ? 'Ruota a destra' : 'Ruota a sinistra') : a! > 0 ? 'Wheel right' : 'Wheel left'} ${degrees(Math.abs(a!), lang)}`,
  wheelBack: (_, [a], lang) => `${lang === 'it' ? 'Ruota all’indietro' : 'Wheel back'} ${degrees(a!, lang)}`,
  form: (_, args, lang) =>
    args.length === 2
      ? `${FORMATION_NAMES[args[0]!]?.[lang]}, ${lang === 'it' ? 'fronte a' : 'facing'} ${wind(args[1]!, lang)}`
      : `${lang === 'it' ? 'Forma' : 'Form'} ${FORMATION_NAMES[args[0]! % 8]?.[lang]}${args[0]! % 32 >= 8 ? ` (${90 * Math.floor((args[0]! % 32) / 8)}°)` : ''}${WINGS[Math.floor(args[0]! / 32)]?.[lang] ?? ''}`,
  shuffle: (_, [x, y, facing, form], lang) =>
    `${lang === 'it' ? 'Ridisponi fra gli edifici' : 'Arrange anew'}: ${FORMATION_NAMES[form!]?.[lang]}, ${wind(facing!, lang)} (${inches(x!, lang)} ${inches(y!, lang)})`,
  face: (_, [to], lang) => `${lang === 'it' ? 'Volgi il fronte a' : 'Face'} ${degrees(to!, lang)}`,
  about: say('Inverti il fronte', 'Face about'),
  touch: (f, [enemy, offset], lang, s) =>
    `${named('Contatta {the:who}', 'Touch {the:who}')(f, [enemy!], lang, s)}${offset ? ` (${degrees(offset, lang)})` : ''}`,
  deploy: (f, [town], lang) =>
    `${lang === 'it' ? 'Dispiegati in' : 'Deploy in'} ${f.ground.towns[town! % 64]?.name ?? ''}${town! >= 64 ? ` (${lang === 'it' ? 'angolo' : 'corner'} ${Math.floor(town! / 64)})` : ''}`,
  leave: (_, [edge], lang) => `${lang === 'it' ? 'Lascia la città dal lato' : 'Leave the town by side'} ${edge! + 1}`,
  attach: named('Aggrega {to:who}', 'Attach to {the:who}'),
  go: (_, [x, y], lang) => `${lang === 'it' ? 'Vai a' : 'Go to'} ${inches(x!, lang)} ${inches(y!, lang)}`,
  stand: say('Resta', 'Stand'),
  evade: say('Evadi', 'Evade'),
  point: named('Segnala l’isolamento {of:who}', 'Point out {the:who} as shut in'),
  appoint: (_, [x, y], lang) => `${lang === 'it' ? 'Poni a' : 'Put at'} ${inches(x!, lang)} ${inches(y!, lang)}`,
  man: (_, [gun], lang) => `${lang === 'it' ? 'Torna al pezzo' : 'Back to gun'} ${gun! + 1}`,
  halt: say('Fermati', 'Halt'),
  stay: say('Resta', 'Stay'),
  rout: named('Metti in rotta {the:who}', 'Put {the:who} to flight'),
  fire: (f, [arg], lang) =>
    plain(
      fillIn(
        lang,
        looseIn(arg!) === 0 ? { it: '{who} spara {to:aim}', en: '{who} fires at {the:aim}' } : shotText(looseIn(arg!)),
        { who: called(f, shooterIn(arg!)), aim: called(f, targetIn(arg!)) },
      ),
    ),
  fireTown: (f, [arg], lang) =>
    `${called(f, Math.floor(arg! / 64))[lang]} ${lang === 'it' ? 'spara su' : 'fires at'} ${f.ground.towns[arg! % 64]?.name ?? ''}`,
  volley: (f, args, lang) =>
    `${lang === 'it' ? 'Fuoco' : 'Fire'}: ${args.map(arg => called(f, shooterIn(arg))[lang]).join(', ')}`,
  cease: say('Cessa il fuoco', 'Cease fire'),
  fight: (f, [i], lang, s) => (s.combats[i!] === undefined ? `#${i}` : against(f, s.combats[i!]!.own, lang)),
  main: named('Unità principale: {who}', 'Main unit: {who}'),
  recall: named('Richiama {the:who}', 'Recall {the:who}'),
  ride: say('Muovi ancora', 'Move again'),
  mark: say('Segna per la reazione', 'Mark for reaction'),
  build: (f, [arg], lang) => `${called(f, Math.floor(arg! / 16))[lang]}: ${WORK_NAMES[arg! % 16]?.[lang] ?? ''}`,
  lengthen: say('Un turno in più', 'One turn more'),
  shorten: say('Un turno in meno', 'One turn less'),
  swap: say('Scambia le parti per questo turno', 'Let the sides change places this turn'),
  guardBefore: say('Impiega la Guardia prima dell’inseguimento', 'Commit the Guard before the pursuit'),
  guardAfter: say('Impiega la Guardia dopo l’inseguimento', 'Commit the Guard after the pursuit'),
  keep: say('Lascia così', 'Leave it so'),
  ignore: say('Ignora la fatica', 'Ignore fatigue'),
  reroll: say('Ripeti il tiro', 'Roll again'),
  forced: say('Marcia forzata', 'Forced march'),
  crew: named('Rimpiazza i serventi {of:who}', 'Replace the gunners of {the:who}'),
  square: say('Tenta il quadrato', 'Try to form square'),
  lie: say('Stenditi a terra', 'Lie down'),
  rise: say('Rialzati', 'Rise'),
  lay: named('Posa una pedina ingannevole su {the:who}', 'Put a dummy down on {the:who}'),
  bluff: (_, [which, x, y], lang) =>
    `${lang === 'it' ? 'Muovi la pedina ingannevole' : 'Move dummy'} ${which! + 1}: ${inches(x!, lang)} ${inches(y!, lang)}`,
  dismount: say('Smonta da cavallo', 'Dismount'),
  mount: say('Rimonta a cavallo', 'Mount'),
  detach: (_, [arg], lang) => {
    const side = Math.floor(arg! / 16)
    const where =
      side === 0
        ? text('a sinistra', 'to the left')
        : side === 1
          ? text('a destra', 'to the right')
          : text(`e lascia la città dal lato ${side - 1}`, `and leave the town by side ${side - 1}`)
    const about = text('Distacca {n|una base|# basi} {where}', 'Detach {n|one base|# bases} {where}')
    return plain(fillIn(lang, about, { n: arg! % 16, where: where[lang] }))
  },
  embark: say('Sali a bordo', 'Go aboard'),
  sail: (_, [x, y], lang) => `${lang === 'it' ? 'Naviga fino a' : 'Sail to'} ${inches(x!, lang)} ${inches(y!, lang)}`,
  land: (_, [facing], lang) => `${lang === 'it' ? 'Sbarca verso' : 'Land towards'} ${wind(facing!, lang)}`,
  rejoin: say('Riunisci il distaccamento', 'Reunite with the detachment'),
}

/** “1er de ligne: Avanti 4", Converti a sinistra 30°”: the legs of a march, each in its own words. */
function march(f: Field, text: string, lang: Lang, s: State): string {
  const [unit, ...legs] = text.split(' ')
  const said = legs.map(word => {
    const type = Object.entries(LEG_LETTERS).find(([, letter]) => letter === word[0])?.[0] ?? ''
    return ACTIONS[type]?.(f, word.length === 1 ? [] : word.slice(1).split(',').map(Number), lang, s) ?? word
  })
  return `${called(f, Number(unit))[lang]}: ${said.join(', ')}`
}

/** “0-2 1-3-4” is two combats: the first of each stands alone against the others. */
const divided = (f: Field, stars: string, lang: Lang): string =>
  stars
    .split(' ')
    .map(star => against(f, bySide(f, star.split('-').map(Number)), lang))
    .join('; ')

/** What “done” brings, by the step it ends; of movement, how many stay where they are. */
const DONE: Readonly<Record<string, Text>> = {
  rally: text('Nessun altro recupero', 'Rally nobody else'),
  routing: text('Nessuno in rotta', 'Put nobody to flight'),
  guard: text('Nessun altro impiego della Guardia', 'Commit no more of the Guard'),
  works: text('Nessun’altra opera', 'No other work'),
  reaction: text('Nessuna reazione', 'No reaction'),
  recall: text('Nessuna reazione', 'No reaction'),
}
/** 20.3 Whose units the question is about: of several commanders those of the one who is asked. */
function isAskedOf(f: Field, { s, sides, stack }: NapoleonView): (u: number) => boolean {
  if (sides === undefined) return () => true
  const all = commandersOf(f)
  const seats = seatsOf(all, s.side)
  const at = Number((stack.at(-1) as { by?: number } | undefined)?.by ?? 0)
  const seat = seats[Math.min(at, seats.length - 1)]
  return u => seatOfUnit(f, all, u) === seat
}
/** What passing leaves undone. */
const PASS: Readonly<Record<string, Text>> = {
  movement: text('Nessuna cavalleria', 'No cavalry'),
  communications: text('Nessun ordine', 'No orders'),
}
const END_MOVEMENT = text('Chiudi il movimento', 'End movement')
const STILL = text(': {n|una unità resta ferma|# unità restano ferme}', ': {n|one unit stays|# units stay}')
function done(f: Field, view: NapoleonView, lang: Lang): string {
  const { s, stack } = view
  const { proc } = stack.at(-1) ?? { proc: '' }
  if (proc !== 'movement') return (DONE[proc] ?? text('Prosegui', 'Go on'))[lang]
  const mine = isAskedOf(f, view)
  const still = f.ofSide[s.side]!.filter(
    u =>
      mine(u) &&
      u < f.troops &&
      f.kind[u] === 0 &&
      s.on[u] === ON_TABLE &&
      s.host[u]! < 0 &&
      (s.mark[u]! & (MOVED | STAYS | ROUT | NONE)) === 0,
  ).length
  return END_MOVEMENT[lang] + (still === 0 ? '' : plain(fillIn(lang, STILL, { n: still })))
}

export function action({ type, arg }: Action, view: NapoleonView, lang: Lang): string {
  const { s } = view
  const f = namedFor(s)
  if (type === 'done') return done(f, view, lang)
  if (type === 'pass') return (PASS[view.stack.at(-1)?.proc ?? ''] ?? text('Nessuna', 'None'))[lang]
  if (type === 'write') return ordersSaid(f, arg, lang)
  if (type === 'divide') return divided(f, String(arg), lang)
  if (type === 'march' || type === 'orders')
    return String(arg)
      .split(NEXT_UNIT)
      .map(text => march(f, text, lang, s))
      .join('; ')
  return (ACTIONS[type] ?? say(type, type))(f, numbers(arg), lang, s)
}

export function result({ winners, by, grade, score }: Result, lang: Lang, view?: NapoleonView): string {
  const points = score === undefined ? '' : ` (${score.join('–')})`
  if (winners.length === 0)
    return lang === 'it'
      ? `Patta: meno di ${DRAW} punti di differenza${points}.`
      : `Drawn: less than ${DRAW} points apart${points}.`
  const who =
    view === undefined
      ? lang === 'it'
        ? `Parte ${winners[0]! + 1}`
        : `Side ${winners[0]! + 1}`
      : sideName(namedFor(view.s), winners[0]!, lang)
  if (by === 'morale')
    return lang === 'it' ? `Vittoria decisiva: ${who}${points}.` : `Decisive victory: ${who}${points}.`
  if (grade === 'marginal')
    return lang === 'it'
      ? `Vittoria marginale ai punti: ${who}${points}.`
      : `Marginal victory on points: ${who}${points}.`
  return lang === 'it' ? `Vittoria ai punti: ${who}${points}.` : `Victory on points: ${who}${points}.`
}
