/**
 * 18.4 What has been built and pulled down in a battle, written into the ground of its scenario. `State.works` is a text of words, done one after the
 * other; numbers are points, features are counted as in the scenario’s terrain, those built behind them:
 *
 *   g3,4800,2400,480    an opening in wall or hedge 3, its middle and its width (18.4.1.2)
 *   c3,4800,2400        the opening of wall 3 nearest to this place is closed again (18.4.2.2.4.2)
 *   v3,2                wall 3 is worth 2 in combat;   r3  it protects its other side
 *   w1,x,y,x,y,900      a trench worth 1, protecting its side to the east
 *   b240,x,y,x,y        a bridge so wide, from bank to bank
 */
import { type Field, fieldNamed, fieldOf } from './field.ts'
import type { GateData, Spot, TerrainData } from './scenario.ts'
import { FULL, HALF_TURN, INCH } from './words.ts'

const inches = (points: number): number => points / INCH
const spot = (x: number, y: number): Spot => [inches(x), inches(y)]

/** The terrain after one more work. */
function after(terrain: readonly TerrainData[], word: string): readonly TerrainData[] {
  const n = word.slice(1).split(',').map(Number)
  const changed = (how: (each: TerrainData) => TerrainData): readonly TerrainData[] =>
    terrain.map((each, i) => (i === n[0] ? how(each) : each))
  switch (word[0]) {
    case 'g':
      return changed(each => ({
        ...each,
        gates: [...(each.gates ?? []), { at: spot(n[1]!, n[2]!), width: inches(n[3]!) }],
      }))
    case 'c':
      return changed(each => ({ ...each, gates: without(each.gates ?? [], n[1]!, n[2]!) }))
    case 'v':
      return changed(each => ({ ...each, value: n[1]! }))
    case 'r':
      return changed(each => ({ ...each, protects: (((each.protects ?? 0) * 10 + HALF_TURN) % FULL) / 10 }))
    case 'w':
      return [
        ...terrain,
        { kind: 'wall', value: n[0]!, at: [spot(n[1]!, n[2]!), spot(n[3]!, n[4]!)], protects: n[5]! / 10 },
      ]
    default:
      return [...terrain, { kind: 'bridge', width: inches(n[0]!), at: [spot(n[1]!, n[2]!), spot(n[3]!, n[4]!)] }]
  }
}
function without(gates: readonly GateData[], x: number, y: number): readonly GateData[] {
  const far = ({ at }: GateData): number => (at[0] * INCH - x) ** 2 + (at[1] * INCH - y) ** 2
  const nearest = gates.toSorted((a, b) => far(a) - far(b))[0]
  return gates.filter(each => each !== nearest)
}

const kept = new WeakMap<Field, Map<string, Field>>()
/** Works are few and last: what a search tries is soon forgotten. */
const KEPT = 64

/** The field of a scenario with its works. Made once for each text. */
export function fieldBuilt(base: Field, works: string | undefined): Field {
  if (works === undefined) return base
  let all = kept.get(base)
  if (all === undefined) kept.set(base, (all = new Map()))
  let field = all.get(works)
  if (field === undefined) {
    if (all.size >= KEPT) all.clear()
    const { data } = base
    field = fieldOf({ ...data, terrain: works.split(' ').reduce(after, data.terrain ?? []) })
    all.set(works, field)
  }
  return field
}

/** CARD-4 The same field in a hard frost: streams hold up nobody. */
const frozen = new WeakMap<Field, Field>()
export function frozenOf(base: Field): Field {
  let field = frozen.get(base)
  if (field === undefined) {
    const { data } = base
    field = fieldOf({ ...data, terrain: (data.terrain ?? []).filter(({ kind }) => kind !== 'stream') })
    frozen.set(base, field)
  }
  return field
}

/** The ground as it is now, but for frost. */
export const builtFor = ({ scenario, works }: { readonly scenario: string; readonly works?: string }): Field =>
  fieldBuilt(fieldNamed(scenario), works)
