/** 13.1 to 13.4 Enemy orders: groups, rolls, and where the groups go. */
import type { OrderRow } from '../data/file.ts'
import { ORDER_PRICES } from '../data/tables.ts'
import { no } from '../rulebook.ts'
import { campaignOf, counterOf, forcesAt, type OrderGroup, presence, type Rules, type State } from '../state.ts'
import { ENEMY } from '../words.ts'
import { AREAS_OF } from './9-fog.ts'
import { targets, waysTo } from './13-targets.ts'
import { even, type F, player, question } from './15-decisions.ts'
import { choice, end, goto, procedure } from './dialect.ts'

type Orders = F<'orders'>

/** 13.2 By area, then by nation with recruits apart, then at random into groups of the size set. */
function formGroups(t: Rules, here: readonly number[]): OrderGroup[] {
  const { s } = t
  const { size } = campaignOf(s).orders
  const groups: OrderGroup[] = []
  here.forEach((who, area) => {
    if (who !== 2) return
    const nations = new Map<string, number[]>()
    for (const slot of forcesAt(s, area, ENEMY)) {
      const counter = counterOf(s, slot)
      if (!counter.mobile) continue
      const nation = counter.skill === 0 ? 'Recruits' : counter.nation
      const stack = nations.get(nation)
      if (stack === undefined) nations.set(nation, [slot])
      else stack.push(slot)
    }
    for (const stack of nations.values())
      while (stack.length > 0) {
        const slots: number[] = []
        while (slots.length < size && stack.length > 0) {
          const index = stack.length <= size - slots.length ? 0 : t.dice.pick(stack.length, '13.2')
          slots.push(stack[index]!)
          stack.splice(index, 1)
        }
        groups.push({ area, slots: slots.sort((a, b) => a - b) })
        t.tell({ e: 'grouped', campaign: s.campaign, area, forces: slots.map(slot => s.counter[slot]!) })
      }
  })
  return groups
}

const rowFor = (s: State, roll: number): OrderRow =>
  campaignOf(s).orders.rows.find(row => row.upTo === undefined || roll <= row.upTo)!

// ---- refusals -------------------------------------------------------------------------------------------------------------

const NO_GROUP = no(
  '13.2',
  {
    it: 'Questo gruppo non c’è, o ha già tirato.',
    en: 'There is no such group, or it has rolled already.',
  },
  { it: 'Scegli un gruppo che deve ancora tirare.', en: 'Choose a group that has still to roll.' },
)
const NOT_TARGET = no(
  '13.4',
  {
    it: 'L’ordine porta al più vicino o al più debole, e non è quest’area.',
    en: 'The order leads to the nearest or the weakest, and that is not this area.',
  },
  {
    it: 'Scegli fra le aree indicate, che per l’ordine si equivalgono.',
    en: 'Choose among the areas shown, which are equal for this order.',
  },
)
const NOT_ON_WAY = no(
  '13.4',
  {
    it: 'Quest’area non è sulla strada più breve verso la meta.',
    en: 'This area is not on a shortest way to the target.',
  },
  { it: 'Scegli un’area più vicina alla meta.', en: 'Choose an area nearer to the target.' },
)

// ---- the phase ---------------------------------------------------------------------------------------------------------------

const GROUPS: readonly number[] = Array.from({ length: 40 }, (_, index) => index)

function announce(t: Rules, f: Orders, die: number, roll: number): void {
  const { s } = t
  const group = f.groups[f.group]!
  const row = rowFor(s, roll)
  f.roll = roll
  const forces = group.slots.map(slot => s.counter[slot]!)
  const { order, times = 1 } = row
  t.tell({ e: 'order', campaign: s.campaign, area: group.area, forces, die, roll, order, times })
}

function moveGroup(t: Rules, f: Orders, to: number): void {
  const { s } = t
  const group = f.groups[f.group]!
  if (to === group.area) return
  const forces = group.slots.map(slot => s.counter[slot]!)
  const from = group.area
  for (const slot of group.slots) s.at[slot] = to
  group.area = to
  t.tell({ e: 'groupMoves', campaign: s.campaign, forces, from, to })
}

