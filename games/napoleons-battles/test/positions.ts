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
