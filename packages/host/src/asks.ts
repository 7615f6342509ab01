import type { Action, Eye, Json } from '@bivouac/kernel'
import type { Ask } from './protocol.ts'

const MOST_ACTIONS = 400
const MOST_TEXT = 500
const MOST_NAME = 40
const MOST_ROLLS = 1000
const MOST_ELEMENTS = 1000

type Field = (value: unknown) => boolean
const seat: Field = v => Number.isInteger(v) && (v as number) >= 0 && (v as number) < 8
const count: Field = v => Number.isInteger(v) && (v as number) >= 0
const eye: Field = v => v === 'spectator' || seat(v)
const text: Field = v => typeof v === 'string' && v.length > 0 && v.length <= MOST_TEXT
const flag: Field = v => typeof v === 'boolean'
const what: Field = v => v === 'undo' || v === 'draw' || v === 'rematch'
const action: Field = v =>
  typeof v === 'object' && v !== null && typeof (v as Action).type === 'string' && (v as Action).type.length <= 100
const actions: Field = v => Array.isArray(v) && v.length <= MOST_ACTIONS && v.every(action)
const rolls: Field = v =>
  Array.isArray(v) && v.length <= MOST_ROLLS && v.every(each => Number.isSafeInteger(each) && each >= 1)
const elements: Field = v =>
  Array.isArray(v) && v.length <= MOST_ELEMENTS && v.every(each => Number.isSafeInteger(each))
const chosen: Field = v =>
  elements(v) || (typeof v === 'object' && v !== null && !Array.isArray(v) && Object.values(v).every(elements))
const about: Field = v => v === 'all' || elements(v)
const name: Field = v => typeof v === 'string' && v.length <= MOST_TEXT
const maybe =
  (field: Field): Field =>
  v =>
    v === undefined || field(v)

/** What each ask must carry. One place: the page, the worker and the server all go through it. */
const FIELDS: Readonly<Record<Ask['do'], Readonly<Record<string, Field>>>> = {
  watch: { eye: maybe(eye), id: maybe(count) },
  act: { seat, action, at: count, rolls: maybe(rolls), id: count },
  roll: { seat, at: count, rolls, id: count },
  why: { seat, actions, id: count },
  extend: { seat, type: name, chosen, about: maybe(about), id: count },
  odds: { seat, action, id: count },
  foretell: { seat, action, id: count },
  judge: { seat, action, next: maybe(flag), id: count },
  threats: { seat, id: count },
  chance: { seat, at: count, id: count },
  undo: { seat, to: maybe(count), id: count },
  offer: { seat, what, id: count },
  answerOffer: { seat, what, yes: flag, id: count },
  stand: { seat, question: text, on: flag, id: count },
  resign: { seat, id: count },
  past: { at: count, eye: maybe(eye), id: count },
  log: { since: maybe(count), eye: maybe(eye), id: count },
  journal: { id: count },
  stopThinking: { id: count },
  say: { text, id: count },
  hint: { seat, id: count },
  claim: { as: v => v === 'win' || v === 'draw', id: count },
}

/** Looked through for every message that comes in. */
const CHECKS = new Map(Object.entries(FIELDS).map(([kind, fields]) => [kind, Object.entries(fields)]))

/** Reads what came over the wire: an ask, or a sentence saying what is wrong with it. Never throws. */
export function readAsk(raw: unknown): Ask | string {
  if (typeof raw !== 'object' || raw === null) return 'a message is a JSON object'
  const given = raw as Record<string, Json | undefined>
  const kind = given.do
  const checks = CHECKS.get(kind as string)
  // Put into text, some thousand brackets would be too much for the stack.
  if (checks === undefined)
    return typeof kind === 'string' ? `nothing is called “${kind.slice(0, MOST_NAME)}” here` : '“do” is a word'
  for (const [name, holds] of checks) if (!holds(given[name])) return `“${kind}” needs a proper “${name}”`
  return raw as Ask
}

export const isSeat = (e: Eye): e is number => e !== 'spectator'
