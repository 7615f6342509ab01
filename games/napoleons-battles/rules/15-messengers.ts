/** 15.2.2 Messengers whom the enemy comes upon or whose unit is beaten; 15.2.2.3 what becomes of their messages. */
import { eastOf, INCH, lengthOf, northOf, quad, TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto, type Json, type Verdict } from '@bivouac/kernel'
import { chiefOf, commandersOf, seatOfUnit } from '../commanders.ts'
import { GENERAL_SPEED, STAFF } from '../data/bases.ts'
import { type Field, isGeneral } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import type { Message } from '../messages.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { call, type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { DELIVERED, enemyOf, GENERAL, LYING, ON_TABLE, RIDING } from '../words.ts'
import { d10 } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { choice, isNumbers, open, plain } from './offers.ts'
import { tell } from './telling.ts'

/** 15.2.2.1, 15.2.2.2 So much or less, and he falls. */
export const FATAL = 3
/** Reading: a messenger is one mounted man, on the smallest base of a general and as fast as one. */
const BASE = STAFF.division
export const MESSENGER_SPEED = GENERAL_SPEED * INCH

const OFF_TABLE = no('20.3.2.1', { it: 'Il posto è fuori dal tavolo.', en: 'The place is off the table.' })
const TOO_FAR = no('20.3.2.1', {
  it: 'È più lontano di quanto il messaggero può muovere.',
  en: 'It is farther than the messenger can move.',
})
const BARRED = no('20.3.2.1', {
  it: 'Il posto è su terreno impossibile.',
  en: 'The place is on impassable ground.',
})
const NEAR_ENEMY = no('20.3.2.1', {
  it: 'Un messaggero non va a contatto del nemico.',
  en: 'A messenger does not ride into contact with the enemy.',
})
const CAN_RIDE = no('15.2.2.1', { it: 'Il messaggero può ancora fuggire.', en: 'The messenger can still flee.' })

// ---- who carries it, and to whom -------------------------------------------------------------------------------------

export const messagesOf = ({ extra }: State): readonly Message[] => extra.messages ?? []
export const sideOf = (f: Field, { by }: Message): number => commandersOf(f)[by]!.side
export const isCaptured = (f: Field, message: Message): boolean =>
  commandersOf(f)[message.from]!.side !== sideOf(f, message)
/** The seat he rides to: the addressee, of a captured message the commander in chief (15.2.2.3.2). */
export const goalOf = (f: Field, message: Message): number =>
  isCaptured(f, message) ? chiefOf(commandersOf(f), sideOf(f, message)) : message.to
const carrier = (f: Field, { by }: Message): number => commandersOf(f)[by]!.general

function layMessage(f: Field, x: number, y: number, table: Int32Array): void {
  quad(x, y, 0, BASE.front, BASE.depth, table, f.count)
}
const touches = (f: Field, { x, y }: Message, unit: number, table: Int32Array): boolean => {
  layMessage(f, x, y, table)
  return within(table, f.count, table, unit, TOUCH)
}
const isBesideFriend = (f: Field, s: State, message: Message, table: Int32Array): boolean =>
  f.ofSide[sideOf(f, message)]!.some(u => u < f.troops && s.on[u] === ON_TABLE && touches(f, message, u, table))

/** Whether a messenger may come to stand here, this far from where he is at most. */
export function mayRideTo(s: State, message: Message, x: number, y: number, most: number): Verdict {
  const f = fieldFor(s)
  if (x < 0 || y < 0 || x > f.width || y > f.height) return OFF_TABLE
  if (lengthOf(x - message.x, y - message.y) > most) return TOO_FAR
  const table = lay(f, s)
  layMessage(f, x, y, table)
  if (!isOpenFor(f.ground, GENERAL, table, f.count)) return BARRED
  return f.ofSide[enemyOf(sideOf(f, message))]!.some(
    u => s.on[u] === ON_TABLE && within(table, f.count, table, u, TOUCH),
  )
    ? NEAR_ENEMY
    : undefined
}
export function rideTo(t: T, at: number, x: number, y: number, fled: boolean): void {
  const message = t.s.extra.messages![at]!
  if (!fled) message.spent += lengthOf(x - message.x, y - message.y)
  message.x = x
  message.y = y
  tell(t, { e: 'messengerRode', general: carrier(fieldFor(t.s), message), message: at + 1, x, y, fled })
}

/** 20.3.2.2 In contact with the player on the field he rides to, the messenger goes and the message stays with him; 20.3.2.2.1 if there is one. */
export function deliver(t: T, at: number): void {
  const { s } = t
  const f = fieldFor(s)
  const message = s.extra.messages![at]!
  const general = commandersOf(f)[goalOf(f, message)]?.general
  if (message.status !== RIDING || general === undefined || s.on[general] !== ON_TABLE) return
  if (!touches(f, message, general, lay(f, s))) return
  message.status = DELIVERED
  tell(t, { e: 'messageCame', general, message: at + 1 })
}

// ---- 15.2.2.1 the enemy comes upon him -------------------------------------------------------------------------------

