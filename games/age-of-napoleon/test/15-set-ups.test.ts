/** Chapter 15: what may be written down as a set-up, and that whatever is refused is refused with its section. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOfNapoleon } from '../module.ts'
import { OPTIONS } from '../options.ts'
import { POSITION_FIELDS } from '../position.ts'
import { rulebook } from '../rulebook.ts'
import { tableOf } from './help.ts'

/** The section a refusal ends with; fails where it names none, or one that is not in the book. */
function sectionOf(refusal: unknown, of: string): string {
  assert.equal(typeof refusal, 'string', `${of} is taken`)
  const section = /[^ ] \(([\d.-]+)\)$/.exec(String(refusal))?.[1]
  assert.ok(section !== undefined && Object.hasOwn(rulebook, section), `${of}: “${String(refusal)}”`)
  return section
}
const refusalOf = (position: unknown, scenario = '1805'): unknown =>
  ageOfNapoleon.readSetup({ scenario, position: position as never })

/** What nobody can mean, whatever the field is. */
const NONSENSE: readonly unknown[] = [
  null,
  -1,
  2.5,
  99,
  1804,
  1816,
  'narnia',
  '',
  [null],
  ['narnia'],
  [['narnia'], []],
  [[], ['narnia']],
  [[], [], []],
  [[], 7],
  { narnia: 'CM' },
  { narnia: ['Ney'] },
  { bayern: ['Bond'] },
  { bayern: 'Ney' },
  { austria: 'XX' },
  { austria: 7 },
  { austria: '' },
  { france: 'CM' },
  { britain: 'FA' },
  { tirol: 'FR' },
  ['spain'],
  ['france'],
  ['Mud', 'Mud', 'Mud'],
]

test('15.5 whatever is wrong in a field of a position, the refusal names its section', () => {
  for (const field of POSITION_FIELDS) {
    const refused = NONSENSE.filter(value => typeof refusalOf({ [field]: value }) === 'string')
    assert.ok(refused.length > 10, `${field} takes almost anything`)
    for (const value of refused) sectionOf(refusalOf({ [field]: value }), `${field}: ${JSON.stringify(value)}`)
  }
})

