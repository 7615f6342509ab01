import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMatch } from '@bivouac/match'
import type { Page } from 'playwright-core'
import { faultsOf } from '../../../../e2e/axe.ts'
import type { Visitor } from '../../../../e2e/browser.ts'
import { playByKeys } from '../../../../e2e/by-keys.ts'
import { play } from '../../../../e2e/player.ts'
import { fileOf } from '../../../../e2e/positions.ts'
import { becomes, inStep } from '../../../../e2e/rest.ts'
import { stage } from '../../../../e2e/stage.ts'
import { REGIONS } from '../../data/map.ts'
import { ageOfNapoleon } from '../../module.ts'
import { general, hurried, sparing, turnOf } from './player.ts'

const here = stage()
const region = (id: string): number => REGIONS.findIndex(each => each.id === id)
const yearOf = async (page: Page): Promise<string> =>
  (await page.getByTestId('turn').locator('strong').textContent()) ?? ''

/** A table of this scenario, against a computer or across one screen. */
async function begin({ open, page }: Visitor, scenario: string, opponent: 'computer' | 'here' | 'online') {
  await open('#/new/age-of-napoleon')
  await page.getByTestId(`opponent-${opponent}`).check()
  await page.getByTestId('new-scenario').selectOption(scenario)
  await page.getByTestId('start').click()
}

test('a whole year is played against the computer by clicking what is lit, and the table has no fault for axe', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', speed: 4 } })
  const { page } = visitor
  await begin(visitor, '1809', 'computer')
  await page.getByTestId('board').waitFor()
  const { at, clicks } = await play([page], {
    choose: general(5),
    stop: async () => (await yearOf(page)) !== '1809',
  })
  console.log(`the year 1809 against the computer: ${at} moves, ${clicks} clicks`)
  assert.ok(at > 20)
  for (const tab of ['forces', 'winterTab', 'discardPile', 'europe']) {
    await page.getByTestId(`an-tab-${tab}`).click()
    assert.deepEqual(await faultsOf(page, tab), [])
  }
  await visitor.leave()
})

test('at 400 px a year is played with a finger, all its phases, and the map is never out of sight', async () => {
  const visitor = await here.visit({
    viewport: { width: 400, height: 800 },
    hasTouch: true,
    isMobile: true,
    settings: { lang: 'it', handOver: false },
  })
  const { page } = visitor
  const setup = ageOfNapoleon.readSetup({ scenario: '1805', position: { year: 1806, phase: 'diplomacy' } })
  assert.ok(typeof setup !== 'string', String(setup))
  await visitor.open('')
  await page
    .getByTestId('import')
    .setInputFiles(fileOf(createMatch(ageOfNapoleon, setup, { seed: 'a year at 400 px', nonces: ['e2e'] })))
  await page.locator('.prompt.mine').waitFor()
  const phases = new Set<string>()
  const onTurn = async (): Promise<void> => {
    // What was missed, or a tap that lasted as long as a long press, opens a panel over the hand: it is put away.
    const close = page.locator('.floating [aria-label="Chiudi"]').first()
    if (await close.isVisible()) await close.tap()
    const { phase, board } = await page.evaluate(() => ({
      phase: document.querySelector('[data-testid=turn] span')?.textContent ?? '',
      board: document.querySelector('.board-area')?.getBoundingClientRect().height ?? 0,
    }))
    phases.add(phase)
    assert.ok(board > 250, `${phase}: ${board} px of map`)
  }
  const { at, clicks } = await play([page], {
    choose: hurried(3, 60),
    touch: true,
    onTurn,
    stop: async () => (await yearOf(page)) !== '1806',
  })
  console.log(`the year 1806 at 400 px: ${at} moves, ${clicks} taps, ${[...phases].join()}`)
  assert.equal(await yearOf(page), '1807')
  for (const phase of ['Diplomazia', 'Rinforzi', 'Campagna']) assert.ok(phases.has(phase), [...phases].join())
  await visitor.leave()
})

/** Both at one table, each in a language of his own. */
async function online(scenario: string): Promise<readonly Visitor[]> {
  const visitors = [await here.visit({ settings: { lang: 'it' } }), await here.visit({ settings: { lang: 'en' } })]
  await begin(visitors[0]!, scenario, 'online')
  await visitors[1]!.page.goto(await visitors[0]!.page.getByTestId('invite-link').inputValue())
  await Promise.all(visitors.map(({ page }) => page.getByTestId('board').waitFor()))
  return visitors
}

test('Ulm is played online in two browsers to its end, and both see the same', async () => {
  const visitors = await online('ulm')
  const pages = visitors.map(({ page }) => page)
  const { at, clicks } = await play(pages, { choose: general(8) })
  console.log(`Ulm online: ${at} moves, ${clicks} clicks`)
  const ends = await inStep(pages)
  assert.ok(ends.every(each => each.state === 'over'))
  for (const visitor of visitors) await visitor.leave()
})

