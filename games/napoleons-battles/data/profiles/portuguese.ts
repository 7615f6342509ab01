import type { TroopProfile } from '../../profile.ts'

// biome-ignore format: a table, one type and period to a line
export const PORTUGUESE: readonly TroopProfile[] = [
  { code: 'PtLN', from: 1809, to: 1815, arm: 'infantry', kind: 'line', name: { it: 'Linea portoghese', en: 'Portuguese line' }, combat: [0, 2, 3, -4], disorder: 3, rout: 5, control: 6, dispersal: 'C', range: 3, fire: -1, column: 10, line: 5, march: 14, rough: [2, 3], back: [1, 2], change: [1, 2], points: 90, better: { dispersal: 'inferred' } },
  { code: 'PtLT', from: 1792, to: 1815, arm: 'infantry', kind: 'light', name: { it: 'Caçadores', en: 'Caçadores' }, combat: [0, 2, 3, -5], disorder: 3, rout: 5, control: 6, dispersal: 'C', range: 3, fire: 0, column: 12, line: 6, march: 16, rough: [3, 4], back: [2, 3], change: [1, 3], points: 95, skirmish: true },
  { code: 'PtMIL', from: 1792, to: 1815, arm: 'infantry', kind: 'militia', name: { it: 'Milizia portoghese', en: 'Portuguese militia' }, combat: [-2, -2, 0, -6], disorder: 2, rout: 4, control: 3, dispersal: 'E', range: 2, fire: -3, column: 8, line: 3, march: 12, rough: [2, 3], back: [1, 3], change: [1, 1], points: 35 },
  { code: 'PtGUE', from: 1792, to: 1815, arm: 'infantry', kind: 'guerrilla', name: { it: 'Guerriglia portoghese', en: 'Portuguese guerrillas' }, combat: [-3, -3, undefined, -6], disorder: 2, rout: 3, control: 2, dispersal: 'E', range: 2, fire: -3, column: 10, line: 4, march: 12, rough: [3, 4], back: [1, 2], change: [1, 1], points: 25, irregular: true },
  { code: 'PtLC', from: 1792, to: 1815, arm: 'cavalry', kind: 'cavalry', name: { it: 'Cavalleria portoghese', en: 'Portuguese cavalry' }, combat: [0, 1, undefined, 2], disorder: 2, rout: 4, control: 5, dispersal: 'D', column: 22, line: 13, march: 28, rough: [1, 2], back: [1, 2], change: [1, 2], points: 70, better: { dispersal: 'inferred' } },
]
