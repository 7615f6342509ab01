/** 10 Bombardment: resolving what was declared a turn ago, and declaring it. */
import type { Verdict } from '@bivouac/kernel'
import { ALL_PLACES, LOCALE_OF, MAP, PENALTY } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { BY_BOMBARDMENT, type FrameOf, MOVED, type State, type T } from '../state.ts'
import {
  APPROACHES,
  ARTILLERY,
  armOf,
  type Block,
  BOXES,
  bitOf,
  COUNT,
  enemyOf,
  FIRST,
  GONE,
  type Place,
  strengthOf,
} from '../words.ts'
import { conceal, maskAt, show } from './4-pieces.ts'
import { facesEnemy, placeOn } from './5-map.ts'
import { ELIMINATED } from './8-readiness.ts'
import { call, choice, end, goto, offer, procedure, setOf } from './dialect.ts'
import { NONE, OWN } from './offers.ts'

type F = FrameOf<'bombardment'>
/** The approach the artillery stands on. */
const over = (s: State, f: F): number => s.place[f.gun]! - APPROACHES
const targetLocale = (s: State, f: F): number => MAP.areaOf[over(s, f) ^ 1]!

const ELSEWHERE = no(
  '10',
  {
    it: 'L’obiettivo deve essere nella zona opposta all’artiglieria.',
    en: 'The target must be in the locale opposite the artillery.',
  },
  { it: 'Scegli nella zona di fronte.', en: 'Choose in the locale in front.' },
)
const NOBODY_THERE = no(
  '10.1',
  { it: 'Lì non c’è nessun nemico.', en: 'There is no enemy there.' },
  { it: 'Scegli dove sta il nemico.', en: 'Choose where the enemy stands.' },
)
const APPROACH_FIRST = no(
  '10.1',
  {
    it: 'Il nemico blocca la via opposta: l’obiettivo è lui.',
    en: 'The enemy blocks the opposite approach: he is the target.',
  },
  { it: 'Spara su quella via, o rinuncia.', en: 'Fire at that approach, or call it off.' },
)
const RESERVE_FIRST = no(
  '10.1',
  {
    it: 'Nella riserva ci sono nemici: sono loro l’obiettivo.',
    en: 'There are enemies in reserve: they are the target.',
  },
  { it: 'Spara sulla riserva, o rinuncia.', en: 'Fire at the reserve, or call it off.' },
)
/** 10.1 Those on the opposite approach, else those in reserve, else any other approach. */
const mayFireAt = (s: State, side: number, gun: Block, at: Place): Verdict => {
  const faced = (s.place[gun]! - APPROACHES) ^ 1
  const locale = MAP.areaOf[faced]!
  if (LOCALE_OF[at] !== locale) return ELSEWHERE
  const enemy = enemyOf(side)
  if (maskAt(s, enemy, at) === 0) return NOBODY_THERE
  const opposite = placeOn(faced)
  if (at === opposite) return undefined
  if (s.on[opposite - APPROACHES]! > 0) return APPROACH_FIRST
  return at !== locale && maskAt(s, enemy, locale) !== 0 ? RESERVE_FIRST : undefined
}
/** 10.2 What this gun does to those in a place: the ground protects only those on the approach it faces. */
function shotAt(s: Seen, gun: Block, at: Place): { readonly penalty: number; readonly points: number } {
  const opposite = (s.place[gun]! - APPROACHES) ^ 1
  const penalty = at === placeOn(opposite) ? PENALTY[ARTILLERY]![opposite]! : 0
  return { penalty, points: Math.max(0, strengthOf(s.face[gun]!) - penalty) }
}
type Seen = Pick<State, 'place' | 'face'>
/** Every target open to this gun, and the points it costs. */
export const shots = (
  s: State,
  side: number,
  gun: Block,
): readonly { readonly at: Place; readonly points: number }[] => {
  const locale = MAP.areaOf[(s.place[gun]! - APPROACHES) ^ 1]!
  return PLACES_OF[locale]!.flatMap(at =>
    mayFireAt(s, side, gun, at) === undefined ? [{ at, points: shotAt(s, gun, at).points }] : [],
  )
}
function callOff(t: T, f: F): void {
  t.s.declared[f.side] = -1
  t.tell({ e: 'calledOff', block: f.gun })
  conceal(t.s, f.side, bitOf(f.gun))
}

