/** The campaigns, compiled once from their files into numbers the rules can use. Nothing here changes afterwards. */
import type { Text } from '@bivouac/kernel'
import { ENEMY, FRENCH, type Kind, type Side } from '../words.ts'
import { campaign1796 } from './campaigns/1796.ts'
import { campaign1798 } from './campaigns/1798.ts'
import { campaign1800 } from './campaigns/1800.ts'
import { campaign1805 } from './campaigns/1805.ts'
import { campaign1806 } from './campaigns/1806.ts'
import { campaign1807 } from './campaigns/1807.ts'
import { campaign1809 } from './campaigns/1809.ts'
import { campaign1812 } from './campaigns/1812.ts'
import { campaign1813 } from './campaigns/1813.ts'
import { campaign1814 } from './campaigns/1814.ts'
import { campaign1815 } from './campaigns/1815.ts'
import type { CampaignFile, MapFile, OrderTable, Special, SupplyRow, TrackBox } from './file.ts'
import { MAPS } from './maps/index.ts'
import { VALUES } from './tables.ts'
import { campaignFaults, type Row, readArea, readForce } from './validate.ts'

export const CAMPAIGN_FILES: readonly CampaignFile[] = [
  campaign1796,
  campaign1798,
  campaign1800,
  campaign1805,
  campaign1806,
  campaign1807,
  campaign1809,
  campaign1812,
  campaign1813,
  campaign1814,
  campaign1815,
]

export interface Values {
  readonly activation: number
  readonly combat: number
  readonly superValue: number
}
export interface Counter {
  readonly name: string
  readonly side: Side
  readonly nation: string
  readonly kind: Kind
  /** 0 recruit … 4 elite. */
  readonly skill: number
  readonly full: Values
  readonly reduced: Values | undefined
  /** Infantry, cavalry or guns. */
  readonly mobile: boolean
  /** Infantry or cavalry: what forms columns and is given plans. */
  readonly troops: boolean
  /** A commander, neither a nameless recruit nor a static. */
  readonly named: boolean
  /** The campaign whose year the counter bears. */
  readonly campaign: number
}
export interface Area {
  readonly name: string
  readonly city: boolean
  readonly open: boolean
  /** Open neighbours as the map file lists them, and in ascending order. */
  readonly links: readonly number[]
  readonly near: readonly number[]
}
export interface Group {
  readonly side: Side
  readonly area: number
  readonly slots: readonly number[]
  readonly late: { readonly box: number | undefined; readonly enter: readonly number[] } | undefined
}
export interface Campaign {
  readonly index: number
  readonly id: string
  readonly name: Text
  readonly about: Text
  readonly map: string
  readonly areas: readonly Area[]
  /** Steps between two open areas. */
  readonly distance: readonly (readonly number[])[]
  /** One counter per slot; slot 0 is `COUNTERS[base]`. */
  readonly counters: readonly Counter[]
  readonly base: number
  readonly groups: readonly Group[]
  readonly napoleon: number
  readonly command: number
  readonly noNapoleon: number
  readonly enemyPlans: number
  readonly supply: readonly [french: number, enemy: number]
  readonly income: { readonly base: number; readonly perCity: number }
  readonly objectives: readonly number[]
  readonly orders: OrderTable
  /** The area of 'toward', or −1 for Napoleon himself. */
  readonly toward: number
  readonly enemySupply: readonly SupplyRow[]
  readonly track: readonly TrackBox[]
  /** The track if the table agreed on the short one; the same where there is only one. */
  readonly shortTrack: readonly TrackBox[]
  readonly special: readonly Special[]
  readonly scouts: number
  /** The slots of either side, ascending; those of mobile French forces. */
  readonly sides: readonly (readonly number[])[]
  readonly frenchMobile: readonly number[]
  /** Slots that differ only in number (recruits and statics of one kind) share the lowest of them. */
  readonly alike: readonly number[]
}

const SKILL = 'RPLVE'
const KIND: Readonly<Record<string, Kind>> = { i: 'infantry', c: 'cavalry', g: 'gun' }

/** Values that follow from type, skill and combat where nothing better is known: a reconstruction, see the README. */
export function template(row: Row): { full: Values; reduced: Values | undefined } {
  const skill = SKILL.indexOf(row.skill)
  const activation = row.activation ?? 4 + skill
  const { combat } = row
  const steps = row.type === 'i' && skill > 0
  const infantry = skill === 4 ? 2 : skill === 3 && combat >= 8 ? 1 : 0
  const superValue =
    row.superValue ?? (row.type === 'c' ? Math.floor((2 * combat + 3) / 6) : row.type === 'g' ? 1 : infantry)
  return {
    full: { activation, combat, superValue },
    reduced: steps
      ? { activation: activation - 1, combat: (combat + 1) >> 1, superValue: Math.max(0, superValue - 1) }
      : undefined,
  }
}

const values = (key: string): Values => {
  const { activation, combat, superValue } = VALUES[key]!
  return { activation: activation[0], combat: combat[0], superValue: superValue[0] }
}

function counter(side: Side, nation: string, row: Row, campaign: number): Counter {
  const kind = KIND[row.type]!
  const troops = kind !== 'gun'
  const skill = SKILL.indexOf(row.skill)
  return { name: row.name, side, nation, kind, skill, ...template(row), mobile: true, troops, named: true, campaign }
}

