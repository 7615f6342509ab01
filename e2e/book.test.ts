/** The rulebooks as books: pictures by the game's own hand, worked examples that can be played; and proofs behind one quiet link. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FIRST, GAMES, SCHOOLS } from './catalogue.ts'
import { doneAsShown } from './exercise.ts'
import { becomes } from './rest.ts'
import { stage } from './stage.ts'

const here = stage()

for (const { id, school } of SCHOOLS)
  test(`${id}: the rulebook shows a worked example before and after, and lets it be played and left again`, async () => {
    const visitor = await here.visit({ settings: { lang: 'en' } })
    const { page } = visitor
    const [first] = school.exercises
    await visitor.open(`#/rules/${id}/${first!.rule}`)
    const example = page.getByTestId(`example-${first!.id}`)
    await example.scrollIntoViewIfNeeded()
    const drawn = (): Promise<number> => example.locator('.board-picture svg.panzoom').count()
    await becomes(drawn, 2, 'two pictures are drawn')
    assert.ok((await example.locator('.book-told li').count()) > 0, 'what the rules told stands below')
    assert.equal(await page.getByTestId('rule-status').count(), 0, 'a book for players does not count tests')

    await page.getByTestId(`play-${first!.id}`).click()
    await page.getByTestId('exercise-task').waitFor()
    await doneAsShown(page)
    await page.getByTestId('exercise-back').click()
    await page.getByTestId('rulebook').waitFor()
    const section = page.locator(`[id="s-${first!.rule}"]`)
    await becomes(
      () =>
        section.evaluate(
          element => element.getBoundingClientRect().top >= -2 && element.getBoundingClientRect().top < innerHeight,
        ),
      true,
      'back where the example was',
    )
    await visitor.leave()
  })

test('how fair is this table: one quiet link in the book and one in the menu, never a fingerprint in anybody’s way', async () => {
  const visitor = await here.visit({ settings: { lang: 'en' } })
  const { page } = visitor
  await visitor.open(`#/rules/${FIRST}`)
  await page.getByTestId('fair-link').click()
  await page.getByTestId('rule-status').first().waitFor()
  assert.match(await page.getByTestId(`fair-${FIRST}`).locator('summary').innerText(), /\d+ of \d+ sections/)

  const file = GAMES.find(({ id }) => id === FIRST)!.journals[0]!
  await page.getByTestId('fair-file').setInputFiles(file)
  await page.getByTestId('dice-fair').or(page.getByTestId('fair-told')).waitFor()
  await page
    .getByTestId('fair-file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') })
  await page.getByTestId('fair-told').getByText('not a game file').waitFor()

  await visitor.open('')
  await page.getByTestId(`quick-${FIRST}`).click()
  await page.locator('.prompt.mine').waitFor()
  await page.getByTestId('more').locator('summary').click()
  await page.getByTestId('fair').waitFor()
  assert.equal(await page.getByTestId('commitment').count(), 0, 'no fingerprint in the menu')
  await page.getByTestId('fair').click()
  await page.getByTestId('fair-table').getByTestId('commitment').waitFor()
  await page.keyboard.press('Escape')
  await page.getByTestId('fair-table').waitFor({ state: 'detached' })
  await visitor.leave()
})
