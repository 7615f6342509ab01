/** What the terminal itself says; what a game says comes from the game. */
import { fill, type Lang, plain, sentence, type Text } from '@bivouac/kernel'

export interface PlayWords {
  readonly dice: (hash: string) => string
  readonly typed: string
  readonly roll: (why: string, sides: number) => string
  readonly noSuchRoll: (sides: number) => string
  readonly notMoved: string
  readonly resumed: (path: string, length: number) => string
  readonly handOver: (side: Text) => string
  readonly handOverReady: string
  readonly turnOf: (side: string) => string
  readonly hint: (options: number) => string
  readonly noSuchOption: (options: number) => string
  readonly notUnderstood: (line: string) => string
  readonly permitted: string
  /** Several things as one choice, typed by their numbers. */
  several(type: string, least: number, most: number): string
  /** Any value, typed. */
  free(type: string): string
  readonly unless: string
  readonly whyUsage: (types: string) => string
  readonly undone: string
  readonly oddsUsage: string
  readonly oddsSampled: (samples: number, margin: string) => string
  readonly oddsMore: (count: number) => string
  readonly oddsNothing: string
  readonly saved: (path: string) => string
  readonly quit: (command: string) => string
  readonly over: string
  readonly verify: (command: string) => string
  readonly standing: string
  readonly standingNot: string
  readonly noSection: (sections: string) => string
  readonly help: string
}

