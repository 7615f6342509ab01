/** 8.6 Unformed movement: rout and bounce, as ways that are measured and nothing else. */
import {
  aheadOf,
  direction as asDirection,
  bearing,
  eastOf,
  lengthOf,
  northOf,
  overlap,
  quad,
  shapes,
  TOUCH,
  within,
} from '@bivouac/ground/table'
import { end, type Flow, goto, type Json, type Verdict } from '@bivouac/kernel'
import { ROUT_SPEED } from '../data/bases.ts'
import { isArtillery, isGeneral, isInfantry, isSupply, isTroops } from '../field.ts'
import { no } from '../rulebook.ts'
import {
  BY_BOUNCE,
  BY_ROUT,
  call,
  drop,
  type FrameOf,
  fieldFor,
  has,
  type Napoleon,
  type State,
  type T,
} from '../state.ts'
import {
  ATTACKER,
  BOUNCING,
  COLUMN,
  DISORDER,
  DISPERSED,
  ELIMINATED,
  enemyOf,
  FLEEING,
  HALF_TURN,
  HORSE,
  INCH,
  ON_TABLE,
  ROUT,
  SURRENDERED,
} from '../words.ts'
import { attachedTo, loosen, placeBeside } from './01-attachment.ts'
import { frontOf, lay, shapeAs } from './01-formations.ts'
import { speedOf } from './08-1-effort.ts'
import { isOccupied, staysOnTable, touchedBy } from './08-1-room.ts'
import { isCut } from './10-cover.ts'
import { disorder, leaveCombats, remove } from './11-losses.ts'
import { choice, isNumbers, open } from './offers.ts'

type Flight = FrameOf<'flight'>

/** Whoever has to run runs before anything else happens: attackers first (8.6.2.1), then in the order of their numbers. */
export const flights = {
  rule: '8.6',
  steps: {
    next: (t: T): Flow<Napoleon> => {
      const { s } = t
      const running = s.mark.flatMap((mark, u) =>
        (mark & (FLEEING | BOUNCING)) !== 0 && s.on[u] === ON_TABLE ? [u] : [],
      )
      const unit = running.find(u => has(s, u, ATTACKER)) ?? running[0]
      if (unit === undefined) return end()
      return call('flight', { unit, how: has(s, unit, BOUNCING) ? BY_BOUNCE : BY_ROUT, engaged: 0 })
    },
    again: () => goto('next'),
  },
} as const

/** 8.6.2.2.2, 8.6.2.1.1#2 How far, in points: rout speeds, or the full movement of its formation for a bounce; nothing limits it (8.6.1.4). */
export function flightReach(s: State, unit: number, how: number): number {
  const f = fieldFor(s)
  const profile = f.profile[unit]!
  if (how === BY_BOUNCE || isSupply(f, unit)) return speedOf(profile, s.form[unit]!) * INCH
  return (isInfantry(f, unit) ? ROUT_SPEED.foot : ROUT_SPEED.mounted) * INCH
}

const TOO_FAR = no('8.6.2.2.2', {
  it: 'È più lontano della sua velocità di fuga.',
  en: 'It is farther than it can run.',
})
const TOO_SHORT = no('8.6.2.2.2', { it: 'Deve allontanarsi di almeno 1".', en: 'It has to get at least 1" away.' })
const NOT_BACK = no('8.6.1.2', {
  it: 'Chi combatteva fa il primo pollice all’indietro.',
  en: 'Whoever was fighting makes the first inch backwards.',
})
const CROSSES = no('8.6.1.1', { it: 'Il percorso non può incrociarsi.', en: 'The way may not cross itself.' })
const NO_GAP = no('8.6.1.3', {
  it: 'Non c’è un varco di almeno 2" fra i nemici.',
  en: 'There is no gap of at least 2" between the enemies.',
})
const TOUCHES = no('8.6.1.5', {
  it: 'Sbandati non si arriva mai a contatto del nemico.',
  en: 'An unformed move never ends in contact with the enemy.',
})
const NO_GROUND = no('8.6.1.6', {
  it: 'Terreno impossibile o bordo del tavolo.',
  en: 'Impassable ground or the edge of the table.',
})
const NO_ROOM = no('8.1.3.2', { it: 'Il posto è occupato.', en: 'The place is taken.' })

/** Way points from where it stands, as x, y, x, y …, the last one the middle of its front. */
const isWay = (arg: Json | undefined): arg is readonly number[] => isNumbers(arg, 2, 12, 32_767) && arg.length % 2 === 0

