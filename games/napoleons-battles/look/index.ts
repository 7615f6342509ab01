import './inks.css'
import './ground.css'
import './stand.css'

export { engraved } from './engraving.ts'
export { LAYERS } from './figures.ts'
export { PER_INCH, slab as slabPath } from './pens.ts'
export { basesOf, type Colours, coloursOf, flockOf, footprintOf, type StandShape, sketchOf } from './stand.ts'
export { type Standard, uniformOf } from './uniforms.ts'
