/** B1, B1.5 Order sheets are filled in, written, delivered and activated in the step of communications (4.1.2). */
import { TOUCH } from '@bivouac/ground/measured'
import { end, type Flow, type Json, type Verdict } from '@bivouac/kernel'
import type { Field } from '../field.ts'
import { heightAt, isInside } from '../ground.ts'
import {
  ATTACK,
  DEFEND,
  hasSheet,
  isAllCavalry,
  isHigher,
  MANOEUVRE,
  type Named,
  placesOf,
  RESERVE,
  readOrders,
  type Sheet,
  SUPPORT,
  type Written,
  writeOrder,
} from '../orders.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { ON_TABLE, RANKS } from '../words.ts'
import { isAttached } from './01-attachment.ts'
import { commands, isChief } from './01-chain.ts'
import { type Line, line, sumOf } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { within } from './01-pieces.ts'
import { radiusOf } from './07-command.ts'
import { leaderOf } from './15-ratings.ts'
import { activeFor, bookOf, standDown, standTo } from './b-1-4-conduct.ts'
import { dueOf, dutyUnmet, proposal } from './b-1-4-duties.ts'
import { choice, open, plain } from './offers.ts'
import { tell, tellSide } from './telling.ts'

const CORPS = RANKS.indexOf('corps')

const NO_WRITER = no('B1.5', {
  it: 'Scrive ordini solo un generale di corpo d’armata o superiore, sul tavolo.',
  en: 'Only a general of corps rank or above, on the table, writes orders.',
})
const OWN_ORDERS = no(
  'B1.1',
  { it: 'Nessun generale cambia i propri ordini.', en: 'No general changes his own orders.' },
  { it: 'Li cambia un suo superiore.', en: 'A superior of his changes them.' },
)
const NOT_BELOW = no('B1.2', {
  it: 'Si danno ordini solo ai generali sottoposti nella catena di comando.',
  en: 'Orders go only to subordinate generals in the chain of command.',
})
const NO_SHEET = no('B1', {
  it: 'Hanno un foglio ordini i generali di corpo e d’ala e quelli di divisioni indipendenti.',
  en: 'Generals of corps and wings and of independent divisions have an order sheet.',
})
const BUSY = no(
  'B1.5',
  {
    it: 'Un generale a contatto scrive solo ai generali che tocca.',
    en: 'A general in contact writes only to generals he touches.',
  },
  { it: 'Allontanalo dalle unità.', en: 'Take him away from the units.' },
)
const NO_GOAL = no('B1.4', {
  it: 'L’ordine indica chiaramente i suoi obiettivi: luoghi sul tavolo, uno solo per manovra e riserva.',
  en: 'An order states its objectives clearly: places on the table, one only to manoeuvre or for a reserve.',
})
const HORSE_ONLY = no('B1.4.4', {
  it: 'Solo un reparto di sola cavalleria può supportare.',
  en: 'Only a formation of cavalry alone can support.',
})
const DIVISION_SUPPORTS = no('B1.4.4.1', {
  it: 'Una divisione indipendente supporta divisioni, o un solo corpo, della sua parte.',
  en: 'An independent division supports divisions, or one corps, of its side.',
})
const CORPS_SUPPORTS = no('B1.4.4.2', {
  it: 'Un corpo di cavalleria supporta corpi del suo esercito.',
  en: 'A cavalry corps supports corps of its army.',
})
const TWO_ORDERS = no('B1.7.1', {
  it: 'Un corpo ha al massimo due ordini insieme, solo di attacco o difesa; una divisione uno.',
  en: 'A corps has at most two orders at once, attack or defend only; a division one.',
})
const THREE_ORDERS = no('B1.7.2', {
  it: 'Un generale superiore ha al massimo tre ordini insieme, mai con la riserva.',
  en: 'A higher general has at most three orders at once, never with a reserve.',
})
const NOT_DUE = no('B1', {
  it: 'Il foglio si compila da sé solo prima dell’ingresso in gioco del generale.',
  en: 'A sheet is filled in freely only before its general comes into play.',
})
const STILL_DUE = no(
  'B1',
  { it: 'C’è un foglio ordini da compilare.', en: 'There is an order sheet to fill in.' },
  { it: 'Scrivi un ordine a ogni generale che non ne ha.', en: 'Write an order for every general who has none.' },
)
const NOT_SHOT_AT = no('B1.4.5.1#2', {
  it: 'Solo una riserva sotto il fuoco passa da sé alla difesa.',
  en: 'Only a reserve under fire turns to defence by itself.',
})