function isStruck(t: T, at: number, rule: '15.2.2.1' | '15.2.2.2'): boolean {
  const message = t.s.extra.messages![at]!
  const die = d10(t, rule)
  const fell = die <= FATAL
  // 15.2.2.3 The message stays where he has fallen.
  if (fell) message.status = LYING
  tell(t, { e: 'messengerStruck', general: carrier(fieldFor(t.s), message), message: at + 1, die, fell })
  return fell
}
/** 15.2.2.3 Whoever comes upon it has it: his own messenger is put on the table. */
function takeUp(t: T, at: number, unit: number): void {
  const f = fieldFor(t.s)
  const message = t.s.extra.messages![at]!
  message.by = seatOfUnit(f, commandersOf(f), unit)
  message.status = RIDING
  message.spent = 0
  tell(t, { e: 'messageTaken', unit, message: at + 1, captured: isCaptured(f, message) })
  deliver(t, at)
}
function spots(t: T, f: FrameOf<'chase'>): number[][] {
  const { x, y } = t.s.extra.messages![f.at]!
  const out: number[][] = []
  for (const inches of [3, 8, 16, 29])
    for (let to = 0; to < 3600; to += 450)
      out.push([x + eastOf(0, inches * INCH, to), y + northOf(0, inches * INCH, to)])
  return out
}
const mayGo = (t: T, f: FrameOf<'chase'>, [x, y]: readonly number[]): Verdict =>
  mayRideTo(t.s, t.s.extra.messages![f.at]!, x!, y!, MESSENGER_SPEED)

/** After a march: messages and enemy messengers that the unit has come into contact with. */
export const chase = {
  rule: '15.2.2.1',
  steps: {
    next: (t: T, f: FrameOf<'chase'>): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      if (s.on[f.by] !== ON_TABLE) return end()
      const table = lay(field, s)
      // 15.2.2.2 Whoever gets away from a beaten unit is alone in question.
      const last = f.spared === 1 ? f.at + 2 : messagesOf(s).length
      for (let at = f.at + 1; at < last; at++) {
        const message = messagesOf(s)[at]!
        if (message.status > LYING || !touches(field, message, f.by, table)) continue
        f.at = at
        if (message.status === LYING) {
          takeUp(t, at, f.by)
          // 15.2.2.3.1 A friend’s messenger may ride on at once.
          if (isCaptured(field, message) || messagesOf(s)[at]!.status !== RIDING) continue
          f.unit = carrier(field, message)
          f.fleeing = 0
          return goto('ride')
        }
        if (sideOf(field, message) === field.side[f.by] || isGeneral(field, f.by)) continue
        if (isBesideFriend(field, s, message, table)) continue
        f.unit = carrier(field, message)
        f.fleeing = 1
        return undefined
      }
      return end()
    },
    caught: (t: T, f: FrameOf<'chase'>): Flow<Napoleon> =>
      is(t.s, 'overrun') && f.spared !== 1 && isStruck(t, f.at, '15.2.2.1') ? goto('next') : undefined,
    ride: choice<'chase'>({
      rule: (_, f) => (f.fleeing === 1 ? '15.2.2.1' : '15.2.2.3.1'),
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      offers: {
        go: open<'chase', readonly number[]>({
          accepts: (arg: Json | undefined): arg is readonly number[] => isNumbers(arg, 2, 2, 32_767),
          over: spots,
          check: mayGo,
          probe: (t, _, __, pick) => [pick(fieldFor(t.s).width + 500), pick(fieldFor(t.s).height)],
          take: (t, f, [x, y]) => {
            rideTo(t, f.at, x!, y!, f.fleeing === 1)
            deliver(t, f.at)
            return f.spared === 1 ? end() : goto('next')
          },
        }),
        stay: plain<'chase'>({
          check: (t, f) =>
            f.fleeing === 1 && spots(t, f).some(spot => mayGo(t, f, spot) === undefined) ? CAN_RIDE : undefined,
          take: (_, f) => (f.spared === 1 ? end() : goto('next')),
        }),
      },
    }),
  },
} as const

// ---- 15.2.2.2 the unit he is with is beaten --------------------------------------------------------------------------

/** The messengers with a unit that are in danger with it, by the numbers of their messages. */
export const ridersWith = (s: State, unit: number): number[] => {
  const all = messagesOf(s)
  if (all.length === 0 || !is(s, 'overrun')) return []
  const f = fieldFor(s)
  const table = lay(f, s)
  return all.flatMap((message, at) =>
    message.status === RIDING && sideOf(f, message) === f.side[unit] && touches(f, message, unit, table) ? [at] : [],
  )
}
export function endangerRiders(s: State, riders: readonly number[], unit: number): void {
  for (const at of riders) {
    s.extra.messages![at]!.risk = 1
    s.extra.messages![at]!.beside = unit
  }
}
export const hasRidersAtRisk = (s: State): boolean => messagesOf(s).some(({ risk }) => risk === 1)

/** Who is not struck follows a routed unit; from where it was dispersed he gets away from whoever touches him. */
export function strikeRiders(t: T): Flow<Napoleon> {
  const { s } = t
  const f = fieldFor(s)
  for (const [at, message] of messagesOf(s).entries()) {
    if (message.risk === 0) continue
    message.risk = 0
    if (message.status !== RIDING || isStruck(t, at, '15.2.2.2')) continue
    if (s.on[message.beside] === ON_TABLE) continue
    message.beside = -1
    const table = lay(f, s)
    const by = f.ofSide[enemyOf(sideOf(f, message))]!.find(
      u => u < f.troops && s.on[u] === ON_TABLE && touches(f, message, u, table),
    )
    if (by !== undefined) return call('chase', { by, at: at - 1, unit: -1, fleeing: 1, spared: 1 })
  }
  return undefined
}
/** Those who follow routed units, once these have run. */
export function followRouted(s: State): void {
  for (const message of messagesOf(s)) {
    const { beside } = message
    if (beside < 0) continue
    message.beside = -1
    if (message.status !== RIDING || s.on[beside] !== ON_TABLE) continue
    message.x = s.x[beside]!
    message.y = s.y[beside]!
  }
}
