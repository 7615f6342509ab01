/** What the lesson and the school are written in: things by their names, deeds by their words. */
import type { Action } from '@bivouac/kernel'
import { CARDS } from '../data/cards.ts'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS } from '../data/map.ts'

const numbered =
  (list: readonly { readonly id: string }[]) =>
  (id: string): number =>
    list.findIndex(each => each.id === id)
export const region = numbered(REGIONS)
export const country = numbered(COUNTRIES)
export const corps = numbered(CORPS)
export const card = (id: string): number => numbered(CARDS)(id) + 1
export const army = (...names: readonly string[]): readonly number[] => names.map(corps).sort((a, b) => a - b)
export const way = (...names: readonly string[]): readonly number[] => names.map(region)

export type Arg = number | readonly number[]
export const act = (type: string, arg?: Arg): Action =>
  arg === undefined ? { type } : { type, arg: typeof arg === 'number' ? arg : [...arg] }
