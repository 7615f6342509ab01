/** 18.4.2.2.5 Assault boats: launched by builders (18-works.ts), boarded in march column, sailed, left on the other bank. */
import {
  direction as asDirection,
  bearing,
  cornerX,
  cornerY,
  eastOf,
  lengthOf,
  northOf,
  overlap,
  quad,
  shapes,
  TOUCH,
  within,
} from '@bivouac/ground/measured'
import { goto, type Verdict } from '@bivouac/kernel'
import { BOAT_BASE, BOAT_SPEED } from '../data/bases.ts'
import { type Field, isBatteryUnit, isGeneral, isSupply, isTroops } from '../field.ts'
import { isOpenFor } from '../ground.ts'
import { BOAT } from '../muster.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { slotsIn, takeSlot } from '../slots.ts'
import { type FrameOf, fieldFor, put, type State, type T } from '../state.ts'
import { FULL, INCH, MARCH, MOVED, ON_TABLE, RIGHT_ANGLE } from '../words.ts'
import { dress } from './01-attachment.ts'
import { depthOf, shapeAs } from './01-formations.ts'
import { spend, weigh } from './08-1-effort.ts'
import { staysOnTable } from './08-1-room.ts'
import { type Ahead, ahead, isTaken } from './08-2-ahead.ts'
import { affords } from './08-2-manoeuvres.ts'
import { leaveRoad } from './08-2-road.ts'
import { isSpot, isWhole, leg } from './08-2-samples.ts'
import { COVERED, isHidden } from './17-known.ts'
import { boatOf, crewOf, isAboard, leaveBoat } from './18-aboard.ts'
import { isWater } from './18-sites.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

const NOT_PLAYED = no('18.4.2.2.5.1', {
  it: 'A questo tavolo non ci sono barche.',
  en: 'At this table there are no boats.',
})
const NO_BOAT = no(
  '18.4.2.2.5.2',
  { it: 'L’unità non tocca una barca della sua parte.', en: 'The unit touches no boat of its side.' },
  { it: 'Portala sulla riva, accanto alla barca.', en: 'Bring it to the bank, beside the boat.' },
)
const NOT_IN_COLUMN = no(
  '18.4.2.2.5.2',
  { it: 'Ci si imbarca in colonna di marcia.', en: 'Boats are boarded in march column.' },
  { it: 'Forma prima la colonna di marcia.', en: 'Form march column first.' },
)
const FULL_BOAT = no('18.4.2.2.5.2', {
  it: 'Una barca porta un’unità di fanteria o cavalleria, o due fra batterie e carriaggi.',
  en: 'A boat takes one unit of infantry or cavalry, or two batteries or wagon trains.',
})
export const AFLOAT = no(
  '18.4.2.2.5.4',
  {
    it: 'L’unità è a bordo: non manovra, non spara e non reagisce.',
    en: 'The unit is in a boat: it neither manoeuvres nor fires nor reacts.',
  },
  { it: 'Naviga, o sbarca.', en: 'Sail, or land.' },
)
const ON_LAND = no('18.4.2.2.5.3', { it: 'L’unità non è a bordo.', en: 'The unit is in no boat.' })
const TOO_FAR = no('18.4.2.2.5.3', { it: 'Una barca fa 24" per turno.', en: 'A boat makes 24" a turn.' })
const WHOLE_TURN = no('18.4.2.2.5.3', {
  it: 'Navigare richiede tutto il movimento di chi è a bordo.',
  en: 'Sailing takes the whole movement of those in the boat.',
})
const NOT_WATER = no(
  '18.4.2.2.5.3',
  {
    it: 'La barca ha bisogno d’acqua lungo tutta la via, e di posto.',
    en: 'The boat needs water all the way, and room.',
  },
  { it: 'Segui il corso d’acqua.', en: 'Keep to the water.' },
)
const NO_BANK = no(
  '18.4.2.2.5.5',
  {
    it: 'Da questo lato la barca non è alla riva, o non c’è posto per sbarcare.',
    en: 'On this side the boat is not at the bank, or there is no room to land.',
  },
  { it: 'Porta prima la barca a riva.', en: 'Bring the boat to the bank first.' },
)

// ---- boats on the water ---------------------------------------------------------------------------------------------

