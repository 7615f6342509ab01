/** Small positions in which what chapters 13 to 15 know happens at once. */
import type { ScenarioData } from '../scenario.ts'

/** A town under heavy guns and howitzers, gunners who have lost theirs, cuirassiers before muskets, corps that are soon worn. */
// biome-ignore format: an order of battle, one thing to a line
export const BLAZE: ScenarioData = {
  table: [30, 24], year: 1809, turns: 5, first: 0, phase: 'fire', side: 1,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 2 }, { id: 'a', side: 1, name: 'a', morale: 2 }],
  terrain: [
    { kind: 'town', name: 'Rocca', value: 2, at: [[12, 10], [16, 10], [16, 14], [12, 14]] },
    { kind: 'town', name: 'Borgo', value: 1, at: [[3, 18], [6, 18], [6, 21], [3, 21]] },
    { kind: 'road', width: 0.5, at: [[0, 2], [30, 2]] },
  ],
  generals: [
    { id: 'fc', side: 0, army: 'f', name: 'Corps', rank: 'corps', radius: 9, quality: 'G', response: 6, combat: 1, fatigue: 1, at: [4, 12], facing: 90 },
    { id: 'fd', side: 0, army: 'f', name: 'Divisionnaire', rank: 'division', radius: 4, quality: 'G', response: 4, combat: 1, under: 'fc', at: [5, 9], facing: 90 },
    { id: 'ad', side: 1, army: 'a', name: 'Generalmajor', rank: 'division', radius: 6, quality: 'A', response: 5, combat: 0, fatigue: 1, at: [20, 12], facing: 270 },
  ],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'Fr12#', under: 'fd', at: [8, 12], facing: 90, formation: 'line' },
    { id: 'f2', side: 0, army: 'f', type: 'FrHFA', under: 'fd', at: [8, 15], facing: 90, formation: 'line' },
    { id: 'f3', side: 0, army: 'f', type: 'FrHC', figures: 16, under: 'fd', at: [15.3, 6.5], facing: 90, formation: 'column' },
    { id: 'f4', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'fd', at: [9, 9], facing: 90, formation: 'column' },
    { id: 'f5', side: 0, army: 'f', type: 'Fr12#', under: 'fd', at: [4.5, 15], facing: 90, formation: 'column', marks: ['gunless'] },
    { id: 'f6', side: 0, army: 'f', type: 'FrOGD', figures: 12, under: 'fd', at: [6, 6], facing: 90, formation: 'column' },
    { id: 'f7', side: 0, army: 'f', type: 'FrLN', figures: 12, under: 'fd', at: [8, 2], facing: 90, formation: 'march', marks: ['rout'] },
    { id: 'f8', side: 0, army: 'f', type: 'FrLNC', figures: 12, under: 'fd', at: [9, 19], facing: 90, formation: 'column' },
    { id: 'a1', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'ad', at: [12, 12], facing: 270, formation: 'deployed', town: 'Rocca' },
    { id: 'a2', side: 1, army: 'a', type: 'AuLN', figures: 24, under: 'ad', at: [17, 6.5], facing: 270, formation: 'line' },
    { id: 'a3', side: 1, army: 'a', type: 'Au6#', under: 'ad', with: 'a4', formation: 'line' },
    { id: 'a4', side: 1, army: 'a', type: 'AuLN', figures: 16, under: 'ad', at: [14, 19], facing: 270, formation: 'line' },
    { id: 'a5', side: 1, army: 'a', type: 'AuHC', figures: 12, under: 'ad', at: [22, 16], facing: 270, formation: 'column', marks: ['react'] },
    { id: 'a6', side: 1, army: 'a', type: 'Au12#', under: 'ad', at: [22, 9], facing: 270, formation: 'column' },
    { id: 'a7', side: 1, army: 'a', type: 'WAGON', at: [26, 20], facing: 270, formation: 'column' },
  ],
}

