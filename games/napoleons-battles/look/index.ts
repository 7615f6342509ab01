import './inks.css'
import './ground.css'
import './stand.css'

export { type Engraved, engraved, type Lettered, placed, type Stroke } from './engraving.ts'
export { LAYERS, type Layer, type Sketch } from './figures.ts'
export { PER_INCH, type Point, slab as slabPath } from './pens.ts'
export {
  type BasePlace,
  basesOf,
  type Colours,
  coloursOf,
  flockOf,
  footprintOf,
  type StandShape,
  sketchOf,
} from './stand.ts'
export { type Standard, standardOf, type Uniform, uniformOf } from './uniforms.ts'
