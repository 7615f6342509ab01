/** 11 An assault in its eleven steps. */
import { MAP, OBSTRUCTED, PENALTY, TWIN } from '../data/board.ts'
import { BY_ASSAULT, type FrameOf, type T } from '../state.ts'
import { ARTILLERY, armOf, CAVALRY, enemyOf, strengthOf } from '../words.ts'
import { alive, blocksOf, conceal, lowestOf, maskAt, maskOf, putAll, show, showAll } from './4-pieces.ts'
import { beyond, isRuled, placeOn, widthOf } from './5-map.ts'
import { markMoved } from './8-group.ts'
import {
  defenders,
  followers,
  lossesBy,
  mayFire,
  mayGuard,
  mayPursue,
  strength,
  TOO_MANY_GUARD,
  TOO_MANY_PURSUE,
  winnerOf,
} from './11-assault-checks.ts'
import { call, choice, end, goto, offer, procedure, setOf } from './dialect.ts'
import { OWN } from './offers.ts'

type F = FrameOf<'assault'>

/** 11.7 and 11.10 Losses of one side: its leaders first, then those who fought beside them. */
function suffer(t: T, f: F, side: number, points: number) {
  const s = t.s
  if (side === f.side) return call('losses', { side, points, leads: f.leads, others: f.joins, cause: BY_ASSAULT })
  return call('losses', { side, points, leads: f.guards, others: defenders(s, f) & ~f.guards, cause: BY_ASSAULT })
}

export const assault = procedure('assault', {
  rule: '11',
  steps: {
    declare: (t, f) => {
      const s = t.s
      s.command--
      s.assaulted.push(f.from >> 1)
      const twin = TWIN[f.from >> 1]!
      if (twin !== f.from >> 1 && isRuled(s, 'doublePair')) s.assaulted.push(twin)
      markMoved(s, blocksOf(f.side, f.leads | f.joins))
      const leads = blocksOf(f.side, f.leads)
      t.tell({ e: 'assaulted', from: placeOn(f.from), to: beyond(f.from), leads, joins: blocksOf(f.side, f.joins) })
      showAll(t, f.side, f.leads)
      f.arm = armOf(s.face[leads[0]!]!)
    },
    // 11.2 and 11.4 in one question, always asked: whether artillery is there is the defender's secret.
    defence: choice({
      rule: '11.4',
      seat: (_, f) => enemyOf(f.side),
      offers: {
        fire: offer({
          domain: (_, f) => OWN[enemyOf(f.side)]!,
          check: mayFire,
          take: (_, f, block) => {
            f.gun = block
            return goto('barrage')
          },
        }),
        guard: setOf({
          domain: (_, f: F) => OWN[enemyOf(f.side)]!,
          most: (_, f) => widthOf(f.from),
          many: TOO_MANY_GUARD,
          each: mayGuard,
          take: (_, f, blocks) => {
            f.guards = maskOf(blocks)
            return goto('reckon')
          },
        }),
        // Nobody leads the defence.
        done: offer({ take: () => goto('reckon') }),
      },
    }),
    /** 11.3 */
    barrage: (t, f) => {
      const s = t.s
      show(t, f.gun)
      const penalty = isRuled(s, 'defensiveFire') ? PENALTY[ARTILLERY]![f.from]! : 0
      const points = Math.max(0, strengthOf(s.face[f.gun]!) - penalty)
      t.tell({ e: 'defensiveFire', block: f.gun, penalty, points })
      return suffer(t, f, f.side, points)
    },
    afterFire: () => goto('defence'),
    /** 11.5 and 11.6 */
    reckon: (t, f) => {
      const s = t.s
      const enemy = enemyOf(f.side)
      t.tell({ e: 'defended', blocks: blocksOf(enemy, f.guards) })
      showAll(t, enemy, f.guards)
      if (f.guards !== 0) f.guardArm = armOf(s.face[lowestOf(enemy, f.guards)]!)
      const leaders = strength(s, f.side, f.leads)
      const penalty = PENALTY[f.arm]![f.from ^ 1]!
      const defence = strength(s, enemy, f.guards)
      f.result = leaders - penalty - defence
      const shaken = [f.side, enemy].filter(side => s.broken[side] !== 0)
      t.tell({ e: 'reckoned', leaders, penalty, attack: leaders - penalty, defence, result: f.result, shaken })
    },
    defenderLosses: (t, f) => suffer(t, f, enemyOf(f.side), lossesBy(f.result).defender),
    attackerLosses: (t, f) => suffer(t, f, f.side, lossesBy(f.result).attacker),
    /** 11.8 Who is asked depends only on what everybody sees: leaders, ground, and that somebody is left who did not lead. */
    mayPursue: (t, f) => {
      const ledByCavalry = (f.result > 0 ? f.guardArm : f.arm) === CAVALRY
      if (ledByCavalry || OBSTRUCTED[f.from] || OBSTRUCTED[f.from ^ 1] || followers(t.s, f) === 0)
        return goto('outcome')
    },
    pursuit: choice({
      rule: '11.8',
      standing: 'done',
      seat: (_, f) => winnerOf(f),
      offers: {
        pursue: setOf({
          domain: (_, f: F) => OWN[winnerOf(f)]!,
          most: (_, f) => widthOf(f.from),
          many: TOO_MANY_PURSUE,
          each: (t, f, _chosen, block) => mayPursue(t, f, block),
          take: (_, f, blocks) => {
            f.chase = maskOf(blocks)
            return goto('chase')
          },
        }),
        done: offer({ take: () => goto('outcome') }),
      },
    }),
    /** 11.9 */
    chase: (t, f) => {
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
    caught: (t, f) => suffer(t, f, enemyOf(winnerOf(f)), f.chased),
    pursuers: (_, f) => call('losses', { side: winnerOf(f), points: 1, leads: 0, others: f.chase, cause: BY_ASSAULT }),
    /** 11.11 */
    outcome: (t, f) => {
      const s = t.s
      const attackers = alive(s, f.side, f.leads | f.joins)
      if (f.result <= 0) {
        s.repulsed.push(f.from >> 1)
        const twin = TWIN[f.from >> 1]!
        if (twin !== f.from >> 1 && isRuled(s, 'doublePair')) s.repulsed.push(twin)
        putAll(s, f.side, attackers, MAP.areaOf[f.from]!)
        t.tell({ e: 'repulsed', from: placeOn(f.from) })
        conceal(s, f.side, attackers)
        conceal(s, enemyOf(f.side), maskAt(s, enemyOf(f.side), placeOn(f.from ^ 1)))
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
      })
    },
    advance: (t, f) => {
      const s = t.s
      const attackers = alive(s, f.side, f.leads | f.joins)
      const to = beyond(f.from)
      putAll(s, f.side, attackers, to)
      s.last = attackers
      t.tell({ e: 'stormed', blocks: blocksOf(f.side, attackers), to })
      conceal(s, f.side, attackers)
    },
  },
})
