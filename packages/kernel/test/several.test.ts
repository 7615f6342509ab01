import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scriptedDice } from '../src/dice.ts'
import {
  type Action,
  type Chosen,
  type Extension,
  isForced,
  isStep,
  machine,
  onlyAnswer,
  open,
  type Refusal,
  setOf,
  stepwise,
  tableFor,
} from '../src/index.ts'
import { AT_SEA, ENDS_OUT, type Ferry, ferry, LONELY, MIXED, NOT_NEXT, SILENT, TOO_LONG, TOO_LOUD } from './several.ts'

const rules = ferry.machine

function sit() {
  const pos = ferry.begin(ferry.readSetup({}) as never)
  const t = tableFor<Ferry>(pos, scriptedDice([]))
  return {
    pos,
    t,
    at: () => rules.advance(pos, t)!,
    why: (type: string, arg?: Action['arg']) => rules.whyNot(pos, t, arg === undefined ? { type } : { type, arg }),
    more(type: string, chosen?: Chosen, asked?: 'all' | readonly number[]): Extension {
      const found = rules.extend(pos, t, type, chosen, asked)
      if ('refusal' in found) throw new Error(found.refusal.text.en)
      return found
    },
  }
}
const text = (refusal: Refusal | undefined): string => refusal?.text.en ?? 'permitted'

test('a decision says which sets and paths can be chosen, and which types are open', () => {
  const { actions, gathers, open: opened } = sit().at()
  assert.deepEqual(actions, [])
  assert.deepEqual(opened, ['signal'])
  assert.deepEqual(
    gathers?.map(({ type, kind, part, may, least, most, lacks }) => [type, kind, part, may, least, most, text(lacks)]),
    [
      ['fleet', 'set', undefined, [0, 1, 2, 3, 4, 5], 2, 3, LONELY.text.en],
      ['voyage', 'path', undefined, [1], 1, 4, 'Not enough yet: the least is 1.'],
      ['convoy', 'set', 'boats', [0, 1, 2, 3, 4, 5], 1, 3, 'Not enough yet: the least is 1.'],
    ],
  )
})

test('a set is one action: ascending, without repetition, each element and the whole judged', () => {
  const game = sit()
  game.at()
  assert.equal(game.why('fleet', [0, 4]), undefined)
  assert.equal(game.why('fleet', [0]), LONELY)
  assert.equal(game.why('fleet', [0, 1]), MIXED)
  for (const arg of [[4, 0], [0, 0], 0, 'x', null, {}, [0, 0.5], [0, '4'], [[0]], [0, 9], undefined])
    assert.match(text(game.why('fleet', arg as never)), /not something|already/, JSON.stringify(arg))
  assert.equal(text(game.why('fleet', [1, 3, 5])), 'permitted')
  assert.equal(text(game.why('fleet', [])), LONELY.text.en)
  rules.take(game.pos, game.t, { type: 'fleet', arg: [0, 4] })
  assert.deepEqual(game.pos.s.fleet, [0, 4])
})

test('objections say which element is refused', () => {
  const game = sit()
  game.at()
  const about = (type: string, arg: Action['arg']) => rules.objections(game.pos, game.t, { type, arg })
  assert.deepEqual(about('fleet', [0, 2, 3]), [{ refusal: MIXED, element: 3 }])
  assert.deepEqual(about('convoy', { boats: [1], way: [1, 2] }), [{ refusal: TOO_LONG, part: 'way', element: 2 }])
  assert.deepEqual(about('voyage', [1, 3]), [{ refusal: NOT_NEXT, element: 3 }])
})

test('extending answers what may be added, whether it is enough, and why not the others', () => {
  const game = sit()
  game.at()
  const one = game.more('fleet', [4], 'all')
  assert.deepEqual(one.may, [0, 2])
  assert.equal(one.lacks, LONELY)
  assert.deepEqual(
    one.mayNot,
    [1, 3, 5].map(element => ({ element, refusals: [MIXED] })),
  )
  // The order of clicks does not matter: what comes back is in the order it will be written in.
  assert.deepEqual(game.more('fleet', [4, 0]).chosen, [0, 4])
  const full = game.more('fleet', [0, 2, 4], [5, 0, 77])
  assert.deepEqual([full.may, full.lacks], [[], undefined])
  assert.deepEqual(
    full.mayNot?.map(each => each.refusals.map(text)),
    [
      [MIXED.text.en, 'No more can be added: the most is 3.'],
      ['That has been chosen already.'],
      ['That is not something that can be chosen here.'],
    ],
  )
  // How many the offer says itself, and its section with it; that nothing is chosen twice, or at random, is in no rulebook.
  assert.deepEqual(
    full.mayNot?.map(each => each.refusals.map(refusal => refusal.rule)),
    [[MIXED.rule, '1'], [undefined], [undefined]],
  )
  assert.deepEqual(rules.extend(game.pos, game.t, 'fleet', [0, 1]), { refusal: MIXED, element: 1 })
  assert.match(text((rules.extend(game.pos, game.t, 'signal') as { refusal: Refusal }).refusal), /not something/)
  assert.match(text((rules.extend(game.pos, game.t, 'nothing') as { refusal: Refusal }).refusal), /not something/)
  assert.match(text((rules.extend(game.pos, game.t, 'fleet', {} as never) as { refusal: Refusal }).refusal), /not some/)
})

