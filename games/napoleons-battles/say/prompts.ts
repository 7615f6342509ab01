/** What a player is asked, and how each answer is worded. */
import type { Action, Decision, Lang, Result, Text } from '@bivouac/kernel'
import { DRAW } from '../data/points.ts'
import { type Field, fieldNamed } from '../field.ts'
import type { NapoleonView } from '../view.ts'
import { degrees, FORMATION_NAMES, inches, sideName, wind } from './names.ts'

const text = (it: string, en: string): Text => ({ it, en })
const PROMPTS: Readonly<Record<string, Text>> = {
  'rally.choose': text(
    'Scegli un’unità in rotta da recuperare, o prosegui.',
    'Choose a routed unit to rally, or go on.',
  ),
  'rally.form': text(
    'L’unità è recuperata: scegli formazione e fronte.',
    'The unit is rallied: choose its formation and front.',
  ),
  'movement.choose': text('Muovi un’unità, o chiudi il movimento.', 'Move a unit, or end movement.'),
  'movement.mark': text('Quale cavalleria resta pronta a reagire?', 'Which cavalry stands ready to react?'),
  'march.leg': text('Scegli il prossimo tratto, o fermati.', 'Choose the next leg, or halt.'),
  'escape.flee': text(
    'Il generale è raggiunto dal nemico: dove fugge?',
    'The enemy is upon the general: where does he flee?',
  ),
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
  'flight.way': text('Scegli per dove fugge.', 'Choose where it runs.'),
  'recalls.choose': text('Quale cavalleria richiami per prima?', 'Which cavalry do you recall first?'),
  'recall.move': text(
    'La cavalleria è in mano: muovi ancora, o tienila pronta.',
    'The cavalry is in hand: move again, or keep it ready.',
  ),
  'recall.answer': text(
    'Contatta la cavalleria che ha mosso, o passa.',
    'Contact the cavalry that has moved, or pass.',
  ),
}
export const prompt = ({ proc, step }: Pick<Decision, 'proc' | 'step' | 'seat'>, _: NapoleonView, lang: Lang): string =>
  (PROMPTS[`${proc}.${step}`] ?? text('Scegli.', 'Choose.'))[lang]

const numbers = (arg: Action['arg']): number[] =>
  typeof arg === 'number' ? [arg] : Array.isArray(arg) ? (arg as number[]) : []
type Sayer = (f: Field, args: number[], lang: Lang) => string
const say =
  (it: string, en: string): Sayer =>
  (_, __, lang) =>
    lang === 'it' ? it : en
const named =
  (it: string, en: string): Sayer =>
  (f, [u], lang) =>
    `${lang === 'it' ? it : en} ${f.name[u!] ?? `#${u}`}`
const way =
  (it: string, en: string): Sayer =>
  (_, args, lang) =>
    `${lang === 'it' ? it : en} ${inches(Math.abs(args.at(-1) ?? 0), lang)}`

