import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOX_LIST } from '../data/armies.ts'
import { MAP } from '../data/board.ts'
import { LOCALES, PAIRS } from '../data/map.ts'
import { CROSSINGS, JOINED } from '../data/roads.ts'
import { badgeRow, fronts, SYMBOLS, strips } from '../look/engraving/borders.ts'
import { brooks, ground, ways } from '../look/engraving/ground.ts'
import { BLOCK, FIELD, FRONTS, localeNumber, OUTLINE, reachOf, STRIP } from '../look/layout.ts'
import { twoLines } from '../look/lettering.ts'
import { ROOMS } from '../look/map/rooms.ts'
import { covers, platesFor } from '../look/plates.ts'
import { clearance, distance, isInside, type Point } from '../look/points.ts'
import { approachSpots, boxSpots, reserveSpots, type Spot, spotsAt } from '../look/spots.ts'
import { borderBetween, crossingPoint, fieldWay, roadInside, roads, roadWay } from '../look/ways.ts'
import { approachLabel, blockLabel, localeLabel, placeLabel } from '../look/words.ts'
import { APPROACH_COUNT, APPROACHES, BOXES, LOCALE_COUNT } from '../words.ts'

const LANGS = ['it', 'en'] as const
const approachOf = (pair: string, locale: string): number => {
  const p = PAIRS.findIndex(each => each.id === pair)
  return 2 * p + (PAIRS[p]!.a === locale ? 0 : 1)
}
const crossing = (id: string): number => CROSSINGS.findIndex(each => each.id === id)
const point = ({ x, y }: Spot): Point => [x, y]

test('5 every locale has its outline, every approach lies inside its own locale and faces the other', () => {
  assert.equal(OUTLINE.length, LOCALE_COUNT)
  assert.equal(FRONTS.length, APPROACH_COUNT)
  FRONTS.forEach((at, approach) => {
    const own: Point = [at.middle[0] + at.inward[0] * 30, at.middle[1] + at.inward[1] * 30]
    assert.ok(isInside(own, OUTLINE[at.locale]!), PAIRS[approach >> 1]!.id)
    const across: Point = [at.middle[0] - at.inward[0] * 30, at.middle[1] - at.inward[1] * 30]
    assert.ok(isInside(across, OUTLINE[FRONTS[approach ^ 1]!.locale]!), PAIRS[approach >> 1]!.id)
    assert.ok(at.angle > -90 && at.angle <= 90)
  })
})

test('5 a wide approach holds two blocks side by side, a narrow one a single block', () => {
  for (const at of FRONTS) assert.ok(2 * at.half >= (at.wide ? 2 : 1) * BLOCK.length, `${at.locale}`)
  const wide = approachOf('C6-C7', 'C6')
  const [a, b] = approachSpots(wide, 2)
  assert.ok(distance(point(a!), point(b!)) >= BLOCK.length)
  const narrow = approachSpots(approachOf('W2-W4', 'W4'), 2)
  assert.ok(distance(point(narrow[0]!), point(narrow[1]!)) < BLOCK.length)
})

test('5.1 the symbols drawn are those printed, and every badge stands on its own side of the border', () => {
  const total = (arm: number): number => SYMBOLS.reduce((sum, each) => sum + each.penalties[arm]!, 0)
  // The bridgehead's west side prints one infantry, one artillery and one obstructed symbol more, and faces nobody.
  assert.deepEqual([total(0), total(1), total(2)], [241, 78, 92])
  assert.equal(SYMBOLS.filter(each => each.obstructed).length, 37)
  assert.deepEqual(SYMBOLS[approachOf('W4-MA', 'W4')], { penalties: [1, 2, 1], obstructed: false })
  FRONTS.forEach((at, approach) => {
    const row = badgeRow(approach)
    const { penalties, obstructed } = SYMBOLS[approach]!
    assert.equal(row.length, penalties[0] + penalties[1] + penalties[2] + (obstructed ? 1 : 0))
    for (const badge of row) {
      assert.ok(isInside(badge.at, OUTLINE[at.locale]!), PAIRS[approach >> 1]!.id)
      assert.ok(clearance(badge.at, ...at.ends) <= STRIP)
    }
  })
})

test('every name and every reserve lies in its own locale', () => {
  LOCALES.forEach((locale, number) => {
    const [nameX, nameY, x, y] = ROOMS[locale.id]!
    assert.ok(isInside([nameX, nameY], OUTLINE[number]!), `the name of ${locale.id}`)
    assert.ok(isInside([x, y], OUTLINE[number]!), `the reserve of ${locale.id}`)
    for (const lang of LANGS)
      for (const line of twoLines(locale.name[lang], 13)) assert.ok(line.length <= 18, `${locale.id}: ${line}`)
  })
})

test('blocks of a place never lie on the same spot, and those of a reserve stay in their locale', () => {
  for (let place = 0; place < BOXES + BOX_LIST.length; place++) {
    const most = place < APPROACHES ? LOCALES[place]!.capacity : place < BOXES ? 8 : BOX_LIST[place - BOXES]!.size
    for (let many = 1; many <= most; many++) {
      const spots = spotsAt(place, many)
      assert.equal(spots.length, many)
      assert.equal(new Set(spots.map(each => `${each.x} ${each.y}`)).size, many)
      for (const { x, y, angle, size } of spots) {
        assert.ok([x, y, angle, size].every(Number.isFinite))
        assert.ok(angle > -90.1 && angle <= 90)
        assert.ok(x > FIELD.x && x < FIELD.x + FIELD.width && y > FIELD.y && y < FIELD.y + FIELD.height)
      }
    }
  }
  LOCALES.forEach((locale, number) => {
    for (const spot of reserveSpots(number, Math.min(4, locale.capacity)))
      assert.ok(isInside(point(spot), OUTLINE[number]!), locale.id)
  })
  for (let approach = 0; approach < APPROACH_COUNT; approach++)
    for (const spot of approachSpots(approach, 2))
      assert.ok(isInside(point(spot), OUTLINE[FRONTS[approach]!.locale]!), PAIRS[approach >> 1]!.id)
})

