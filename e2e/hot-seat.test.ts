import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gamesWith } from './catalogue.ts'
import { anything, play } from './player.ts'
import { fileOf, matchWhere } from './positions.ts'
import { stage } from './stage.ts'

const here = stage()
const MOVES = 150
/** Moves in which each side has had a turn at least. */
const TURNS_OF_BOTH = 40
/** A game with hands of cards: a card says whose it is. */
const [game] = gamesWith('holder')
const { holder: holderOf } = game!.scenes

test('two at one screen: the hands are covered until the right player says so', async () => {
  const visitor = await here.visit()
  const { page } = visitor
  await visitor.open(`#/new/${game!.id}`)
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('start').click()

  /** Whether the page is covered at this moment, and cards of whom can be found anywhere in it, seen or not. */
  const holders = async (): Promise<{ isCovered: boolean; found: ReadonlySet<number> }> => {
    const { isCovered, things } = await page.evaluate(() => ({
      isCovered: document.querySelector('.hand-over') !== null,
      things: [...document.querySelectorAll('[data-thing^="card:"]')].map(each => each.getAttribute('data-thing')!),
    }))
    return { isCovered, found: new Set(things.map(thing => holderOf(Number(thing.slice('card:'.length))))) }
  }
  const seats = new Set<number>()
  let covers = 0
  await play([page], {
    choose: anything(7),
    until: MOVES,
    async onTurn({ prompt }) {
      const { isCovered, found } = await holders()
      if (isCovered) {
        covers++
        assert.deepEqual([...found], [], 'no card is in the page while it passes from hand to hand')
        return
      }
      assert.ok(found.size <= 1, `one player’s cards at a time, at “${prompt}”`)
      for (const seat of found) seats.add(seat)
    },
  })
  assert.ok(covers > 5, `the screen was handed over ${covers} times`)
  assert.deepEqual([...seats].sort(), [0, 1])
  await visitor.leave()
})

test('not for a moment does the next player see the cards of the last one', async () => {
  const visitor = await here.visit()
  const { page } = visitor
  // Whatever is in the page at any moment: the cover, or a card of somebody's hand.
  await page.addInitScript(() => {
    const flow: string[] = []
    const note = (): void => {
      const cover = document.querySelector('.hand-over') === null ? undefined : 'cover'
      const card = document.querySelector('[data-testid=hand] [data-thing^="card:"]')?.getAttribute('data-thing')
      const now = [cover, card].filter(each => each != null).join(' and ')
      if (now !== '' && now !== flow.at(-1)) flow.push(now)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
    Object.assign(globalThis, { flow })
  })
  await visitor.open(`#/new/${game!.id}`)
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('start').click()
  await play([page], { choose: anything(5), until: 100 })
  const flow = (await page.evaluate('globalThis.flow')) as string[]
  const whose = flow.map(each => (each === 'cover' ? each : holderOf(Number(each.slice('card:'.length)))))
  const shown = whose.filter((each, i) => each !== whose[i - 1])
  assert.ok(!flow.some(each => each.includes(' and ')), 'no card under the cover')
  assert.ok(shown.length > 10, shown.join())
  for (const [i, each] of shown.entries())
    if (each === 'cover' && i > 0) assert.notEqual(shown[i - 1], shown[i + 1], `${shown.slice(0, i + 2)}`)
  await visitor.leave()
})

test('the hand-over screen comes again after a reload, before anything is shown', async () => {
  const visitor = await here.visit()
  const { page } = visitor
  await visitor.open(`#/new/${game!.id}`)
  await page.getByTestId('opponent-here').check()
  await page.getByTestId('start').click()
  await play([page], { choose: anything(11), until: 60 })
  await page.reload()
  await page.getByTestId('hand-over').waitFor()
  assert.equal(await page.locator('[data-thing^="card:"]').count(), 0)
  await page.keyboard.press('Enter')
  await page.getByTestId('hand-over').waitFor({ state: 'detached' })
  await visitor.leave()
})

for (const handOver of [true, false])
  test(`${handOver ? 'behind the cover one has been away, and reads what happened' : 'without a cover both look on: nobody has been away'}`, async () => {
    const visitor = await here.visit({ settings: { handOver } })
    const { page } = visitor
    const match = matchWhere(({ length }) => length > 100, { game: game!.rules })
    await visitor.open('')
    await page.getByTestId('import').setInputFiles(fileOf(match))
    let [recaps, questions] = [0, 0]
    await play([page], {
      choose: anything(7),
      until: match.length + TURNS_OF_BOTH,
      async onTurn({ state }) {
        if (state !== 'mine') return
        questions++
        recaps += await page.getByTestId('recap').count()
      },
    })
    assert.ok(questions > 0)
    if (handOver) assert.ok(recaps > 0, 'what the other did is told')
    else assert.equal(recaps, 0)
    await visitor.leave()
  })
