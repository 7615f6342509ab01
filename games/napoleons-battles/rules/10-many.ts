/** 8.4.2.4 hr, 10.1 hr By the club’s rule a unit fights every enemy it touches, one after the other, with its bases divided among them. */
import type { Pair } from '@bivouac/ground/measured'
import type { Verdict } from '@bivouac/kernel'
import { type Field, isTroops } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import type { Combat, State } from '../state.ts'
import { basesOf } from './01-formations.ts'

const isOpen = ({ done, own }: Combat): boolean => done === 0 && own.every(units => units.length > 0)

/** 8.4.2.4 hr Whether a unit has another combat to fight than this one. */
export const fightsOn = (s: State, unit: number, besides: Combat): boolean =>
  is(s, 'manyCombats') && s.combats.some(each => each !== besides && isOpen(each) && each.own.flat().includes(unit))

/** Contacts of two that do not fight each other yet. */
export const notYetFought = (s: State, pairs: readonly Pair[]): Pair[] =>
  pairs.filter(pair => !s.combats.some(each => each.done === 0 && pair.every(u => each.own.flat().includes(u))))

/** Combats of a unit whose bases are still to be divided. */
const undivided = (s: State, unit: number, side: number): Combat[] =>
  s.combats.filter(each => isOpen(each) && each.own[side]!.includes(unit) && (each.bases?.[side] ?? -1) < 0)

/** 10.1 hr The bases a side has in a combat; where they are not divided yet, those it would have if this combat were the first. */
export function basesIn(f: Field, s: State, combat: Combat, side: number): number {
  const all = combat.own[side]!.reduce((sum, u) => sum + (isTroops(f, u) ? basesOf(f, s, u) : 0), 0)
  if (!is(s, 'manyCombats')) return all
  const share = combat.bases?.[side] ?? -1
  if (share >= 0) return Math.min(share, all)
  const among = combat.own[side]!.length === 1 ? undivided(s, combat.own[side]![0]!, side).length : 1
  return among > 1 ? Math.floor(all / among) + (all % among) : all
}

/** 10.1 hr As the first of its combats begins, the bases of a unit are divided evenly; those left over fight in the first. */
export function divideBases(f: Field, s: State, combat: Combat): void {
  if (!is(s, 'manyCombats')) return
  for (const side of [0, 1]) {
    const unit = combat.own[side]![0]!
    const among = undivided(s, unit, side)
    if (among.length < 2 || !among.includes(combat)) continue
    const share = Math.floor((isTroops(f, unit) ? basesOf(f, s, unit) : 0) / among.length)
    const first = basesIn(f, s, combat, side)
    for (const each of among) {
      each.bases ??= [-1, -1]
      each.bases[side] = each === combat ? first : share
    }
  }
}

const FINISH = no(
  '10.1 hr',
  {
    it: 'Prima si risolvono tutti i combattimenti delle unità già impegnate.',
    en: 'First come all the combats of the units that have begun to fight.',
  },
  { it: 'Scegli un altro combattimento di quelle unità.', en: 'Choose another combat of those units.' },
)
/** 10.1 hr Who has begun fights all his combats before anybody else does. */
export function mayComeNext(s: State, at: number): Verdict {
  const begun = (each: Combat): boolean => each.done === 0 && each.bases !== undefined
  return !begun(s.combats[at]!) && s.combats.some(begun) ? FINISH : undefined
}
