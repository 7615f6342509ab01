import { decide, type Player } from '@bivouac/ai'
import { isForced, type Seat, searchDice } from '@bivouac/kernel'
import { styled } from '../log.ts'
import { typedAction } from '../typed-action.ts'
import { obey } from './commands.ts'
import { submit } from './dice.ts'
import { save } from './save.ts'
import { type Sitting, say, showBoard, showNewBoard, showOptions, tellNews, wordsOf } from './sitting.ts'

/** Clears the screen and what has scrolled off it: the next player must not read the last one's hand. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H'

/** A person waits for the answer. */
const BUDGET = { milliseconds: 1500, now: () => performance.now() }

/** Plays until the game is over (true) or the people leave (false). */
export async function session(sitting: Sitting): Promise<boolean> {
  const { match, sitters } = sitting
  const humans = sitters.filter(each => each === 'human').length
  let facing: Seat | undefined
  let length = -1
  while (match.decision !== undefined) {
    const { seat } = match.decision
    const sitter = sitters[seat] ?? 'human'
    if (sitter !== 'human') {
      if (!(await answer(sitting, seat, sitter))) return false
      if (humans === 0) tellNews(sitting, 'spectator')
      continue
    }
    if (humans > 1 && facing !== seat && !(await handOver(sitting, seat))) return false
    facing = seat
    tellNews(sitting, seat)
    if (length !== match.length) {
      showNewBoard(sitting, seat)
      showOptions(sitting, seat)
      length = match.length
    }
    if (!(await listen(sitting, seat))) return false
  }
  const last = facing ?? sitters.indexOf('human')
  // Once it is over nothing is hidden from the one who sits there, but the log is told as it was heard.
  tellNews(sitting, last < 0 ? 'spectator' : last)
  showBoard(sitting, last < 0 ? 'spectator' : last)
  return true
}

/** A computer player is shown what its eye sees and has heard, and nothing else. False when nobody rolls its dice. */
async function answer(sitting: Sitting, seat: Seat, player: Player): Promise<boolean> {
  const { match, seed } = sitting
  const situation = {
    seat,
    view: match.view(seat),
    heard: match.heard(seat).map(each => each.event),
    decision: match.decision!,
  }
  // Its dice depend on where the game stands, not on how often it was saved and resumed in between.
  const dice = searchDice(`${seed}/${seat}/${match.length}`)
  const { action } = decide(match.game, player, situation, BUDGET, dice, false)
  const submitted = await submit(sitting, seat, action, true)
  if (submitted === undefined) return false
  if (!submitted.ok) throw new Error(`the player ${player.id} chose what is forbidden: ${submitted.refusal.text.en}`)
  if (sitting.file !== undefined) save(sitting)
  return true
}

const NOBODY = { it: '', en: '' }
async function handOver(sitting: Sitting, seat: Seat): Promise<boolean> {
  const words = wordsOf(sitting)
  say(`${CLEAR}\n${styled('bold', words.handOver(sitting.game.seats(sitting.match.setup)[seat] ?? NOBODY))}\n`)
  if ((await sitting.input.ask(words.handOverReady)) === undefined) return false
  say(CLEAR)
  sitting.shown = undefined
  return true
}

/** One line from the player: a choice, or a command. False when there is nobody left to listen to. */
async function listen(sitting: Sitting, seat: Seat): Promise<boolean> {
  const { match, input } = sitting
  const words = wordsOf(sitting)
  const decision = match.decision!
  const { actions } = decision
  const line = (await input.ask(words.hint(actions.length)))?.trim()
  if (line === undefined) return false
  const chosen =
    line === '' && actions.length === 1 && isForced(decision) ? 1 : /^\d+$/.test(line) ? Number(line) : undefined
  const typed = chosen === undefined ? typedAction(match.game, decision, line) : undefined
  if (chosen === undefined && typed === undefined) return line === '' || obey(sitting, seat, line)
  const action = typed ?? actions[chosen! - 1]
  if (action === undefined) {
    say(words.noSuchOption(actions.length))
    return true
  }
  const submitted = await submit(sitting, seat, action)
  if (submitted === undefined) say(words.notMoved)
  else if (!submitted.ok) say(submitted.refusal.text[sitting.lang])
  else if (sitting.file !== undefined) save(sitting)
  return true
}