const ACTIONS: Readonly<Record<string, Sayer>> = {
  rally: named('Recupera', 'Rally'),
  done: say('Prosegui', 'Go on'),
  pass: say('Nessuna', 'None'),
  unit: named('Muovi', 'Move'),
  enter: named('Fai entrare', 'Bring in'),
  flee: (f, args, lang) =>
    args.length === 1
      ? named('Fuggi ancora con', 'Flee on with')(f, args, lang)
      : `${lang === 'it' ? 'Fuggi fino a' : 'Flee to'} ${inches(args.at(-2)!, lang)} ${inches(args.at(-1)!, lang)}`,
  react: (f, args, lang) => `${lang === 'it' ? 'Tieni pronta' : 'Keep ready'} ${args.map(u => f.name[u]).join(', ')}`,
  forward: way('Avanti', 'Forward'),
  oblique: (_, [offset, d], lang) =>
    `${lang === 'it' ? 'Avanti a' : 'Forward at'} ${degrees(offset!, lang)}, ${inches(d!, lang)}`,
  back: way('Indietro', 'Back'),
  side: (_, [d], lang) =>
    `${lang === 'it' ? (d! > 0 ? 'A destra' : 'A sinistra') : d! > 0 ? 'To the right' : 'To the left'} ${inches(Math.abs(d!), lang)}`,
  wheel: (_, [a], lang) =>
    `${lang === 'it' ? (a! > 0 ? 'Converti a destra' : 'Converti a sinistra') : a! > 0 ? 'Wheel right' : 'Wheel left'} ${degrees(Math.abs(a!), lang)}`,
  wheelBack: (_, [a], lang) => `${lang === 'it' ? 'Converti all’indietro' : 'Wheel back'} ${degrees(a!, lang)}`,
  form: (_, args, lang) =>
    args.length === 2
      ? `${FORMATION_NAMES[args[0]!]?.[lang]}, ${lang === 'it' ? 'fronte a' : 'facing'} ${wind(args[1]!, lang)}`
      : `${lang === 'it' ? 'Forma' : 'Form'} ${FORMATION_NAMES[args[0]! % 8]?.[lang]}${args[0]! >= 8 ? ` (${90 * Math.floor(args[0]! / 8)}°)` : ''}`,
  about: say('Inverti il fronte', 'Face about'),
  touch: (f, [enemy, offset], lang) =>
    `${lang === 'it' ? 'Contatta' : 'Touch'} ${f.name[enemy!] ?? `#${enemy}`}${offset ? ` (${degrees(offset, lang)})` : ''}`,
  deploy: (f, [town], lang) => `${lang === 'it' ? 'Dispiegati in' : 'Deploy in'} ${f.ground.towns[town!]?.name ?? ''}`,
  leave: (_, [edge], lang) => `${lang === 'it' ? 'Lascia la città dal lato' : 'Leave the town by side'} ${edge! + 1}`,
  attach: named('Aggregati:', 'Attach to'),
  go: (_, [x, y], lang) => `${lang === 'it' ? 'Vai a' : 'Go to'} ${inches(x!, lang)} ${inches(y!, lang)}`,
  halt: say('Fermati', 'Halt'),
  stay: say('Resta', 'Stay'),
  rout: named('Metti in rotta', 'Put to flight'),
  fire: (f, [arg], lang) =>
    `${f.name[Math.floor(arg! / 256)]} ${lang === 'it' ? 'spara a' : 'fires at'} ${f.name[arg! % 256]}`,
  fireTown: (f, [arg], lang) =>
    `${f.name[Math.floor(arg! / 64)]} ${lang === 'it' ? 'spara su' : 'fires at'} ${f.ground.towns[arg! % 64]?.name ?? ''}`,
  cease: say('Cessa il fuoco', 'Cease fire'),
  divide: (_, [i], lang) => `${lang === 'it' ? 'Divisione' : 'Division'} ${i! + 1}`,
  fight: (_, [i], lang) => `${lang === 'it' ? 'Combattimento' : 'Combat'} ${i! + 1}`,
  main: named('Principale:', 'Main unit:'),
  recall: named('Richiama', 'Recall'),
  ride: say('Muovi ancora', 'Move again'),
  mark: say('Tienila pronta', 'Keep it ready'),
}

export function action({ type, arg }: Action, { s }: NapoleonView, lang: Lang): string {
  if (type === 'march') return `${lang === 'it' ? 'Marcia' : 'March'} ${String(arg)}`
  return (ACTIONS[type] ?? say(type, type))(fieldNamed(s.scenario), numbers(arg), lang)
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
      : sideName(fieldNamed(view.s.scenario), winners[0]!, lang)
  if (by === 'morale')
    return lang === 'it' ? `Vittoria decisiva: ${who}${points}.` : `Decisive victory: ${who}${points}.`
  if (grade === 'marginal')
    return lang === 'it'
      ? `Vittoria marginale ai punti: ${who}${points}.`
      : `Marginal victory on points: ${who}${points}.`
  return lang === 'it' ? `Vittoria ai punti: ${who}${points}.` : `Victory on points: ${who}${points}.`
}
