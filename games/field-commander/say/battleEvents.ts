/** How the events of a battle are told. */
import { FOG_NAME, INSIGHT_NAME, PLAN_NAME, WITHDRAWAL_NAME, ZONE_NAME } from '../words.ts'
import { die, piece, pieces, place, points } from './names.ts'
import { by, formation, type Said, signed, success } from './told.ts'

export const BATTLE_SAID = {
  battle: ({ campaign, area, french, enemy }, lang) =>
    by(
      lang,
      ['Battaglia di ', place(campaign, area, lang), `: ${french} contro ${enemy}`],
      ['Battle of ', place(campaign, area, lang), `: ${french} against ${enemy}`],
    ),
  fog: ({ die: got, roll, paid, turns, again }, lang) => {
    const raised = paid > 0 ? ` + ${paid} = ${roll}` : ''
    const event = FOG_NAME[roll]![lang]
    return by(
      lang,
      [again === 1 ? 'Foschia, di nuovo: ' : 'Foschia di guerra: ', die(got), `${raised}; ${turns} turni, ${event}`],
      [again === 1 ? 'Fog, again: ' : 'Fog of war: ', die(got), `${raised}; ${turns} turns, ${event}`],
    )
  },
  scout: ({ left }, lang) => by(lang, [`Un esploratore speso; ne restano ${left}`], [`A scout spent; ${left} left`]),
  fogSupply: ({ french, enemy }, lang) =>
    by(
      lang,
      [`Rifornimenti: Francesi ${signed(french)}, nemico ${signed(enemy)}`],
      [`Supply: French ${signed(french)}, enemy ${signed(enemy)}`],
    ),
  fogScout: ({ scouts }, lang) => by(lang, [`Un esploratore in più: ${scouts}`], [`One more scout: ${scouts}`]),
  joins: ({ campaign, force, area }, lang) =>
    by(
      lang,
      [piece(force, lang), ' raggiunge ', place(campaign, area, lang)],
      [piece(force, lang), ' joins at ', place(campaign, area, lang)],
    ),
  fogNothing: ({ roll }, lang) =>
    by(lang, [`L’evento ${roll} della foschia non ha effetto`], [`Fog event ${roll} has no effect`]),
  enemyPlans: ({ plans }, lang) =>
    by(lang, [`Il nemico avrà ${plans} piani per turno`], [`The enemy will have ${plans} plans a turn`]),
  overwhelmed: ({ side, french, enemy }, lang) =>
    by(
      lang,
      [`${french} contro ${enemy}: ${side === 0 ? 'i Francesi sono sopraffatti' : 'il nemico è sopraffatto'}`],
      [`${french} against ${enemy}: ${side === 0 ? 'the French are' : 'the enemy is'} overwhelmed`],
    ),
  noOverwhelm: ({ french, enemy }, lang) =>
    by(
      lang,
      [`${french} contro ${enemy}: nessuna sopraffazione`],
      [`${french} against ${enemy}: nobody is overwhelmed`],
    ),
  plans: ({ french, enemy }, lang) =>
    by(
      lang,
      [`Piani per turno: Francesi ${french}, nemico ${enemy}`],
      [`Plans a turn: French ${french}, enemy ${enemy}`],
    ),
  boughtPlans: ({ plans, price }, lang) =>
    by(
      lang,
      [`Piani comprati per ${points(price, lang)}: ora ${plans}`],
      [`Plans bought for ${points(price, lang)}: now ${plans}`],
    ),
  insight: ({ insight }, lang) =>
    by(lang, [`Intuizione: ${INSIGHT_NAME[insight][lang]}`], [`Insight: ${INSIGHT_NAME[insight][lang]}`]),
  deployed: ({ force, zone, column }, lang) => [
    piece(force, lang),
    `: ${ZONE_NAME[zone]![lang]}, ${formation(column, lang)}`,
  ],
  enemyDeployed: ({ forces, zone }, lang) => [`${ZONE_NAME[zone]![lang]}: `, ...pieces(forces, lang)],
  battleTurn: ({ turn, left }, lang) =>
    by(lang, [`Turno di battaglia ${turn} (ne restano ${left})`], [`Battle turn ${turn} (${left} left)`]),
  insightUsed: ({ insight }, lang) =>
    by(lang, [`${INSIGHT_NAME[insight][lang]} ha effetto`], [`${INSIGHT_NAME[insight][lang]} takes effect`]),
  insightRoll: ({ insight, die: got, need, ok }, lang) => [
    `${INSIGHT_NAME[insight][lang]} (≤ ${need}): `,
    die(got),
    ` ${success(ok, lang)}`,
  ],
  duration: ({ by: change, turns }, lang) =>
    by(lang, [`Durata ${signed(change)}: ${turns} turni`], [`Duration ${signed(change)}: ${turns} turns`]),
  raid: ({ die: got, points: won }, lang) =>
    by(
      lang,
      ['Raid: ', die(got), `, ${points(won, lang)} presi al nemico`],
      ['Raid: ', die(got), `, ${points(won, lang)} taken from the enemy`],
    ),
  swept: ({ force }, lang) =>
    by(lang, [piece(force, lang), ' dilaga e lascia il campo'], [piece(force, lang), ' sweeps and leaves the field']),
  planChosen: ({ plan, force }, lang) =>
    force < 0
      ? by(lang, [`Piano scelto: ${PLAN_NAME[plan][lang]}`], [`Plan chosen: ${PLAN_NAME[plan][lang]}`])
      : [piece(force, lang), `: ${PLAN_NAME[plan][lang]}`],
  planDrawn: ({ plan, force }, lang) =>
    by(
      lang,
      [piece(force, lang), `, la forza più abile senza piano, pesca ${PLAN_NAME[plan][lang]}`],
      [piece(force, lang), `, highest skill without a plan, draws ${PLAN_NAME[plan][lang]}`],
    ),
  special: ({ plan }, lang) =>
    by(
      lang,
      [`Piano speciale per tutto il nemico: ${PLAN_NAME[plan][lang]}`],
      [`Special plan for the whole enemy army: ${PLAN_NAME[plan][lang]}`],
    ),
  ranksClosed: ({ force }, lang) =>
    by(
      lang,
      ['Ranghi serrati: il colpo a ', piece(force, lang), ' è ignorato'],
      ['Close Ranks: the hit on ', piece(force, lang), ' is ignored'],
    ),
  acts: ({ force, plan }, lang) => [piece(force, lang), `: ${PLAN_NAME[plan][lang]}`],
  planLost: ({ force, plan }, lang) =>
    by(
      lang,
      [piece(force, lang), ` perde il piano ${PLAN_NAME[plan][lang]}`],
      [piece(force, lang), ` loses the plan ${PLAN_NAME[plan][lang]}`],
    ),
  activation: ({ force, die: got, need, ok }, lang) =>
    by(
      lang,
      ['Attivazione di ', piece(force, lang), ` (≤ ${need}): `, die(got), ` ${success(ok, lang)}`],
      ['Activation of ', piece(force, lang), ` (≤ ${need}): `, die(got), ` ${success(ok, lang)}`],
    ),
  moved: ({ force, zone }, lang) => [piece(force, lang), ` → ${ZONE_NAME[zone]![lang]}`],
  blocked: ({ force, zone }, lang) =>
    by(
      lang,
      [`${ZONE_NAME[zone]![lang]}: non c’è posto, `, piece(force, lang), ' resta dov’è'],
      [`${ZONE_NAME[zone]![lang]}: no room, `, piece(force, lang), ' stays where it is'],
    ),
  formed: ({ force, column }, lang) => [piece(force, lang), ` ${formation(column, lang)}`],
  shock: ({ force, die: got, need, ok }, lang) => [
    'Shock: ',
    piece(force, lang),
    ` (≤ ${need}) `,
    die(got),
    ` ${success(ok, lang)}`,
  ],
  shockFails: ({ force, because }, lang) =>
    by(
      lang,
      ['Shock: ', piece(force, lang), because === 'column' ? ' è in colonna e cede' : ' è sul proprio terreno e cede'],
      [
        'Shock: ',
        piece(force, lang),
        because === 'column' ? ' is in column and gives way' : ' is on its home ground and gives way',
      ],
    ),
  attack: ({ force, die: got, combat, superValue, hits }, lang) =>
    by(
      lang,
      [
        piece(force, lang),
        ` attacca (${combat}/${superValue}): `,
        die(got),
        ` ${hits} ${hits === 1 ? 'colpo' : 'colpi'}`,
      ],
      [piece(force, lang), ` attacks (${combat}/${superValue}): `, die(got), ` ${hits} ${hits === 1 ? 'hit' : 'hits'}`],
    ),
  reduced: ({ force }, lang) => by(lang, [piece(force, lang), ': forza ridotta'], [piece(force, lang), ' is reduced']),
  destroyed: ({ force }, lang) =>
    by(lang, [piece(force, lang), ': forza distrutta'], [piece(force, lang), ' is destroyed']),
  leaves: ({ campaign, force, to }, lang) =>
    by(
      lang,
      [piece(force, lang), ' lascia il campo per ', place(campaign, to, lang)],
      [piece(force, lang), ' leaves the field for ', place(campaign, to, lang)],
    ),
  count: ({ french, enemy }, lang) =>
    by(lang, [`Forze sul campo: ${french} contro ${enemy}`], [`On the field: ${french} against ${enemy}`]),
  routed: ({ side, french, enemy }, lang) =>
    by(
      lang,
      [`${french} contro ${enemy}: ${side === 0 ? 'i Francesi sono' : 'il nemico è'} in rotta`],
      [`${french} against ${enemy}: ${side === 0 ? 'the French are' : 'the enemy is'} routed`],
    ),
  withdrawal: ({ die: got, what }, lang) =>
    by(
      lang,
      ['Ritiro delle truppe: ', die(got), ` ${WITHDRAWAL_NAME[what][lang]}`],
      ['Withdrawal: ', die(got), ` ${WITHDRAWAL_NAME[what][lang]}`],
    ),
  retires: ({ campaign, side, to }, lang) =>
    by(
      lang,
      [side === 0 ? 'I Francesi ripiegano su ' : 'Il nemico ripiega su ', place(campaign, to, lang)],
      [side === 0 ? 'The French fall back on ' : 'The enemy falls back on ', place(campaign, to, lang)],
    ),
  battleEnds: ({ campaign, area, side }, lang) =>
    by(
      lang,
      [
        'Fine della battaglia di ',
        place(campaign, area, lang),
        side < 0 ? ': le due parti restano di fronte' : side === 0 ? ': vincono i Francesi' : ': vince il nemico',
      ],
      [
        'The battle of ',
        place(campaign, area, lang),
        side < 0 ? ' ends: both sides stay' : side === 0 ? ' ends: the French win' : ' ends: the enemy wins',
      ],
    ),
} satisfies Partial<Said>
