/** What the other side could attack with its next action: every army it could name, with Forced March and without (9.1, 9.3). */
import type { Action, Aim, Seat } from '@bivouac/kernel'
import { commanderOf, maySetOut, movementOf } from '../rules/8-army.ts'
import { allowanceOf, isClosedTo, isEnemyAt, mayStep } from '../rules/9-movement.ts'
import { ALL_CORPS, ALL_REGIONS, BORDERS, COMBAT, COMMAND } from '../rules/facts.ts'
import { corpsAt, holds, put, sideOf, untag } from '../rules/table.ts'
import { cloneState, type FrameOf, type NapoleonPosition, type State } from '../state.ts'
import { type Corps, FORCED_MARCH, INTERCEPTING, MARCHING, MOVED, type Region } from '../words.ts'

/** The strongest armies out of a region: one for each pace, led by the highest commander who keeps it. */
function armiesOf(s: State, seat: Seat, region: Region): readonly (readonly Corps[])[] {
  const there = corpsAt(s, seat, region).filter(corps => maySetOut(s, seat, corps) === undefined)
  return [...new Set(there.map(corps => movementOf(s, corps)))].map(pace => {
    const commander = commanderOf(
      s,
      there.filter(corps => movementOf(s, corps) >= pace),
    )
    const others = there
      .filter(corps => corps !== commander && COMMAND[corps]! <= COMMAND[commander]!)
      .sort((a, b) => COMBAT[b]! - COMBAT[a]!)
    return [commander, ...others.slice(0, COMMAND[commander]! - 1)]
  })
}

/** The table with this army on the march, where it has come after so many steps. */
function onTheMarch(s: State, seat: Seat, army: readonly Corps[], forced: number): NapoleonPosition {
  const copy = cloneState(s)
  untag(copy, MARCHING | INTERCEPTING | MOVED)
  copy.struck.length = copy.way.length = 0
  copy.interceptedFrom = -1
  for (const corps of army) copy.tag[corps]! |= MARCHING
  const at = copy.place[army[0]!]!
  const nothing = { entered: 0, rough: 0, sea: 0, attack: 0, over: 0, violating: -1, mud: 0, cut: 0 }
  const order: FrameOf<'order'> = { proc: 'order', step: 'way', seat, paid: 1, forced, from: at, at, ...nothing }
  return { s: copy, stack: [order] }
}
/** The same, further on. */
function ahead({ s, stack }: NapoleonPosition, army: readonly Corps[], at: Region, entered: number): NapoleonPosition {
  const copy = cloneState(s)
  for (const corps of army) put(copy, corps, at)
  return { s: copy, stack: [{ ...stack[0], at, entered } as FrameOf<'order'>] }
}

/** Wherever one step more is an attack. Closed neutrals are not marched through: they mobilise first. */
function strikes(start: NapoleonPosition, seat: Seat, army: readonly Corps[], allowance: number): NapoleonPosition[] {
  const { s } = start
  const home = s.place[army[0]!]!
  const seen = new Set([home])
  const found: NapoleonPosition[] = []
  let edge: readonly Region[] = [home]
  for (let entered = 0; entered < allowance; entered++) {
    const next: Region[] = []
    for (const at of edge) {
      const may = BORDERS[at]!.filter(to => mayStep(s, seat, allowance, entered, at, to) === undefined)
      // From where it stands a fleet may sail as well.
      if (may.some(to => isEnemyAt(s, seat, to)) || entered === 0) found.push(ahead(start, army, at, entered))
      for (const to of may) {
        if (seen.has(to) || isEnemyAt(s, seat, to) || isClosedTo(s, at, to)) continue
        seen.add(to)
        next.push(to)
      }
    }
    edge = next
  }
  return found
}

/** Every army of `seat` one step before each of its attacks, if it can pay for a move. */
export function asIfTurnOf({ s }: NapoleonPosition, seat: Seat): readonly NapoleonPosition[] {
  const held = s.hand[seat]!.length
  const cost = s.free[seat] === 1 ? 0 : 1
  if (held < cost) return []
  const paces = held > cost && holds(s, seat, FORCED_MARCH) ? [0, 1] : [0]
  return ALL_REGIONS.flatMap(region => armiesOf(s, seat, region)).flatMap(army =>
    paces.flatMap(forced => {
      const start = onTheMarch(s, seat, army, forced)
      return strikes(start, seat, army, allowanceOf(start.s, army[0]!, forced, 0))
    }),
  )
}

/** An attack is aimed at a region; it is named by the first corps that stands there. */
export function aim({ s, stack }: NapoleonPosition, { type, arg }: Action): Aim | undefined {
  const top = stack.at(-1)
  if (top?.proc !== 'order' || (type !== 'go' && type !== 'sail') || typeof arg !== 'number') return undefined
  if (!isEnemyAt(s, top.seat, arg)) return undefined
  const target = ALL_CORPS.find(corps => s.place[corps] === arg && sideOf(s, corps) === 1 - top.seat)!
  const by = ALL_CORPS.filter(corps => (s.tag[corps]! & MARCHING) !== 0)
  return { target, by, action: { type: 'go', arg: [arg] } }
}
/** Every attack is found where it begins. */
export const mayLead = (): boolean => false
