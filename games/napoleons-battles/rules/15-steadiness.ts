/** 15.1, 15.3 Better numbers of disorder and rout; ties. */
import { basesFor, type Field, troopOf } from '../field.ts'
import { is, switchAt } from '../options.ts'
import type { State } from '../state.ts'
import { holdsWall, townOf } from './10-cover.ts'

const STEADINESS = switchAt('steadiness')
/** 15.1.1#2 So many bases at the beginning of a fire round or combat steady a unit. */
const MANY = 6

/** 15.1.1#1 The disorder number, one more for whoever defends a town or a work. */
export function disorderNumber(f: Field, s: State, u: number, table: () => Int32Array): number {
  const { disorder } = troopOf(f, u)
  if (s.options[STEADINESS] !== 1) return disorder
  const shapes = table()
  return townOf(f, s, u, shapes) >= 0 || holdsWall(f, s, u, [], shapes) ? disorder + 1 : disorder
}

/** 15.1.1#2 The rout number, one more for whoever had six bases when the fire round or combat began: what it has lost since counts, too. */
export function routNumber(f: Field, s: State, u: number): number {
  const { rout } = troopOf(f, u)
  return s.options[STEADINESS] === 1 && basesFor(s.figures[u]! + s.hurt[u]!) >= MANY ? rout + 1 : rout
}

/** 15.3.1-4 What a tie costs by a sum of modifiers. */
export const lossOfTie = (sum: number): number => (sum < 0 ? 0 : sum >= 5 ? 3 : sum >= 2 ? 2 : 1)

/** 10.2.1 A tie costs a figure each; 15.3 or as the modifiers add up, of both sides together or (option) of each by itself. */
export function tieLoss(s: State, modifiers: readonly number[], side: number): number {
  if (!is(s, 'ties')) return 1
  return lossOfTie(is(s, 'tieSum') ? modifiers[side]! : modifiers[0]! + modifiers[1]!)
}
