/** 6.2 Bombardment and Volley, and Napoleon's Grand Battery (9.1): dice and terrain against strength and terrain. */
import type { Die } from '../events.ts'
import { noBattle } from '../state.ts'
import { attrition } from './2-victory.ts'
import { reckoned, resolved, sum } from './6-totals.ts'
import { end, procedure } from './dialect.ts'
import { clearTable, takeHit } from './table.ts'

export const fire = {
  fire: procedure('fire', {
    rule: '6.2',
    steps: {
      resolve: t => {
        const s = t.s
        const { at } = s.battle
        const dice: Die[] = []
        const now = reckoned(s)
        const attack = resolved(t, now.attack, ['dice', 'terrain'], dice)
        const defence = resolved(t, now.defence, ['strength', 'terrain', 'redoubt'], dice)
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
