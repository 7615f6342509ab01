import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sumOf } from '../rules/01-dice.ts'
import { lay } from '../rules/01-formations.ts'
import { AIM, lossOf } from '../rules/09-fire.ts'
import { fireLines } from '../rules/09-modifiers.ts'
import { mayBatter, mayHit, mayShoot } from '../rules/09-targets.ts'
import type { TerrainData, UnitData } from '../scenario.ts'
import { fieldFor } from '../state.ts'
import { COLUMN, DISORDER, ELIMINATED, LINE, ROUT } from '../words.ts'
import { austrian, french, horse, inch, type Stand, stand } from './table.ts'

const fire = { phase: 'fire' as const }
const guns = (id: string, side: number, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData => ({
  id,
  side,
  type: side === 0 ? 'Fr8#' : 'Au6#',
  at,
  facing: side === 0 ? 90 : 270,
  formation: 'line',
  ...more,
})
const hit = (t: Stand, u: number, target: number): string | undefined => {
  const f = fieldFor(t.s)
  const table = lay(f, t.s)
  return (mayShoot(f, t.s, u, table) ?? mayHit(f, t.s, u, target, table, false))?.rule
}
const modifier = (t: Stand, u: number, target: number): number => {
  const f = fieldFor(t.s)
  return sumOf(fireLines(f, t.s, u, target, lay(f, t.s)))
}

test('9.3, 9.1.4 the inactive side fires first; who can fire must', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18])], fire, [1, 10, 1, 10])
  assert.equal(t.at(), 'fire.choose')
  assert.equal(t.refusal('cease').rule, '9.1.4')
  assert.ok(!t.may('fire', 0 * AIM + 1))
  t.act('fire', 1 * AIM + 0)
  t.act('fire', 0 * AIM + 1)
  t.done()
})

test('9.3.3.1-3 equal or higher nothing, higher one, double two; guns in position one by double, limbered guns lost', () => {
  const t = stand(
    [french('a', [10, 18]), guns('g', 0, [10, 12]), guns('l', 0, [10, 24], { formation: 'column' })],
    fire,
  )
  assert.equal(lossOf(t.s, 0, 5, 5), 0)
  assert.equal(lossOf(t.s, 0, 5, 4), 1)
  assert.equal(lossOf(t.s, 0, 10, 5), 2)
  assert.equal(lossOf(t.s, 1, 5, 4), 0)
  assert.equal(lossOf(t.s, 1, 8, 4), 1)
  assert.equal(lossOf(t.s, 2, 5, 4), 1)
  assert.ok(lossOf(t.s, 2, 8, 4) > 2)
})

test('9.2.2, 9.2.2.1 within range, even partly; from the middle of the front', () => {
  const t = stand(
    [french('a', [20, 18], { formation: 'line' }), austrian('x', [23, 18]), austrian('y', [23.1, 24])],
    fire,
  )
  assert.equal(hit(t, 0, 1), undefined)
  assert.equal(hit(t, 0, 2), '9.2.2')
})

test('9.2.3.1 infantry fires 45 degrees to either side of its front', () => {
  const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [21, 21.9], { figures: 12 })], fire)
  assert.equal(hit(t, 0, 1), '9.2.3')
})

test('9.2.3.1.1 a nearer unit closes its half of the sector, and both if it lies on the middle line', () => {
  const one = stand(
    [
      french('a', [20, 18], { formation: 'line' }),
      austrian('x', [22.8, 16]),
      french('b', [21.6, 16.9], { figures: 4, formation: 'line' }),
    ],
    fire,
  )
  assert.equal(hit(one, 0, 1), '9.2.3.1.1')
  const other = stand(
    [
      french('a', [20, 18], { formation: 'line' }),
      austrian('x', [22.8, 18]),
      french('b', [21.6, 16.9], { figures: 4, formation: 'line' }),
    ],
    fire,
  )
  assert.equal(hit(other, 0, 1), undefined)
  const middle = stand(
    [
      french('a', [20, 18], { formation: 'line' }),
      austrian('x', [22.8, 18]),
      french('b', [21.6, 18], { figures: 4, formation: 'line' }),
    ],
    fire,
  )
  assert.equal(hit(middle, 0, 1), '9.2.3.1.1')
})

test('9.2.3.2.1 guns are blocked by friends and by enemy infantry, not by enemy batteries', () => {
  const blocked = stand(
    [guns('g', 0, [10, 18]), austrian('x', [18, 18]), austrian('y', [14, 18], { figures: 8 })],
    fire,
  )
  assert.equal(hit(blocked, 0, 1), '9.2.3.2.1')
  const free = stand([guns('g', 0, [10, 18]), austrian('x', [18, 18]), guns('y', 1, [14, 18])], fire)
  assert.equal(hit(free, 0, 1), undefined)
})

