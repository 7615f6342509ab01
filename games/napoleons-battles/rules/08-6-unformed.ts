/** 8.6 Unformed movement: rout and bounce, as ways that are measured and nothing else. */
import { lengthOf, TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, goto } from '@bivouac/kernel'
import { isArtillery, isBatteryUnit, isGeneral, isTroops } from '../field.ts'
import {
  BY_BOUNCE,
  BY_ROUT,
  BY_WITHDRAWAL,
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
  AT_RISK,
  ATTACKER,
  BOUNCING,
  COLUMN,
  DEPLOYED,
  DISORDER,
  DISPERSED,
  ELIMINATED,
  FLEEING,
  HORSE,
  LINE,
  ON_TABLE,
  ROUT,
  SURRENDERED,
  WITHDRAWING,
} from '../words.ts'
import { attachedTo, placeBeside } from './01-attachment.ts'
import { depthOf, frontOf, lay } from './01-formations.ts'
import { loosen } from './01-left-behind.ts'
import { overlap, within } from './01-pieces.ts'
import { touchedBy } from './08-1-room.ts'
import { hasOneWay, isThisWay, wantedWay } from './08-6-direction.ts'
import { facingAfter, isWay, mayFlee, placesLeft, straightWays, strips, waysRound, widthOf } from './08-6-ways.ts'
import { disorder, leaveCombats, remove } from './11-losses.ts'
import { strike } from './15-generals.ts'
import { followRouted, hasRidersAtRisk } from './15-messengers.ts'
import { driveIn } from './a-4-contact.ts'
import { choice, open } from './offers.ts'
import { tell } from './telling.ts'

type Flight = FrameOf<'flight'>

/** Whoever has to run runs before anything else happens: attackers first (8.6.2.1), then in the order of their numbers. */
export const flights = {
  rule: '8.6',
  steps: {
    /** 15.2.2.2 First it is seen who of their generals has fallen. */
    risk: (t: T) => strike(t),
    escaped: (t: T): Flow<Napoleon> =>
      t.s.mark.some(mark => (mark & AT_RISK) !== 0) || hasRidersAtRisk(t.s) ? goto('risk') : undefined,
    next: (t: T, f: FrameOf<'flights'>): Flow<Napoleon> => {
      const { s } = t
      const running = s.mark.flatMap((mark, u) =>
        (mark & (FLEEING | BOUNCING | WITHDRAWING)) !== 0 && s.on[u] === ON_TABLE ? [u] : [],
      )
      const unit = running.find(u => has(s, u, ATTACKER)) ?? running[0]
      if (unit === undefined) {
        followRouted(s)
        return end()
      }
      // Where the others stood is kept before the first of them runs.
      if (f.stood === '')
        f.stood = running
          .map(u => [u, s.x[u], s.y[u], s.facing[u], frontOf(fieldFor(s), s, u), depthOf(fieldFor(s), s, u)].join(' '))
          .join(';')
      const how = has(s, unit, FLEEING) ? BY_ROUT : has(s, unit, BOUNCING) ? BY_BOUNCE : BY_WITHDRAWAL
      return call('flight', { unit, how, engaged: 0, stood: f.stood })
    },
    again: () => goto('next'),
  },
} as const

/** Whether it touched an enemy who has run before it: then it was fighting too. */
function stoodBefore(s: State, f: Flight): boolean {
  const field = fieldFor(s)
  const table = lay(field, s)
  return placesLeft(s, f, table, field.count).some(at => within(table, f.unit, table, at, TOUCH))
}

/** The straight ways, if any of them is open; where none is, those round what bars them. */
function waysOut(t: T, f: Flight): number[][] {
  const all = anyWaysOut(t, f)
  // 8.6.2.2.6 hr
  if (!hasOneWay(t.s, f)) return all
  const wanted = wantedWay(t, f, all)
  return wanted === undefined ? [] : [[...wanted]]
}
function anyWaysOut(t: T, f: Flight): number[][] {
  const table = lay(fieldFor(t.s), t.s)
  const straight = straightWays(t, f)
  return straight.some(way => mayFlee(t, f, way, table) === undefined) ? straight : waysRound(t, f, true)
}

