import type { Provenance, Terrain } from '../words.ts'
import { frozen } from './notation.ts'

/**
 * The 24 pieces of map, four rows of four squares each, from the top. Which way up they lie is only a convention: they
 * may be turned when the battlefield is laid out. Number 1 is index 0.
 */
const LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'open',
  F: 'fields',
  H: 'hill',
  L: 'lake',
  M: 'marsh',
  T: 'town',
  W: 'woods',
}

const DRAWN = [
  'W... .... .WW. .WWH', // 1
  '.WT. ...W .... H...', // 2
  '.WH. W... ..T. .W..', // 3
  '.H.. ..WW ..H. .H..', // 4
  '.W.. ...W ..H. WW.T', // 5
  '.... W... ..FW H...', // 6
  'WW.T W.F. ...W ....', // 7
  'T..H .W.. .... ...W', // 8
  'W.TW ...W .HT. T...', // 9
  '.H.. HH.. ..W. ....', // 10
  '..H. ...H .HH. ...H', // 11
  '..W. .... TW.. W...', // 12
  '..WT T... .... .H.W', // 13
  '..WH ...W ...W H..F', // 14
  '..WH .WT. ..H. ..H.', // 15
  'HH.. H... ...W ..WW', // 16
  '..T. HT.W H..H ..H.', // 17
  'T... .HH. T.H. ...M', // 18
  '...H HH.. HH.. HH..', // 19
  'HHT. .... .... ....', // 20
  'WWW. .L.. .H.. .L.H', // 21
  '.... .W.. .... H.H.', // 22
  'H.H. H... HW.H .W..', // 23
  '.... .... HHT. ....', // 24
]

export const SECTION_SIDE = 4

function terrains(drawn: string): readonly Terrain[] {
  return [...drawn.replaceAll(' ', '')].map(letter => {
    const terrain = LETTERS[letter]
    if (terrain === undefined) throw new Error(`no terrain is drawn “${letter}”`)
    return terrain
  })
}

export const SECTIONS: readonly (readonly Terrain[])[] = frozen(DRAWN.map(terrains))

/**
 * All were read from the published maps. Of numbers 2, 3 and 4 only the terrain is known for certain (the figure of the
 * suggested first battle shows them beside number 1); that they bear these numbers, in this order, is inferred.
 */
export const SECTION_PROVENANCE: readonly Provenance[] = frozen(
  SECTIONS.map((_, index) => (index >= 1 && index <= 3 ? 'inferred' : 'published')),
)

/** The section as it lies after so many quarter turns clockwise. */
export function turned(section: readonly Terrain[], quarterTurnsClockwise: number): readonly Terrain[] {
  let lying = section
  for (let turns = ((quarterTurnsClockwise % 4) + 4) % 4; turns > 0; turns--) {
    const before = lying
    lying = before.map((_, at) => {
      const row = Math.floor(at / SECTION_SIDE)
      const column = at % SECTION_SIDE
      return before[(SECTION_SIDE - 1 - column) * SECTION_SIDE + row]!
    })
  }
  return lying
}
