/** Two Brigades: the turn, orders on a measured table, fire, the end. */
import { INCH, inFan, sector, stepped, within } from '@bivouac/ground/measured'
import { type Json, machine, type Procedures, rulesOf, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State, Toy } from '../state.ts'
import { LINE, seatOf, TURNS, UNITS } from '../words.ts'
import { afterWheel, field, type Room, roomAhead, roomToForm, roomToWheel, stands } from './field.ts'

const { procedure, choice, offer, open, call, goto, end, over } = rulesOf<Toy>()

const OFF = no('1', { it: 'Uscirebbe dal tavolo.', en: 'It would leave the table.' })
const NOT_YOURS = no('2.1', {
  it: 'Non è una tua brigata in campo.',
  en: 'That is not a brigade of yours in the field.',
})
const ORDERED = no('2.1', { it: 'Ha già eseguito un ordine.', en: 'It has carried out an order already.' })
const TOO_FAR = no('3', { it: 'È troppo lontano, o non è avanti.', en: 'That is too far, or not forward.' })
const IN_THE_WAY = no('3.1', { it: 'Un’altra brigata è d’ingombro.', en: 'Another brigade is in the way.' })
const TOO_MUCH = no('3.2', {
  it: 'La conversione è troppo ampia, o nulla.',
  en: 'That is too much of a wheel, or none.',
})
const NO_TARGET = no('5', { it: 'Non è un nemico in campo.', en: 'That is not an enemy in the field.' })
const IN_COLUMN = no('5', { it: 'In colonna non si fa fuoco.', en: 'A column does not fire.' })
const OUT_OF_RANGE = no('5', { it: 'Il bersaglio è oltre sei pollici.', en: 'The target is beyond six inches.' })
const NOT_AHEAD = no('5', { it: 'Il bersaglio è fuori dal settore.', en: 'The target is outside the sector.' })

type Order = readonly [unit: number, much: number]
const isOrder = (arg: Json | undefined): arg is Order =>
  Array.isArray(arg) &&
  arg.length === 2 &&
  arg.every(each => Number.isInteger(each) && Math.abs(each as number) < 30_000)

function mayOrder(s: State, seat: number, unit: number): Verdict {
  if (UNITS[unit] === undefined || seatOf(unit) !== seat || !stands(s, unit)) return NOT_YOURS
  return s.done[unit] === 1 ? ORDERED : undefined
}
const forRoom = ({ onTable, clear }: Room): Verdict => (!onTable ? OFF : clear ? undefined : IN_THE_WAY)
const allowance = (s: State, unit: number): number => (s.formation[unit] === LINE ? 4 : 8) * INCH
const widest = (s: State, unit: number): number => (s.formation[unit] === LINE ? 450 : 900)

function mayMarch(s: State, seat: number, all: Int32Array, [unit, far]: Order): Verdict {
  const fault = mayOrder(s, seat, unit)
  if (fault !== undefined) return fault
  return far < 1 || far > allowance(s, unit) ? TOO_FAR : forRoom(roomAhead(s, all, unit, far))
}
function mayWheel(s: State, seat: number, all: Int32Array, [unit, tenths]: Order): Verdict {
  const fault = mayOrder(s, seat, unit)
  if (fault !== undefined) return fault
  return tenths === 0 || Math.abs(tenths) > widest(s, unit) ? TOO_MUCH : forRoom(roomToWheel(s, all, unit, tenths))
}
function mayFire(s: State, seat: number, all: Int32Array, code: number): Verdict {
  const [unit, at] = [code >> 2, code & 3]
  const fault = mayOrder(s, seat, unit)
  if (fault !== undefined) return fault
  if (seatOf(at) === seat || !stands(s, at)) return NO_TARGET
  if (s.formation[unit] !== LINE) return IN_COLUMN
  if (!within(all, unit, all, at, 6 * INCH)) return OUT_OF_RANGE
  return inFan(sector(s.x[unit]!, s.y[unit]!, s.facing[unit]!), all, at) ? undefined : NOT_AHEAD
}
/** Is there anybody left to be ordered? */
const mayAny = (s: State, seat: number): Verdict =>
  UNITS.some(unit => mayOrder(s, seat, unit) === undefined) ? undefined : ORDERED
const own = (seat: number): readonly number[] => UNITS.filter(unit => seatOf(unit) === seat)
const strengthOf = (s: State, seat: number): number => own(seat).reduce((sum, unit) => sum + s.strength[unit]!, 0)

