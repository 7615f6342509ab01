/** How messages and their riders are worded: in the log, as a question, as an answer. */
import { say as fillIn, type Lang, plain, type Text } from '@bivouac/kernel'
import { commandersOf } from '../commanders.ts'
import type { MessageDeed } from '../events-messages.ts'
import type { Field } from '../field.ts'
import { inches } from './names.ts'
import { d10, type Said } from './told.ts'

export const MESSAGES: Said<MessageDeed> = {
  messengerSent: ({ event: { general, message: n }, line, unit }) =>
    line('{who} invia un messaggero (messaggio {n})', '{who} sends a messenger (message {n})', {
      who: unit(general),
      n,
    }),
  messengerRode: ({ event: { general, message: n, fled }, line, unit }) =>
    fled
      ? line(
          'Il messaggero di {who} sfugge al nemico (messaggio {n})',
          'The messenger of {who} gets away from the enemy (message {n})',
          { who: unit(general), n },
        )
      : line('Il messaggero di {who} cavalca (messaggio {n})', 'The messenger of {who} rides on (message {n})', {
          who: unit(general),
          n,
        }),
  messageCame: ({ event: { general, message: n }, line, unit }) =>
    line('Un messaggero raggiunge {who} (messaggio {n})', 'A messenger reaches {who} (message {n})', {
      who: unit(general),
      n,
    }),
  messageRead: ({ event: { general, message: n, die, need, passed }, line, unit }) => {
    const values = { who: unit(general), n, die: d10(die), need }
    return passed
      ? line(
          '{who} legge il messaggio {n} ({die} contro {need})',
          '{who} reads message {n} ({die} against {need})',
          values,
        )
      : line(
          '{who} non riesce a leggere il messaggio {n} ({die} contro {need})',
          '{who} cannot read message {n} ({die} against {need})',
          values,
        )
  },
  deciphered: ({ event: { general, message: n, die, passed }, line, unit }) => {
    const values = { who: unit(general), n, die: d10(die) }
    return passed
      ? line('{who} decifra il messaggio nemico {n} ({die})', '{who} deciphers the enemy’s message {n} ({die})', values)
      : line(
          'Il messaggio nemico {n} è illeggibile e va cestinato ({die})',
          'The enemy’s message {n} is illegible and thrown away ({die})',
          values,
        )
  },
  messageTried: ({ event: { general, message: n }, line, unit }) =>
    line('{who} si china sul messaggio {n}', '{who} pores over message {n}', { who: unit(general), n }),
  messengerStruck: ({ event: { general, message: n, die, fell }, line, unit }) => {
    const values = { who: unit(general), n, die: d10(die) }
    return fell
      ? line(
          'Il messaggero di {who} è eliminato: il messaggio {n} resta sul terreno ({die})',
          'The messenger of {who} is eliminated: message {n} stays on the ground ({die})',
          values,
        )
      : line(
          'Il messaggero di {who} si salva (messaggio {n}, {die})',
          'The messenger of {who} is spared (message {n}, {die})',
          values,
        )
  },
  messageTaken: ({ event: { unit: u, message: n, captured }, line, unit }) =>
    captured
      ? line(
          '{the:who} {who|si impadronisce|si impadroniscono} del messaggio {n} del nemico',
          '{the:who} {who|captures|capture} the enemy’s message {n}',
          { who: unit(u), n },
        )
      : line('{the:who} {who|raccoglie|raccolgono} il messaggio {n}', '{the:who} {who|picks|pick} up message {n}', {
          who: unit(u),
          n,
        }),
}

const text = (it: string, en: string): Text => ({ it, en })
export const MESSAGE_PROMPTS: Readonly<Record<string, Text>> = {
  'messages.choose': text(
    '{who}: scrivi a un altro comandante, tenta di leggere un messaggio, o prosegui.',
    '{who}: write to another commander, try to read a message, or go on.',
  ),
  'chase.ride': text('Il messaggero di {who}: dove va?', 'The messenger of {who}: where does he ride?'),
}

type Sayer = (f: Field, args: number[], lang: Lang) => string
const numbered =
  (it: string, en: string): Sayer =>
  (_, [i], lang) =>
    plain(fillIn(lang, { it, en }, { n: i! + 1 }))
export const MESSAGE_ACTIONS: Readonly<Record<string, Sayer>> = {
  message: (f, [seat], lang) => {
    const general = commandersOf(f)[seat!]?.general
    const who = general === undefined ? `#${seat}` : f.name[general]![lang]
    return plain(fillIn(lang, text('Scrivi a {who}', 'Write to {who}'), { who }))
  },
  read: numbered('Tenta di leggere il messaggio {n}', 'Try to read message {n}'),
  courier: (_, [i, x, y], lang) =>
    plain(
      fillIn(lang, text('Messaggio {n}: il messaggero va a {x} {y}', 'Message {n}: its messenger rides to {x} {y}'), {
        n: i! + 1,
        x: inches(x!, lang),
        y: inches(y!, lang),
      }),
    ),
}
