/** What a deed would bring is told by the rules, from what its doer sees: every addend with its section. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { manoeuvre } from '../module.ts'
import { type Game, table } from './help.ts'

const told = (game: Game, type: string, arg?: number | readonly number[]) => {
  const seat = game.decision!.seat
  const action = arg === undefined ? { type } : { type, arg: arg as number }
  return manoeuvre.foretell!(manoeuvre.view(game.pos, seat), seat, action)
}
const map = ['........', '........', '........', '...H....', '........', '........', '........', '........']

for (const edition of ['italian', '2010'])
  for (const hills of ['once', 'each'])
    test(`6.1-totals the roll is foretold as it will be reckoned (${edition}, hills ${hills})`, () => {
      const game = table({
        map,
        options: { edition, hills },
        units: [{ '8th': 'D4', '45th': 'C5' }, { '32nd': 'D5#' }],
        hands: [['8th 1', '8th 2', 'Ney', 'French Sappers'], []],
      })
      game.act('assault', '8th 1')
      const target = told(game, 'target', game.unit('32nd'))
      assert.deepEqual(
        target.lines.map(({ rule, value }) => [rule, value]),
        [
          ['6.1-totals', 6],
          ['6.3', 2],
          ['6.1-totals', undefined],
          ['6.1-totals', 6],
          ['9.2-redoubt', 3],
          ['6.1-totals', undefined],
        ],
      )
      game.act('target', '32nd')
      assert.equal(told(game, 'done').lines.at(-1)!.text.en, 'As things stand: 2d6 + 8 against 9.')
      const cards = ['8th 2', 'Ney', 'French Sappers'].map(game.card).sort((a, b) => a - b)
      assert.match(told(game, 'attack', cards).lines.at(-1)!.text.en, /^As things stand: \d+d\d+.* against 6\.$/)
      assert.equal(
        manoeuvre.words.action({ type: 'done' }, manoeuvre.view(game.pos, 0), 'en'),
        'Roll: 2d6 + 8 against 9',
      )
      assert.equal(
        manoeuvre.words.action({ type: 'done' }, manoeuvre.view(game.pos, 0), 'it'),
        'Tira: 2d6 + 8 contro 9',
      )
    })

test('4-combat ending the phase says which attack goes unmade', () => {
  const game = table({ units: [{ '8th': 'D4' }, { '32nd': 'D5' }], hands: [['8th 1', 'Ney'], []] })
  assert.match(told(game, 'done').lines[0]!.text.en, /^You could still attack with 8th/)
  const quiet = table({ units: [{ '8th': 'D1' }, { '32nd': 'D8' }], hands: [['8th 1', 'Ney'], []] })
  assert.deepEqual(told(quiet, 'done').lines, [])
})

test('7 ending the turn says which unit stays reduced', () => {
  const game = table({ at: 'restoration', units: [{ '8th': 'D4-' }, { '32nd': 'D8' }], hands: [['Supply'], []] })
  assert.match(told(game, 'done').lines[0]!.text.en, /^A unit stays reduced that you could restore: 8th/)
})
