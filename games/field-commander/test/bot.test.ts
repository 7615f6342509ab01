import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceFor } from '@bivouac/ai'
import { searchDice } from '@bivouac/kernel'
import { adviser, forecast, hint } from '../bot.ts'
import { CAMPAIGNS } from '../data/index.ts'
import { fieldCommander } from '../module.ts'
import { bot, play, random } from './play.ts'
import { table } from './table.ts'

const share = (id: string, games: number, choose = bot): number => {
  let won = 0
  for (let n = 0; n < games; n++) if (play({ scenario: id }, `bot/${id}/${n}`, choose).result.winners.includes(0)) won++
  return won / games
}

for (const { id } of CAMPAIGNS)
  test(`balance: the bot wins ${id} between one time in four and three in four (120 games)`, t => {
    const won = share(id, 120)
    t.diagnostic(`${(100 * won).toFixed(0)} %`)
    assert.ok(won >= 0.25 && won <= 0.75, `${(100 * won).toFixed(0)} %`)
  })

test('the bot wins 1796 at least twice as often as random play', () => {
  assert.ok(share('1796', 120) >= 2 * share('1796', 120, random))
})

test('the bot plays a whole campaign; its pace is printed, not asserted', t => {
  const start = performance.now()
  const { decisions } = play({ scenario: '1812' }, 'pace', bot)
  t.diagnostic(`${decisions} decisions in ${(performance.now() - start).toFixed(0)} ms`)
  assert.ok(decisions > 0)
})

test('the bot sees only the view, and answers the same to the same', () => {
  const g = table()
  const decision = g.go()!
  const view = fieldCommander.view(g.pos, 0)
  const first = adviser.advise(view, decision)
  const again = adviser.advise(JSON.parse(JSON.stringify(view)), decision)
  assert.deepEqual(first, again)
  assert.equal(g.whyNot(first.action.type, first.action.arg), undefined)
})

test('a hint comes with its reason in both languages', () => {
  const g = table()
  const decision = g.go()!
  const { action, reason } = hint(fieldCommander.view(g.pos, 0), decision)
  assert.equal(g.whyNot(action.type, action.arg), undefined)
  assert.ok(reason.it.length > 10 && reason.en.length > 10)
})

test('the chance to win is counted over campaigns played on: never of what is lost or won, the same for the same view, less with less', () => {
  const g = table()
  g.go()
  const chance = (): number => chanceFor(fieldCommander, fieldCommander.view(g.pos, 0), 0, [])!
  const whole = chance()
  assert.ok(whole > 0.2 && whole < 0.9, `${whole}`)
  assert.equal(chance(), whole)
  for (const name of ['Augereau', 'La Harpe', 'Sérurier']) g.pos.s.at[g.slot(name)] = -2
  assert.ok(chance() < whole - 0.2, `${chance()} without half of the army`)
})

test('9.4 a forecast knows what is certain, and gives an interval for what is not', () => {
  const g = table()
  g.go()
  const view = fieldCommander.view(g.pos, 0)
  const before = JSON.stringify(view)
  const slots = ['Augereau', 'Kilmaine', 'La Harpe', 'Maynier'].map(name => g.slot(name))
  const turin = forecast(view, g.area('Turin'), slots, false, 200, searchDice('turin'))
  assert.ok(turin.won > 0.85, `28 against 9 overwhelms unless the fog helps him: ${turin.won}`)
  const all = ['Augereau', 'Sérurier', 'Macquard', 'Garnier', 'Stengel'].map(name => g.slot(name))
  const savona = forecast(view, g.area('Savona'), all, true, 300, searchDice('savona'))
  assert.ok(savona.won > 0.5 && savona.won < 1)
  assert.ok(savona.margin > 0 && savona.margin < 0.1)
  assert.ok(Math.abs(savona.won + savona.lost + savona.drawn - 1) < 1e-9)
  assert.equal(JSON.stringify(view), before, 'the view is left as it was')
})
