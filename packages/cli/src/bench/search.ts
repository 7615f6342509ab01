/** How many tries a second the search makes: from a position in the middle of a game, each played on 50 decisions. */
import { brainOf, MANNER, type Node, newNode, playOn, sidesIn, walk } from '@bivouac/ai'
import { type AnyGame, type Decision, type Setup, searchDice, tableFor } from '@bivouac/kernel'
import { measure, type Workload } from './measure.ts'

export interface SearchFigures {
  readonly game: string
  /** Tries of 50 random decisions each beyond the tree. */
  readonly iterationsPerSecond: number
  readonly rounds: readonly number[]
  /** Tries as Marshal makes them: played by instinct to the end of the turn, then judged. */
  readonly marshalPerSecond: number
  readonly turn: number
}

const ROLLOUT = 50
/** Tries before the tree is begun anew, as it is at every decision of a game. */
const TREE = 2000

export function searchFigures(game: AnyGame, seconds: number): SearchFigures | undefined {
  const middle = middleOf(game)
  if (middle === undefined) return undefined
  const { view, decision, turn } = middle
  const { seat } = decision
  const brain = brainOf(game)
  const dice = searchDice('search')
  const sides = sidesIn(game, game.imagine(view, seat, [], dice))
  const blind = { ...brain, weigh: brainOf({ ...game, ai: {} }).weigh }
  const work = (how: Parameters<typeof walk>[0], rollout?: number): Workload => {
    let root: Node = newNode()
    return {
      share: 1,
      run() {
        if (root.visits >= TREE) root = newNode()
        const pos = game.imagine(view, seat, [], dice)
        walk(how, root, pos, decision, brain.playerTurn(pos) + 1, rollout)
        return 1
      },
    }
  }
  const [plain, full] = measure(
    [
      work({ brain: blind, seat, sides, manner: MANNER, dice }, ROLLOUT),
      work({ brain, seat, sides, manner: { ...MANNER, horizon: 0 }, dice }),
    ],
    seconds,
    () => {},
  )
  return {
    game: game.id,
    iterationsPerSecond: Math.round(plain!.perProcessorSecond),
    rounds: plain!.rounds.map(Math.round),
    marshalPerSecond: Math.round(full!.perProcessorSecond),
    turn,
  }
}

export const searchInWords = ({ game, iterationsPerSecond, marshalPerSecond, turn }: SearchFigures): string =>
  [
    `search in ${game}, from a decision in turn ${turn}, what is hidden dealt anew at every try`,
    `  tries a second       ${iterationsPerSecond.toLocaleString('en')}   (${ROLLOUT} random decisions beyond the tree each)`,
    `  as Marshal tries     ${marshalPerSecond.toLocaleString('en')}   (by instinct to the end of the turn, then judged)`,
  ].join('\n')

/** Half way through a game played by instinct, at the first decision with several options. */
function middleOf(game: AnyGame): { view: object; decision: Decision; turn: number } | undefined {
  const brain = brainOf(game)
  const setup = game.readSetup({}) as Setup
  const length = (pos: ReturnType<AnyGame['begin']>): number => {
    playOn(brain, pos, searchDice('middle'), (_, made) => made >= 9_000)
    return game.turn(pos)
  }
  const half = Math.max(1, Math.floor(length(game.begin(setup)) / 2))
  const pos = game.begin(setup)
  const decision = playOn(
    brain,
    pos,
    searchDice('middle'),
    ({ actions }) => game.turn(pos) >= half && actions.length > 2 && brain.settled(pos),
  )
  if (decision === undefined) return undefined
  game.machine.advance(pos, tableFor(pos, searchDice(0)))
  return { view: game.view(pos, decision.seat), decision, turn: game.turn(pos) }
}
