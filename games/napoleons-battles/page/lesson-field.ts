/** San Rocco a little later: the French have crossed the stream, the 3e légère has been thrown back. */
import { SAN_ROCCO } from '../data/scenarios/san-rocco.ts'
import type { GeneralData, ScenarioData, UnitData } from '../scenario.ts'

const UNITS: Readonly<Record<string, Partial<UnitData>>> = {
  f1: { at: [24, 16.5] },
  f2: { at: [26, 20], formation: 'line' },
  f3: { at: [18, 12.3], marks: ['rout'], formation: 'column' },
  f4: { at: [20, 25.5] },
  f5: { at: [21, 22.5] },
  a1: { at: [29, 16.5] },
  a3: { at: [28, 25.5], formation: 'line' },
  a4: { at: [31, 12.3] },
  a5: { at: [30, 21.2] },
}
const GENERALS: Readonly<Record<string, Partial<GeneralData>>> = {
  lannoy: { at: undefined as never, with: 'f3' },
  duval: { at: [22, 18.5], radius: 8 },
}
const { id: _, zones: __, ...rest } = SAN_ROCCO
const written = (each: object): never => JSON.parse(JSON.stringify(each)) as never

export const FIELD: ScenarioData = written({
  ...rest,
  phase: 'control',
  side: 0,
  units: SAN_ROCCO.units.map(unit => ({ ...unit, ...UNITS[unit.id!] })),
  generals: SAN_ROCCO.generals!.map(general => ({ ...general, ...GENERALS[general.id] })),
})
