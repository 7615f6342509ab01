/** Answers given in advance: for good, only where a condition holds, or for the rest of a turn. */
import {
  type Action,
  type AnyGame,
  type AnyPosition,
  awaitedSeats,
  type Decision,
  type Order,
  type Seat,
} from '@bivouac/kernel'
import { trials } from './trials.ts'

/** More automatic answers than any game can ask for in a row: a rule that asks the same question for ever must not hang the table. */
export const MOST_STANDING = 1000

/** Pass whatever can be passed, until this player's turn is over. It is kept as `turn@12`, and means nothing in another turn. */
export const TURN = 'turn'

export interface Standing {
  readonly seat: Seat
  readonly action: Action
}

export interface StandingOrders {
  /** By question: `proc.step` for good, `proc.step#order` on a condition, `turn` until the turn is over. */
  stand(pos: AnyPosition, seat: Seat, order: string, on: boolean): void
  /** What this seat has ordered and still counts, as it can be given to `stand` again. */
  of(pos: AnyPosition, seat: Seat): readonly string[]
  /** Whoever takes something back wants to be asked again. */
  askAgain(seats: readonly Seat[]): void
  /** The answer somebody has given in advance to this question, if anybody has; `asked`: what each of several is asked. */
  answer(
    pos: AnyPosition,
    decision: Decision | undefined,
    asked: (seat: Seat) => Decision | undefined,
  ): Standing | undefined
}

const questionOf = ({ proc, step }: Decision): string => `${proc}.${step}`
const ofTurn = (game: AnyGame, pos: AnyPosition): string => `${TURN}@${(game.ai?.playerTurn ?? game.turn)(pos)}`
const passOf = ({ actions, standing }: Decision): Action | undefined =>
  standing === undefined ? undefined : actions.find(({ type }) => type === standing)

/** What every game calls going on without doing anything. */
const GOES_ON: readonly string[] = ['done', 'pass']

/** How this question is passed where the rest of the turn is: never by throwing dice, showing something, or into a defeat. */
export function goesOn(game: AnyGame, view: object, decision: Decision): Action | undefined {
  const { actions, standing } = decision
  const action = actions.find(
    ({ arg, type }) => arg === undefined && (standing === undefined ? GOES_ON.includes(type) : type === standing),
  )
  const [trial] = action === undefined ? [] : trials(game, view, { ...decision, actions: [action] })
  return trial === undefined || trial.isFate || trial.lost !== undefined ? undefined : action
}

/** The orders of everybody at a table. */
export function standingOrders(game: AnyGame, seats: number): StandingOrders {
  const given: readonly Set<string>[] = Array.from({ length: seats }, () => new Set())
  const conditions = (question: string): readonly Order[] =>
    Object.hasOwn(game.orders ?? {}, question) ? game.orders![question]! : []

  /** As it is kept; nothing where there is no such order, or it counts no more. */
  function known(pos: AnyPosition, order: string): string | undefined {
    const turn = ofTurn(game, pos)
    if (order === TURN || order === turn) return turn
    const [question = '', id, ...more] = order.split('#')
    const [proc, step, ...rest] = question.split('.')
    if (proc === undefined || step === undefined || rest.length > 0 || more.length > 0) return undefined
    if (!game.machine.has(proc, step)) return undefined
    return id === undefined || conditions(question).some(each => each.id === id) ? order : undefined
  }

  function passes(pos: AnyPosition, seat: Seat, question: Decision): Action | undefined {
    const orders = given[seat]!
    if (orders.size === 0) return undefined
    const name = questionOf(question)
    if (orders.has(name)) return passOf(question)
    const held = conditions(name).filter(({ id }) => orders.has(`${name}#${id}`))
    if (held.length > 0) {
      const seen = game.view(pos, 'spectator')
      if (!held.some(each => each.asks(seen))) return passOf(question)
    }
    return orders.has(ofTurn(game, pos)) ? goesOn(game, game.view(pos, seat), question) : undefined
  }

  return {
    stand(pos, seat, order, on) {
      const key = known(pos, String(order))
      if (key === undefined) return
      if (on) given[seat]!.add(key)
      else given[seat]!.delete(key)
    },
    of: (pos, seat) => [...given[seat]!].filter(order => known(pos, order) !== undefined).sort(),
    askAgain(seats) {
      for (const seat of seats)
        for (const order of given[seat]!) if (order.startsWith(`${TURN}@`)) given[seat]!.delete(order)
    },
    answer(pos, decision, asked) {
      if (decision === undefined) return undefined
      for (const seat of awaitedSeats(decision)) {
        if (given[seat]!.size === 0) continue
        const question = decision.seat === seat && decision.asked === undefined ? decision : asked(seat)
        const action = question && passes(pos, seat, question)
        if (action !== undefined) return { seat, action }
      }
      return undefined
    },
  }
}
