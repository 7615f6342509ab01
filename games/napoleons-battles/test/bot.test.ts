import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor, playWith, suggesting, threats } from '@bivouac/ai'
import { type Action, searchDice, tableFor } from '@bivouac/kernel'
import { goalsOf, MORE_GOALS, MOST_GOALS, spoken } from '../bot/goals.ts'
import { planOf, postureOf } from '../bot/posture.ts'
import { reckoningOf, standing } from '../bot/standing.ts'
import { nextToMove, suggest } from '../bot/suggest.ts'
import { MARSHAL } from '../bot/weights.ts'
import { ai } from '../bot.ts'
import { napoleonsBattles } from '../module.ts'
import { judgeMarch } from '../rules/08-1-movement.ts'
import { fieldFor, type NapoleonPosition, NORMAL } from '../state.ts'
import { marchOf } from '../survey.ts'
import { ON_TABLE, SQUARE } from '../words.ts'
import { austrian, french, general, horse, stand } from './table.ts'

const game = napoleonsBattles as never as Parameters<typeof playersFor>[0]
const setup = (() => {
  const read = napoleonsBattles.readSetup({ scenario: 'san-rocco' })
  if (typeof read === 'string') throw new Error(read)
  return read
})()
const player = (id: string) => playersFor(game).find(each => each.id === id)!

/** Positions on the way through a game between two Recruits. */
function along(seed: string, look: (pos: NapoleonPosition) => void, every: number, most: number): void {
  const pos = napoleonsBattles.begin(setup)
  const [dice, own] = [searchDice(seed), searchDice(`${seed}/own`)]
  const t = tableFor(pos, dice)
  for (let n = 0; n < most; n++) {
    const decision = napoleonsBattles.machine.advance(pos, t)
    if (decision === undefined) return
    if (n % every === 0) look(napoleonsBattles.clone(pos))
    const { seat } = decision
    const situation = { seat, view: napoleonsBattles.view(pos, seat), heard: [], decision }
    napoleonsBattles.machine.take(pos, t, decide(game, player('recruit'), situation, {}, own, false).action)
  }
}

test('goal marches: at most twelve for a unit, each another, each legal as the rules judge the whole text', () => {
  let seen = 0
  along(
    'goals',
    pos => {
      if (pos.stack.at(-1)?.proc !== 'movement') return
      const t = tableFor(pos, searchDice(1)) as Parameters<typeof goalsOf>[0]
      const f = fieldFor(t.s)
      for (const u of f.ofSide[t.s.side]!) {
        if (t.s.on[u] !== ON_TABLE) continue
        const before = JSON.stringify(t.s)
        const goals = goalsOf(t, marchOf(t, u))
        assert.equal(JSON.stringify(t.s), before, 'thinking changes nothing')
        assert.ok(goals.length <= MOST_GOALS)
        assert.equal(new Set(goals.map(each => spoken(each.legs))).size, goals.length)
        const more = goalsOf(t, marchOf(t, u), true)
        assert.ok(more.length <= MORE_GOALS)
        assert.equal(new Set(more.map(each => spoken(each.legs))).size, more.length)
        if (u !== nextToMove(t, t.s.side)) continue
        for (const { legs } of [...goals, ...more]) {
          const text = `${u} ${spoken(legs)}`
          assert.ok(text.length <= 100, text)
          assert.equal(judgeMarch(t, t.s.side, text, NORMAL), undefined, text)
          seen++
        }
      }
    },
    6,
    60,
  )
  assert.ok(seen > 20, `${seen} marches`)
})

test('everything suggested is legal, with a weight above nought', () => {
  const thought = suggesting(game)
  along(
    'legal',
    pos => {
      const t = tableFor(pos, searchDice(1))
      const decision = thought.machine.advance(pos, t)!
      const weights = thought.ai!.instinct!(pos, decision)
      assert.equal(weights.length, decision.actions.length)
      decision.actions.forEach((action: Action, i: number) => {
        assert.ok(weights[i]! > 0, `${action.type} weighs ${weights[i]}`)
        assert.equal(thought.machine.whyNot(pos, t, action), undefined, JSON.stringify(action))
      })
    },
    5,
    90,
  )
})

test('what one side gains the other loses, and looking changes nothing', () =>
  along(
    'sums',
    pos => {
      const f = fieldFor(pos.s)
      const before = JSON.stringify(pos)
      const r = reckoningOf(f, pos.s)
      assert.ok(Math.abs(standing(f, pos.s, 0, r) + standing(f, pos.s, 1, r)) < 1e-6)
      assert.ok(Math.abs(ai.score!(pos, 0)) <= 1)
      assert.equal(JSON.stringify(pos), before)
    },
    11,
    80,
  ))

test('postures: whoever is behind on points attacks, whoever holds the places need not', () => {
  const { s } = napoleonsBattles.begin(setup)
  const f = fieldFor(s)
  assert.equal(postureOf(f, s, 0), 'attack')
  assert.equal(postureOf(f, s, 1), 'hold')
  assert.deepEqual(
    [...planOf(f, s, 0).duties.values()].map(({ task }) => task),
    ['assault'],
  )
  assert.deepEqual(
    [...planOf(f, s, 1).duties.values()].map(({ task }) => task),
    ['hold'],
  )
})

test('a charge that rides down a disordered line is preferred to standing by', () => {
  const t = stand([horse('a', 0, [20, 18]), austrian('x', [26, 18], { marks: ['disorder'] })])
  const found = ai.suggest!(t.pos, napoleonsBattles.machine.advance(t.pos, t.t)!)!
  const best = found.toSorted((a, b) => b.weight - a.weight)[0]!
  assert.match(String(best.action.arg), /T1/)
})

