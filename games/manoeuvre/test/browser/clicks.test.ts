/** What a turn costs, counted by the common counter (`e2e/clicks.ts`). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Visitor } from '../../../../e2e/browser.ts'
import { clicksOfTurn, told } from '../../../../e2e/clicks.ts'
import { anything, click, play, type Seen, see } from '../../../../e2e/player.ts'
import { stage } from '../../../../e2e/stage.ts'

const here = stage()
const SOLO = 3
const ONLINE = 4
/** A card, its target, the cards beside it, the throw, and what comes of it; with the three of a quiet turn. */
const FIGHT = 12
/** Armies that walk to the middle have met by then. */
const TURNS = 12

const isDiscard = (seen: Seen): boolean => seen.state === 'mine' && seen.prompt.includes('§4-discard')
const isMove = (seen: Seen): boolean => seen.prompt.includes('§5')
const isFight = (seen: Seen): boolean => /§6/.test(seen.prompt)
const isCard = (option: string): boolean => option.startsWith('card:')
const goesOn = ({ options }: Seen): number => {
  const first = (fits: RegExp): number => options.findIndex(each => fits.test(each))
  return [/^confirm/, /^action-(?:done|pass|resolve)/, /^(?:gather|action-)/].map(first).find(i => i >= 0) ?? 0
}
/** How far from the middle of the field a square lies, in ranks. */
const rank = (option: string): number => Math.abs(3.5 - (Number(/place:(\d+)/.exec(option)?.[1] ?? 0) >> 3))

/** The hand kept, a unit of the hindmost and the square nearest to the middle; then what else is asked. */
function moving(then: (seen: Seen) => number | string | undefined): (seen: Seen) => number | string | undefined {
  let moved = 0
  return seen => {
    if (isDiscard(seen)) return seen.options.indexOf('action-done')
    const lit = seen.options.flatMap((each, i) => (each.includes('place:') ? [i] : []))
    if (!isMove(seen) || moved === 2 || lit.length === 0) return then(seen)
    const by = moved++ === 0 ? -1 : 1
    return lit.reduce((best, i) => (by * rank(seen.options[i]!) < by * rank(seen.options[best]!) ? i : best))
  }
}
/** A card that fights, whom, and on. */
const fighting = () =>
  moving(seen => {
    const card = isFight(seen) ? seen.options.findIndex(isCard) : -1
    const lit = isFight(seen) ? seen.options.findIndex(each => each.includes('piece:')) : -1
    return card >= 0 ? card : lit >= 0 ? lit : goesOn(seen)
  })

/** Armies are placed at random until somebody begins his first turn: far from each other, nobody can fight yet. */
async function toTheFirstTurn(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined
  await play(pages, {
    choose: anything(5),
    stop: (seen, page) => {
      if (isDiscard(seen)) found = page
      return found !== undefined
    },
    until: 200,
  })
  assert.ok(found !== undefined, 'somebody begins his turn')
  return found
}

async function alone(): Promise<Visitor> {
  const visitor = await here.visit({ settings: { lang: 'en', speed: 4 } })
  await visitor.open('')
  await visitor.page.getByTestId('quick-manoeuvre').click()
  return visitor
}

test('a quiet turn against the computer is three clicks', async () => {
  // A hand without Supply, Forced March or Spy: nothing but the move is asked.
  await here.dice('quiet b')
  const visitor = await alone()
  const page = await toTheFirstTurn([visitor.page])
  const clicks = await clicksOfTurn(page, { choose: moving(goesOn), until: 'playerTurn' })
  assert.ok(told('Manoeuvre, quiet turn alone', clicks) <= SOLO, clicks.join(', '))
  await visitor.leave()
})

test('a turn with a fight against the computer is counted, too', async () => {
  const visitor = await alone()
  const page = await toTheFirstTurn([visitor.page])
  const fights: (readonly string[])[] = []
  for (let turn = 0; fights.length === 0 && turn < TURNS; turn++) {
    const clicks = await clicksOfTurn(page, { choose: fighting(), until: 'playerTurn' })
    if (clicks.some(each => isCard(each) && isFight({ prompt: each } as Seen))) fights.push(clicks)
    // The enemy's turn, in which he may be asked how he defends himself.
    await play([page], { choose: goesOn, stop: isDiscard })
  }
  const [clicks] = fights
  assert.ok(clicks !== undefined, 'it comes to a fight')
  assert.ok(told('Manoeuvre, turn with a fight alone', clicks) <= FIGHT, clicks.join(', '))
  await visitor.leave()
})

test('a quiet turn online is at most four clicks: the rest of the turn is passed by one order', async () => {
  const wishes = { settings: { lang: 'en', speed: 4 } }
  const [first, second] = [await here.visit(wishes), await here.visit(wishes)]
  await first.open('#/new/manoeuvre')
  await first.page.getByTestId('opponent-online').check()
  await first.page.getByTestId('start').click()
  await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
  const pages = [first.page, second.page]
  await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))
  const page = await toTheFirstTurn(pages)
  const other = pages.find(each => each !== page)!
  let hasOrdered = false
  const clicks = await clicksOfTurn(page, {
    choose: moving(() => {
      if (hasOrdered) return undefined
      hasOrdered = true
      return 'pass-rest'
    }),
    until: 'playerTurn',
    async meanwhile() {
      const seen = await see(other)
      if (seen.state === 'mine' && !isDiscard(seen)) await click(other, seen, { choose: goesOn })
    },
  })
  assert.ok(told('Manoeuvre, quiet turn online', clicks) <= ONLINE, clicks.join(', '))
  for (const visitor of [first, second]) await visitor.leave()
})
