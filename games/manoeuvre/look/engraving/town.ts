import { at, type Hand, line, type Point, polygon, type Stroke } from '../variation.ts'

interface Pens {
  shadow: string
  wall: string
  lit: string
  dark: string
  ink: string
}

/** A house seen from a little above: gable in front, the roof running back to the right. */
function house(pens: Pens, [x, y]: Point, wide: number, tall: number, deep: number): void {
  const eaves = y - tall
  const ridge: Point = [x + wide / 2, eaves - wide * 0.48]
  const back: Point = [deep, -deep * 0.34]
  pens.shadow += polygon([
    [x + 1, y],
    [x + wide + deep + 4, y + 3.2],
    [x + wide + deep + 4.5, y - 2],
    [x + wide, y - 3],
  ])
  pens.wall += polygon([[x, y], [x, eaves], ridge, [x + wide, eaves], [x + wide, y]])
  pens.dark += polygon([
    [x + wide, y],
    [x + wide, eaves],
    [x + wide + back[0], eaves + back[1]],
    [x + wide + back[0], y + back[1]],
  ])
  pens.lit += polygon([
    [x + wide + 1.2, eaves + 0.8],
    ridge,
    [ridge[0] + back[0], ridge[1] + back[1]],
    [x + wide + back[0] + 1.2, eaves + back[1] + 0.8],
  ])
  pens.ink += line([
    [x + wide * 0.5, y],
    [x + wide * 0.5, y - tall * 0.55],
  ])
}

export function town(hand: Hand): readonly Stroke[] {
  const pens: Pens = { shadow: '', wall: '', lit: '', dark: '', ink: '' }
  const street = `M3 ${at(hand(44, 52))}Q30 ${at(hand(50, 58))} 52 58T97 ${at(hand(50, 60))}M${at(hand(46, 52))} 3Q54 30 50 58T${at(hand(44, 54))} 97`
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const x = 5 + column * 30.6 + hand(-1.2, 1.6)
      const y = 30 + row * 31.6 + hand(-2, 1.4)
      if (row === 1 && column === 1) church(pens, [x + 2, y + 4])
      else house(pens, [x, y], hand(12, 14), hand(8.5, 11), hand(11.5, 14))
    }
  return [
    { as: 'street', d: street },
    { as: 'shadow', d: pens.shadow },
    { as: 'wall-dark', d: pens.dark },
    { as: 'wall', d: pens.wall },
    { as: 'roof', d: pens.lit },
    { as: 'door', d: pens.ink },
  ]
}

function church(pens: Pens, [x, y]: Point): void {
  house(pens, [x + 6, y], 13, 10, 13)
  pens.wall += polygon([
    [x, y],
    [x, y - 24],
    [x + 9, y - 24],
    [x + 9, y],
  ])
  pens.lit += polygon([
    [x - 1, y - 24],
    [x + 4.5, y - 44],
    [x + 10, y - 24],
  ])
  pens.ink += line([
    [x + 4.5, y - 44],
    [x + 4.5, y - 51],
  ])
  pens.ink += line([
    [x + 2, y - 48.6],
    [x + 7, y - 48.6],
  ])
  pens.ink += line([
    [x + 4.5, y - 13],
    [x + 4.5, y - 18],
  ])
}
