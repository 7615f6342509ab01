import type { Terrain } from '../words.ts'
import { frozen } from './notation.ts'

export interface TerrainFacts {
  /** A unit entering must end its move here. */
  readonly stops: boolean
  /** No unit may enter. */
  readonly forbidden: boolean
  /** Added to the defence of a unit here. */
  readonly defence: number
  /** Fire does not pass through. */
  readonly blocksSight: boolean
  /** Added to an attack from here against a defender who is not on a hill. */
  readonly hillAttack: number
  /** No assault may be made out of here. */
  readonly noAssaultFrom: boolean
}

const PLAIN: TerrainFacts = {
  stops: false,
  forbidden: false,
  defence: 0,
  blocksSight: false,
  hillAttack: 0,
  noAssaultFrom: false,
}

/** The rulebook's table of terrain effects (6.3); provenance: rulebook. */
export const TERRAIN: Readonly<Record<Terrain, TerrainFacts>> = frozen({
  open: PLAIN,
  fields: { ...PLAIN, stops: true },
  hill: { ...PLAIN, defence: 2, blocksSight: true, hillAttack: 2 },
  lake: { ...PLAIN, forbidden: true },
  marsh: { ...PLAIN, stops: true, defence: 1, noAssaultFrom: true },
  town: { ...PLAIN, defence: 3, blocksSight: true },
  woods: { ...PLAIN, defence: 2, blocksSight: true },
})

/** What a redoubt adds to the terrain it stands on (9.2). */
export const REDOUBT_DEFENCE = 3