const procedures: Procedures<Toy> = {
  game: procedure('game', {
    rule: '2',
    steps: {
      turn: t => {
        const { s } = t
        s.turn++
        s.done.fill(0)
        const seat = (s.turn - 1) % 2
        t.tell({ e: 'turn', turn: s.turn, seat })
        return call('turn', { seat })
      },
      again: t => {
        const score = [strengthOf(t.s, 0), strengthOf(t.s, 1)]
        const isOver = score[0] === 0 || score[1] === 0 || t.s.turn >= TURNS
        if (!isOver) return goto('turn')
        const winners = score[0] === score[1] ? [] : [score[0]! > score[1]! ? 0 : 1]
        return over({ winners, by: winners.length === 0 ? 'even' : 'strength', rule: '6', score })
      },
    },
  }),
  turn: procedure('turn', {
    rule: '2.1',
    steps: {
      // With nobody left to order the turn is over: everybody can see it.
      any: (t, f) => (mayAny(t.s, f.seat) === undefined ? undefined : end()),
      order: choice({
        seat: (_, f) => f.seat,
        context: (t): Int32Array => field(t.s),
        offers: {
          march: open({
            accepts: isOrder,
            may: (t, f) => mayAny(t.s, f.seat),
            over: (_, f) => own(f.seat).flatMap(unit => [8, 4, 2, 1].map((inches): Order => [unit, inches * INCH])),
            check: (t, f, arg: Order, all: Int32Array) => mayMarch(t.s, f.seat, all, arg),
            probe: (t, _, __, pick): Order => {
              const unit = pick(5)
              return [unit, (unit < 4 ? allowance(t.s, unit) : 0) - 3 + pick(6) - (pick(3) === 0 ? pick(2000) : 0)]
            },
            take: (t, _, [unit, far]: Order) => {
              const { s } = t
              ;[s.x[unit], s.y[unit]] = stepped(s.x[unit]!, s.y[unit]!, s.facing[unit]!, far)
              s.done[unit] = 1
              t.tell({ e: 'marched', unit, far })
              return goto('any')
            },
          }),
          wheel: open({
            accepts: isOrder,
            may: (t, f) => mayAny(t.s, f.seat),
            over: (_, f) =>
              own(f.seat).flatMap(unit => [-900, -450, -225, 225, 450, 900].map((by): Order => [unit, by])),
            check: (t, f, arg: Order, all: Int32Array) => mayWheel(t.s, f.seat, all, arg),
            probe: (t, _, __, pick): Order => {
              const unit = pick(5)
              return [
                unit,
                ((unit < 4 ? widest(t.s, unit) : 0) - 2 + pick(4) - (pick(3) === 0 ? pick(900) : 0)) *
                  (pick(2) === 0 ? 1 : -1),
              ]
            },
            take: (t, _, [unit, tenths]: Order) => {
              const { s } = t
              const place = afterWheel(s, unit, tenths)
              s.x[unit] = place.x
              s.y[unit] = place.y
              s.facing[unit] = place.facing
              s.done[unit] = 1
              t.tell({ e: 'wheeled', unit, tenths })
              return goto('any')
            },
          }),
          form: offer({
            domain: UNITS,
            check: (t, f, unit: number, all: Int32Array) =>
              mayOrder(t.s, f.seat, unit) ?? forRoom(roomToForm(t.s, all, unit)),
            take: (t, _, unit: number) => {
              t.s.formation[unit] = 1 - t.s.formation[unit]!
              t.s.done[unit] = 1
              t.tell({ e: 'formed', unit, formation: t.s.formation[unit]! })
              return goto('any')
            },
          }),
          fire: offer({
            domain: Array.from({ length: 16 }, (_, code) => code),
            check: (t, f, code: number, all: Int32Array) => mayFire(t.s, f.seat, all, code),
            take: (t, _, code: number) => {
              const [unit, at] = [code >> 2, code & 3]
              t.s.done[unit] = 1
              const die = t.dice.roll(6, '5.1')
              if (die >= 4) t.s.strength[at]!--
              t.tell({ e: 'fired', unit, at, die, left: t.s.strength[at]! })
              return goto('any')
            },
          }),
          done: offer({ take: () => end() }),
        },
      }),
    },
  }),
}
export const rules = machine<Toy>(procedures)
