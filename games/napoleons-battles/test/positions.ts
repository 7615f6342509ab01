/** Two small armies a few inches apart on broken ground: everything the chapters 8 to 11 know happens here within a turn or two. */
import type { ScenarioData } from '../scenario.ts'

// biome-ignore format: an order of battle, one thing to a line
export const MEETING: ScenarioData = {
  table: [36, 30], year: 1809, turns: 5, first: 0,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 9 }, { id: 'a', side: 1, name: 'a', morale: 4 }, { id: 'p', side: 1, name: 'p', morale: 3 }],
  terrain: [
    { kind: 'wood', at: [[13, 3], [17, 3], [17, 8], [13, 8]] },
    { kind: 'town', name: 'Villa', value: 2, at: [[17, 13], [20, 13], [20, 16], [17, 16]] },
    { kind: 'hill', level: 1, at: [[22, 18], [29, 18], [29, 27], [22, 27]] },
    { kind: 'stream', width: 0.5, disorders: true, closed: ['foot', 'horse', 'supply'], at: [[15, 20], [15, 29]] },
    { kind: 'bridge', width: 1.5, at: [[14, 24], [16, 24]] },
    { kind: 'wall', value: 1, protects: 90, at: [[20.5, 9], [20.5, 12]] },
    { kind: 'hedge', at: [[12, 10], [16, 10]] },
    { kind: 'impassable', at: [[1, 26], [4, 26], [4, 29], [1, 29]] },
    { kind: 'road', width: 0.5, at: [[0, 24], [18, 24]] },
  ],
  generals: [
    { id: 'fc', side: 0, army: 'f', name: 'Chef', rank: 'army', radius: 12, quality: 'E', response: 10, combat: 2, at: [9, 15], facing: 90 },
    { id: 'fd', side: 0, army: 'f', name: 'Divisionnaire', rank: 'division', radius: 6, quality: 'G', response: 6, combat: 1, under: 'fc', at: [12, 14], facing: 90 },
    { id: 'ac', side: 1, army: 'a', name: 'Feldherr', rank: 'army', radius: 10, quality: 'A', response: 10, combat: 0, at: [27, 13], facing: 270 },
    { id: 'ad', side: 1, army: 'a', name: 'Generalmajor', rank: 'division', radius: 6, quality: 'P', response: 4, combat: 1, defence: true, under: 'ac', at: [24, 14], facing: 270 },
  ],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'FrLN', figures: 24, under: 'fd', at: [14, 12], facing: 90, formation: 'column' },
    { id: 'f2', side: 0, army: 'f', type: 'FrLT', figures: 16, under: 'fd', at: [13, 17.5], facing: 90, formation: 'column' },
    { id: 'f3', side: 0, army: 'f', type: 'FrLC', figures: 16, under: 'fd', at: [11, 8], facing: 90, formation: 'column' },
    { id: 'f4', side: 0, army: 'f', type: 'FrHC', figures: 12, under: 'fd', at: [9, 20], facing: 90, formation: 'line' },
    { id: 'f5', side: 0, army: 'f', type: 'Fr12#', under: 'fd', at: [13.5, 15], facing: 90, formation: 'line' },
    { id: 'f6', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'fd', at: [9, 12], facing: 90, formation: 'column', marks: ['rout'] },
    { id: 'f7', side: 0, army: 'f', type: 'Fr6#h', under: 'fd', with: 'f3', formation: 'line' },
    { id: 'a1', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'ad', at: [20.6, 10.5], facing: 270, formation: 'line' },
    { id: 'a2', side: 1, army: 'a', type: 'AuGN', figures: 16, under: 'ad', at: [18.5, 14.5], facing: 270, formation: 'deployed', town: 'Villa' },
    { id: 'a3', side: 1, army: 'a', type: 'AuLC', figures: 16, under: 'ad', at: [23, 6], facing: 270, formation: 'column' },
    { id: 'a4', side: 1, army: 'a', type: 'Au6#', under: 'ad', at: [23, 20], facing: 270, formation: 'line' },
    { id: 'a5', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'ad', at: [19, 18.5], facing: 270, formation: 'line' },
    { id: 'a6', side: 1, army: 'p', type: 'PrLW', figures: 12, at: [20, 26], facing: 270, formation: 'line', marks: ['disorder'] },
    { id: 'a7', side: 1, army: 'a', type: 'AuHC', figures: 12, under: 'ad', at: [26, 9], facing: 270, formation: 'column' },
    { id: 'a8', side: 1, army: 'a', type: 'WAGON', at: [33, 14], facing: 270, formation: 'column' },
  ],
  objectives: [{ name: 'Villa', town: 'Villa', points: 20, holder: 1 }],
}

