/** What a sensible player looks at first, from what he knows: his own hand and the table, never the other hand. */
import type { Action, Decision, Frame, Position } from '@bivouac/kernel'
import { aimOf, moverOf } from '../rules/5-movement.ts'
import { attackTerrain, isEngaged } from '../rules/6-totals.ts'
import {
  AMBUSH,
  CARD_DEFENCE,
  COMMITTED,
  DEFENCE,
  FIELD,
  KIND,
  LEADER,
  LEADER_ATTACK,
  LEADER_DEFENCE,
  UNIT,
} from '../rules/facts.ts'
import { isReduced, pieceOf, rowOf, strengthOf } from '../rules/table.ts'
import type { Manoeuvre, State } from '../state.ts'
import { COMBATS, holderOf, type Piece, type Square } from '../words.ts'
import {
  ATTACK_MEAN,
  assaultHope,
  attackHeld,
  BATTERY_MEAN,
  chance,
  defenceHeld,
  FIRE_MEAN,
  fireHope,
  hiddenDefence,
  hillFor,
  isTrapped,
  leaderHeld,
  openDefence,
  VOLLEY_MEAN,
} from './estimate.ts'
import { nightfall, weariness } from './glance.ts'

type At = Position<Manoeuvre>
/** Weights for the actions; `chosen`: what has been put together of a set so far. */
type Instinct = (pos: At, actions: readonly Action[], chosen: readonly number[]) => readonly number[]

const top = <P extends Frame<Manoeuvre>['proc']>(pos: At): Frame<Manoeuvre, P> =>
  pos.stack[pos.stack.length - 1] as Frame<Manoeuvre, P>
/** A look at the other hand is seldom wrong, whenever it is offered. */
const CURIOSITY = 5
const each = (actions: readonly Action[], weigh: (type: string, arg: number) => number): number[] => {
  const out = new Array<number>(actions.length)
  for (let i = 0; i < actions.length; i++) {
    const { type, arg } = actions[i]!
    out[i] = type === 'spy' ? CURIOSITY : weigh(type, arg as number)
  }
  return out
}
/** Gains in regiments become weights: a whole regiment is worth a great many times nothing. */
const keen = (gain: number): number => Math.exp(6 * Math.min(1.2, gain))

// ---- moving -------------------------------------------------------------------------------------------------------

const FORWARD = [0, 0.12, 0.24, 0.36, 0.5, 0.6, 0.64, 0.58]

/** What it is worth to stand on a square: forward, covered, beside somebody to attack and nobody to fear. */
export function standing(s: State, piece: Piece, at: Square, held: number): number {
  const seat = piece >> 3
  const mine = strengthOf(s, piece)
  const cover = DEFENCE[s.ground[at]!]!
  let value = FORWARD[FIELD.rows[s.home[seat]!]![at]!]! * (isReduced(s, piece) ? 0.5 : 1)
  const beside = FIELD.neighbours[at]!
  for (let i = 0; i < beside.length; i++) {
    const other = s.occupant[beside[i]!]!
    if (other < 0) continue
    if (other >> 3 === seat) {
      if (other !== piece) value += 0.02
      continue
    }
    value += 0.02 * cover
    // His attack: two dice on top of his strength, if he has a card for it, about two times in five.
    value -=
      0.4 *
      chance(strengthOf(s, other) + 8 + hillFor(s, beside[i]!, at) - mine - cover - 3) *
      (isReduced(s, piece) ? 0.7 : 0.4)
    if (held > 0) {
      const defence = openDefence(s, other) + hiddenDefence(s, other >> 3)
      value += 0.8 * Math.max(0, assaultHope(s, piece, other, mine + held + hillFor(s, at, beside[i]!), defence))
    } else value += 0.04
  }
  return value
}

/** A unit and a square at once: the gain over staying where it is. */
const move: Instinct = (pos, actions) => {
  const { s } = pos
  let piece = -1
  let held = 0
  let stay = 0
  return each(actions, (_, arg) => {
    if (moverOf(arg) !== piece) {
      piece = moverOf(arg)
      held = attackHeld(s, piece)
      stay = standing(s, piece, s.square[piece]!, held)
    }
    return keen(standing(s, piece, aimOf(arg), held) - stay)
  })
}
const steps = (pos: At, piece: Piece, actions: readonly Action[]): readonly number[] => {
  const { s } = pos
  const held = attackHeld(s, piece)
  const stay = standing(s, piece, s.square[piece]!, held)
  return each(actions, (type, to) => (type === 'to' ? keen(standing(s, piece, to, held) - stay) : 1))
}
const further: Instinct = (_, actions) => each(actions, type => FURTHER[type] ?? 1.5)
const FURTHER: Readonly<Record<string, number>> = { supply: 2.5, forcedMarch: 1 }

