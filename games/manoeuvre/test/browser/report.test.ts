import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyGame } from '@bivouac/kernel'
import { fileOf, matchWhere } from '../../../../e2e/positions.ts'
import { stage } from '../../../../e2e/stage.ts'
import { manoeuvre } from '../../module.ts'

const here = stage()

test('the report of a running game names his own cards and counts those of the other', async () => {
  const match = matchWhere(each => each.length >= 160, { game: manoeuvre as AnyGame })
  const visitor = await here.visit({ settings: { lang: 'en', confirm: false, handOver: false, forced: false } })
  const { page } = visitor
  await visitor.open('')
  await page.getByTestId('import').setInputFiles(fileOf(match))
  await page.locator('.prompt.mine').waitFor()
  await page.getByTestId('more').locator('summary').click()
  await page.getByTestId('report').click()
  await page.getByTestId('report-page').waitFor()
  const lines = await page.getByTestId('report-page').locator('.story li').allTextContents()
  const draws = lines.filter(line => / draws /.test(line))
  const open = draws.filter(line => !/ draws (?:one card|\d+ cards)/.test(line))
  assert.ok(open.length > 0 && open.length < draws.length, 'his own cards by name, the other’s by number')
  assert.equal(new Set(open.map(line => line.trim().split(' draws ')[0])).size, 1)
  await visitor.leave()
})
