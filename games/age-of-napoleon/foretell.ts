/** What a deed would bring, before it is done: the rules carry it out on a position imagined from the doer's own view. */
import {
  type Action,
  type Fillings,
  type Foretold,
  type Lang,
  number,
  percent,
  plain,
  type Seat,
  say,
  searchDice,
  sentence,
  type Text,
} from '@bivouac/kernel'
import { ALLOWANCE } from './data/tables.ts'
import { type BattleOdds, battleOdds } from './foretell/battle.ts'
import { foreseen, type March } from './foretell/march.ts'
import { heldIn, occupied, toll } from './foretell/year.ts'
import { imagine } from './imagine.ts'
import type { Held } from './outlook.ts'
import type { Rule } from './rulebook.ts'
import { controllerOf } from './rules/2-countries.ts'
import { commanderOf } from './rules/8-army.ts'
import { allowanceOf, mayStep } from './rules/9-movement.ts'
import { BORDERS, COMMAND, isMajor } from './rules/facts.ts'
import { outlook } from './rules/outlook.ts'
import { corpsHere, countryAt } from './rules/table.ts'
import { foretoldWords as W } from './say/foretold.ts'
import { country, region, several, side } from './say/names.ts'
import type { FrameOf, NapoleonPosition, State, View } from './state.ts'
import { type Corps, type Region, ROUNDS } from './words.ts'

type Line = Foretold['lines'][number]
const NOTHING: Foretold = { lines: [] }
const line = (rule: Rule, words: Text, values: (lang: Lang) => Fillings, value?: number): Line => {
  const text = (lang: Lang): string => plain(sentence(say(lang, words, values(lang))))
  return { rule, text: { it: text('it'), en: text('en') }, ...(value !== undefined && { value }) }
}

export function foretell(view: View, seat: Seat, action: Action): Foretold {
  const pos = imagine(view, seat, [], searchDice('foretell'))
  const top = pos.stack.at(-1)
  const list = Array.isArray(action.arg) ? (action.arg as readonly number[]) : []
  if (top?.proc === 'turn' && (action.type === 'march' || action.type === 'force'))
    return { lines: setting(pos.s, seat, list, action.type === 'force' ? 1 : 0, top.paid) }
  if (top?.proc === 'order' && action.type === 'go') return { lines: marching(pos, top, list, false) }
  if (top?.proc === 'order' && action.type === 'sail' && typeof action.arg === 'number')
    return { lines: marching(pos, top, [action.arg], true) }
  if (top?.proc === 'order' && action.type === 'stand') return { lines: standing(pos, top) }
  if (top?.proc === 'battle' && action.type === 'done')
    return { lines: fighting(battleOdds(pos.s, top), seat, top.seat) }
  if (top?.proc === 'turn' && (action.type === 'pass' || action.type === 'enough')) return passing(pos.s, seat, action)
  if (top?.proc === 'winter' && action.type === 'pass') return { lines: wintering(pos.s, seat) }
  return NOTHING
}

// ---- 8, 9 an army sets out -------------------------------------------------------------------------------------------

/** How far it may go, what it costs, and whom it could reach. */
function setting(s: State, seat: Seat, army: readonly Corps[], forced: number, paid: number): readonly Line[] {
  if (army.length === 0) return []
  const commander = commanderOf(s, army)
  const allowance = allowanceOf(s, commander, forced, 0)
  const from = s.place[commander]!
  const lines = [
    line('8.1', W.army, () => ({ who: several([commander]), n: army.length, most: COMMAND[commander]! })),
    line('9.1', W.allowance, () => ({ n: allowance, attack: Math.max(0, allowance + ALLOWANCE.attack) }), allowance),
    line('7.2', paid === 1 ? W.paidFor : s.free[seat] === 1 ? W.free : W.costsACard, () => ({})),
  ]
  const targets = [...reachable(s, seat, from, allowance)].filter(at => corpsHere(s, 1 - seat, at) > 0)
  return targets.length === 0
    ? lines
    : [...lines, line('9.3', W.canAttack, () => ({ where: targets.map(region) }), targets.length)]
}
/** Regions the rules let it enter, step by step; who is attacked is not passed. */
function reachable(s: State, seat: Seat, from: Region, allowance: number): ReadonlySet<Region> {
  const found = new Set<Region>()
  let edge: readonly Region[] = [from]
  for (let entered = 0; entered < allowance; entered++) {
    const next: Region[] = []
    for (const at of edge)
      for (const to of BORDERS[at]!) {
        if (found.has(to) || to === from || mayStep(s, seat, allowance, entered, at, to) !== undefined) continue
        found.add(to)
        if (corpsHere(s, 1 - seat, to) === 0) next.push(to)
      }
    edge = next
  }
  return found
}

