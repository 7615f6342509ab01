/** How each answer is worded: what a button, the analysis or a hint calls a deed. Verbs, with what follows from them. */
import {
  type Action,
  capital,
  type Fillings,
  type Json,
  type Lang,
  type Noun,
  plain,
  properName,
  say,
  type Text,
} from '@bivouac/kernel'
import { NAPOLEON, PLACES, SLOTS } from '../data/codes.ts'
import { COUNTERS } from '../data/index.ts'
import { areaNoun } from '../data/names.ts'
import type { View } from '../view.ts'
import { FRENCH_PLANS, INSIGHT_NAME, INSIGHTS, type Insight, PLAN_NAME, ZONE_NAME } from '../words.ts'
import { both, forceNoun } from './names.ts'

type Said = readonly [Text, Fillings?]
type Chosen = Readonly<Record<string, readonly number[] | undefined>>
const NONE: readonly number[] = []

const BONAPARTE = properName('m', 'Napoleone', 'Napoleon')
const force = (view: View, slot: number): Noun => (slot === NAPOLEON ? BONAPARTE : forceNoun(view.counter[slot] ?? -1))
const forces = (view: View, slots: readonly number[]): Fillings => ({ who: slots.map(slot => force(view, slot)) })
const at = (view: View, area: number): Fillings => ({ place: areaNoun(view.campaign, area) })

// ---- one thing ----------------------------------------------------------------------------------------------------------

type OfOne = (arg: number, view: View) => Said
const WHO = both('{who}', '{who}')
const one: OfOne = (slot, view) => [WHO, forces(view, [slot])]
const area: OfOne = (place, view) => [both('{place}', '{place}'), at(view, place)]
const MARCHES = [
  both('{the:who} {who|arretra|arretrano}', '{the:who} {who|falls|fall} back'),
  both('{the:who} {who|avanza|avanzano}', '{the:who} {who|advances|advance}'),
  both('{the:who} {who|avanza|avanzano} due volte', '{the:who} {who|advances|advance} twice'),
]
const SINGLE: Readonly<Record<string, OfOne>> = {
  fight: (place, view) => [
    both('Combatti la battaglia {of:place}', 'Fight the battle of {the:place}'),
    at(view, place),
  ],
  recruit: (slot, view) => [both('Arruola {the:who}', 'Enlist {the:who}'), forces(view, [slot])],
  area,
  summon: (slot, view) => [both('Chiama {the:who}', 'Call {the:who}'), forces(view, [slot])],
  hit: (slot, view) => [both('Il colpo va {to:who}', 'The hit goes to {the:who}'), forces(view, [slot])],
  shock: (slot, view) => [both('Lo shock va {to:who}', 'The shock goes to {the:who}'), forces(view, [slot])],
  buyPlans: count => [
    both('Compra {count|un piano|# piani} per {price} punti', 'Buy {count|one plan|# plans} for {price} points'),
    { count, price: count === 1 ? 2 : 5 },
  ],
  give: (slot, view) => [both('Il piano va {to:who}', 'The plan goes to {the:who}'), forces(view, [slot])],
  actor: (slot, view) => [both('{the:who} {who|agisce|agiscono}', '{the:who} {who|acts|act}'), forces(view, [slot])],
  execute: (slot, view) => {
    const plan = view.battle?.units[0].find(unit => unit.slot === slot)?.plan
    const what = plan === undefined || plan === '' ? both('esegui', 'carry out') : PLAN_NAME[plan]
    return [both('{who}: {what}', '{who}: {what}'), { ...forces(view, [slot]), what }]
  },
  march: (code, view) => [MARCHES[code & 3] ?? WHO, forces(view, [code >> 2])],
  fire: (slot, view) => [both('{who}: {what}', '{who}: {what}'), { ...forces(view, [slot]), what: PLAN_NAME.fire }],
  pivot: (slot, view) => [both('{who}: {what}', '{who}: {what}'), { ...forces(view, [slot]), what: PLAN_NAME.pivot }],
  retreat: (slot, view) => [
    both('{who}: {what}', '{who}: {what}'),
    { ...forces(view, [slot]), what: PLAN_NAME.retreat },
  ],
  group: (index, view) => {
    const top = view.stack.at(-1)
    const group = top?.proc === 'orders' ? top.groups[index] : undefined
    if (group === undefined) return [both('Gruppo {n}', 'Group {n}'), { n: index + 1 }]
    return [both('{place}: {who}', '{place}: {who}'), { ...at(view, group.area), ...forces(view, group.slots) }]
  },
  target: area,
  way: area,
  refit: one,
}

