import {
  type Action,
  type Decision,
  type Lang,
  type Phrase,
  plain,
  type Result,
  say,
  sentence,
  token,
  type Words,
} from '@bivouac/kernel'
import type { ToyEvent } from './events.ts'
import type { Toy, View } from './state.ts'
import { BRIGADES, LINE, SIDES } from './words.ts'

const who = (unit: number) => token(BRIGADES[unit]!, 'piece', unit)
const inches = (points: number): number => Math.round((points * 10) / 240) / 10
const degrees = (tenths: number): number => Math.abs(tenths) / 10

export const event = (told: ToyEvent, lang: Lang): Phrase => sentence(inWords(told, lang))
function inWords(told: ToyEvent, lang: Lang): Phrase {
  switch (told.e) {
    case 'turn':
      return say(
        lang,
        { it: 'Turno {n}: {the:side}', en: 'Turn {n}: {the:side}' },
        { n: told.turn, side: SIDES[told.seat]! },
      )
    case 'marched':
      return say(
        lang,
        { it: '{the:unit} avanza di {n|un pollice|# pollici}', en: '{the:unit} advances {n|one inch|# inches}' },
        { unit: who(told.unit), n: inches(told.far) },
      )
    case 'wheeled':
      return told.tenths > 0
        ? say(
            lang,
            {
              it: '{the:unit} converte a destra di {n|un grado|# gradi}',
              en: '{the:unit} wheels right by {n|one degree|# degrees}',
            },
            { unit: who(told.unit), n: degrees(told.tenths) },
          )
        : say(
            lang,
            {
              it: '{the:unit} converte a sinistra di {n|un grado|# gradi}',
              en: '{the:unit} wheels left by {n|one degree|# degrees}',
            },
            { unit: who(told.unit), n: degrees(told.tenths) },
          )
    case 'formed':
      return told.formation === LINE
        ? say(lang, { it: '{the:unit} si mette in linea', en: '{the:unit} forms line' }, { unit: who(told.unit) })
        : say(lang, { it: '{the:unit} si mette in colonna', en: '{the:unit} forms column' }, { unit: who(told.unit) })
    case 'fired':
      return say(
        lang,
        {
          it: '{the:unit} fa fuoco {on:at}: dado {die}, forza {left}',
          en: '{the:unit} fires {at:at}: die {die}, strength {left}',
        },
        { unit: who(told.unit), at: who(told.at), die: told.die, left: told.left },
      )
  }
}
export const level = ({ e }: ToyEvent) => (e === 'turn' ? 0 : 2)

export const prompt = (_at: Pick<Decision, 'proc' | 'step' | 'seat'>, _view: View, lang: Lang): string =>
  lang === 'it' ? 'Dai un ordine a una brigata, o chiudi il turno.' : 'Give a brigade an order, or end the turn.'

export function action({ type, arg }: Action, _view: View, lang: Lang): string {
  if (type === 'done') return lang === 'it' ? 'Chiudi il turno' : 'End the turn'
  const [unit, much] = Array.isArray(arg)
    ? (arg as number[])
    : typeof arg === 'number' && type === 'fire'
      ? [arg >> 2, arg & 3]
      : [Number(arg ?? 0), 0]
  const values = {
    unit: BRIGADES[unit!] ?? BRIGADES[0]!,
    n: inches(much ?? 0),
    by: degrees(much ?? 0),
    at: BRIGADES[(much ?? 0) & 3]!,
  }
  const text = {
    march: { it: 'Avanti {n|di un pollice|di # pollici}: {unit}', en: 'Forward {n|one inch|# inches}: {unit}' },
    wheel:
      (much ?? 0) > 0
        ? {
            it: 'Conversione a destra di {by|un grado|# gradi}: {unit}',
            en: 'Wheel right {by|one degree|# degrees}: {unit}',
          }
        : {
            it: 'Conversione a sinistra di {by|un grado|# gradi}: {unit}',
            en: 'Wheel left {by|one degree|# degrees}: {unit}',
          },
    form: { it: 'Cambia formazione: {unit}', en: 'Change formation: {unit}' },
    fire: { it: 'Fuoco {on:at}: {unit}', en: 'Fire at {at}: {unit}' },
  }[type]
  return text === undefined ? type : plain(sentence(say(lang, text, values)))
}
export const result = ({ winners }: Result, lang: Lang): string =>
  winners.length === 0
    ? { it: 'Pari: le forze sono uguali.', en: 'A draw: both are as strong.' }[lang]
    : plain(sentence(say(lang, { it: 'Vincono {the:side}.', en: '{the:side} win.' }, { side: SIDES[winners[0]!]! })))

export const words: Words<Toy> = {
  event,
  level,
  prompt,
  action,
  result,
  board: (view, lang) =>
    view.x
      .map(
        (x, unit) =>
          `${BRIGADES[unit]![lang]}: ${inches(x)} / ${inches(view.y[unit]!)}, ${view.facing[unit]! / 10}°, ${view.strength[unit]}`,
      )
      .join('\n'),
}
