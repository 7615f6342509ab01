import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cited, citing, dieToken, type Option, plain, readSetup, type Scenario, type Text } from '../src/index.ts'

const both = (text: string): Text => ({ it: text, en: text })

test('a phrase in plain text: tokens show their text, dice their faces, rules their number', () => {
  const phrase = [
    { kind: 'piece', id: 3, text: '9ª leggera' },
    ' attacca ',
    { kind: 'place', id: 'c4', text: 'C4' },
    ' ',
    dieToken({ sides: 10, got: 7 }),
    ' ',
    { kind: 'rule', rule: '6.1' },
  ] as const
  assert.equal(plain(phrase), '9ª leggera attacca C4 [7/d10] (§6.1)')
  assert.equal(plain([]), '')
})

test('refusals are frozen, listed in order, and have a cure only where one was given', () => {
  const no = citing({ '5': { title: both('Moving'), summary: both('…') } })
  const far = no('5', both('too far'))
  const tired = no('5', both('tired'), both('rest'))
  assert.deepEqual(no.all, [far, tired])
  assert.ok(Object.isFrozen(far))
  assert.ok(!('cure' in far))
  assert.deepEqual(tired.cure, both('rest'))
})

const scenarios: readonly Scenario[] = ['a', 'b'].map(id => ({ id, name: both(id), about: both(id) }))
const options: readonly Option[] = [
  {
    id: 'edition',
    name: both('Edition'),
    about: both('…'),
    values: ['old', 'new'].map(id => ({ id, name: both(id) })),
    default: 'old',
  },
]

test('nothing at all is the first scenario with every default', () => {
  const standard = { scenario: 'a', options: { edition: 'old' } }
  for (const raw of [undefined, {}, { options: {} }, { scenario: 'a' }, standard])
    assert.deepEqual(readSetup(raw, scenarios, options), standard)
  assert.deepEqual(readSetup({ scenario: 'b', options: { edition: 'new' } }, scenarios, options), {
    scenario: 'b',
    options: { edition: 'new' },
  })
})

test('what is wrong with a setup is said in a sentence', () => {
  const faults: readonly (readonly [unknown, RegExp])[] = [
    [null, /a setup is an object/],
    [[], /a setup is an object/],
    [7, /a setup is an object/],
    [{ seed: 1 }, /not “seed”/],
    [{ scenario: 'c' }, /no scenario “c”; there are: a, b/],
    [{ scenario: {} }, /no scenario/],
    [{ options: [] }, /options is an object/],
    [{ options: { edition: 'x' } }, /is one of old, new, not "x"/],
    [{ options: { colour: 'x' } }, /no option “colour”/],
    [{ options: { constructor: 'x' } }, /no option “constructor”/],
  ]
  for (const [raw, message] of faults) assert.match(String(readSetup(raw, scenarios, options)), message)
})

test('options of a game’s own are judged by the game', () => {
  const extra = (key: string, value: unknown): string | undefined =>
    key === 'names' && Array.isArray(value) ? undefined : `bad ${key}`
  assert.deepEqual(readSetup({ options: { names: ['x'] } }, scenarios, options, extra), {
    scenario: 'a',
    options: { edition: 'old', names: ['x'] },
  })
  assert.equal(readSetup({ options: { names: 1 } }, scenarios, options, extra), 'bad names')
})

test('a section is cited as a book is, a passage without a number by the section it stands in', () => {
  assert.deepEqual(['6.1-attack', '4-discard', '9.1-grand-battery', '8.2.6', '16-42', '8.1.2 hr'].map(cited), [
    '§6.1',
    '§4',
    '§9.1',
    '§8.2.6',
    '§16-42',
    '§8.1.2 hr',
  ])
})
