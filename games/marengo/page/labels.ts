/** What a screen reader hears of each thing, and what panels call it. */
import type { Lang } from '@bivouac/kernel'
import { approachLabel, blockLabel, faceLabel, localeLabel, placeLabel } from '../look/words.ts'
import { blockName, boxName } from '../say/names.ts'
import { APPROACHES, type Block, BOXES, type Place, sideOf } from '../words.ts'
import { blocksAt, hasFlag, isRemembered, type View } from './facts.ts'
import { MG } from './words.ts'

/** His own, and the enemy remembers it. */
const isKnownOwn = (view: View, block: Block): boolean =>
  sideOf(block) === view.eye && hasFlag(view, block, 'known') && !hasFlag(view, block, 'up')

/** "A17, infantry 3": where there is no room for more. */
export const shortBlock = (view: View, block: Block, lang: Lang): string =>
  `${blockName(block)}, ${faceLabel(view.face[block], lang)}`

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
    ...(hasFlag(view, block, 'up') ? [MG.up[lang]] : []),
    ...(isRemembered(view, block) ? [MG.remembered[lang]] : []),
    ...(isKnownOwn(view, block) ? [MG.known[lang]] : []),
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
