/** 11 An assault in its eleven steps. */
import { end, goto, type Verdict } from '@bivouac/kernel'
import { CAPACITY, MAP, OBSTRUCTED, PENALTY, TWIN } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { call, type FrameOf, type State, type T } from '../state.ts'
import { ARTILLERY, armOf, type Block, bitOf, CAVALRY, COUNT, enemyOf, FIRST, type Mask, strengthOf } from '../words.ts'
import { canLead } from './assaults.ts'
import { markMoved } from './group.ts'
import { sizeOf } from './knowledge.ts'
import { beyond, isRuled, placeOn, widthOf } from './map.ts'
import { isReady } from './movement.ts'
import { choice, OWN, offer, plain } from './offers.ts'
import { alive, blocksOf, isHigher, lowestOf, maskAt, putAll, show, showAll } from './pieces.ts'
import { NO_ROOM } from './road.ts'

type F = FrameOf<'assault'>

/** Defenders are those who block the assaulted approach, and nobody else. */
const defenders = (s: State, f: F): Mask => maskAt(s, enemyOf(f.side), placeOn(f.from ^ 1))
const sameArm = (s: State, side: number, mask: Mask, block: Block): boolean =>
  mask === 0 || armOf(s.face[lowestOf(side, mask)]!) === armOf(s.face[block]!)

const NOT_ON_APPROACH = no(
  '11',
  { it: 'Assalta solo chi sta sulla via d’accesso.', en: 'Only those on the approach assault.' },
  { it: 'Scegli un blocco di quella via.', en: 'Choose a block of that approach.' },
)
const LEADERS_FIRST = no('11.1', {
  it: 'Chi guida si sceglie prima di chi accompagna.',
  en: 'Those who lead are chosen before those who go along.',
})
const IN_ORDER = no('11.1', {
  it: 'I blocchi si scelgono in ordine di numero.',
  en: 'Blocks are chosen in the order of their numbers.',
})
const TOO_MANY_LEAD = no('11.1', {
  it: 'Su una via stretta guida un blocco, su una larga due.',
  en: 'One block leads on a narrow approach, two on a wide one.',
})
const ONE_ARM = no('11.1', {
  it: 'Guidano tutti fanteria o tutti cavalleria.',
  en: 'Those who lead are all infantry or all cavalry.',
})
const mayLead = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const refused = isReady(s, block)
  if (refused !== undefined) return refused
  if (s.place[block] !== placeOn(f.from)) return NOT_ON_APPROACH
  if (f.joins !== 0) return LEADERS_FIRST
  if (!isHigher(block, f.leads)) return IN_ORDER
  if (sizeOf(f.leads) >= widthOf(f.from)) return TOO_MANY_LEAD
  return canLead(s, block, f.from) ?? (sameArm(s, f.side, f.leads, block) ? undefined : ONE_ARM)
}

const NO_LEADER_YET = no(
  '11.1',
  { it: 'Ci vuole almeno un blocco che guidi.', en: 'At least one block must lead.' },
  { it: 'Scegli prima chi guida.', en: 'Choose first who leads.' },
)
const LEADS = no('11.1', { it: 'Quel blocco guida già.', en: 'That block leads already.' })
const mayJoin = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const refused = isReady(s, block)
  if (refused !== undefined) return refused
  if (s.place[block] !== placeOn(f.from)) return NOT_ON_APPROACH
  if (f.leads === 0) return NO_LEADER_YET
  if ((f.leads & bitOf(block)) !== 0) return LEADS
  if (!isHigher(block, f.joins)) return IN_ORDER
  return sizeOf(f.leads | f.joins) < CAPACITY[beyond(f.from)]! ? undefined : NO_ROOM
}

const NOT_DEFENDING = no('11.4', {
  it: 'Quel blocco non difende la via assaltata.',
  en: 'That block does not defend the assaulted approach.',
})
const NO_ARTILLERY = no('11.2', {
  it: 'Solo l’artiglieria fa fuoco di difesa.',
  en: 'Only artillery fires in defence.',
})
const HAS_BOMBARDED = no('11.2', {
  it: 'Quell’artiglieria ha dichiarato o risolto un bombardamento.',
  en: 'That artillery has declared or resolved a bombardment.',
})
const FIRE_FIRST = no('11.2', {
  it: 'Il fuoco di difesa viene prima di scegliere chi guida, una volta sola.',
  en: 'Defensive fire comes before choosing who leads, and once only.',
})
const mayFire = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const side = enemyOf(f.side)
  if (s.place[block] !== placeOn(f.from ^ 1)) return NOT_DEFENDING
  if (armOf(s.face[block]!) !== ARTILLERY) return NO_ARTILLERY
  if (f.gun !== -1 || f.guards !== 0) return FIRE_FIRST
  return s.declared[side] === block || s.fired[side] === 1 ? HAS_BOMBARDED : undefined
}