test('15.5 every fault of a position is refused by the section that forbids it', () => {
  const eleven = [
    'Mud',
    'Mud',
    'Depot',
    'Depot',
    'Embassy',
    'Embassy',
    'Joseph',
    'Godoy',
    'Stein',
    'Radetzky',
    'Britannia',
  ]
  const CASES: readonly (readonly [section: string, position: unknown, scenario?: string])[] = [
    ['15.5', 7],
    ['15.5', []],
    ['15.5', { moon: 1 }],
    ['3.1', { year: 1830 }],
    ['3.1', { lastYear: 1804 }],
    ['3.1', { year: 1812, lastYear: 1810 }],
    ['3.1', { phase: 'lunch' }],
    ['7.1', { round: 7 }],
    ['7.1', { phase: 'winter', round: 2 }],
    ['3.2', { first: 'prussia' }],
    ['2.1', { status: [] }],
    ['1.2', { status: { narnia: 'CM' } }],
    ['2', { status: { austria: 'XX' } }],
    ['2', { status: { austria: 'FR' } }],
    // Only an area that can be detached is part of another country.
    ['2', { status: { austria: '' } }],
    ['2.1', { status: { france: 'CM' } }],
    ['2.1', { status: { britain: 'FA' } }],
    ['1.2', { onceInsurgent: ['narnia'] }],
    ['2.1', { onceInsurgent: ['france'] }],
    ['2.1', { onceInsurgent: ['britain'] }],
    ['1.2', { reformed: ['narnia'] }],
    ['6.3', { reformed: ['russia'] }],
    ['16-22', { britannia: 'yes' }],
    ['6.5', { invaded: 1 }],
    ['12.8', { surrendered: 'austria' }],
    ['1.9', { corps: ['Ney'] }],
    ['1.2', { corps: { narnia: ['Ney'] } }],
    ['1.10', { corps: { bayern: ['Bond'] } }],
    ['1.10', { corps: { bayern: 'Ney' } }],
    ['1.10', { prisoners: ['Mack*'] }],
    ['1.10', { removed: ['Bond'] }],
    ['1.9', { corps: { bayern: ['Ney'], italia: ['Ney'] } }],
    ['1.9', { corps: { bayern: ['Ney*'] }, prisoners: ['Ney'] }],
    ['1.9', { removed: ['Mack', 'Mack'] }],
    ['9.7', { corps: { bayern: ['Ney', 'Mack'] } }],
    ['1.4', { corps: { britain: ['Ney'] } }],
    ['2.7', { corps: { brandenburg: ['Braunschweig'] } }],
    ['6.5', { corps: { osterreich: ['Schwarzenberg'] } }],
    [
      '6.3',
      {
        corps: {
          osterreich: [
            'Karl',
            'Mack',
            'Ferdinand',
            'Johann',
            'Hiller',
            'Bellegarde',
            'Liechtenstein',
            'Kollowrat',
            'Schwarzenberg',
            'Rosenberg',
            'Klenau',
          ],
        },
        reformed: ['austria'],
      },
    ],
    ['1.11', { hands: [[]] }],
    ['1.11', { hands: [['Mud*'], []] }],
    ['1.11', { hands: [['Joseph', 'Joseph'], []] }],
    ['1.11', { discard: ['Joseph'], gone: ['Joseph'] }],
    ['6.2', { hands: [eleven, []] }],
    ['6.2', { hands: [[], eleven] }],
    ['15', { deck: ['Mud'] }],
    ['15', { year: 1806 }, 'ulm'],
  ]
  for (const [section, position, scenario] of CASES)
    assert.equal(
      sectionOf(refusalOf(position, scenario), JSON.stringify(position)),
      section,
      `${JSON.stringify(position)}: ${String(refusalOf(position, scenario))}`,
    )
})

test('15 a set-up that is none, a scenario or an option there is not: refused with a section, too', () => {
  const CASES: readonly (readonly [section: string, setup: unknown])[] = [
    ['15', 7],
    ['15', []],
    ['15', { moon: 1 }],
    ['15', { scenario: '1848' }],
    ['15', { options: 7 }],
    ['15', { options: [], position: {} }],
    ['15', { options: { moon: 'full' } }],
    ['15.5', { options: { position: 'none' } }],
    ...OPTIONS.map(({ id, rule }): readonly [string, unknown] => [rule!, { options: { [id]: 'maybe' } }]),
  ]
  for (const [section, setup] of CASES)
    assert.equal(sectionOf(ageOfNapoleon.readSetup(setup), JSON.stringify(setup)), section, JSON.stringify(setup))
})

