/**
 * For the tests of a game: a table at any position, with declared dice. Build a position, declare the dice, act, expect.
 * Each game adds the words of its own (pieces by name, cards by title); what happens to an action stands here once.
 */
import type { Chosen, Decision, Dice, Ear, Game, Json, Position, Refusal, Seat, Table } from '../index.ts'
import { type GameModule, refusedBy, scriptedDice, tableFor } from '../index.ts'

export * from './witness.ts'

type Told<G extends Game, E extends G['event']['e']> = Extract<G['event'], { e: E }>

export interface Whispered<G extends Game> {
  readonly seats: readonly number[]
  readonly event: G['event']
  readonly others?: G['event']
}

export interface Bench<G extends Game> {
  readonly pos: Position<G>
  readonly s: G['state']
  readonly t: Table<G>
  /** Everything that was told, whispers included. */
  readonly told: G['event'][]
  /** What only some seats heard, and what the others heard instead. */
  readonly whispers: Whispered<G>[]
  /** Why each die was rolled: the section cited. */
  readonly cited: string[]
  /** How many sides each die had: scripted dice fall as they are told, whatever is rolled. */
  readonly sides: number[]
  /** How often something hidden came to light. */
  revealed(): number
  /** Runs the rules up to the next question; nothing when the game is over. */
  ask(): Decision | undefined
  /** The question; fails when the game is over. */
  decision(): Decision
  /** `proc.step` the position stands at, or `over`; runs nothing. */
  at(): string
  /** `proc.step seat` of the question, or `over`. */
  where(): string
  /** Declares dice: those declared before must have fallen. */
  roll(...dice: readonly number[]): void
  /** Declares dice behind those that have not fallen yet. */
  also(...dice: readonly number[]): void
  /** Does what is legal, up to the next question; fails with the rule that forbids it, or with a broken invariant. */
  act(type: string, arg?: Json): void
  /** The first reason against it, at the question the position stands at. Of a choice of several parts also of its beginning: `{ group: [0, 1] }`. */
  whyNot(type: string, arg?: Json): Refusal | undefined
  may(type: string, arg?: Json): boolean
  /** The reason against it; fails if it is permitted. */
  refusal(type: string, arg?: Json): Refusal
  /** The section it cites. */
  refused(type: string, arg?: Json): string | undefined
  /** The same table as one of several who are asked at once acts at it; fails if he is not asked. */
  by(seat: Seat): Pick<Bench<G>, 'act' | 'whyNot' | 'may' | 'refusal' | 'refused'>
  /** The first reason against adding one element to a set or a path. */
  whyNotAdd(type: string, chosen: Chosen, element: number): Refusal | undefined
  /** The last event of a type; fails if there was none. */
  last<E extends G['event']['e']>(e: E): Told<G, E>
  all<E extends G['event']['e']>(e: E): readonly Told<G, E>[]
  heard(e: G['event']['e']): boolean
  /** No declared die is left over. */
  done(): void
}

export interface BenchOptions {
  /** The dice that fall, in order: a missing one and one left over are faults. */
  readonly dice?: readonly number[]
  /** How hidden things are picked (cards, blocks): by the declared dice unless said otherwise. */
  readonly pick?: Dice['pick']
  /** Broken invariants that the position was built with: half an army on the field breaks a count. */
  readonly excuse?: (fault: string) => boolean
}

const fail = (message: string): never => {
  throw new Error(message)
}

export function bench<G extends Game>(
  { machine, invariants }: Pick<GameModule<G>, 'machine' | 'invariants'>,
  pos: Position<G>,
  { dice = [], pick, excuse = () => false }: BenchOptions = {},
): Bench<G> {
  const told: G['event'][] = []
  const whispers: Whispered<G>[] = []
  const cited: string[] = []
  const sides: number[] = []
  let reveals = 0
  const script = scriptedDice(dice)
  const chance: Dice = {
    roll(of, why) {
      cited.push(why)
      sides.push(of)
      return script.roll(of, why)
    },
    pick: pick ?? ((count, why) => script.pick(count, why)),
  }
  const ear: Ear<G['event']> = {
    tell: event => void told.push(event),
    whisper(seats, event, others) {
      told.push(event)
      whispers.push({ seats, event, ...(others !== undefined && { others }) })
    },
    reveal: () => void reveals++,
  }
  const t = tableFor(pos, chance, ear)
  const action = (type: string, arg?: Json) => (arg === undefined ? { type } : { type, arg })
  const what = (type: string, arg?: Json): string => `${here.at()}: ${type} ${JSON.stringify(arg) ?? ''}`

  /** What can be done at the table; `seat`: by one of several who are asked at once. */
  function acting(seat?: Seat): ReturnType<Bench<G>['by']> {
    const isAsked = (): void => {
      if (seat !== undefined && machine.questionTo(pos, t, seat) === undefined)
        fail(`${here.at()} does not ask ${seat}`)
    }
    const doing: ReturnType<Bench<G>['by']> = {
      act(type, arg) {
        const refusal = doing.whyNot(type, arg)
        if (refusal !== undefined) fail(`${what(type, arg)} is ${refusedBy(refusal)}`)
        machine.take(pos, t, action(type, arg), seat)
        here.ask()
        const faults = invariants(pos).filter(fault => !excuse(fault))
        if (faults.length > 0) fail(`after ${type} ${JSON.stringify(arg) ?? ''}: ${faults.join('; ')}`)
      },
      whyNot(type, arg) {
        isAsked()
        const top = pos.stack.at(-1)
        const parts = top && machine.partsOf(top, type)
        const isBeginning =
          parts !== undefined && typeof arg === 'object' && arg !== null && Object.keys(arg).length < parts.length
        if (!isBeginning) return machine.whyNot(pos, t, action(type, arg), seat)
        const begun = machine.extend(pos, t, type, arg as Chosen, undefined, seat)
        return 'refusal' in begun ? begun.refusal : undefined
      },
      may: (type, arg) => doing.whyNot(type, arg) === undefined,
      refusal: (type, arg) => doing.whyNot(type, arg) ?? fail(`${what(type, arg)} is permitted`),
      refused: (type, arg) => doing.refusal(type, arg).rule,
    }
    return doing
  }

  const here: Bench<G> = {
    pos,
    s: pos.s,
    t,
    told,
    whispers,
    cited,
    sides,
    revealed: () => reveals,
    ask: () => machine.advance(pos, t),
    decision: () => here.ask() ?? fail('the game is over'),
    at() {
      const top = pos.stack.at(-1)
      return top === undefined ? 'over' : `${top.proc}.${top.step}`
    },
    where() {
      const asked = here.ask()
      return asked === undefined ? 'over' : `${asked.proc}.${asked.step} ${asked.seat}`
    },
    roll(...more) {
      script.done()
      script.add(...more)
    },
    also: (...more) => script.add(...more),
    ...acting(),
    by: seat => acting(seat),
    whyNotAdd(type, chosen, element) {
      const found = machine.extend(pos, t, type, chosen, [element])
      return 'refusal' in found ? found.refusal : found.mayNot?.[0]?.refusals[0]
    },
    last: e => (told.findLast(event => event.e === e) ?? fail(`${e} was not told`)) as never,
    all: e => told.filter(event => event.e === e) as never,
    heard: e => told.some(event => event.e === e),
    done: () => script.done(),
  }
  return here
}