// ---- sets and parts -----------------------------------------------------------------------------------------------------

const ZONES = [
  both('in Riserva', 'in Reserve'),
  both('in Approccio', 'in the Approach'),
  both('sul Fronte', 'on the Front'),
]
const LINES = [both('in linea', 'in line'), both('in colonna', 'in column')]

function planned(view: View, code: number): Text {
  const plan = FRENCH_PLANS[Math.floor(code / SLOTS)]
  if (plan === undefined) return both('?', '?')
  if (plan === 'formation') return PLAN_NAME[plan]
  const who = force(view, code % SLOTS)
  return both(`${PLAN_NAME[plan].it} (${who.it})`, `${PLAN_NAME[plan].en} (${who.en})`)
}
function good(view: View, code: number): Noun | Text {
  const who = force(view, code >> 1)
  return code % 2 === 0 ? who : both(`${who.it} a forza ridotta`, `${who.en}, reduced`)
}
function price(view: View, goods: readonly number[]): number {
  return goods.reduce((sum, code) => {
    const counter = COUNTERS[view.counter[code >> 1] ?? -1]
    return sum + ((code % 2 === 1 ? counter?.reduced?.combat : counter?.full.combat) ?? 0)
  }, 0)
}
const listed = (texts: readonly Text[]): Text =>
  both(texts.map(each => each.it).join(', '), texts.map(each => each.en).join(', '))

type OfSet = (chosen: readonly number[], view: View) => Said
const SETS: Readonly<Record<string, OfSet>> = {
  insights: chosen => [
    both('Scegli: {what}', 'Choose: {what}'),
    { what: listed(chosen.map(index => INSIGHT_NAME[INSIGHTS[index] ?? 'front'])) },
  ],
  deploy: (codes, view) => {
    const said = codes.map(code => {
      const who = force(view, Math.floor(code / PLACES))
      const place = code % PLACES
      const [zone, line] = [ZONES[place >> 1] ?? ZONE_NAME[0]!, LINES[place & 1]!]
      return both(`${who.it} ${zone.it} ${line.it}`, `${who.en} ${zone.en} ${line.en}`)
    })
    if (codes.length === 1) return [both('{what}', '{what}'), { what: listed(said) }]
    const count = (zone: number): number => codes.filter(code => (code % PLACES) >> 1 === zone).length
    const zones = [2, 1, 0].filter(zone => count(zone) > 0)
    const what = listed(
      zones.map(zone => both(`${count(zone)} ${ZONES[zone]!.it}`, `${count(zone)} ${ZONES[zone]!.en}`)),
    )
    return codes.length === 0
      ? [both('Schiera le forze', 'Deploy the forces')]
      : [both('Schiera: {what}', 'Deploy: {what}'), { what }]
  },
  toReserve: (slots, view) => [both('In Riserva: {who}', 'To the Reserve: {who}'), forces(view, slots)],
  sweep: (slots, view) => [
    both('{the:who} {who|dilaga|dilagano}', '{the:who} {who|sweeps|sweep}'),
    forces(view, slots),
  ],
  plans: (codes, view) => [
    both('Dai i piani: {what}', 'Give the plans: {what}'),
    { what: listed(codes.map(code => planned(view, code))) },
  ],
  reform: (slots, view) => [
    both('{the:who} {who|cambia|cambiano} formazione', '{the:who} {who|changes|change} formation'),
    forces(view, slots),
  ],
  refit: (slots, view) => [
    both('Riequipaggia {the:who} per {price} punti', 'Refit {the:who} for {price} points'),
    { ...forces(view, slots), price: 2 * slots.length },
  ],
}
type OfParts = (chosen: Chosen, view: View) => Said
const PARTS: Readonly<Record<string, OfParts>> = {
  move: ({ who = NONE, to: [to] = NONE }, view) => {
    if (to === undefined) return [both('Marcia: {who}', 'March: {who}'), forces(view, who)]
    if (who.length === 0) return [both('Marcia {to:place}', 'March to {the:place}'), at(view, to)]
    return [
      both('{the:who} {who|marcia|marciano} {to:place}', '{the:who} {who|marches|march} to {the:place}'),
      { ...forces(view, who), ...at(view, to) },
    ]
  },
  buy: ({ goods = NONE, area: [place] = NONE }, view) => {
    const what = listed(goods.map(code => good(view, code)))
    if (place === undefined)
      return [
        both('Compra per {price} punti: {what}', 'Buy for {price} points: {what}'),
        { what, price: price(view, goods) },
      ]
    if (goods.length === 0) return [both('{place}', '{place}'), at(view, place)]
    return [
      both('Compra per {price} punti, {at:place}: {what}', 'Buy for {price} points, at {the:place}: {what}'),
      { what, price: price(view, goods), ...at(view, place) },
    ]
  },
}

