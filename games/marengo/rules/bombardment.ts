/** 10 Bombardment: resolving what was declared a turn ago. Declaring it stands in the menu of movement. */
import type { Verdict } from '@bivouac/kernel'
import { ALL_PLACES, LOCALE_OF, MAP, PENALTY } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { BY_BOMBARDMENT, type FrameOf, MOVED, type State, type T } from '../state.ts'
import { APPROACHES, ARTILLERY, enemyOf, type Place, strengthOf } from '../words.ts'
import { call, choice, end, goto, offer, procedure } from './dialect.ts'
import { facesEnemy, placeOn } from './map.ts'
import { maskAt } from './pieces.ts'

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
const mayTarget = (t: T, f: F, at: Place): Verdict => {
  const s = t.s
  const locale = targetLocale(s, f)
  if (LOCALE_OF[at] !== locale) return ELSEWHERE
  const enemy = enemyOf(f.side)
  if (maskAt(s, enemy, at) === 0) return NOBODY_THERE
  const opposite = placeOn(over(s, f) ^ 1)
  if (at === opposite) return undefined
  if (s.on[opposite - APPROACHES]! > 0) return APPROACH_FIRST
  return at !== locale && maskAt(s, enemy, locale) !== 0 ? RESERVE_FIRST : undefined
}
function callOff(t: T, f: F): void {
  t.s.declared[f.side] = -1
  t.tell({ e: 'calledOff', block: f.gun })
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
          check: mayTarget,
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
      const opposite = over(s, f) ^ 1
      const penalty = f.at === placeOn(opposite) ? PENALTY[ARTILLERY]![opposite]! : 0
      const points = Math.max(0, strengthOf(s.face[f.gun]!) - penalty)
      s.declared[f.side] = -1
      s.fired[f.side] = 1
      s.flag[f.gun]! |= MOVED
      t.tell({ e: 'bombarded', block: f.gun, at: f.at, penalty, points })
      const enemy = enemyOf(f.side)
      return call('losses', { side: enemy, points, leads: 0, others: maskAt(s, enemy, f.at), cause: BY_BOMBARDMENT })
    },
  },
})

/** By locale: its reserve and its approaches as places, ascending. */
const PLACES_OF: readonly (readonly number[])[] = MAP.approachesOf.map((approaches, locale) => [
  locale,
  ...approaches.map(placeOn),
])
