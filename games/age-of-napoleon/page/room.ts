/** Where the corps of a region lie spread out: close to it, and never over a stack that can be chosen. */
import { SHEET, SPOTS } from '../look/europe.ts'
import type { Region } from '../words.ts'

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** Both sides' stacks of a region, as they are drawn round its spot. */
export function stacksAt(region: Region): Box {
  const [x, y] = SPOTS[region]!
  return { left: x - 58, top: y - 28, width: 116, height: 96 }
}
/** A hand's breadth of the last line of a stack lies under what is spread out from it: the pointer comes over without a gap. */
const TOUCH = 4
const EDGE = 8
const STEP = 24

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

export const isClear = (box: Box, free: readonly Region[]): boolean => !free.some(region => meet(box, stacksAt(region)))

/** Below its region or above it, or else as near as there is room that leaves these regions free; none, if there is none. */
export function roomFor(size: Size, region: Region, free: readonly Region[]): Box | undefined {
  const own = stacksAt(region)
  const { width, height } = size
  const [most, lowest] = [SHEET.width - width - EDGE, SHEET.height - height - EDGE]
  const clamp = (value: number, end: number): number => Math.min(end, Math.max(EDGE, value))
  const left = clamp(own.left + own.width / 2 - width / 2, most)
  const below = { left, top: own.top + own.height - TOUCH, width, height }
  const above = { left, top: own.top + TOUCH - height, width, height }
  const near = [below, above].find(box => box.top >= EDGE && box.top <= lowest && isClear(box, free))
  if (near !== undefined) return near
  const taken = [region, ...free]
  let [best, distance]: [Box | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (let x = EDGE; x <= most; x += STEP)
    for (let y = EDGE; y <= lowest; y += STEP) {
      const far = Math.hypot(x - left, y + height / 2 - (own.top + own.height / 2))
      const box = { left: x, top: y, width, height }
      if (far < distance && isClear(box, taken)) [best, distance] = [box, far]
    }
  return best
}