test('generals move last; a unit told to stay halts', () => {
  const t = stand([french('a', [20, 18])], { generals: [general('g', 0, [18, 18])] })
  assert.equal(nextToMove(t.t, 0), 0)
  t.act('unit', 0)
  assert.deepEqual(ai.suggest!(t.pos, napoleonsBattles.machine.advance(t.pos, t.t)!), [
    { action: { type: 'halt' }, weight: 1 },
  ])
  t.act('halt')
  assert.equal(nextToMove(t.t, 0), 1)
})

function stay(t: ReturnType<typeof stand>, ...units: number[]): void {
  for (const unit of units) {
    t.act('unit', unit)
    t.act('halt')
  }
}
/** What Marshal thinks of first. */
const firstThought = (t: ReturnType<typeof stand>) =>
  suggest(t.pos, napoleonsBattles.machine.advance(t.pos, t.t)!, MARSHAL)!.toSorted((a, b) => b.weight - a.weight)[0]!
    .action
test('7.2.3 Marshal’s general rides to where he reaches his division, and stays where he reaches it', () => {
  const units = [french('a', [30, 18], { under: 'g' }), french('b', [30, 21], { under: 'g' })]
  const far = stand(units, { generals: [general('g', 0, [10, 18])] })
  stay(far, 0, 1)
  assert.match(String(firstThought(far).arg), /^2 G/)
  const near = stand(units, { generals: [general('g', 0, [30, 19.5])] })
  stay(near, 0, 1)
  assert.deepEqual(firstThought(near), { type: 'unit', arg: 2 })
})
test('10.3.1.2 Marshal thinks of a general who leads those in contact; others do not', () => {
  const t = stand([french('a', [20, 18]), austrian('x', [26, 18])], { generals: [general('g', 0, [16, 18])] })
  t.act('march', '0 T1,0')
  const frame = marchOf(t.t, 2)
  assert.ok(goalsOf(t.t, frame, true).some(({ kind, about }) => kind === 'lead' && about === 0))
  assert.ok(!goalsOf(t.t, frame).some(({ kind }) => kind === 'lead'))
})

test('A3 Marshal throws skirmishers out where they can fire and their body cannot; it is worth nothing where nobody is in reach', () => {
  const gainOfScreen = (x: number, options: Record<string, string>): number | undefined => {
    const line = french('a', [8, 18], { type: 'FrLT', figures: 13, formation: 'line' })
    const t = stand([line, austrian('x', [x, 18])], { options })
    const ideas = suggest(t.pos, napoleonsBattles.machine.advance(t.pos, t.t)!, MARSHAL)!
    const screens = ideas.filter(({ action }) => / k/.test(String(action.arg)))
    return screens.length === 0 ? undefined : Math.max(...screens.map(({ weight }) => weight)) - ideas[0]!.weight
  }
  assert.ok(gainOfScreen(16, { skirmishers: 'on' })! > 0)
  assert.equal(gainOfScreen(20, { skirmishers: 'on' }), 0)
  assert.equal(gainOfScreen(16, {}), undefined)
})

const threatsTo = (t: ReturnType<typeof stand>, eye: number) =>
  threats(game, napoleonsBattles.view(t.pos, eye), eye, [], searchDice(1), { deals: 1 })

test('threats: whom he could charge, also after a wheel, and whom he could fire at', () => {
  const t = stand([
    french('a', [20, 18], { formation: 'line' }),
    horse('x', 1, [30, 18]),
    horse('y', 1, [21, 28], { facing: 270 }),
  ])
  const found = threatsTo(t, 0)
  const charge = found.find(({ action, target }) => action.type === 'touch' && target === 0)
  assert.equal(charge?.by, 2, JSON.stringify(found))
  assert.ok(threatsTo(t, 1).some(({ action }) => action.type === 'fire') === false)
  const close = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [22.5, 18])])
  assert.ok(threatsTo(close, 1).some(({ action, target }) => action.type === 'fire' && target === 1))
})
test('threats: out of reach is out of danger', () => {
  const t = stand([french('a', [4, 18]), austrian('x', [44, 18])])
  assert.deepEqual(threatsTo(t, 0), [])
})

test('why: a hint says what a contact, a shot and a march are good for, in both languages', () => {
  const t = stand([horse('a', 0, [20, 18]), austrian('x', [26, 18], { formation: 'square' })])
  assert.equal(t.s.form[1], SQUARE)
  const view = napoleonsBattles.view(t.pos, 0)
  const contact = ai.why!(view, { type: 'march', arg: '0 T1,0' })!
  assert.match(contact.it, /cede nel \d+/)
  assert.match(contact.en, /gives way in \d+/)
  assert.match(ai.why!(view, { type: 'march', arg: '0 C0' })!.it, /linea/)
  assert.equal(ai.why!(view, { type: 'march', arg: '0 F99999' }), undefined)
  const shot = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18])])
  assert.match(ai.why!(napoleonsBattles.view(shot.pos, 0), { type: 'fire', arg: 1 })!.en, /costs .* figures/)
})

test('steps are counted up through a phase, and one phase after the other', () => {
  let last = -1
  along(
    'steps',
    pos => {
      const now = ai.steps!(pos)
      assert.ok(now >= last, `${now} after ${last}`)
      last = now
    },
    1,
    120,
  )
})

test('a whole game between Veteran and Recruit ends by the last turn; both play under the same rules', () => {
  const played = playWith(game, napoleonsBattles.begin(setup), searchDice('whole'), [
    player('veteran'),
    player('recruit'),
  ])
  assert.ok(played.result)
})
