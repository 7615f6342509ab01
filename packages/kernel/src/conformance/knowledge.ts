/** What must hold of views, and of the positions an eye imagines behind its view. */

import { canonical } from '../canonical.ts'
import { askedSeats, type Decision } from '../decision.ts'
import type { AnyEvent, AnyGame, AnyPosition } from '../module.ts'
import type { Action, Eye } from '../values.ts'
import { eyesOf, reloaded } from './hearing.ts'
import { difference, notPlain, shared } from './plain.ts'
import { askingTable, keyOf, keysOf, playOn } from './position.ts'

type Dice = ReturnType<typeof import('../dice.ts').searchDice>

export function honestView(game: AnyGame, pos: AnyPosition, eye: Eye): string | undefined {
  const view: object = game.view(pos, eye)
  const fault = notPlain(view)
  if (fault !== undefined) return `the view of ${eye} is not plain JSON: ${fault}`
  const text = canonical(view)
  if (canonical(game.view(pos, eye)) !== text) return `the view of ${eye} differs when taken twice`
  const again = canonical(game.view(reloaded(pos), eye))
  if (again !== text) return `the view of ${eye} differs after loading: ${difference(text, again)}`
  // A result is made once, at the end, and never changed: views may show it as it is.
  const common = shared(view, { s: pos.s, stack: pos.stack })
  if (common !== undefined) return `the view of ${eye} shares ${common} with the position, and changes behind its back`
  return undefined
}

/** How often each eye imagined, and whether what it imagined ever differed from what the others really saw. */
export interface Imaginings {
  readonly made: number[]
  readonly wrong: boolean[]
}
export const guesses = (eyes: number): Imaginings => ({
  made: Array<number>(eyes).fill(0),
  wrong: Array<boolean>(eyes).fill(false),
})

/**
 * One eye imagines what it cannot see. The imagined position must be one the eye cannot tell from the real one: the
 * same view, the same question to the same player, and for the player who is asked the same options and refusals.
 */
export function sameForEye(
  game: AnyGame,
  pos: AnyPosition,
  decision: Decision,
  eye: Eye,
  heard: readonly AnyEvent[],
  others: readonly Action[],
  own: Dice,
  guessed: Imaginings,
): string | undefined {
  const seats = guessed.made.length - 1
  const view: object = game.view(pos, eye)
  const text = canonical(view)
  const heardBefore = heard.length
  const guess = game.imagine(view, eye, heard, own)
  if (heard.length !== heardBefore) return `imagining for ${eye} changed what was heard`
  const fault = notPlain(guess, true)
  if (fault !== undefined) return `what ${eye} imagines is not plain JSON of integers: ${fault}`
  const seen = canonical(game.view(guess, eye))
  if (seen !== text) return `${eye} sees something else in what it imagines: ${difference(text, seen)}`
  const broken = game.invariants(guess)
  if (broken.length > 0) return `what ${eye} imagines breaks an invariant: ${broken[0]}`

  const asked = askingTable(guess)
  const now = game.machine.advance(guess, asked)
  if (now === undefined) return `the game is over in what ${eye} imagines`
  // Of several who are asked, an eye knows who they are, and not who has answered.
  const sameSeats = `${askedSeats(now)}` === `${askedSeats(decision)}`
  if (!sameSeats || now.proc !== decision.proc || now.step !== decision.step)
    return `${eye} imagines ${now.proc}.${now.step} of seat ${now.seat}`
  if (now.rule !== decision.rule) return `${eye} reads ${now.rule} in what it imagines, and really ${decision.rule}`
  if (canonical(game.view(guess, eye)) !== text) return `asking changed what ${eye} imagines`
  if (eye === decision.seat) {
    const mine = game.machine.questionTo(guess, asked, eye)
    const [wanted, got] = [keysOf(decision.actions), keysOf(mine?.actions ?? [])]
    if (wanted !== got) return `${eye} has other options in what it imagines: ${difference(wanted, got)}`
    const truth = askingTable(pos)
    for (const action of others) {
      const really = game.machine.whyNot(pos, truth, action, eye)
      const imagined = game.machine.whyNot(guess, asked, action, eye)
      if (really !== imagined && canonical(really) !== canonical(imagined))
        return `${keyOf(action)} is refused for another reason in what ${eye} imagines: “${imagined?.text.en}” for “${really?.text.en}”`
    }
  }

  const index = eye === 'spectator' ? seats : eye
  guessed.made[index]!++
  if (!guessed.wrong[index])
    guessed.wrong[index] = eyesOf(seats).some(
      other => other !== eye && canonical(game.view(guess, other)) !== canonical(game.view(pos, other)),
    )
  playOn(game, guess, seats, own.next(1 << 30), 4)
  if (canonical(view) !== text) return `playing on with what ${eye} imagines changed the view it was made from`
  return undefined
}
