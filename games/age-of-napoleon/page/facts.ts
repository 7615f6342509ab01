/** What the page reads off a view. Nothing here is a rule: who serves whom and what a tired corps is worth stand in reading.ts. */
import type { Eye } from '@bivouac/kernel'
import { CORPS } from '../data/corps.ts'
import { COUNTRIES, REGIONS } from '../data/map.ts'
import { combatOf, sideOf } from '../reading.ts'
import type { View } from '../state.ts'
import { CONTROLLER, type Corps, type Country, FIRST_AREA, type Region, SIDES } from '../words.ts'

export type { View }
export const viewOf = (view: object): View => view as View
export const isThere = (view: object): boolean => (view as Partial<View>).place !== undefined

export const ALL_REGIONS: readonly Region[] = REGIONS.map((_, region) => region)
export const ALL_CORPS: readonly Corps[] = CORPS.map((_, corps) => corps)
/** By command, the highest first: whoever is on top of a stack is who would lead it. */
const BY_COMMAND: readonly Corps[] = [...ALL_CORPS].sort(
  (a, b) => CORPS[b]!.command - CORPS[a]!.command || CORPS[b]!.combat - CORPS[a]!.combat || a - b,
)

/** By region, by side: the corps there. */
export function stacksOf(view: View): readonly (readonly (readonly Corps[])[])[] {
  const stacks: Corps[][][] = ALL_REGIONS.map(() => SIDES.map(() => []))
  for (const corps of BY_COMMAND) {
    const at = view.place[corps]!
    if (at >= 0) stacks[at]![sideOf(view, corps)]?.push(corps)
  }
  return stacks
}
/** Who stands in a region: first whoever would lead them, then the strongest. */
export function inOrder(view: View, region: Region): readonly Corps[] {
  const [first, ...others] = BY_COMMAND.filter(corps => view.place[corps] === region)
  if (first === undefined) return []
  return [first, ...others.sort((a, b) => combatOf(view, b) - combatOf(view, a))]
}

/** By region: the country it would be if it were detached, −1 for most. */
const AREAS: readonly Country[] = REGIONS.map(({ id }) =>
  COUNTRIES.findIndex((country, number) => number >= FIRST_AREA && country.id === id),
)
export const areaAt = (region: Region): Country => AREAS[region]!

/** The procedure that asks, and those it was called from: public, by the game's own contract. */
export type FrameView = Readonly<Record<string, number>> & { readonly proc: string; readonly step: string }
const frames = (view: View): readonly FrameView[] => (view.stack ?? []) as unknown as readonly FrameView[]
export const topFrame = (view: View): FrameView | undefined => frames(view).at(-1)
export const frameOf = (view: View, proc: string): FrameView | undefined =>
  frames(view).findLast(frame => frame.proc === proc)

/** Is this eye asked which corps of the reserve go where? */
export function isPlacing(raw: object, eye: Eye): boolean {
  if (!isThere(raw)) return false
  const view = viewOf(raw)
  const top = topFrame(view)
  if (top === undefined || top.step !== 'place') return false
  if (top.proc === 'deploy') return top.seat === eye
  return top.proc === 'mobilise' && CONTROLLER[view.status[top.country!]!] === eye
}
