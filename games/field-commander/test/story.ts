/**
 * What is told is the whole story: a follower who hears the events alone, and knows how the table stood before, must know how
 * it stands after them. Every test that plays on a `table()` is held to it, whatever else it looks for: an event left out, a
 * number in it that is not the true one, or a change nobody tells of fails there.
 */
import assert from 'node:assert/strict'
import type { Event } from '../events.ts'
import { AWAITED, campaignOf, counterOf, OUT, POOL, type State } from '../state.ts'
import { ENEMY, FRENCH, type Side, SPECIAL_PLANS } from '../words.ts'

interface Standing {
  at: number[]
  reduced: number[]
  french: number
  enemy: number
  scouts: number
  turn: number
  napoleon: number
  area: number
  /** Zone × 2 + column of whoever is on the field, by slot. */
  units: Record<number, number>
  turns: number
  plans: number[]
  formations: number
  insights: string[]
  /** Special counters in force, and what the battle has cost so far. */
  special: string[]
  fallen: number[]
  outcome: number
}

function standing(s: State): Standing {
  const b = s.battle
  const units: Record<number, number> = {}
  for (const side of b?.units ?? []) for (const { slot, zone, column } of side) units[slot] = zone * 2 + column
  return {
    at: s.at.map(area => (area === OUT ? POOL : area)),
    reduced: s.reduced.slice(),
    french: s.french,
    enemy: s.enemy,
    scouts: s.scouts,
    turn: s.turn,
    napoleon: s.napoleon,
    area: b?.area ?? -1,
    units,
    turns: b?.turns ?? 0,
    plans: b?.plans.slice() ?? [],
    formations: b?.formations ?? 0,
    insights: b?.insights.slice().sort() ?? [],
    special: b === undefined ? [] : SPECIAL_PLANS.filter(plan => b[plan] === 1),
    fallen: b?.fallen.slice() ?? [],
    outcome: s.outcome?.vp ?? -1,
  }
}

/**
 * Begins to listen before a `deed` of the player's; what is returned is asked with everything told since, and with the sides of
 * every die since.
 */
export function follow(s: State, deed = ''): (events: readonly Event[], sides: readonly number[]) => void {
  const known = standing(s)
  // What a deed costs is part of it: the recruit is told when he joins, the Formation counter by those who change.
  if (deed === 'recruit') known.french -= 2
  if (deed === 'reform') known.formations--
  const free = (): boolean => s.battle !== undefined && s.battle.napoleon === 0 && s.battle.fog === 1
  return (events, sides) => {
    assert.deepEqual(
      sides.filter(each => each !== 10),
      events.flatMap(e => (e.e === 'random' && e.sides !== 10 ? [e.sides] : [])),
      'every die has ten sides, but where equal chances cannot be shared out among ten',
    )
    // A new campaign is another table: who carries on is looked at in the tests of 16.
    if (events.some(({ e }) => e === 'campaign')) return
    for (const event of events) hear(known, s, event, free())
    if (known.special.length > 0 && events.some(({ e }) => e === 'count' || e === 'routed')) known.special = []
    const now = standing(s)
    // Statics, and the formation of the enemy, take their places on the field untold: they have no choice of either.
    for (const slot of Object.keys(now.units).map(Number)) {
      const { mobile, side } = counterOf(s, slot)
      if (known.units[slot] === undefined && !mobile) known.units[slot] = now.units[slot]!
      // 9.7 Field: told when the player has said who begins in the Reserve.
      if (side === ENEMY && now.insights.includes('field')) known.units[slot] = now.units[slot]!
      if (side === ENEMY && known.units[slot] === -1 - (now.units[slot]! >> 1)) known.units[slot] = now.units[slot]!
    }
    assert.deepEqual(known, now, 'what was told is not what has happened')
  }
}

