import type { Eye } from '@bivouac/kernel'
import { FIELD, spotsAt } from '@bivouac/marengo/look/index'
import { sideOf } from '@bivouac/marengo/words'
import { ALL_BLOCKS, isOnMap, isThere, viewOf } from './facts.ts'

/** A block must be some forty pixels long for its face to be told. */
const LEGIBLE = 0.34
/** Where the Austrians come over the Bormida, before anybody has. */
const BRIDGEHEAD = { x: 480, y: 900 }

/** The middle of the Austrians' advance: wherever they are, there the battle is. */
export function opening(raw: object, _eye: Eye): { x: number; y: number; legible: number } {
  const view = viewOf(raw)
  const spots = isThere(raw)
    ? ALL_BLOCKS.flatMap(block => {
        const at = view.place[block] ?? -1
        return sideOf(block) === 0 && isOnMap(at) ? [spotsAt(at, 1)[0]!] : []
      })
    : []
  const mean = (which: 'x' | 'y'): number =>
    spots.length === 0 ? BRIDGEHEAD[which] : spots.reduce((sum, spot) => sum + spot[which], 0) / spots.length
  return { x: mean('x') - FIELD.x, y: mean('y') - FIELD.y, legible: LEGIBLE }
}
