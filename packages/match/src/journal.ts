/** Reads game files. They come from anywhere, so every field is looked at, sizes are limited, and nothing is thrown. */
import type { Json, Result, Roll, Setup } from '@bivouac/kernel'
import { isRecord, readAction, readJson } from './json.ts'
import type { Commitment, Fork, Journal, Mark, Move } from './types.ts'

const MOST = {
  characters: 64_000_000,
  moves: 100_000,
  rolls: 10_000,
  nonces: 64,
  seats: 64,
  /** Sides of a die: what keyed dice can roll. */
  sides: 2 ** 32,
} as const

/** A sentence saying what is wrong with it, or a journal, copied and frozen. Takes the text of a file, or its JSON. */
export function readJournal(raw: unknown): Journal | string {
  try {
    return read(parsed(raw))
  } catch (fault) {
    // Getters and proxies throw what they like; only our own sentences are worth repeating.
    return fault instanceof Malformed ? fault.message : 'this is not a journal: it cannot be read'
  }
}

class Malformed extends Error {}
function fail(sentence: string): never {
  throw new Malformed(sentence)
}

function parsed(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw
  if (raw.length > MOST.characters) fail('this is too large to be a journal')
  try {
    return JSON.parse(raw)
  } catch {
    return fail('this is not a journal: it is not JSON')
  }
}

const FIELDS = [
  'format',
  'game',
  'version',
  'setup',
  'from',
  'dice',
  'fork',
  'commitment',
  'seed',
  'opening',
  'moves',
  'marks',
  'backs',
  'retried',
  'result',
] as const

function read(raw: unknown): Journal {
  if (!isRecord(raw)) fail('this is not a journal: a journal is an object')
  if (raw.format !== 'bivouac-journal-1')
    fail(`this is not a journal this program can read: its format is ${shown(raw.format)}, not “bivouac-journal-1”`)
  only(raw, FIELDS, 'a journal')
  const game = text(raw.game, 'game', 64)
  if (!/^[a-z][a-z0-9-]*$/.test(game)) fail(`game: ${shown(game)} is not the name of a game`)
  const moves = list(raw.moves, 'moves', MOST.moves).map((each, i) => readMove(each, `move ${i + 1}`))
  return Object.freeze({
    format: raw.format,
    game,
    version: whole(raw.version, 'version', 1, Number.MAX_SAFE_INTEGER),
    setup: readSetupShape(raw.setup),
    ...(raw.from === undefined ? {} : { from: readJson(raw.from) ?? fail('from: this is not plain JSON') }),
    ...(raw.dice === undefined
      ? {}
      : { dice: raw.dice === 'typed' ? raw.dice : fail(`dice: ${shown(raw.dice)} is not “typed”`) }),
    ...(raw.fork === undefined ? {} : { fork: readFork(raw) }),
    ...(raw.commitment === undefined ? {} : { commitment: readCommitment(raw.commitment) }),
    ...(raw.seed === undefined ? {} : { seed: text(raw.seed, 'seed', 1024) }),
    opening: readRolls(raw.opening, 'opening'),
    moves: Object.freeze(moves),
    marks: readMarks(raw.marks, moves.length),
    ...(raw.backs === undefined ? {} : { backs: whole(raw.backs, 'backs', 1, MOST.moves) }),
    ...(raw.retried === undefined ? {} : { retried: whole(raw.retried, 'retried', 1, MOST.moves) }),
    ...(raw.result === undefined ? {} : { result: readResult(raw.result) }),
  })
}

function readSetupShape(raw: unknown): Setup {
  if (!isRecord(raw)) fail('setup: it is an object with a scenario and options')
  only(raw, ['scenario', 'options'], 'setup')
  const options = readJson(raw.options)
  if (!isRecord(options)) fail('setup: options is an object of plain values')
  return Object.freeze({
    scenario: text(raw.scenario, 'setup, scenario', 200),
    options: options as Record<string, Json>,
  })
}

function readFork({ fork, from }: Record<string, unknown>): Fork {
  if (!isRecord(fork)) fail('fork: it is an object with at and eye')
  only(fork, ['at', 'eye'], 'fork')
  if (from === undefined) fail('fork: a fork begins from a position, and there is no “from”')
  const { eye } = fork
  return Object.freeze({
    at: whole(fork.at, 'fork, at', 0, MOST.moves),
    eye: eye === 'spectator' || eye === 'open' ? eye : whole(eye, 'fork, eye', 0, MOST.seats - 1),
  })
}

function readCommitment(raw: unknown): Commitment {
  if (!isRecord(raw)) fail('commitment: it is an object with scheme, hash and nonces')
  only(raw, ['scheme', 'hash', 'nonces'], 'commitment')
  if (raw.scheme !== 'hmac-sha256') fail(`commitment: there is no scheme ${shown(raw.scheme)}`)
  const nonces = list(raw.nonces, 'commitment, nonces', MOST.nonces)
  return Object.freeze({
    scheme: raw.scheme,
    hash: fingerprint(raw.hash, 'commitment, hash'),
    nonces: Object.freeze(nonces.map(each => text(each, 'commitment, nonces', 1024, 0))),
  })
}

