/** Chapters 12 to 15, their cards and what is shown of them, at their edges. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageOfNapoleon } from '../module.ts'
import { cardsDue } from '../rules/6-strategy.ts'
import { army, at, country, type Game, on, region, table, type Wanted } from './help.ts'

test('12.7 an area that is a country of its own already is not detached once more', () => {
  const game = table({
    phase: 'surrender',
    status: { tirol: 'FD' },
    corps: { osterreich: ['Napoleon', 'Davout', 'Soult'] },
  })
  assert.equal(game.where(), 'surrender.detach 0')
  assert.match(game.refusal('detach', country('tirol')).text.en, /already detached/)
  assert.ok(game.may('detach', country('dalmatien')))
})

test('12.5, 16-11 a dynasty is for whom surrenders to France, not for whom it loses', () => {
  const game = table({
    phase: 'surrender',
    corps: { napoli: ['Ney'], hannover: ['Karl'] },
    hands: [['Napoleonic Dynasty'], []],
  })
  game.act('pass')
  assert.equal(game.where(), 'surrender.crown 0')
  assert.match(game.refusal('crown', on('Napoleonic Dynasty', 'hannover')).text.en, /does not surrender to France/)
  assert.ok(game.may('crown', on('Napoleonic Dynasty', 'napoli')))
})

test('12.5 a card set aside is in nobody’s hand, and another’s absence says nothing of it', () => {
  const asked = (aside: string[]) =>
    table({ phase: 'surrender', corps: { napoli: ['Ney'] }, hands: [[], ['Mud']], aside }).where()
  assert.equal(asked(['Depot', 'Embassy']), 'surrender.hold 1')
  assert.notEqual(asked(['Surrender? Never!']), 'surrender.hold 1')
})

test('13.4 a winter can take the whole army: nobody is left to choose among', () => {
  const game = table({
    phase: 'winter',
    corps: { moskva: ['Ney', 'Davout', 'Soult'] },
    hands: [[], ['Scorched Earth', 'Mud']],
    dice: [1],
  })
  game.act('lay', at('Scorched Earth', 'moskva'))
  if (game.where() === 'winter.lay 1') game.act('pass')
  assert.equal(game.last('winter').lose, 3)
  assert.deepEqual(['Ney', 'Davout', 'Soult'].map(game.placeOf), ['removed', 'removed', 'removed'])
  assert.deepEqual(game.last('lost').corps, army('Ney', 'Davout', 'Soult'))
  assert.ok(!game.where().startsWith('winter'))
})

test('14.2 automatic claims end the game for him who has the conditions, and from 1808', () => {
  const french = { austria: 'FA', prussia: 'FA', russia: 'NC', spain: 'FA' }
  const after = (year: number, status: Wanted['status']): string => {
    const game = table({ phase: 'victory', year, options: { claims: 'automatic' }, ...(status && { status }) })
    return game.where()
  }
  const neutral = { austria: 'NC', prussia: 'NC', russia: 'NC', spain: 'NC' }
  assert.equal(after(1809, neutral), 'year.choose 1')
  assert.equal(after(1806, french), 'year.choose 0')
  assert.equal(after(1806, neutral), 'year.choose 0')
  assert.equal(after(1808, french), 'french-marginal')
})

// ---- what everybody is shown -----------------------------------------------------------------------------------------

const seen = (game: Game) => {
  game.where()
  return ageOfNapoleon.view(game.pos, 'spectator').outlook
}

test('6.2 the cards due are each side’s own', () => {
  const game = table({ status: { austria: 'FA', prussia: 'FA' } })
  const { due } = seen(game)
  assert.deepEqual(due, [cardsDue(game.s, 0), cardsDue(game.s, 1)])
  assert.ok(due[0] > due[1])
})

test('12.2, 12.3 the Coalition in a French ally is shown as the French in a country of the Coalition', () => {
  const { held } = seen(table({ corps: { hannover: ['Karl'], ile_de_france: ['Kutusov'] } }))
  assert.deepEqual(held, [
    { country: country('france'), enemies: 1, own: 0, capital: true, falls: false },
    { country: country('hannover'), enemies: 1, own: 0, capital: true, falls: true },
  ])
})

test('13.4 the losses of a winter are shown die by die', () => {
  const game = table({ corps: { rhenanie: ['Ney', 'Davout', 'Soult', 'Murat', 'Lannes', 'Suchet'] } })
  const { winter } = seen(game)
  assert.deepEqual(winter[0]!.addends, [['friendly', 2]])
  assert.deepEqual(winter[0]!.losses, [1, 1, 1, 0, 0, 0])
  assert.equal(winter[0]!.region, region('rhenanie'))
})

test('11.2 of a battle that is not fought nothing is shown', () => {
  assert.ok(!('battle' in seen(table({ corps: { rhenanie: ['Ney'] } }))))
})
