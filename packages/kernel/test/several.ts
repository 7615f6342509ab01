/**
 * “The ferry”: a small game of sets, paths and open choices. Six boats 0 … 5; boats 0, 2 and 4 are red, the others blue.
 * A fleet is two or three boats of one colour; a voyage goes over numbered buoys that are next to each other; a convoy
 * is a fleet and a voyage declared at once, no longer than the fleet is strong; a signal is any number.
 */
import {
  citing,
  type Frame,
  type GameModule,
  machine,
  open,
  over,
  type Position,
  type Procedures,
  parts,
  path,
  readSetup,
  setOf,
  type Table,
  type Text,
} from '../src/index.ts'

interface State {
  turn: number
  fleet: number[]
  voyage: number[]
  signal: number
}
interface View extends State {
  stack: object[]
  result?: object
}
export interface Ferry {
  state: State
  frames: { day: object }
  event: { e: 'sailed' | 'signalled'; turn: number }
  view: View
}
type T = Table<Ferry>
type F = Frame<Ferry>

const both = (it: string, en: string): Text => ({ it, en })
const section = (it: string, en: string) => ({ title: both(it, en), summary: both(`${it}.`, `${en}.`) })
export const ferryBook = {
  '1': section('La giornata', 'The day'),
  '2': section('La flotta', 'The fleet'),
  '3': section('La rotta', 'The voyage'),
  '4': section('Il segnale', 'The signal'),
}
const no = citing(ferryBook)
export const MIXED = no('2', both('Un’altra squadra.', 'Another colour.'))
export const AT_SEA = no('2', both('L’ammiraglia è già in mare.', 'The flagship is at sea already.'))
export const LONELY = no('2', both('Una barca sola non parte.', 'A boat does not sail alone.'))
export const NOT_NEXT = no('3', both('La boa non è vicina.', 'That buoy is not next to the last.'))
export const ENDS_OUT = no('3', both('La rotta finisce al porto.', 'A voyage ends in harbour, at an even buoy.'))
export const TOO_LONG = no('3', both('La rotta è più lunga della flotta.', 'The voyage is longer than the fleet.'))
export const TOO_LOUD = no('4', both('Il segnale è troppo forte.', 'The signal is too loud.'))
export const SILENT = no('4', both('Dopo due segnali si tace.', 'After two signals there is silence.'))

export const BOATS = [0, 1, 2, 3, 4, 5]
const BUOYS = [0, 1, 2, 3, 4, 5, 6]
const beside = (_t: T, _f: F, chosen: readonly number[], boat: number) =>
  chosen.length > 0 && chosen[0]! % 2 !== boat % 2 ? MIXED : undefined
const ashore = (t: T, _f: F, _chosen: readonly number[], boat: number) => (t.s.fleet[0] === boat ? AT_SEA : undefined)
const nextTo = (_t: T, _f: F, soFar: readonly number[], buoy: number) =>
  Math.abs(buoy - (soFar.at(-1) ?? 0)) === 1 ? undefined : NOT_NEXT
const around = (soFar: readonly number[]): readonly number[] =>
  [(soFar.at(-1) ?? 0) - 1, (soFar.at(-1) ?? 0) + 1].filter(buoy => buoy >= 0 && buoy <= 6)
const inHarbour = (_t: T, _f: F, way: readonly number[]) => (way.at(-1)! % 2 === 0 ? undefined : ENDS_OUT)
const isNumber = (arg: unknown): arg is number => Number.isSafeInteger(arg)

/** Whatever differs from the rules above, for tests of what the suite finds. */
export interface Twist {
  readonly each?: typeof beside
  readonly check?: (t: T, f: F, chosen: readonly number[]) => ReturnType<typeof beside>
  readonly signal?: (t: T, f: F, value: number) => ReturnType<typeof beside>
}

