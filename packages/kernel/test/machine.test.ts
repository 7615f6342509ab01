import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Action,
  DEAF,
  type Decision,
  type Ear,
  type Flow,
  type Frame,
  goto,
  hash,
  machine,
  open,
  type Position,
  type Procedures,
  RulesFault,
  scriptedDice,
  type Table,
  tableFor,
} from '../src/index.ts'
import { act, makeToy, TOY_REFUSALS, type Toy, toy, toyProcedures } from './toy.ts'

type Sitting = ReturnType<typeof sit>

/** A game of the toy with declared dice: six cards dealt, then one drawn per turn. Picks count from 1. */
function sit(script: readonly number[], setup: unknown = {}) {
  const read = toy.readSetup(setup)
  if (typeof read === 'string') throw new Error(read)
  const pos = toy.begin(read)
  const dice = scriptedDice(script)
  const told: unknown[] = []
  const ear: Ear<unknown> = {
    tell: event => void told.push(event),
    whisper: (seats, event, others) => void told.push({ to: seats, event, others }),
    reveal: () => void told.push('reveal'),
  }
  const t = tableFor<Toy>(pos, dice, ear)
  return {
    pos,
    t,
    told,
    dice,
    ask: (action: Action) => toy.machine.whyNot(pos, t, action),
    all: (action: Action) => toy.machine.whyNotAll(pos, t, action),
    at: () => toy.machine.advance(pos, t)!,
    play(...actions: Action[]): Decision | undefined {
      for (const action of actions) {
        toy.machine.advance(pos, t)
        toy.machine.take(pos, t, action)
      }
      return toy.machine.advance(pos, t)
    },
  }
}
/** Seat 0 holds 0, 2, 4 and seat 1 holds 6, 8, 10; then seat 0 draws 1. */
const DEAL = [1, 2, 3, 4, 5, 6]
const dealt = (...more: number[]): Sitting => sit([...DEAL, 1, ...more])
const names = (decision: Decision | undefined): string =>
  decision!.actions.map(({ type, arg }) => (arg === undefined ? type : `${type} ${arg}`)).join(', ')

test('advance runs procedures until somebody must choose, and says by which rule', () => {
  const game = dealt()
  assert.deepEqual(game.at(), {
    seat: 0,
    proc: 'turn',
    step: 'act',
    rule: '2',
    actions: [act('march', 1), act('assault', 2), act('rest')],
    standing: undefined,
    open: undefined,
    gathers: undefined,
    begun: undefined,
  })
  game.dice.done()
  assert.deepEqual(game.pos.s.hands, [
    [0, 1, 2, 4],
    [6, 8, 10],
  ])
  assert.deepEqual(game.pos.stack, [
    { proc: 'game', step: 'second' },
    { proc: 'turn', step: 'act', side: 0 },
  ])
})

test('advance at a decision changes nothing', () => {
  const game = dealt()
  game.at()
  const before = hash(game.pos)
  assert.deepEqual(game.at(), game.at())
  assert.equal(hash(game.pos), before)
})

test('a choice may cite a section of its own, and name its standing answer', () => {
  const game = dealt()
  const commit = game.play(act('assault', 2))
  assert.equal(commit?.rule, '3.1')
  assert.equal(names(commit), 'commit 0, commit 1, commit 2, commit 4, bare')
  const react = game.play(act('bare'))
  assert.deepEqual([react?.seat, react?.standing, names(react)], [1, 'pass', 'ambush 10, pass'])
})

test('a choice may cite by what led to it, in the question and in the refusals of the machine alike', () => {
  const { turn } = toyProcedures
  const asking = { ...turn.steps.act, rule: (t: { s: { turn: number } }) => (t.s.turn === 1 ? '2.1' : '2.2') } as never
  // Offered in two sections, so that neither alone says when.
  const { discard } = turn.steps as unknown as { readonly discard: { readonly offers: object } }
  const shared = { ...discard, offers: { ...discard.offers, pass: { take: () => undefined } } } as never
  const { machine } = makeToy({
    procedures: { ...toyProcedures, turn: { ...turn, steps: { ...turn.steps, act: asking, discard: shared } } },
  })
  const { pos, t } = dealt()
  assert.equal(machine.advance(pos, t)?.rule, '2.1')
  assert.equal(machine.whyNot(pos, t, { type: 'pass' })?.rule, '2.1')
  pos.s.turn = 2
  assert.equal(machine.advance(pos, t)?.rule, '2.2')
  assert.equal(machine.whyNot(pos, t, { type: 'pass' })?.rule, '2.2')
})

test('a call comes back to the step after it; a choice that offers nothing follows its none', () => {
  const game = dealt(6, 1, 1)
  // With a card committed three are left in hand: nothing to discard, so the turn ends and the enemy draws.
  const next = game.play(act('assault', 2), act('commit', 0), act('pass'))
  assert.deepEqual([next?.proc, next?.step, next?.seat], ['turn', 'act', 1])
  assert.deepEqual(game.pos.s.fords, [0, -1, 0])
  game.dice.done()
})

