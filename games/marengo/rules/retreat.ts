/** 12 Retreats. */
import type { Verdict } from '@bivouac/kernel'
import { ALL_LOCALES, MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { BY_RETREAT, type FrameOf, type State, type T } from '../state.ts'
import { ARTILLERY, armOf, COUNT, FIRST, INFANTRY, type Mask } from '../words.ts'
import { call, choice, end, goto, offer, procedure } from './dialect.ts'
import { sizeOf } from './knowledge.ts'
import { enemyHolds, hasRoom, localeAt, placeOn, roomIn } from './map.ts'
import { OWN } from './offers.ts'
import { blocksOf, eliminate, lowestOf, maskAt, maskIn, put, showAll } from './pieces.ts'
import { stir } from './preparation.ts'

type F = FrameOf<'retreat'>

const NOT_ADJACENT = no(
  '12.3',
  {
    it: 'Ci si ritira solo in una zona adiacente.',
    en: 'A retreat goes only to an adjacent locale.',
  },
  { it: 'Scegli una zona vicina.', en: 'Choose a locale next to it.' },
)
const ENEMY_CAME_FROM = no(
  '12.3',
  {
    it: 'Non ci si ritira nella zona da cui è venuto il nemico.',
    en: 'Nobody retreats to where the enemy came from.',
  },
  { it: 'Scegli un’altra zona vicina.', en: 'Choose another locale next to it.' },
)
const ENEMY_THERE = no(
  '12.3',
  { it: 'Quella zona è occupata dal nemico.', en: 'That locale is held by the enemy.' },
  { it: 'Scegli una zona senza nemici.', en: 'Choose a locale without enemies.' },
)
const FULL = no(
  '12.3',
  { it: 'In quella zona non c’è posto.', en: 'There is no room in that locale.' },
  { it: 'Scegli una zona con posto.', en: 'Choose a locale with room.' },
)
type From = Pick<F, 'locale' | 'side' | 'barred'>
const mayGoTo = (s: State, f: From, to: number): Verdict => {
  if (!MAP.neighbours[f.locale]!.includes(to)) return NOT_ADJACENT
  if (to === f.barred) return ENEMY_CAME_FROM
  if (enemyHolds(s, f.side, to)) return ENEMY_THERE
  return hasRoom(s, f.side, to, 1) ? undefined : FULL
}
const mayRetreat = (t: T, f: F, to: number): Verdict => mayGoTo(t.s, f, to)
/** 12.3 The locales open to this retreat. */
export const refuges = (s: State, f: From): readonly number[] =>
  MAP.neighbours[f.locale]!.filter(to => mayGoTo(s, f, to) === undefined)
const NOT_RETREATING = no(
  '12.1',
  {
    it: 'Quel pezzo non si sta ritirando.',
    en: 'That block is not retreating.',
  },
  { it: 'Scegli fra i pezzi che si ritirano.', en: 'Choose among the blocks that retreat.' },
)

/** How many blocks the locales open to this retreat can take. */
function room(s: State, f: F): number {
  let sum = 0
  for (const next of MAP.neighbours[f.locale]!)
    if (next !== f.barred && !enemyHolds(s, f.side, next)) sum += roomIn(s, f.side, next)
  return sum
}
/** Infantry, or infantry and cavalry, of a set. */
function ofArm(s: State, side: number, mask: Mask, infantryOnly: boolean): Mask {
  let found = 0
  for (let i = 0; i < COUNT[side]!; i++) {
    if ((mask & (1 << i)) === 0) continue
    const arm = armOf(s.face[FIRST[side]! + i]!)
    if (arm === INFANTRY || (!infantryOnly && arm !== ARTILLERY)) found |= 1 << i
  }
  return found
}

export const retreat = procedure('retreat', {
  rule: '12.1',
  steps: {
    /** 12.1 Everybody is shown; artillery is lost. */
    show: (t, f) => {
      const s = t.s
      const all = maskIn(s, f.side, f.locale)
      if (all === 0) return end()
      t.tell({ e: 'retreating', side: f.side, from: f.locale })
      showAll(t, f.side, all)
      for (const block of blocksOf(f.side, all)) {
        stir(s, block)
        if (armOf(s.face[block]!) === ARTILLERY) eliminate(t, block)
      }
    },
    /** 12.2 The infantry in reserve loses one point among them, cavalry there none. */
    reserve: (t, f) => {
      const others = ofArm(t.s, f.side, maskAt(t.s, f.side, f.locale), true)
      return call('losses', { side: f.side, points: 1, leads: 0, others, cause: BY_RETREAT })
    },
    /** 12.2 One point for each approach that was blocked, except by those who fought the assault. */
    approaches: (t, f) => {
      const approach = MAP.approachesOf[f.locale]![f.at]
      if (approach === undefined) return goto('next')
      f.at++
      if (approach === f.exempt) return goto('approaches')
      const others = ofArm(t.s, f.side, maskAt(t.s, f.side, placeOn(approach)), false)
      return others === 0
        ? goto('approaches')
        : call('losses', { side: f.side, points: 1, leads: 0, others, cause: BY_RETREAT })
    },
    more: () => goto('approaches'),
    /** 12.3 and 12.4 One after the other; only where there is not room for all does it matter who goes first. */
    next: (t, f) => {
      const s = t.s
      const left = maskIn(s, f.side, f.locale)
      if (left === 0) return end()
      const space = room(s, f)
      if (space === 0) {
        for (const block of blocksOf(f.side, left)) {
          t.tell({ e: 'trapped', block })
          eliminate(t, block)
        }
        return end()
      }
      if (sizeOf(left) > space) return goto('who')
      f.block = lowestOf(f.side, left)
      return goto('where')
    },
    who: choice({
      rule: '12.4',
      seat: (_, f) => f.side,
      offers: {
        save: offer({
          domain: (_, f) => OWN[f.side]!,
          check: (t, f, block) => (localeAt(t.s.place[block]!) === f.locale ? undefined : NOT_RETREATING),
          take: (_, f, block) => {
            f.block = block
            return goto('where')
          },
        }),
      },
    }),
    where: choice({
      rule: '12.3',
      seat: (_, f) => f.side,
      offers: {
        retreat: offer({
          domain: ALL_LOCALES,
          over: (_, f) => MAP.neighbours[f.locale]!,
          check: mayRetreat,
          take: (t, f, to) => {
            put(t.s, f.block, to)
            t.tell({ e: 'retreated', block: f.block, to })
            return goto('next')
          },
        }),
      },
    }),
  },
})
