import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type { AxeResults } from 'axe-core'
import { stage } from './stage.ts'
import { PLACES } from './tour.ts'

const here = stage()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const MAIN = ['home', 'table', 'rulebook', 'settings']
/** Each look once with every place; the other two only where everybody comes. */
const LOOKS = [
  { colorScheme: 'light', width: 1400, places: PLACES },
  { colorScheme: 'dark', width: 400, places: PLACES },
  { colorScheme: 'dark', width: 1400, places: PLACES.filter(({ name }) => MAIN.includes(name)) },
  { colorScheme: 'light', width: 400, places: PLACES.filter(({ name }) => MAIN.includes(name)) },
] as const

for (const { colorScheme, width, places } of LOOKS)
  test(`axe finds no serious fault, ${colorScheme}, ${width} px`, async () => {
    const visitor = await here.visit({ colorScheme, viewport: { width, height: 900 } })
    const { page } = visitor
    const faults: string[] = []
    for (const { name, go } of places) {
      await go(visitor)
      await page.evaluate(AXE)
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(wishes: object): Promise<AxeResults> } }).axe.run({
          // Only what is wrong: lists of everything that is right take longer than finding it.
          resultTypes: ['violations'],
        }),
      )
      for (const { id, impact, nodes, help } of violations)
        if (impact === 'serious' || impact === 'critical')
          faults.push(
            `${name}: ${id} (${help}) ${nodes.length}× ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
          )
    }
    assert.deepEqual(faults, [])
    await visitor.leave()
  })