test('9.2.1.1, 9.2.1.4 not in march column, limbered or mounted; not in disorder or rout', () => {
  const t = stand(
    [
      french('m', [20, 10], { formation: 'march' }),
      guns('l', 0, [20, 18], { formation: 'column' }),
      horse('h', 0, [20, 22]),
      french('d', [20, 28], { formation: 'line', marks: ['disorder'] }),
      austrian('x', [22, 18]),
    ],
    fire,
  )
  assert.equal(hit(t, 0, 4), '9.2.1.1')
  assert.equal(hit(t, 1, 4), '9.2.1.1')
  assert.equal(hit(t, 2, 4), '9.2.1.1')
  assert.equal(hit(t, 3, 4), '9.2.1.4')
})

test('9.2.1.6 generals are no targets', () => {
  const t = stand([guns('g', 0, [10, 18])], {
    ...fire,
    generals: [
      {
        id: 'x',
        side: 1,
        name: 'x',
        rank: 'division',
        radius: 3,
        quality: 'A',
        response: 5,
        combat: 0,
        at: [14, 18],
        facing: 270,
      },
    ],
  })
  assert.equal(hit(t, 0, 1), '9.2.1.6')
})

test('9.4.3, 9.4.6, 9.4.7, 9.4.5 square, march column and rout +2; two or three bases −1, one −2, six +1', () => {
  const shooters = (figures: number, formation: 'line' | 'column', target: Partial<UnitData>): number => {
    const t = stand(
      [french('a', [20, 18], { figures, formation, dispersal: 1 }), austrian('x', [22, 18], target)],
      fire,
    )
    return modifier(t, 0, 1)
  }
  assert.equal(shooters(16, 'line', {}), -1)
  assert.equal(shooters(24, 'line', {}), 0)
  assert.equal(shooters(12, 'line', {}), -2)
  assert.equal(shooters(4, 'line', {}), -3)
  assert.equal(shooters(16, 'line', { formation: 'square' }), 1)
  assert.equal(shooters(16, 'line', { formation: 'march' }), 1)
  assert.equal(shooters(16, 'line', { formation: 'column', marks: ['rout'] }), 1)
})

test('9.4.2.1, 9.4.9, 9.4.4 wholly in a wood or a town −2; from a square −1; a damaged battery −3', () => {
  const wood = {
    kind: 'wood' as const,
    at: [
      [21, 12],
      [27, 12],
      [27, 24],
      [21, 24],
    ] as [number, number][],
  }
  const t = stand([french('a', [20, 18], { formation: 'square' }), austrian('x', [22, 18])], {
    ...fire,
    terrain: [wood],
  })
  assert.equal(modifier(t, 0, 1), -1 - 2 - 1)
  const g = stand([guns('g', 0, [10, 18]), austrian('x', [18, 18])], fire)
  g.s.figures[0] = 1
  assert.equal(modifier(g, 0, 1), 1 - 3)
})

test('9.4.10 infantry charged by cavalry and not in square fires at −2', () => {
  const t = stand([horse('h', 0, [20, 18]), austrian('x', [24, 18])], {}, [10])
  t.act('unit', 0)
  t.act('touch', [1, 0])
  assert.equal(modifier(t, 1, 0), -1 - 2)
})

test('9.2.3.2.2.1 a unit wholly in the dead zone at the foot of a hill is not hit by guns on it', () => {
  const hill = {
    kind: 'hill' as const,
    level: 1,
    at: [
      [6, 12],
      [14, 12],
      [14, 24],
      [6, 24],
    ] as [number, number][],
  }
  const t = stand(
    [
      guns('g', 0, [10, 18]),
      austrian('near', [15, 18], { figures: 8, formation: 'line', facing: 270 }),
      austrian('far', [19, 18], { figures: 8 }),
    ],
    { ...fire, terrain: [hill] },
  )
  assert.equal(hit(t, 0, 1), '9.2.3.2.2.1')
  // 9.2.3.2.2.3 Nor does it block.
  assert.equal(hit(t, 0, 2), undefined)
})

test('9.3.2, 9.3.3.3 only heavy guns fire at an empty town, and wear it down to +1', () => {
  const town = {
    kind: 'town' as const,
    name: 'X',
    value: 2,
    at: [
      [18, 16],
      [21, 16],
      [21, 20],
      [18, 20],
    ] as [number, number][],
  }
  const t = stand(
    [guns('g', 0, [10, 18], { type: 'Fr12#' }), guns('l', 0, [10, 24]), austrian('x', [40, 30])],
    { ...fire, terrain: [town] },
    [9, 1],
  )
  assert.equal(t.refusal('fireTown', 1 * 64).rule, '9.3.2')
  t.act('fireTown', 0)
  assert.equal(t.s.value[0], 1)
})