test('15.5 a position that cannot be is refused with a sentence', () => {
  const said = (position: unknown) => String(ageOfNapoleon.readSetup({ position }))
  assert.match(said({ year: 1830 }), /“year” of the position is a whole number from 1805 to 1815/)
  assert.match(said({ phase: 'lunch' }), /is one of diplomacy/)
  assert.match(said({ corps: { narnia: ['Ney'] } }), /no such region/)
  assert.match(said({ corps: { bayern: ['Bond'] } }), /no such corps/)
  assert.match(said({ corps: { bayern: ['Ney', 'Mack'] } }), /both sides have corps in Bayern/)
  assert.match(said({ corps: { britain: ['Ney'] } }), /Ney is in Britain/)
  assert.match(said({ corps: { brandenburg: ['Braunschweig'] } }), /its country is neutral/)
  assert.match(said({ corps: { bayern: ['Ney'], italia: ['Ney'] } }), /Ney is in two places.*1\.9/)
  assert.match(said({ corps: { bayern: ['Ney*'] }, prisoners: ['Ney'] }), /Ney is in two places/)
  assert.match(said({ removed: ['Mack', 'Mack'] }), /Mack is in two places/)
  // A star is for corps on the map alone.
  assert.match(said({ prisoners: ['Mack*'] }), /“Mack\*”, and there is no such corps/)
  assert.match(said({ hands: [['Mud*'], []] }), /“Mud\*”, and there is no such card/)
  // 6.5 Nobody stands on the map who could not have come.
  assert.match(said({ corps: { osterreich: ['Schwarzenberg'] } }), /Schwarzenberg.*could not have come there \(6\.5\)/)
  assert.match(said({ corps: { moskva: ['Platov'] } }), /Platov.*6\.5/)
  assert.match(said({ status: { spain: 'CM' }, corps: { castilla: ['Espoz y Mina'] } }), /Mina.*6\.5/)
  assert.match(said({ year: 1809, corps: { sverige: ['Karl Johan'] } }), /Karl Johan.*6\.5/)
  assert.match(said({ corps: { polen: ['Poniatowski'] } }), /Poniatowski.*6\.5/)
  const stands = (position: object) => assert.notEqual(typeof ageOfNapoleon.readSetup({ position }), 'string')
  stands({ reformed: ['austria'], corps: { osterreich: ['Schwarzenberg'] } })
  stands({ invaded: true, corps: { moskva: ['Platov'] } })
  stands({ onceInsurgent: ['spain'], status: { spain: 'CM' }, corps: { castilla: ['Espoz y Mina'] } })
  stands({ year: 1810, corps: { sverige: ['Karl Johan'] } })
  stands({ status: { polen: 'FD' }, corps: { polen: ['Poniatowski'] } })
  assert.match(said({ year: 1812, lastYear: 1810 }), /the war is over before 1812/)
  assert.match(String(ageOfNapoleon.readSetup({ scenario: 'ulm', position: { year: 1806 } })), /its last year is 1805/)
  assert.match(said({ deck: ['Mud'] }), /a deck of 1 cannot deal two hands of 8/)
  assert.match(said({ onceInsurgent: ['france'] }), /never names france or britain/)
  assert.match(said({ hands: [['Joseph', 'Joseph'], []] }), /“Joseph” is there 2 times/)
  assert.match(said({ hands: [[]] }), /is two lists/)
  assert.match(said({ status: { austria: 'XX' } }), /it is one of CM/)
  assert.match(said({ moon: 1 }), /has no “moon”/)
  assert.match(said(7), /a position is an object/)
  assert.match(said({ phase: 'winter', round: 2 }), /only the campaign phase has rounds/)
})

test('15.5 whom a position names stands where it says, wherever the scenario has him', () => {
  const begun = (scenario: string, position: object) => {
    const setup = ageOfNapoleon.readSetup({ scenario, position })
    assert.ok(typeof setup !== 'string', String(setup))
    return tableOf(ageOfNapoleon.begin(setup))
  }
  const game = begun('1805', { prisoners: ['Mack'], removed: ['Ferdinand'] })
  assert.deepEqual(['Mack', 'Ferdinand', 'Karl'].map(game.placeOf), ['prisoner', 'removed', 'dalmatien'])
  // Corps named at all are all the corps there are; who is gone in the scenario may be called back.
  assert.equal(begun('1813', {}).placeOf('Lannes'), 'removed')
  const back = begun('1813', { corps: { rhenanie: ['Lannes*'] } })
  assert.deepEqual(
    [back.placeOf('Lannes'), back.tired('Lannes'), back.placeOf('Napoleon')],
    ['rhenanie', true, 'reserve'],
  )
})

test('15.5 the three positions of the README can be played', async () => {
  const { readFileSync } = await import('node:fs')
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const positions = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(match => JSON.parse(match[1]!))
  assert.equal(positions.length, 3)
  for (const raw of positions) {
    const setup = ageOfNapoleon.readSetup(raw)
    assert.ok(typeof setup !== 'string', String(setup))
  }
})