/** 17.2.2 Somebody nobody has seen may bar the way chosen: then the open one that ends nearest to it is taken. */
function wayLeft(t: T, f: Flight, wanted: readonly number[]): readonly number[] | undefined {
  const table = lay(fieldFor(t.s), t.s)
  if (t.s.extra.counters === undefined || mayFlee(t, f, wanted, table) === undefined) return wanted
  const far = (way: readonly number[]): number => lengthOf(way.at(-2)! - wanted.at(-2)!, way.at(-1)! - wanted.at(-1)!)
  return waysOut(t, f)
    .filter(way => mayFlee(t, f, way, table) === undefined)
    .sort((a, b) => far(a) - far(b))[0]
}

export const flight = {
  rule: '8.6.1',
  steps: {
    begin: (t: T, f: Flight): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      const table = lay(field, s)
      f.engaged = touchedBy(field, s, f.unit, table).length > 0 || stoodBefore(s, f) ? 1 : 0
      // 8.6.2.1.1#1 Disorder comes before the bounce.
      if (f.how === BY_BOUNCE) disorder(t, f.unit, 'bounce')
      // Out of a town one withdraws as one leaves it, in line (8.3.3).
      if (f.how === BY_WITHDRAWAL && s.form[f.unit] === DEPLOYED) {
        s.form[f.unit] = isBatteryUnit(field, f.unit) ? COLUMN : LINE
        s.town[f.unit] = -1
      }
      leaveCombats(s, f.unit)
      return waysOut(t, f).length > 0 ? undefined : goto('trapped')
    },
    way: choice<'flight', Int32Array>({
      context: t => lay(fieldFor(t.s), t.s),
      rule: (_, f) => (f.how === BY_BOUNCE ? '8.6.2.1' : f.how === BY_WITHDRAWAL ? '14.3.3.2' : '8.6.2.2'),
      seat: (t, f) => fieldFor(t.s).side[f.unit]!,
      offers: {
        flee: open<'flight', readonly number[], Int32Array>({
          accepts: isWay,
          over: waysOut,
          check: (t, f, way, c) =>
            mayFlee(t, f, way, c) ?? (hasOneWay(t.s, f) ? isThisWay(way, waysOut(t, f)[0]) : undefined),
          probe: (t, f, _, pick) => {
            // Now and then a way of three legs to anywhere: it may cross itself.
            if (pick(4) === 0)
              return Array.from({ length: 8 }, (_, k) => (k % 2 === 0 ? t.s.x : t.s.y)[f.unit]! + pick(1920) - 960)
            const all = waysOut(t, f)
            return all[pick(all.length)]!.map(n => Math.max(-32_767, Math.min(32_767, n + pick(9) - 4)))
          },
          take: (t, f, way) => {
            const open = wayLeft(t, f, way)
            if (open === undefined) return goto('trapped')
            run(t, f, open)
            return goto('leave')
          },
        }),
      },
    }),
    /** 8.6.1.5 Among enemies alone it lays down its arms; 8.6.1.6 with ground or the edge in the way it is dispersed or lost. */
    trapped: (t: T, f: Flight) => {
      const field = fieldFor(t.s)
      // With neither ground nor edge in the way there would still be none.
      const enemiesAlone = waysRound(t, f, false).length === 0
      drop(t.s, f.unit, FLEEING | BOUNCING | WITHDRAWING)
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
  for (const strip of strips(points, widthOf(s, u))) {
    for (const e of friends) if (overlap(strip, 0, table, e)) disorder(t, e, 'passed')
    driveIn(t, u, strip, [0])
  }
  s.facing[u] = facingAfter(s, f, points)
  s.x[u] = way[way.length - 2]!
  s.y[u] = way[way.length - 1]!
  s.host[u] = -1
  s.road[u] = -1
  drop(s, u, FLEEING | BOUNCING | WITHDRAWING)
  tell(t, { e: 'fled', unit: u, how: f.how, way: points })
  follow(t, f)
  loosen(field, s)
}

function follow(t: T, f: Flight): void {
  const { s } = t
  const field = fieldFor(s)
  for (let g = field.troops; g < field.count; g++)
    if (s.host[g] === f.unit && isGeneral(field, g)) placeBeside(field, s, g, f.unit)
  if (f.how === BY_ROUT) return
  for (const guest of attachedTo(field, s, f.unit)) {
    // 14.3.3.3 In a withdrawal everybody follows; a bounce only horse artillery can keep up with.
    if (f.how === BY_BOUNCE && (field.arm[guest] !== HORSE || !isArtillery(field, guest))) continue
    if (isArtillery(field, guest)) s.form[guest] = COLUMN
    placeBeside(field, s, guest, f.unit)
    if (f.how === BY_BOUNCE) disorder(t, guest, 'carried')
  }
}
