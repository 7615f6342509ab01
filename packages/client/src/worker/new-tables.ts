/** Tables of this browser as they are made: new, with dice to be typed in, a sandbox, a return game, out of a file. */
import { openUmpired, type Reply } from '@bivouac/host'
import type { AnyGame, Setup } from '@bivouac/kernel'
import { createMatch, keyedDice, type Match, readJournal, resume, type TypedDice, typedDice } from '@bivouac/match'
import { rulesOf } from '@bivouac/shelf'
import type { NewFork, TableToOpen } from '../carrier/messages.ts'
import { changeSaved, type Saved } from '../carrier/saves.ts'
import { forkedMatch, sameAgain } from './fork.ts'
import { glanceAt } from './glance.ts'

export const token = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')

export function setupOf(game: AnyGame, raw: unknown): Setup {
  const setup = game.readSetup(raw)
  if (typeof setup === 'string') throw new Error(setup)
  return setup
}

export async function create({ game: id, setup: raw, chairs, mine }: TableToOpen): Promise<string> {
  const game = await rulesOf(id)
  const seed = token(32)
  const match = createMatch(game, setupOf(game, raw), { seed, nonces: [token(8)] })
  return keepNew(match, { seed, chairs, mine })
}

export async function createTyped(
  { game: id, setup: raw, chairs, mine }: TableToOpen,
  rolls: readonly number[],
): Promise<Reply> {
  const game = await rulesOf(id)
  const setup = setupOf(game, raw)
  // The same deck however often the opening is tried.
  shuffled ??= token(32)
  const seed = shuffled
  const dice = dealtBy(seed)
  const opened = openUmpired(dice, rolls, () => createMatch(game, setup, { dice, typed: true }))
  if ('ok' in opened) return opened
  shuffled = undefined
  return { ok: true, value: await keepNew(opened, { typed: true, seed, chairs, mine }) }
}
let shuffled: string | undefined

/** Real dice, and cards that the program deals. */
export const dealtBy = (seed: string): TypedDice => typedDice(keyedDice({ seed }))

export async function fork(wanted: NewFork): Promise<string> {
  const game = await rulesOf(wanted.game)
  const seed = token(32)
  const match = forkedMatch(game, setupOf(game, wanted.setup), wanted, { seed, nonces: [token(8)] }, token(16))
  return keepNew(match, { seed, chairs: wanted.chairs, mine: wanted.mine })
}

/** The return game of a sandbox begins where it began, with the same players. */
export async function forkAgain({ game: id, journal, chairs, mine }: Saved): Promise<string> {
  const seed = token(32)
  return keepNew(sameAgain(await rulesOf(id), journal, { seed, nonces: [token(8)] }), { seed, chairs, mine })
}

async function keepNew(match: Match, about: Pick<Saved, 'chairs' | 'mine' | 'seed' | 'typed'>): Promise<string> {
  const id = token(6)
  const now = Date.now()
  await changeSaved(id, () => ({
    ...about,
    id,
    game: match.game.id,
    journal: match.journal(),
    ...(match.decision && { deciding: match.decision.seat }),
    glance: glanceAt(match, about.mine),
    created: now,
    updated: now,
  }))
  return id
}

/** A game file becomes a table. An unfinished one without its seed goes on with new dice, and promises nothing of them. */
export async function admit(file: unknown): Promise<string> {
  const read = readJournal(file)
  if (typeof read === 'string') throw new Error(read)
  const { commitment, ...unpromised } = read
  const typed = read.dice === 'typed'
  const isOpen = typed || (read.result === undefined && read.seed === undefined)
  const journal = isOpen || commitment === undefined ? unpromised : read
  const seed = isOpen ? token(32) : read.seed
  const game = await rulesOf(journal.game)
  const match = resume(game, journal, seed === undefined ? undefined : { seed })
  if (typeof match === 'string') throw new Error(match)
  const names = game.seats(match.setup)
  return keepNew(match, {
    ...(seed !== undefined && { seed }),
    ...(typed && { typed }),
    // Nobody knows who played: at the table each is called by his side.
    chairs: names.map(() => ({ kind: 'human', name: '' })),
    mine: names.map((_, seat) => seat),
  })
}
