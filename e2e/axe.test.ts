import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import type { AxeResults } from 'axe-core'
import { stage } from './stage.ts'
import { PLACES } from './tour.ts'

const here = stage()
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [400, 1400])
    test(`axe finds no serious fault, ${colorScheme}, ${width} px`, async () => {
      const visitor = await here.visit({ colorScheme, viewport: { width, height: 900 } })
      const { page } = visitor
      const faults: string[] = []
      for (const { name, go } of PLACES) {
        await go(visitor)
        await page.evaluate(AXE)
        const { violations } = await page.evaluate(() =>
          (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
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
