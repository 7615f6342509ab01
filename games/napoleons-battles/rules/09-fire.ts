/** 9.1, 9.3 The fire round. */
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { batteryOf, isBatteryUnit, isTroops } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { call, drop, type FrameOf, fieldFor, type Napoleon, put, type State, type T } from '../state.ts'
import {
  AT_SKIRMISHERS,
  BY_SKIRMISHERS,
  COLUMN,
  ELIMINATED,
  enemyOf,
  FIRED,
  looseIn,
  MARCH,
  ON_TABLE,
  shooterIn,
  targetIn,
} from '../words.ts'
import { hostOf } from './01-attachment.ts'
import { clampDie, d10, sumOf } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { mayBatter, mayShoot, targetsOf } from './09-targets.ts'
import { townOf } from './10-cover.ts'
import { lose, lossFor, remove } from './11-losses.ts'
import { withCuirass } from './15-cuirass.ts'
import { douse, ignite, mayCatchFire } from './15-towns.ts'
import { asKnown } from './17-known.ts'
import { noteAim } from './18-formations.ts'
import { firesWith, twice } from './18-grand-battery.ts'
import { rollAgain } from './20-initiative.ts'
import { rejoin } from './a-1-rejoining.ts'
import { looseAims, mayHitSo, shotLines } from './a-3-fire.ts'
import { overstretched } from './a-3-losses.ts'
import { noteShot } from './b-1-4-conduct.ts'
import { choice, offer, plain, setOf } from './offers.ts'
import { tell } from './telling.ts'

/** Shooter × 256 + target, and who of them are skirmishers (words.ts); shooter × 64 + town. */
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
  const isLoose = isAnybodyOut(s)
  for (const u of field.ofSide[f.firing]!) {
    if (u >= field.troops || s.on[u] !== ON_TABLE || mayShoot(field, s, u, table) !== undefined) continue
    for (const target of targetsOf(field, s, u, table, f.only === 1)) pairs.push(u * AIM + target)
    if (isLoose)
      for (const [target, loose] of looseAims(field, s, u, table, f.only === 1)) pairs.push(u * AIM + target + loose)
    if (f.only === 0)
      for (let town = 0; town < field.ground.towns.length; town++)
        if (mayBatter(field, s, u, town, table) === undefined) towns.push(u * AT_TOWN + town)
  }
  return { table, pairs: isLoose ? pairs.sort((a, b) => a - b) : pairs, towns }
}
/** 20.3.1 As one of several commanders is asked: of his own shooters. */
export const ownTargets = ({ table, pairs, towns }: Guns, isOwn: (unit: number) => boolean): Guns => ({
  table,
  pairs: pairs.filter(pair => isOwn(shooterIn(pair))),
  towns: towns.filter(at => isOwn(Math.floor(at / AT_TOWN))),
})
/** A1 Whether anybody has skirmishers out. */
const isAnybodyOut = (s: State): boolean => (s.extra.skirmishers?.length ?? 0) > 0

/** A shot as it is told. */
const shotAt = (arg: number) => ({
  shooter: shooterIn(arg),
  target: targetIn(arg),
  town: -1,
  die: 0,
  answer: 0,
  alight: -1,
  ...(looseIn(arg) !== 0 && { loose: looseIn(arg) }),
})

/** A3.1, A3.6 With the body or the skirmishers of a unit, at the body or the skirmishers of another. */
const WAYS = [0, BY_SKIRMISHERS, AT_SKIRMISHERS, BY_SKIRMISHERS | AT_SKIRMISHERS]
const PLAINLY = [0]

const NOT_YOURS = no('9.1', { it: 'Non è una tua unità sul tavolo.', en: 'That is none of your units on the table.' })
const MUST_FIRE = no(
  '9.1.4',
  { it: 'Chi può sparare deve sparare.', en: 'Whoever can fire must fire.' },
  { it: 'Scegli un bersaglio per ogni unità che ne ha uno.', en: 'Choose a target for every unit that has one.' },
)
const ONCE = no('9.3.1', { it: 'Ogni unità spara una volta sola.', en: 'Each unit fires once only.' })
const NOTHING = no('9.1', { it: 'Nessuno ha un bersaglio.', en: 'Nobody has a target.' })

