/** Two handfuls in a morning fog, where the optional rules happen at once: guns in two rows, irregulars, horse close to foot. */
import type { ScenarioData } from '../scenario.ts'

// biome-ignore format: an order of battle, one thing to a line
export const CAMP: ScenarioData = {
  table: [30, 22], year: 1804, turns: 4, first: 0, weather: 4, initiative: 1, freeRolls: [6, 6],
  armies: [{ id: 'f', side: 0, name: 'f', morale: 6 }, { id: 'a', side: 1, name: 'a', morale: 6 }],
  terrain: [
    { kind: 'hill', level: 1, at: [[13, 2], [16, 2], [16, 6], [13, 6]] },
    { kind: 'wood', at: [[12, 16], [17, 16], [17, 21], [12, 21]] },
    { kind: 'town', name: 'Campo', value: 1, at: [[20, 17], [23, 17], [23, 20], [20, 20]] },
  ],
  generals: [
    { id: 'fc', side: 0, army: 'f', name: 'Chef', rank: 'army', radius: 12, quality: 'E', response: 10, combat: 2, at: [5, 12], facing: 90 },
    { id: 'fd', side: 0, army: 'f', name: 'Divisionnaire', rank: 'division', radius: 6, quality: 'G', response: 6, combat: 1, under: 'fc', at: [8, 13.5], facing: 90 },
    { id: 'ac', side: 1, army: 'a', name: 'Feldherr', rank: 'army', radius: 12, quality: 'A', response: 10, combat: 0, at: [26, 12], facing: 270, moves: 12 },
    { id: 'ad', side: 1, army: 'a', name: 'Generalmajor', rank: 'division', radius: 6, quality: 'A', response: 5, combat: 1, under: 'ac', at: [22, 13.5], facing: 270 },
  ],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'fd', at: [11, 12], facing: 90, formation: 'line' },
    { id: 'f2', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'fd', at: [10, 9], facing: 90, formation: 'column' },
    { id: 'f3', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'fd', at: [8, 9], facing: 90, formation: 'column' },
    { id: 'f4', side: 0, army: 'f', type: 'FrLC', figures: 12, under: 'fd', at: [11, 15.5], facing: 90, formation: 'column' },
    { id: 'f5', side: 0, army: 'f', type: 'Fr12#', under: 'fd', at: [11, 5], facing: 90, formation: 'line' },
    { id: 'f6', side: 0, army: 'f', type: 'Fr12#', under: 'fd', at: [10, 5], facing: 90, formation: 'line' },
    { id: 'a1', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'ad', at: [18, 12], facing: 270, formation: 'line' },
    { id: 'a2', side: 1, army: 'a', type: 'RsCSK', figures: 12, under: 'ad', at: [18.5, 15.5], facing: 270, formation: 'column' },
    { id: 'a3', side: 1, army: 'a', type: 'AuLC', figures: 12, under: 'ad', at: [18, 8], facing: 270, formation: 'column' },
    { id: 'a4', side: 1, army: 'a', type: 'Au6#', under: 'ad', at: [19, 5], facing: 270, formation: 'line' },
    { id: 'a5', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'ad', at: [22, 4], facing: 270, formation: 'column', marks: ['disorder'] },
  ],
  objectives: [{ name: 'Campo', town: 'Campo', points: 20, holder: 1 }],
}

/** Every optional rule that is written, the rarer ways of it, too. */
export const EVERYTHING = { rules: 'complete', prone: 'charged' } as const

/** Appendix B: the same two handfuls as a corps a side, the chiefs far enough behind for couriers to be late. */
export const HEADQUARTERS: ScenarioData = {
  ...CAMP,
  generals: CAMP.generals!.map(each =>
    each.rank === 'army'
      ? { ...each, radius: 3, at: each.side === 0 ? [1, 1] : [29, 1] }
      : {
          ...each,
          rank: 'corps',
          radius: 8,
          order: { kind: each.side === 0 ? 'attack' : 'defend', places: ['Campo'] },
        },
  ),
}

