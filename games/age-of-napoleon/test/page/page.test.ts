/** The page against whole games: everything offered can be meant, every event is seen, every foretelling is said. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meantBy } from '@bivouac/client/page'
import {
  type Action,
  type Decision,
  type Dice,
  type Extension,
  scriptedDice,
  searchDice,
  tableFor,
} from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { lessonPosition } from '../../../../packages/client/src/worker/lesson-position.ts'
import { EVENTS } from '../../events.ts'
import { ageOfNapoleon } from '../../module.ts'
import { alike, focus, kinds, place, QUESTIONS, questions } from '../../page/actions.ts'
import { beats } from '../../page/beats.ts'
import { fight } from '../../page/fight.ts'
import { corpsText, markOf, regionText } from '../../page/labels.ts'
import { LESSON } from '../../page/lesson.ts'
import { odds } from '../../page/odds.ts'
import { steered } from '../../page/steering.ts'
import { TAGS } from '../../page/tags.ts'
import { aimedAt } from '../../page/threats.ts'
import type { NapoleonPosition, T, View } from '../../state.ts'
import { ENGAGED, INTERCEPTING, MARCHING, ROLLING } from '../../words.ts'
import { corps } from '../help.ts'

const { machine } = ageOfNapoleon

const { element, meanings, ways } = meantBy(questions)

test('the page knows every question of the rules and every action of each', () => {
  const known = Object.entries(QUESTIONS).flatMap(([question, actions]) =>
    Object.keys(actions).map(action => `${question}:${action}`),
  )
  assert.deepEqual(known.sort(), [...machine.actions].sort())
})

test('tags are read as the rules write them', () =>
  assert.deepEqual(TAGS, { marching: MARCHING, intercepting: INTERCEPTING, engaged: ENGAGED, rolling: ROLLING }))

/** Puts a set or a way together as somebody would who clicks anything that is lit. */
function gathered(pos: NapoleonPosition, t: T, decision: Decision, begun: Extension, dice: Dice): Action {
  let now = begun
  for (;;) {
    const isEnough = now.lacks === undefined
    if (isEnough && (now.may.length === 0 || dice.pick(3, '-') === 0)) return { type: now.type, arg: [...now.chosen] }
    assert.ok(now.may.length > 0, `${now.type} cannot be completed`)
    const added = now.may[dice.pick(now.may.length, '-')]!
    assert.ok(element(decision, now.type, undefined, added, {}) !== undefined)
    const list = now.kind === 'set' ? [...now.chosen, added].sort((a, b) => a - b) : [...now.chosen, added]
    const next = machine.extend(pos, t, now.type, list)
    assert.ok('may' in next, JSON.stringify(next))
    now = next
  }
}
function anything(pos: NapoleonPosition, t: T, decision: Decision, dice: Dice): Action {
  const { actions, gathers = [] } = decision
  // Armies march more often than they would by chance, or nobody ever fights.
  const among = gathers.length > 0 && dice.pick(4, '-') > 0 ? actions.length : 0
  const at = among + dice.pick(actions.length + gathers.length - among, '-')
  return at < actions.length ? actions[at]! : gathered(pos, t, decision, gathers[at - actions.length]!, dice)
}

const SETUPS = [
  { scenario: '1805' },
  { scenario: '1809' },
  { scenario: '1813' },
  { scenario: 'ulm' },
  {
    scenario: '1809',
    options: Object.fromEntries(
      ageOfNapoleon.options.map(({ id, values, default: usual }) => [id, values.find(each => each.id !== usual)!.id]),
    ),
  },
]

test('whole games: everything offered can be meant by clicks, every event is shown, every deed is foretold', () => {
  const seen = new Set<string>()
  let fights = 0
  let foretold = 0
  for (const [n, raw] of [...SETUPS, ...SETUPS].entries()) {
    const dice = searchDice(`page ${n}`)
    const setup = ageOfNapoleon.readSetup(raw)
    assert.ok(typeof setup !== 'string')
    const pos = ageOfNapoleon.begin(setup) as NapoleonPosition
    const told: { e: string }[] = []
    const t = tableFor(pos, dice, {
      tell: event => void told.push(event),
      whisper: (_, event) => void told.push(event),
      reveal: () => {},
    }) as T
    for (let moves = 0; moves < 900; moves++) {
      const decision = machine.advance(pos, t)
      const eye = decision?.seat ?? 'spectator'
      const view = ageOfNapoleon.view(pos, eye) as View
      for (const event of told.splice(0)) {
        seen.add(event.e)
        for (const lang of ['it', 'en'] as const)
          for (const beat of beats(event, { before: view, after: view }, lang)) {
            assert.ok(beat.milliseconds > 0)
            assert.ok(beat.say === undefined || beat.say.length > 0)
          }
      }
      if (decision === undefined) break
      check(decision, view)
      if (fight(view, eye, 'it') !== undefined) fights++
      const action = anything(pos, t, decision, dice)
      const lines = ageOfNapoleon.foretell!(view, decision.seat, action)
      if (lines.lines.length > 0) foretold++
      for (const lang of ['it', 'en'] as const)
        assert.ok(odds({ exact: false, outcomes: [] }, decision.seat, view, lang, action, lines).sentence !== '')
      assert.equal(machine.whyNot(pos, t, action), undefined, JSON.stringify(action))
      machine.take(pos, t, action)
    }
  }
  assert.ok(fights > 30, `${fights} looks at battles`)
  assert.ok(foretold > 200, `${foretold} deeds foretold`)
  const rare = new Set([
    'declined',
    'holds',
    'repressed',
    'cancelled',
    'over',
    'returned',
    'looked',
    'took',
    'detached',
  ])
  for (const e of EVENTS) assert.ok(seen.has(e) || rare.has(e), `${e} was never seen`)
})

