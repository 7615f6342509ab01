/** Solo and hot-seat tables: the same host as on the server, in this browser, kept after every move. */
import { playersFor } from '@bivouac/ai'
import {
  type Chair,
  Conflict,
  type Connection,
  createTable,
  type Ending,
  type HostedTable,
  paceFor,
  renewedEnding,
  type TableChange,
  type Thinker,
} from '@bivouac/host'
import { type AnyGame, movedOn, scriptedDice, sidesOf } from '@bivouac/kernel'
import { createMatch, type Match, resume, type TypedDice } from '@bivouac/match'
import { rulesOf } from '@bivouac/shelf'
import type { Lesson } from '../carrier/lesson.ts'
import { serve, type TableCalls } from '../carrier/messages.ts'
import { changeSaved, readSaved, type Saved } from '../carrier/saves.ts'
import type { Exercise } from '../carrier/school.ts'
import { type Crew, crewOf } from './crew.ts'
import { answersOf, exerciseMatch } from './exercise.ts'
import { glanceAt } from './glance.ts'
import { lessonPosition } from './lesson-position.ts'
import { admit, create, createTyped, dealtBy, fork, forkAgain, setupOf, token } from './new-tables.ts'
import { THINKING, thinkerOf } from './thinker.ts'

/** The learner should see each move of the other side. */
const SCRIPTED_PAUSE = 500

/** Who plays on for somebody who left. */
const STAND_IN = 'veteran'

/** Beyond these, more workers cost a machine more than they help. */
const MOST_WORKERS = 4

let table: HostedTable | undefined
let connection: Connection | undefined
let crew: Crew | undefined

function thinker({ ai }: AnyGame): Thinker {
  crew = crewOf(
    Math.min(MOST_WORKERS, navigator.hardwareConcurrency ?? 1),
    () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
  )
  return thinkerOf(crew, ai?.adviser !== undefined)
}

function leave(): void {
  connection?.close()
  crew?.dismiss()
  table = connection = crew = undefined
}

/** A table as it was kept; the dice go on where they stopped. */
async function wake(id: string, hand?: TypedDice): Promise<Awake | undefined> {
  const saved = await readSaved(id)
  if (saved === undefined) return undefined
  const { seed } = saved
  const game = await rulesOf(saved.game)
  const typed = saved.typed && (hand ?? dealtBy(seed ?? token(32)))
  const match = resume(
    game,
    saved.journal,
    typed ? { dice: typed, typed: true } : seed === undefined ? undefined : { seed },
  )
  if (typeof match === 'string') throw new Error(match)
  saved.standing?.forEach((orders, seat) => {
    for (const order of orders) match.stand(seat, order, true)
  })
  return { saved, match, typed }
}
interface Awake {
  readonly saved: Saved
  readonly match: Match
  readonly typed: TypedDice | undefined
}

const endingOf = ({ ending, chairs }: Saved): { ending?: Ending } =>
  ending === undefined ? {} : { ending: renewedEnding(ending, chairs.length) }

function keeper(id: string): (change: TableChange) => Promise<void> {
  return change =>
    changeSaved(id, now => {
      if (now === undefined) throw new Conflict('the table was thrown away')
      const length = now.journal.moves.length
      if (change.kind === 'moves' && length !== change.at) throw new Conflict('another tab moved first')
      if (change.kind === 'rewound' && length !== change.from) throw new Conflict('another tab moved first')
      const { deciding: _, ...rest } = now
      const decision = table?.match.decision
      return {
        ...rest,
        journal: change.journal(),
        ...(table && { standing: now.chairs.map((_, seat) => table!.match.standing(seat)) }),
        updated: Date.now(),
        ...(table && { glance: glanceAt(table.match, now.mine) }),
        ...(change.kind === 'left' && {
          chairs: change.chairs,
          mine: rest.mine.filter(seat => change.to !== 'computer' || !change.seats.includes(seat)),
        }),
        ...(change.kind === 'ended' ? { ending: change.ending } : decision && { deciding: decision.seat }),
      }
    })
}

function sitDown(made: HostedTable, saved: Pick<Saved, 'mine' | 'chairs'>): void {
  table = made
  const name = saved.chairs[saved.mine[0] ?? 0]?.name ?? ''
  connection = made.connect({ mine: saved.mine, name }, tell => post({ tell }))
}