export const bombardment = procedure('bombardment', {
  rule: '10',
  steps: {
    begin: (t, f) => {
      if (facesEnemy(t.s, f.side, over(t.s, f))) return undefined
      callOff(t, f)
      return end()
    },
    target: choice({
      rule: '10.1',
      seat: (_, f) => f.side,
      offers: {
        target: offer({
          domain: ALL_PLACES,
          over: (t, f) => PLACES_OF[targetLocale(t.s, f)]!,
          check: (t, f, at) => mayFireAt(t.s, f.side, f.gun, at),
          take: (_, f, at) => {
            f.at = at
            return goto('fire')
          },
        }),
        callOff: offer({
          take: (t, f) => {
            callOff(t, f)
            return end()
          },
        }),
      },
    }),
    /** 10.2 and 10.3. Artillery that has fired does not move this turn and stays face up to its end. */
    fire: (t, f) => {
      const s = t.s
      const { penalty, points } = shotAt(s, f.gun, f.at)
      s.declared[f.side] = -1
      s.fired[f.side] = 1
      s.flag[f.gun]! |= MOVED
      t.tell({ e: 'bombarded', block: f.gun, at: f.at, penalty, points })
      const enemy = enemyOf(f.side)
      return call('losses', { side: enemy, points, leads: 0, others: maskAt(s, enemy, f.at), cause: BY_BOMBARDMENT })
    },
    over: (t, f) => {
      const enemy = enemyOf(f.side)
      conceal(t.s, enemy, maskAt(t.s, enemy, f.at))
      return end()
    },
  },
})

/** By locale: its reserve and its approaches as places, ascending. */
const PLACES_OF: readonly (readonly number[])[] = MAP.approachesOf.map((approaches, locale) => [
  locale,
  ...approaches.map(placeOn),
])

// ---- declaring a bombardment (7.4): a choice in the menu of movement -------------------------------------------------

const NOT_ARTILLERY = no(
  '10',
  { it: 'Solo l’artiglieria bombarda.', en: 'Only artillery bombards.' },
  { it: 'Scegli l’artiglieria.', en: 'Choose the artillery.' },
)
const NOT_ON_APPROACH = no(
  '10',
  {
    it: 'Per bombardare l’artiglieria deve stare su una via d’accesso.',
    en: 'To bombard, artillery must be on an approach.',
  },
  { it: 'Portala a bloccare una via di fronte al nemico.', en: 'Move it to block an approach facing the enemy.' },
)
const NO_TARGET = no(
  '10',
  {
    it: 'Nella zona opposta non c’è il nemico.',
    en: 'There is no enemy in the opposite locale.',
  },
  {
    it: 'Porta l’artiglieria su una via di fronte al nemico.',
    en: 'Move the artillery to an approach facing the enemy.',
  },
)
const JUST_FIRED = no(
  '10',
  {
    it: 'L’artiglieria ha sparato in questo turno: spara un turno sì e uno no.',
    en: 'The artillery has fired this turn: it fires every other turn.',
  },
  {
    it: 'Dichiara il bombardamento alla fine del prossimo turno.',
    en: 'Declare the bombardment at the end of the next turn.',
  },
)
const ONE_GUN = no(
  '10',
  { it: 'Bombarda un solo pezzo di artiglieria.', en: 'One block of artillery bombards.' },
  { it: 'Togli l’altro.', en: 'Take the other out.' },
)
const mayDeclare = (t: T, f: FrameOf<'movement'>, block: Block): Verdict => {
  const s = t.s
  const at = s.place[block]!
  if (at === GONE) return ELIMINATED
  if (armOf(s.face[block]!) !== ARTILLERY) return NOT_ARTILLERY
  if (at < APPROACHES || at >= BOXES) return NOT_ON_APPROACH
  if (!facesEnemy(s, f.side, at - APPROACHES)) return NO_TARGET
  return s.fired[f.side] === 1 ? JUST_FIRED : undefined
}

export const bombard = setOf({
  domain: (_: T, f: FrameOf<'movement'>) => OWN[f.side]!,
  over: (t: T, f: FrameOf<'movement'>) => declarable(t.s, f.side),
  most: 1,
  many: ONE_GUN,
  each: (t: T, f: FrameOf<'movement'>, _chosen: readonly number[], block: number) => mayDeclare(t, f, block),
  take: (t: T, f: FrameOf<'movement'>, [block]) => {
    t.s.declared[f.side] = block!
    t.tell({ e: 'declared', block: block!, at: t.s.place[block!]! })
    show(t, block!)
    return end()
  },
})

/** There is one artillery block a side: nobody else is worth asking about. */
function declarable(s: State, side: number): readonly number[] {
  if (s.fired[side] === 1) return NONE
  const end = FIRST[side]! + COUNT[side]!
  for (let block = FIRST[side]!; block < end; block++) if (armOf(s.face[block]!) === ARTILLERY) return ONLY[block]!
  return NONE
}
const ONLY: readonly (readonly number[])[] = OWN.flat().map(block => [block])
