/** What everybody else at the table hears while somebody begins groups, assaults, defences, pursuits, rides and bombardments with any of his blocks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareSecrets } from '@bivouac/host/testing'
import { marengo } from '../module.ts'
import { blocksOf } from '../rules/4-pieces.ts'
import type { MarengoPosition } from '../state.ts'
import { COUNT, sideOf } from '../words.ts'

/** How every offer of several things may be begun with one block. */
const BEGINNINGS: Readonly<Record<string, (block: number) => unknown>> = {
  move: block => ({ group: [block] }),
  march: block => ({ block: [block] }),
  ride: block => ({ block: [block] }),
  continue: block => ({ group: [block] }),
  arrive: block => ({ block: [block] }),
  bombard: block => [block],
  guard: block => [block],
  pursue: block => [block],
  block: block => [block],
  forward: block => [block],
}

for (const memory of ['kept', 'players'])
  test(`4.2 through choices begun, done, taken back and done again nobody else learns what a hidden block is (${memory})`, async t => {
    const setup = marengo.readSetup({ options: { memory } })
    assert.ok(typeof setup !== 'string', String(setup))
    const { compared, undone, kinds } = await compareSecrets<MarengoPosition>({
      game: marengo as never,
      setup,
      seed: `secrets ${memory}`,
      games: 3,
      moves: 400,
      each: 6,
      isOther: (pos, shadow, seat) =>
        pos.s.face.some((face, block) => sideOf(block) === seat && face !== shadow.s.face[block]),
      async begin(ask, { decision }) {
        const { seat, gathers } = decision!
        const types = new Set(gathers?.map(each => each.type))
        for (const block of blocksOf(seat, (1 << COUNT[seat]!) - 1))
          for (const [type, chosen] of Object.entries(BEGINNINGS))
            if (types.has(type)) await ask({ do: 'extend', seat, type, chosen: chosen(block), about: 'all' })
      },
    })
    t.diagnostic(
      `${compared} pairs of tables, ${undone} deeds taken back; ${[...kinds].map(each => each.join(' ')).join(', ')}`,
    )
    assert.ok(compared > 20 && undone > 10, `${compared} compared, ${undone} taken back`)
    assert.ok(kinds.size >= 6, [...kinds.keys()].join())
  })
