/** What a screen reader hears of each thing, and what panels call it. */
import type { Lang } from '@bivouac/kernel'
import { approachLabel, blockLabel, faceLabel, localeLabel, placeLabel } from '../look/words.ts'
import { blockName, boxName } from '../say/names.ts'
import { APPROACHES, type Block, BOXES, type Place, sideOf } from '../words.ts'
import { blocksAt, hasFlag, type View } from './facts.ts'
import { MG } from './words.ts'

export const blockText = (view: View, block: Block, lang: Lang): string =>
  [
    blockName(block),
    blockLabel(
      {
        side: sideOf(block),
        face: view.face[block],
        ...((view.place[block] ?? -1) >= 0 && { place: view.place[block]! }),
        moved: hasFlag(view, block, 'moved'),
        inactive: hasFlag(view, block, 'inactive'),
      },
      lang,
    ),
    ...(sideOf(block) === view.eye && hasFlag(view, block, 'known') ? [MG.known[lang]] : []),
  ].join(', ')

/** "A3 infantry 2, A5 face down": who stands in a place. */
export function occupants(view: View, place: Place, lang: Lang): string {
  const blocks = blocksAt(view, place)
  return blocks.map(block => `${blockName(block)} ${faceLabel(view.face[block], lang)}`).join(', ')
}

export function placeText(view: View, place: Place, lang: Lang): string {
  const who = occupants(view, place, lang)
  const name =
    place >= BOXES
      ? `${boxName(place - BOXES, lang)}: ${placeLabel(place, lang)}`
      : place >= APPROACHES
        ? approachLabel(place - APPROACHES, lang)
        : localeLabel(place, lang)
  return who === '' ? name : `${name}; ${who}`
}
