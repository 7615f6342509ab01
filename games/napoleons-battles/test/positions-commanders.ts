/** 20.3 Two corps a side, each with a seat: a small meeting that is soon over. */
import type { ScenarioData } from '../scenario.ts'

// biome-ignore format: an order of battle, one thing to a line
export const FOUR: ScenarioData = {
  table: [32, 22], year: 1805, turns: 3, first: 0,
  sides: [{ it: 'Francesi', en: 'French' }, { it: 'Austriaci', en: 'Austrians' }],
  armies: [{ id: 'f', side: 0, name: 'f', morale: 5 }, { id: 'a', side: 1, name: 'a', morale: 5 }],
  generals: [
    { id: 'fc', side: 0, army: 'f', name: 'Chef', rank: 'army', radius: 12, quality: 'E', response: 3, combat: 2, at: [4, 8], facing: 90 },
    { id: 'f1', side: 0, army: 'f', name: 'Premier', rank: 'corps', radius: 6, quality: 'G', response: 3, combat: 1, under: 'fc', at: [6, 6], facing: 90 },
    { id: 'f2', side: 0, army: 'f', name: 'Second', rank: 'corps', radius: 6, quality: 'G', response: 3, combat: 1, under: 'fc', at: [6, 15], facing: 90 },
    { id: 'ac', side: 1, army: 'a', name: 'Feldherr', rank: 'army', radius: 12, quality: 'A', response: 3, combat: 0, at: [28, 8], facing: 270 },
    { id: 'a1', side: 1, army: 'a', name: 'Erster', rank: 'corps', radius: 6, quality: 'A', response: 3, combat: 1, under: 'ac', at: [26, 6], facing: 270 },
    { id: 'a2', side: 1, army: 'a', name: 'Zweiter', rank: 'corps', radius: 6, quality: 'A', response: 3, combat: 1, under: 'ac', at: [26, 15], facing: 270 },
  ],
  units: [
    { id: 'x1', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'f1', at: [10, 6], facing: 90, formation: 'column' },
    { id: 'x2', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'f1', at: [10, 9], facing: 90, formation: 'column' },
    { id: 'x3', side: 0, army: 'f', type: 'FrLN', figures: 16, under: 'f2', at: [10, 14], facing: 90, formation: 'column' },
    { id: 'x4', side: 0, army: 'f', type: 'FrLC', figures: 12, under: 'f2', at: [10, 17], facing: 90, formation: 'column' },
    { id: 'y1', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'a1', at: [22, 6], facing: 270, formation: 'line' },
    { id: 'y2', side: 1, army: 'a', type: 'AuLC', figures: 12, under: 'a1', at: [23, 10], facing: 270, formation: 'column' },
    { id: 'y3', side: 1, army: 'a', type: 'AuLN', figures: 20, under: 'a2', at: [22, 15], facing: 270, formation: 'line' },
  ],
  objectives: [{ name: 'Croce', at: [16, 11], points: 20 }],
}
