/** 17.2.2 Computer players with hidden counters: they play on what they imagine, and cannot tell what they do not see. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decide, playersFor } from '@bivouac/ai'
import { canonical, searchDice, tableFor } from '@bivouac/kernel'
import { napoleonsBattles } from '../module.ts'
import type { NapoleonPosition } from '../state.ts'
import { FOG, HIDDEN } from './positions-fog.ts'

const game = napoleonsBattles as never as Parameters<typeof playersFor>[0]
const player = (id: string) => playersFor(game).find(each => each.id === id)!
const setup = (() => {
  const read = napoleonsBattles.readSetup({ scenario: FOG, options: HIDDEN })
  if (typeof read === 'string') throw new Error(read)
  return read
})()
const { machine } = napoleonsBattles

function play(seed: string, most: number, look: (pos: NapoleonPosition, seat: number) => void): boolean {
  const pos = napoleonsBattles.begin(setup)
  const own = searchDice(`${seed}/own`)
  const t = tableFor(pos, searchDice(seed))
  for (let n = 0; n < most; n++) {
    const decision = machine.advance(pos, t)
    if (decision === undefined) return true
    const { seat } = decision
    look(pos, seat)
    const situation = { seat, view: napoleonsBattles.view(pos, seat), heard: [], decision }
    const { action } = decide(game, player('recruit'), situation, {}, own, false)
    assert.equal(
      machine.whyNot(pos, t, action, seat),
      undefined,
      `${decision.proc}.${decision.step} ${canonical(action)}`,
    )
    machine.take(pos, t, action)
  }
  return false
}

test('17.2.2 two Recruits play a battle with hidden counters to its end, by legal deeds alone', () => {
  assert.ok(play('fog', 4000, () => {}))
})

test('17.2.2 from positions that look the same to them computer players do the same', () => {
  let looked = 0
  play('twins', 160, (pos, seat) => {
    if (looked >= 24) return
    const view = napoleonsBattles.view(pos, seat)
    const twin = napoleonsBattles.imagine(view, seat, [], searchDice(`twin ${looked}`))
    // Only where the twin differs from the truth is anything shown by it.
    if (canonical(napoleonsBattles.view(twin, 1 - seat)) === canonical(napoleonsBattles.view(pos, 1 - seat))) return
    looked++
    for (const id of ['veteran', 'marshal']) {
      const chosen = [pos, twin].map(each => {
        const decision = machine.advance(each, tableFor(each, searchDice(1)))!
        const seen = napoleonsBattles.view(each, seat)
        const situation = { seat, view: seen, heard: [], decision }
        return canonical(decide(game, player(id), situation, { iterations: 12 }, searchDice('same'), false).action)
      })
      assert.equal(chosen[0], chosen[1], id)
    }
  })
  assert.ok(looked >= 12, `${looked} positions`)
})
