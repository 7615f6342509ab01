/** The rulebook as procedures. */
import { machine, type Procedures } from '@bivouac/kernel'
import type { Marengo } from '../state.ts'
import { assault } from './assault.ts'
import { assaults } from './assaults.ts'
import { bombardment } from './bombardment.ts'
import { continuation } from './continuation.ts'
import { group } from './group.ts'
import { losses } from './losses.ts'
import { attack } from './manoeuvre.ts'
import { movement } from './movement.ts'
import { activation } from './preparation.ts'
import { retreat } from './retreat.ts'
import { march } from './road.ts'
import { game, round, turn } from './sequence.ts'

const procedures: Procedures<Marengo> = {
  game,
  round,
  turn,
  activation,
  bombardment,
  assaults,
  assault,
  movement,
  group,
  march,
  continuation,
  attack,
  retreat,
  losses,
}
export const marengoMachine = machine<Marengo>(procedures)
