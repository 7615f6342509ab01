/** Positions of appendix A: light infantry in line at [10, 18], looking east, with or without skirmishers before it. */

import { skirmishersOf } from '../rules/a-bases.ts'
import type { ScenarioData, UnitData } from '../scenario.ts'
import { austrian, french, inch, type Stand, stand } from './table.ts'

/** Four bases of light infantry: speed 6 in line, 12 in column, a third of a turn to change, two bases of skirmishers. */
export const light = (id: string, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData =>
  french(id, at, { type: 'FrLT', formation: 'line', ...more })
/** The same for the other side: Austrian Jäger. */
export const jager = (id: string, at: readonly [number, number], more: Partial<UnitData> = {}): UnitData =>
  austrian(id, at, { type: 'AuJG', figures: 16, ...more })

export const skirmish = (
  units: readonly UnitData[],
  more: Partial<ScenarioData> & { options?: Record<string, string> } = {},
  dice: readonly number[] = [],
): Stand => stand(units, { ...more, options: { skirmishers: 'on', ...more.options } }, dice)

/** Bases by the middle of their fronts, in inches, and where they look. */
export const at = (...places: readonly (readonly [x: number, y: number, facing: number])[]): number[] =>
  places.flatMap(([x, y, facing]) => [inch(x), inch(y), facing * 10])
/** Those of a unit as they stand. */
export const out = (t: Stand, unit: number): number[][] =>
  skirmishersOf(t.s, unit).map(({ x, y, facing }) => [x / 240, y / 240, facing / 10])