function readMove(raw: unknown, where: string): Move {
  if (!isRecord(raw)) fail(`${where}: it is an object with seat, action and rolls`)
  only(raw, ['seat', 'action', 'rolls', 'back'], where)
  return Object.freeze({
    seat: whole(raw.seat, `${where}, seat`, 0, MOST.seats - 1),
    action: readAction(raw.action) ?? fail(`${where}, action: it is an object with “type” and, where needed, “arg”`),
    rolls: readRolls(raw.rolls, where),
    ...(raw.back === undefined ? {} : { back: whole(raw.back, `${where}, back`, 1, MOST.moves) }),
  })
}

function readRolls(raw: unknown, where: string): readonly Roll[] {
  return Object.freeze(
    list(raw, `${where}, rolls`, MOST.rolls).map((each, i) => readRoll(each, `${where}, roll ${i + 1}`)),
  )
}

function readRoll(raw: unknown, where: string): Roll {
  if (!isRecord(raw)) fail(`${where}: it is an object with why, sides and got`)
  only(raw, ['why', 'sides', 'got', 'hidden'], where)
  const why = text(raw.why, `${where}, why`, 64)
  const sides = whole(raw.sides, `${where}, sides`, 1, MOST.sides)
  const got = whole(raw.got, `${where}, got`, 1, sides)
  if (raw.hidden !== undefined && raw.hidden !== true) fail(`${where}, hidden: it is true or left out`)
  return Object.freeze(raw.hidden === true ? { why, sides, got, hidden: true } : { why, sides, got })
}

function readMarks(raw: unknown, moves: number): readonly Mark[] {
  let last = -1
  const marks = list(raw, 'marks', MOST.moves + 1).map((each, i): Mark => {
    const where = `mark ${i + 1}`
    if (!isRecord(each)) fail(`${where}: it is an object with at, turn and hash`)
    only(each, ['at', 'turn', 'hash'], where)
    const at = whole(each.at, `${where}, at`, 0, moves)
    if (at <= last) fail(`${where}: marks are in the order of the moves, and this one is not`)
    last = at
    const turn = whole(each.turn, `${where}, turn`, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    return Object.freeze({ at, turn, hash: fingerprint(each.hash, `${where}, hash`) })
  })
  return Object.freeze(marks)
}

function readResult(raw: unknown): Result {
  if (!isRecord(raw)) fail('result: it is an object with winners, by and rule')
  // Journals written before sides had several seats name one winner.
  const isEarlier = 'winner' in raw
  only(raw, isEarlier ? ['winner', 'by', 'rule', 'score'] : ['winners', 'by', 'rule', 'grade', 'score'], 'result')
  const side = (each: unknown): number => whole(each, 'result, winners', 0, MOST.seats - 1)
  const winners = isEarlier
    ? raw.winner === 'none'
      ? []
      : [side(raw.winner)]
    : list(raw.winners, 'result, winners', MOST.seats).map(side)
  const result = {
    winners: Object.freeze(winners),
    by: text(raw.by, 'result, by', 64),
    rule: text(raw.rule, 'result, rule', 64),
    ...(raw.grade === undefined ? {} : { grade: text(raw.grade, 'result, grade', 64) }),
  }
  if (raw.score === undefined) return Object.freeze(result)
  const score = list(raw.score, 'result, score', MOST.seats).map(each =>
    typeof each === 'number' && Number.isFinite(each) ? each : fail(`result, score: ${shown(each)} is not a number`),
  )
  return Object.freeze({ ...result, score: Object.freeze(score) })
}

// ---- the small parts ----------------------------------------------------------------------------------------------

function only(raw: Record<string, unknown>, fields: readonly string[], what: string): void {
  for (const key of Object.keys(raw)) if (!fields.includes(key)) fail(`${what} has no field ${shown(key)}`)
}
function list(raw: unknown, where: string, most: number): readonly unknown[] {
  if (!Array.isArray(raw)) fail(`${where}: it is a list`)
  if (raw.length > most) fail(`${where}: ${raw.length} are more than the ${most} a journal can hold`)
  return Array.from(raw)
}
function whole(raw: unknown, where: string, least: number, most: number): number {
  if (typeof raw !== 'number' || !Number.isSafeInteger(raw) || raw < least || raw > most)
    fail(`${where}: ${shown(raw)} is not a whole number from ${least} to ${most}`)
  return raw === 0 ? 0 : raw
}
function text(raw: unknown, where: string, most: number, least = 1): string {
  if (typeof raw !== 'string' || raw.length < least || raw.length > most || !raw.isWellFormed())
    fail(`${where}: ${shown(raw)} is not a text of ${least} to ${most} characters`)
  return raw
}
function fingerprint(raw: unknown, where: string): string {
  if (typeof raw !== 'string' || !/^[0-9a-f]{64}$/.test(raw)) fail(`${where}: ${shown(raw)} is not a SHA-256 in hex`)
  return raw
}
/** A value as a sentence can quote it: short, on one line. */
function shown(raw: unknown): string {
  if (typeof raw === 'string') return `“${raw.length > 40 ? `${raw.slice(0, 40)}…` : raw}”`
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw)
  if (raw === undefined || raw === null) return 'nothing'
  return Array.isArray(raw) ? 'a list' : `a ${typeof raw}`
}
