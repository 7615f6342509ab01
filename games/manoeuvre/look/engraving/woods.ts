import { at, type Hand, line, type Point, type Stroke, xy } from '../variation.ts'

/** A leafy crown seen from the hill opposite: lobes on a ring. */
function crown([x, y]: Point, size: number, hand: Hand): string {
  const lobes = size > 9.5 ? 6 : 5
  const start = hand(0, 1.2)
  const rim = Array.from({ length: lobes }, (_, lobe): Point => {
    const angle = start + (lobe / lobes) * Math.PI * 2
    return [x + Math.cos(angle) * size * 0.86, y + Math.sin(angle) * size * 0.8]
  })
  const bump = at(size * (lobes === 6 ? 0.5 : 0.6))
  return `M${xy(rim.at(-1)!)}${rim.map(point => `A${bump} ${bump} 0 0 1 ${xy(point)}`).join('')}Z`
}

const blot = ([x, y]: Point, width: number, height: number): string =>
  `M${xy([x - width, y])}a${at(width)} ${at(height)} 0 1 0 ${at(width * 2)} 0a${at(width)} ${at(height)} 0 1 0 ${at(-width * 2)} 0Z`

/** No tree may stand half in the next square, whose paper would cut it. */
const within = (x: number, size: number): number => Math.min(99.4 - size, Math.max(size + 0.6, x))

/** Ragged ranks of trees, the nearer over the farther, lit from the north-west like everything on the map. */
export function woods(hand: Hand): readonly Stroke[] {
  let shadow = ''
  const ranks: Stroke[] = []
  for (let row = 0; row < 5; row++) {
    let trunk = ''
    let leaf = ''
    let shade = ''
    const trees = row % 2 === 0 ? 5 : 4
    for (let column = 0; column < trees; column++) {
      const size = hand(7.2, 10.8)
      const x = within(10 + ((column + (row % 2) * 0.5) * 80) / 4 + hand(-3.6, 3.6), size)
      const y = 11.5 + row * 18.6 + hand(-3.2, 2.4)
      shadow += blot([within(x + 4, size), y + size * 0.95], size, size * 0.45)
      trunk += line([
        [x, y + size * 0.6],
        [x, y + size * 1.2],
      ])
      leaf += crown([x, y], size, hand)
      shade += `M${xy([x + size * 0.1, y + size * 0.72])}q${xy([size * 0.62, -size * 0.08])} ${xy([size * 0.72, -size * 0.78])}`
      shade += `M${xy([x - size * 0.1, y + size * 0.3])}q${xy([size * 0.4, 0])} ${xy([size * 0.45, -size * 0.5])}`
    }
    ranks.push({ as: 'trunk', d: trunk }, { as: 'leaf', d: leaf }, { as: 'leaf-shade', d: shade })
  }
  return [{ as: 'shadow', d: shadow }, ...ranks]
}