/** Guards of both sides close to the enemy, with generals and without, in line and in column, and cavalry kept in hand beside them. */
// biome-ignore format: an order of battle, one thing to a line
export const GUARDS: ScenarioData = {
  table: [30, 24], year: 1809, turns: 3, first: 0, phase: 'guard', side: 0,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 6 }, { id: 'a', side: 1, name: 'a', morale: 6 }],
  generals: [
    { id: 'fc', side: 0, army: 'f', name: 'Chef', rank: 'army', radius: 20, quality: 'E', response: 10, combat: 2, with: 'f1' },
    { id: 'fd', side: 0, army: 'f', name: 'Divisionnaire', rank: 'division', radius: 12, quality: 'G', response: 9, combat: 1, under: 'fc', with: 'f2' },
    { id: 'ac', side: 1, army: 'a', name: 'Feldherr', rank: 'army', radius: 20, quality: 'G', response: 10, combat: 1, with: 'a1' },
    { id: 'ad', side: 1, army: 'a', name: 'Generalmajor', rank: 'division', radius: 12, quality: 'A', response: 9, combat: 0, under: 'ac', at: [23, 12], facing: 270 },
  ],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'FrOGD', figures: 20, under: 'fd', at: [10, 6], facing: 90, formation: 'column' },
    { id: 'f2', side: 0, army: 'f', type: 'FrMGD', figures: 16, under: 'fd', at: [10, 12], facing: 90, formation: 'column' },
    { id: 'f3', side: 0, army: 'f', type: 'FrYGD', figures: 16, under: 'fd', at: [10, 17], facing: 90, formation: 'column' },
    { id: 'f4', side: 0, army: 'f', type: 'FrYGD', figures: 16, under: 'fd', at: [7, 17], facing: 90, formation: 'line' },
    { id: 'f5', side: 0, army: 'f', type: 'FrLC', figures: 12, under: 'fd', at: [8, 21], facing: 90, formation: 'column', marks: ['react'] },
    { id: 'f6', side: 0, army: 'f', type: 'Fr6#', under: 'fd', with: 'f2', formation: 'line' },
    { id: 'f7', side: 0, army: 'f', type: 'FrGN', figures: 16, under: 'fd', at: [10, 2.5], facing: 90, formation: 'column', marks: ['half'] },
    { id: 'a1', side: 1, army: 'a', type: 'AuGN', figures: 20, under: 'ad', at: [15, 6], facing: 270, formation: 'column' },
    { id: 'a2', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'ad', at: [14, 12], facing: 270, formation: 'line' },
    { id: 'a3', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'ad', at: [18, 12], facing: 270, formation: 'line' },
    { id: 'a4', side: 1, army: 'a', type: 'AuLC', figures: 12, under: 'ad', at: [17, 19], facing: 270, formation: 'column', marks: ['react'] },
    { id: 'a5', side: 1, army: 'a', type: 'Au6#', under: 'ad', at: [19, 8], facing: 270, formation: 'line' },
  ],
}

/** Dragoons who may dismount, brigades with bases to leave, a building too small for any of them and one that is not. */
// biome-ignore format: an order of battle, one thing to a line
export const OUTPOSTS: ScenarioData = {
  table: [26, 20], year: 1809, turns: 4, first: 0,
  armies: [{ id: 'f', side: 0, name: 'f', morale: 5 }, { id: 'a', side: 1, name: 'a', morale: 5 }],
  terrain: [
    { kind: 'town', name: 'Casale', value: 1, at: [[12, 6], [13.5, 6], [13.5, 7.5], [12, 7.5]] },
    { kind: 'town', name: 'Borgo', value: 2, at: [[11, 14], [15, 14], [15, 18], [11, 18]] },
    { kind: 'road', width: 0.5, at: [[0, 2], [26, 2]] },
  ],
  generals: [
    { id: 'fc', side: 0, army: 'f', name: 'Chef', rank: 'army', radius: 20, quality: 'E', response: 10, combat: 2, at: [3, 10], facing: 90 },
    { id: 'fd', side: 0, army: 'f', name: 'Divisionnaire', rank: 'division', radius: 14, quality: 'G', response: 9, combat: 1, under: 'fc', at: [5, 10], facing: 90 },
    { id: 'ac', side: 1, army: 'a', name: 'Feldherr', rank: 'army', radius: 20, quality: 'G', response: 10, combat: 1, at: [23, 10], facing: 270 },
    { id: 'ad', side: 1, army: 'a', name: 'Generalmajor', rank: 'division', radius: 14, quality: 'G', response: 9, combat: 0, under: 'ac', at: [21, 10], facing: 270 },
  ],
  units: [
    { id: 'f1', side: 0, army: 'f', type: 'FrDR', figures: 16, under: 'fd', at: [9, 11], facing: 90, formation: 'column' },
    { id: 'f2', side: 0, army: 'f', type: 'FrLN', figures: 24, under: 'fd', at: [12, 6.75], facing: 90, formation: 'line' },
    { id: 'f3', side: 0, army: 'f', type: 'FrLN', figures: 20, under: 'fd', at: [8, 2], facing: 90, formation: 'march' },
    { id: 'f4', side: 0, army: 'f', type: 'Fr6#', under: 'fd', with: 'f2', formation: 'line' },
    { id: 'f5', side: 0, army: 'f', type: 'FrDR', figures: 12, under: 'fd', at: [8, 16], facing: 90, formation: 'line' },
    { id: 'a1', side: 1, army: 'a', type: 'AuLN', figures: 28, under: 'ad', at: [15, 16], facing: 90, formation: 'deployed', town: 'Borgo' },
    { id: 'a2', side: 1, army: 'a', type: 'AuLN', figures: 24, under: 'ad', at: [17, 7], facing: 270, formation: 'column' },
    { id: 'a3', side: 1, army: 'a', type: 'FrDR', figures: 16, under: 'ad', at: [18, 12], facing: 270, formation: 'column' },
    { id: 'a4', side: 1, army: 'a', type: 'AuLC', figures: 16, under: 'ad', at: [20, 4], facing: 270, formation: 'column', marks: ['react'] },
  ],
}