/** 8.1.3 A running unit is at most 2 inches wide. */
const widthOf = (s: State, unit: number): number => {
  const front = Math.min(2 * INCH, frontOf(fieldFor(s), s, unit))
  return front - (front % 2)
}

export function mayFlee(t: T, f: Flight, way: readonly number[]): Verdict {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const table = lay(field, s)
  const points = [s.x[u]!, s.y[u]!, ...way]
  let length = 0
  for (let k = 2; k < points.length; k += 2)
    length += lengthOf(points[k]! - points[k - 2]!, points[k + 1]! - points[k - 1]!)
  if (length > flightReach(s, u, f.how)) return TOO_FAR
  const [x, y] = [way[way.length - 2]!, way[way.length - 1]!]
  if (lengthOf(x - s.x[u]!, y - s.y[u]!) < INCH) return TOO_SHORT
  if (f.engaged === 1 && aheadOf(way[0]! - s.x[u]!, way[1]! - s.y[u]!, s.facing[u]!) > 2 - INCH) return NOT_BACK
  if (crossesItself(points)) return CROSSES
  const at = field.count
  const enemies = field.ofSide[enemyOf(field.side[u]!)]!.filter(e => e < field.troops && s.on[e] === ON_TABLE)
  for (const strip of strips(points, widthOf(s, u))) {
    if (enemies.some(e => overlap(strip, 0, table, e))) return NO_GAP
    if (
      field.ground.barring.some(each => each.data.kind === 'impassable') &&
      !field.ground.isOpenFor(field.arm[u]!, strip, 0)
    )
      return NO_GROUND
  }
  shapeAs(field, s, u, s.form[u]!, x, y, facingAfter(s, f, points), table, at)
  if (!staysOnTable(field, table, at) || !field.ground.isOpenFor(field.arm[u]!, table, at)) return NO_GROUND
  if (enemies.some(e => within(table, at, table, e, TOUCH))) return TOUCHES
  return isOccupied(field, s, u, table, at) ? NO_ROOM : undefined
}

/** 8.6.2.2.1, 8.6.1.1 A routed unit faces the way it ran; one that bounced keeps its front. */
function facingAfter(s: State, f: Flight, points: readonly number[]): number {
  if (f.how === BY_BOUNCE) return s.facing[f.unit]!
  const n = points.length
  return bearing(points[n - 2]! - points[n - 4]!, points[n - 1]! - points[n - 3]!)
}

const LONGEST = 18 * INCH
/** The ground of a way: rectangles of the runner’s width, none longer than can be measured exactly. */
function* strips(points: readonly number[], width: number): Generator<Int32Array> {
  const strip = shapes(1)
  for (let k = 2; k < points.length; k += 2) {
    const [x1, y1, x2, y2] = [points[k - 2]!, points[k - 1]!, points[k]!, points[k + 1]!]
    const length = lengthOf(x2 - x1, y2 - y1)
    if (length === 0) continue
    const to = bearing(x2 - x1, y2 - y1)
    for (let from = 0; from < length; from += LONGEST) {
      const end = Math.min(length, from + LONGEST)
      quad(x1 + eastOf(0, end, to), y1 + northOf(0, end, to), to, width, end - from, strip, 0)
      yield strip
    }
  }
}

function crossesItself(points: readonly number[]): boolean {
  for (let a = 0; a + 3 < points.length; a += 2)
    for (let b = a + 4; b + 3 < points.length; b += 2)
      if (
        isCut(
          points[a]!,
          points[a + 1]!,
          points[a + 2]!,
          points[a + 3]!,
          points[b]!,
          points[b + 1]!,
          points[b + 2]!,
          points[b + 3]!,
        )
      )
        return true
  return false
}

/** Ways worth trying: away in every direction, first an inch to the rear for those who were fighting. `step` in tenths of a degree. */
function ways(t: T, f: Flight, step: number): number[][] {
  const { s } = t
  const u = f.unit
  const reach = flightReach(s, u, f.how)
  const back = asDirection(s.facing[u]! + HALF_TURN)
  const out: number[][] = []
  const start: number[] =
    f.engaged === 1 ? [s.x[u]! + eastOf(0, INCH + 2, back), s.y[u]! + northOf(0, INCH + 2, back)] : []
  const [x, y] = start.length > 0 ? [start[0]!, start[1]!] : [s.x[u]!, s.y[u]!]
  const left = reach - (start.length > 0 ? INCH + 4 : 2)
  if (start.length > 0) out.push(start)
  for (const share of [4, 2, 1])
    for (let turn = 0; turn < 3600; turn += step) {
      const to = asDirection(back + turn)
      const distance = Math.floor((left * share) / 4)
      if (distance >= INCH) out.push([...start, x + eastOf(0, distance, to), y + northOf(0, distance, to)])
    }
  return out
}
const COARSE = 225
const FINE = 75