const HALF_LENGTH = BOAT_BASE.depth / 2
const middleX = (s: State, boat: number): number => s.x[boat]! - eastOf(0, HALF_LENGTH, s.facing[boat]!)
const middleY = (s: State, boat: number): number => s.y[boat]! - northOf(0, HALF_LENGTH, s.facing[boat]!)
const trial = shapes(2)
/** The ground, or rather the water, of a boat with its middle here. */
function layBoat(x: number, y: number, facing: number, at: number): void {
  const [fx, fy] = [x + eastOf(0, HALF_LENGTH, facing), y + northOf(0, HALF_LENGTH, facing)]
  quad(fx, fy, facing, BOAT_BASE.front, BOAT_BASE.depth, trial, at)
}
function putBoat(s: State, boat: number, x: number, y: number, facing: number): void {
  s.x[boat] = x + eastOf(0, HALF_LENGTH, facing)
  s.y[boat] = y + northOf(0, HALF_LENGTH, facing)
  s.facing[boat] = facing
}

/** 18.4.2.2.5.1 In the water, along the bank, touching those who have launched it. */
export function launch(t: T, unit: number): void {
  const { s } = t
  const boat = takeSlot(fieldFor(s), s, BOAT, unit, 0)
  if (boat < 0) return
  const off = BOAT_BASE.front / 2 + 2
  const facing = s.facing[unit]!
  putBoat(
    s,
    boat,
    s.x[unit]! + eastOf(0, off, facing),
    s.y[unit]! + northOf(0, off, facing),
    asDirection(facing + RIGHT_ANGLE),
  )
}

// ---- boarding, sailing, landing -------------------------------------------------------------------------------------

function mayBoard(t: T, f: March, boat: number, c: Ahead): Verdict {
  const { s } = t
  const { field } = c
  const u = f.unit
  const none = hasBoats(t)
  if (none !== undefined) return none
  if (isHidden(s, u)) return COVERED
  if (field.kind[boat] !== BOAT || field.side[boat] !== c.side || s.on[boat] !== ON_TABLE || isGeneral(field, u))
    return NO_BOAT
  layBoat(middleX(s, boat), middleY(s, boat), s.facing[boat]!, 0)
  if (!within(c.table, u, trial, 0, BESIDE)) return NO_BOAT
  if (s.form[u] !== MARCH && !isSupply(field, u)) return NOT_IN_COLUMN
  const others = crewOf(s, boat)
  if (others.length > (isTroops(field, u) ? 0 : 1) || others.some(each => isTroops(field, each))) return FULL_BOAT
  return affords(t, f, { weight: weigh(depthOf(field, s, u)), change: 0 }, c)
}
/** A boat touches the bank, but for its bends. */
const BESIDE = INCH / 2

function maySail(t: T, f: March, [x, y]: readonly number[], c: Ahead): Verdict {
  const { s } = t
  const boat = boatOf(s, f.unit)
  if (boat < 0) return ON_LAND
  if (isHidden(s, f.unit)) return COVERED
  if (f.begun === 1) return WHOLE_TURN
  const [fromX, fromY] = [middleX(s, boat), middleY(s, boat)]
  const way = lengthOf(x! - fromX, y! - fromY)
  if (way > BOAT_SPEED * INCH) return TOO_FAR
  const facing = way === 0 ? s.facing[boat]! : bearing(x! - fromX, y! - fromY)
  for (let far = 0; far <= way; far += STEP)
    if (!isWater(c.field, fromX + eastOf(0, far, facing), fromY + northOf(0, far, facing))) return NOT_WATER
  layBoat(x!, y!, facing, 0)
  for (let k = 0; k < 4; k++) if (!isWater(c.field, cornerX(trial, 0, k), cornerY(trial, 0, k))) return NOT_WATER
  for (const other of slotsIn(c.field, BOAT)) {
    if (other === boat || s.on[other] !== ON_TABLE) continue
    layBoat(middleX(s, other), middleY(s, other), s.facing[other]!, 1)
    if (overlap(trial, 0, trial, 1)) return NOT_WATER
  }
  return c.enemies.some(enemy => within(trial, 0, c.table, enemy, TOUCH)) ? NOT_WATER : undefined
}
const STEP = INCH / 4

/** Where the head of a column stands that has left its boat in this direction: all of it on land. */
function landing(s: State, u: number, facing: number, field: Field): { x: number; y: number; way: number } | undefined {
  const boat = boatOf(s, u)
  const [x, y] = [middleX(s, boat), middleY(s, boat)]
  const isDry = (far: number): boolean => !isWater(field, x + eastOf(0, far, facing), y + northOf(0, far, facing))
  let bank = 0
  while (bank <= REACH && !isDry(bank)) bank += 4
  if (bank > REACH) return undefined
  const way = bank + depthOf(field, s, u) + 4
  return { x: x + eastOf(0, way, facing), y: y + northOf(0, way, facing), way }
}
/** From the middle of a boat over its bow or its side to a bank it touches. */
const REACH = HALF_LENGTH + BESIDE