async function open(id: string): Promise<boolean> {
  leave()
  const awake = await wake(id)
  if (awake === undefined) return false
  const { saved, match, typed } = awake
  const made = createTable({
    id,
    match,
    chairs: saved.chairs,
    thinker: thinker(match.game),
    ...endingOf(saved),
    ...(typed && { typed }),
    local: true,
    keep: keeper(id),
    reread: async () => {
      const again = await wake(id, typed)
      if (again === undefined) throw new Error('the table was thrown away')
      return { match: again.match, ...endingOf(again.saved) }
    },
    pace: paceFor(THINKING),
    standIn: STAND_IN,
    // Sides change for the return game: who began last time answers this time.
    rematch: () =>
      saved.journal.from !== undefined
        ? forkAgain(saved)
        : create({ game: saved.game, setup: saved.journal.setup, ...sidesChanged(match.game, saved) }),
    now: () => Date.now(),
  })
  sitDown(made, saved)
  return true
}

function sidesChanged(game: AnyGame, { mine, chairs, journal }: Saved): Pick<Saved, 'mine' | 'chairs'> {
  const moved = movedOn(
    chairs.map((_, seat) => seat),
    sidesOf(game, journal.setup),
  )
  return {
    chairs: moved.map(before => chairs[before]!),
    mine: moved.flatMap((before, seat) => (mine.includes(before) ? [seat] : [])),
  }
}

/** The guided battle: dice and opponent as written. */
async function script(lesson: Lesson): Promise<void> {
  leave()
  const game = await rulesOf(lesson.game)
  const setup = setupOf(game, lesson.setup)
  const position = lessonPosition(game, setup, lesson)
  const match = createMatch(game, setup, { dice: scriptedDice(lesson.dice) }, position)
  const chairs = game.seats(setup).map((_, seat): Chair => ({ kind: seat === lesson.seat ? 'human' : 'bot', name: '' }))
  const real = thinker(game)
  const choose: Thinker['choose'] = async () => {
    await new Promise(resolve => setTimeout(resolve, SCRIPTED_PAUSE))
    return { action: lesson.script[match.length]!.action }
  }
  const mine = [lesson.seat]
  sitDown(createTable({ id: 'lesson', match, chairs, thinker: { ...real, choose }, local: true }), { mine, chairs })
}

/** An exercise: the others answer as written, and then like the gentlest computer player. */
async function exercise(id: string, wanted: Exercise): Promise<void> {
  leave()
  const game = await rulesOf(id)
  const setup = setupOf(game, wanted.setup)
  const match = exerciseMatch(game, setup, wanted)
  const [gentlest] = playersFor(game).filter(player => player.id !== 'random')
  const chairs = game
    .seats(setup)
    .map(
      (_, seat): Chair =>
        seat === wanted.seat ? { kind: 'human', name: '' } : { kind: 'bot', bot: gentlest?.id ?? 'random', name: '' },
    )
  const real = thinker(game)
  const answer = answersOf(wanted, match)
  const choose: Thinker['choose'] = async (...asked) => {
    await new Promise(resolve => setTimeout(resolve, SCRIPTED_PAUSE))
    const action = answer()
    return action === undefined ? real.choose(...asked) : { action }
  }
  const mine = [wanted.seat]
  sitDown(createTable({ id: 'exercise', match, chairs, thinker: { ...real, choose }, local: true }), { mine, chairs })
}

const calls: TableCalls = {
  async describe(id) {
    const game = await rulesOf(id)
    const { title, scenarios, options } = game
    const bots = playersFor(game).map(player => {
      const plain = { it: player.id, en: player.id }
      return { id: player.id, name: player.name ?? plain, about: player.about ?? { it: '', en: '' } }
    })
    return { id, title, scenarios, positions: game.takesPositions === true, options, bots }
  },
  async sides(id, raw) {
    const game = await rulesOf(id)
    return game.seats(setupOf(game, raw))
  },
  async fault(id, data) {
    const game = await rulesOf(id)
    const fault = game.positionFault?.(data)
    if (fault !== undefined) return fault
    const setup = game.readSetup({ scenario: data })
    return typeof setup === 'string' ? { it: setup, en: setup } : undefined
  },
  create,
  createTyped,
  fork,
  script,
  exercise,
  open,
  admit,
  leave: async () => leave(),
}
const post = serve(calls, ask => void connection?.ask(ask))
