/** 9.1, 9.3 The fire round. */
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { batteryOf, isBatteryUnit, isTroops } from '../field.ts'
import { no } from '../rulebook.ts'
import { call, drop, type FrameOf, fieldFor, type Napoleon, put, type State, type T } from '../state.ts'
import { COLUMN, ELIMINATED, enemyOf, FIRED, MARCH, ON_TABLE } from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { clampDie, d10, sumOf } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { fireLines } from './09-modifiers.ts'
import { mayBatter, mayHit, mayShoot, targetsOf } from './09-targets.ts'
import { lose, ROUTED, remove } from './11-losses.ts'
import { choice, offer, plain } from './offers.ts'

/** Shooter × 256 + target; shooter × 64 + town. */
export const AIM = 256
export const AT_TOWN = 64

interface Guns {
  readonly table: Int32Array
  /** Every pair that is legal. */
  readonly pairs: readonly number[]
  readonly towns: readonly number[]
}
function guns(t: T, f: FrameOf<'fire'>): Guns {
  const { s } = t
  const field = fieldFor(s)
  const table = lay(field, s)
  const pairs: number[] = []
  const towns: number[] = []
  for (const u of field.ofSide[f.firing]!) {
    if (u >= field.troops || s.on[u] !== ON_TABLE || mayShoot(field, s, u, table) !== undefined) continue
    for (const target of targetsOf(field, s, u, table, f.only === 1)) pairs.push(u * AIM + target)
    if (f.only === 0)
      for (let town = 0; town < field.ground.towns.length; town++)
        if (mayBatter(field, s, u, town, table) === undefined) towns.push(u * AT_TOWN + town)
  }
  return { table, pairs, towns }
}

const NOT_YOURS = no('9.1', { it: 'Non è una tua unità sul tavolo.', en: 'That is none of your units on the table.' })
const MUST_FIRE = no(
  '9.1.4',
  { it: 'Chi può sparare deve sparare.', en: 'Whoever can fire must fire.' },
  { it: 'Scegli un bersaglio per ogni unità che ne ha uno.', en: 'Choose a target for every unit that has one.' },
)
const NOTHING = no('9.1', { it: 'Nessuno ha un bersaglio.', en: 'Nobody has a target.' })

function mayFire(t: T, f: FrameOf<'fire'>, arg: number, c: Guns): Verdict {
  const field = fieldFor(t.s)
  const [shooter, target] = [Math.floor(arg / AIM), arg % AIM]
  if (
    shooter >= field.troops ||
    field.side[shooter] !== f.firing ||
    t.s.on[shooter] !== ON_TABLE ||
    target >= field.count
  )
    return NOT_YOURS
  return mayShoot(field, t.s, shooter, c.table) ?? mayHit(field, t.s, shooter, target, c.table, f.only === 1)
}