/** Light infantry and Jäger with skirmishers before them, horse close by, a wood and a gun: where appendix A happens at once. One figure less, and they have a base of skirmishers too many. */
// biome-ignore format: an order of battle, one thing to a line
export const PICKETS: ScenarioData = {
  table: [26, 18], year: 1805, turns: 3, first: 0,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 4 }, { id: 'a', side: 1, name: 'a', morale: 4 }],
  terrain: [{ kind: 'wood', at: [[10, 1], [15, 1], [15, 4], [10, 4]] }],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'FrLT', figures: 13, at: [8, 8], facing: 90, formation: 'line', skirmishers: [[11, 7, 90], [11, 9, 90]] },
    { id: 'f2', side: 0, army: 'f', type: 'FrLN', figures: 16, at: [8, 13], facing: 90, formation: 'column' },
    { id: 'f3', side: 0, army: 'f', type: 'FrLC', figures: 12, at: [5, 4], facing: 90, formation: 'column' },
    { id: 'a1', side: 1, army: 'a', type: 'AuJG', figures: 13, at: [17, 8], facing: 270, formation: 'line', skirmishers: [[13, 8, 270], [14, 10, 270]] },
    { id: 'a2', side: 1, army: 'a', type: 'AuLN', figures: 16, at: [15, 13], facing: 270, formation: 'line' },
    { id: 'a3', side: 1, army: 'a', type: 'AuLC', figures: 12, at: [21, 4], facing: 270, formation: 'column' },
    { id: 'a4', side: 1, army: 'a', type: 'Au6#', at: [18, 16], facing: 270, formation: 'line' },
  ],
}

/** Builders of both sides with their wagons: on the bank of a stream, behind a wall, in a town, in the open. */
// biome-ignore format: an order of battle, one thing to a line
export const SAPPERS: ScenarioData = {
  table: [26, 20], year: 1809, turns: 4, first: 0,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 5 }, { id: 'a', side: 1, name: 'a', morale: 5 }],
  terrain: [
    { kind: 'stream', width: 0.8, at: [[13, 12], [13, 20]] },
    { kind: 'stream', width: 5, closed: ['infantry', 'cavalry', 'foot', 'horse', 'supply'], at: [[14.5, 0], [14.5, 4]] },
    { kind: 'wall', value: 1, protects: 270, at: [[10, 5], [10, 9]] },
    { kind: 'hedge', at: [[16, 5], [16, 9]] },
    { kind: 'town', name: 'Borgo', value: 2, at: [[19, 13], [23, 13], [23, 17], [19, 17]] },
  ],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'FrLN', figures: 16, at: [12.5, 16], facing: 90, formation: 'line' },
    { id: 'f2', side: 0, army: 'f', type: 'WAGON', at: [11.5, 15.2], facing: 90, formation: 'column' },
    { id: 'f3', side: 0, army: 'f', type: 'WAGON', at: [11.5, 16.8], facing: 90, formation: 'column' },
    { id: 'f4', side: 0, army: 'f', type: 'FrLN', figures: 16, at: [10, 7], facing: 90, formation: 'line' },
    { id: 'f5', side: 0, army: 'f', type: 'WAGON', with: 'f4', formation: 'column' },
    { id: 'f6', side: 0, army: 'f', type: 'FrLN', figures: 12, at: [12, 2], facing: 90, formation: 'line' },
    { id: 'f7', side: 0, army: 'f', type: 'WAGON', at: [11, 1.2], facing: 90, formation: 'column' },
    { id: 'f8', side: 0, army: 'f', type: 'WAGON', at: [11, 2.8], facing: 90, formation: 'column' },
    { id: 'a1', side: 1, army: 'a', type: 'AuLN', figures: 20, at: [19, 15], facing: 270, formation: 'deployed', town: 'Borgo' },
    { id: 'a2', side: 1, army: 'a', type: 'WAGON', with: 'a1', formation: 'column' },
    { id: 'a3', side: 1, army: 'a', type: 'AuLN', figures: 20, at: [16, 7], facing: 270, formation: 'line' },
    { id: 'a4', side: 1, army: 'a', type: 'AuLC', figures: 12, at: [22, 8], facing: 270, formation: 'column' },
  ],
}
