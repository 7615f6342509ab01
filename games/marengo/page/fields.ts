/** Positions of the guided battle and the school: who stands where, by the codes of the map. */
import type { Action, Json } from '@bivouac/kernel'
import { LOCALE_OF, MAP } from '../data/board.ts'
import { PAIRS } from '../data/map.ts'
import { CROSSINGS } from '../data/roads.ts'
import { APPROACH_COUNT, APPROACHES, COUNT, FIRST, LOCALE_COUNT } from '../words.ts'

/** Faces, as words.ts writes them. */
export const [I1, I2, I3, C2, A1] = [1, 2, 3, 6, 9] as const

/** 'W4>MA' is the approach in W4 that faces MA. */
export function approach(text: string): number {
  const [from, to] = text.split('>') as [string, string]
  const pair = PAIRS.findIndex(({ a, b }) => (a === from && b === to) || (a === to && b === from))
  return 2 * pair + (PAIRS[pair]!.a === from ? 0 : 1)
}
/** 'W4' is a reserve, 'W4>MA' an approach. */
export const at = (text: string): number => (text.includes('>') ? APPROACHES + approach(text) : MAP.numbers[text]!)
/** The first road over an approach. */
export const road = (text: string): number => {
  const over = approach(text)
  return 2 * CROSSINGS.findIndex(each => each.id === `${PAIRS[over >> 1]!.id}#1`) + (over & 1)
}

export type Forces = readonly (readonly [where: string | number, face: number])[]
/** The parts of a state that say who stands where; the blocks of a side in the order given. */
export function standing(austrians: Forces, french: Forces) {
  const all = [...austrians, ...french]
  const place = all.map(([where]) => (typeof where === 'number' ? where : at(where)))
  const sign = (block: number): number => (block < FIRST[1]! ? 1 : -1)
  return {
    place,
    face: all.map(each => each[1]),
    held: Array.from({ length: LOCALE_COUNT }, (_, locale) =>
      place.reduce((sum, where, block) => sum + (LOCALE_OF[where] === locale ? sign(block) : 0), 0),
    ),
    on: Array.from({ length: APPROACH_COUNT }, (_, i) => place.filter(where => where === APPROACHES + i).length),
  }
}
/** Every face in the order of the box it is dealt from: the position replaces them anyway. */
export const DEALT: readonly number[] = Array.from({ length: COUNT[0]! + COUNT[1]! }, () => 1)

export type Given = number | readonly number[] | Readonly<Record<string, readonly number[]>>
export const act = (type: string, arg?: Given): Action => (arg === undefined ? { type } : { type, arg: arg as Json })
/** A group that goes to block an approach, and one that goes over it. */
export const onto = (group: readonly number[], over: string): Given => ({ group, to: [APPROACHES + approach(over)] })
export const into = (group: readonly number[], over: string): Given => ({
  group,
  to: [APPROACHES + (approach(over) ^ 1)],
})
