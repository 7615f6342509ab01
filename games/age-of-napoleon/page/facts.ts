/** What the page reads off a view. Nothing here is a rule: who serves whom and what a tired corps is worth stand in reading.ts. */
import { CORPS } from '../data/corps.ts'
import { REGIONS } from '../data/map.ts'
import { sideOf } from '../reading.ts'
import type { View } from '../state.ts'
import { type Corps, type Region, SIDES } from '../words.ts'

export type { View }
export const viewOf = (view: object): View => view as View
export const isThere = (view: object): boolean => (view as Partial<View>).place !== undefined

export const ALL_REGIONS: readonly Region[] = REGIONS.map((_, region) => region)
const ALL_CORPS: readonly Corps[] = CORPS.map((_, corps) => corps)
/** By command, the highest first: whoever is on top of a stack is who would lead it. */
const BY_COMMAND: readonly Corps[] = [...ALL_CORPS].sort((a, b) => CORPS[b]!.command - CORPS[a]!.command || a - b)

/** By region, by side: the corps there. */
export function stacksOf(view: View): readonly (readonly (readonly Corps[])[])[] {
  const stacks: Corps[][][] = ALL_REGIONS.map(() => SIDES.map(() => []))
  for (const corps of BY_COMMAND) {
    const at = view.place[corps]!
    if (at >= 0) stacks[at]![sideOf(view, corps)]!.push(corps)
  }
  return stacks
}