export const orders = procedure('orders', {
  rule: '13.1',
  steps: {
    // 13.3 Supply buys a bonus for every roll of the phase. Control is looked at once: all orders are simultaneous.
    begin(t, f) {
      const { s } = t
      f.held = presence(s)
      f.groups = formGroups(t, f.held)
      if (f.groups.length === 0) return end()
      const paid = ORDER_PRICES.find(([least]) => s.enemy >= least)
      f.bonus = paid?.[1] ?? 0
      s.enemy -= f.bonus
      if (f.bonus > 0) t.tell({ e: 'ordersPaid', bonus: f.bonus, left: s.enemy })
      return undefined
    },
    // 15 Which group rolls next is left open, and changes nothing: the orders are simultaneous.
    pick: question({
      rule: '13.1',
      verb: 'group',
      indifferent: true,
      domain: () => GROUPS,
      candidates: (_t, f) => f.groups.flatMap((group, index) => (group.slots.length > 0 ? [index] : [])),
      refuse: () => NO_GROUP,
      settle: (_t, f, index) => {
        f.group = index
      },
      none: () => end(),
    }),
    roll(t, f) {
      const die = t.dice.roll(10, '13.1')
      announce(t, f, die, die + f.bonus)
    },
    scouting: t => (t.s.scouts > 0 ? undefined : goto('order')),
    // 13.3 A scout for another roll, without the bonus.
    scouts: choice({
      rule: '13.3',
      seat: player,
      standing: 'accept',
      offers: {
        scout: {
          take: (t, f) => {
            t.s.scouts--
            t.tell({ e: 'scout', left: t.s.scouts })
            const die = t.dice.roll(10, '13.3')
            announce(t, f, die, die)
            return goto('scouting')
          },
        },
        accept: { take: () => undefined },
      },
    }),
    // 13.4 Orders without a target are carried out here; the others look for theirs.
    order(t, f) {
      const { s } = t
      const row = rowFor(s, f.roll)
      const { area } = f.groups[f.group]!
      f.steps = row.times ?? 1
      f.target = -1
      if (row.order === 'random') return wander(t, f, campaignOf(s).areas[area]!.links)
      if ((row.order === 'enemyObjective' || row.order === 'enemyCity') && targets(s, f, row, area).length === 0)
        return wander(
          t,
          f,
          campaignOf(s).areas[area]!.links.filter(to => (f.held[to]! & 1) === 0),
        )
      return row.order === 'hold' ? stays(t, f) : undefined
    },
    aim: question({
      rule: '13.4',
      verb: 'target',
      domain: t => AREAS_OF[t.s.campaign]!,
      candidates: (t, f) => targets(t.s, f, rowFor(t.s, f.roll), f.groups[f.group]!.area),
      refuse: () => NOT_TARGET,
      settle: (_t, f, area) => {
        f.target = area
      },
      none: stays,
    }),
    // Who stands where the order would take him stays.
    there: (t, f) => (f.groups[f.group]!.area === f.target ? stays(t, f) : undefined),
    arrived: (_t, f) => (f.groups[f.group]!.area === f.target || f.steps === 0 ? goto('moved') : undefined),
    way: question({
      rule: '13.4',
      verb: 'way',
      domain: t => AREAS_OF[t.s.campaign]!,
      candidates: (t, f) => waysTo(t.s, f, f.groups[f.group]!.area, f.target),
      refuse: () => NOT_ON_WAY,
      settle: (t, f, area) => {
        f.steps--
        moveGroup(t, f, area)
        // A force that meets the French goes no further.
        return (f.held[area]! & 1) === 1 ? goto('moved') : goto('arrived')
      },
    }),
    moved(_t, f) {
      f.groups[f.group]!.slots = []
      f.group = -1
      f.roll = 0
      f.target = -1
      f.steps = 0
      return goto('pick')
    },
  },
})

/** 13.4 A random adjacent area, each with the same chance. */
function wander(t: Rules, f: Orders, open: readonly number[]) {
  if (open.length === 0) return stays(t, f)
  moveGroup(t, f, open[even(t, open.length, '13.4')]!)
  return goto('moved')
}

function stays(t: Rules, f: Orders) {
  t.tell({ e: 'groupStays', campaign: t.s.campaign, area: f.groups[f.group]!.area })
  return goto('moved')
}