test('goto repeats a step; end leaves the procedure', () => {
  const game = dealt(1)
  const discard = game.play(act('rest'))
  assert.deepEqual([discard?.proc, discard?.step, discard?.rule], ['turn', 'discard', '2.2'])
  const next = game.play(act('discard', 4))
  assert.deepEqual([next?.seat, next?.step], [1, 'act'])
})

test('over ends the game from the depth of three procedures', () => {
  const game = dealt(1, 6)
  game.at()
  game.pos.s.troops[0] = 1
  assert.equal(game.play(act('assault', 2), act('bare'), act('pass')), undefined)
  assert.deepEqual(game.pos.stack, [])
  assert.deepEqual(game.pos.result, { winners: [1], by: 'attrition', rule: '3' })
  assert.equal(game.at(), undefined)
  assert.equal(game.ask(act('rest'))?.rule, '3')
  assert.match(game.ask(act('rest'))!.text.en, /over/)
  assert.deepEqual(toy.machine.askable(game.pos, game.t), [])
})

test('whyNot: permitted, refused by the game, not meant here, not now', () => {
  const game = dealt()
  game.at()
  assert.equal(game.ask(act('march', 1)), undefined)
  assert.equal(game.ask(act('march', 0)), TOY_REFUSALS.HELD)
  assert.equal(game.ask(act('march', 2)), TOY_REFUSALS.ENEMY)
  assert.match(game.ask(act('march', 3))!.text.en, /not something that can be chosen/)
  assert.match(game.ask({ type: 'march', arg: '1' })!.text.en, /not something/)
  assert.match(game.ask({ type: 'march', arg: [1] })!.text.en, /not something/)
  assert.match(game.ask({ type: 'rest', arg: null })!.text.en, /not something/)
  assert.match(game.ask(act('pass'))!.text.en, /not the time/)
  assert.match(game.ask(act('constructor'))!.text.en, /not something/)
  // What only one section offers cites that section; what several do, the one that waits; what nobody can mean, none.
  assert.equal(game.ask(act('pass'))?.rule, '3.2')
  for (const meant of [act('constructor'), act('march', 3), { type: 'rest', arg: null }])
    assert.deepEqual(Object.keys(game.ask(meant)!), ['text'])
})

test('whyNotAll gives every reason once, the first one first', () => {
  const game = dealt()
  game.play(act('rest'))
  assert.deepEqual(game.all(act('discard', 11)), [TOY_REFUSALS.NOT_HELD])
  game.pos.s.handLimit = 9
  assert.deepEqual(game.all(act('discard', 11)), [TOY_REFUSALS.HAND_FITS, TOY_REFUSALS.NOT_HELD])
  assert.equal(game.ask(act('discard', 11)), TOY_REFUSALS.HAND_FITS)
})

test('askable lists everything that can be meant, legal or not', () => {
  const game = dealt()
  game.at()
  const askable = toy.machine.askable(game.pos, game.t)
  assert.deepEqual(
    askable.map(({ type, arg }) => `${type} ${arg}`),
    [...['march 0', 'march 1', 'march 2', 'assault 0', 'assault 1', 'assault 2'], 'rest undefined'],
  )
})

test('a whisper reaches its seats, and others their own version', () => {
  const game = dealt()
  game.at()
  assert.deepEqual(game.told.at(-1), {
    to: [0],
    event: { e: 'drew', side: 0, card: 1 },
    others: { e: 'drew', side: 0 },
  })
  game.play(act('assault', 2), act('bare'))
  game.dice.add(1, 1, 1)
  game.play(act('ambush', 10))
  assert.ok(game.told.includes('reveal'))
})

test('a saved position goes on where it was', () => {
  const game = dealt()
  game.play(act('assault', 2), act('commit', 4))
  const loaded: Position<Toy> = JSON.parse(JSON.stringify(game.pos))
  const t = tableFor<Toy>(loaded, scriptedDice([1, 2, 1]))
  assert.equal(names(toy.machine.advance(loaded, t)), 'ambush 10, pass')
  toy.machine.take(loaded, t, act('pass'))
  toy.machine.advance(loaded, t)
  assert.deepEqual(loaded.s.fords, [0, -1, 0])
})

test('aliases bring names of old saves and actions up to date', () => {
  assert.deepEqual(toy.machine.rename({ type: 'sleep' }), { type: 'rest' })
  assert.deepEqual(toy.machine.rename({ type: 'march', arg: 1 }), { type: 'march', arg: 1 })
  assert.deepEqual(toy.machine.rename({ type: 'constructor' }), { type: 'constructor' })
  const game = dealt()
  game.at()
  const old = { ...game.pos, stack: game.pos.stack.map(f => ({ ...f })) } as Position<Toy>
  Object.assign(old.stack[1]!, { proc: 'round', step: 'choose' })
  assert.throws(() => toy.machine.advance(old, game.t), /there is no step round\.choose/)
  const loaded = toy.machine.renamePosition(old)
  assert.deepEqual(loaded.stack, game.pos.stack)
  assert.equal(toy.machine.advance(loaded, tableFor<Toy>(loaded, scriptedDice([])))?.step, 'act')
})