/** B1.2, B1.3 Who may give orders to whom. */
export function mayOrder(f: Field, from: number, to: number): boolean {
  if (commands(f, from, to)) return true
  const overall = f.generals[from - f.troops]?.overall === true
  return overall && from !== to && f.army[from] === f.army[to] && !isChief(f, to)
}
const touch = (table: Int32Array, a: number, b: number): boolean => within(table, a, table, b, TOUCH)
/** B1.5 In contact with a unit or another general. */
const isBusy = (f: Field, s: State, g: number, table: Int32Array): boolean =>
  isAttached(f, s, g, table) ||
  f.ofSide[f.side[g]!]!.some(
    other => other >= f.troops && other !== g && s.on[other] === ON_TABLE && touch(table, g, other),
  )

/** B1.5 Whether this general may write to that one now. */
export function mayWrite(f: Field, s: State, side: number, from: number, to: number, table: Int32Array): Verdict {
  if (f.side[from] !== side || !(f.rank[from]! >= CORPS) || s.on[from] !== ON_TABLE) return NO_WRITER
  if (from === to) return OWN_ORDERS
  if (f.side[to] !== side || !hasSheet(f, to)) return NO_SHEET
  if (!mayOrder(f, from, to)) return NOT_BELOW
  return isBusy(f, s, from, table) && !touch(table, from, to) ? BUSY : undefined
}

/** B1.4 Whether what is written makes an order for him. */
function mayMean(f: Field, { to, kind, named, way }: Written): Verdict {
  if (kind === SUPPORT) return maySupport(f, to, named)
  const places = placesOf(f).length
  const spots = way.map((n, i) => (i % 2 === 0 ? n <= f.width : n <= f.height))
  const isPlace = (each: Named): boolean =>
    'place' in each ? each.place < places : 'x' in each && each.x <= f.width && each.y <= f.height
  const single = kind === MANOEUVRE || kind === RESERVE
  return named.length === 0 || (single && named.length > 1) || !named.every(isPlace) || spots.includes(false)
    ? NO_GOAL
    : undefined
}
function maySupport(f: Field, to: number, named: readonly Named[]): Verdict {
  if (!isAllCavalry(f, to)) return HORSE_ONLY
  const helped = named.map(each => ('general' in each ? each.general : -1))
  if (helped.length === 0) return NO_GOAL
  const isOwn = (g: number): boolean => g >= f.troops && g < f.count && g !== to && f.side[g] === f.side[to]
  if (f.rank[to]! >= CORPS)
    return helped.every(g => isOwn(g) && f.rank[g] === CORPS && f.army[g] === f.army[to]) ? undefined : CORPS_SUPPORTS
  const corps = helped.filter(g => isOwn(g) && f.rank[g] === CORPS).length
  return helped.every(g => isOwn(g) && f.rank[g]! <= CORPS) && (corps === 0 || helped.length === 1)
    ? undefined
    : DIVISION_SUPPORTS
}
/** B1.7 Whether an order may stand beside these. */
function mayStandBeside(f: Field, to: number, kinds: readonly number[]): Verdict {
  if (isHigher(f, to)) return kinds.length > 3 || kinds.includes(RESERVE) ? THREE_ORDERS : undefined
  const two = f.rank[to] === CORPS && kinds.length <= 2 && kinds.every(kind => kind === ATTACK || kind === DEFEND)
  return two ? undefined : TWO_ORDERS
}
/** What a general will have to do once everything on its way has reached him. */
const coming = (s: State, to: number): number[] => {
  const own = bookOf(s)!.sheets.filter(each => each.to === to)
  const last = own.findLastIndex(each => each.beside === 0)
  return own.slice(Math.max(0, last)).map(({ kind }) => kind)
}

/** B1.5 All orders of a step together. */
export function mayDispatch(t: T, side: number, all: readonly Written[]): Verdict {
  const { s } = t
  const f = fieldFor(s)
  const table = lay(f, s)
  const due = dueOf(s, side)
  const kinds = new Map<number, number[]>()
  for (const order of all) {
    const { from, to, kind, beside, named } = order
    if (from === to && kind === DEFEND && named.length === 0) {
      const last = bookOf(s)!.shot[to - f.troops] ?? 0
      const shot = activeFor(s, to).some(each => each.kind === RESERVE) && last > 0 && s.turn - last < 2
      if (f.side[to] !== side || !shot) return NOT_SHOT_AT
      continue
    }
    const refused = from < 0 ? (due.includes(to) ? undefined : NOT_DUE) : mayWrite(f, s, side, from, to, table)
    const wrong = refused ?? mayMean(f, order)
    if (wrong !== undefined) return wrong
    const now = kinds.get(to) ?? coming(s, to)
    const then = beside ? [...now, kind] : [kind]
    const crowded = beside ? mayStandBeside(f, to, then) : undefined
    if (crowded !== undefined) return crowded
    kinds.set(to, then)
  }
  if (due.some(g => !kinds.has(g))) return STILL_DUE
  return dutyUnmet(s, side, all, mayWrite)
}

