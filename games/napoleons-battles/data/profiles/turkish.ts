import type { TroopProfile } from '../../profile.ts'

// biome-ignore format: a table, one type and period to a line
export const TURKISH: readonly TroopProfile[] = [
  { code: 'TkJAN', from: 1792, to: 1815, arm: 'infantry', kind: 'line', name: { it: 'Giannizzeri', en: 'Janissaries' }, combat: [2, 0, 0, -5], disorder: 3, rout: 5, control: 4, dispersal: 'D', range: 2, fire: -2, column: 9, line: 3, march: 12, rough: [2, 3], back: [1, 3], change: [1, 1], points: 65 },
  { code: 'TkNIZ', from: 1792, to: 1815, arm: 'infantry', kind: 'line', name: { it: 'Nizam-i Cedid', en: 'Nizam-i Cedid' }, combat: [0, 0, 1, -5], disorder: 2, rout: 4, control: 4, dispersal: 'D', range: 2, fire: -2, column: 8, line: 3, march: 12, rough: [2, 3], back: [1, 3], change: [1, 1], points: 60 },
  { code: 'TkIRR', from: 1792, to: 1815, arm: 'infantry', kind: 'militia', name: { it: 'Irregolari turchi a piedi', en: 'Turkish irregular foot' }, combat: [-2, -3, -2, -7], disorder: 2, rout: 3, control: 2, dispersal: 'E', range: 2, fire: -3, column: 10, line: 3, march: 12, rough: [3, 4], back: [1, 3], change: [1, 1], points: 25, irregular: true },
  { code: 'TkSIP', from: 1792, to: 1815, arm: 'cavalry', kind: 'cavalry', name: { it: 'Sipahi', en: 'Sipahis' }, combat: [2, 1, undefined, 4], disorder: 2, rout: 4, control: 4, dispersal: 'D', column: 24, line: 14, march: 30, rough: [1, 2], back: [1, 2], change: [1, 2], points: 80 },
  { code: 'TkLC', from: 1792, to: 1815, arm: 'cavalry', kind: 'cavalry', name: { it: 'Deli e Tatari', en: 'Delis and Tatars' }, combat: [1, 0, undefined, 3], disorder: 2, rout: 3, control: 3, dispersal: 'E', column: 26, line: 16, march: 30, rough: [1, 2], back: [1, 2], change: [1, 2], points: 55, irregular: true },
  { code: 'MkC', from: 1792, to: 1815, arm: 'cavalry', kind: 'cavalry', name: { it: 'Mamelucchi', en: 'Mamelukes' }, combat: [3, 2, undefined, 5], disorder: 3, rout: 5, control: 4, dispersal: 'D', column: 26, line: 16, march: 30, rough: [1, 2], back: [1, 2], change: [1, 2], points: 100 },
]