function check(decision: Decision, view: View): void {
  for (const action of decision.actions) {
    const kind = kinds(decision)[action.type]
    assert.ok(kind !== undefined, `${decision.proc}.${decision.step}: ${action.type}`)
    const found = ways(action, decision, view)
    const isButton = kind === 'none' || kind === 'side' || decision.proc === 'strategy'
    assert.ok(isButton || found.length > 0, `${decision.proc}.${decision.step}: ${action.type} cannot be pointed at`)
    for (const way of found)
      for (const thing of way)
        assert.ok(
          meanings(thing, decision, view).some(each => each.type === action.type && each.arg === action.arg),
          `${decision.proc}.${decision.step} ${action.type} ${action.arg} is not among the meanings of ${thing.id}`,
        )
  }
  for (const thing of focus(decision, view)) assert.ok(thing.id !== -1 && thing.id !== 'c-1', decision.proc)
}

test('a region stands for its country, what it could become, and everybody in it, the commander first', () => {
  const setup = ageOfNapoleon.readSetup({ scenario: '1805' })
  assert.ok(typeof setup !== 'string')
  const view = ageOfNapoleon.view(ageOfNapoleon.begin(setup), 0) as View
  const at = view.place[0]!
  assert.deepEqual(
    alike({ kind: 'place', id: at }, view).map(({ kind, id }) => `${kind}:${id}`),
    ['place:c0', 'piece:0', 'piece:1', 'piece:2', 'piece:3'],
  )
  for (let region = 0; region < 50; region++)
    for (const lang of ['it', 'en'] as const) assert.match(regionText(view, region, lang), /confina con|borders/)
  // Every rating says where it comes from: of Napoleon's only the command is published.
  assert.equal(corpsText(view, 0, 'it'), 'Napoleon, combattimento 7 (R), movimento 4 (R), comando 8 (P)')
  assert.deepEqual(
    ['Napoleon', 'Davout', 'Buxhowden'].map(name => markOf(corps(name))),
    ['R R P', 'R', 'R I R'],
  )
})

test('arrows lead to every region', () => {
  const reached = new Set([0])
  for (const region of reached)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = steered(region, key)
      if (to !== undefined) reached.add(to)
    }
  assert.equal(reached.size, 50)
})

test('a threat is marked at the end of its way', () => {
  assert.deepEqual(aimedAt({ action: { type: 'go', arg: [3, 7] }, share: 0.5, by: 2 }), place(7))
})

test('the guided campaign can be played as written, and every step cites a section of the rulebook', () => {
  const setup = ageOfNapoleon.readSetup(LESSON.setup)
  assert.ok(typeof setup !== 'string', String(setup))
  const pos = lessonPosition(ageOfNapoleon, setup, LESSON)
  assert.deepEqual(ageOfNapoleon.invariants(pos as NapoleonPosition), [])
  const dice = scriptedDice(LESSON.dice)
  const match = createMatch(ageOfNapoleon, setup, { dice }, lessonPosition(ageOfNapoleon, setup, LESSON))
  for (const [at, { seat, action }] of LESSON.script.entries()) {
    const { decision } = match
    const where = `move ${at}, ${JSON.stringify(action)} at ${decision?.proc}.${decision?.step} ${decision?.seat}`
    assert.equal(decision?.seat, seat, where)
    const done = match.submit(seat, action)
    assert.ok(done.ok, `${where}: ${done.ok ? '' : done.refusal.text.en}`)
  }
  dice.done()
  const { status, year } = match.view(0) as View
  assert.deepEqual([year, status[2], status[19]], [1806, 1, 3])
  assert.equal(match.decision?.seat, LESSON.seat)
  for (const { rule, title } of LESSON.steps) assert.ok(rule in ageOfNapoleon.rulebook, `${title.en}: ${rule}`)
  assert.equal(new Set(LESSON.script.flatMap(each => each.step ?? [])).size, LESSON.steps.length - 2)
})
