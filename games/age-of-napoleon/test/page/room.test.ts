import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REGIONS } from '../../data/map.ts'
import { ALL_REGIONS } from '../../page/facts.ts'
import { type Box, isClear, roomFor, stacksAt } from '../../page/room.ts'

const region = (id: string): number => REGIONS.findIndex(each => each.id === id)
/** Six corps in one row, and twelve in two. */
const ONE_ROW = { width: 414, height: 138 }
const TWO_ROWS = { width: 414, height: 236 }

const roomy = (box: Box | undefined): Box => {
  assert.ok(box !== undefined)
  return box
}

test('where nothing is asked for elsewhere, the corps lie below their stack', () => {
  const own = stacksAt(region('bayern'))
  assert.equal(roomy(roomFor(ONE_ROW, region('bayern'), [])).top, own.top + own.height - 4)
})

test('Bayern is spread out and Tirol below it can be chosen: they lie above', () => {
  const own = stacksAt(region('bayern'))
  const box = roomy(roomFor(ONE_ROW, region('bayern'), [region('tirol')]))
  assert.equal(box.top + box.height, own.top + 4)
})

test('whatever a third of all regions can be chosen, there is room that covers none of them', () => {
  for (const size of [ONE_ROW, TWO_ROWS])
    for (const from of ALL_REGIONS)
      for (let by = 1; by <= 6; by++) {
        const others = ALL_REGIONS.filter(each => each !== from && (each * by + from) % 3 === 0)
        const box = roomy(roomFor(size, from, others))
        assert.ok(isClear(box, others), REGIONS[from]!.id)
      }
})

test('what is spread out never hides the stack it came from, nor leaves the sheet', () => {
  for (const from of ALL_REGIONS) {
    const box = roomy(
      roomFor(
        TWO_ROWS,
        from,
        ALL_REGIONS.filter(each => (each + from) % 5 === 0),
      ),
    )
    const { left, top, width, height } = stacksAt(from)
    const over = Math.min(top + height, box.top + box.height) - Math.max(top, box.top)
    const beside = box.left >= left + width || box.left + box.width <= left
    assert.ok(beside || over <= 4, REGIONS[from]!.id)
    assert.ok(box.left >= 8 && box.top >= 8)
  }
})
