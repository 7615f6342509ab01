import './look.css'

export { CardBack, CardFace } from './card.tsx'
export { cardLabel, cardTitle, HQ_TEXTS } from './card-words.ts'
export { engrave, type Joined, joinedTo, type Stroke } from './engraving.ts'
export { Flag } from './flags.tsx'
export { tagOf } from './lettering.ts'
export { nationStyle, PieceToken, RedoubtMark } from './piece.tsx'
export { TerrainTile } from './terrain.tsx'
