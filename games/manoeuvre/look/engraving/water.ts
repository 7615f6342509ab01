import { at, type Hand, line, type Point, rounded, type Stroke, xy } from '../variation.ts'

const shrunk = (edge: readonly Point[], size: number): readonly Point[] =>
  edge.map(([x, y]): Point => [50 + (x - 50) * size, 50 + (y - 50) * size])

const ripple = ([x, y]: Point, width: number): string => {
  const half = at(width / 2)
  const lift = at(width * 0.22)
  return `M${xy([x - width, y])}q${at(width / 4)} ${-lift} ${half} 0t${half} 0t${half} 0t${half} 0`
}

/** Still water: lines that echo the shore, fainter and fainter, and a few ripples. */
export function lake(hand: Hand, edge: readonly Point[]): readonly Stroke[] {
  let ripples = ''
  for (let row = 0; row < 4; row++)
    ripples += ripple([hand(36, 64) + (row % 2 === 0 ? -8 : 8), 29 + row * 14.5 + hand(-2, 2)], hand(7, 10))
  return [
    { as: 'shore', d: rounded(shrunk(edge, 1)) },
    { as: 'water-line', d: rounded(shrunk(edge, 0.93)) + rounded(shrunk(edge, 0.865)) },
    { as: 'water-line mn-far', d: rounded(shrunk(edge, 0.79)) + rounded(shrunk(edge, 0.7)) },
    { as: 'ripple', d: ripples },
  ]
}

function tuft([x, y]: Point, size: number): string {
  const blades = [-0.75, -0.36, 0, 0.36, 0.75]
  return blades
    .map(lean => {
      const height = size * (1 - Math.abs(lean) * 0.45)
      return `M${xy([x + lean * size * 0.22, y])}Q${xy([x + lean * size * 0.4, y - height * 0.6])} ${xy([x + lean * size * 0.85, y - height])}`
    })
    .join('')
}

/** Ranks of level strokes for standing water, reeds growing out of them. */
export function marsh(hand: Hand): readonly Stroke[] {
  let water = ''
  let reeds = ''
  for (let row = 0; row < 11; row++) {
    const y = 11 + row * 7.9
    for (let x = hand(6, 16); x < 92; ) {
      const end = Math.min(x + hand(9, 24), 94)
      water += line([
        [x, y],
        [end, y],
      ])
      x = end + hand(4, 9)
    }
  }
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++)
      reeds += tuft(
        [15.5 + column * 22.5 + (row % 2 === 0 ? -3 : 4) + hand(-2.5, 2.5), 23.5 + row * 23.2 + hand(-1.5, 1.5)],
        hand(9, 12),
      )
  return [
    { as: 'marsh-water', d: water },
    { as: 'reed', d: reeds },
  ]
}