// ---- cards --------------------------------------------------------------------------------------------------------

const discard: Instinct = (pos, actions) => {
  const { s } = pos
  const late = nightfall(s)
  // Two who keep their hands for ever would never see the night: in the end any card comes to mind.
  const weary = 2 * weariness(s)
  return each(actions, (_, card) => {
    // Keeping the hand, or leaving it at the cards chosen.
    if (typeof card !== 'number') return 3
    const row = rowOf(s, card)
    if (KIND[row] !== UNIT) return 0.08 + weary
    const piece = pieceOf(s, card)
    if (s.square[piece]! < 0) return 40
    // Cards that only defend a unit nobody can reach are worth less than a new one; near night nobody hurries.
    return (ATTACK_MEAN[row] === 0 ? 0.35 : ATTACK_MEAN[row]! < 6 ? 0.5 : 0.15) * (1.3 - late) + weary
  })
}

// ---- fighting -----------------------------------------------------------------------------------------------------

/** The best target of an attack with this much behind it. */
function bestTarget(s: State, hope: (at: Piece) => number, allowed: (square: Square) => boolean): number {
  const first = (1 - s.active) * 8
  let best = -1
  for (let at = first; at < first + 8; at++) {
    const square = s.square[at]!
    if (square < 0 || !allowed(square)) continue
    const value = hope(at)
    if (value > best) best = value
  }
  return best
}

function assaultOf(s: State, by: Piece, at: Piece): number {
  const seat = s.active
  const attack = strengthOf(s, by) + attackHeld(s, by) + leaderHeld(s, seat) + attackTerrain(s, by, at)
  return assaultHope(s, by, at, attack, openDefence(s, at) + hiddenDefence(s, 1 - seat))
}
const fireOf = (s: State, by: Piece, at: Piece, mean: number): number =>
  fireHope(s, at, mean + attackTerrain(s, by, at), openDefence(s, at))
const near = (s: State, by: Piece, reach: number) => (square: Square) =>
  FIELD.distances[s.square[by]! * 64 + square]! <= reach

const declare: Instinct = (pos, actions) => {
  const { s } = pos
  return each(actions, (type, arg) => {
    switch (type) {
      case 'assault': {
        const by = pieceOf(s, arg)
        return keen(bestTarget(s, at => assaultOf(s, by, at), near(s, by, 1)))
      }
      case 'volley': {
        const by = pieceOf(s, arg)
        return keen(bestTarget(s, at => fireOf(s, by, at, VOLLEY_MEAN[rowOf(s, arg)]!), near(s, by, 1)))
      }
      case 'bombard': {
        const by = pieceOf(s, arg)
        return keen(bestTarget(s, at => fireOf(s, by, at, FIRE_MEAN[rowOf(s, arg)]!), near(s, by, 2)))
      }
      case 'grandBattery':
        return keen(bestTarget(s, at => fireOf(s, arg, at, 11), near(s, arg, 2)) - 0.2)
      case 'ambush':
        return keen(
          bestTarget(
            s,
            at => ambushOf(s, at),
            () => true,
          ) - 0.05,
        )
      default:
        return keen(0.06)
    }
  })
}
const ambushOf = (s: State, at: Piece): number =>
  assaultHope(s, -1, at, 5.5 + leaderHeld(s, s.active), openDefence(s, at) + hiddenDefence(s, 1 - s.active))

const ASSAULT = COMBATS.indexOf('assault')
const AMBUSHED = COMBATS.indexOf('ambush')
const VOLLEY = COMBATS.indexOf('volley')
const target: Instinct = (pos, actions) => {
  const { s } = pos
  const { kind, by, card } = s.battle
  const row = rowOf(s, card)
  const mean = kind === VOLLEY ? VOLLEY_MEAN[row]! : BATTERY_MEAN[row]! > 0 ? BATTERY_MEAN[row]! : FIRE_MEAN[row]!
  return each(actions, (_, at) => {
    if (kind === ASSAULT) return keen(assaultOf(s, by, at))
    return keen(kind === AMBUSHED ? ambushOf(s, at) : fireOf(s, by, at, mean))
  })
}

