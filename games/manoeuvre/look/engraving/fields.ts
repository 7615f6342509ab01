import { between, type Hand, line, type Point, polygon, type Stroke, xy } from '../variation.ts'

type Plot = readonly [a: Point, b: Point, c: Point, d: Point]

/** Furrows from one side of the plot to the side facing it. */
function furrows([a, b, c, d]: Plot, many: number): string {
  let drawn = ''
  for (let furrow = 1; furrow < many; furrow++) {
    const part = furrow / many
    drawn += line([
      between(between(a, b, part), between(d, c, part), 0.05),
      between(between(a, b, part), between(d, c, part), 0.95),
    ])
  }
  return drawn
}

/** Little bushes along the edge of a plot. */
function hedge(from: Point, to: Point, many: number): string {
  let drawn = ''
  for (let bush = 0; bush < many; bush++) {
    const [x, y] = between(from, to, (bush + 0.5) / many)
    drawn += `M${xy([x - 2.1, y])}a2.1 2.1 0 1 1 4.2 0a2.1 2.1 0 1 1 -4.2 0Z`
  }
  return drawn
}

/** Five ploughed plots that meet at an angle, as farmland never follows the squares of a map. */
export function farmland(hand: Hand): readonly Stroke[] {
  const [top, right, bottom, left] = [hand(38, 46), hand(42, 54), hand(52, 62), hand(54, 64)]
  const middle: Point = [hand(46, 52), hand(48, 54)]
  const inset = 5
  const far = 100 - inset
  const north: Point = [top, inset]
  const east: Point = [far, right]
  const south: Point = [bottom, far]
  const west: Point = [inset, left]
  const plots: readonly Plot[] = [
    [[inset, inset], north, middle, west],
    [north, [far, inset], east, middle],
    [middle, east, [far, far], south],
    [west, middle, south, [inset, far]],
  ]
  const turnedPlot = ([a, b, c, d]: Plot): Plot => [b, c, d, a]
  return [
    { as: 'crop', d: polygon(plots[0]!) + polygon(plots[2]!) },
    { as: 'crop mn-green', d: polygon(plots[1]!) + polygon(plots[3]!) },
    {
      as: 'furrow',
      d: plots
        .map((plot, index) => furrows(index % 2 === 0 ? plot : turnedPlot(plot), index % 2 === 0 ? 9 : 8))
        .join(''),
    },
    {
      as: 'hedge',
      d: hedge(north, middle, 9) + hedge(middle, south, 9) + hedge(west, middle, 9) + hedge(middle, east, 9),
    },
  ]
}

/** Open ground is paper with a few blades of grass: it must not compete with anything that matters. */
export function meadow(hand: Hand): readonly Stroke[] {
  let grass = ''
  const many = Math.round(hand(3, 6))
  for (let blade = 0; blade < many; blade++) {
    const x = hand(10, 90)
    const y = hand(12, 92)
    grass += `M${xy([x - 2.6, y - 3.4])}L${xy([x - 0.7, y])}M${xy([x, y - 4.6])}L${xy([x, y])}M${xy([x + 2.6, y - 3.4])}L${xy([x + 0.7, y])}`
  }
  return [{ as: 'grass', d: grass }]
}