/** B1.6 The control of a general who writes (`to`: to whom) or activates (`to`: who has written). */
export function controlLines(f: Field, s: State, general: number, other: number, writing: boolean): Line[] {
  const table = lay(f, s)
  const lines = [line('B1.5.1', 'controllo', 'control', leaderOf(f, s, general).response)]
  if (heightAt(f.ground, s.x[general]!, s.y[general]!) > 0)
    lines.push(line(writing ? 'B1.6.1.1' : 'B1.6.1.2', 'posizione elevata', 'high ground', 1))
  if (f.ground.towns.some(town => town.data.lookout && isInside(f.ground, town, table, general)))
    lines.push(line('B1.6.2.1', 'punto di osservazione', 'lookout', 1))
  if (activeFor(s, general).some(({ kind }) => kind === RESERVE)) lines.push(line('B1.6.3.1', 'riserva', 'reserve', 1))
  const sender = writing ? general : other
  const there = other >= 0 && s.on[other] === ON_TABLE
  if (other >= 0 && !(there && within(table, general, table, other, radiusOf(f, s, sender, table))))
    lines.push(line(writing ? 'B1.6.4.1' : 'B1.6.4.2', 'fuori dal raggio', 'outside the radius', -1))
  return lines
}
/** A die nobody else sees: that one has been rolled would tell that an order is under way. */
function secretDie(t: T, rule: 'B1.5.1' | 'B1.5.2.1'): number {
  t.reveal()
  return t.dice.pick(10, rule) + 1
}

const isText = (arg: Json | undefined): arg is string => readOrders(arg) !== undefined
function draft(f: Field, { from, to, kind, beside, named, way }: Written): Sheet {
  const places = placesOf(f)
  const goals = named.flatMap(each => {
    if ('general' in each) return [each.general]
    if ('place' in each) return [each.place, places[each.place]!.x, places[each.place]!.y]
    return [-1, each.x, each.y]
  })
  const stage = { taken: 0, reserve: 0, written: 0, delivered: 0, active: 0 }
  return { to, from, kind, goals, way: way.slice(), beside: beside ? 1 : 0, ...stage }
}
/** B1.5.2.1 The new sheet takes the place of the old ones, or stands beside them where it may (B1.7). */
function activate(t: T, sheet: Sheet): void {
  const { s } = t
  const book = bookOf(s)!
  const others = activeFor(s, sheet.to).filter(each => each !== sheet)
  sheet.active = s.turn
  const kinds = [...others.map(({ kind }) => kind), sheet.kind]
  if (sheet.beside === 1 && mayStandBeside(fieldFor(s), sheet.to, kinds) === undefined) return
  book.sheets = book.sheets.filter(each => !others.includes(each))
}