function mayFire(t: T, f: FrameOf<'fire'>, arg: number, c: Guns): Verdict {
  if (c.pairs.includes(arg)) return undefined
  const field = fieldFor(t.s)
  const [shooter, target] = [shooterIn(arg), targetIn(arg)]
  if (
    shooter >= field.troops ||
    field.side[shooter] !== f.firing ||
    t.s.on[shooter] !== ON_TABLE ||
    target >= field.count
  )
    return NOT_YOURS
  return (
    mayShoot(field, t.s, shooter, c.table) ?? mayHitSo(field, t.s, shooter, target, looseIn(arg), c.table, f.only === 1)
  )
}

export const fire = {
  rule: '9.3',
  steps: {
    begin: (t: T) => {
      t.s.hurt.fill(0)
      t.s.extra.aimed.length = 0
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
            const ways = is(t.s, 'skirmishers') ? WAYS : PLAINLY
            return ways.flatMap(loose =>
              field.ofSide[f.firing]!.flatMap(u =>
                u < field.troops && t.s.on[u] === ON_TABLE
                  ? field.ofSide[enemyOf(f.firing)]!.map(target => u * AIM + target + loose)
                  : [],
              ),
            )
          },
          over: (_, __, c) => c.pairs,
          check: mayFire,
          take: (_, __, arg) => call('shot', shotAt(arg)),
        }),
        /** Several shooters, each at one target, fired in the order of their numbers: dice are rolled as if each were told alone. */
        volley: setOf<'fire', Guns>({
          domain: (_, __, c) => c.pairs,
          over: (_, __, c) => c.pairs,
          least: 1,
          each: (t, f, chosen, pair, c) =>
            chosen.some(other => shooterIn(other) === shooterIn(pair)) ? ONCE : mayFire(t, f, pair, c),
          take: (_, f, pairs) => {
            f.aims = pairs.join(' ')
            return goto('again')
          },
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
            if (c.towns.includes(arg)) return undefined
            const [u, town] = [Math.floor(arg / AT_TOWN), arg % AT_TOWN]
            const field = fieldFor(t.s)
            if (u >= field.troops || field.side[u] !== f.firing || t.s.on[u] !== ON_TABLE) return NOT_YOURS
            return mayShoot(field, t.s, u, c.table) ?? mayBatter(field, t.s, u, town, c.table)
          },
          take: (_, __, arg) =>
            call('shot', {
              shooter: Math.floor(arg / AT_TOWN),
              target: -1,
              town: arg % AT_TOWN,
              die: 0,
              answer: 0,
              alight: -1,
            }),
        }),
        cease: plain<'fire', Guns>({
          check: (_, __, ___, c) => (c.pairs.length > 0 ? MUST_FIRE : c.towns.length === 0 ? NOTHING : undefined),
          take: () => goto('turn'),
        }),
      },
      none: () => goto('turn'),
    }),
    again: (t: T, f: FrameOf<'fire'>) => {
      const pair = nextAim(t, f)
      return pair === undefined ? goto('choose') : call('shot', shotAt(pair))
    },
    next: () => goto('again'),
    /** 4.3, 9.3 First the inactive side, then the active one. */
    turn: (t: T, f: FrameOf<'fire'>): Flow<Napoleon> => {
      // 15.4.2 The fire round is over.
      if (f.firing === f.side && f.only === 0) douse(t)
      if (f.firing === f.side) return end()
      f.firing = f.side
      return goto('choose')
    },
  },
} as const

/** The next pair of a volley that can still be fired: a target that has fled out of reach is let go, and its shooter asked again. */
function nextAim(t: T, f: FrameOf<'fire'>): number | undefined {
  while (f.aims !== undefined) {
    const [pair, ...others] = f.aims.split(' ')
    if (others.length > 0) f.aims = others.join(' ')
    else delete f.aims
    const seen = asKnown(t, f.firing)
    if (mayFire(seen, f, Number(pair), guns(seen, f)) === undefined) return Number(pair)
  }
  return undefined
}

