/** What a march would run into: what it costs on the way, who may cut it off, the battle at its end. */
import { everyRoll, tableFor } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import { commanderOf, movementOf } from '../rules/8-army.ts'
import { canIntercept } from '../rules/9-interception.ts'
import { isClosedTo, isEnemyAt } from '../rules/9-movement.ts'
import { marchCases } from '../rules/10-march.ts'
import { IS_ROUGH } from '../rules/facts.ts'
import { rules } from '../rules/index.ts'
import { isRuled, tagged } from '../rules/table.ts'
import { cloneState, type FrameOf, type NapoleonPosition, type State } from '../state.ts'
import { type Corps, MARCHING, type Region, ROLLING } from '../words.ts'
import { attackOdds, type BattleOdds, weighed } from './battle.ts'

export interface March {
  readonly army: readonly Corps[]
  readonly end: Region
  /** The letters of 10.1. */
  readonly cases: string
  /** By number of corps lost on the march: how likely. */
  readonly losses: readonly number[]
  /** Regions on the way where somebody might intercept, as far as everybody can see. */
  readonly intercepted: readonly Region[]
  readonly violated: readonly Region[]
  readonly battle?: BattleOdds
}

class Rolled extends Error {}
const ROLLED = new Rolled()

/** 10.2 How many of them a march with these cases costs, by the dice. */
function attritionOdds(s: State, seat: number, army: readonly Corps[], cases: number) {
  if (cases === 0 || army.length === 0) return { letters: '', losses: [1] }
  const losses: number[] = []
  let letters = ''
  const copy = cloneState(s)
  for (const corps of army) copy.tag[corps]! |= ROLLING
  everyRoll(Number.POSITIVE_INFINITY, (dice, p) => {
    const f = { proc: 'attrition', step: 'roll', seat, cases, lose: 0 } as FrameOf<'attrition'>
    const pos: NapoleonPosition = { s: copy, stack: [f] }
    const tell = (event: NapoleonEvent): void => {
      if (event.e !== 'attrition') return
      letters = event.cases
      losses[event.lose] = (losses[event.lose] ?? 0) + p()
      throw ROLLED
    }
    try {
      rules.advance(pos, tableFor(pos, dice, { tell, whisper: () => {}, reveal: () => {} }))
    } catch (fault) {
      if (fault !== ROLLED) throw fault
    }
  })
  return { letters, losses: Array.from(losses, share => share ?? 0) }
}

/** The army on the march goes on this way, or by sea to its only region. */
export function foreseen(s: State, f: FrameOf<'order'>, way: readonly Region[], bySea: boolean): March | undefined {
  const army = tagged(s, MARCHING)
  const end = way.at(-1)
  if (army.length === 0 || end === undefined) return undefined
  const attack = isEnemyAt(s, f.seat, end) ? 1 : 0
  const rough = f.rough === 1 || way.some(region => IS_ROUGH[region] === 1) ? 1 : 0
  const cases = marchCases(s, f.entered + way.length, attack, f.forced, rough)
  const { letters, losses } = attritionOdds(s, f.seat, army, cases)
  const rating = movementOf(s, commanderOf(s, army))
  const before = (i: number): Region => (i === 0 ? f.at : way[i - 1]!)
  const isLate = isRuled(s, 'marchAttrition')
  const asked = { seat: f.seat, at: end, from: before(way.length - 1), sea: bySea ? 1 : 0 }
  const battle = (): BattleOdds =>
    cases === 0 || isLate
      ? attackOdds(s, army, asked, { tired: false, lost: 0 })
      : weighed(
          losses.flatMap((p, lost) => (p > 0 ? [[p, attackOdds(s, army, asked, { tired: true, lost })] as const] : [])),
        )
  return {
    army,
    end,
    cases: letters,
    losses,
    intercepted: s.interceptedFrom === -1 ? way.filter(region => canIntercept(s, 1 - f.seat, region, rating)) : [],
    violated: bySea ? [] : way.filter((region, i) => isClosedTo(s, before(i), region)),
    ...(attack === 1 && { battle: battle() }),
  }
}
