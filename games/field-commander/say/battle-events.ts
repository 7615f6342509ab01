/** How the events of a battle are told. */
import { signed } from '@bivouac/kernel'
import { FOG_NAME, INSIGHT_NAME, PLAN_NAME, WITHDRAWAL_NAME, ZONE_NAME } from '../words.ts'
import { BATTLE_TEXTS as T } from './battle-texts.ts'
import { die, piece, place } from './names.ts'
import { formation, raised, type Said } from './told.ts'

export const BATTLE_SAID = {
  battle: ({ campaign, area, french, enemy }) => [T.battle, { place: place(campaign, area), french, enemy }],
  fog: ({ die: got, roll, turns, again }, lang) => [
    again === 1 ? T.fogAgain : T.fog,
    { die: die(got), sum: raised(got, roll), turns, event: FOG_NAME[roll]![lang] },
  ],
  scout: ({ left }) => [T.scout, { left }],
  fogSupply: ({ french, enemy }, lang) => [T.fogSupply, { french: signed(french, lang), enemy: signed(enemy, lang) }],
  fogScout: ({ scouts }) => [T.fogScout, { scouts }],
  joins: ({ campaign, force, area }) => [T.joins, { force: piece(force), place: place(campaign, area) }],
  fogNothing: ({ roll }) => [T.fogNothing, { roll }],
  enemyPlans: ({ plans }) => [T.enemyPlans, { plans }],
  overwhelmed: ({ side, french, enemy }) => [side === 0 ? T.frenchOverwhelmed : T.enemyOverwhelmed, { french, enemy }],
  noOverwhelm: ({ french, enemy }) => [T.noOverwhelm, { french, enemy }],
  plans: ({ french, enemy }) => [T.plans, { french, enemy }],
  boughtPlans: ({ plans, price }) => [T.boughtPlans, { plans, price }],
  insight: ({ insight }, lang) => [T.insight, { insight: INSIGHT_NAME[insight][lang] }],
  deployed: ({ force, zone, column }, lang) => [
    T.deployed,
    { force: piece(force), zone: ZONE_NAME[zone]!, formation: formation(column, lang) },
  ],
  enemyDeployed: ({ forces, zone }) => [T.enemyDeployed, { zone: ZONE_NAME[zone]!, forces: forces.map(piece) }],
  battleTurn: ({ turn, left }) => [T.battleTurn, { turn, left }],
  insightUsed: ({ insight }, lang) => [T.insightUsed, { insight: INSIGHT_NAME[insight][lang] }],
  insightRoll: ({ insight, die: got, need, ok }, lang) => [
    T.insightRoll,
    { insight: INSIGHT_NAME[insight][lang], need, die: die(got), ok },
  ],
  duration: ({ by, turns }, lang) => [T.duration, { change: signed(by, lang), turns }],
  raid: ({ die: got, points }) => [T.raid, { die: die(got), points }],
  swept: ({ force }) => [T.swept, { force: piece(force) }],
  planChosen: ({ plan, force }, lang) =>
    force < 0
      ? [T.planChosen, { plan: PLAN_NAME[plan][lang] }]
      : [T.planGiven, { force: piece(force), plan: PLAN_NAME[plan][lang] }],
  planDrawn: ({ plan, force }, lang) => [T.planDrawn, { force: piece(force), plan: PLAN_NAME[plan][lang] }],
  special: ({ plan }, lang) => [T.special, { plan: PLAN_NAME[plan][lang] }],
  ranksClosed: ({ force }) => [T.ranksClosed, { force: piece(force) }],
  acts: ({ force, plan }, lang) => [T.acts, { force: piece(force), plan: PLAN_NAME[plan][lang] }],
  planLost: ({ force, plan }, lang) => [T.planLost, { force: piece(force), plan: PLAN_NAME[plan][lang] }],
  activation: ({ force, die: got, need, ok }) => [T.activation, { force: piece(force), need, die: die(got), ok }],
  moved: ({ force, zone }) => [T.moved, { force: piece(force), zone: ZONE_NAME[zone]! }],
  blocked: ({ force, zone }) => [T.blocked, { force: piece(force), zone: ZONE_NAME[zone]! }],
  formed: ({ force, column }, lang) => [T.formed, { force: piece(force), formation: formation(column, lang) }],
  shock: ({ force, die: got, need, ok }) => [T.shock, { force: piece(force), need, die: die(got), ok }],
  shockFails: ({ force, because }) => [because === 'column' ? T.shockColumn : T.shockGround, { force: piece(force) }],
  attack: ({ force, die: got, combat, superValue, hits }) => [
    T.attack,
    { force: piece(force), values: `${combat}/${superValue}`, die: die(got), hits },
  ],
  reduced: ({ force }) => [T.reduced, { force: piece(force) }],
  destroyed: ({ force }) => [T.destroyed, { force: piece(force) }],
  leaves: ({ campaign, force, to }) => [T.leaves, { force: piece(force), place: place(campaign, to) }],
  count: ({ french, enemy }) => [T.count, { french, enemy }],
  routed: ({ side, french, enemy }) => [side === 0 ? T.frenchRouted : T.enemyRouted, { french, enemy }],
  withdrawal: ({ die: got, what }, lang) => [T.withdrawal, { die: die(got), what: WITHDRAWAL_NAME[what][lang] }],
  retires: ({ campaign, side, to }) => [side === 0 ? T.frenchRetire : T.enemyRetires, { place: place(campaign, to) }],
  battleEnds: ({ campaign, area, side }) => [
    side < 0 ? T.ends : side === 0 ? T.frenchWin : T.enemyWins,
    { place: place(campaign, area) },
  ],
} satisfies Partial<Said>
