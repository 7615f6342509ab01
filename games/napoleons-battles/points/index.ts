/**
 * Battles by points. The book only mentions what armies cost (2.2.8, 20.1.1.3), so all of this is ours: two armies built for a budget, ground laid
 * between them, everything from a seed.
 */
import type { Option } from '@bivouac/kernel'
import type { GeneralData, ScenarioData, UnitData } from '../scenario.ts'
import { type Army, armyFor, IN_LINE, NATIONS, type Nation } from './army.ts'
import { chance } from './chance.ts'
import { groundFor } from './ground.ts'

const BUDGETS = ['200', '300', '400'] as const
const YEARS = ['1800', '1805', '1809', '1813'] as const
const SEEDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

export interface Wanted {
  readonly budget: number
  readonly year: number
  readonly nations: readonly [Nation, Nation]
  readonly seed: number
}
const SIZES: Readonly<Record<number, readonly [number, number]>> = { 200: [54, 44], 300: [60, 54], 400: [66, 60] }

const NAMES: Readonly<Record<Nation, { readonly it: string; readonly en: string }>> = {
  Fr: { it: 'Francesi', en: 'French' },
  Au: { it: 'Austriaci', en: 'Austrians' },
  Pr: { it: 'Prussiani', en: 'Prussians' },
  Rs: { it: 'Russi', en: 'Russians' },
  Br: { it: 'Britannici', en: 'British' },
  Sp: { it: 'Spagnoli', en: 'Spanish' },
  Tk: { it: 'Turchi', en: 'Turks' },
}

/** Inches from the edge: fronts, and the generals behind them. */
const FIRST_LINE = [11, 6.4] as const
const SECOND_LINE = [5.2, 1.1] as const
const CHIEF = 8.5
const tenth = (inches: number): number => Math.round(10 * inches) / 10

/** Divisions one beside the other, brigades in column before their general. */
function standing(
  army: Army,
  side: number,
  width: number,
  height: number,
): { units: UnitData[]; generals: GeneralData[] } {
  const facing = side === 0 ? 90 : 270
  const from = (inches: number): number => (side === 0 ? inches : width - inches)
  const units: UnitData[] = []
  const first = Math.min(IN_LINE, army.divisions.length)
  const share = height / first
  // The chief between two divisions, where he touches nobody (7.2.2.3).
  const generals: GeneralData[] = [
    { ...army.chief, at: [from(CHIEF), tenth(height / 2 + (first % 2) * (share / 2))], facing },
  ]
  army.divisions.forEach(({ general, units: own }, d) => {
    const [front, leader] = d < IN_LINE ? FIRST_LINE : SECOND_LINE
    const middle = tenth(share * ((d % IN_LINE) + 0.5))
    generals.push({ ...general, at: [from(leader), middle], facing })
    own.forEach((unit, n) => {
      const y = tenth(middle + (n - (own.length - 1) / 2) * 2.5)
      units.push({ ...unit, at: [from(front), y], facing, formation: 'column' })
    })
  })
  return { units, generals }
}

export const POINTS_ID = 'points'
/** How it is called on the shelf. */
export const BY_POINTS = {
  name: { it: 'Battaglia a punti', en: 'Battle by points' },
  about: {
    it: 'Due eserciti dello stesso costo su un terreno tirato a sorte: punti, anno, nazioni e terreno sono a scelta.',
    en: 'Two armies of the same cost on ground drawn by lot: points, year, nations and ground are yours to choose.',
  },
} as const

export function battleFor({ budget, year, nations, seed }: Wanted): ScenarioData {
  const pick = chance(seed * 31 + budget + year)
  const [width, height] = SIZES[budget] ?? SIZES[300]!
  const { terrain, objectives } = groundFor(width, height, pick)
  const armies = nations.map((nation, side) => armyFor(side, nation, year, budget * 100, pick))
  const placed = armies.map((army, side) => standing(army, side, width, height))
  const morale = (side: number): number =>
    Math.max(2, Math.round(placed[side]!.units.filter(({ figures }) => figures !== undefined).length / 2))
  const [one, other] = nations.map(nation => NAMES[nation]) as [(typeof NAMES)['Fr'], (typeof NAMES)['Fr']]
  const mirror = nations[0] === nations[1]
  return {
    id: POINTS_ID,
    ...BY_POINTS,
    provenance: 'reconstruction',
    year,
    table: [width, height],
    turns: 10,
    first: 0,
    sides: mirror
      ? [
          { it: `${one.it} (ovest)`, en: `${one.en} (west)` },
          { it: `${other.it} (est)`, en: `${other.en} (east)` },
        ]
      : [one, other],
    edges: ['west', 'east'],
    armies: [
      { id: 'first', side: 0, name: 'Alfa', morale: morale(0) },
      { id: 'second', side: 1, name: 'Omega', morale: morale(1) },
    ],
    terrain,
    generals: placed.flatMap(({ generals }) => generals),
    units: placed.flatMap(({ units }) => units),
    objectives,
  }
}

const value = (id: string, it = id, en = id) => ({ id, name: { it, en } })
const nationOption = (id: string, it: string, en: string, chosen: Nation): Option => ({
  id,
  name: { it, en },
  about: {
    it: 'Due eserciti della stessa nazione possono affrontarsi.',
    en: 'Two armies of the same nation may meet.',
  },
  values: NATIONS.map(each => value(each, NAMES[each].it, NAMES[each].en)),
  default: chosen,
})
/** What is chosen for a battle by points. */
export const POINT_OPTIONS: readonly Option[] = [
  {
    id: 'budget',
    name: { it: 'Punti', en: 'Points' },
    about: { it: 'Quanto vale ciascun esercito, secondo i profili.', en: 'What each army is worth, by its profiles.' },
    values: BUDGETS.map(each => value(each)),
    default: '300',
  },
  {
    id: 'year',
    name: { it: 'Anno', en: 'Year' },
    about: { it: 'Quali profili contano.', en: 'Which profiles count.' },
    values: YEARS.map(each => value(each)),
    default: '1805',
  },
  nationOption('west', 'Esercito a ovest', 'Army in the west', 'Fr'),
  nationOption('east', 'Esercito a est', 'Army in the east', 'Au'),
  {
    id: 'ground',
    name: { it: 'Terreno', en: 'Ground' },
    about: { it: 'Lo stesso numero dà sempre lo stesso terreno.', en: 'The same number is always the same ground.' },
    values: SEEDS.map(each => value(each)),
    default: '1',
  },
].map(option => ({ ...option, scenario: POINTS_ID }))

/** The battle somebody wants; the shipped one where nothing is said. */
export const wantedIn = (options: Readonly<Record<string, unknown>>): Wanted => {
  const chosen = (id: string): string => String(options[id] ?? POINT_OPTIONS.find(option => option.id === id)!.default)
  return {
    budget: Number(chosen('budget')),
    year: Number(chosen('year')),
    nations: [chosen('west') as Nation, chosen('east') as Nation],
    seed: Number(chosen('ground')),
  }
}