function recruit(side: Side, kind: 'infantry' | 'cavalry' | 'gun', campaign: number): Counter {
  const key = kind === 'infantry' ? 'recruitInfantry' : kind === 'cavalry' ? 'recruitCavalry' : 'recruitGun'
  const shared = {
    name: '',
    side,
    nation: 'Recruits',
    skill: 0,
    mobile: true,
    named: false,
    campaign,
    reduced: undefined,
  }
  return { ...shared, kind, full: values(key), troops: kind !== 'gun' }
}

function fixed(side: Side, kind: 'garrison' | 'fortification', campaign: number): Counter {
  const shared = { name: '', side, nation: 'Statics', mobile: false, troops: false, named: false, campaign }
  return { ...shared, kind, skill: kind === 'garrison' ? 1 : 2, full: values(kind), reduced: values(`${kind}Reduced`) }
}

/** All counters of all campaigns, so that one of an earlier year can stand in for one of a later. */
export const COUNTERS: Counter[] = []

export function compile(file: CampaignFile, maps: readonly MapFile[], index: number, base: number): Campaign {
  const faults = campaignFaults(file, maps)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const map = maps.find(each => each.id === file.map)!
  const spots = map.areas.map(readArea).filter(each => typeof each !== 'string')
  const number = (name: string): number => spots.findIndex(each => each.name === name)
  const isOpen = (name: string): boolean => !file.closed[0].includes(name)
  const areas = spots.map((spot): Area => {
    const links = isOpen(spot.name) ? spot.links.filter(isOpen).map(number) : []
    const near = [...links].sort((a, b) => a - b)
    return { name: spot.name, city: spot.city, open: isOpen(spot.name), links, near }
  })

  const counters: Counter[] = []
  const groups = file.forces.map((group): Group => {
    const side = group.side === 'french' ? FRENCH : ENEMY
    const slots = group.forces.map(text => {
      counters.push(counter(side, group.nation, readForce(text) as Row, index))
      return counters.length - 1
    })
    const late = group.late && { box: group.late.box, enter: (group.late.enter ?? []).map(number) }
    return { side, area: number(group.area), slots, late }
  })
  const { pools } = file
  for (const side of [FRENCH, ENEMY] as const) {
    const [recruits] = side === FRENCH ? pools.french : pools.enemy
    const [statics] = side === FRENCH ? pools.frenchStatics : pools.enemyStatics
    for (let i = 0; i < recruits.infantry; i++) counters.push(recruit(side, 'infantry', index))
    for (let i = 0; i < recruits.cavalry; i++) counters.push(recruit(side, 'cavalry', index))
    for (let i = 0; i < recruits.guns; i++) counters.push(recruit(side, 'gun', index))
    for (let i = 0; i < statics.garrisons; i++) counters.push(fixed(side, 'garrison', index))
    for (let i = 0; i < statics.fortifications; i++) counters.push(fixed(side, 'fortification', index))
  }
  const slots = counters.map((_, slot) => slot)
  return {
    index,
    id: file.id,
    name: file.name,
    about: file.about,
    map: file.map,
    areas,
    distance: areas.map((_, from) => distances(areas, from)),
    counters,
    base,
    groups,
    napoleon: number(file.napoleon[0]),
    command: file.command[0],
    noNapoleon: file.plans.noNapoleon[0],
    enemyPlans: file.plans.enemy[0],
    supply: [file.supply.french[0], file.supply.enemy[0]],
    income: { base: file.income.base[0], perCity: file.income.perCity[0] },
    objectives: file.objectives[0].map(number),
    orders: file.orders[0],
    toward: file.orders[0].toward === undefined ? -1 : number(file.orders[0].toward),
    enemySupply: file.enemySupply[0],
    track: file.track[0],
    shortTrack: (file.shortTrack ?? file.track)[0],
    special: file.special.map(([special]) => special),
    scouts: pools.scouts[0],
    sides: [
      slots.filter(slot => counters[slot]!.side === FRENCH),
      slots.filter(slot => counters[slot]!.side === ENEMY),
    ],
    frenchMobile: slots.filter(slot => counters[slot]!.side === FRENCH && counters[slot]!.mobile),
    alike: counters.map((each, slot) =>
      each.named
        ? slot
        : counters.findIndex(o => !o.named && o.side === each.side && o.kind === each.kind && o.nation === each.nation),
    ),
  }
}

function distances(areas: readonly Area[], from: number): readonly number[] {
  const steps = areas.map(() => 99)
  steps[from] = 0
  const queue = [from]
  for (const at of queue)
    for (const to of areas[at]!.links)
      if (steps[to] === 99) {
        steps[to] = steps[at]! + 1
        queue.push(to)
      }
  return steps
}

export const CAMPAIGNS: readonly Campaign[] = CAMPAIGN_FILES.map((file, index) => {
  const campaign = compile(file, MAPS, index, COUNTERS.length)
  COUNTERS.push(...campaign.counters)
  return campaign
})
export const areaNumber = (campaign: Campaign, name: string): number => campaign.areas.findIndex(a => a.name === name)

/** The boxes of a campaign as the table agreed on them. */
export const boxesOf = (campaign: number, short: number): readonly TrackBox[] =>
  short === 1 ? CAMPAIGNS[campaign]!.shortTrack : CAMPAIGNS[campaign]!.track
