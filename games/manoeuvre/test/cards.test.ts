import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CORRECTIONS } from '../data/corrections.ts'
import { CARDS_PER_UNIT, DECKS } from '../data/decks.ts'
import { unitCard } from '../data/notation.ts'
import { UNITS } from '../data/units.ts'
import { type HqKind, type LeaderCard, NATIONS, type Nation, type UnitCard } from '../words.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const d = (count: number, sides: number) => ({ count, sides })
const unitCards = (nation: Nation, unit: number): readonly UnitCard[] =>
  DECKS.rulebook[nation].filter(card => card.kind === 'unit' && card.unit === unit) as UnitCard[]
const leaders = (nation: Nation): readonly LeaderCard[] =>
  DECKS.rulebook[nation].filter(card => card.kind === 'leader') as LeaderCard[]

test('1.4 every deck has sixty cards: five per unit in the order of the unit list, then twenty of headquarters', () => {
  for (const source of ['rulebook', 'corrected'] as const)
    for (const nation of NATIONS) {
      const deck = DECKS[source][nation]
      assert.equal(deck.length, 60, nation)
      for (let at = 0; at < 40; at++) {
        const card = deck[at]!
        assert.ok(card.kind === 'unit' && card.unit === Math.floor(at / CARDS_PER_UNIT), `${nation} card ${at}`)
      }
      const rest = deck.slice(40).map(card => card.kind)
      assert.ok(!rest.includes('unit'))
      const last = rest.lastIndexOf('leader')
      assert.ok(
        rest.slice(0, last).every(kind => kind === 'leader'),
        `${nation}: leaders come first`,
      )
    }
})

test('1.4 headquarters: leaders and each other kind counted per nation', () => {
  const counts: Readonly<Record<Nation, readonly [leaders: number, others: Partial<Record<HqKind, number>>]>> = {
    austria: [4, { ambush: 2, committedAttack: 1, guerrillas: 2, redoubt: 3, skirmish: 2, supply: 4, withdraw: 2 }],
    prussia: [
      4,
      { committedAttack: 1, forcedMarch: 3, guerrillas: 1, redoubt: 3, skirmish: 2, supply: 4, withdraw: 2 },
    ],
    ottoman: [4, { committedAttack: 4, regroup: 7, withdraw: 5 }],
    usa: [5, { ambush: 4, sappers: 1, spy: 1, redoubt: 3, skirmish: 1, supply: 3, withdraw: 2 }],
    spain: [5, { guerrillas: 5, redoubt: 4, skirmish: 1, supply: 2, withdraw: 3 }],
    france: [6, { forcedMarch: 3, redoubt: 1, sappers: 1, skirmish: 1, supply: 4, withdraw: 4 }],
    russia: [6, { committedAttack: 3, guerrillas: 2, redoubt: 2, skirmish: 1, supply: 4, withdraw: 2 }],
    britain: [
      5,
      { committedAttack: 1, forcedMarch: 2, redoubt: 2, sappers: 1, skirmish: 1, spy: 1, supply: 4, withdraw: 3 },
    ],
  }
  for (const nation of NATIONS) {
    const [ofLeaders, ofOthers] = counts[nation]
    const found: Record<string, number> = {}
    for (const card of DECKS.rulebook[nation].slice(40)) found[card.kind] = (found[card.kind] ?? 0) + 1
    assert.deepEqual(found, { leader: ofLeaders, ...ofOthers }, nation)
    assert.equal(ofLeaders + sum(Object.values(ofOthers)), 20, nation)
  }
  assert.equal(sum(NATIONS.map(nation => leaders(nation).length)), 39)
})

test('8 a unit card attacks or bombards; only cavalry pursues, only Americans withdraw by it, a volley is infantry', () => {
  for (const nation of NATIONS)
    for (let unit = 0; unit < 8; unit++)
      for (const card of unitCards(nation, unit)) {
        const what = `${nation} ${UNITS[nation][unit]!.name.en}`
        assert.equal(card.attack === undefined, card.bombard !== undefined, what)
        if (card.bombard !== undefined) assert.ok(!card.volley && !card.pursuit && !card.withdraw && !card.mayStay)
        if (card.attack !== undefined)
          assert.equal(card.pursuit !== undefined, UNITS[nation][unit]!.arm === 'cavalry', what)
        if (card.volley !== undefined) assert.equal(UNITS[nation][unit]!.arm, 'infantry', what)
        if (card.withdraw !== undefined) assert.equal(nation, 'usa')
      }
})

test('8 every unit has one gun card but two Austrian ones, which have none', () => {
  for (const nation of NATIONS)
    for (let unit = 0; unit < 8; unit++) {
      const guns = unitCards(nation, unit).filter(card => card.bombard !== undefined).length
      const name = UNITS[nation][unit]!.name.en
      const none = nation === 'austria' && (name === '9th Regiment' || name === '6th Grenzers')
      assert.equal(guns, none ? 0 : 1, `${nation} ${name}`)
    }
})

test('8 defence values over the forty unit cards add up to the averages players published', () => {
  const total = (nation: Nation) =>
    sum(DECKS.rulebook[nation].slice(0, 40).map(card => (card.kind === 'unit' ? card.defence : 0)))
  assert.deepEqual(
    { france: total('france'), britain: total('britain'), ottoman: total('ottoman'), prussia: total('prussia') },
    { france: 208, britain: 209, ottoman: 153, prussia: 182 },
  )
  assert.equal(total('russia'), 200)
})