const area = (kind: string, w: number, s: number, e: number, n: number, more: object = {}) =>
  ({
    kind,
    at: [
      [w, s],
      [e, s],
      [e, n],
      [w, n],
    ],
    ...more,
  }) as TerrainData

test('9.3.2, 9.2.3.2.1 a line of fire to an empty town is stopped like any other', () => {
  const town = area('town', 18, 16, 21, 20, { name: 'X', value: 2 })
  const guns12 = guns('g', 0, [10, 18], { type: 'Fr12#' })
  const over = (more: UnitData[], terrain: TerrainData[] = []): string | undefined => {
    const t = stand([guns12, ...more], { ...fire, terrain: [town, ...terrain] })
    const f = fieldFor(t.s)
    return mayBatter(f, t.s, 0, 0, lay(f, t.s))?.rule
  }
  const far = austrian('x', [40, 30])
  assert.equal(over([far]), undefined)
  assert.equal(over([far, french('b', [14, 18], { formation: 'line', figures: 28 })]), '9.2.3.2.1')
  assert.equal(over([far], [area('wood', 13, 10, 15, 26)]), '9.2.3.2.1')
})

test('11.1.2 a battery that loses its first figure to fire is disordered, the second eliminates it', () => {
  const t = stand(
    [guns('g', 0, [10, 18]), guns('h', 0, [10, 21]), guns('x', 1, [18, 19.5])],
    { ...fire, side: 1 },
    [10, 4, 10, 4],
  )
  t.act('fire', 0 * AIM + 2)
  assert.equal(t.s.mark[2]! & DISORDER, DISORDER)
  t.act('fire', 1 * AIM + 2)
  assert.equal(t.s.on[2], ELIMINATED)
  // 11.4.1 The gun stays where it was.
  assert.equal(t.s.guns.length, 4)
})

test('11.1.1, 11.2.1, 11.2.2 losses of one fire round add up: disorder at the disorder number, rout at the rout number, no more', () => {
  const shooters = [14, 17, 20].map((y, i) => guns(`g${i}`, 0, [10, y]))
  const t = stand([...shooters, austrian('x', [18, 17], { figures: 28 })], { ...fire, side: 1 }, [10, 1, 10, 1, 10, 1])
  t.act('fire', 0 * AIM + 3)
  assert.equal(t.s.mark[3]! & DISORDER, 0)
  t.act('fire', 1 * AIM + 3)
  assert.equal(t.s.mark[3]! & DISORDER, DISORDER)
  t.act('fire', 2 * AIM + 3)
  // Two, two and the fifth figure, then it runs.
  assert.equal(t.s.figures[3], 23)
  assert.equal(t.s.mark[3]! & ROUT, ROUT)
  assert.equal(t.s.form[3], COLUMN)
  assert.equal(t.at(), 'flight.way')
  assert.equal(t.refusal('flee', [inch(47), inch(17)]).rule, '8.6.2.2.2')
  t.act('flee', [inch(30), inch(17)])
  assert.equal(LINE, 0)
})

test('9.2.3, 1.4.2.4 of a column bent along a road every base can be fired at, and every base stands in the way of fire', () => {
  const bend = [
    {
      kind: 'road',
      width: 0.5,
      at: [
        [0, 10],
        [20, 10],
        [20, 34],
      ],
    },
  ] as never
  // The head has turned north at 20, 11; its tail lies west of the bend, on the line y = 10.
  const column = french('a', [20, 11], { formation: 'march', facing: 0 })
  const t = stand([column, austrian('x', [17.6, 8.5], { facing: 0 })], { ...fire, terrain: bend })
  assert.equal(hit(t, 1, 0), undefined)
  // Somebody behind the tail is covered by it, though the head is far to the side.
  const behind = stand(
    [
      column,
      austrian('x', [18.75, 9.2], { figures: 8, facing: 0 }),
      french('b', [18.75, 11.5], { figures: 4, facing: 0 }),
    ],
    {
      ...fire,
      terrain: bend,
    },
  )
  assert.equal(hit(behind, 1, 2), '9.2.3.1.1')
  behind.s.on[0] = ELIMINATED
  assert.equal(hit(behind, 1, 2), undefined)
})

test('9.3.3, 10.2 every die is a step of its own', () => {
  const dice: string[] = []
  const t = stand([french('a', [20, 18], { formation: 'line' }), austrian('x', [22, 18])], fire, [1, 10])
  const roll = t.t.dice.roll.bind(t.t.dice)
  t.t.dice.roll = (sides, why) => {
    dice.push(t.at())
    return roll(sides, why)
  }
  t.act('fire', 1 * AIM + 0)
  assert.deepEqual(dice, ['shot.roll', 'shot.answer'])
})