test('a path keeps its order', () => {
  const game = sit()
  game.at()
  assert.equal(game.why('voyage', [1, 2]), undefined)
  assert.equal(game.why('voyage', [1, 2, 1, 2]), undefined)
  assert.equal(game.why('voyage', [1]), ENDS_OUT)
  assert.equal(game.why('voyage', [2]), NOT_NEXT)
  assert.deepEqual(game.more('voyage', [1, 2]).may, [1, 3])
  assert.match(text(game.why('voyage', [1, 2, 1, 2, 1])), /the most is 4/)
})

test('an offer of several parts is chosen part after part and declared at once', () => {
  const game = sit()
  game.at()
  const boats = game.more('convoy', { boats: [1] })
  assert.deepEqual([boats.part, boats.parts, boats.may, boats.lacks], ['boats', ['boats', 'way'], [3, 5], undefined])
  const way = game.more('convoy', { boats: [1, 3], way: [1] })
  assert.deepEqual([way.part, way.kind, way.may, way.most, way.lacks], ['way', 'path', [0, 2], 2, undefined])
  assert.equal(game.why('convoy', { boats: [1, 3], way: [1, 0] }), undefined)
  assert.equal(game.why('convoy', { boats: [1], way: [1, 0] }), TOO_LONG)
  for (const arg of [{ way: [1] }, { boats: [1] }, { boats: [1], way: [], more: [] }, [1], { boats: [3, 1], way: [] }])
    assert.match(text(game.why('convoy', arg as never)), /not something/, JSON.stringify(arg))
  rules.take(game.pos, game.t, { type: 'convoy', arg: { boats: [1, 3], way: [1, 0] } })
  assert.deepEqual(
    [game.pos.s.fleet, game.pos.s.voyage],
    [
      [1, 3],
      [1, 0],
    ],
  )
})

test('an open type is there without a sample, judged by its check alone, until its rule says there is nothing', () => {
  const game = sit()
  game.at()
  assert.equal(game.why('signal', -6543), undefined)
  assert.equal(game.why('signal', 7001), TOO_LOUD)
  assert.match(text(game.why('signal', 'loud')), /not something/)
  const probe = rules.probe(game.pos, game.t, 'signal', n => n - 1)
  assert.deepEqual(probe, { type: 'signal', arg: -7009 })
  assert.equal(
    rules.probe(game.pos, game.t, 'fleet', () => 0),
    undefined,
  )
  game.pos.s.signal = 2
  assert.equal(game.at().open, undefined)
  assert.equal(game.why('signal', 5), SILENT)
  assert.deepEqual(rules.whyNotAll(game.pos, game.t, { type: 'signal', arg: 7001 }), [SILENT, TOO_LOUD])
})

interface Only {
  state: { done: number[] }
  frames: { only: object }
  event: { e: string }
  view: object
}
test('what is forced: one listed action alone, or a set of which all must be taken; nothing that is open', () => {
  const decide = (offers: Parameters<typeof machine<Only>>[0]['only']['steps']) => {
    const one = machine<Only>({ only: { rule: '1', steps: offers } })
    const pos = one.start({ done: [] }, 'only')
    return one.advance(pos, tableFor<Only>(pos, scriptedDice([])))!
  }
  const take = () => undefined
  const all = setOf<Only, object>({ domain: [3, 5], least: 2, take })
  const some = setOf<Only, object>({ domain: [3, 5], take })
  const point = open<Only, object, number>({
    accepts: (arg): arg is number => typeof arg === 'number',
    over: () => [],
    check: () => undefined,
    probe: () => 1,
    take,
  })
  const seat = () => 0
  assert.equal(isForced(decide({ a: { seat, offers: { pass: { take } } } })), true)
  assert.equal(isForced(decide({ a: { seat, offers: { pass: { take }, point } } })), false)
  assert.equal(isForced(decide({ a: { seat, offers: { point } } })), false)
  assert.equal(isForced(decide({ a: { seat, offers: { pass: { take }, all } } })), false)
  assert.deepEqual(onlyAnswer(decide({ a: { seat, offers: { all } } })), { type: 'all', arg: [3, 5] })
  assert.equal(onlyAnswer(decide({ a: { seat, offers: { some } } })), undefined)
})