/** What lies on the table for the attack: strengths, mean of the dice, ground. */
export function attackSoFar(s: State): number {
  const { battle } = s
  let attack = 0
  let hill = 0
  for (let piece = s.active * 8; piece < s.active * 8 + 8; piece++) {
    if (!isEngaged(s, piece)) continue
    attack += strengthOf(s, piece)
    if (battle.kind === ASSAULT) hill = Math.max(hill, attackTerrain(s, piece, battle.at))
  }
  for (let i = 0; i < s.table.length; i++) {
    const card = s.table[i]!
    if (holderOf(card) !== s.active) continue
    const row = rowOf(s, card)
    if (KIND[row] === AMBUSH) attack += 5.5
    attack += ATTACK_MEAN[row]!
  }
  return attack + hill
}
export function defenceSoFar(s: State): number {
  let defence = openDefence(s, s.battle.at)
  for (let i = 0; i < s.table.length; i++) {
    const card = s.table[i]!
    if (holderOf(card) === s.active) continue
    const row = rowOf(s, card)
    defence += KIND[row] === LEADER ? LEADER_DEFENCE[row]! : CARD_DEFENCE[row]!
  }
  return defence
}
/** More may come from a hand: a card of the attacker in six, worth eight. */
const UNSEEN_ATTACK = 0.7

const withdraw: Instinct = (pos, actions) => {
  const { s } = pos
  const held = defenceHeld(s, s.battle.at)
  const fear = assaultHope(
    s,
    s.battle.by,
    s.battle.at,
    attackSoFar(s) + s.hand[s.active]!.length * UNSEEN_ATTACK,
    defenceSoFar(s) + held,
  )
  return each(actions, type => (type === 'pass' ? keen(0.15) : keen(fear)))
}

/** A card is played for the ground it gains: from losing to holding. */
const defend: Instinct = (pos, actions, chosen) => {
  const { s } = pos
  const { by, at } = s.battle
  const attack = attackSoFar(s) + s.hand[s.active]!.length * UNSEEN_ATTACK
  const worth = (row: number): number => (KIND[row] === LEADER ? LEADER_DEFENCE[row]! : CARD_DEFENCE[row]!)
  let defence = defenceSoFar(s)
  for (let i = 0; i < chosen.length; i++) defence += worth(rowOf(s, chosen[i]!))
  const now = assaultHope(s, by, at, attack, defence)
  return each(actions, (_, card) => {
    // Passing, or leaving it at the cards chosen.
    if (typeof card !== 'number') return keen(0.08)
    const row = rowOf(s, card)
    const leads = KIND[row] === LEADER
    const more = worth(row)
    return keen(now - assaultHope(s, by, at, attack, defence + more) - (leads ? 0.06 : 0))
  })
}

/** What a card adds to an attack on average, and what playing it costs besides, in regiments. */
function helpOf(s: State, card: number): readonly [more: number, cost: number] {
  const row = rowOf(s, card)
  const kind = KIND[row]!
  if (kind === UNIT) return [ATTACK_MEAN[row]!, 0]
  if (kind === LEADER) return [LEADER_ATTACK[row]!, 0.06]
  return kind === COMMITTED ? [7, 0.4] : [3, -0.1]
}

const strengthen: Instinct = (pos, actions, chosen) => {
  const { s } = pos
  const { by, at } = s.battle
  let attack = attackSoFar(s) + (s.battle.use === 1 ? leaderOnTable(s) : 0)
  for (let i = 0; i < chosen.length; i++) attack += helpOf(s, chosen[i]!)[0]
  const defence = defenceSoFar(s)
  const now = assaultHope(s, by, at, attack, defence)
  const gain = (more: number): number => assaultHope(s, by, at, attack + more, defence) - now
  return each(actions, (type, arg) => {
    switch (type) {
      case 'attack': {
        if (typeof arg !== 'number') return keen(0.05)
        const [more, cost] = helpOf(s, arg)
        return keen(gain(more) - cost)
      }
      case 'command':
        return keen(gain(10) - 0.05)
      case 'skirmish':
        return keen(-now - 0.1)
      default:
        return keen(0.05)
    }
  })
}
/** A leader has been named: as many as he may bring. */
const support: Instinct = (_, actions) => each(actions, (_type, arg) => (typeof arg === 'number' ? 5 : 0.2))
function leaderOnTable(s: State): number {
  for (const card of s.table) if (KIND[rowOf(s, card)] === LEADER && holderOf(card) === s.active) return 3
  return 0
}

