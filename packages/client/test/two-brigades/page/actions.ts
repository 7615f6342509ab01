/** Which clicks mean which orders: a brigade, then where it goes, how it turns, or whom it fires at. */
import { type Argument, BUTTON, type Questions, type Thing } from '@bivouac/client/page'
import type { Action } from '@bivouac/kernel'
import { UNITS } from '../words.ts'

export const piece = (id: number): Thing => ({ kind: 'piece', id })
/** Where an order leads, as a spot on the table that can be clicked: `march 0 240`, `form 1`. */
export const spot = ({ type, arg }: Action): Thing => ({ kind: 'place', id: [type, arg].flat().join(' ') })
const orderAt = ({ id }: Thing): Action => {
  const [type = '', ...numbers] = String(id).split(' ')
  return { type, arg: numbers.length === 1 ? Number(numbers[0]) : numbers.map(Number) }
}
export const unitOf = ({ type, arg }: Action): number =>
  Array.isArray(arg) ? (arg[0] as number) : type === 'fire' ? Number(arg) >> 2 : Number(arg)

/** A brigade, and then where it goes or how it turns; or whom it fires at. */
const order: Argument = {
  ways: action => [[piece(unitOf(action)), spot(action)]],
  meanings: (thing, type) => {
    if (thing.kind === 'piece') return type === 'form' ? [{ type, arg: Number(thing.id) }] : []
    return orderAt(thing).type === type ? [orderAt(thing)] : []
  },
}
const fire: Argument = {
  ways: action => [[piece(unitOf(action)), piece(Number(action.arg) & 3)]],
  meanings: ({ kind, id }, type) => (kind === 'piece' ? UNITS.map(unit => ({ type, arg: unit * 4 + Number(id) })) : []),
}
export const questions: Questions = {
  asked: { 'turn.order': { march: 'order', wheel: 'order', form: 'order', fire: 'fire', done: 'none' } },
  kinds: { order, fire, none: BUTTON },
}
