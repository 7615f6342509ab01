/** 12 Retreats. */
import type { Parts, Verdict } from '@bivouac/kernel'
import { ALL_LOCALES, MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { BY_RETREAT, type FrameOf, type State, type T } from '../state.ts'
import { ARTILLERY, armOf, INFANTRY, type Mask, type Place } from '../words.ts'
import { blocksOf, conceal, eliminate, maskAt, maskIn, maskOf, put, showAll } from './4-pieces.ts'
import { enemyHolds, hasRoom, localeAt, placeOn, roomIn } from './5-map.ts'
import { stir } from './6-preparation.ts'
import { call, choice, end, goto, parts, procedure } from './dialect.ts'
import { OWN } from './offers.ts'

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
type Whole = Parts<'group' | 'to'>
type From = Pick<F, 'locale' | 'side' | 'barred'>
const mayGoTo = (s: State, f: From, to: number, size: number): Verdict => {
  if (!MAP.neighbours[f.locale]!.includes(to)) return NOT_ADJACENT
  if (to === f.barred) return ENEMY_CAME_FROM
  if (enemyHolds(s, f.side, to)) return ENEMY_THERE
  return hasRoom(s, f.side, to, size) ? undefined : FULL
}
/** 12.3 The locales open to this retreat. */
export const refuges = (s: State, f: From): readonly number[] =>
  MAP.neighbours[f.locale]!.filter(to => mayGoTo(s, f, to, 1) === undefined)
const ONE_REFUGE = no(
  '12.3',
  { it: 'Un pezzo si ritira in una sola zona.', en: 'A block retreats to one locale.' },
  { it: 'Gli altri possono andare altrove, dopo.', en: 'The others may go elsewhere, afterwards.' },
)
const NOT_RETREATING = no(
  '12.1',
  {
    it: 'Quel pezzo non si sta ritirando.',
    en: 'That block is not retreating.',
  },
  { it: 'Scegli fra i pezzi che si ritirano.', en: 'Choose among the blocks that retreat.' },
)

/** How many blocks the roomiest of the locales open to this retreat can take; 0 where none is open. */
const room = (s: State, f: F): number => refuges(s, f).reduce((most, to) => Math.max(most, roomIn(s, f.side, to)), 0)
/** 12.2 Whose arm pays: the infantry of a reserve, infantry and cavalry of an approach. */
export const pays = (arm: number, isReserve: boolean): boolean => arm === INFANTRY || (!isReserve && arm !== ARTILLERY)
/** 12.2 The places that pay a point each, one after the other; those who fought the assault are exempt. */
export const payingPlaces = (locale: number, exempt: number): readonly Place[] => [
  locale,
  ...MAP.approachesOf[locale]!.filter(approach => approach !== exempt).map(placeOn),
]
const payersAt = (s: State, f: F, at: Place): Mask =>
  maskOf(blocksOf(f.side, maskAt(s, f.side, at)).filter(block => pays(armOf(s.face[block]!), at === f.locale)))

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
    /** 12.2 One point from each place in its turn. */
    pay: (t, f) => {
      const at = payingPlaces(f.locale, f.exempt)[f.at]
      if (at === undefined) return goto('next')
      f.at++
      return call('losses', { side: f.side, points: 1, leads: 0, others: payersAt(t.s, f, at), cause: BY_RETREAT })
    },
    more: () => goto('pay'),
    /** 12.4 Those for whom there is no room anywhere are lost. */
    next: (t, f) => {
      const left = maskIn(t.s, f.side, f.locale)
      if (left === 0) return end()
      if (room(t.s, f) > 0) return undefined
      for (const block of blocksOf(f.side, left)) {
        t.tell({ e: 'trapped', block })
        eliminate(t, block)
      }
      return end()
    },
    /** 12.3 Together or in several groups, each to a locale of its own choice. */
    where: choice({
      rule: '12.3',
      seat: (_, f) => f.side,
      offers: {
        retreat: parts({
          parts: {
            group: {
              domain: (_: T, f: F) => OWN[f.side]!,
              most: (t: T, f: F) => room(t.s, f),
              many: FULL,
              each: (t: T, f: F, _chosen: readonly number[], block: number) =>
                localeAt(t.s.place[block]!) === f.locale ? undefined : NOT_RETREATING,
            },
            to: {
              domain: ALL_LOCALES,
              over: (_: T, f: F) => MAP.neighbours[f.locale]!,
              most: 1,
              many: ONE_REFUGE,
              each: (t: T, f: F, _chosen: readonly number[], to: number, _c: undefined, { group }: Whole) =>
                mayGoTo(t.s, f, to, group.length),
            },
          },
          take: (t: T, f: F, { group, to: [to] }) => {
            for (const block of group) {
              put(t.s, block, to!)
              t.tell({ e: 'retreated', block, to: to! })
            }
            conceal(t.s, f.side, maskOf(group))
            return goto('next')
          },
        }),
      },
    }),
  },
})
