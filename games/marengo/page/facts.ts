/** Reading a view of Marengo: facts looked up, nothing decided. */
import { LOCALE_OF, MAP } from '../data/board.ts'
import type { FrameView, MarengoView } from '../view.ts'
import {
  BLOCKS,
  type Block,
  BOXES,
  COUNT,
  enemyOf,
  FIRST,
  GONE,
  type Locale,
  type Mask,
  type Place,
  type Side,
  sideOf,
} from '../words.ts'

export type View = MarengoView
/** The page hands views around as plain objects; here they are Marengo's. */
export const viewOf = (view: object): View => view as View
/** Before the first snapshot there is no view at all. */
export const isThere = (view: object): boolean => 'place' in view

/** Bits of `view.flag`; a test compares them with the rules'. */
export const FLAGS = { moved: 1, inactive: 2, known: 4, up: 8 } as const
export const hasFlag = (view: View, block: Block, flag: keyof typeof FLAGS): boolean =>
  ((view.flag[block] ?? 0) & FLAGS[flag]) !== 0

/** This eye knows the face of a block that lies face down: the table remembers it for him. */
export const isRemembered = (view: View, block: Block): boolean =>
  sideOf(block) !== view.eye && (view.face[block] ?? 0) !== 0 && !hasFlag(view, block, 'up')

export const ALL_BLOCKS: readonly Block[] = Array.from({ length: BLOCKS }, (_, block) => block)
export const ownBlocks = (side: number): readonly Block[] =>
  Array.from({ length: COUNT[side]! }, (_, i) => FIRST[side]! + i)

export const localeOf = (place: Place): Locale => (place < 0 ? -1 : (LOCALE_OF[place] ?? -1))
export const isOnMap = (place: Place): boolean => localeOf(place) >= 0
export const isBox = (place: Place): boolean => place >= BOXES
/** The locale on the other side of an approach. */
export const beyond = (approach: number): Locale => MAP.areaOf[approach ^ 1] ?? -1

/** Who stands in exactly this place, ascending. */
export const blocksAt = (view: View, place: Place): readonly Block[] =>
  ALL_BLOCKS.filter(block => view.place[block] === place)
/** Who stands in this locale, in reserve or on its approaches. */
export const blocksIn = (view: View, locale: Locale, side?: number): readonly Block[] =>
  ALL_BLOCKS.filter(
    block => localeOf(view.place[block] ?? GONE) === locale && (side === undefined || sideOf(block) === side),
  )
/** The side that holds a locale; never both. */
export function holderOf(view: View, locale: Locale): Side | undefined {
  const [first] = blocksIn(view, locale)
  return first === undefined ? undefined : sideOf(first)
}
export const enemyHolds = (view: View, side: number, locale: Locale): boolean =>
  holderOf(view, locale) === enemyOf(side)

export function blocksOf(side: number, mask: Mask): readonly Block[] {
  return ownBlocks(side).filter((_, i) => (mask & (1 << i)) !== 0)
}

/** The procedure that asks, and those it was called from: public, by the game's own contract. */
export const topFrame = (view: View): FrameView => view.stack?.at(-1) ?? { proc: '', step: '' }
export const frameOf = (view: View, proc: string): FrameView | undefined =>
  view.stack?.findLast(frame => frame.proc === proc)
export const local = (frame: FrameView | undefined, name: string): number => Number(frame?.[name] ?? 0)
/** The blocks a mask of a frame means. */
export const named = (frame: FrameView | undefined, name: string, side = local(frame, 'side')): readonly Block[] =>
  frame === undefined ? [] : blocksOf(side, local(frame, name))