function mayLand(t: T, f: March, facing: number, c: Ahead): Verdict {
  const { s } = t
  if (!isAboard(s, f.unit)) return ON_LAND
  if (f.begun === 1) return WHOLE_TURN
  const place = landing(s, f.unit, facing, c.field)
  if (place === undefined) return NO_BANK
  shapeAs(c.field, s, f.unit, s.form[f.unit]!, place.x, place.y, facing, c.table, c.at)
  if (!staysOnTable(c.field, c.table, c.at) || !isOpenFor(c.field.ground, c.field.arm[f.unit]!, c.table, c.at))
    return NO_BANK
  if (isTaken(c, c.at) || c.enemies.some(enemy => within(c.table, c.at, c.table, enemy, TOUCH))) return NO_BANK
  return affords(t, f, { weight: weigh(place.way), change: 0 }, c)
}

const floats = (field: Field, u: number): boolean => isTroops(field, u) || isBatteryUnit(field, u) || isSupply(field, u)

export const BOATING_LEGS = {
  embark: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, 255),
    over: (t, f, c) =>
      is(t.s, 'boats') && floats(c.field, f.unit) ? slotsIn(c.field, BOAT).filter(boat => c.field.of[boat]! >= 0) : [],
    check: [mayBoard],
    take: (t, f, boat) => {
      const { s } = t
      const u = f.unit
      const c = ahead(s, f)
      spend(c.field, f, { weight: weigh(depthOf(c.field, s, u)), change: 0 }, s.form[u]!)
      leaveRoad(s, u)
      // Two batteries in one boat stand as one.
      s.host[u] = crewOf(s, boat)[0] ?? -1
      s.extra.aboard!.push(u, boat)
      aground(s, u, boat)
      dress(c.field, s, u)
      tell(t, { e: 'boarded', unit: u, aboard: true })
      return goto('done')
    },
  }),
  sail: leg<readonly number[]>({
    accepts: isSpot,
    over: (t, f) => {
      const boat = boatOf(t.s, f.unit)
      if (boat < 0) return []
      const [x, y] = [middleX(t.s, boat), middleY(t.s, boat)]
      const spots = [0, RIGHT_ANGLE, 2 * RIGHT_ANGLE, 3 * RIGHT_ANGLE].flatMap(turn =>
        [2, 6, 12, BOAT_SPEED].map(far => [x + eastOf(0, far * INCH, turn), y + northOf(0, far * INCH, turn)]),
      )
      return spots.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)
    },
    check: [maySail],
    take: (t, f, [x, y]) => {
      const { s } = t
      const boat = boatOf(s, f.unit)
      const [dx, dy] = [x! - middleX(s, boat), y! - middleY(s, boat)]
      putBoat(s, boat, x!, y!, dx === 0 && dy === 0 ? s.facing[boat]! : bearing(dx, dy))
      for (const u of crewOf(s, boat)) {
        aground(s, u, boat)
        dress(fieldFor(s), s, u)
        put(s, u, MOVED)
      }
      f.begun = 1
      tell(t, { e: 'sailed', unit: f.unit, x: x!, y: y! })
      return goto('done')
    },
  }),
  land: leg<number>({
    accepts: (arg): arg is number => isWhole(arg, 0, FULL - 1),
    over: (t, f) => (isAboard(t.s, f.unit) ? [0, 450, 900, 1350, 1800, 2250, 2700, 3150] : []),
    check: [mayLand],
    take: (t, f, facing) => {
      const { s } = t
      const u = f.unit
      const c = ahead(s, f)
      const { x, y, way } = landing(s, u, facing, c.field)!
      spend(c.field, f, { weight: weigh(way), change: 0 }, s.form[u]!)
      for (const other of crewOf(s, boatOf(s, u))) s.host[other] = -1
      leaveBoat(s, u)
      s.x[u] = x
      s.y[u] = y
      s.facing[u] = facing
      dress(c.field, s, u)
      tell(t, { e: 'boarded', unit: u, aboard: false })
      return goto('next')
    },
  }),
} as const

/** A unit in a boat stands as the boat lies. */
function aground(s: State, u: number, boat: number): void {
  s.x[u] = s.x[boat]!
  s.y[u] = s.y[boat]!
  s.facing[u] = s.facing[boat]!
}

/** What bars the legs altogether: a table without boats, a unit on land. */
export const hasBoats = ({ s }: T): Verdict => (is(s, 'boats') ? undefined : NOT_PLAYED)
export const inBoat = ({ s }: T, { unit }: March): Verdict => (isAboard(s, unit) ? undefined : ON_LAND)

/** 18.4.2.2.5.3-4 Whoever is in a boat sails or lands, and nothing else. */
export const afloat = (s: State, u: number, leg: string): Verdict =>
  leg === 'sail' || leg === 'land' || !isAboard(s, u) ? undefined : AFLOAT