test('the whole war of 1805 is played online in two browsers, year by year to the end of 1815', async () => {
  const visitors = await online('1805')
  const pages = visitors.map(({ page }) => page)
  const years = new Set<string>()
  const began = performance.now()
  const { at, clicks } = await play(pages, {
    choose: sparing(8, 6),
    onTurn: async (_, page) => void years.add((await turnOf(page))[0]),
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`the war of 1805 online: ${at} moves, ${clicks} clicks, ${seconds} s, years ${[...years].join()}`)
  const ends = await inStep(pages)
  assert.ok(ends.every(each => each.state === 'over'))
  assert.deepEqual(
    [...years],
    Array.from({ length: 11 }, (_, i) => String(1805 + i)),
  )
  for (const visitor of visitors) await visitor.leave()
})

test('Ulm is played to its end with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', handOver: false } })
  const { page } = visitor
  await begin(visitor, 'ulm', 'here')
  await page.getByTestId('board').waitFor()
  await playByKeys(page, general(11))
  await page.getByTestId('game-over').waitFor()
  await visitor.leave()
})

test('a whole year, all eight phases, is played with the keyboard alone', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', handOver: false } })
  const { page } = visitor
  // Napoli gives in, France may claim a marginal victory, both have cards for every phase: nobody passes for want of a choice.
  const setup = ageOfNapoleon.readSetup({
    scenario: '1805',
    position: {
      year: 1808,
      phase: 'diplomacy',
      status: { austria: 'FA', prussia: 'FA', russia: 'NC' },
      corps: {
        rhenanie: ['Napoleon', 'Davout', 'Murat'],
        hannover: ['Bernadotte'],
        napoli: ['Massena', 'Saint-Cyr', 'Ney'],
        stato_chiesa: ['Soult'],
        pommern: ['Armfelt'],
      },
      hands: [
        ['Embassy', 'Fouche', 'Remounts', 'Joseph', 'Napoleonic Dynasty', 'Mud'],
        ['Embassy', 'Insurrection', 'Chief of Staff', 'Surrender? Never!', 'Depot'],
      ],
    },
  })
  assert.ok(typeof setup !== 'string', String(setup))
  await visitor.open('')
  await page
    .getByTestId('import')
    .setInputFiles(fileOf(createMatch(ageOfNapoleon, setup, { seed: 'a year by keyboard', nonces: ['e2e'] })))
  await page.locator('.prompt.mine').waitFor()
  const phases = new Set<string>()
  const choose = sparing(5, 10)
  let at = 0
  const keys = await playByKeys(
    page,
    async (seen, on) => {
      phases.add((await turnOf(on))[1].replace(/[ ,:].*/, ''))
      at = seen.at
      return choose(seen, on)
    },
    async () => (await yearOf(page)) !== '1808',
  )
  console.log(`the year 1808 by keyboard: ${at} moves, ${[...phases].join()}`)
  assert.equal(phases.size, 8, [...phases].join())
  assert.ok(keys.has('n') && keys.has('Enter'))
  await visitor.leave()
})

test('corps spread out cover no stack that can be chosen', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', handOver: false } })
  const { page } = visitor
  await begin(visitor, 'ulm', 'here')
  await page.getByTestId('action-first').nth(1).click()
  // Mack and Ferdinand in Bayern; Johann stands in Tirol, right below.
  await page.locator('.panzoom [data-thing~="piece:42"].is-lit').click()
  await page.locator('.an-fan').waitFor()
  await page.locator(`[data-thing="stack:${region('bayern')}"]`).click()
  await page.locator('.panzoom [data-thing="piece:44"].is-lit').waitFor()
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('.an-stack-place [data-thing^="piece:"].is-lit')]
      .filter(stack => {
        const { left, top, width, height } = stack.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.an-fan') != null
      })
      .map(stack => stack.getAttribute('data-thing')),
  )
  assert.ok((await page.locator('.an-fan').count()) > 0)
  assert.deepEqual(covered, [])
  await visitor.leave()
})

test('when colours change every name changes with them, at once: nothing goes from light to dark step by step', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', handOver: false } })
  const { page } = visitor
  await begin(visitor, 'ulm', 'here')
  await page.getByTestId('army-0').waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator(':root[data-theme=dark]').waitFor({ state: 'attached' })
  const inks = await page.evaluate(() => ({
    name: getComputedStyle(document.querySelector('[data-testid=army-0] b')!).color,
    all: getComputedStyle(document.documentElement).color,
    under: document.getAnimations().filter(each => each instanceof CSSTransition).length,
  }))
  assert.deepEqual([inks.name, inks.under], [inks.all, 0])
  await visitor.leave()
})

test('an army is one click and a way two: what it would bring is read before it is done', async () => {
  const visitor = await here.visit({ settings: { lang: 'it', handOver: false } })
  const { page } = visitor
  await begin(visitor, 'ulm', 'here')
  await page.getByTestId('action-first').first().click()
  await page.locator('[data-thing~="piece:0"]').first().click()
  await page.getByTestId('action-march').waitFor()
  await page.getByTestId('foresight').getByText('Comanda Napoleon: 4 corpi su 8.').waitFor()
  await page.getByTestId('action-march').click()
  // 9.2 Whoever holds cards is asked what he answers.
  await page.getByTestId('action-let').click()
  for (const id of ['wurttemberg', 'bayern']) {
    await page.locator(`path[data-thing~="place:${region(id)}"].is-lit`).waitFor()
    await page.locator(`path[data-thing~="place:${region(id)}"]`).focus()
    await page.keyboard.press('Enter')
  }
  await page.getByTestId('foresight').getByText('23 contro 4').waitFor()
  await page.getByTestId('action-go').click()
  await page.getByTestId('fight').waitFor()
  await becomes(() => page.getByTestId('fight-sum').allInnerTexts(), ['23', '4'], 'the sums of the battle')
  await visitor.leave()
})