/** Two handfuls at arm’s length, with a road, gates, an entry and somebody late: what is rare elsewhere happens here at once. */
// biome-ignore format: an order of battle, one thing to a line
export const SKIRMISH: ScenarioData = {
  table: [24, 20], year: 1809, turns: 4, first: 0,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 4 }, { id: 'a', side: 1, name: 'a', morale: 2 }],
  terrain: [
    { kind: 'road', width: 0.5, at: [[0, 10], [10, 10], [14, 6], [24, 6]] },
    { kind: 'town', name: 'Borgo', value: 2, at: [[10, 13], [13, 13], [13, 16], [10, 16]] },
    { kind: 'wall', value: 1, at: [[12, 1], [12, 5]], gates: [{ at: [12, 3], width: 2 }] },
    { kind: 'hill', level: 1, at: [[15, 8], [20, 8], [20, 14], [15, 14]] },
    { kind: 'impassable', at: [[22, 16], [24, 16], [24, 18], [22, 18]] },
  ],
  entries: [{ id: 'W', at: [0, 10], facing: 90 }, { id: 'E', at: [24, 6], facing: 270 }],
  generals: [
    { id: 'fc', side: 0, army: 'f', name: 'Chef', rank: 'army', radius: 9, quality: 'E', response: 10, combat: 2, at: [6, 12], facing: 90 },
    { id: 'fd', side: 0, army: 'f', name: 'Divisionnaire', rank: 'division', radius: 5, quality: 'G', response: 5, combat: 1, under: 'fc', at: [9.5, 11.5], facing: 90 },
    { id: 'ad', side: 1, army: 'a', name: 'Generalmajor', rank: 'division', radius: 6, quality: 'P', response: 4, combat: 1, moves: 1, at: [15.2, 11], facing: 270 },
    { id: 'ag', side: 1, army: 'a', name: 'Adjutant', rank: 'division', radius: 3, quality: 'A', response: 5, combat: 0, under: 'ad', at: [12, 7.5], facing: 270 },
  ],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'FrLC', figures: 12, under: 'fd', at: [9, 7], facing: 90, formation: 'column' },
    { id: 'f2', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'fd', at: [11, 14.5], facing: 90, formation: 'deployed', town: 'Borgo' },
    { id: 'f3', side: 0, army: 'f', type: 'Fr12#', under: 'fd', at: [8, 3], facing: 90, formation: 'line' },
    { id: 'f4', side: 0, army: 'f', type: 'FrLN', figures: 12, under: 'fd', arrives: { turn: 1, entry: 'W' } },
    { id: 'f5', side: 0, army: 'f', type: 'FrLN', figures: 12, under: 'fd', arrives: { turn: 1, entry: 'W' } },
    { id: 'f6', side: 0, army: 'f', type: 'FrLN', figures: 12, under: 'fd', arrives: { turn: 1, entry: 'W' } },
    { id: 'f7', side: 0, army: 'f', type: 'FrLN', figures: 12, under: 'fd', arrives: { turn: 1, entry: 'W' } },
    { id: 'a1', side: 1, army: 'a', type: 'AuLC', figures: 12, under: 'ad', at: [14, 9], facing: 270, formation: 'column' },
    { id: 'a2', side: 1, army: 'a', type: 'AuLN', figures: 16, under: 'ad', at: [14, 14.5], facing: 270, formation: 'line' },
    { id: 'a3', side: 1, army: 'a', type: 'AuLC', figures: 12, under: 'ad', at: [14, 3], facing: 270, formation: 'column' },
    { id: 'a4', side: 1, army: 'a', type: 'Au6#h', under: 'ad', with: 'a3', formation: 'line' },
    { id: 'a5', side: 1, army: 'a', type: 'AuLN', figures: 16, under: 'ad', arrives: { turn: 2, entry: 'E', rolls: [5, 5] } },
    { id: 'a6', side: 1, army: 'a', type: 'WAGON', at: [21, 12], facing: 270, formation: 'column' },
  ],
  objectives: [{ name: 'Borgo', town: 'Borgo', points: 20 }],
}

