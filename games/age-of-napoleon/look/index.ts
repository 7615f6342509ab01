import './inks.css'
import './map.css'
import './card.css'
import './corps.css'

export { DeckCard } from './card.tsx'
export { CARD, CorpsCard, CorpsStack } from './corps.tsx'
export { REGION_PATHS, SHEET, SPOTS } from './europe.ts'
export { Engraving, Frame, Lettering, Waters } from './europe.tsx'
