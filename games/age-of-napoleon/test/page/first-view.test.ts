/** Where the page looks first, on a map too large to be read whole. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SHEET } from '../../look/europe.ts'
import { theatre } from '../../page/theatre.ts'

test('22 the page opens where most of one’s own corps can be seen at once, not on the largest stack', () => {
  const spain = Array.from({ length: 4 }, () => [305, 1192] as const)
  const germany = [
    [836, 749] as const,
    [1023, 793] as const,
    [1023, 793] as const,
    [988, 1028] as const,
    [988, 1028] as const,
  ]
  const [x, y] = theatre([...spain, ...germany])
  assert.ok(x > 900 && y < 950, `${x}, ${y}`)
})

test('22 nothing beyond the edge of the sheet is looked at', () => {
  for (const corner of [
    [0, 0],
    [SHEET.width, SHEET.height],
  ] as const) {
    const [x, y] = theatre([corner])
    assert.ok(x >= 430 && x <= SHEET.width - 430 && y >= 430 && y <= SHEET.height - 430)
  }
  assert.equal(theatre([]).length, 2)
})
