/** 16-19 Coup d’État, in the Strategy Phase or as an action. */
import type { T } from '../state.ts'
import { type Card, COALITION, FRANCE, FRANCE_LAND, type Region } from '../words.ts'
import { ALL_REGIONS, DISTANCE, LAND_OF, NAPOLEON, PARIS } from './facts.ts'
import { corpsHere, discard, travel } from './table.ts'

/** Paris, or the region of France nearest to it without enemies; −1 if there is none. */
function refuge(t: T): Region {
  let nearest = -1
  for (const region of ALL_REGIONS) {
    if (LAND_OF[region] !== FRANCE_LAND || corpsHere(t.s, COALITION, region) > 0) continue
    if (nearest === -1 || DISTANCE[PARIS * 50 + region]! < DISTANCE[PARIS * 50 + nearest]!) nearest = region
  }
  return nearest
}

export function coup(t: T): void {
  const { s } = t
  const at = s.place[NAPOLEON]!
  const to = refuge(t)
  if (at >= 0 && LAND_OF[at] !== FRANCE_LAND && to >= 0) {
    travel(t, [NAPOLEON], to, 'coup')
    s.tired[NAPOLEON] = 1
    t.tell({ e: 'tired', corps: [NAPOLEON] })
    return
  }
  for (let i = 0; i < 2 && s.hand[FRANCE]!.length > 0; i++) {
    const card: Card = s.hand[FRANCE]![t.dice.pick(s.hand[FRANCE]!.length, '16-19')]!
    discard(t, FRANCE, card, 'coup')
  }
}
