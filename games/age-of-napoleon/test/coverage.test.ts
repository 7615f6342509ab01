/** Everything in the rules occurs in a test with declared dice: steps, actions, refusals, events, and every card for its event. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { explore } from '@bivouac/kernel/conformance'
import { CARDS } from '../data/cards.ts'
import { ageOfNapoleon } from '../module.ts'

function inTheChapters(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bivouac-occurred-'))
  const file = join(folder, 'occurred.json')
  try {
    // A runner inside a test: its reports are its own, and not those of this one.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    execFileSync(process.execPath, [fileURLToPath(new URL('./occurred.ts', import.meta.url)), file], {
      stdio: 'ignore',
      env,
    })
    return JSON.parse(readFileSync(file, 'utf8')) as string[]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('coverage of age-of-napoleon: every step, action, refusal, event and card occurs in a declared situation', t => {
  const occurred = inTheChapters()
  // No random games: nothing here hangs on a seed, and nothing is excused.
  const { missing, occurred: all } = explore(ageOfNapoleon, { already: () => occurred, games: 0, setups: [] })
  const unplayed = CARDS.flatMap(({ id }, i) =>
    occurred.includes(`card ${i + 1}`) ? [] : [`card never played: ${id}`],
  )
  t.diagnostic(`${all.size} things, ${CARDS.length} cards`)
  assert.deepEqual([...missing, ...unplayed], [])
})