export function ferryProcedures(twist: Twist = {}): Procedures<Ferry> {
  return {
    day: {
      rule: '1',
      steps: {
        sail: {
          seat: t => t.s.turn % 2,
          offers: {
            fleet: setOf<Ferry, F>({
              domain: BOATS,
              least: 2,
              most: 3,
              few: LONELY,
              each: [ashore, twist.each ?? beside],
              ...(twist.check && { check: twist.check }),
              take: (t, _f, boats) => {
                t.s.fleet = [...boats]
                t.tell({ e: 'sailed', turn: t.s.turn })
              },
            }),
            voyage: path<Ferry, F>({
              domain: () => BUOYS,
              next: (_t, _f, soFar) => around(soFar),
              most: 4,
              each: nextTo,
              check: inHarbour,
              take: (t, _f, way) => void (t.s.voyage = [...way]),
            }),
            convoy: parts<Ferry, F, 'boats' | 'way'>({
              parts: {
                boats: { domain: BOATS, each: beside, most: 3 },
                way: {
                  next: (_t, _f, soFar) => around(soFar),
                  domain: () => BUOYS,
                  least: 0,
                  most: (_t, _f, _c, { boats }) => boats.length,
                  many: TOO_LONG,
                  each: nextTo,
                },
              },
              take: (t, _f, { boats, way }) => {
                t.s.fleet = [...boats]
                t.s.voyage = [...way]
              },
            }),
            signal: open<Ferry, F, number>({
              accepts: isNumber,
              may: t => (t.s.signal >= 2 ? SILENT : undefined),
              over: () => [],
              check: twist.signal ?? ((_t, _f, value) => (Math.abs(value) > 7000 ? TOO_LOUD : undefined)),
              probe: (_t, _f, _c, pick) => (pick(2) === 0 ? 1 : -1) * (6990 + pick(20)),
              take: t => {
                t.s.signal++
                t.tell({ e: 'signalled', turn: t.s.turn })
              },
            }),
          },
        },
        evening: t => (++t.s.turn === 8 ? over({ winners: [0], by: 'dusk', rule: '1' }) : { k: 'goto', step: 'sail' }),
      },
    },
  }
}

const copy = (s: State): State => ({ ...s, fleet: [...s.fleet], voyage: [...s.voyage] })
const stackOf = (stack: readonly object[]): object[] => stack.map(frame => ({ ...frame }))

export function makeFerry(twist: Twist = {}): GameModule<Ferry> {
  const rules = machine<Ferry>(ferryProcedures(twist))
  const scenarios = [{ id: 'day', name: both('Un giorno', 'A day'), about: both('Una.', 'One.') }]
  return {
    id: 'ferry',
    version: 1,
    title: both('Il traghetto', 'The ferry'),
    rulebook: ferryBook,
    refusals: no.all,
    scenarios,
    options: [],
    events: ['sailed', 'signalled'],
    readSetup: raw => readSetup(raw, scenarios, []),
    seats: () => [both('Rossi', 'Red'), both('Blu', 'Blue')],
    begin: () => rules.start({ turn: 0, fleet: [], voyage: [], signal: 0 }, 'day'),
    machine: rules,
    turn: pos => pos.s.turn,
    clone: pos => ({
      s: copy(pos.s),
      stack: stackOf(pos.stack) as Position<Ferry>['stack'],
      result: pos.result,
    }),
    view: pos => ({ ...copy(pos.s), stack: stackOf(pos.stack), ...(pos.result && { result: { ...pos.result } }) }),
    imagine: view => {
      const { stack, result: _, ...s } = view
      return { s: copy(s), stack: stackOf(stack) as Position<Ferry>['stack'] }
    },
    words: {
      event: event => [event.e],
      level: () => 2,
      prompt: () => 'sail',
      action: ({ type, arg }) => `${type} ${JSON.stringify(arg)}`,
      result: () => 'dusk',
      board: () => 'the sea',
    },
    invariants: pos => (pos.s.fleet.length > 3 ? ['a fleet of more than three'] : []),
  }
}
export const ferry = makeFerry()