export const flight = {
  rule: '8.6.1',
  steps: {
    begin: (t: T, f: Flight): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      const table = lay(field, s)
      f.engaged = touchedBy(field, s, f.unit, table).length > 0 ? 1 : 0
      // 8.6.2.1.1#1 Disorder comes before the bounce.
      if (f.how === BY_BOUNCE) disorder(t, f.unit, 'bounce')
      leaveCombats(s, f.unit)
      const open = ways(t, f, COARSE).some(way => mayFlee(t, f, way) === undefined)
      if (open) return undefined
      if (ways(t, f, FINE).some(way => mayFlee(t, f, way) === undefined)) return goto('squeeze')
      return goto('trapped')
    },
    way: choice<'flight'>({
      rule: (_, f) => (f.how === BY_BOUNCE ? '8.6.2.1' : '8.6.2.2'),
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      offers: {
        flee: open<'flight', readonly number[]>({
          accepts: isWay,
          over: (t, f) => ways(t, f, COARSE),
          check: mayFlee,
          probe: (t, f, _, pick) => {
            const all = ways(t, f, COARSE)
            return all[pick(all.length)]!.map(n => Math.max(-32_767, Math.min(32_767, n + pick(9) - 4)))
          },
          take: (t, f, way) => {
            run(t, f, way)
            return goto('leave')
          },
        }),
      },
    }),
    /** Only a narrow way out is left, and it is taken. */
    squeeze: (t: T, f: Flight) => {
      run(t, f, ways(t, f, FINE).find(way => mayFlee(t, f, way) === undefined)!)
      return goto('leave')
    },
    /** 8.6.1.5 Among enemies alone it lays down its arms; 8.6.1.6 with ground or the edge in the way it is dispersed or lost. */
    trapped: (t: T, f: Flight) => {
      const field = fieldFor(t.s)
      const enemiesAlone = ways(t, f, COARSE).every(way => {
        const why = mayFlee(t, f, way)
        return why === NO_GAP || why === TOUCHES
      })
      drop(t.s, f.unit, FLEEING | BOUNCING)
      remove(t, f.unit, enemiesAlone ? SURRENDERED : isTroops(field, f.unit) ? DISPERSED : ELIMINATED)
    },
    leave: () => end(),
  },
} as const

/** Carries a way out: friends passed through are disordered (8.1.3.1), generals go along, other guests as 8.6.2.1.1#3 says. */
function run(t: T, f: Flight, way: readonly number[]): void {
  const { s } = t
  const field = fieldFor(s)
  const u = f.unit
  const table = lay(field, s)
  const points = [s.x[u]!, s.y[u]!, ...way]
  const friends = field.ofSide[field.side[u]!]!.filter(
    e => e !== u && e < field.troops && s.on[e] === ON_TABLE && s.host[e] !== u && !has(s, e, ROUT | DISORDER),
  )
  for (const strip of strips(points, widthOf(s, u)))
    for (const e of friends) if (overlap(strip, 0, table, e)) disorder(t, e, 'passed')
  s.facing[u] = facingAfter(s, f, points)
  s.x[u] = way[way.length - 2]!
  s.y[u] = way[way.length - 1]!
  s.host[u] = -1
  drop(s, u, FLEEING | BOUNCING)
  t.tell({ e: 'fled', unit: u, how: f.how, way: points })
  follow(t, f)
  loosen(field, s)
}

function follow(t: T, f: Flight): void {
  const { s } = t
  const field = fieldFor(s)
  for (let g = field.troops; g < field.count; g++)
    if (s.host[g] === f.unit && isGeneral(field, g)) placeBeside(field, s, g, f.unit)
  if (f.how !== BY_BOUNCE) return
  for (const guest of attachedTo(field, s, f.unit)) {
    if (field.arm[guest] !== HORSE || !isArtillery(field, guest)) continue
    s.form[guest] = COLUMN
    placeBeside(field, s, guest, f.unit)
    disorder(t, guest, 'carried')
  }
}