export const shot = {
  rule: '9.3.3',
  steps: {
    /** 18.2.1.4 hr A grand battery fires as one: whoever fires with the shooter has fired, too. */
    begin: (t: T, f: FrameOf<'shot'>) => {
      const field = fieldFor(t.s)
      if (!is(t.s, 'grandBatteryHouse') || !isBatteryUnit(field, f.shooter)) return
      const partner = firesWith(field, t.s, f.shooter, f.target, f.town, lay(field, t.s))
      if (partner < 0) return
      f.with = partner
      put(t.s, partner, FIRED)
    },
    /** 9.3.3 Both roll, the firer first. */
    roll: (t: T, f: FrameOf<'shot'>) => {
      put(t.s, f.shooter, FIRED)
      noteAim(t.s, f.shooter, f.target)
      f.die = d10(t, '9.3.3')
      if (f.with !== undefined) f.other = d10(t, '18.2.1.4 hr')
    },
    answer: (t: T, f: FrameOf<'shot'>) => {
      f.answer = d10(t, '9.3.3')
    },
    // 20.5.3 Either side may have both dice rolled again.
    free: rollAgain<'shot'>((t, f) => fieldFor(t.s).side[f.shooter]!, 'roll', 'freeOther', false),
    freeOther: rollAgain<'shot'>((t, f) => enemyOf(fieldFor(t.s).side[f.shooter]!), 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'shot'>) => {
      const { s } = t
      const field = fieldFor(s)
      const table = lay(field, s)
      const modifier = sumOf(shotLines(field, s, f.shooter, f.target, table, f.town, f.loose))
      const dice = f.with === undefined ? [f.die] : [f.die, f.other!]
      const die = Math.max(...dice)
      const score = clampDie(die + modifier)
      const doubled = score >= 2 * f.answer
      const plainly = f.target < 0 ? 0 : lossOf(s, f.target, score, f.answer)
      const loss = f.with === undefined ? plainly : twice(plainly, WHOLE)
      const inTown = f.target < 0 ? f.town : townOf(field, s, hostOf(s, f.target), table)
      tell(t, {
        e: 'fired',
        shooter: f.shooter,
        target: f.target,
        town: f.town,
        die,
        modifier,
        answer: f.answer,
        loss,
        ...(f.with !== undefined && { with: f.with, dice }),
        ...(f.loose !== undefined && { loose: f.loose }),
      })
      noteShot(s, f.target)
      // 9.3.3.3 Heavy guns wear the building down.
      if (
        doubled &&
        inTown >= 0 &&
        isBatteryUnit(field, f.shooter) &&
        batteryOf(field, f.shooter).heavy &&
        s.value[inTown]! > 1
      ) {
        s.value[inTown]!--
        tell(t, { e: 'battered', town: inTown, value: s.value[inTown]! })
      }
      // 9.2.1.6 hr Who was fired at by guns may answer them.
      if (f.target >= 0 && isBatteryUnit(field, f.shooter) && isBatteryUnit(field, f.target))
        for (const each of f.with === undefined ? [f.shooter] : [f.shooter, f.with]) s.shelled.push(each, f.target)
      if (loss === 0) return undefined
      f.alight = mayCatchFire(field, s, f.shooter, f.target, table)
      if (loss >= WHOLE) {
        remove(t, f.target, ELIMINATED)
        return undefined
      }
      const small = !isBatteryUnit(field, f.shooter)
      const lost = small ? withCuirass(t, f.target, lossFor(field, s, f.target, loss, true)) : loss
      lose(t, f.target, lost, 'fire')
      // A3.6.7 Skirmishers who are hit go back at once; the loss is their unit’s (A3.6.4).
      if (((f.loose ?? 0) & AT_SKIRMISHERS) !== 0) rejoin(t, f.target, 'fire')
      return undefined
    },
    /** A3.6.5 A base lost may be one of skirmishers. */
    surplus: (t: T): Flow<Napoleon> => (overstretched(t.s) < 0 ? undefined : call('surplus', { unit: -1 })),
    ignite,
    flights: () => call('flights', { stood: '' }),
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
