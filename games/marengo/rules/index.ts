/** The rulebook as procedures. */
import { machine, type Procedures } from '@bivouac/kernel'
import type { Marengo } from '../state.ts'
import { losses } from './4-losses.ts'
import { activation } from './6-preparation.ts'
import { game, round, turn } from './7-sequence.ts'
import { march } from './8-march.ts'
import { movement } from './8-movement.ts'
import { attack } from './9-manoeuvre-attack.ts'
import { bombardment } from './10-bombardment.ts'
import { assault } from './11-assault.ts'
import { assaults } from './11-assaults.ts'
import { retreat } from './12-retreat.ts'

const procedures: Procedures<Marengo> = {
  game,
  round,
  turn,
  activation,
  bombardment,
  assaults,
  assault,
  movement,
  march,
  attack,
  retreat,
  losses,
}
export const marengoMachine = machine<Marengo>(procedures)
