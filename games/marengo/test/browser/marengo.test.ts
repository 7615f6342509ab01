import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Journal, type ReplayStep, replay } from '@bivouac/match'
import type { Page } from 'playwright-core'
import type { Visitor } from '../../../../e2e/browser.ts'
import { play, see } from '../../../../e2e/player.ts'
import { becomes, holds, inStep } from '../../../../e2e/rest.ts'
import { BIVOUAC } from '../../../../e2e/server.ts'
import { stage } from '../../../../e2e/stage.ts'
import { story } from '../../../../e2e/story.ts'
import { listen, type Wire, wireKeepsSecrets } from '../../../../e2e/wire.ts'
import { marengo } from '../../module.ts'
import type { MarengoView } from '../../view.ts'
import { drawn, drawnAsSeen, facesComeFromEvents, pageKeepsSecrets } from './fog.ts'
import { marshal } from './player.ts'

const here = stage()
const chapter = story()
const wishes = { settings: { lang: 'en' } }
const RELOAD_AT = 90
/** Every one of a hundred days played like this came to these questions. */
const ALWAYS = ['movement.choose', 'activation.choose', 'assaults.choose']
/** And to some of these: blocking, going forward, leading an assault, defending, pursuing, losing, retreating, bombarding. */
const MORE = 3

let visitors: readonly Visitor[] = []
let pages: readonly Page[] = []
let wires: readonly Wire[] = []
let journal: Journal
const seats = [0, 1] as const

chapter(
  'two browsers play the whole day of Marengo online by clicking, with a reload, and no page or wire betrays a hidden block',
  async () => {
    const first = await here.visit(wishes)
    const second = await here.visit(wishes)
    visitors = [first, second]
    pages = visitors.map(({ page }) => page)
    wires = pages.map(listen)
    await first.open('#/new/marengo')
    await first.page.getByTestId('opponent-online').check()
    await first.page.getByTestId('start').click()
    await second.page.goto(await first.page.getByTestId('invite-link').inputValue())
    await Promise.all(pages.map(page => page.getByTestId('board').waitFor()))

    const { choose, done, asked } = marshal(page => wires[pages.indexOf(page)]!)
    const began = Date.now()
    let looks = 0
    let hidden = 0
    const onTurn = async (): Promise<void> => {
      const found = await Promise.all(seats.map(seat => pageKeepsSecrets(pages[seat]!, wires[seat]!, seat)))
      hidden += found[0]! + found[1]!
      looks++
    }
    const table = { choose, onTurn }
    await play(pages, { ...table, until: RELOAD_AT })

    const [before] = await inStep(pages)
    await second.page.reload()
    await second.page.getByTestId('board').waitFor()
    await becomes(async () => (await see(second.page)).at, before!.at, 'the reload lost nothing')
    await onTurn()
    const { at, clicks } = await play(pages, table)
    console.log(
      `marengo online: ${at} moves, ${clicks} clicks, ${asked.size} kinds of question, ${done.size} kinds of deed, ` +
        `${looks} looks at ${hidden} hidden blocks in ${Date.now() - began} ms`,
    )
    assert.ok(asked.size >= ALWAYS.length + MORE, [...asked].join())
    for (const question of ALWAYS) assert.ok(asked.has(question), `${question} is not among ${[...asked].join()}`)
    assert.ok(hidden > looks * 10, `${hidden} hidden blocks in ${looks} looks`)
  },
)

chapter('both see the same end, and the game file passes `bivouac verify`', async () => {
  const headings = await Promise.all(pages.map(page => page.getByTestId('game-over').getByRole('heading').innerText()))
  const ends = await inStep(pages)
  const results = (await Promise.all(wires.map((wire, i) => wire.snapshotAt(ends[i]!.at)))).map(end => end.result!)
  assert.deepEqual(results[0], results[1])
  const winner = results[0]!.winners[0]
  assert.deepEqual(
    headings,
    seats.map(seat => (winner === undefined ? 'A draw' : seat === winner ? 'Victory!' : 'Defeat')),
  )
  const reasons = await Promise.all(pages.map(page => page.getByTestId('game-over').locator('p').first().innerText()))
  assert.equal(reasons[0], reasons[1])

  const files: Journal[] = []
  for (const [i, page] of pages.entries()) {
    await page.getByTestId('more').locator('summary').click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByTestId('download').click()])
    const path = join(here.server.folder, `marengo-${i}.json`)
    await file.saveAs(path)
    const checked = spawnSync(process.execPath, [BIVOUAC, 'verify', path], { encoding: 'utf8' })
    assert.equal(checked.status, 0, checked.stdout + checked.stderr)
    assert.match(checked.stdout, /^verified$/m)
    files.push(JSON.parse(readFileSync(path, 'utf8')) as Journal)
  }
  assert.deepEqual(files[0], files[1], 'both hold the same game file')
  journal = files[0]!
  assert.deepEqual(journal.result, results[0])
})

function seenBy(eye: number | 'spectator'): readonly ReplayStep[] {
  const steps = replay(marengo, journal, { eye, views: true })
  if (typeof steps === 'string') throw new Error(steps)
  return steps
}

chapter('everything that came over either wire is what that eye may know, word for word', () => {
  for (const seat of seats) {
    const steps = seenBy(seat)
    const compared = wireKeepsSecrets(wires[seat]!, marengo, journal, seat)
    assert.ok(compared >= journal.moves.length, `${compared} frames for ${journal.moves.length} moves`)
    const { shown, hidden } = facesComeFromEvents(steps, seat)
    console.log(`seat ${seat}: ${compared} frames; ${shown} faces shown; ${hidden} times a block was hidden from it`)
    assert.ok(shown > 0 && hidden > journal.moves.length)
  }
})

chapter('after the end the day is replayed on either page from either side, and by a spectator', async () => {
  const moves = journal.moves.length
  for (const [i, page] of pages.entries())
    for (const eye of [...seats, 'spectator'] as const) {
      const at = Math.floor((moves * (i + 1)) / 3)
      const { view } = seenBy(eye)[at]!
      await page.getByTestId('replay-slider').fill(String(at))
      await page.getByTestId('replay-at').getByText(`${at}/${moves}`, { exact: true }).waitFor()
      await page.getByTestId('replay-eyes').selectOption(String(eye))
      await holds(
        () => drawn(page),
        ({ blocks }) => drawnAsSeen(blocks, view as MarengoView),
      )
    }
  for (const each of visitors) await each.leave()
})
