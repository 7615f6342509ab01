/**
 * Where the name of a locale is read: where it is printed, or, when blocks lie over that, on a plate beside them. Ground is
 * printed once; blocks come and go.
 */
import type { Lang } from '@bivouac/kernel'
import { LOCALES } from '../data/map.ts'
import type { Locale } from '../words.ts'
import { BLOCK, FIELD } from './layout.ts'
import { twoLines, widthOf } from './lettering.ts'
import { ROOMS } from './map/rooms.ts'
import type { Spot } from './spots.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Plate extends Box {
  readonly locale: Locale
  readonly lines: readonly string[]
}

/** How a name is printed: its size, its lines, and how much room stands before it for capacity and star. */
export function lettering(locale: Locale, lang: Lang) {
  const facts = LOCALES[locale]!
  const [x, y, , , , , capacityX, capacityY] = ROOMS[facts.id]!
  const size = facts.own || facts.capacity <= 6 ? 22 : 27
  const lines = twoLines(facts.name[lang], 13)
  const wide = Math.max(...lines.map(widthOf)) * size
  const head = capacityX === undefined ? (facts.star === undefined ? 38 : 72) : 0
  const left = x - (head + wide) / 2
  const seal: readonly [number, number] =
    capacityX === undefined ? [left + head - 20, y] : [capacityX + (facts.star === undefined ? 0 : 17), capacityY ?? y]
  return { facts, x, y, size, lines, wide, head, left, seal }
}

/** What must be seen of a printed name: its letters, and the code and capacity before them. */
function printed(locale: Locale, lang: Lang): readonly Box[] {
  const { y, size, lines, wide, head, left, seal } = lettering(locale, lang)
  const height = size * (lines.length === 1 ? 0.8 : 1.8)
  return [
    { x: left + head, y: y - size * (lines.length === 1 ? 0.4 : 0.95), width: wide, height },
    { x: seal[0] - 17, y: seal[1] - 38, width: 34, height: 55 },
  ]
}

/** Less than this is a touch, not a cover. */
const TOUCH = 2
const overlaps = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > TOUCH &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > TOUCH

/** Does a block, as it lies, cover any of this box? Apart means: a line along one side of either lies between them. */
export function covers({ x, y, angle, size }: Spot, box: Box): boolean {
  const turn = (angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [long, deep] = [(BLOCK.length / 2) * size - TOUCH, (BLOCK.depth / 2) * size - TOUCH]
  const [wide, high] = [box.width / 2, box.height / 2]
  const [dx, dy] = [box.x + wide - x, box.y + high - y]
  return (
    Math.abs(dx) < wide + long * Math.abs(cos) + deep * Math.abs(sin) &&
    Math.abs(dy) < high + long * Math.abs(sin) + deep * Math.abs(cos) &&
    Math.abs(dx * cos + dy * sin) < long + wide * Math.abs(cos) + high * Math.abs(sin) &&
    Math.abs(dy * cos - dx * sin) < deep + wide * Math.abs(sin) + high * Math.abs(cos)
  )
}

const SIZE = 20
const STEP = 12
/** Beyond this from its own place a name would be taken for another's. */
const FAR = 240

/** The plate for a name that these blocks lie over, nearest to where it is printed and over none of them, nor another plate. */
function plateFor(locale: Locale, blocks: readonly Spot[], plates: readonly Plate[], lang: Lang): Plate | undefined {
  if (!printed(locale, lang).some(name => blocks.some(block => covers(block, name)))) return undefined
  const { facts, x, y, lines } = lettering(locale, lang)
  const texts = [`${facts.id} ${lines[0]!}`, ...lines.slice(1)]
  const width = Math.max(...texts.map(widthOf)) * SIZE + 52
  const height = SIZE * 1.12 * texts.length + 8
  let best: Plate | undefined
  let least = Number.POSITIVE_INFINITY
  for (let dx = -FAR; dx <= FAR; dx += STEP)
    for (let dy = -FAR; dy <= FAR; dy += STEP) {
      const plate = {
        locale,
        lines: texts,
        x: Math.min(Math.max(x + dx - width / 2, FIELD.x), FIELD.x + FIELD.width - width),
        y: Math.min(Math.max(y + dy - height / 2, FIELD.y), FIELD.y + FIELD.height - height),
        width,
        height,
      }
      const away = Math.hypot(dx, dy)
      if (away >= least) continue
      const over =
        blocks.filter(block => covers(block, plate)).length + plates.filter(other => overlaps(other, plate)).length
      if (away + 1000 * over < least) [best, least] = [plate, away + 1000 * over]
    }
  return best
}
export const PLATE_SIZE = SIZE

/** Nobody further away than this matters to a name. */
const NEAR = 520
/** Plates for every name that is lain over; none lies over a block or another plate where there is room for it. */
export function platesFor(spots: readonly Spot[], lang: Lang): readonly Plate[] {
  const plates: Plate[] = []
  for (let locale = 0; locale < LOCALES.length; locale++) {
    const { x, y } = lettering(locale, lang)
    const near = spots.filter(spot => Math.hypot(spot.x - x, spot.y - y) < NEAR)
    const plate = plateFor(locale, near, plates, lang)
    if (plate !== undefined) plates.push(plate)
  }
  return plates
}
