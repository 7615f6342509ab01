/** Reading a view of Field Commander: facts looked up, nothing decided. */

import type { Thing } from '@bivouac/client/page'
import type { Lang } from '@bivouac/kernel'
import { CAMPAIGNS, type Campaign, COUNTERS, type Counter, type Values } from '../data/index.ts'
import { areaName } from '../data/names.ts'
import { forceName } from '../say/names.ts'
import type { Unit } from '../state.ts'
import type { View } from '../view.ts'
import { ENEMY, FRENCH } from '../words.ts'

export type { View } from '../view.ts'

/** The page hands views around as plain objects; here they are Field Commander's. */
export const viewOf = (view: object): View => view as View
/** Before the first snapshot has come there is nothing to draw. */
export const isReady = (view: View): boolean => view.at !== undefined

/** Forces are named on the page as in the log: by their counter among all counters. Napoleon is a piece of his own. */
export const NAPOLEON = 'N'
export const napoleon: Thing = { kind: 'piece', id: NAPOLEON }
export const piece = (view: View, slot: number): Thing => ({ kind: 'piece', id: view.counter[slot] ?? -1 })
export const place = (area: number): Thing => ({ kind: 'place', id: area })
export const zone = (number: number): Thing => ({ kind: 'place', id: `z${number}` })
export const berth = (code: number): Thing => ({ kind: 'place', id: `d${code}` })
export const card = (id: string): Thing => ({ kind: 'card', id })
export const slotOfPiece = (view: View, id: number | string): number => view.counter?.indexOf(Number(id)) ?? -1

export const campaignOf = (view: View): Campaign => CAMPAIGNS[view.campaign]!
export const counterOf = (view: View, slot: number): Counter => COUNTERS[view.counter[slot]!]!
export function valuesOf(view: View, slot: number): Values {
  const counter = counterOf(view, slot)
  return view.reduced[slot] === 1 && counter.reduced !== undefined ? counter.reduced : counter.full
}
export const combatOf = (view: View, slot: number): number => valuesOf(view, slot).combat
export const nameOfSlot = (view: View, slot: number, lang: Lang): string => forceName(view.counter[slot] ?? -1, lang)
export const nameOfArea = (view: View, area: number, lang: Lang): string => areaName(view.campaign, area, lang)

export const forcesAt = (view: View, area: number, side: number): readonly number[] =>
  campaignOf(view).sides[side]!.filter(slot => view.at[slot] === area)
export const sumOf = (view: View, slots: readonly number[]): number =>
  slots.reduce((sum, slot) => sum + combatOf(view, slot), 0)

/** 0 French, 1 enemy, 2 both, −1 nobody. */
export function heldBy(view: View, area: number): number {
  const french = forcesAt(view, area, FRENCH).length > 0
  const enemy = forcesAt(view, area, ENEMY).length > 0
  return french ? (enemy ? 2 : 0) : enemy ? 1 : -1
}

type Frame = View['stack'][number]
/** The locals of the procedure that waits for an answer: public, by the game's own contract. */
export const topFrame = (view: View): Frame | undefined => view.stack?.at(-1)
/** The innermost frame of a procedure. */
export const frameOf = <P extends Frame['proc']>(view: View, proc: P): Extract<Frame, { proc: P }> | undefined =>
  view.stack?.findLast(frame => frame.proc === proc) as Extract<Frame, { proc: P }> | undefined

/** The battlefield is on the table: somebody stands on it, or is about to. */
export function isField(view: View): boolean {
  const { battle } = view
  if (battle === undefined) return false
  if (battle.units[FRENCH].length + battle.units[ENEMY].length > 0) return true
  return view.stack.some(frame => frame.proc === 'deployment' || frame.proc === 'enemyDeployment')
}
export function unitOf(view: View, slot: number): Unit | undefined {
  const { battle } = view
  return battle?.units[FRENCH].find(each => each.slot === slot) ?? battle?.units[ENEMY].find(each => each.slot === slot)
}
/** Zones from here to the nearest enemy on the field; 99 when there is none. */
export const rangeFrom = (view: View, from: number): number =>
  Math.min(99, ...(view.battle?.units[ENEMY] ?? []).map(unit => Math.abs(unit.zone - from)))