test('8 attack dice of the corrected decks add up to the averages players published', () => {
  // Those averages count NdS as (N × S + 1) / 2; doubled here to stay with whole numbers.
  const doubled = (nation: Nation, source: 'rulebook' | 'corrected') =>
    sum(
      DECKS[source][nation].map(card =>
        card.kind === 'unit' && card.attack !== undefined ? card.attack.count * card.attack.sides + 1 : 0,
      ),
    )
  for (const [nation, rulebook, corrected] of [
    ['britain', 244, 244],
    ['russia', 216, 216],
    ['ottoman', 210, 210],
    ['france', 244, 242],
    ['prussia', 227, 225],
  ] as const) {
    assert.equal(doubled(nation, 'rulebook'), rulebook * 2, nation)
    assert.equal(doubled(nation, 'corrected'), corrected * 2, nation)
  }
})

test('9.1 leaders: four ease pursuit, Napoleon has the Grand Battery, Palafox 1/5 and rallies always', () => {
  const all = NATIONS.flatMap(leaders)
  const hurrying = all.filter(leader => leader.pursuit !== undefined)
  assert.deepEqual(
    hurrying.map(leader => [leader.name.en, leader.pursuit]),
    [
      ['Gebhard Leberecht von Blücher', -1],
      ['Muhammad Ali', -1],
      ['Joachim Murat', -1],
      ['Earl of Uxbridge', -1],
    ],
  )
  assert.deepEqual(
    all.filter(leader => leader.grandBattery !== undefined).map(leader => [leader.name.it, leader.grandBattery]),
    [['Napoleone Bonaparte', d(2, 10)]],
  )
  const uneven = all.filter(leader => leader.attack !== leader.defence)
  assert.deepEqual(uneven, [
    {
      kind: 'leader',
      name: { it: 'José de Palafox y Melzi', en: 'José de Palafox y Melzi' },
      command: 1,
      attack: 1,
      defence: 5,
      rally: 6,
    },
  ])
  for (const leader of all) assert.ok(leader.command >= 1 && leader.command <= 4 && leader.rally >= 2)
  const rally = (name: string) => all.find(leader => leader.name.en === name)!.rally
  assert.deepEqual([rally('Nicolas Soult'), rally('Michel Ney')], [3, 5], "the rulebook's example (7)")
})

test('8 the eight contradicted cards, one by one', () => {
  const expected: readonly (readonly [Nation, string, number, Partial<UnitCard>, Partial<UnitCard>])[] = [
    ['france', '45th Regiment Legere', 0, { attack: d(2, 8), defence: 6 }, { attack: d(2, 6), defence: 6 }],
    [
      'prussia',
      'Guard Grenadiers',
      2,
      { attack: d(2, 8), defence: 5, mayStay: true },
      { attack: d(2, 6), defence: 5, mayStay: true },
    ],
    [
      'prussia',
      'Guard Grenadiers',
      3,
      { attack: d(1, 8), defence: 6, volley: d(2, 8), mayStay: true },
      { attack: d(1, 8), defence: 6, volley: d(2, 8) },
    ],
    [
      'russia',
      '1st Cavalry',
      3,
      { attack: d(2, 6), defence: 6, pursuit: 2 },
      { attack: d(2, 6), defence: 3, pursuit: 2 },
    ],
    ['russia', 'Koursk Regiment', 4, { defence: 6, bombard: d(2, 6) }, { defence: 6, bombard: d(1, 10) }],
    [
      'usa',
      '4th Militia',
      2,
      { attack: d(2, 6), defence: 5, volley: d(2, 6), withdraw: 3 },
      { attack: d(1, 10), defence: 5, volley: d(2, 6), withdraw: 3 },
    ],
    [
      'ottoman',
      'Greek Feudal Corps',
      3,
      { attack: d(1, 10), defence: 3, volley: d(2, 8) },
      { attack: d(1, 10), defence: 3 },
    ],
    [
      'spain',
      'Infanteria Imperial',
      3,
      { attack: d(1, 10), defence: 6, volley: d(2, 8) },
      { attack: d(1, 10), defence: 6 },
    ],
  ]
  assert.equal(CORRECTIONS.length, 8)
  expected.forEach(([nation, name, card, was, is], index) => {
    const unit = UNITS[nation].findIndex(each => each.name.en === name)
    const at = unit * CARDS_PER_UNIT + card
    assert.deepEqual(DECKS.rulebook[nation][at], { kind: 'unit', unit, ...was }, `${nation} ${name} in the rulebook`)
    assert.deepEqual(DECKS.corrected[nation][at], { kind: 'unit', unit, ...is }, `${nation} ${name} corrected`)
    const correction = CORRECTIONS[index]!
    assert.deepEqual([correction.nation, correction.unit, correction.card], [nation, unit, card])
    assert.deepEqual(unitCard(unit, correction.was), DECKS.rulebook[nation][at], 'what it says it replaces')
  })
})

test('8 nothing but those eight cards differs between the two sets of decks', () => {
  let different = 0
  for (const nation of NATIONS)
    DECKS.rulebook[nation].forEach((card, at) => {
      if (JSON.stringify(card) !== JSON.stringify(DECKS.corrected[nation][at])) different++
    })
  assert.equal(different, 8)
})

test('a slip in the notation of a card is found at once', () => {
  for (const slip of ['2d7 5', '2d6', '2d6 x', '2d6 5 pursuit 2-3', '2d6 5 volly 2d6', '2d6 5 volley', 'd6 5'])
    assert.throws(() => unitCard(0, slip), Error, slip)
})
