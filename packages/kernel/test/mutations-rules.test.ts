/** The suite itself is tested: broken rules, results and words, made on purpose, that it must find. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conformance, explore } from '../src/conformance/index.ts'
import { citing, goto } from '../src/index.ts'
import { NOT_MEANT } from '../src/refusals.ts'
import { breaking, breakingOffer, finds, type Loose, setups } from './broken.ts'
import { makeToy, toy, toyRulebook } from './toy.ts'

// ---- options and refusals -----------------------------------------------------------------------------------------

finds(
  'a candidate that is permitted but not offered',
  'refusals',
  breakingOffer('turn', 'act', 'march', offer => ({ ...offer, over: () => [] })),
  /march 1 is permitted by its rules but not offered/,
)
finds(
  'an option offered twice',
  'options',
  breakingOffer('turn', 'act', 'march', offer => ({ ...offer, over: () => [0, 1, 2, 1] })),
  /march 1 is offered twice/,
)
finds(
  'options out of order',
  'options',
  breakingOffer('turn', 'discard', 'discard', offer => ({
    ...offer,
    over: (t: Loose, f: Loose) => t.s.hands[f.side].toReversed(),
  })),
  /not in ascending order/,
)
finds(
  'an option outside its own domain',
  'options',
  breakingOffer('turn', 'act', 'rest', offer => ({ ...offer, over: () => [7] })),
  /rest 7 is offered and refused/,
)
finds(
  'a list called exact that holds what is not permitted',
  'options',
  breakingOffer('turn', 'act', 'march', offer => ({ ...offer, over: () => [0, 1, 2], exact: true })),
  /march \d is offered and refused/,
)
finds(
  'a list called exact that lacks what is permitted',
  'refusals',
  breakingOffer('turn', 'act', 'march', offer => ({ ...offer, over: () => [], exact: true })),
  /march 1 is permitted by its rules but not offered/,
)
const bad = citing({ ...toyRulebook, '99': toyRulebook['1'] })('99', { it: 'No.', en: 'No.' })
const marchRefusedBadly = breakingOffer('turn', 'act', 'march', offer => ({
  ...offer,
  check: (t: Loose, f: Loose, ford: number) => offer.check(t, f, ford) && bad,
}))
finds(
  'a refusal that cites nothing in the book',
  'refusals',
  { ...marchRefusedBadly, refusals: [...toy.refusals, bad] },
  /cites 99, which is not in the rulebook/,
)
const plain = Object.freeze({ text: { it: 'No.', en: 'No.' } })
finds(
  'a refusal of the game that cites nothing at all',
  'refusals',
  {
    ...breakingOffer('turn', 'act', 'march', offer => ({
      ...offer,
      check: (t: Loose, f: Loose, ford: number) => offer.check(t, f, ford) && plain,
    })),
    refusals: [...toy.refusals, plain],
  },
  /“No\.” cites no section of the rulebook/,
)
finds(
  'something askable that the machine says nobody can mean',
  'refusals',
  breakingOffer('turn', 'act', 'march', offer => ({
    ...offer,
    check: (t: Loose, f: Loose, ford: number) => offer.check(t, f, ford) && NOT_MEANT,
  })),
  /not one of the game's refusals/,
)
finds(
  'a question that sometimes cites nothing in the book',
  'options',
  breaking('turn', 'act', choice => ({ ...choice, rule: (t: Loose) => (t.s.turn === 2 ? '99' : '2') })),
  /turn\.act cites 99, which is not in the rulebook/,
)
finds('a refusal nobody listed', 'refusals', marchRefusedBadly, /not one of the game's refusals/)
finds(
  'a refusal without Italian',
  'written',
  makeToy({ refusals: [...toy.refusals, Object.freeze({ rule: '2', text: { it: '', en: 'No.' } })] }),
  /words are lacking in one language/,
)
finds(
  'a check that throws when asked something absurd',
  'refusals',
  breakingOffer('turn', 'act', 'march', offer => ({
    ...offer,
    domain: [0, 1, 2, 3],
    over: () => [0, 1, 2],
    check: (t: Loose, f: Loose, ford: number) => {
      if (ford > 2) throw new Error('no such ford')
      return offer.check(t, f, ford)
    },
  })),
  /no such ford/,
)
finds(
  'a check that changes the state',
  'asking',
  breakingOffer('turn', 'act', 'assault', offer => ({
    ...offer,
    check: (t: Loose, f: Loose, ford: number) => {
      t.s.discards.push(-1)
      t.s.discards.pop()
      if (ford === 2) t.s.asked = (t.s.asked ?? 0) + 1
      return offer.check(t, f, ford)
    },
  })),
  /another after being asked/,
)
finds(
  'a seat that is not there',
  'options',
  breaking('assault', 'react', c => ({ ...c, seat: () => 2 })),
  /seat 2 is asked/,
)

// ---- course of the game -------------------------------------------------------------------------------------------

finds(
  'a game without end',
  'ends',
  {
    ...breaking('game', 'clock', () => () => goto('first')),
    begin: setup => ({ ...toy.begin(setup), s: { ...toy.begin(setup).s, troops: [1e6, 1e6] } }),
  },
  /goes on after 500 decisions/,
)
finds(
  'rules that go round in circles',
  'ends',
  breaking('game', 'clock', () => () => goto('clock')),
  /round in circles/,
)
finds(
  'a game that runs out',
  'ends',
  breaking('game', 'clock', () => () => undefined),
  /procedures ran out/,
)
finds(
  'a result without a rule',
  'ends',
  breaking('game', 'clock', () => () => ({ k: 'over', result: { winners: [0], by: 'x', rule: '99' } })),
  /the result cites 99/,
)
finds(
  'a winner who does not play',
  'ends',
  breaking('game', 'clock', () => () => ({ k: 'over', result: { winners: [5], by: 'x', rule: '1' } })),
  /5 have won/,
)
finds('a turn that goes back', 'invariants', makeToy({ turn: pos => -pos.s.turn }), /the turn is -2, after -1/)
finds(
  'a card that is nowhere',
  'invariants',
  breakingOffer('assault', 'react', 'ambush', offer => ({
    ...offer,
    take: (t: Loose, f: Loose, card: number) => {
      offer.take(t, f, card)
      f.ambush = -1
    },
  })),
  /the cards are/,
)
finds(
  'dice that cite nothing',
  'invariants',
  breaking('turn', 'draw', run => (t: Loose, f: Loose) => {
    t.dice.roll(6, '99')
    return run(t, f)
  }),
  /dice cite 99/,
)

// ---- words --------------------------------------------------------------------------------------------------------

finds('an event nobody listed', 'words', makeToy({ events: ['drew'] }), /is not in the game's list/)
finds(
  'an event without Italian words',
  'words',
  makeToy({ words: { ...toy.words, event: (e, lang) => (lang === 'it' ? [''] : toy.words.event(e, lang)) } }),
  /has no words in it/,
)
finds(
  'an action that cannot be said',
  'words',
  makeToy({
    words: {
      ...toy.words,
      action: () => {
        throw new Error('lost for words')
      },
    },
  }),
  /lost for words/,
)
finds('an empty prompt', 'words', makeToy({ words: { ...toy.words, prompt: () => ' ' } }), /no prompt/)
finds('an empty board', 'words', makeToy({ words: { ...toy.words, board: () => '' } }), /no board/)
finds(
  'a setup that accepts anything',
  'written',
  makeToy({ readSetup: () => ({ scenario: 'day', options: { hand: '3' } }) }),
  /is taken for a setup/,
)
finds('a procedure that cites nothing', 'written', makeToy({ rulebook: {} }), /procedure game cites 1/)

// ---- the tests as they are registered -----------------------------------------------------------------------------

test('conformance registers one test per property, and only the broken ones fail', () => {
  const results = new Map<string, boolean>()
  const collect = (name: string, run: () => void): void => {
    try {
      run()
      results.set(name, true)
    } catch {
      results.set(name, false)
    }
  }
  conformance(collect, makeToy({ turn: pos => -pos.s.turn }), { games: 20, setups })
  assert.equal(results.size, 15)
  assert.deepEqual(
    [...results].filter(([, good]) => !good).map(([name]) => name.replace(/.*: /, '')),
    ['invariants hold, the turn never goes back, and dice cite rules that exist'],
  )
  assert.ok([...results.keys()][0]!.includes('20 random games over 1 setups, 1 decision in 50 closely'))
})

test('coverage lists what never occurs, and excuses for things that do not exist', () => {
  const broken = breakingOffer('turn', 'act', 'assault', offer => ({ ...offer, over: () => [] }))
  const { missing, stale, games } = explore(broken, { games: 30, setups, allow: { 'event nonsense': 'no reason' } })
  assert.equal(games, 30)
  assert.deepEqual(stale, ['event nonsense'])
  assert.ok(missing.includes('step assault.fight'))
  assert.ok(missing.includes('action assault.react:ambush'))
  assert.ok(missing.includes('event fought'))
  assert.ok(missing.some(name => name.startsWith('refusal 3.2: ')))
})

test('coverage stops as soon as everything has occurred', () => {
  const allow = { 'refusal 2.2: The hand is not too large.': 'nobody is asked then' }
  const { missing, games } = explore(toy, { games: 1000, setups, allow })
  assert.deepEqual(missing, [])
  assert.ok(games < 200, `${games} games`)
})
