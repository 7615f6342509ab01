/** A battlefield laid out by hand, for the chapters on battle. */
import { CUP_COUNTS } from '../data/tables.ts'
import type { Unit } from '../state.ts'
import { ENEMY, FRENCH, type Side } from '../words.ts'
import type { TestTable } from './table.ts'

/** slot, zone, 1 for column, and a plan beside it. */
export type Placed = readonly [slot: number, zone: number, column?: number, plan?: Unit['plan']]

const unit = ([slot, zone, column = 0, plan = '']: Placed): Unit => ({
  slot,
  zone,
  column,
  plan,
  prepared: 0,
  acted: 0,
})

interface Options {
  readonly area?: string
  readonly step?: string
  readonly turns?: number
  readonly plans?: [number, number]
  readonly napoleon?: number
  /** French forces elsewhere, so that the campaign goes on afterwards. */
  readonly home?: number
}

/** Puts the forces on the field and the machine before one step of a battle turn; `go` then runs the rules. */
export function battlefield(
  g: TestTable,
  french: readonly Placed[],
  enemy: readonly Placed[],
  options: Options = {},
): void {
  const area = g.area(options.area ?? 'Savona')
  g.clear()
  for (const [slot] of [...french, ...enemy]) g.s.at[slot] = area
  if (options.home !== undefined) g.put(options.home, 'Nice')
  g.s.turn = Math.max(1, g.s.turn)
  g.s.napoleon = options.napoleon === 1 ? area : g.area('Nice')
  g.s.battle = {
    area,
    during: 0,
    fog: 8,
    paid: 0,
    turns: options.turns ?? 3,
    turn: 1,
    plans: options.plans ?? [2, 2],
    napoleon: options.napoleon ?? 0,
    insights: [],
    morale: 0,
    formations: 0,
    closeRanks: 0,
    officers: 0,
    wellStruck: 0,
    routed: -1,
    refuge: -1,
    cup: [...CUP_COUNTS[0]],
    fallen: [],
    units: [french.map(unit), enemy.map(unit)],
  }
  const during = 0
  g.pos.stack = [
    { proc: 'game', step: 'enemy' },
    { proc: 'frenchTurn', step: 'afterBattle' },
    { proc: 'battles', step: 'again', during, fought: [area] },
    { proc: 'battle', step: 'next', area, during },
    { proc: 'battleTurn', step: options.step ?? 'french', tried: [], attempt: '', drawn: 0, target: -1 },
  ]
}

/** A commander-less counter of a side whose values a test may rely on: recruits 4:3/0, garrisons 6:5/0, walls 6:4/1. */
export const nth = (
  g: TestTable,
  side: Side,
  kind: 'infantry' | 'cavalry' | 'gun' | 'garrison' | 'fortification',
  index = 0,
): number => g.nameless(side, kind) + index
export { ENEMY, FRENCH }
