/**
 * Marshal where a try is dear: a turn is many marches, and a thousand futures would take a minute. What instinct likes best is first looked at to the
 * end of the step, everybody else going on by first thoughts; then the best of these are played out against each other through the enemy’s answer,
 * in rounds with the same deal and the same dice for all, so that what differs is the option.
 */
import { type AnyGame, type AnyPosition, type Dice, type Seat, searchDice, tableFor } from '@bivouac/kernel'
import { type Brain, playOn } from './brain.ts'
import { counting } from './counting.ts'
import { sentence } from './says.ts'
import type { Budget, Considered, Player, Situation, Thinking } from './types.ts'
import { oneMoveAhead } from './veteran.ts'

export type Rounds = NonNullable<NonNullable<AnyGame['ai']>['rounds']>

/**
 * Rounds that the look to the end of the step counts for: by how much what a look says is off, against how far one round is from the mean of many (measured on
 * San Rocco, 111 pairs of options: 0.11 and 0.24).
 */
const LOOK = 5
const ITERATIONS = 60
const AGAIN = 2
/** Options that come out so near to each other round after round are one and the same: time is better kept. */
const ALIKE = 0.02
const SURE = 3
/** Always the first thought. */
const STEADY = 256

interface Tried {
  readonly at: number
  look: number
  /** What the rounds added: by how much it did better than the others, on top of how those looked. */
  sum: number
  rounds: number
  ahead: number
  /** No die fell. */
  readonly certain: boolean
}
const worthIn = ({ look, sum, rounds }: Tried): number => (LOOK * look + sum) / (LOOK + rounds)

export function inRounds(id: string, brain: Brain, named: Pick<Player, 'name' | 'about'>, how: Rounds): Player {
  const plain = oneMoveAhead(id, brain)
  // Where nothing is suggested what comes next is mostly dice: many deals of one move say more than one deal of many.
  const isPlain = ({ decision }: Situation): boolean => !('weights' in decision) || decision.weights === undefined
  return {
    id,
    ...named,
    choose: (situation, budget, dice) =>
      isPlain(situation)
        ? plain.choose(situation, budget, dice)
        : weighed(brain, how, situation, budget, dice, true)[0]!.action,
    think(situation, budget, dice): Thinking {
      if (isPlain(situation)) return plain.think!(situation, budget, dice)
      const list = weighed(brain, how, situation, budget, dice, false)
      return { action: list[0]!.action, considered: list, says: sentence(brain.game, situation.view, list[0]!) }
    },
  }
}

/** `untilSure`: whoever only wants the move gets it as soon as time cannot change it. */
function weighed(
  brain: Brain,
  how: Rounds,
  situation: Situation,
  budget: Budget,
  dice: Dice,
  untilSure: boolean,
): readonly Considered[] {
  const { seat, view, heard, decision } = situation
  const { game } = brain
  const left = clockOf(budget)
  const deal = game.imagine(view, seat, heard, dice)
  const weights = brain.weigh(deal, decision)
  const order = decision.actions.map((_, at) => at).sort((a, b) => weights[b]! - weights[a]! || a - b)
  const luck = dice.pick(0x40000000, '-')
  const step = brain.playerTurn(deal) + 1
  const tried: Tried[] = []
  for (const at of order.slice(0, how.looks)) {
    // The first has to be looked at whatever time there is.
    if (tried.length > 0 && left() <= 0) break
    const own = counting(searchDice(luck))
    const look = played(brain, game.clone(deal), at, situation, own.dice, step)
    tried.push({ at, look, sum: 0, rounds: 0, ahead: look > 0 ? 1 : 0, certain: own.rolled() === 0 })
  }
  tried.sort((a, b) => b.look - a.look)
  // A contact on the way may cost a die or two: the best are looked at again with others.
  for (let again = 1; again <= AGAIN && left() > 0; again++) {
    const other = dice.pick(0x40000000, '-')
    for (const each of tried.slice(0, how.options))
      if (!each.certain)
        each.look +=
          (played(brain, game.clone(deal), each.at, situation, searchDice(other), step) - each.look) / (again + 1)
  }
  tried.sort((a, b) => b.look - a.look)
  const until = how.until(deal)
  let live = tried.slice(0, how.options)
  let apart = 0
  for (let round = 1; live.length > 1 && left() > 0; round++) {
    const dealt = round === 1 ? deal : game.imagine(view, seat, heard, dice)
    const dices = dice.pick(0x40000000, '-')
    const values: number[] = []
    for (const { at } of live) {
      if (left() <= 0) break
      values.push(played(brain, game.clone(dealt), at, situation, searchDice(dices), until))
    }
    // A round that time cut short would favour those who were asked in it.
    if (values.length < live.length) break
    apart = Math.max(apart, Math.max(...values) - Math.min(...values))
    const middle = mean(values) - mean(live.map(each => each.look))
    live.forEach((each, k) => {
      each.sum += values[k]! - middle
      each.rounds++
      if (values[k]! > 0) each.ahead++
    })
    if (untilSure && round >= SURE && apart < ALIKE) break
    // Every other round the worst is left out, until two are left.
    if (round % 2 === 0 && live.length > 2) live = [...live].sort((a, b) => worthIn(b) - worthIn(a)).slice(0, -1)
  }
  return ranked(situation, tried)
}

/** How `seat` stands when this option and all that follows by first thoughts has been played so far. */
function played(
  brain: Brain,
  pos: AnyPosition,
  at: number,
  { decision, seat }: { readonly decision: Situation['decision']; readonly seat: Seat },
  dice: Dice,
  until: number,
): number {
  brain.game.machine.take(pos, tableFor(pos, dice), decision.actions[at]!, seat)
  const isFar = (): boolean => brain.playerTurn(pos) >= until && brain.settled(pos)
  playOn(brain, pos, dice, (_, made) => isFar() || made > MOST, STEADY)
  return brain.score(pos, seat)
}
/** Decisions in one try: more than two turns have. */
const MOST = 2000

function ranked({ decision }: Situation, tried: readonly Tried[]): readonly Considered[] {
  const best = [...tried].sort((a, b) => worthIn(b) - worthIn(a))
  // Where several think together the most tried is played: that is the best.
  const most = Math.max(...best.map(each => each.rounds)) + 2
  const tries = (each: Tried, k: number): number => (k === 0 ? most : 1 + each.rounds)
  const all = best.reduce((sum, each, k) => sum + tries(each, k), 0)
  const out = best.map((each, k): Considered => {
    const times = tries(each, k)
    return {
      action: decision.actions[each.at]!,
      tries: times,
      share: times / all,
      value: worthIn(each),
      ahead: each.ahead / (1 + each.rounds),
    }
  })
  const rest = decision.actions.filter((_, at) => tried.every(each => each.at !== at))
  return [...out, ...rest.map(action => ({ action, tries: 0, share: 0, value: 0, ahead: 0 }))]
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length

/** What is left, of tries or of time; every question is a try. */
function clockOf({ iterations, milliseconds, now }: Budget): () => number {
  if (now !== undefined && milliseconds !== undefined && iterations === undefined) {
    const started = now()
    return () => milliseconds - (now() - started)
  }
  let made = 0
  const most = iterations ?? ITERATIONS
  return () => most - made++
}
