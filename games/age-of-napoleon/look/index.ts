import './inks.css'
import './map.css'
import './card.css'
import './corps.css'

export { DeckCard } from './card.tsx'
export { Badge, CARD, CorpsCard, type CorpsProps, CorpsStack, type StackProps } from './corps.tsx'
export { REGION_PATHS, ROOMS, SHEET, SPOTS } from './europe.ts'
export { Engraving, Frame, Lettering, Waters } from './europe.tsx'
