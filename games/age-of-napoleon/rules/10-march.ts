/** 10 March attrition. */
import { end, goto, type Procedures, setOf, type Verdict } from '@bivouac/kernel'
import { MARCH } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type Napoleon, type State, type T } from '../state.ts'
import { type Corps, REMOVED, RESERVE, ROLLING, WORN } from '../words.ts'
import { ALL_CORPS } from './facts.ts'
import { asks, isWinter, put, seatOf, tagged } from './table.ts'

/** The cases of 10.1, as bits, in the order of their letters. */
export const FOUR = 1
export const THREE_AND_ATTACK = 2
export const FORCED = 4
export const ROUGH = 8
export const IN_WINTER = 16
const LETTERS = 'abcde'
const lettersOf = (cases: number): string => [...LETTERS].filter((_, i) => (cases & (1 << i)) !== 0).join('')

/** 10.2, 10.3 Losses of `size` corps with this lowest die. */
export const marchLosses = (die: number, size: number): number => MARCH[die - 1]![Math.min(size, 8) - 1] ?? 0

/** The cases a move that is no march can have (10.3). */
export const shortCases = (s: State, forced: number, rough: number): number =>
  (forced === 1 ? FORCED : 0) | (rough === 1 ? ROUGH : 0) | (isWinter(s) ? IN_WINTER : 0)
/** 10.1 The cases of a march. */
export const marchCases = (s: State, entered: number, attack: number, forced: number, rough: number): number =>
  entered === 0
    ? 0
    : (entered >= 4 ? FOUR : 0) | (entered >= 3 && attack === 1 ? THREE_AND_ATTACK : 0) | shortCases(s, forced, rough)

/** Attrition of these corps, if they have a case; they must stand in one region. Who was worn before is marked. */
export function attritionOf(t: T, seat: number, corps: readonly Corps[], cases: number, markWorn: boolean) {
  if (cases === 0 || corps.length === 0) return undefined
  for (const each of corps) {
    t.s.tag[each]! |= ROLLING
    if (markWorn && t.s.tired[each] === 1) t.s.tag[each]! |= WORN
  }
  return call('attrition', { seat, cases, lose: 0 })
}

const NOT_ROLLING = no(
  '10.2',
  { it: 'Questo corpo non fa parte dell’esercito che si logora.', en: 'That corps is not of the army that suffers.' },
  { it: 'Indica un corpo dell’esercito.', en: 'Name a corps of the army.' },
)
const WORN_FIRST = no(
  '10.4',
  { it: 'Prima si perde chi era già esausto.', en: 'Those already exhausted are lost first.' },
  {
    it: 'Indica i corpi che erano esausti prima di muovere.',
    en: 'Name the corps that were exhausted before the move.',
  },
)
const isWorn = (s: State, corps: Corps): boolean => (s.tag[corps]! & WORN) !== 0
/** 10.4 Whoever was fresh may go only as far as the worn do not suffice. */
export function mayLose(s: State, f: FrameOf<'attrition'>, chosen: readonly Corps[], corps: Corps): Verdict {
  if ((s.tag[corps]! & ROLLING) === 0) return NOT_ROLLING
  if (isWorn(s, corps)) return undefined
  let worn = 0
  for (const each of ALL_CORPS) if ((s.tag[each]! & (ROLLING | WORN)) === (ROLLING | WORN)) worn++
  let fresh = 0
  for (const each of chosen) if (!isWorn(s, each)) fresh++
  return fresh >= f.lose - worn ? WORN_FIRST : undefined
}

const ALL_NAMED = no(
  '10.2',
  { it: 'Le perdite sono già tutte indicate.', en: 'All the losses are named already.' },
  { it: 'Togline uno per indicarne un altro.', en: 'Take one back to name another.' },
)
const STILL_TO_LOSE = no(
  '10.2',
  { it: 'Restano perdite da indicare.', en: 'There are losses still to be named.' },
  { it: 'Indicale tutte.', en: 'Name them all.' },
)
/** 10.4 In winter for ever, else to the reserve. */
function lose(t: T, seat: number, corps: readonly Corps[]): void {
  const winter = isWinter(t.s)
  for (const each of corps) {
    put(t.s, each, winter ? REMOVED : RESERVE)
    t.s.tag[each] = 0
  }
  t.tell({ e: 'lost', seat, corps, fate: winter ? 'removed' : 'reserve', cause: 'march' })
}

export const attrition: Pick<Procedures<Napoleon>, 'attrition'> = {
  attrition: {
    rule: '10.2',
    steps: {
      roll: (t, f) => {
        const { s } = t
        const corps = tagged(s, ROLLING)
        const dice: number[] = []
        for (let bit = 1; bit <= IN_WINTER; bit <<= 1) if ((f.cases & bit) !== 0) dice.push(t.dice.roll(6, '10.2'))
        const lowest = Math.min(...dice)
        f.lose = Math.min(corps.length, marchLosses(lowest, corps.length))
        const told = { corps, region: s.place[corps[0]!]!, cases: lettersOf(f.cases), dice, lose: f.lose }
        t.tell({ e: 'attrition', ...told, permanent: isWinter(s) })
        if (f.lose === 0) return goto('tire')
        if (f.lose === corps.length) {
          lose(t, f.seat, corps)
          return goto('tire')
        }
        return undefined
      },
      choose: asks<'attrition'>({
        rule: '10.4',
        seat: seatOf,
        offers: {
          lose: setOf<Napoleon, FrameOf<'attrition'>>({
            domain: ALL_CORPS,
            over: t => tagged(t.s, ROLLING),
            least: (_, f) => f.lose,
            most: (_, f) => f.lose,
            few: STILL_TO_LOSE,
            many: ALL_NAMED,
            each: (t, f, chosen, corps) => mayLose(t.s, f, chosen, corps),
            take: (t, f, corps) => lose(t, f.seat, corps),
          }),
        },
      }),
      tire: t => {
        const corps = tagged(t.s, ROLLING)
        for (const each of corps) {
          t.s.tired[each] = 1
          t.s.tag[each]! &= ~(ROLLING | WORN)
        }
        if (corps.length > 0) t.tell({ e: 'tired', corps })
        return end()
      },
    },
  },
}