function hear(k: Standing, s: State, event: Event, isFree: boolean): void {
  const slotOf = (force: number): number => s.counter.indexOf(force)
  const place = (force: number, area: number, reduced = 0): void => {
    k.at[slotOf(force)] = area
    k.reduced[slotOf(force)] = reduced
  }
  const leaves = (force: number): void => void delete k.units[slotOf(force)]
  switch (event.e) {
    case 'turn':
      k.turn = event.turn
      break
    case 'arrive':
      for (const force of event.forces) if (k.at[slotOf(force)] === AWAITED) place(force, event.area)
      break
    case 'march':
      assert.equal(k.at[slotOf(event.force)], event.from)
      k.at[slotOf(event.force)] = event.to
      if (event.forced === 1) k.french--
      break
    case 'napoleon':
      assert.equal(k.napoleon, event.from)
      k.napoleon = event.to
      if (k.area >= 0 && event.from === k.area) k.insights = []
      break
    case 'battle':
      Object.assign(k, { area: event.area, units: {}, turns: 0, formations: 0, insights: [], special: [], fallen: [] })
      k.plans = [0, campaignOf(s).enemyPlans]
      break
    case 'fog':
      if (event.again === 0) k.enemy -= event.paid
      assert.equal(event.roll, event.die + event.paid)
      assert.ok(event.again === (k.turns === 0 ? 0 : 1), 'the first roll, or a scout’s')
      k.turns = event.turns
      break
    case 'scout':
      assert.equal(event.left, k.scouts - 1)
      k.scouts = event.left
      break
    case 'fogSupply':
      k.french += event.french
      k.enemy += event.enemy
      break
    case 'fogScout':
    case 'boughtScout':
      assert.equal(event.scouts, k.scouts + 1)
      k.scouts = event.scouts
      if (event.e === 'boughtScout') k.french -= 2
      break
    case 'joins':
      if (k.at[slotOf(event.force)] === POOL) place(event.force, event.area)
      else k.at[slotOf(event.force)] = event.area
      break
    case 'enemyPlans':
      assert.equal(event.plans, k.plans[ENEMY]! + 1)
      k.plans[ENEMY] = event.plans
      break
    case 'plans':
      k.plans = [event.french, event.enemy]
      break
    case 'boughtPlans':
      k.plans[FRENCH] = event.plans
      k.french -= event.price
      break
    case 'insight':
      if (!isFree) k.plans[FRENCH]!--
      k.insights = [...k.insights, event.insight].sort()
      break
    case 'insightUsed':
      k.insights = k.insights.filter(each => each !== event.insight)
      break
    case 'insightRoll':
      assert.equal(event.ok, event.die <= event.need ? 1 : 0)
      if (event.ok === 1) k.insights = k.insights.filter(each => each !== event.insight)
      break
    case 'deployed':
      k.units[slotOf(event.force)] = event.zone * 2 + event.column
      break
    case 'enemyDeployed':
      assert.ok(event.forces.length > 0)
      for (const force of event.forces) k.units[slotOf(force)] = -1 - event.zone
      break
    case 'battleTurn':
      k.turns = event.left
      k.formations = 0
      k.special = []
      break
    case 'duration':
      k.turns = event.turns
      k.insights = k.insights.filter(each => each !== 'duration')
      break
    case 'raid':
      k.french += event.points
      k.enemy -= event.points
      k.insights = k.insights.filter(each => each !== 'raid')
      break
    case 'planChosen':
      if (event.plan === 'formation') k.formations++
      break
    case 'activation':
    case 'shock':
      assert.equal(event.ok, event.die <= event.need ? 1 : 0)
      break
    case 'moved':
      k.units[slotOf(event.force)] = event.zone * 2 + (k.units[slotOf(event.force)]! & 1)
      break
    case 'formed':
      assert.notEqual(k.units[slotOf(event.force)]! & 1, event.column)
      k.units[slotOf(event.force)] = (k.units[slotOf(event.force)]! & ~1) + event.column
      break
    case 'attack':
      assert.equal(event.hits, event.die <= event.superValue ? 2 : event.die <= event.combat ? 1 : 0)
      break
    case 'swept':
      leaves(event.force)
      break
    case 'reduced':
      assert.equal(k.reduced[slotOf(event.force)], 0)
      k.reduced[slotOf(event.force)] = 1
      break
    case 'destroyed':
      place(event.force, POOL)
      leaves(event.force)
      if (k.area >= 0) k.fallen.push(event.force)
      break
    case 'leaves':
      k.at[slotOf(event.force)] = event.to
      leaves(event.force)
      break
    case 'retires':
      for (const [slot, area] of k.at.entries())
        if (area === k.area && counterOf(s, slot).side === (event.side as Side)) k.at[slot] = event.to
      if (event.side === FRENCH && k.napoleon === k.area) k.napoleon = event.to
      break
    case 'withdrawal':
    case 'battleEnds':
      // 11.13 The track has run out.
      k.turns = 0
      k.special = []
      if (event.e === 'battleEnds') assert.ok([FRENCH, ENEMY, -1].includes(event.side))
      if (event.e === 'battleEnds' || event.what === 'rejoin')
        Object.assign(k, {
          area: -1,
          units: {},
          turns: 0,
          plans: [],
          formations: 0,
          insights: [],
          special: [],
          fallen: [],
        })
      break
    case 'income':
      k.french += event.points
      assert.equal(event.now, k.french)
      break
    case 'refit':
      k.reduced[slotOf(event.force)] = 0
      k[event.side === FRENCH ? 'french' : 'enemy'] -= 2
      break
    case 'bought':
      place(event.force, event.area, event.reduced)
      k.french -= event.price
      break
    case 'ordersPaid':
      assert.ok(event.bonus > 0)
      k.enemy -= event.bonus
      assert.equal(event.left, k.enemy)
      break
    case 'groupMoves':
      for (const force of event.forces) {
        assert.equal(k.at[slotOf(force)], event.from)
        k.at[slotOf(force)] = event.to
      }
      break
    case 'enemySupply':
      assert.ok(event.points > 0)
      k.enemy += event.points
      break
    case 'placed':
      place(event.force, event.area)
      break
    case 'special':
      k.special = [...k.special, event.plan].sort()
      break
    case 'ranksClosed':
      k.special = k.special.filter(each => each !== 'closeRanks')
      break
    case 'won':
      k.outcome = event.vp
      break
  }
}