export const PLAY_WORDS: Readonly<Record<Lang, PlayWords>> = {
  it: {
    dice: hash => `I dadi sono fissati prima di cominciare: SHA-256 del seme ${hash}`,
    typed: 'I dadi li tirate voi e li scrivete qui; le carte le dà il programma. Nessuno potrà verificarli.',
    roll: (why, sides) => `${why}: d${sides} [1–${sides}, Invio: tira il programma, altro: indietro] `,
    noSuchRoll: sides =>
      sides === 0 ? 'Sono più dadi di quelli che si tirano qui.' : `Un d${sides} va da 1 a ${sides}.`,
    notMoved: 'La mossa non è stata fatta.',
    resumed: (path, length) => `Riprende ${path}, mossa ${length}.`,
    handOver: side => plain(fill('Tocca {to:side}. Passate la tastiera.', { side }, 'it')),
    handOverReady: 'Invio quando siete pronti: ',
    turnOf: side => `${side}: `,
    hint: options => (options === 1 ? '[1, Invio, o «aiuto»] ' : `[1–${options}, o «aiuto»] `),
    noSuchOption: options => `Le scelte vanno da 1 a ${options}.`,
    notUnderstood: line => `Non capisco «${line}»: un numero per scegliere, o «aiuto».`,
    permitted: 'Si può fare.',
    several: (type, least, most) => `Scrivi «${type}» e i numeri (da ${least} a ${most}):`,
    free: type => `Scrivi «${type}» e un valore qualsiasi.`,
    unless: 'Si potrebbe: ',
    whyUsage: types => `perché <azione> <argomento>, o parole della scelta. Azioni qui: ${types}`,
    undone: 'Annullato.',
    oddsUsage: 'probabilità <numero della scelta>',
    oddsSampled: (samples, margin) =>
      plain(fill('(stimate su {samples|# prova|# prove}, ± {margin})', { samples, margin }, 'it')),
    oddsMore: count => plain(fill('… e {count|un altro esito|altri # esiti}', { count }, 'it')),
    oddsNothing: 'non succede nulla prima della prossima scelta',
    saved: path => `Salvata in ${path}`,
    quit: command => `Si continua con: ${command}`,
    over: 'Fine della partita',
    verify: command => `Per controllare ogni tiro: ${command}`,
    standing: 'D’ora in poi passa da sé a questa domanda.',
    standingNot: 'A questa domanda non si passa da sé.',
    noSection: sections => `Sezioni: ${sections}`,
    help: `  <numero>             sceglie                 perché <azione> <arg>   perché non si può, e che cosa lo permetterebbe
  probabilità <numero> che cosa può seguirne   annulla                 riprende l’ultima mossa
  tavolo               ridisegna               registro [n]            le ultime n mosse
  scelte               rilegge le scelte       sempre                  passa sempre a questa domanda
  regola <sezione>     che cosa dice           lingua it|en            cambia lingua
  salva [file]         salva                   esci                    salva ed esce`,
  },
  en: {
    dice: hash => `The dice are committed before the start: SHA-256 of the seed ${hash}`,
    typed: 'You roll the dice and type them in; the program deals the cards. Nobody will be able to verify them.',
    roll: (why, sides) => `${why}: d${sides} [1–${sides}, Enter: the program rolls, anything else: back] `,
    noSuchRoll: sides =>
      sides === 0 ? 'Those are more dice than are rolled here.' : `A d${sides} goes from 1 to ${sides}.`,
    notMoved: 'The move was not made.',
    resumed: (path, length) => `Resuming ${path} at move ${length}.`,
    handOver: side =>
      plain(sentence(fill('{the:side} {side|is|are} to decide. Hand over the keyboard.', { side }, 'en'))),
    handOverReady: 'Enter when you are ready: ',
    turnOf: side => `${side}: `,
    hint: options => (options === 1 ? '[1, Enter, or “help”] ' : `[1–${options}, or “help”] `),
    noSuchOption: options => `Options go from 1 to ${options}.`,
    notUnderstood: line => `“${line}” means nothing here: a number to choose, or “help”.`,
    permitted: 'It is permitted.',
    several: (type, least, most) => `Type “${type}” and the numbers (${least} to ${most}):`,
    free: type => `Type “${type}” and any value.`,
    unless: 'It would be: ',
    whyUsage: types => `why <action> <argument>, or words of the option. Actions here: ${types}`,
    undone: 'Undone.',
    oddsUsage: 'odds <number of the option>',
    oddsSampled: (samples, margin) =>
      plain(fill('(estimated from {samples|# trial|# trials}, ± {margin})', { samples, margin }, 'en')),
    oddsMore: count => plain(fill('… and {count|one more outcome|# more outcomes}', { count }, 'en')),
    oddsNothing: 'nothing happens before the next choice',
    saved: path => `Saved in ${path}`,
    quit: command => `Go on with: ${command}`,
    over: 'The game is over',
    verify: command => `To check every roll: ${command}`,
    standing: 'From now on this question is passed by itself.',
    standingNot: 'This question cannot be passed by itself.',
    noSection: sections => `Sections: ${sections}`,
    help: `  <number>             chooses                 why <action> <arg>      why it is forbidden, and what would permit it
  odds <number>        what can follow         undo                    takes back the last move
  board                draws the table again   log [n]                 the last n moves
  options              lists the options again always                  always pass on this question
  rule <section>       what it says            lang it|en              changes the language
  save [file]          saves                   quit                    saves and leaves`,
  },
}

const PLAY_COMMANDS = [
  'why',
  'odds',
  'undo',
  'board',
  'log',
  'options',
  'always',
  'rule',
  'lang',
  'save',
  'quit',
  'help',
] as const
export type PlayCommand = (typeof PLAY_COMMANDS)[number]

/** Both languages are understood whichever is spoken. */
const SPELLINGS: Readonly<Record<PlayCommand, readonly string[]>> = {
  why: ['why', 'w', 'perché', 'perche', 'perchè'],
  odds: ['odds', 'o', 'probabilità', 'probabilita', 'prob'],
  undo: ['undo', 'u', 'annulla'],
  board: ['board', 'b', 'tavolo', 'mappa'],
  log: ['log', 'l', 'registro'],
  options: ['options', 'scelte', 'opzioni'],
  always: ['always', 'sempre'],
  rule: ['rule', 'regola'],
  lang: ['lang', 'lingua'],
  save: ['save', 'salva'],
  quit: ['quit', 'q', 'exit', 'esci'],
  help: ['help', 'h', '?', 'aiuto'],
}

export const commandIn = (word: string): PlayCommand | undefined =>
  PLAY_COMMANDS.find(each => SPELLINGS[each].includes(word.toLowerCase().normalize('NFC')))
