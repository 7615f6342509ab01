/** What must hold of everything that is put into words, and of what is written down once and for all. */

import { canonical } from '../canonical.ts'
import type { Decision } from '../decision.ts'
import type { AnyEvent, AnyGame, AnyPosition } from '../module.ts'
import { plain } from '../phrase.ts'
import { countSides, sideNames, sidesOf } from '../sides.ts'
import { type Action, type Eye, LANGS, type Text } from '../values.ts'
import { notPlain, shared } from './plain.ts'
import { badCitation, keyOf } from './position.ts'

export function saidEvent(game: AnyGame, event: AnyEvent): string | undefined {
  if (!game.events.includes(event.e)) return `the event ${event.e} is not in the game's list`
  const fault = notPlain(event)
  if (fault !== undefined) return `the event ${event.e} is not plain JSON: ${fault}`
  for (const lang of LANGS)
    if (isEmpty(plain(game.words.event(event, lang)))) return `${event.e} has no words in ${lang}`
  return [0, 1, 2, 3].includes(game.words.level(event)) ? undefined : `${event.e} has no level in the log`
}

export function saidDecision(
  game: AnyGame,
  pos: AnyPosition,
  decision: Decision,
  others: readonly Action[],
): string | undefined {
  const view = game.view(pos, decision.seat)
  for (const lang of LANGS) {
    if (isEmpty(game.words.prompt(decision, view, lang))) return `no prompt in ${lang}`
    for (const action of [...decision.actions, ...others])
      if (isEmpty(game.words.action(action, view, lang))) return `${keyOf(action)} has no words in ${lang}`
  }
  return undefined
}

export function saidBoard(game: AnyGame, pos: AnyPosition, eye: Eye): string | undefined {
  for (const lang of LANGS)
    if (isEmpty(game.words.board(game.view(pos, eye), lang))) return `no board for ${eye} in ${lang}`
  return undefined
}

export function properResult(game: AnyGame, pos: AnyPosition, sides: number): string | undefined {
  const { result } = pos
  if (result === undefined) return 'the game is over without a result'
  if (!Object.hasOwn(game.rulebook, result.rule)) return `the result cites ${result.rule}, which is not in the rulebook`
  const { winners, score } = result
  if (!winners.every((side, i) => Number.isInteger(side) && side < sides && side > (winners[i - 1] ?? -1)))
    return `${winners.join(', ')} have won, of ${sides} sides`
  if (score !== undefined && score.length !== sides) return `the score has ${score.length} numbers for ${sides} sides`
  if (result.grade !== undefined && isEmpty(result.grade)) return 'the grade of the result is empty'
  if (isEmpty(result.by)) return 'the result does not say how the game was won'
  for (const lang of LANGS)
    for (const view of [undefined, game.view(pos, 'spectator')])
      if (isEmpty(game.words.result(result, lang, view))) return `${result.by} has no words in ${lang}`
  return undefined
}

const isEmpty = (text: unknown): boolean => typeof text !== 'string' || text.trim() === ''
const isText = (text: Text): boolean => LANGS.every(lang => !isEmpty(text?.[lang]))

const GARBAGE: readonly unknown[] = [
  null,
  7,
  'x',
  [],
  { scenario: 7 },
  { scenario: 'constructor' },
  { options: [] },
  { options: { constructor: 1 } },
  { options: { 'no such option': 1 } },
  { seed: 1 },
]

/** Every fault of what does not depend on a game being played. */
export function wellWritten(game: AnyGame): string[] {
  const faults: string[] = []
  const say = (bad: boolean, message: string): void => void (bad && faults.push(message))
  const once = (what: string, names: readonly string[]): void =>
    say(new Set(names).size !== names.length, `${what} are not all different`)
  const cited = (rule: string): boolean => Object.hasOwn(game.rulebook, rule)

  say(!isText(game.title), 'the title lacks a language')
  for (const [number, section] of Object.entries(game.rulebook))
    say(!isText(section.title) || !isText(section.summary), `section ${number} lacks words in one language`)
  for (const refusal of game.refusals) {
    const fault = badCitation(game, refusal)
    if (fault !== undefined) faults.push(fault)
    say(!Object.isFrozen(refusal), `the refusal “${refusal.text.en}” is not frozen`)
  }
  for (const [proc, { rule }] of Object.entries(game.machine.procedures))
    say(!cited(rule), `procedure ${proc} cites ${rule}, which is not in the rulebook`)
  once('scenarios', ids(game.scenarios))
  once('options', ids(game.options))
  once('events', game.events)
  for (const scenario of game.scenarios) {
    say(!isText(scenario.name) || !isText(scenario.about), `scenario ${scenario.id} lacks words in one language`)
    const setup = game.readSetup({ scenario: scenario.id })
    say(typeof setup === 'string', `scenario ${scenario.id} cannot be set up by name alone: ${String(setup)}`)
  }
  for (const option of game.options) {
    once(`values of ${option.id}`, ids(option.values))
    say(!option.values.some(value => value.id === option.default), `${option.id} does not have its own default`)
    say(!isText(option.name) || !isText(option.about), `option ${option.id} lacks words in one language`)
    for (const value of option.values) say(!isText(value.name), `${option.id}: ${value.id} lacks words in one language`)
  }
  for (const garbage of GARBAGE)
    say(typeof game.readSetup(garbage) !== 'string', `${JSON.stringify(garbage)} is taken for a setup`)
  return faults
}

const ids = (named: readonly { readonly id: string }[]): string[] => named.map(each => each.id)

/** What was written down as a setup can be read, read again, and begun twice with nothing in common. */
export function setUp(game: AnyGame, raw: unknown): { setup: ReturnType<AnyGame['readSetup']>; faults: string[] } {
  const setup = game.readSetup(raw)
  if (typeof setup === 'string') return { setup, faults: [`${JSON.stringify(raw)} is no setup: ${setup}`] }
  const faults: string[] = []
  if (canonical(game.readSetup(JSON.parse(JSON.stringify(setup)))) !== canonical(setup))
    faults.push(`${JSON.stringify(setup)} reads as something else when read again`)
  const seats = game.seats(setup)
  if (seats.length === 0 || !seats.every(isText)) faults.push('the seats lack names in one language')
  const sides = sidesOf(game, setup)
  const count = countSides(sides)
  if (sides.length !== seats.length || !sides.every(side => Number.isInteger(side) && side >= 0 && side < count))
    faults.push(`the sides of ${seats.length} seats are ${sides.join(', ')}: one each, numbered from 0 without gaps`)
  const names = sideNames(game, setup)
  if (names.length !== count || !names.every(isText)) faults.push('the sides lack names in one language')
  const [one, other] = [game.begin(setup), game.begin(setup)]
  if (canonical(one) !== canonical(other)) faults.push('the same setup begins differently')
  const common = shared(one, other)
  if (common !== undefined) faults.push(`two games of one setup share ${common}`)
  return { setup, faults }
}