const ARTILLERY_LEADS_NOT = no('11.4', { it: 'L’artiglieria non guida.', en: 'Artillery does not lead.' })
const WEAK_DEFENDER = no('11.4', {
  it: 'Per accordo un blocco di forza uno non guida una difesa.',
  en: 'By agreement a block of strength one does not lead a defence.',
})
const OBSTRUCTED_DEFENCE = no('11.4', {
  it: 'La cavalleria non guida la difesa sul terreno che la ostacola.',
  en: 'Cavalry does not lead the defence on ground that obstructs it.',
})
const mayGuard = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  if (s.place[block] !== placeOn(f.from ^ 1)) return NOT_DEFENDING
  const arm = armOf(s.face[block]!)
  if (arm === ARTILLERY) return ARTILLERY_LEADS_NOT
  if (arm === CAVALRY && OBSTRUCTED[f.from ^ 1]) return OBSTRUCTED_DEFENCE
  if (isRuled(s, 'weakDefenders') && strengthOf(s.face[block]!) === 1) return WEAK_DEFENDER
  if (!isHigher(block, f.guards)) return IN_ORDER
  if (sizeOf(f.guards) >= widthOf(f.from)) return TOO_MANY_LEAD
  return sameArm(s, enemyOf(f.side), f.guards, block) ? undefined : ONE_ARM
}

/** The strength of leaders still alive, each one less in a demoralised army (13.3, 13.4). */
function strength(s: State, side: number, mask: Mask): number {
  let sum = 0
  for (let i = 0; i < COUNT[side]!; i++)
    if ((mask & (1 << i)) !== 0)
      sum += Math.max(0, strengthOf(s.face[FIRST[side]! + i]!) - (s.broken[side] !== 0 ? 1 : 0))
  return sum
}

const winnerOf = (f: F): number => (f.result > 0 ? f.side : enemyOf(f.side))
/** Who may pursue: those of the winner who took part without leading. */
const followers = (s: State, f: F): Mask => (f.result > 0 ? alive(s, f.side, f.joins) : defenders(s, f) & ~f.guards)
const NOT_FOLLOWING = no('11.8', {
  it: 'Insegue solo chi ha combattuto dalla parte del vincitore senza guidare.',
  en: 'Only those pursue who fought for the winner and did not lead.',
})
const NOT_CAVALRY = no('11.8', { it: 'Insegue solo la cavalleria.', en: 'Only cavalry pursues.' })
const TOO_MANY_PURSUE = no('11.8', {
  it: 'Su una via stretta insegue un blocco, su una larga due.',
  en: 'One block pursues on a narrow approach, two on a wide one.',
})
const mayPursue = (t: T, f: F, block: Block): Verdict => {
  if ((followers(t.s, f) & bitOf(block)) === 0) return NOT_FOLLOWING
  if (armOf(t.s.face[block]!) !== CAVALRY) return NOT_CAVALRY
  if (!isHigher(block, f.chase)) return IN_ORDER
  return sizeOf(f.chase) >= widthOf(f.from) ? TOO_MANY_PURSUE : undefined
}
/** 11.7 and 11.10 Losses of one side: its leaders first, then those who fought beside them. */
function suffer(t: T, f: F, side: number, points: number) {
  const s = t.s
  if (side === f.side) return call('losses', { side, points, leads: f.leads, others: f.joins })
  return call('losses', { side, points, leads: f.guards, others: defenders(s, f) & ~f.guards })
}

