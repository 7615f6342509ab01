/** 11 A turn of battle, from the insights to the rout check. */
import { CUP_COUNTS } from '../data/tables.ts'
import { type Battle, counterOf } from '../state.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { destroy } from './5-forces.ts'
import { strength } from './10-field.ts'
import { enemyPhase } from './11-enemy-phase.ts'
import { frenchPhase, preparedPhase } from './11-french-phase.ts'
import { insightSteps } from './11-insights.ts'
import { planSteps } from './11-plans.ts'
import { procedure, steps } from './dialect.ts'

const closingSteps = steps('battleTurn', {
  // 11.11 A third of the other's strength or less: statics are lost, and the rest can only retreat.
  rout(t) {
    const { s } = t
    const b = s.battle!
    tidy(b)
    if (b.routed >= 0 || b.units[FRENCH].length === 0 || b.units[ENEMY].length === 0) return
    const french = strength(s, FRENCH)
    const enemy = strength(s, ENEMY)
    t.tell({ e: 'count', french, enemy })
    const side = french >= 3 * enemy ? ENEMY : enemy >= 3 * french ? FRENCH : undefined
    if (side === undefined) return
    b.routed = side
    t.tell({ e: 'routed', side, french, enemy })
    for (const slot of b.units[side].filter(unit => !counterOf(s, unit.slot).mobile).map(unit => unit.slot))
      destroy(t, slot)
  },
})

/** Unused counters return to the table and to the cup. */
function tidy(b: Battle): void {
  for (const unit of b.units[FRENCH]) {
    unit.plan = ''
    unit.prepared = 0
  }
  for (const unit of b.units[ENEMY]) unit.plan = ''
  b.formations = 0
  b.cup = [...CUP_COUNTS[0]]
  b.closeRanks = 0
  b.officers = 0
  b.wellStruck = 0
}

export const battleTurn = procedure('battleTurn', {
  rule: '11.1',
  steps: { ...insightSteps, ...planSteps, ...preparedPhase, ...enemyPhase, ...frenchPhase, ...closingSteps },
})