export const fire = {
  rule: '9.3',
  steps: {
    begin: (t: T) => {
      t.s.hurt.fill(0)
      for (let u = 0; u < t.s.mark.length; u++) drop(t.s, u, FIRED)
    },
    choose: choice<'fire', Guns>({
      rule: '9.1',
      seat: (_, f) => f.firing,
      context: guns,
      offers: {
        fire: offer<'fire', Guns>({
          domain: (t, f) => {
            const field = fieldFor(t.s)
            return field.ofSide[f.firing]!.flatMap(u =>
              u < field.troops && t.s.on[u] === ON_TABLE
                ? field.ofSide[enemyOf(f.firing)]!.map(target => u * AIM + target)
                : [],
            )
          },
          over: (_, __, c) => c.pairs,
          check: mayFire,
          take: (_, __, arg) =>
            call('shot', { shooter: Math.floor(arg / AIM), target: arg % AIM, town: -1, die: 0, answer: 0 }),
        }),
        fireTown: offer<'fire', Guns>({
          domain: (t, f) => {
            const field = fieldFor(t.s)
            return field.ofSide[f.firing]!.flatMap(u =>
              isBatteryUnit(field, u) && t.s.on[u] === ON_TABLE
                ? field.ground.towns.map((_, town) => u * AT_TOWN + town)
                : [],
            )
          },
          over: (_, __, c) => c.towns,
          check: (t, f, arg, c) => {
            const [u, town] = [Math.floor(arg / AT_TOWN), arg % AT_TOWN]
            const field = fieldFor(t.s)
            if (u >= field.troops || field.side[u] !== f.firing || t.s.on[u] !== ON_TABLE) return NOT_YOURS
            return mayShoot(field, t.s, u, c.table) ?? mayBatter(field, t.s, u, town, c.table)
          },
          take: (_, __, arg) =>
            call('shot', { shooter: Math.floor(arg / AT_TOWN), target: -1, town: arg % AT_TOWN, die: 0, answer: 0 }),
        }),
        cease: plain<'fire', Guns>({
          check: (_, __, ___, c) => (c.pairs.length > 0 ? MUST_FIRE : c.towns.length === 0 ? NOTHING : undefined),
          take: () => goto('turn'),
        }),
      },
      none: () => goto('turn'),
    }),
    again: () => goto('choose'),
    /** 4.3, 9.3 First the inactive side, then the active one. */
    turn: (_: T, f: FrameOf<'fire'>): Flow<Napoleon> => {
      if (f.firing === f.side) return end()
      f.firing = f.side
      return goto('choose')
    },
  },
} as const

export const shot = {
  rule: '9.3.3',
  steps: {
    /** 9.3.3 Both roll. */
    roll: (t: T, f: FrameOf<'shot'>) => {
      put(t.s, f.shooter, FIRED)
      f.die = d10(t, '9.3.3')
      f.answer = d10(t, '9.3.3')
    },
    settle: (t: T, f: FrameOf<'shot'>) => {
      const { s } = t
      const field = fieldFor(s)
      const table = lay(field, s)
      const modifier = sumOf(fireLines(field, s, f.shooter, f.target, table))
      const score = clampDie(f.die + modifier)
      const doubled = score >= 2 * f.answer
      const loss = f.target < 0 ? 0 : lossOf(s, f.target, score, f.answer)
      const inTown = f.target < 0 ? f.town : s.town[hostOf(s, f.target)]!
      t.tell({
        e: 'fired',
        shooter: f.shooter,
        target: f.target,
        town: f.town,
        die: f.die,
        modifier,
        answer: f.answer,
        loss,
      })
      // 9.3.3.3 Heavy guns wear the building down.
      if (
        doubled &&
        score > f.answer &&
        inTown >= 0 &&
        isBatteryUnit(field, f.shooter) &&
        batteryOf(field, f.shooter).heavy &&
        s.value[inTown]! > 1
      ) {
        s.value[inTown]!--
        t.tell({ e: 'battered', town: inTown, value: s.value[inTown]! })
      }
      if (loss === 0) return undefined
      if (loss >= WHOLE) {
        remove(t, f.target, ELIMINATED)
        return undefined
      }
      // 11.2.4 Guns and wagons with a unit routed by fire stay; they are only on their own.
      if (lose(t, f.target, loss, 'fire') === ROUTED)
        for (let u = 0; u < field.troops; u++) if (s.host[u] === f.target) s.host[u] = -1
      return undefined
    },
    flights: () => call('flights', {}),
  },
} as const

/** More than any unit has. */
const WHOLE = 99

/** 9.3.3.1-3 Figures lost: by a higher score one, by double two; batteries in position and wagons one less, a limbered battery is lost. */
export function lossOf(s: State, target: number, score: number, answer: number): number {
  const f = fieldFor(s)
  if (score <= answer) return 0
  const doubled = score >= 2 * answer
  if (isTroops(f, target)) return doubled ? 2 : 1
  const limbered = isBatteryUnit(f, target) && (s.form[target] === COLUMN || s.form[target] === MARCH)
  if (limbered) return doubled ? WHOLE : 1
  return doubled ? 1 : 0
}
