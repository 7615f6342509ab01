/** 11.9 Retreat. */
import { end, goto, type Procedures, type Seat, type Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { FrameOf, Napoleon, State, T } from '../state.ts'
import { type Corps, PRISONER, type Region } from '../words.ts'
import { isSeaOpen } from './8-army.ts'
import { isTalkedOf } from './9-movement.ts'
import { mayFlee } from './9-withdrawal.ts'
import { attritionOf, shortCases } from './10-march.ts'
import { ALL_REGIONS, BORDERS, BRITAIN, IS_BRITISH, IS_COASTAL, IS_ROUGH } from './facts.ts'
import { asks, controllerAt, corpsAt, put, seatOf, travel } from './table.ts'

type F = FrameOf<'retreat'>
const FRIENDS_FIRST = no(
  '11.9',
  {
    it: 'Ci si ritira prima in regioni amiche, poi neutrali, poi nemiche.',
    en: 'One retreats to friendly regions first, then neutral, then enemy ones.',
  },
  { it: 'Scegli una delle regioni segnate.', en: 'Choose one of the regions marked.' },
)
const TALKS_LAST = no(
  '16-33',
  {
    it: 'Trattative di pace: vi si ritira solo chi non ha altra via.',
    en: 'Peace Talks: only an army with no other way retreats there.',
  },
  { it: 'Scegli un’altra regione.', en: 'Choose another region.' },
)
const NOT_BY_SEA = no(
  '11.9',
  {
    it: 'Via mare si ritirano solo inglesi e ausiliari, da una costa, con il mare aperto.',
    en: 'Only British and auxiliaries retreat by sea, from a coast, with the sea open.',
  },
  { it: 'Scegli una regione confinante.', en: 'Choose a region next to it.' },
)

/** 0 friendly, 1 neutral, 2 enemy. */
const classOf = (s: State, seat: Seat, region: Region): number => {
  const side = controllerAt(s, region)
  return side === seat ? 0 : side < 0 ? 1 : 2
}
/** The best class there is, Peace Talks counted as worse than any; 9 none. */
function bestClass(s: State, f: F): number {
  let best = 9
  for (const to of BORDERS[f.at]!)
    if (mayFlee(s, f.seat, f.at, to, f.barred) === undefined)
      best = Math.min(best, classOf(s, f.seat, to) + (isTalkedOf(s, f.seat, f.at, to) ? 3 : 0))
  return best
}
function mayRetreat(s: State, f: F, to: Region): Verdict {
  const fault = mayFlee(s, f.seat, f.at, to, f.barred)
  if (fault !== undefined) return fault
  const talked = isTalkedOf(s, f.seat, f.at, to)
  const best = bestClass(s, f)
  if (talked && best < 3) return TALKS_LAST
  return classOf(s, f.seat, to) + (talked ? 3 : 0) > best ? FRIENDS_FIRST : undefined
}
const sailors = (s: State, f: F): Corps[] => corpsAt(s, f.seat, f.at).filter(corps => IS_BRITISH[corps] === 1)
const maySailHome = (s: State, f: F): Verdict =>
  isSeaOpen(s) && IS_COASTAL[f.at] === 1 && sailors(s, f).length > 0 ? undefined : NOT_BY_SEA

function retreatTo(t: T, f: F, to: Region) {
  const corps = corpsAt(t.s, f.seat, f.at)
  travel(t, corps, to, 'retreat')
  return attritionOf(t, f.seat, corps, shortCases(t.s, 0, IS_ROUGH[to]!), true)
}

export const retreat: Pick<Procedures<Napoleon>, 'retreat'> = {
  retreat: {
    rule: '11.9',
    steps: {
      // Attackers go back where they came from.
      begin: (t, f) => (f.home < 0 ? goto('look') : (retreatTo(t, f, f.home) ?? goto('close'))),
      home: () => end(),
      look: (t, f) => {
        const { s } = t
        if (corpsAt(s, f.seat, f.at).length === 0) return end()
        const ways = BORDERS[f.at]!.filter(to => mayRetreat(s, f, to) === undefined)
        if (maySailHome(s, f) === undefined) return undefined
        if (ways.length === 0) return goto('trapped')
        // A single way is taken at once.
        return ways.length === 1 ? (retreatTo(t, f, ways[0]!) ?? goto('close')) : goto('choose')
      },
      choose: asks<'retreat'>({
        seat: seatOf,
        offers: {
          to: {
            domain: ALL_REGIONS,
            over: (_, f) => BORDERS[f.at]!,
            check: (t, f, to: number) => mayRetreat(t.s, f, to),
            take: (t, f, to: number) => retreatTo(t, f, to) ?? goto('close'),
          },
          sail: {
            check: (t, f) => maySailHome(t.s, f),
            take: (t, f) => {
              const corps = sailors(t.s, f)
              travel(t, corps, BRITAIN, 'retreatBySea')
              return attritionOf(t, f.seat, corps, shortCases(t.s, 0, 0), true)
            },
          },
        },
      }),
      // Whoever could not sail goes on foot.
      others: (t, f) => (corpsAt(t.s, f.seat, f.at).length > 0 ? goto('look') : end()),
      trapped: (t, f) => {
        const corps = corpsAt(t.s, f.seat, f.at)
        for (const each of corps) {
          put(t.s, each, PRISONER)
          t.s.tag[each] = 0
        }
        t.tell({ e: 'lost', seat: f.seat, corps, fate: 'captured', cause: 'trapped' })
      },
      close: () => end(),
    },
  },
}