/** Contacts that can be divided in several ways, two riders upon one brigade, guns in a ford and over dead ground: the fire step of a battle half fought. */
// biome-ignore format: an order of battle, one thing to a line
export const TANGLE: ScenarioData = {
  table: [36, 24], year: 1809, turns: 1, first: 0, side: 0, phase: 'fire',
  terrain: [
    { kind: 'hill', level: 1, at: [[2, 10], [8, 10], [8, 14], [2, 14]] },
    { kind: 'stream', width: 1, at: [[14, 0], [14, 5]] },
  ],
  units: [
    { id: 'a', side: 0, type: 'FrLN', figures: 16, at: [10, 20.2], facing: 90, formation: 'line' },
    { id: 'b', side: 0, type: 'FrLN', figures: 16, at: [10, 17.2], facing: 90, formation: 'line' },
    { id: 'h', side: 0, type: 'FrLC', figures: 8, at: [10, 8.1], facing: 90, formation: 'column', marks: ['charged', 'attacker'] },
    { id: 'k', side: 0, type: 'FrLC', figures: 8, at: [10, 6.9], facing: 90, formation: 'column', marks: ['charged', 'attacker'] },
    { id: 'l', side: 0, type: 'FrLC', figures: 4, dispersal: 1, at: [12, 7.5], facing: 270, formation: 'column', marks: ['charged', 'attacker'] },
    { id: 'd', side: 0, type: 'FrLN', figures: 28, at: [24, 18], facing: 90, formation: 'column' },
    { id: 'g', side: 0, type: 'Fr8#', at: [6, 12], facing: 90, formation: 'line' },
    { id: 'c', side: 0, type: 'FrLN', figures: 12, at: [6, 2.5], facing: 90, formation: 'column' },
    { id: 'x', side: 1, type: 'AuLN', figures: 16, at: [10, 20.2], facing: 270, formation: 'line' },
    { id: 'y', side: 1, type: 'AuLN', figures: 16, at: [10, 17.2], facing: 270, formation: 'line' },
    { id: 'z', side: 1, type: 'AuLN', figures: 20, at: [10, 7.5], facing: 270, formation: 'column', marks: ['disorder'] },
    { id: 'e', side: 1, type: 'AuLN', figures: 12, at: [24, 18.8], facing: 270, formation: 'column' },
    { id: 'f', side: 1, type: 'AuLN', figures: 12, at: [24, 17.2], facing: 270, formation: 'column' },
    { id: 'w', side: 1, type: 'AuLN', figures: 12, at: [8.8, 12], facing: 270, formation: 'line' },
    { id: 'm', side: 1, type: 'Au6#', at: [14.2, 2.5], facing: 270, formation: 'line' },
    { id: 'r', side: 1, type: 'AuLC', figures: 12, at: [22, 8], facing: 270, formation: 'column', marks: ['react'] },
  ],
}

/** A routed brigade with enemies all round it. */
// biome-ignore format: an order of battle, one thing to a line
export const RING: ScenarioData = {
  table: [36, 24], year: 1805, turns: 1, first: 0, side: 0, phase: 'movement',
  units: [
    { id: 'a', side: 0, type: 'FrLN', figures: 16, at: [20.6, 17.5], facing: 90, formation: 'column', marks: ['rout'] },
    { id: 'n', side: 1, type: 'AuLN', figures: 20, at: [20, 19.9], facing: 180, formation: 'line' },
    { id: 's', side: 1, type: 'AuLN', figures: 20, at: [20, 15.1], facing: 0, formation: 'line' },
    { id: 'e', side: 1, type: 'AuLN', figures: 20, at: [22, 17.5], facing: 270, formation: 'line' },
    { id: 'w', side: 1, type: 'AuLN', figures: 20, at: [17.2, 17.5], facing: 90, formation: 'line' },
  ],
}

/** Heavy guns before an empty town and nobody else in reach: they may fire at it, and may as well not (9.3.2, 9.1.4). */
// biome-ignore format: an order of battle, one thing to a line
export const SIEGE: ScenarioData = {
  table: [30, 24], year: 1809, turns: 4, first: 0, phase: 'fire',
  terrain: [{ kind: 'town', name: 'Rocca', value: 2, at: [[9, 10], [12, 10], [12, 14], [9, 14]] }],
  units: [
    { id: 'f1', side: 0, type: 'Fr12#', at: [6, 12], facing: 90, formation: 'line' },
    { id: 'a1', side: 1, type: 'AuLN', figures: 20, at: [29, 4], facing: 270, formation: 'line' },
  ],
}