test('has knows every step, and no name that every object has', () => {
  assert.ok(toy.machine.has('turn', 'act'))
  assert.ok(!toy.machine.has('turn', 'choose'))
  for (const name of ['constructor', '__proto__', 'toString']) {
    assert.ok(!toy.machine.has(name, 'name'))
    assert.ok(!toy.machine.has('turn', name))
  }
})

test('reports on what exists: steps, actions, procedures with their rules', () => {
  assert.deepEqual(toy.machine.steps.slice(0, 5), ['game.deal', 'game.first', 'game.second', 'game.clock', 'turn.draw'])
  assert.ok(toy.machine.actions.includes('assault.react:ambush'))
  assert.equal(toy.machine.procedures.assault?.rule, '3')
})

test('trace hears of every step gone through', () => {
  const game = sit([...DEAL, 1])
  const steps: string[] = []
  toy.machine.advance(game.pos, { ...game.t, trace: (proc, step) => void steps.push(`${proc}.${step}`) })
  assert.deepEqual(steps, ['game.deal', 'game.first', 'turn.draw', 'turn.act'])
})

// ---- faults of rules -------------------------------------------------------------------------------------------------

interface Small {
  state: { n: number }
  frames: { only: object }
  event: { e: 'x' }
  view: object
}
type Step = ((t: Table<Small>) => Flow<Small>) | Procedures<Small>['only']['steps'][string]
function small(steps: Readonly<Record<string, Step>>) {
  const rules = machine<Small>({ only: { rule: '1', steps } })
  const pos = rules.start({ n: 0 }, 'only')
  return { rules, pos, t: tableFor<Small>(pos, scriptedDice([]), DEAF) }
}

test('rules that run out, loop for ever, offer nothing or go nowhere are faults that say where', () => {
  const faulty: readonly (readonly [Readonly<Record<string, Step>>, RegExp])[] = [
    [{ a: () => undefined }, /procedures ran out/],
    [{ a: () => goto('a') }, /round in circles at only\.a/],
    [{ a: { seat: () => 0, offers: {} } }, /only\.a offers nothing/],
    [{ a: () => goto('b') }, /no step only\.b/],
  ]
  for (const [steps, message] of faulty) {
    const { rules, pos, t } = small(steps)
    assert.throws(
      () => rules.advance(pos, t),
      error => error instanceof RulesFault && message.test(error.message),
    )
  }
})

test('taking what is not offered, or asking where nothing is decided, is a fault', () => {
  const { rules, pos, t } = small({ a: () => undefined })
  assert.throws(() => rules.whyNot(pos, t, { type: 'x' }), /only\.a is not a decision/)
  assert.throws(() => rules.take(pos, t, { type: 'x' }), /does not offer x/)
})

test('the context is computed once for all candidates of a decision', () => {
  let computed = 0
  const { rules, pos, t } = small({
    a: {
      seat: () => 0,
      context: () => ++computed,
      offers: {
        x: {
          domain: [1, 2, 3],
          check: (_t, _f, _arg, context) => (context === 1 ? undefined : NO),
          take: () => undefined,
        },
      },
    },
  })
  const NO = { rule: '1', text: { it: 'no', en: 'no' } }
  assert.equal(rules.advance(pos, t)?.actions.length, 3)
  assert.equal(computed, 1)
})

test('arguments may be plain objects, and choices too many to list are judged by accepts and check', () => {
  const far = { rule: '1', text: { it: 'lontano', en: 'far' } }
  const { rules, pos, t } = small({
    a: {
      seat: () => 0,
      offers: {
        pair: { domain: [{ x: 1, y: 2 }, [3]], take: () => undefined },
        point: open<Small, Frame<Small>, number>({
          accepts: (arg): arg is number => typeof arg === 'number',
          over: () => [10, 20],
          check: (_t, _f, arg) => (arg > 100 ? far : undefined),
          probe: (_t, _f, _context, pick) => pick(200),
          take: () => undefined,
        }),
      },
    },
  })
  assert.equal(rules.advance(pos, t)?.actions.length, 4)
  assert.equal(rules.whyNot(pos, t, { type: 'pair', arg: { y: 2, x: 1 } }), undefined)
  assert.match(rules.whyNot(pos, t, { type: 'pair', arg: { y: 2 } })!.text.en, /not something/)
  assert.equal(rules.whyNot(pos, t, { type: 'point', arg: 15 }), undefined)
  assert.equal(rules.whyNot(pos, t, { type: 'point', arg: 150 }), far)
  assert.match(rules.whyNot(pos, t, { type: 'point', arg: 'x' })!.text.en, /not something/)
})
