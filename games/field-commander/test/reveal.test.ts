/** What comes to light cannot be taken back: the rules say when, and undo stops there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Json, scriptedDice } from '@bivouac/kernel'
import { createMatch, type Match } from '@bivouac/match'
import { planCode } from '../data/codes.ts'
import { fieldCommander } from '../module.ts'
import { CUP, FRENCH_PLANS } from '../words.ts'
import { battlefield } from './field.ts'
import { marengo } from './marengo.ts'
import { readSetupOf } from './setups.ts'
import { type TestTable, table } from './table.ts'

const GONE = -3
const FORMATION = planCode(FRENCH_PLANS.indexOf('formation'), 0)
/** Nobody is left to be drawn as a reinforcement. */
const emptyCup = (g: TestTable): void => {
  for (let slot = 0; slot < g.s.at.length; slot++) if (g.s.at[slot] === -2) g.s.at[slot] = GONE
}
/** Augereau against Liptay, the enemy with `plans` counters to draw. */
function planning(plans = 1, cup?: readonly (typeof CUP)[number][]): TestTable {
  const g = table()
  g.go()
  const enemy = ['Liptay', 'Kerpen'].slice(0, plans).map(name => [g.slot(name), 4, 1] as const)
  battlefield(g, [[g.slot('Augereau'), 1]], enemy, { step: 'plans', plans: [2, plans] })
  if (cup !== undefined) g.s.battle!.cup = CUP.map(kind => cup.filter(each => each === kind).length)
  return g
}
/** The same table as a match, with undo; `rolls` are all that will fall. */
const played = ({ pos }: TestTable, ...rolls: number[]): Match =>
  createMatch(fieldCommander, readSetupOf({ scenario: '1796' }), { dice: scriptedDice(rolls) }, pos)
function act(match: Match, type: string, arg?: Json): void {
  const done = match.submit(0, arg === undefined ? { type } : { type, arg }, match.length)
  assert.ok(done.ok, done.ok ? '' : done.refusal.text.en)
}

test('9.3 a reinforcement that the fog draws comes to light; without one nothing does', () => {
  assert.equal(marengo([10, 1]).revealed, 1)
  assert.equal(marengo([10], emptyCup).revealed, 0)
  assert.equal(marengo([2]).revealed, 0, 'points of supply are no news')
})

test('11.5 every counter drawn comes to light, special ones too; an empty cup shows nothing', () => {
  const one = planning(1, ['forward'])
  one.go()
  one.do('done', undefined, 1)
  assert.deepEqual([one.revealed, one.last('planDrawn').plan], [1, 'forward'])
  const special = planning(1, ['closeRanks', 'forward'])
  special.go()
  // The special one lies behind the other in the cup; then one is left.
  special.do('done', undefined, 2, 1)
  assert.deepEqual([special.revealed, special.last('special').plan], [2, 'closeRanks'])
  const none = planning(1, [])
  none.go()
  none.do('done')
  assert.equal(none.revealed, 0)
})

test('11.5 French plans can be taken back until the enemy’s have been drawn', () => {
  const match = played(planning(), 1)
  act(match, 'plans', [FORMATION])
  assert.ok(match.heard(0).some(({ event }) => event.e === 'planDrawn'))
  assert.match(match.undo(0)?.text.en ?? '', /drawn/)
  assert.equal(match.length, 1)
})

test('11.5 with nothing in the cup the choice of plans can still be taken back', () => {
  const match = played(planning(1, []))
  act(match, 'done')
  assert.equal(match.undo(0), undefined)
  assert.equal(match.length, 0)
})

test('9.3 a battle that the fog has reinforced cannot be taken back to before the fog', () => {
  const before = table()
  before.go()
  before.clear()
  for (const name of ['Augereau', 'Sérurier', 'Liptay', 'Kerpen', 'Rosselmini'])
    before.put(before.slot(name), 'Marengo')
  before.put(before.slot('Macquard'), 'Nice')
  before.s.enemy = 0
  const match = played(before, 10, 1)
  act(match, 'done')
  assert.ok(match.heard(0).some(({ event }) => event.e === 'joins'))
  assert.match(match.undo(0)?.text.en ?? '', /Dice were rolled/)
})

test('what the rules call news stops undo by itself, without any roll', () => {
  const { machine } = fieldCommander
  const telling = {
    ...fieldCommander,
    machine: {
      ...machine,
      take(...[pos, t, action]: Parameters<typeof machine.take>) {
        machine.take(pos, t, action)
        t.reveal()
      },
    },
  }
  const match = createMatch(telling, readSetupOf({ scenario: '1796' }), { dice: scriptedDice([]) }, planning(1, []).pos)
  act(match, 'plans', [FORMATION])
  assert.match(match.undo(0)?.text.en ?? '', /to light/)
})