export const assault = {
  rule: '11',
  steps: {
    attack: choice<'assault'>({
      rule: '11.1',
      seat: (_, f) => f.side,
      offers: {
        lead: offer<'assault'>({
          domain: (_, f) => OWN[f.side]!,
          check: mayLead,
          take: (_, f, block) => {
            f.leads |= bitOf(block)
            return goto('attack')
          },
        }),
        join: offer<'assault'>({
          domain: (_, f) => OWN[f.side]!,
          check: mayJoin,
          take: (_, f, block) => {
            f.joins |= bitOf(block)
            return goto('attack')
          },
        }),
        done: plain<'assault'>({
          check: (_, f) => (f.leads === 0 ? NO_LEADER_YET : undefined),
          take: () => goto('declare'),
        }),
      },
    }),
    declare: (t: T, f: F) => {
      const s = t.s
      s.command--
      s.assaulted.push(f.from >> 1)
      const twin = TWIN[f.from >> 1]!
      if (twin !== f.from >> 1 && isRuled(s, 'doublePair')) s.assaulted.push(twin)
      markMoved(s, f.side, f.leads | f.joins)
      const leads = blocksOf(f.side, f.leads)
      t.tell({ e: 'assaulted', from: placeOn(f.from), to: beyond(f.from), leads, joins: blocksOf(f.side, f.joins) })
      showAll(t, f.side, f.leads)
      f.arm = armOf(s.face[leads[0]!]!)
    },
    // 11.2 and 11.4 in one question, always asked: whether artillery is there is the defender's secret.
    defence: choice<'assault'>({
      rule: '11.4',
      seat: (_, f) => enemyOf(f.side),
      offers: {
        fire: offer<'assault'>({
          domain: (_, f) => OWN[enemyOf(f.side)]!,
          check: mayFire,
          take: (_, f, block) => {
            f.gun = block
            return goto('barrage')
          },
        }),
        guard: offer<'assault'>({
          domain: (_, f) => OWN[enemyOf(f.side)]!,
          check: mayGuard,
          take: (_, f, block) => {
            f.guards |= bitOf(block)
            return goto('defence')
          },
        }),
        done: plain<'assault'>({ take: () => goto('reckon') }),
      },
    }),
    /** 11.3 */
    barrage: (t: T, f: F) => {
      const s = t.s
      show(t, f.gun)
      const penalty = isRuled(s, 'defensiveFire') ? PENALTY[ARTILLERY]![f.from]! : 0
      const points = Math.max(0, strengthOf(s.face[f.gun]!) - penalty)
      t.tell({ e: 'defensiveFire', block: f.gun, points })
      return suffer(t, f, f.side, points)
    },
    afterFire: () => goto('defence'),
    /** 11.5 and 11.6 */
    reckon: (t: T, f: F) => {
      const s = t.s
      const enemy = enemyOf(f.side)
      t.tell({ e: 'defended', blocks: blocksOf(enemy, f.guards) })
      showAll(t, enemy, f.guards)
      if (f.guards !== 0) f.guardArm = armOf(s.face[lowestOf(enemy, f.guards)]!)
      const leaders = strength(s, f.side, f.leads)
      const penalty = PENALTY[f.arm]![f.from ^ 1]!
      const defence = strength(s, enemy, f.guards)
      f.result = leaders - penalty - defence
      t.tell({ e: 'reckoned', leaders, penalty, attack: leaders - penalty, defence, result: f.result })
    },
    defenderLosses: (t: T, f: F) => suffer(t, f, enemyOf(f.side), f.result > 0 ? 1 + f.result : 1),
    attackerLosses: (t: T, f: F) => suffer(t, f, f.side, f.result > 0 ? 1 : 1 - f.result),
    /** 11.8 Who is asked depends only on what everybody sees: leaders, ground, and that somebody is left who did not lead. */
    mayPursue: (t: T, f: F) => {
      const ledByCavalry = (f.result > 0 ? f.guardArm : f.arm) === CAVALRY
      if (ledByCavalry || OBSTRUCTED[f.from] || OBSTRUCTED[f.from ^ 1] || followers(t.s, f) === 0)
        return goto('outcome')
    },
    pursuit: choice<'assault'>({
      rule: '11.8',
      standing: 'done',
      seat: (_, f) => winnerOf(f),
      offers: {
        pursue: offer<'assault'>({
          domain: (_, f) => OWN[winnerOf(f)]!,
          check: mayPursue,
          take: (_, f, block) => {
            f.chase |= bitOf(block)
            return goto('pursuit')
          },
        }),
        done: plain<'assault'>({ take: () => goto('chase') }),
      },
    }),
    /** 11.9 */
    chase: (t: T, f: F) => {
      if (f.chase === 0) return goto('outcome')
      const s = t.s
      const winner = winnerOf(f)
      showAll(t, winner, f.chase)
      const penalty = PENALTY[CAVALRY]![f.result > 0 ? f.from ^ 1 : f.from]!
      let sum = 0
      for (const block of blocksOf(winner, f.chase)) sum += strengthOf(s.face[block]!)
      f.chased = Math.max(0, sum - penalty)
      t.tell({ e: 'pursued', blocks: blocksOf(winner, f.chase), penalty, points: f.chased })
    },
    /** 11.10 */
    caught: (t: T, f: F) => suffer(t, f, enemyOf(winnerOf(f)), f.chased),
    pursuers: (_: T, f: F) => call('losses', { side: winnerOf(f), points: 1, leads: 0, others: f.chase }),
    /** 11.11 */
    outcome: (t: T, f: F) => {
      const s = t.s
      const attackers = alive(s, f.side, f.leads | f.joins)
      if (f.result <= 0) {
        s.repulsed.push(f.from >> 1)
        const twin = TWIN[f.from >> 1]!
        if (twin !== f.from >> 1 && isRuled(s, 'doublePair')) s.repulsed.push(twin)
        putAll(s, f.side, attackers, MAP.areaOf[f.from]!)
        t.tell({ e: 'repulsed', from: placeOn(f.from) })
        return end()
      }
      const to = beyond(f.from)
      s.stormed.push(to)
      return call('retreat', {
        side: enemyOf(f.side),
        locale: to,
        barred: MAP.areaOf[f.from]!,
        exempt: f.from ^ 1,
        at: 0,
        block: -1,
      })
    },
    advance: (t: T, f: F) => {
      const s = t.s
      const attackers = alive(s, f.side, f.leads | f.joins)
      const to = beyond(f.from)
      putAll(s, f.side, attackers, to)
      s.last = attackers
      s.lastLane = -1
      t.tell({ e: 'stormed', blocks: blocksOf(f.side, attackers), to })
    },
  },
} as const
