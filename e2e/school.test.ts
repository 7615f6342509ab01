/** The school of every game: the exercises are listed, each is done by what it shows, and what was done stays done. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf } from './axe.ts'
import { SCHOOLS } from './catalogue.ts'
import { doneAsShown } from './exercise.ts'
import { becomes } from './rest.ts'
import { stage } from './stage.ts'

const here = stage()
/** Every one of them is played by the tests of its game; here some are clicked through. */
const CLICKED = 3

for (const { id, school } of SCHOOLS)
  test(`${id}: exercises are done by what they show, and stay done`, async () => {
    const visitor = await here.visit({ settings: { lang: 'en' } })
    const { page } = visitor
    await visitor.open(`#/game/${id}`)
    await page.getByTestId('to-school').click()
    const { exercises } = school
    await page.getByTestId(`exercise-${exercises[0]!.id}`).waitFor()
    assert.deepEqual(await faultsOf(page, 'a school'), [])
    for (const exercise of exercises.slice(0, CLICKED)) {
      await visitor.open(`#/school/${id}/${exercise.id}`)
      await page.getByTestId('exercise-task').waitFor()
      if (exercise.steps[0]!.light !== undefined) await page.getByTestId('spotlight').waitFor()
      await doneAsShown(page)
    }
    await visitor.open(`#/school/${id}`)
    await becomes(
      () => page.getByTestId('school-progress').innerText(),
      `${Math.min(CLICKED, exercises.length)} of ${exercises.length} done`,
    )
    await visitor.leave()
  })