// ---- element by element ----------------------------------------------------------------------------------------------

function steps() {
  const game = stepwise(ferry)
  const pos = game.begin(ferry.readSetup({}) as never)
  const t = tableFor(pos, scriptedDice([]))
  const at = () => game.machine.advance(pos, t)!
  const said = () => at().actions.map(({ type, arg }) => `${type} ${JSON.stringify(arg)}`)
  return {
    game,
    pos,
    t,
    at,
    said,
    take: (type: string, arg: Action['arg']) => game.machine.take(pos, t, { type, arg }),
  }
}

test('stepwise: a set grows upwards, one element at a time, and ends in the whole action', () => {
  const { pos, said, take } = steps()
  assert.deepEqual(said().slice(0, 7), ['fleet 0', 'fleet 1', 'fleet 2', 'fleet 3', 'fleet 4', 'fleet 5', 'voyage 1'])
  take('fleet', 0)
  assert.deepEqual(said(), ['fleet 2', 'fleet 4'])
  take('fleet', 2)
  assert.deepEqual(said(), ['fleet 4', 'fleet [0,2]'])
  take('fleet', [0, 2])
  assert.equal((pos as { begun?: object }).begun, undefined)
  assert.deepEqual(pos.s.fleet, [0, 2])
})

test('stepwise: where upwards leads nowhere lower elements are offered, so that no set is a dead end', () => {
  const { said, take } = steps()
  take('fleet', 5)
  assert.deepEqual(said(), ['fleet 1', 'fleet 3'])
  take('fleet', 3)
  assert.deepEqual(said(), ['fleet [3,5]'])
})

test('stepwise: part after part', () => {
  const { game, at, pos, said, take } = steps()
  take('convoy', 4)
  assert.deepEqual(said(), ['convoy {"boats":[4]}'])
  assert.equal(isStep(game, at(), { type: 'convoy', arg: { boats: [4] } }), true)
  take('convoy', { boats: [4] })
  assert.deepEqual(said(), ['convoy 1', 'convoy {"boats":[4],"way":[]}'])
  take('convoy', 1)
  assert.deepEqual(said(), ['convoy {"boats":[4],"way":[1]}'])
  assert.equal(isStep(game, at(), { type: 'convoy', arg: { boats: [4], way: [1] } }), false)
  take('convoy', { boats: [4], way: [1] })
  assert.deepEqual([pos.s.fleet, pos.s.voyage], [[4], [1]])
})

test('stepwise: what is begun is copied by clone, seen by nobody else, and imagined again from the own view', () => {
  const { game, pos, take, at } = steps()
  take('fleet', 1)
  const copy = game.clone(pos)
  take('fleet', 3)
  assert.deepEqual((copy as { begun?: object }).begun, { seat: 0, type: 'fleet', chosen: [1] })
  assert.equal('begun' in game.view(pos, 1), false)
  assert.equal('begun' in game.view(pos, 'spectator'), false)
  const view = game.view(pos, 0)
  const imagined = game.imagine(view, 0, [], scriptedDice([]))
  assert.deepEqual(game.machine.advance(imagined, tableFor(imagined, scriptedDice([]))), at())
})

test('stepwise: elements that may not be added can be asked about', () => {
  const { game, pos, t, take, at } = steps()
  pos.s.fleet = [0]
  at()
  const why = (arg: number) => game.machine.whyNotAll(pos, t, { type: 'fleet', arg })
  assert.deepEqual(why(0), [AT_SEA])
  take('fleet', 1)
  assert.deepEqual(why(2), [MIXED])
  assert.deepEqual(why(0), [AT_SEA, MIXED])
  assert.deepEqual(why(3), [])
  assert.match(text(why(1)[0]), /already/)
  const asked = game.machine.askable(pos, t).map(({ arg }) => arg)
  assert.deepEqual(asked, [3, 5, [1], 0, 2, 4])
})

test('stepwise: a game of lists is itself', () => {
  const plain = { machine: { lists: true } } as never
  assert.equal(stepwise(plain), plain)
  assert.equal(stepwise(ferry), stepwise(ferry))
})

test('stepwise: where everything is open and no sample is legal, a probe finds something to do', () => {
  const game = stepwise(ferry)
  const only = { ...ferry.machine, askByElements: () => ({ ...sit().at(), gathers: undefined }) }
  const narrow = stepwise({ ...ferry, machine: only })
  const pos = game.begin(ferry.readSetup({}) as never)
  const { actions } = narrow.machine.advance(pos, tableFor(pos, scriptedDice([])))!
  assert.equal(actions.length, 1)
  assert.equal(actions[0]!.type, 'signal')
})