// ---- nothing but a button -----------------------------------------------------------------------------------------------

/** By question: what going on without another choice means there. */
const ENDINGS: Readonly<Record<string, Text>> = {
  movement: both('Chiudi le marce', 'End the marches'),
  'movement.forced': both('Chiudi le marce forzate', 'End the forced marches'),
  'battle.insights': both('Tieni tutti i piani', 'Keep all plans'),
  'enemyDeployment.field': both('Tutti in Approccio', 'All in the Approach'),
  'battleTurn.activate': both('Non tentare altro', 'Try for nothing more'),
  'battleTurn.choosePlans': both('Nessun piano in questo turno', 'No plans this turn'),
  'battleTurn.before': both('Lascia agire il nemico', 'Let the enemy act'),
  'battleTurn.french': both('Chiudi il turno di battaglia', 'End the battle turn'),
  'supply.spend': both('Chiudi il turno francese', 'End the French turn'),
}
const PLAIN: Readonly<Record<string, Text>> = {
  accept: both('Tieni il risultato', 'Keep the result'),
  scout: both('Spendi un esploratore', 'Spend a scout'),
  chance: both('Decida il caso', 'Let chance decide'),
  keep: both('Tieni il vecchio segnalino', 'Keep the old counter'),
  fresh: both('Usa il nuovo segnalino', 'Use the new counter'),
  summonNapoleon: both('Chiama Napoleone', 'Call Napoleon'),
  lengthen: both('Un turno in più', 'One turn more'),
  shorten: both('Un turno in meno', 'One turn less'),
}
const PASSES: Readonly<Record<string, Text>> = {
  'battle.summons': both('Napoleone resta dov’è', 'Napoleon stays where he is'),
  'battle.extraPlans': both('Non comprare piani', 'Buy no plans'),
  'fogRecruit.recruit': both('Nessuna recluta', 'No recruits'),
  'fogForce.summon': both('Non chiamare nessuno', 'Call nobody'),
  'battleTurn.interrupt': both('Tieni Formazione per dopo', 'Keep Formation for later'),
}
function button(type: string, view: View): Text | undefined {
  const top = view.stack.at(-1)
  const here = `${top?.proc}.${top?.step}`
  if (type === 'pass') return PASSES[here] ?? both('No', 'No')
  if (type === 'scout' && here === 'supply.spend')
    return both('Compra un esploratore per 2 punti', 'Buy a scout for 2 points')
  if (type !== 'done') return PLAIN[type]
  if (top?.proc === 'movement') return ENDINGS[top.forced === 1 ? 'movement.forced' : 'movement']
  return ENDINGS[here] ?? both('Va’ avanti', 'Go on')
}

// ---- all of them ----------------------------------------------------------------------------------------------------------

const isList = (arg: Json | undefined): arg is readonly number[] => Array.isArray(arg)
/** Which part a bare element belongs to is not written in it; it is of the first that has not been begun. */
function inPart(type: string, element: number, view: View & { readonly begun?: { readonly chosen: unknown } }): Said {
  const first = type === 'buy' ? 'goods' : 'who'
  const later = type === 'buy' ? 'area' : 'to'
  const chosen = view.begun?.chosen as Chosen | undefined
  return PARTS[type]!({ [chosen !== undefined && later in chosen ? later : first]: [element] }, view)
}

function said({ type, arg }: Action, view: View): Said | undefined {
  if (isList(arg)) return SETS[type]?.(arg, view)
  if (typeof arg === 'number') {
    if (PARTS[type] !== undefined) return inPart(type, arg, view)
    return SINGLE[type]?.(arg, view) ?? SETS[type]?.([arg], view)
  }
  if (typeof arg === 'string')
    return [both('Tenta {what}', 'Try for {what}'), { what: INSIGHT_NAME[arg as Insight] ?? both(arg, arg) }]
  if (typeof arg === 'object' && arg !== null) return PARTS[type]?.(arg as unknown as Chosen, view)
  const words = button(type, view)
  return words && [words]
}

export function sayAction(action: Action, view: View, lang: Lang): string {
  const found = said(action, view)
  return found === undefined ? action.type : capital(plain(say(lang, found[0], found[1] ?? {})))
}
