import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type AnyGame, type Eye, LANGS, type Lang, type Setup } from '@bivouac/kernel'

/** 0 done, 1 a check failed, 2 bad usage or input. */
export type ExitCode = 0 | 1 | 2

/** Something the user wrote is wrong: one line on stderr, exit code 2. */
export class UsageFault extends Error {
  override readonly name = 'UsageFault'
}

/** The games to choose from and the folder that holds their tests. The tests of the command bring a game of their own. */
export interface World {
  readonly games: readonly AnyGame[]
  readonly folder: URL
}

/** `parseArgs` with its complaints turned into one line, and a number of words the command must be given. */
export function parse<T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  words: readonly string[],
  more = 0,
) {
  const parsed = tryParse(args, options)
  const { positionals } = parsed
  const missing = words[positionals.length]
  if (missing !== undefined) throw new UsageFault(`${missing} is missing`)
  const extra = positionals[words.length + more]
  if (extra !== undefined) throw new UsageFault(`“${extra}” is one word too many`)
  return parsed
}

function tryParse<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageFault(oneLine(error))
  }
}

export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s*\n\s*/g, ' ').trim()
}

export function gameNamed(world: World, id: string | undefined): AnyGame {
  const game = world.games.find(each => each.id === id)
  if (game !== undefined) return game
  throw new UsageFault(`there is no game “${id}”; there are: ${world.games.map(each => each.id).join(', ')}`)
}

/** What the user asked for, else what the terminal speaks. */
export function langFrom(wanted: string | undefined): Lang {
  if (wanted === undefined) {
    const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''
    return locale.startsWith('it') ? 'it' : 'en'
  }
  const lang = LANGS.find(each => each === wanted)
  if (lang === undefined) throw new UsageFault(`--lang is one of ${LANGS.join(', ')}, not “${wanted}”`)
  return lang
}

/** A whole number written in digits, within bounds. */
export function countFrom(name: string, text: string, least: number, most: number): number {
  const count = Number(text)
  if (/^\d{1,15}$/.test(text) && count >= least && count <= most) return count
  throw new UsageFault(`${name} is a whole number from ${least} to ${most}, not “${text}”`)
}

export function eyeFrom(text: string | undefined, seats: number): Eye {
  if (text === undefined || text === 'spectator') return 'spectator'
  const seat = Number(text)
  if (/^\d$/.test(text) && seat < seats) return seat
  const eyes = [...Array(seats).keys(), 'spectator']
  throw new UsageFault(`--eye is one of ${eyes.join(', ')}, not “${text}”`)
}

/** `--setup` is JSON, or the bare name of a scenario. */
export function setupFrom(game: AnyGame, text: string | undefined): Setup {
  const raw = text === undefined ? {} : /^\s*[{["]/.test(text) ? jsonFrom('--setup', text) : { scenario: text }
  const setup = game.readSetup(raw)
  if (typeof setup === 'string') throw new UsageFault(setup)
  return setup
}

export function jsonFrom(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageFault(`${name} is not JSON`)
  }
}
