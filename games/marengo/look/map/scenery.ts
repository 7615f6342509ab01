/**
 * What is painted on the ground. None of it weighs in the game: its weight is in the shape of the locales and in the
 * symbols of the approaches. Ours: brooks and ridges follow the borders they defend, the rest is put where it looks well.
 */
import type { Point } from '../points.ts'
import { through } from './outlines.ts'

/** The Bormida, from the south-west past the bridgehead to its mouth. */
export const BORMIDA: readonly Point[] = [
  [-260, 1610],
  [-120, 1600],
  [10, 1530],
  [120, 1420],
  [236, 1342],
  [270, 1250],
  [240, 1130],
  [196, 1020],
  [140, 948],
  [84, 893],
  [58, 800],
  [44, 690],
  [96, 580],
  [190, 500],
  [310, 528],
  [430, 570],
  [540, 616],
  [628, 622],
  [684, 540],
  [694, 440],
  [690, 330],
  [688, 220],
  [706, 112],
  [790, 48],
  [900, -10],
  [990, -80],
]
/** The Tanaro, which takes it up north of Alessandria. */
export const TANARO: readonly Point[] = [
  [-260, 250],
  [-130, 236],
  [0, 160],
  [130, 96],
  [270, 110],
  [410, 88],
  [540, 30],
  [680, 20],
  [800, -20],
  [980, -90],
]
/** The Fontanone and the brooks south of it. */
export const BROOKS: readonly (readonly Point[])[] = [
  [[690, 346], ...through(76, 77, 78)],
  through(11, 12, 13, 14, 7, 16),
  through(16, 17, 19, 21, 22),
]
export const MARSH: readonly Point[] = through(78, 79, 83, 11)
/** Rising ground along a border: the crest, and whether it falls to both hands or only to the right. */
export const RIDGES: readonly { readonly crest: readonly Point[]; readonly both: boolean }[] = [
  { crest: through(41, 38, 32), both: true },
  { crest: through(86, 85, 40), both: false },
  { crest: through(39, 38), both: false },
]

/** Locales that are villages, and those that are woods. */
export const VILLAGES = ['W5', 'LW', 'LE', 'PG', 'FI', 'SN', 'SV', 'CN', 'CS', 'VI', 'MA', 'SP', 'GH', 'LU', 'BE', 'CG']
export const WOODS = ['N6', 'N8']
/** Farms that give their locale its name. */
// biome-ignore format: a table
export const FARMS: readonly Point[] = [
  [585, 1075], [940, 1300], [1420, 1390], [1190, 1610], [222, 1560], [240, 1890], [610, 1900], [820, 2060], [1740, 2010],
  [2390, 740], [2780, 880], [2862, 305], [2165, 1925], [1960, 1980], [2330, 1450], [2530, 1600], [2765, 2020],
]
/** Copses and lines of trees: where, how far they spread, how many. */
// biome-ignore format: a table
export const COPSES: readonly (readonly [x: number, y: number, wide: number, high: number, many: number])[] = [
  [905, 620, 60, 30, 6], [760, 880, 30, 40, 4], [1130, 1090, 70, 24, 7], [1560, 960, 60, 30, 5], [1890, 300, 60, 30, 6],
  [1700, 330, 40, 30, 4], [2600, 330, 40, 50, 6], [2120, 500, 60, 24, 6], [2440, 940, 60, 30, 6], [2260, 1180, 50, 30, 5],
  [1900, 1250, 60, 26, 6], [1620, 1450, 60, 26, 5], [1960, 1640, 40, 40, 5], [2640, 1560, 30, 50, 5], [540, 1560, 40, 40, 5],
  [560, 1760, 70, 22, 6], [350, 2060, 30, 30, 5], [830, 1480, 24, 40, 4], [1130, 1700, 20, 50, 4], [1760, 1580, 60, 24, 5],
  [2440, 2050, 30, 30, 4], [2880, 650, 20, 60, 5], [1480, 330, 40, 20, 4], [1690, 760, 40, 40, 5], [440, 720, 60, 24, 5],
  [560, 1010, 40, 26, 4], [120, 300, 60, 40, 6], [480, 330, 70, 50, 8], [560, 480, 60, 30, 6], [300, 220, 70, 30, 6],
  [-60, 1290, 60, 40, 7], [90, 1180, 50, 40, 6], [-150, 1470, 40, 40, 5], [590, 190, 40, 40, 5],
]
/** Tilled ground: middle, size, angle. */
// biome-ignore format: a table
export const FIELDS: readonly (readonly [x: number, y: number, wide: number, high: number, angle: number])[] = [
  [480, 1010, 110, 70, 30], [380, 760, 90, 60, -20], [1130, 870, 90, 80, 10], [960, 1080, 100, 60, 4], [1080, 1290, 90, 60, -8],
  [1500, 830, 90, 60, -18], [1360, 990, 80, 60, 8], [1580, 520, 100, 60, 14], [1560, 180, 90, 60, 30], [1760, 180, 90, 50, -30],
  [1960, 300, 90, 60, 10], [2160, 300, 80, 60, -40], [2560, 160, 90, 60, 24], [2400, 330, 100, 50, 8], [2420, 620, 90, 60, -24],
  [2780, 560, 80, 60, 4], [2150, 760, 100, 70, 24], [2400, 860, 90, 60, -36], [2710, 980, 90, 60, 26], [2560, 1180, 90, 60, -20],
  [2340, 1200, 90, 60, 24], [2160, 1220, 90, 60, 12], [1980, 960, 80, 60, -10], [1800, 1300, 110, 60, 10], [1660, 1480, 90, 60, -22],
  [1620, 1240, 90, 60, 14], [1440, 1200, 90, 60, -6], [1240, 1500, 100, 70, 30], [1380, 1780, 90, 60, 6], [1760, 1640, 100, 60, 16],
  [1540, 1800, 90, 60, 4], [2120, 1400, 90, 60, 10], [1960, 1560, 90, 70, -12], [2340, 1660, 100, 60, -6], [2520, 1520, 90, 60, 20],
  [2160, 1800, 100, 60, 4], [2160, 2020, 110, 60, 0], [2400, 1830, 80, 60, 2], [2560, 2020, 80, 60, 8], [2840, 1420, 70, 60, 0],
  [740, 1560, 90, 70, -24], [560, 1640, 90, 60, 14], [640, 1830, 110, 60, 2], [560, 2020, 100, 70, 0], [340, 1900, 90, 70, -4],
  [340, 1540, 80, 60, 28], [230, 1690, 80, 60, 0], [1080, 2040, 80, 50, -20], [1820, 560, 100, 60, 8], [1820, 780, 80, 70, 40],
  [2060, 640, 90, 60, 10], [1060, 300, 60, 50, 30], [830, 170, 80, 50, -20], [-40, 1200, 110, 70, 20], [380, 420, 100, 60, -14],
  [120, 420, 90, 60, 24], [0, 330, 90, 60, -20], [-120, 1320, 90, 60, -10], [500, 240, 80, 60, 20],
]
