/** Refusals that random play hardly ever meets, and input that makes no sense: a reason, and the table untouched. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hash, plain } from '@bivouac/kernel'
import { coverage } from '@bivouac/kernel/conformance'
import { createMatch } from '@bivouac/match'
import { manoeuvre } from '../module.ts'
import { table } from './help.ts'

test('9.2-spy nothing to see in an empty hand', () => {
  const game = table({
    nations: ['britain', 'france'],
    units: [{ '32nd': 'D8' }, { '8th': 'D1' }],
    hands: [['Spy'], []],
  })
  assert.equal(game.refusal('spy').text.en, 'Your opponent holds no cards.')
})

test('6.1-attack further cards are played together or one after the other, in any order', () => {
  const game = table({
    units: [{ '8th': 'D4', '45th': 'C5' }, { '1st Foot': 'D5' }],
    hands: [['8th 0', '8th 1', '8th 2', 'Ney'], []],
  })
  game.act('assault', '8th 0').act('target', '1st Foot').act('attack', '8th 2')
  assert.ok(game.may('attack', '8th 1'), 'a lower one after a higher one')
  assert.ok(game.may('attack', '8th 1', 'Ney'))
  game.act('command', 'Ney', '45th')
  assert.ok(game.may('attack', '8th 1'))
})

test('6.4 supporting units are named together, and a marsh holds its own', () => {
  const map = ['........', '........', '........', '........', '....M...', '........', '........', '........']
  const game = table({
    map,
    units: [{ '8th': 'D4', '2nd': 'C5', '45th': 'D6', '19th': 'E5' }, { '1st Foot': 'D5' }],
    hands: [['8th 1', 'Davout'], []],
  })
  game.act('assault', '8th 1').act('target', '1st Foot')
  assert.equal(game.refusal('command', 'Davout', '19th').text.en, 'No assault can be supported out of a marsh.')
  assert.ok(game.may('command', 'Davout', '2nd', '45th'))
  const three = table({
    units: [{ '8th': 'D4', '2nd': 'C5', '19th': 'E5', '45th': 'D6' }, { '1st Foot': 'D5' }],
    hands: [['8th 1', 'Soult'], []],
  })
  three.act('assault', '8th 1').act('target', '1st Foot')
  assert.ok(three.may('command', 'Soult', '19th', '2nd'))
  assert.equal(
    three.refusal('command', 'Soult', '19th', '2nd', '45th').text.en,
    'The leader cannot command so many units.',
  )
})

test('5 every refusal says what forbids and what would permit it, in both languages', () => {
  for (const refusal of manoeuvre.refusals) {
    assert.ok(refusal.rule !== undefined && Object.hasOwn(manoeuvre.rulebook, refusal.rule))
    for (const text of [refusal.text, refusal.cure]) assert.ok(text !== undefined && text.it !== '' && text.en !== '')
  }
})

test('bad input gets a typed refusal and leaves the table as it was', () => {
  const setup = manoeuvre.readSetup({ scenario: 'random' })
  assert.ok(typeof setup !== 'string')
  const match = createMatch(manoeuvre, setup, { seed: 'bad input' })
  const play = (type: string): void => {
    for (let n = 0; n < 200 && match.decision !== undefined && match.decision.proc !== type; n++)
      match.submit(match.decision.seat, match.decision.actions[0])
  }
  for (const proc of ['placement', 'discarding', 'movement', 'combat', 'restoration']) {
    play(proc)
    const { decision } = match
    assert.equal(decision?.proc, proc)
    const before = hash(match.position())
    const bad: readonly unknown[] = [
      undefined,
      null,
      7,
      'discard',
      [],
      {},
      { type: 7 },
      { type: 'constructor' },
      { type: 'discard', arg: 999 },
      { type: 'discard', arg: -1 },
      { type: 'discard', arg: 1.5 },
      { type: 'discard', arg: '7' },
      { type: 'discard', arg: { toString: 'x' } },
      { type: 'move', arg: 1024 },
      { type: 'place', arg: 64 },
      { type: 'assault', arg: [1] },
      { type: 'surrender' },
      { type: 'target', arg: 3 },
    ]
    for (const action of bad) {
      const answer = match.submit(decision!.seat, action)
      assert.equal(answer.ok, false, JSON.stringify(action))
      assert.ok(!answer.ok && answer.refusal.text.it !== '' && answer.refusal.rule !== '')
    }
    // A legal action of the wrong seat, or made on an older table.
    assert.equal(match.submit(1 - decision!.seat, decision!.actions[0]).ok, false)
    assert.equal(match.submit(decision!.seat, decision!.actions[0], match.length - 1).ok, false)
    assert.equal(hash(match.position()), before)
  }
})

test('the log tells the same battle in Italian and English, with its dice and units as tokens', () => {
  const game = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 1'], []], dice: [2, 3] })
  game.act('assault', '8th 1').act('target', '32nd').act('hit')
  const said = (lang: 'it' | 'en'): string[] =>
    game.told.slice(0, 3).map(event => plain(manoeuvre.words.event(event, lang)))
  assert.deepEqual(said('en'), [
    'France plays 8th Regiment Legere (2d6/6) to assault',
    'The 8th Regiment Legere assaults the 32nd Regiment of Foot',
    'Attack 11 (strength 6 + dice 5) [2/d6] [3/d6], defence 6 (strength 6): more, the defender chooses (§6.1-results)',
  ])
  assert.deepEqual(said('it'), [
    'La Francia gioca 8° Reggimento Leggero (2d6/6) per assaltare',
    'L’8° Reggimento Leggero assalta il 32° Reggimento',
    'Attacco 11 (forza 6 + dadi 5) [2/d6] [3/d6], difesa 6 (forza 6): superiore, sceglie il difensore (§6.1-results)',
  ])
  const tokens = manoeuvre.words.event(game.events('totals')[0]!, 'en').filter(part => typeof part !== 'string')
  assert.deepEqual(
    tokens.map(token => token.kind),
    ['die', 'die', 'rule'],
  )
})

test('2.1 the result names the winner as the table does, his points first', () => {
  const game = table({
    units: [{ '8th': 'D4-' }, { '1st Foot': 'D5' }],
    lost: [4, 2],
    hands: [['8th 1'], []],
    dice: [1, 1],
  })
  game.act('assault', '8th 1').act('target', '1st Foot')
  const { result } = game.pos
  assert.ok(result !== undefined)
  const view = manoeuvre.view(game.pos, 'spectator')
  assert.equal(
    manoeuvre.words.result(result, 'en', view),
    'The British win by attrition: five enemy units eliminated (5–2).',
  )
  assert.equal(
    manoeuvre.words.result(result, 'it', view),
    'Gli inglesi vincono per attrito: cinque unità nemiche eliminate (5–2).',
  )
  assert.match(manoeuvre.words.result(result, 'en'), /^The Rival wins by attrition/)
})

coverage(test, manoeuvre, {
  games: 900,
  setups: [
    {},
    { scenario: 'random' },
    {
      scenario: 'draft',
      options: { edition: '2010', tournament: 'yes', ambushCommitted: 'free', lakeRetreat: 'fatal' },
    },
    { scenario: 'random', options: { edition: '2010', cards: 'corrected' } },
    { scenario: 'custom', options: { nations: ['usa', 'spain'], sections: [21, 18, 14, 7], edges: ['west', 'east'] } },
    {
      scenario: 'custom',
      options: { nations: ['france', 'spain'], sections: [6, 21, 7, 18], edges: ['west', 'east'] },
    },
  ],
  allow: {
    'refusal 9.2-spy: Your opponent holds no cards.': 'he must have played five cards in defence; tested above',
    'refusal 5: No other unit can move.': 'seven units would have to be shut in; tested in 5',
    'refusal 6.4: No assault can be supported out of a marsh.': 'there is one square of marsh in the box; tested above',
    'refusal 9.2-skirmish: Skirmish and a leader do not go together.': 'needs both in one hand; tested in 9.2-skirmish',
    'refusal 6.1-attack: One Committed Attack for each unit attacking or supporting.':
      'needs two of them in one hand; tested in 9.2-committed-attack',
    'action outcome.choose:spy': 'needs a doubled attack and the card; tested in 9.2-spy',
    'action advance.advance:spy': 'needs two units to choose from and the card; tested in 9.2-spy',
    'action price.pay:spy': 'needs a Committed Attack, a leader and the card; tested in 9.2-spy',
    'action attack.strengthen:spy': 'random hands seldom hold it then; tested in 9.2-spy',
    'action restoration.unit:spy': 'needs a leader and the card; tested in 9.2-spy',
    'action skirmish.move:spy': 'needs both cards in one hand; tested in 9.2-spy',
    'refusal 9.2-forced-march: In the 2010 edition a unit that ended its move in fields or marsh cannot either.':
      'needs the card and such a square within reach; tested in 9.2-forced-march',
    'step movement.stuck': 'every unit shut in; tested in 4-movement',
    'event stuck': 'every unit shut in; tested in 4-movement',
    'event attrition': 'random players seldom fight it out; tested in 2.1, with a golden game',
  },
})
