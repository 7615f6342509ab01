/** 6.2 Bombardment and Volley, and Napoleon's Grand Battery (9.1): dice and terrain against strength and terrain. */
import type { Die } from '../events.ts'
import { noBattle, type State } from '../state.ts'
import { COMBATS } from '../words.ts'
import { attrition } from './2-victory.ts'
import { attackTerrain, defenceTerrain, redoubtOf, rollDice, sum } from './6-totals.ts'
import { end, procedure } from './dialect.ts'
import { BATTERY_DICE, BATTERY_SIDES, BOMBARD_DICE, BOMBARD_SIDES, VOLLEY_DICE, VOLLEY_SIDES } from './facts.ts'
import { clearTable, rowOf, strengthOf, takeHit } from './table.ts'

const VOLLEY = COMBATS.indexOf('volley')
const BATTERY = COMBATS.indexOf('grandBattery')

function fireDice(s: State): readonly [count: number, sides: number] {
  const row = rowOf(s, s.battle.card)
  if (s.battle.kind === VOLLEY) return [VOLLEY_DICE[row]!, VOLLEY_SIDES[row]!]
  if (s.battle.kind === BATTERY) return [BATTERY_DICE[row]!, BATTERY_SIDES[row]!]
  return [BOMBARD_DICE[row]!, BOMBARD_SIDES[row]!]
}

export const fire = {
  fire: procedure('fire', {
    rule: '6.2',
    steps: {
      resolve: t => {
        const s = t.s
        const { by, at } = s.battle
        const dice: Die[] = []
        const [count, sides] = fireDice(s)
        const rolled = rollDice(t, count, sides, s.battle.kind === BATTERY ? '9.1-grand-battery' : '6.2', dice)
        const attack = [rolled, attackTerrain(s, by, at)]
        const redoubt = s.agreed.redoubtFire === 'counts' ? redoubtOf(s, at) : 0
        const defence = [strengthOf(s, at), defenceTerrain(s, at), redoubt]
        const totals = [sum(attack), sum(defence)]
        const hit = totals[0]! > totals[1]!
        t.tell({ e: 'fired', dice, attack, defence, totals, hit })
        if (hit) takeHit(t, at)
        clearTable(s)
        s.battle = noBattle()
        return attrition(t) ?? end()
      },
    },
  }),
}
