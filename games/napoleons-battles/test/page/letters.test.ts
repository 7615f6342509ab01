import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ATTACK, DEFEND, MANOEUVRE, RESERVE, type Sheet, SUPPORT } from '../../orders.ts'
import { addressSaid, headSaid, letterOf, letterText, progressSaid } from '../../say/order-letters.ts'
import { fieldFor } from '../../state.ts'
import { HEADQUARTERS } from '../positions-optional.ts'
import { inch, stand } from '../table.ts'

const here = stand(HEADQUARTERS.units!, { ...HEADQUARTERS, phase: 'control', options: { orders: 'on' } } as never)
const f = fieldFor(here.s)
const [chief, corps, enemy] = ['fc', 'fd', 'ad'].map(here.u) as [number, number, number]
const sheet = (more: Partial<Sheet>): Sheet => ({
  ...{ to: corps, from: chief, kind: ATTACK, goals: [0, 0, 0], way: [], taken: 0, beside: 0, reserve: 0 },
  ...{ written: 1, delivered: 0, active: 0 },
  ...more,
})
const said = (more: Partial<Sheet>, lang: 'it' | 'en'): string => letterText(f, letterOf(sheet(more)), lang)

test('B1.5.1.2 a sheet says from whom, to whom, what and where; each kind in its own words', () => {
  assert.equal(headSaid(f, chief, 'it'), 'Dal quartier generale di Chef')
  assert.equal(headSaid(f, -1, 'en'), 'Dispositions for the day')
  assert.equal(addressSaid(f, corps, 'it'), 'A Divisionnaire')
  assert.equal(addressSaid(f, corps, 'en'), 'To Divisionnaire')
  assert.match(said({}, 'it'), /^Marcerete sul nemico.*questo luogo: Campo\. Ogni ordine precedente è annullato\.$/)
  assert.match(said({ goals: [0, 0, 0, -1, inch(3), inch(4)] }, 'it'), /questi luoghi.*Campo e il punto a 3" e 4"/)
  assert.match(said({ kind: MANOEUVRE, way: [inch(5), inch(6)] }, 'it'), /Passerete per il punto a 5" e 6"/)
  assert.match(said({ kind: DEFEND }, 'en'), /^You will hold this place at all costs: Campo\./)
  assert.match(said({ kind: SUPPORT, goals: [enemy] }, 'it'), /sosterrete le truppe di Generalmajor/)
  assert.match(said({ kind: RESERVE }, 'en'), /^You will stand in reserve/)
})
test('B1.7 an order given besides the others leaves them standing; one filled in before the battle says nothing of them', () => {
  assert.match(said({ beside: 1 }, 'it'), /Gli ordini che avete restano validi\.$/)
  assert.match(said({ from: -1 }, 'it'), /Campo\.$/)
})
test('B1.5.1.4, B1.5.2.2 a sheet says how far it has got', () => {
  const far = (more: Partial<Sheet>): string => progressSaid(sheet(more), 3, 'it')
  assert.equal(far({}), 'Il corriere è in viaggio.')
  assert.equal(far({ delivered: 2 }), 'Consegnato, non ancora in vigore.')
  assert.equal(far({ delivered: 2, active: 4 }), 'Frainteso: vale dal turno 4.')
  assert.equal(far({ delivered: 2, active: 3, taken: 1 }), 'In vigore dal turno 3. Primo luogo preso.')
})
