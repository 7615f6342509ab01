import './inks.css'
import './ground.css'
import './borders.css'
import './piece.css'
import './marks.css'

export { Battlefield } from './battlefield.tsx'
export { Block, type BlockProps } from './block.tsx'
export { ON_FRAME } from './cartouche.tsx'
export { SYMBOLS, type Symbols } from './engraving/borders.ts'
export { BLOCK, FIELD, FLIP, FRONTS, type Front, OUTLINE, VIEW_BOX } from './layout.ts'
export { ApproachArea, type AreaProps, BombardmentMark, type Light, LocaleArea, WayMark } from './marks.tsx'
export { NamePlate } from './names.tsx'
export { type Plate, platesFor } from './plates.ts'
export type { Point } from './points.ts'
export { approachSpots, boxSpots, reserveSpots, type Spot, spotStyle, spotsAt } from './spots.ts'
export { Commands, clockOf, Track, trackSize } from './track.tsx'
export { borderBetween, crossingPoint, fieldWay, roadWay } from './ways.ts'
export {
  approachLabel,
  blockLabel,
  commandsLabel,
  faceLabel,
  localeLabel,
  localeName,
  moraleLabel,
  placeLabel,
  timeLabel,
} from './words.ts'
