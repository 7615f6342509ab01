/** An army for so many points: divisions of infantry with their guns, every third of horse. Everything is a reconstruction. */
import { GENERAL_COST, RANK_COST } from '../data/points.ts'
import { rated } from '../data/scenarios/rows.ts'
import { isBattery, isTroop, PROFILES, type Profile, profileOf } from '../profile.ts'
import type { GeneralData, UnitData } from '../scenario.ts'
import type { Rank } from '../words.ts'
import type { Pick } from './chance.ts'

export const NATIONS = ['Fr', 'Au', 'Pr', 'Rs', 'Br', 'Sp', 'Tk'] as const
export type Nation = (typeof NATIONS)[number]

/** What a division is made of, front to rear. */
export interface Division {
  readonly general: GeneralData
  readonly units: readonly UnitData[]
}
export interface Army {
  readonly chief: GeneralData
  readonly divisions: readonly Division[]
  /** Hundredths of a point spent. */
  readonly cost: number
}

const CHIEFS = ['12"A(10)+0', '14"G(10)+1', '10"P(10)+0', '16"G(10)+1'] as const
const LEADERS = ['3"A(5)+0', '4"G(6)+1', '4"A(6)+0', '3"G(6)+0', '4"E(8)+2', '3"P(4)+0'] as const

/** 20.1, inferred: as `worthOf` reckons a general, in hundredths. */
function costOf(rating: string, rank: Rank): number {
  const { radius, response, quality, combat } = rated(rating)
  return (
    100 *
    (radius +
      response +
      GENERAL_COST.quality5 * GENERAL_COST.quality[quality] +
      GENERAL_COST.combat5 * combat +
      RANK_COST[rank])
  )
}

/** The types a nation has in a year, one profile for each code. */
const typesOf = (nation: Nation, year: number): Profile[] =>
  [...new Set(PROFILES.filter(({ code }) => code.startsWith(nation)).map(({ code }) => code))]
    .map(code => profileOf(code, year)!)
    .filter(({ from, to }) => from <= year && year <= to)

/** Two lines of five. */
export const IN_LINE = 5
const MOST_DIVISIONS = 2 * IN_LINE

const FOOT_KINDS = ['line', 'line', 'line', 'light', 'grenadier', 'militia']
const priceOf = (profile: Profile, figures: number): number =>
  isTroop(profile) ? profile.points * figures : profile.points

/** Builds within the budget, in hundredths, and as near to it as whole brigades come. */
export function armyFor(side: number, nation: Nation, year: number, budget: number, pick: Pick): Army {
  const types = typesOf(nation, year)
  const foot = types.filter(each => each.arm === 'infantry')
  const horse = types.filter(each => each.arm === 'cavalry')
  const guns = types.filter(each => isBattery(each) && each.arm === 'foot')
  const horseGuns = types.filter(each => isBattery(each) && each.arm === 'horse')
  const one = <T>(list: readonly T[]): T => list[pick(list.length)]!
  const ofKind = (kind: string): Profile[] => foot.filter(each => isTroop(each) && each.kind === kind)
  const army = side === 0 ? 'first' : 'second'

  let left = budget
  const pay = (cost: number): boolean => {
    if (cost > left) return false
    left -= cost
    return true
  }
  const rating = one(CHIEFS)
  left -= costOf(rating, 'army')
  const chief: GeneralData = {
    id: `${army}Chief`,
    side,
    army,
    name: side === 0 ? 'Alfa' : 'Omega',
    rank: 'army',
    ...rated(rating),
  }
  const divisions: Division[] = []
  for (let d = 0; d < MOST_DIVISIONS; d++) {
    const led = one(LEADERS)
    const id = `${army}${d}`
    const mounted = d % 3 === 2 && horse.length > 0
    const units: UnitData[] = []
    const before = left
    if (!pay(costOf(led, 'division'))) break
    const raise = (profile: Profile, figures: number): void => {
      if (!pay(priceOf(profile, figures))) return
      units.push({
        id: `${id}u${units.length}`,
        side,
        army,
        name: {
          it: `${profile.name.it} ${d + 1}.${units.length + 1}`,
          en: `${profile.name.en} ${d + 1}.${units.length + 1}`,
        },
        type: profile.code,
        ...(isTroop(profile) && { figures }),
        under: id,
      })
    }
    for (let n = 0; n < (mounted ? 2 : 3); n++) {
      if (mounted) raise(one(horse), 12 + 4 * pick(2))
      else {
        const kinds = ofKind(FOOT_KINDS[pick(FOOT_KINDS.length)]!)
        raise(one(kinds.length > 0 ? kinds : foot), 16 + 4 * pick(3))
      }
    }
    const pieces = mounted ? horseGuns : guns
    if (pieces.length > 0) raise(one(pieces), 0)
    if (!units.some(({ figures }) => figures !== undefined)) {
      left = before
      break
    }
    divisions.push({
      general: {
        id,
        side,
        army,
        name: `${side === 0 ? 'Alfa' : 'Omega'} ${d + 1}`,
        rank: 'division',
        under: chief.id,
        ...rated(led),
      },
      units,
    })
  }
  return { chief, divisions, cost: budget - left }
}