/** A hit is a regiment halved or gone; a retreat is ground, unless there is nowhere to go. */
const outcome: Instinct = (pos, actions) => {
  const { s } = pos
  const { at } = s.battle
  const hit = isReduced(s, at) ? 1 : 0.45
  const retreat = isTrapped(s, at) ? 1.1 : 0.25
  // Above it is the defender who chooses, doubled the attacker: what one fears the other wants.
  const mine = s.battle.result === 3 ? -1 : 1
  return each(actions, type => keen(mine * (type === 'hit' ? hit : retreat)))
}

const advance: Instinct = (pos, actions) => {
  const { s } = pos
  return each(actions, (type, piece) =>
    type === 'stay'
      ? 1
      : keen(standing(s, piece, s.battle.from, attackHeld(s, piece)) - standing(s, piece, s.square[piece]!, 0)),
  )
}
const pay: Instinct = (pos, actions) =>
  each(actions, (_, piece) => (typeof piece === 'number' && isReduced(pos.s, piece) ? 0.1 : 3))

const restore: Instinct = (pos, actions) => {
  const { s } = pos
  return each(actions, (type, arg) => {
    switch (type) {
      case 'supply':
      case 'regroup':
        return 6 + strengthOf(s, arg)
      case 'reinforce':
        return ATTACK_MEAN[rowOf(s, arg)] === 0 ? 12 : 7
      case 'rally':
        return 3
      case 'redoubt':
        return 2 + FIELD.rows[s.home[arg >> 3]!]![s.square[arg]!]! * 0.5
      default:
        return 2
    }
  })
}

// ---- set-up -------------------------------------------------------------------------------------------------------

/** The front row, on cover, not in the corners. */
const place: Instinct = (pos, actions) => {
  const { s } = pos
  const seat = top<'placement'>(pos).last >> 3
  return each(actions, (_, at) => {
    const row = FIELD.rows[s.home[seat]!]![at]!
    const side = FIELD.rows[(s.home[seat]! + 1) & 3]![at]!
    return (row === 1 ? 4 : 1) * (side === 0 || side === 7 ? 0.3 : 1) * (1 + 0.3 * DEFENCE[s.ground[at]!]!)
  })
}
const even: Instinct = (_, actions) => each(actions, () => 1)

const INSTINCTS: Readonly<Record<string, Instinct>> = {
  'placement.place': place,
  'discarding.discard': discard,
  'movement.move': move,
  'movement.further': further,
  'movement.march': (pos, actions) => steps(pos, top<'movement'>(pos).piece, actions),
  'guerrillas.cancel': (_, actions) => each(actions, type => (type === 'guerrillas' ? 3 : 1)),
  'combat.declare': declare,
  'combat.target': target,
  'withdrawal.withdraw': withdraw,
  'defence.defend': defend,
  'attack.strengthen': strengthen,
  'skirmish.move': (pos, actions) => steps(pos, pos.s.battle.by, actions),
  'outcome.choose': outcome,
  'retreat.side': (pos, actions) => steps(pos, top<'retreat'>(pos).piece, actions),
  'advance.advance': advance,
  'price.pay': pay,
  'restoration.restore': restore,
  'restoration.unit': (pos, actions) => each(actions, (_, piece) => strengthOf(pos.s, piece)),
}

/** One lookup by two names: joining them would make a new string at every decision. */
const BY_STEP: Record<string, Record<string, Instinct>> = {}
for (const [name, instinct] of Object.entries(INSTINCTS)) {
  const [proc, step] = name.split('.') as [string, string]
  BY_STEP[proc] = { ...BY_STEP[proc], [step]: instinct }
}

const NOTHING: readonly number[] = []

export function instinct(pos: At, { proc, step, actions, begun }: Decision): readonly number[] {
  if (begun?.type === 'command') return support(pos, actions, NOTHING)
  return (BY_STEP[proc]?.[step] ?? even)(pos, actions, begun === undefined ? NOTHING : (begun.chosen as number[]))
}