test('those on the march wait in boxes of the size of the box', () => {
  for (const [b, box] of BOX_LIST.entries()) assert.equal(boxSpots(b, box.size).length, box.size)
})

test('8.10 every road crosses where its crossing says, and is unbroken inside each locale', () => {
  CROSSINGS.forEach((each, c) => {
    const at = FRONTS[2 * PAIRS.findIndex(pair => pair.id === each.pair)]!
    assert.ok(clearance(crossingPoint(c), ...at.ends) < 32, each.id)
  })
  const knot = (id: string): string => (id.includes('#') ? id : `>${id}`)
  for (const [locale, groups] of Object.entries(JOINED))
    for (const [first, ...others] of groups)
      for (const other of others)
        assert.ok(roadInside(locale, knot(first!), knot(other)), `${locale}: from ${first} to ${other}`)
  assert.equal(roads().filter(each => each.primary).length, 6)
})

test('8.10 a march is drawn along its road, from the reserve to the reserve', () => {
  const way = roadWay(localeNumber('W2'), [crossing('W2-W4#1'), crossing('W4-MA#1')])
  assert.deepEqual(way[0], ROOMS.W2!.slice(2, 4))
  assert.deepEqual(way.at(-1), ROOMS.MA!.slice(2, 4))
  assert.ok(way.some(each => distance(each, crossingPoint(crossing('W2-W4#1'))) < 1))
  assert.ok(way.length > 4)
  const gate = CROSSINGS.length
  const entry = roadWay(-1, [gate, crossing('W1-W2#1')])
  assert.deepEqual(entry[0], crossingPoint(gate))
  assert.deepEqual(entry.at(-1), ROOMS.W2!.slice(2, 4))
})

test('across country one goes over the border between', () => {
  const [from, to] = [localeNumber('C4'), localeNumber('C8')]
  const over = borderBetween(from, to)
  assert.equal(over, approachOf('C4-C8', 'C4'))
  assert.equal(fieldWay(from, to, over).length, 3)
  assert.equal(borderBetween(localeNumber('W1'), to), undefined)
})

test('the field is drawn the same every time, without broken numbers', () => {
  const drawn = [...ground(), ...strips(), ...brooks(), ...ways(), ...fronts()]
  assert.deepEqual([...ground(), ...strips(), ...brooks(), ...ways(), ...fronts()], drawn)
  for (const { as, d } of drawn) {
    assert.ok(d.length > 0, as)
    assert.doesNotMatch(d, /NaN|Infinity|undefined|e-/, as)
  }
  for (let approach = 0; approach < APPROACH_COUNT; approach++) assert.doesNotMatch(reachOf(approach), /NaN/)
})

test('everything on the map can be read aloud in both languages, each by its own name', () => {
  for (const lang of LANGS) {
    const labels = Array.from({ length: BOXES + BOX_LIST.length }, (_, place) => placeLabel(place, lang))
    for (const label of labels) assert.doesNotMatch(label, /undefined|NaN|\[object/)
    // The two pairs between S4 and S5 differ only in their symbols.
    assert.equal(new Set(labels).size, labels.length)
  }
  assert.equal(localeLabel(localeNumber('SV'), 'en'), 'San Giuliano Vecchio, capacity 4, star blue')
  assert.equal(
    approachLabel(approachOf('W4-MA', 'MA'), 'it'),
    'Via d’accesso da Marengo verso Peterbona, stretta, penalità fanteria −1 artiglieria −1, ostacolata per la cavalleria',
  )
  assert.equal(
    blockLabel({ side: 1, face: 6, place: localeNumber('MA'), moved: true }, 'en'),
    'French block, cavalry 2, Marengo, reserve, has moved',
  )
})

test('4.1 a block whose face is not given says nothing of it', () => {
  for (const lang of LANGS) assert.equal(blockLabel({ side: 0, face: 0 }, lang), blockLabel({ side: 0 }, lang))
  assert.equal(blockLabel({ side: 0 }, 'it'), 'Pezzo austriaco, nascosto')
})

test('the name of a place is never under blocks: where they lie over it, it is read on a plate beside them', () => {
  let plates = 0
  for (const lang of ['it', 'en'] as const)
    for (const [locale, { capacity, id }] of LOCALES.entries())
      for (const many of [1, Math.ceil(capacity / 2), capacity]) {
        const spots = [
          ...reserveSpots(locale, many),
          ...MAP.approachesOf[locale]!.flatMap(approach => approachSpots(approach, 2)),
        ]
        const [plate] = platesFor(spots, lang).filter(each => each.locale === locale)
        if (plate === undefined) continue
        plates++
        assert.ok(!spots.some(spot => covers(spot, plate)), `${id} with ${many} in reserve, ${lang}`)
        assert.ok(plate.lines[0]!.startsWith(id), 'with the code that prompts use')
      }
  assert.ok(plates > 100, `${plates} plates`)
  assert.deepEqual(platesFor([], 'it'), [], 'an empty map needs none')
})
