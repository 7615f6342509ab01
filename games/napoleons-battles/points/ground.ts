/** Ground between two armies: hills, woods, villages, a road, sometimes a stream, in the middle of the table. */
import { ellipse } from '../data/scenarios/rows.ts'
import type { ObjectiveData, Spot, TerrainData } from '../scenario.ts'
import type { Pick } from './chance.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly wide: number
  readonly high: number
}
const apart = (a: Box, b: Box): boolean =>
  a.x + a.wide + 1 <= b.x || b.x + b.wide + 1 <= a.x || a.y + a.high + 1 <= b.y || b.y + b.high + 1 <= a.y
const corners = ({ x, y, wide, high }: Box): Spot[] => [
  [x, y],
  [x + wide, y],
  [x + wide, y + high],
  [x, y + high],
]
const VILLAGES = ['San Biagio', 'Rivalta', 'Montaldo', 'Castelnuovo', 'La Torre', 'Borgo Vecchio', 'Pieve', 'Ronco']
const FEATURES = ['hill', 'wood', 'town', 'rough', 'hill', 'wood', 'town'] as const

/** Six to ten features where neither army stands. */
export function groundFor(
  width: number,
  height: number,
  pick: Pick,
): { readonly terrain: TerrainData[]; readonly objectives: ObjectiveData[] } {
  const [west, east] = [Math.ceil(width * 0.3), Math.floor(width * 0.7)]
  const taken: Box[] = []
  const terrain: TerrainData[] = []
  const objectives: ObjectiveData[] = []
  const first = pick(VILLAGES.length)
  const wanted = 6 + pick(5)
  for (let n = 0, tries = 0; n < wanted && tries < 60; tries++) {
    const kind = FEATURES[n % FEATURES.length]!
    const [wide, high] = kind === 'town' ? [3, 3] : [4 + pick(4), 4 + pick(4)]
    const box = { x: west + pick(east - west - wide), y: 2 + pick(height - high - 4), wide, high }
    if (!taken.every(other => apart(box, other))) continue
    taken.push(box)
    n++
    if (kind === 'hill') {
      const middle: Spot = [box.x + wide / 2, box.y + high / 2]
      terrain.push({ kind, level: 1 + pick(2), at: ellipse(middle[0], middle[1], wide / 2, high / 2) })
      if (objectives.length < 3) objectives.push({ name: `Quota ${terrain.length * 10}`, at: middle, points: 15 })
    } else if (kind === 'town') {
      const name = VILLAGES[(first + terrain.length) % VILLAGES.length]!
      if (terrain.some(each => each.name === name)) continue
      terrain.push({ kind, name, value: 1 + pick(2), at: corners(box) })
      if (objectives.length < 3) objectives.push({ name, town: name, points: 20 })
    } else terrain.push({ kind, at: corners(box) })
  }
  const road = 4 + pick(height - 8)
  terrain.push({
    kind: 'road',
    width: 0.5,
    at: [
      [0, road],
      [Math.round(width / 2), Math.round(height / 2)],
      [width, height - road],
    ],
  })
  return { terrain, objectives }
}
