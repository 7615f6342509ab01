/** The whole rulebook as procedures, in the order of its chapters. */
import { machine, type Procedures } from '@bivouac/kernel'
import type { Manoeuvre } from '../state.ts'
import { placement } from './3-placement.ts'
import { setup } from './3-setup.ts'
import { sequence } from './4-sequence.ts'
import { movement } from './5-phase.ts'
import { assault } from './6-assault.ts'
import { attack } from './6-attack.ts'
import { combat } from './6-combat.ts'
import { fire } from './6-fire.ts'
import { results } from './6-results.ts'
import { restoration } from './7-restoration.ts'
import { guerrillas } from './9-guerrillas.ts'
import { skirmish } from './9-skirmish.ts'

export const procedures: Procedures<Manoeuvre> = {
  ...sequence,
  ...setup,
  ...placement,
  ...movement,
  ...combat,
  ...assault,
  ...attack,
  ...fire,
  ...results,
  ...restoration,
  ...guerrillas,
  ...skirmish,
}

export const rules = machine<Manoeuvre>(procedures)
