/** What a battle would bring, by fighting it many times on imagined tables. */
import { type Dice, tableFor } from '@bivouac/kernel'
import { contested } from '../rules/7-sequence.ts'
import { rules } from '../rules/index.ts'
import { campaignOf, cloneState, combatOf, type Pos, type State } from '../state.ts'
import type { View } from '../view.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { advise } from './index.ts'

export interface Forecast {
  readonly samples: number
  /** Shares of battles that leave the French, the enemy or both in the area. */
  readonly won: number
  readonly lost: number
  readonly drawn: number
  /** Share in which the campaign is lost on the field. */
  readonly disaster: number
  /** Half the 95 % interval of `won`. */
  readonly margin: number
  /** Strength each side loses on average. */
  readonly frenchLoss: number
  readonly enemyLoss: number
}

/** The battle of an area if these forces (and Napoleon) moved in; both sides are played as the bot plays. */
export function forecast(
  view: View,
  area: number,
  joining: readonly number[],
  withNapoleon: boolean,
  samples: number,
  dice: Dice,
): Forecast {
  let won = 0
  let lost = 0
  let drawn = 0
  let disaster = 0
  let frenchLoss = 0
  let enemyLoss = 0
  for (let i = 0; i < samples; i++) {
    const { stack: _stack, result: _result, ...seen } = view
    const s = cloneState(seen)
    for (const slot of joining) s.at[slot] = area
    if (withNapoleon) s.napoleon = area
    const sides = [FRENCH, ENEMY].map(side => campaignOf(s).sides[side]!.filter(slot => s.at[slot] === area))
    const before = sides.map(slots => total(s, slots))
    const outcome = fight(s, area, dice)
    if (outcome === 'disaster') {
      disaster++
      lost++
    } else if (outcome === FRENCH) won++
    else if (outcome === ENEMY) lost++
    else drawn++
    frenchLoss += before[FRENCH]! - total(s, sides[FRENCH]!)
    enemyLoss += before[ENEMY]! - total(s, sides[ENEMY]!)
  }
  const p = won / samples
  return {
    samples,
    won: p,
    lost: lost / samples,
    drawn: drawn / samples,
    disaster: disaster / samples,
    margin: 1.96 * Math.sqrt((p * (1 - p)) / samples),
    frenchLoss: frenchLoss / samples,
    enemyLoss: enemyLoss / samples,
  }
}

const total = (s: State, slots: readonly number[]): number =>
  slots.reduce((sum, slot) => sum + (s.at[slot]! >= 0 ? combatOf(s, slot) : 0), 0)

function fight(s: State, area: number, dice: Dice): 0 | 1 | -1 | 'disaster' {
  s.battle = undefined
  s.career = 0
  // Only this battle: the campaign is closed as soon as it is over.
  s.outcome = { vp: 0, grade: 'inferior' }
  const fought = contested(s).filter(each => each !== area)
  const pos: Pos = {
    s,
    stack: [
      { proc: 'game', step: 'closing' },
      { proc: 'battles', step: 'only', during: 0, fought },
    ],
  }
  let side: 0 | 1 | -1 = -1
  const t = tableFor(pos, dice, {
    tell: event => {
      if (event.e === 'battleEnds') side = event.side
    },
    whisper: () => {},
    reveal: () => {},
  })
  for (let d = rules.advance(pos, t); d !== undefined; d = rules.advance(pos, t))
    rules.take(pos, t, advise({ ...s, stack: pos.stack }, d))
  return pos.result?.winners.includes(0) ? side : 'disaster'
}
