import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foretell } from '../foretell.ts'
import { profileOf, type TroopProfile } from '../profile.ts'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { AIM } from '../rules/09-fire.ts'
import { mayShoot } from '../rules/09-targets.ts'
import { answering, basesOn, mayHitSo, shotLines } from '../rules/a-3-fire.ts'
import type { UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { view } from '../view.ts'
import { AT_SKIRMISHERS as AT, BY_SKIRMISHERS as BY, DISORDER, FIRED } from '../words.ts'
import { jager, light, out, skirmish } from './skirmishers.ts'
import { austrian, french, type Stand } from './table.ts'

/** Jäger whose rifles reach four inches: a profile of the test’s own. */
const RIFLES = { ...(profileOf('AuJG', 1805) as TroopProfile), range: 4 }
type Bases = readonly (readonly [number, number, number])[]
/** The fire of side 0: the side that is not active fires first. */
const firing = (units: readonly UnitData[], more: object = {}, dice: readonly number[] = []): Stand =>
  skirmish(units, { phase: 'fire', side: 1, first: 1, ...more }, dice)
const aim = (shooter: number, target: number, loose = 0): number => shooter * AIM + target + loose
const hit = (t: Stand, u: number, target: number, loose: number): string | undefined => {
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  return (mayShoot(f, t.s, u, table) ?? mayHitSo(f, t.s, u, target, loose, table, false))?.rule
}
/** Lines of a shot by their rules. */
function lines(t: Stand, shooter: number, target: number, loose: number): Record<string, number> {
  const f = fieldFor(t.s)
  return Object.fromEntries(
    shotLines(f, t.s, shooter, target, lay(f, t.s), -1, loose).map(({ rule, value }) => [rule, value]),
  )
}
const count = (t: Stand, shooter: number, target: number, loose = 0): number => {
  const f = fieldFor(t.s)
  return basesOn(f, t.s, shooter, target, loose, lay(f, t.s)).length
}
/** Light infantry at [20, 18] looking east, Jäger at [30, 18] looking west. */
const opposed = (own: Bases, theirs: Bases, more: object = {}, dice: readonly number[] = []): Stand =>
  firing([light('a', [20, 18], { skirmishers: own }), jager('x', [30, 18], { skirmishers: theirs })], more, dice)

test('A3.1 a unit fires with its body or with its skirmishers, not with both', () => {
  for (const loose of [0, BY]) {
    const t = firing([light('a', [20, 18], { skirmishers: [[20, 21, 90]] }), austrian('x', [22, 19])], {}, [5, 5])
    assert.ok(t.may('fire', aim(0, 1)) && t.may('fire', aim(0, 1, BY)))
    assert.equal(t.refused('volley', [aim(0, 1), aim(0, 1, BY)]), '9.3.1')
    t.act('fire', aim(0, 1, loose))
    assert.equal(t.last('fired').loose, loose === 0 ? undefined : BY)
    const f = fieldFor(t.s)
    assert.equal(mayShoot(f, t.s, 0, lay(f, t.s))?.rule, '9.3.1')
  }
  const without = firing([light('a', [20, 18]), austrian('x', [22, 18])])
  assert.equal(without.refused('fire', aim(0, 1, BY)), 'A3.1')
})

test('A3.2 each base fires into 45 degrees on both sides of the middle of its front', () => {
  // Figure 2: of four bases two have the target before them.
  const t = firing([
    light('a', [20, 18], {
      figures: 32,
      skirmishers: [
        [24, 17, 90],
        [24, 19, 90],
        [24, 21, 0],
        [24, 15, 180],
      ],
    }),
    austrian('x', [26, 18], { figures: 8 }),
  ])
  assert.equal(count(t, 0, 1), 2)
  // To the edge of the sector: the near corner of the target is 116.6 degrees from the base at [24, 18].
  const edge = (facing: number): number =>
    count(
      firing([light('a', [20, 18], { skirmishers: [[24, 18, facing]] }), austrian('x', [25.5, 18], { figures: 8 })]),
      0,
      1,
    )
  assert.equal(edge(161), 1)
  assert.equal(edge(162), 0)
  assert.equal(edge(19), 1)
  assert.equal(edge(18), 0)
})

test('A3.3, A3.5.1 they fire by the factor of their unit', () => {
  const factor = (type: string) => {
    const t = firing([
      french('a', [20, 18], { type, formation: 'line', skirmishers: [[24, 18, 90]] }),
      austrian('x', [26, 18]),
    ])
    return lines(t, 0, 1, BY)['A3.5.1']
  }
  assert.equal(factor('FrLT'), 0)
  assert.equal(factor('FrLN'), -1)
})

test('A3.4#1 range is their unit’s, measured from the middle of each base', () => {
  // Three inches from half an inch behind the front.
  const from = (x: number) =>
    count(firing([light('a', [20, 18], { skirmishers: [[x, 18, 90]] }), austrian('x', [28, 18])]), 0, 1)
  assert.equal(from(25.5), 1)
  assert.equal(from(25.4), 0)
})

test('A3.5#1 what keeps a unit from firing keeps its skirmishers from it', () => {
  const t = opposed([[24, 18, 90]], [])
  t.s.x[1] = 26 * 240
  assert.equal(hit(t, 0, 1, BY), undefined)
  t.s.mark[0]! |= DISORDER
  assert.equal(hit(t, 0, 1, BY), '9.2.1.4')
  // 9.2.1.5 Who is engaged fires at nobody else.
  const engaged = firing([
    light('a', [20, 18], { skirmishers: [[20, 22, 90]] }),
    austrian('x', [20, 18], { figures: 8 }),
    jager('y', [24, 22], { figures: 8, skirmishers: [[22, 22, 270]] }),
  ])
  assert.equal(hit(engaged, 0, 2, BY), '9.2.1.5')
  assert.equal(hit(engaged, 0, 2, BY | AT), '9.2.1.5')
  assert.equal(hit(engaged, 0, 2, AT), '9.2.1.5')
  // 9.2.1.7 Only those who have just moved.
  const f = fieldFor(t.s)
  t.s.mark[0] = 0
  assert.equal(mayHitSo(f, t.s, 0, 1, BY, lay(f, t.s), true)?.rule, '9.2.1.7')
})

test('A3.4.1 only bases with the target in their zone, in range and with a clear line are counted', () => {
  const t = firing([
    light('a', [20, 18], {
      skirmishers: [
        [24, 17, 90],
        [24, 19, 90],
      ],
    }),
    austrian('x', [26.4, 18], { figures: 12 }),
  ])
  assert.equal(count(t, 0, 1), 2)
  assert.equal(lines(t, 0, 1, BY)['9.4.6'], -1)
  // A friend stands before one of them.
  const barred = firing([
    light('a', [20, 18], {
      skirmishers: [
        [24, 16, 90],
        [24, 20, 90],
      ],
    }),
    austrian('x', [26.4, 18], { figures: 20 }),
    french('b', [26, 21.6], { figures: 8, formation: 'column' }),
    french('c', [26, 19.7], { figures: 8, formation: 'column' }),
  ])
  assert.equal(count(barred, 0, 1), 1)
  assert.equal(lines(barred, 0, 1, BY)['9.4.7'], -2)
  const nobody = opposed([[24, 18, 90]], [])
  assert.equal(hit(nobody, 0, 1, BY), 'A3.4.1')
})

test('A3.4.2, A3.4.3 all of them fire together at one target of their owner’s choice', () => {
  const t = firing(
    [
      light('a', [20, 18], {
        skirmishers: [
          [24, 16, 90],
          [24, 20, 90],
        ],
      }),
      austrian('x', [26, 15.8], { figures: 8 }),
      austrian('y', [26, 20.2], { figures: 8 }),
    ],
    {},
    [5, 5],
  )
  assert.ok(t.may('fire', aim(0, 1, BY)) && t.may('fire', aim(0, 2, BY)))
  t.act('fire', aim(0, 2, BY))
  assert.equal(t.last('fired').target, 2)
  // One shot: the other base has fired with it.
  const f = fieldFor(t.s)
  assert.equal(mayShoot(f, t.s, 0, lay(f, t.s))?.rule, '9.3.1')
})

test('A3.4.4 with enemy skirmishers before them they fire at those; a body is free to choose', () => {
  const t = firing([
    light('a', [20, 18], {
      skirmishers: [
        [24, 17, 90],
        [24, 19, 90],
      ],
    }),
    austrian('x', [26.2, 16], { figures: 8 }),
    // Their skirmisher looks away: it answers nobody.
    jager('y', [32, 18], { figures: 8, skirmishers: [[26.4, 19, 90]] }),
  ])
  assert.equal(hit(t, 0, 1, BY), 'A3.4.4')
  assert.equal(hit(t, 0, 2, BY | AT), undefined)
  const body = firing([
    light('a', [20, 18]),
    austrian('x', [22, 17], { figures: 8 }),
    jager('y', [32, 18], { skirmishers: [[22, 19, 90]] }),
  ])
  assert.equal(hit(body, 0, 1, 0), undefined)
  assert.equal(hit(body, 0, 2, AT), undefined)
})

test('A3.4.5, FN22 enemy bases that can answer are taken from those that fire: they cancel each other out', () => {
  const pair: Bases = [
    [24, 17, 90],
    [24, 19, 90],
  ]
  const against = (theirs: Bases): Stand => opposed(pair, theirs)
  const bases = (t: Stand): readonly [number, number] => {
    const f = fieldFor(t.s)
    return [count(t, 0, 1, AT), answering(f, t.s, 0, 1, lay(f, t.s))]
  }
  // One answers, one of the two is left.
  const one = against([[26, 18, 270]])
  assert.deepEqual(bases(one), [2, 1])
  assert.equal(hit(one, 0, 1, BY | AT), undefined)
  assert.equal(lines(one, 0, 1, BY | AT)['9.4.7'], -2)
  // One that looks away does not.
  const away = against([[27, 18, 90]])
  assert.deepEqual(bases(away), [2, 0])
  assert.equal(lines(away, 0, 1, BY | AT)['9.4.6'], -1)
  // Two against two: nobody is left.
  const two = against([
    [26, 17, 270],
    [26, 19, 270],
  ])
  assert.deepEqual(bases(two), [2, 2])
  assert.equal(hit(two, 0, 1, BY | AT), 'A3.4.5')
  // A disordered unit answers nobody; that it has fired already changes nothing.
  two.s.mark[1]! |= FIRED
  assert.equal(bases(two)[1], 2)
  two.s.mark[1]! |= DISORDER
  assert.equal(bases(two)[1], 0)
  // The same for the other side.
  const f = fieldFor(one.s)
  assert.equal(answering(f, one.s, 1, 0, lay(f, one.s)), 2)
  assert.equal(hit(one, 1, 0, BY | AT), 'A3.4.5')
})

test('A3.4.5 the body of a unit that has skirmishers out is shot at with fewer bases, too', () => {
  const t = firing([
    light('a', [20, 18], {
      skirmishers: [
        [24, 17, 90],
        [24, 15, 90],
      ],
    }),
    // Their base is out of range of both, but one of them is in range of its rifles.
    jager('x', [26, 18], { type: RIFLES, skirmishers: [[27.3, 14.2, 290]] }),
  ])
  const f = fieldFor(t.s)
  assert.equal(count(t, 0, 1, AT), 0)
  assert.equal(answering(f, t.s, 0, 1, lay(f, t.s)), 1)
  assert.equal(lines(t, 0, 1, BY)['9.4.7'], -2)
})

test('A3.5.2, A3.5.3 skirmishers add one; a body with skirmishers out takes off two', () => {
  const t = firing([light('a', [20, 18], { skirmishers: [[20, 21, 90]] }), austrian('x', [22, 19])])
  assert.equal(lines(t, 0, 1, BY)['A3.5.2'], 1)
  assert.equal(lines(t, 0, 1, BY)['A3.5.3'], undefined)
  assert.equal(lines(t, 0, 1, 0)['A3.5.3'], -2)
  assert.equal(lines(t, 0, 1, 0)['A3.5.2'], undefined)
  const in_ = firing([light('a', [20, 18]), austrian('x', [22, 19])])
  assert.equal(lines(in_, 0, 1, 0)['A3.5.3'], undefined)
})

test('A3.6.1, A3.6.3 guns neither fire at skirmishers nor are stopped by them; small arms are', () => {
  const screen: Bases = [[22, 18, 270]]
  const guns = { id: 'g', side: 0, type: 'Fr12#', at: [20, 18] as const, facing: 90, formation: 'line' as const }
  const t = firing([guns, jager('x', [28, 10], { skirmishers: screen }), austrian('y', [26, 18])])
  assert.equal(hit(t, 0, 1, AT), 'A3.6.1')
  assert.equal(hit(t, 0, 2, 0), undefined)
  // Infantry fires at them, and at nobody behind them in the same half of its sector; their own unit is no exception to itself.
  const small = firing([
    light('a', [20, 18]),
    jager('x', [26, 14], { skirmishers: screen }),
    austrian('y', [22.8, 18], { figures: 8 }),
  ])
  assert.equal(hit(small, 0, 1, AT), undefined)
  assert.equal(hit(small, 0, 2, 0), '9.2.3.1.1')
  const own = firing([light('a', [20, 18]), jager('x', [22.8, 18], { figures: 8, skirmishers: [[21.5, 18, 270]] })])
  assert.equal(hit(own, 0, 1, 0), undefined)
  assert.equal(hit(firing([light('a', [20, 18]), jager('x', [26, 18])]), 0, 1, AT), 'A3.6.1')
})

test('A3.6.2, 9.4.3.2 hr whoever fires at skirmishers takes off two, once, and minds neither the formation nor the cover of their unit', () => {
  const at = (options: Record<string, string>, more: Partial<UnitData> = {}): Record<string, number> =>
    lines(
      firing([light('a', [20, 18]), jager('x', [30, 18], { skirmishers: [[22, 18, 270]], ...more })], { options }),
      0,
      1,
      AT,
    )
  assert.equal(at({})['A3.6.2'], -2)
  const house = at({ targets: 'on' })
  assert.equal(house['9.4.3.2 hr'], -2)
  assert.equal(house['A3.6.2'], undefined)
  assert.equal(at({}, { formation: 'square' })['9.4.3'], undefined)
  // A wood with the body in it, the base outside; and the other way round.
  const wood = (x: number) =>
    firing([light('a', [20, 18]), jager('x', [30, 18], { skirmishers: [[22.5, 18, 270]] })], {
      terrain: [
        {
          kind: 'wood',
          at: [
            [x, 14],
            [x + 7, 14],
            [x + 7, 22],
            [x, 22],
          ],
        },
      ],
    })
  assert.equal(lines(wood(28), 0, 1, AT)['9.4.2'], undefined)
  assert.equal(lines(wood(22), 0, 1, AT)['9.4.2'], -2)
})

test('A3.6.4, A3.6.7 losses are their unit’s, and skirmishers who are hit rejoin it at once', () => {
  const t = firing([light('a', [20, 18]), jager('x', [30, 18], { skirmishers: [[22, 18, 270]] })], {}, [10, 4])
  t.act('fire', aim(0, 1, AT))
  assert.equal(t.last('lost').unit, 1)
  assert.equal(t.s.figures[1], 14)
  assert.equal(t.last('calledIn').why, 'fire')
  assert.deepEqual(out(t, 1), [])
  const missed = firing(
    [light('a', [20, 18]), jager('x', [30, 18], { skirmishers: [[22, 18, 270]] })],
    {},
    [3, 10, 3, 10],
  )
  missed.act('fire', aim(0, 1, AT))
  assert.equal(out(missed, 1).length, 1)
})

test('A3.6.5 a base lost may cost one of skirmishers: its owner says which; others keep theirs', () => {
  // Nine figures are three bases, one of skirmishers; thirteen are four, and have two out.
  const pair: Bases = [
    [24, 22, 90],
    [24, 14, 90],
  ]
  const hit_ = (type: string, bases: Bases): Stand => {
    const t = firing(
      [
        austrian('x', [22, 18], { side: 0, facing: 270, type: 'FrLN' }),
        jager('a', [20, 18], { type, figures: 13, facing: 90, skirmishers: bases }),
      ],
      {},
      [10, 6],
    )
    t.act('fire', aim(0, 1))
    return t
  }
  const t = hit_('AuJG', pair)
  assert.equal(t.where(), 'surplus.choose 1')
  assert.equal(t.refused('remove', [0, 1]), 'A3.6.5')
  assert.equal(t.refused('remove', []), 'A3.6.5')
  t.act('remove', [0])
  assert.deepEqual(out(t, 1), [[24, 14, 90]])
  assert.equal(t.last('thinned').bases, 1)
  const line = hit_('AuLN', [[24, 22, 90]])
  assert.equal(out(line, 1).length, 1)
  assert.ok(!line.heard('thinned'))
})

test('A3.6.5 also in a combat; and with no bases left to it all of them come in', () => {
  const t = skirmish(
    [
      light('a', [20, 18], { figures: 5, dispersal: 1, marks: ['attacker'], skirmishers: [[19, 22, 90]] }),
      austrian('x', [20, 18], { figures: 12 }),
    ],
    { phase: 'combat' },
    [5, 6, 1, 10, 1, 10],
  )
  assert.equal(t.all('calledIn')[0]?.why, 'few')
  assert.deepEqual(out(t, 0), [])
})

test('A3.6.6 with fewer than eight figures nobody throws them out', () => {
  for (const [figures, rule] of [
    [7, 'A3.6.6'],
    [8, undefined],
  ] as const) {
    const t = skirmish([light('a', [10, 18], { figures, dispersal: 2 })])
    t.act('unit', 0)
    assert.equal(t.whyNot('skirmish', [12 * 240, 18 * 240, 900])?.rule, rule)
  }
})

test('A1.1.7 a unit that routs takes its skirmishers along; one that is gone leaves none', () => {
  const t = firing(
    [light('a', [20, 18]), austrian('x', [22.5, 18], { figures: 10, dispersal: 9, skirmishers: [[24, 22, 0]] })],
    {},
    [10, 4],
  )
  t.act('fire', aim(0, 1))
  assert.ok(t.heard('gone'))
  assert.deepEqual(t.s.extra.skirmishers, [])
})

test('A3.4.1, A3.5 the page is told the same sums, and where each base fires', () => {
  const t = firing([light('a', [20, 18], { skirmishers: [[24, 18, 90]] }), austrian('x', [26, 18])])
  const told = foretell(view(t.pos, 0), 0, { type: 'fire', arg: aim(0, 1, BY) })
  const sum = Object.values(lines(t, 0, 1, BY)).reduce((a, b) => a + b, 0)
  const shown = told.lines.filter(({ rule }) => !String(rule).startsWith('9.3')).map(({ value }) => value ?? 0)
  assert.equal(
    shown.reduce((a, b) => a + b, 0),
    sum,
  )
  const f = fieldFor(t.s)
  assert.equal(sumOf(shotLines(f, t.s, 0, 1, lay(f, t.s), -1, BY)), sum)
  assert.ok(told.drawn?.some(({ as }) => as === 'arc') && told.drawn.some(({ as }) => as === 'line'))
})