function marching(pos: NapoleonPosition, f: FrameOf<'order'>, way: readonly Region[], bySea: boolean): readonly Line[] {
  const march = foreseen(pos.s, f, way, bySea)
  if (march === undefined) return []
  return [
    ...violations(pos.s, f.seat, march),
    ...dangers(march),
    ...(march.battle === undefined ? [] : fighting(march.battle, f.seat, f.seat)),
    ...surrenders(pos.s, f.seat, march),
  ]
}
function violations(s: State, seat: Seat, { violated }: March): readonly Line[] {
  return violated.map(at =>
    line('9.8', W.violation, () => ({ country: country(countryAt(s, at)), whom: side(1 - seat) })),
  )
}
/** 9.4, 10.2 */
function dangers({ intercepted, losses, cases, army }: March): readonly Line[] {
  const lines: Line[] = []
  if (intercepted.length > 0) lines.push(line('9.4', W.interception, () => ({ where: intercepted.map(region) })))
  if (cases === '') return lines
  const any = 1 - (losses[0] ?? 0)
  const mean = losses.reduce((sum, p, lost) => sum + p * lost, 0)
  lines.push(
    line(
      '10.2',
      W.attrition,
      lang => ({ cases, p: percent(any, lang), mean: number(mean, lang), n: army.length }),
      any,
    ),
  )
  return lines
}

// ---- 11 battle -------------------------------------------------------------------------------------------------------

/** By whoever asks: his chance, and the losses of both, for ever and for the year. */
function fighting(odds: BattleOdds, seat: Seat, attacker: Seat): readonly Line[] {
  const me = seat === attacker ? 0 : 1
  const p = me === 0 ? odds.p : 1 - odds.p
  const losses = (who: 0 | 1, lang: Lang): Fillings => ({
    dead: number(odds.dead[who], lang),
    year: number(odds.year[who], lang),
  })
  return [
    line('11.4', W.battle, lang => ({ p: percent(p, lang), mine: odds.strength[me], his: odds.strength[1 - me]! }), p),
    line('11.7', W.ownLosses, lang => losses(me, lang)),
    line('11.7', W.hisLosses, lang => losses(me === 0 ? 1 : 0, lang)),
  ]
}
/** 9.5 What a battle accepted would be like. */
function standing(pos: NapoleonPosition, f: FrameOf<'order'>): readonly Line[] {
  const march = foreseen(pos.s, { ...f, entered: f.entered - 1, at: f.from }, [f.at], f.sea === 1)
  return march?.battle === undefined ? [] : fighting(march.battle, 1 - f.seat, f.seat)
}

// ---- 12, 13 the end of the year --------------------------------------------------------------------------------------

function surrenders(s: State, seat: Seat, { end, army }: March): readonly Line[] {
  const land = countryAt(s, end)
  if (controllerOf(s, land) !== 1 - seat) return []
  const held = heldIn(occupied(s, army, end, seat), land)
  return held === undefined ? [] : [surrender(held)]
}
const surrender = (held: Held): Line => {
  const values = { country: country(held.country), enemies: held.enemies, own: held.own }
  const words = held.falls
    ? held.own === 0
      ? W.undefended
      : W.surrenders
    : !held.capital
      ? W.holdsCapital
      : held.enemies < 3 && isMajor(held.country)
        ? W.needsThree
        : W.holdsOut
  return line(isMajor(held.country) ? '12.3' : '12.2', words, () => values, held.falls ? 1 : 0)
}
function wintering(s: State, seat: Seat): readonly Line[] {
  return outlook({ s, stack: [] }).winter.flatMap(each => {
    if (each.seat !== seat) return []
    const { mean, any } = toll(each)
    if (any === 0) return []
    return [
      line(
        '13.2',
        W.winter,
        lang => ({ at: region(each.region), n: each.size, p: percent(any, lang), mean: number(mean, lang) }),
        mean,
      ),
    ]
  })
}
/** 7.4 Does it end the Campaign Phase? Then the year is judged as it stands, and the winter comes. */
function passing(s: State, seat: Seat, { type }: Action): Foretold {
  const isSecond = s.first !== seat
  const ends = isSecond && (s.round === ROUNDS || (type === 'pass' && s.passed[1 - seat] === 1))
  const lines = [...fallen(s), ...wintering(s, seat)]
  // What it brings is told once, under the warning.
  return !ends || lines.length === 0 ? { lines } : { lines, warnings: [line('7.4', W.phaseEnds, () => ({})).text] }
}
const fallen = (s: State): readonly Line[] => outlook({ s, stack: [] }).held.map(surrender)
