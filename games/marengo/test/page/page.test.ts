import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meantBy } from '@bivouac/client/page'
import { type Action, type Decision, isStep, scriptedDice, searchDice, stepwise, tableFor } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { lessonPosition } from '../../../../packages/client/src/worker/lesson-position.ts'
import { toldAfterTheChange } from '../../../../packages/match/test/after-the-change.ts'
import { hiddenFaces, mayBe } from '../../data/hidden.ts'
import { EVENTS } from '../../events.ts'
import { marengo } from '../../module.ts'
import { focus, kinds, QUESTIONS, questions } from '../../page/actions.ts'
import { beats } from '../../page/beats.ts'
import { FLAGS } from '../../page/facts.ts'
import { fight } from '../../page/fight.ts'
import { placeText } from '../../page/labels.ts'
import { LESSON } from '../../page/lesson.ts'
import { odds } from '../../page/odds.ts'
import { nextLocale } from '../../page/steering.ts'
import { reckon } from '../../reckoning.ts'
import { INACTIVE, KNOWN, MOVED, UP } from '../../state.ts'
import type { MarengoView } from '../../view.ts'
import { APPROACHES, FACES, strengthOf } from '../../words.ts'

const { machine } = stepwise(marengo)
const { element, meanings, ways } = meantBy(questions)
const ACTIONS = [...marengo.machine.actions].sort()

test('the page knows every question of the rules and every action of each', () => {
  const known = Object.entries(QUESTIONS).flatMap(([question, actions]) =>
    Object.keys(actions).map(action => `${question}:${action}`),
  )
  assert.deepEqual(known.sort(), ACTIONS)
})

test('flags are read as the rules write them', () =>
  assert.deepEqual(FLAGS, { moved: MOVED, inactive: INACTIVE, known: KNOWN, up: UP }))

/** Every option turned the other way: the page must be true by any agreement. */
const OTHERWISE = Object.fromEntries(
  marengo.options.map(({ id, values, default: usual }) => [id, values.find(value => value.id !== usual)?.id ?? usual]),
)

test('the page follows whole games: everything offered can be meant, every event seen, every sum is true', () => {
  const dice = searchDice('marengo page')
  const seen = new Set<string>()
  let foretold = 0
  for (let game = 0; game < 40; game++) {
    const setup = marengo.readSetup({ options: game % 2 === 0 ? {} : OTHERWISE })
    assert.ok(typeof setup !== 'string')
    const pos = marengo.begin(setup)
    const told: { e: string }[] = []
    const whisper = (_: unknown, event: { e: string }): void => void told.push(event)
    const table = tableFor(pos, dice, { tell: event => void told.push(event), whisper, reveal: () => {} })
    let expected: ReturnType<typeof reckon>
    for (;;) {
      const decision = machine.advance(pos, table)
      for (const event of told.splice(0)) {
        seen.add(event.e)
        const view = marengo.view(pos, 'spectator')
        for (const lang of ['it', 'en'] as const)
          for (const beat of beats(event, { before: view, after: view }, lang)) assert.ok(beat.milliseconds > 0)
        const reckoned = event as { e: string; result: number; defence: number }
        if (event.e !== 'reckoned' || expected === undefined) continue
        const { result, defence } = expected
        assert.ok(result.least <= reckoned.result && reckoned.result <= result.most, JSON.stringify([expected, event]))
        assert.ok(defence.least <= reckoned.defence && reckoned.defence <= defence.most)
        foretold++
      }
      if (decision === undefined) break
      const view = marengo.view(pos, decision.seat) as MarengoView
      if (decision.begun === undefined) check(marengo.machine.advance(pos, table)!, view)
      if (decision.proc === 'assault') expected = reckon(marengo.view(pos, 'spectator') as MarengoView)
      const action = warlike(decision.actions, dice)
      if (!isStep(marengo, decision, action)) worded(action, view)
      machine.take(pos, table, action)
    }
  }
  assert.ok(foretold > 50, `${foretold} assaults foretold`)
  assert.ok(seen.size >= EVENTS.length - 2, [...EVENTS].filter(each => !seen.has(each)).join())
})

const WARLIKE = new Set(['assault', 'guard', 'fire', 'pursue', 'block', 'forward', 'bombard', 'move'])
/** Chance alone seldom fights: three times in four whatever smells of powder is done. */
function warlike<A extends { readonly type: string }>(actions: readonly A[], dice: { next(n: number): number }): A {
  const fierce = actions.filter(each => WARLIKE.has(each.type))
  const among = fierce.length > 0 && dice.next(4) > 0 ? fierce : actions
  return among[dice.next(among.length)]!
}

