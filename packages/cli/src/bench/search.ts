/** How many tries a second the search makes, from a position in the middle of a game, and how far each is played. */
import { brainOf, type Enough, MANNER, newNode, playOn, sidesIn, type TreeNode, walk } from '@bivouac/ai'
import { type AnyGame, type Decision, type Setup, searchDice, tableFor } from '@bivouac/kernel'
import { measure, type Workload } from './measure.ts'

export interface SearchFigures {
  readonly game: string
  /** Tries played on at random beyond the tree, each for at most `ROLLOUT` decisions: the end of the game may come first. */
  readonly iterationsPerSecond: number
  /** How many decisions a try really made beyond the tree, on average. */
  readonly decisionsBeyond: number
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
  const work = (how: Parameters<typeof walk>[0], enough?: Enough): Workload => {
    let root: TreeNode = newNode()
    return {
      share: 1,
      run() {
        if (root.visits >= TREE) root = newNode()
        const pos = game.imagine(view, seat, [], dice)
        // A try that is to be played on has no other end: one that met the end of the turn in the tree would not be.
        walk(how, root, pos, decision, enough === undefined ? brain.playerTurn(pos) + 1 : Infinity, enough)
        return 1
      },
    }
  }
  const played = { tries: 0, decisions: 0 }
  const count: Enough = (_, made) => {
    if (made === 0) played.tries++
    if (made >= ROLLOUT) return true
    played.decisions++
    return false
  }
  const [plain, full] = measure(
    [
      work({ brain: blind, seat, sides, manner: MANNER, dice }, count),
      work({ brain, seat, sides, manner: { ...MANNER, horizon: 0 }, dice }),
    ],
    seconds,
    () => {},
  )
  return {
    game: game.id,
    iterationsPerSecond: Math.round(plain!.perProcessorSecond),
    decisionsBeyond: played.decisions / Math.max(1, played.tries),
    rounds: plain!.rounds.map(Math.round),
    marshalPerSecond: Math.round(full!.perProcessorSecond),
    turn,
  }
}

export const searchInWords = ({
  game,
  iterationsPerSecond,
  decisionsBeyond,
  marshalPerSecond,
  turn,
}: SearchFigures): string =>
  [
    `search in ${game}, from a decision in turn ${turn}, what is hidden dealt anew at every try`,
    `  tries a second       ${iterationsPerSecond.toLocaleString('en')}   (${decisionsBeyond.toFixed(1)} random decisions beyond the tree each)`,
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
