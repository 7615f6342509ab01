import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from './axe.ts'
import { FIRST } from './catalogue.ts'
import { stage } from './stage.ts'
import { PLACES } from './tour.ts'

const here = stage()

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
    const faults: string[] = []
    for (const { name, go } of places) {
      await go(visitor)
      faults.push(...(await faultsOf(visitor.page, name)))
    }
    assert.deepEqual(faults, [])
    await visitor.leave()
  })

test('axe itself is awake: a picture and a button without names are found', async () => {
  const visitor = await here.visit()
  await visitor.open('')
  await visitor.page.getByTestId(`quick-${FIRST}`).waitFor()
  await visitor.page.evaluate(() => document.querySelector('main')!.append(document.createElement('button')))
  const faults = await faultsOf(visitor.page, 'home')
  assert.ok(
    faults.some(each => each.includes('button-name')),
    faults.join('\n'),
  )
  await visitor.leave()
})