function check(decision: Decision, view: MarengoView): void {
  for (const action of decision.actions) {
    const kind = kinds(decision)[action.type]
    const found = ways(action, decision, view)
    assert.ok(kind === 'none' || found.length > 0, `${decision.proc}: ${action.type}`)
    for (const [thing] of found.slice(0, 1))
      assert.ok(
        meanings(thing!, decision, view).some(each => each.type === action.type && each.arg === action.arg),
        `${decision.proc}.${decision.step} ${action.type} ${action.arg} is not among the meanings`,
      )
    worded(action, view)
  }
  for (const { type, part, may } of decision.gathers ?? []) {
    assert.equal(kinds(decision)[type], 'gathered', type)
    const things = may.map(each => element(decision, type, part, each, view))
    assert.ok(
      things.every(thing => thing !== undefined),
      type,
    )
  }
  focus(decision, view)
  for (const lang of ['it', 'en'] as const) {
    const stage = fight(view, view.eye as number, lang)
    assert.equal(stage === undefined, view.sum === undefined)
    for (const { rule } of stage?.addends ?? []) assert.ok(rule! in marengo.rulebook)
  }
  for (const side of [0, 1]) assert.ok(hiddenFaces(view, side).every(n => n >= 0))
  for (const block of [0, 25]) if (view.place[block]! >= 0) assert.ok(mayBe(view, block).length > 0)
  assert.ok(placeText(view, view.place[30]! < 0 ? 0 : view.place[30]!, 'it') !== '')
}
/** Whatever is weighed has something said of it first, and its button names it. */
function worded(action: Action, view: MarengoView): void {
  const told = marengo.foretell!(view, view.eye as number, action)
  for (const lang of ['it', 'en'] as const) {
    assert.ok(odds({ exact: false, outcomes: [] }, 0, view, lang, action, told).sentence !== '')
    assert.doesNotMatch(marengo.words.action(action, view, lang), /undefined|\{/)
  }
}

test('arrows lead to every locale', () => {
  for (const flipped of [false, true]) {
    const reached = new Set([0])
    for (const locale of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(nextLocale(locale, key, flipped)!)
    assert.equal(reached.size, 66)
  }
})

test('the guided battle stands on a position that could be, and can be played as written', () => {
  const setup = marengo.readSetup(LESSON.setup)
  assert.ok(typeof setup !== 'string')
  const pos = lessonPosition(marengo, setup, LESSON)
  assert.deepEqual(marengo.invariants(pos), [])
  const dice = scriptedDice(LESSON.dice)
  const match = createMatch(marengo, setup, { dice }, lessonPosition(marengo, setup, LESSON))
  for (const [at, { seat, action }] of LESSON.script.entries()) {
    const { decision } = match
    assert.equal(decision?.seat, seat, `move ${at}, ${JSON.stringify(action)} at ${decision?.proc}.${decision?.step}`)
    const done = match.submit(seat, action)
    assert.ok(done.ok, `move ${at}, ${JSON.stringify(action)}: ${done.ok ? '' : done.refusal.text.en}`)
  }
  dice.done()
  const view = match.view(0) as MarengoView
  assert.equal(match.decision?.seat, LESSON.seat)
  assert.deepEqual([view.round, view.command, view.morale], [3, 1, [14, 11]])
})

test('every step of the guided battle cites a section of the rulebook', () => {
  assert.ok(LESSON.steps.length >= 8 && LESSON.steps.length <= 12)
  for (const { rule, title } of LESSON.steps) assert.ok(rule in marengo.rulebook, `${title.en}: ${rule}`)
  const used = new Set(LESSON.script.flatMap(each => each.step ?? []))
  assert.equal(used.size, LESSON.steps.length - 2)
})

test('an event is told after what it tells of', () => {
  const stands = ({ place, face, morale, broken, round, side }: MarengoView): unknown => ({
    place,
    face,
    morale,
    broken,
    round,
    side,
  })
  let compared = 0
  for (const arrivals of ['proposed', 'random'])
    compared += toldAfterTheChange(marengo, { options: { arrivals } }, `after ${arrivals}`, stands)
  assert.ok(compared > 300, `${compared} compared`)
})

test('what is foretold of an attack is what the rules then ask, by any agreement', () => {
  const dice = searchDice('attacks')
  const seen = { block: 0, retreat: 0 }
  for (let game = 0; game < 40; game++) {
    const setup = marengo.readSetup({ options: game % 2 === 0 ? {} : OTHERWISE })
    assert.ok(typeof setup !== 'string')
    const pos = marengo.begin(setup)
    const table = tableFor(pos, dice)
    for (let moves = 0; moves < 900; moves++) {
      const decision = machine.advance(pos, table)
      if (decision === undefined) break
      const { seat } = decision
      const action = warlike(decision.actions, dice)
      const [first] = isStep(marengo, decision, action)
        ? []
        : marengo.foretell!(marengo.view(pos, seat), seat, action).lines
      machine.take(pos, table, action)
      if (first?.rule !== '9.1') continue
      let next = marengo.machine.advance(pos, table)
      while (next?.seat === seat && next.proc === 'attack') {
        marengo.machine.take(pos, table, next.actions[0]!)
        next = marengo.machine.advance(pos, table)
      }
      const asked = next?.proc === 'attack' && next.step === 'block' ? 'block' : 'retreat'
      assert.match(first.text.en, asked === 'block' ? /may block/ : /cannot block/)
      seen[asked]++
    }
  }
  assert.ok(seen.block > 5 && seen.retreat > 5, JSON.stringify(seen))
})

test('11.4 by agreement a defender of strength one counts for nothing in the reckoning', () => {
  const found = (weakDefenders: string): number => {
    const setup = marengo.readSetup({ ...LESSON.setup, options: { weakDefenders } })
    assert.ok(typeof setup !== 'string')
    const pos = lessonPosition(marengo, setup, LESSON)
    const view = marengo.view(pos, 0) as MarengoView
    // A lone French infantry of one on an approach, known to everybody, and an assault on it about to be led.
    const block = 30
    const place = view.place.map((at, each) => (each === block ? APPROACHES + 1 : at === APPROACHES + 1 ? -1 : at))
    const face = view.face.map((old, each) => (each === block ? FACES.find(f => strengthOf(f) === 1)! : old))
    const frame = {
      proc: 'assault',
      step: 'defence',
      side: 0,
      from: 0,
      leads: 0,
      joins: 0,
      guards: 0,
      gun: -1,
      result: 0,
    }
    return reckon({ ...view, place, face, stack: [frame] })!.defence.most
  }
  assert.deepEqual(
    marengo.options
      .find(each => each.id === 'weakDefenders')!
      .values.map(({ id }) => found(id))
      .sort(),
    [0, 1],
  )
})