export const communications = {
  rule: 'B1.5',
  steps: {
    begin: (t: T, f: FrameOf<'communications'>): Flow<Napoleon> => {
      if (!fieldFor(t.s).commanded[f.side]) return end()
      standDown(t, f.side)
      return undefined
    },
    /** B1.5.2 Of what lies before a general when the step begins, each sheet once; B1.5.2.2 after a failure it holds from the next turn on. */
    activate: (t: T, f: FrameOf<'communications'>) => {
      const { s } = t
      const field = fieldFor(s)
      for (const sheet of bookOf(s)!.sheets.slice()) {
        const { to: unit, from: general } = sheet
        if (field.side[unit] !== f.side || sheet.delivered === 0 || sheet.delivered >= s.turn) continue
        // A sheet that failed last turn; its old ones have held until now.
        if (sheet.active === s.turn) activate(t, sheet)
        if (sheet.active > 0 || s.on[unit] !== ON_TABLE) continue
        const need = sumOf(controlLines(field, s, unit, general, false))
        const die = secretDie(t, 'B1.5.2.1')
        const passed = die <= need
        if (passed) activate(t, sheet)
        else sheet.active = s.turn + 1
        tellSide(t, f.side, { e: 'orderRead', unit, general, die, need, passed })
      }
    },
    /** B1.5.1.4 Part of the procedure of writing, and so after activation: what arrives now is activated in the next turn. */
    deliver: (t: T, f: FrameOf<'communications'>) => {
      for (const sheet of bookOf(t.s)!.sheets) {
        if (fieldFor(t.s).side[sheet.to] !== f.side || sheet.delivered > 0) continue
        sheet.delivered = t.s.turn
        tellSide(t, f.side, { e: 'orderCame', unit: sheet.to, general: sheet.from })
      }
    },
    write: choice<'communications'>({
      rule: (_, f) => (f.before === 1 ? 'B1' : 'B1.5'),
      seat: (_, f) => f.side,
      standing: 'pass',
      offers: {
        write: open<'communications', string>({
          accepts: isText,
          over: (t, f) => samples(t, f.side, f.before === 1),
          check: (t, f, text) => mayDispatch(t, f.side, readOrders(text)!),
          probe: (t, f, _, pick) => {
            const field = fieldFor(t.s)
            const who = (): number => field.troops + pick(field.count - field.troops + 1)
            const [from, to] = [pick(3) === 0 ? -1 : who(), who()]
            const named = [{ place: pick(4) }, { x: pick(20_000), y: pick(20_000) }, { general: who() }][pick(3)]!
            const more = writeOrder({ from, to, beside: pick(4) === 0, kind: pick(5), named: [named], way: [] })
            return [proposal(t.s, f.side, mayWrite), more].filter(each => each !== '').join('; ')
          },
          take: (t, _, text) => {
            const field = fieldFor(t.s)
            for (const order of readOrders(text)!)
              if (order.from === order.to) {
                for (const sheet of activeFor(t.s, order.to)) if (sheet.kind === RESERVE) standTo(t, sheet)
              } else bookOf(t.s)!.sheets.push(draft(field, order))
          },
        }),
        pass: plain<'communications'>({ check: (t, f) => mayDispatch(t, f.side, []), take: () => undefined }),
      },
    }),
    /** B1.5.1 A die for each order; B1.5.1.1 after a failure that general writes no other in this turn. */
    send: (t: T, f: FrameOf<'communications'>) => {
      const { s } = t
      const field = fieldFor(s)
      const book = bookOf(s)!
      const table = lay(field, s)
      const silent = new Set<number>()
      for (const sheet of book.sheets.filter(each => each.written === 0)) {
        const { to: unit, from: general, kind } = sheet
        if (general < 0) {
          sheet.written = s.turn
          sheet.delivered = s.turn
          activate(t, sheet)
          continue
        }
        const free = touch(table, general, unit)
        const need = sumOf(controlLines(field, s, general, unit, true))
        const die = free || silent.has(general) ? 0 : secretDie(t, 'B1.5.1')
        const passed = !silent.has(general) && die <= need
        if (passed) {
          sheet.written = s.turn
          const there = s.on[unit] === ON_TABLE
          if (free || (there && within(table, general, table, unit, radiusOf(field, s, general, table))))
            sheet.delivered = s.turn
        } else {
          silent.add(general)
          book.sheets = book.sheets.filter(each => each !== sheet)
        }
        tellSide(t, f.side, { e: 'orderWritten', general, unit, kind, die, need, passed })
      }
      // A die cannot be taken back: could silence be, taking it back would tell that nothing was written.
      t.reveal()
      // Always, and the same, whether anything was written or not.
      tell(t, { e: 'dispatches', side: f.side })
    },
  },
} as const

/** Orders that come to mind: what has to be written; else each writer to each addressee, to attack or defend each place, or to wait where he is. */
function samples(t: T, side: number, before: boolean): string[] {
  const { s } = t
  const f = fieldFor(s)
  const table = lay(f, s)
  const must = proposal(s, side, mayWrite)
  if (must !== '' || before) return must === '' ? [] : [must]
  const out: string[] = []
  const generals = f.ofSide[side]!.filter(g => g >= f.troops)
  for (const from of generals)
    for (const to of generals) {
      if (out.length >= MOST_SAMPLES || mayWrite(f, s, side, from, to, table) !== undefined) continue
      const base = { from, to, beside: false, way: [] }
      for (const kind of [ATTACK, DEFEND])
        placesOf(f).forEach((_, place) => {
          out.push(writeOrder({ ...base, kind, named: [{ place }] }))
        })
      out.push(writeOrder({ ...base, kind: RESERVE, named: [{ x: s.x[to]!, y: s.y[to]! }] }))
    }
  return out.filter(text => mayDispatch(t, side, readOrders(text)!) === undefined)
}
const MOST_SAMPLES = 40
