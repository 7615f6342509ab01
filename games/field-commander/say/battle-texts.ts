/** The sentences of a battle's log. */
import type { Text } from '@bivouac/kernel'

export const BATTLE_TEXTS = {
  battle: {
    it: 'battaglia {of:place}: {french} contro {enemy}',
    en: 'battle of {the:place}: {french} against {enemy}',
  },
  fog: {
    it: 'foschia di guerra: {die}{sum}; {turns|# turno|# turni}, {event}',
    en: 'fog of war: {die}{sum}; {turns|# turn|# turns}, {event}',
  },
  fogAgain: {
    it: 'foschia, di nuovo: {die}{sum}; {turns|# turno|# turni}, {event}',
    en: 'fog, again: {die}{sum}; {turns|# turn|# turns}, {event}',
  },
  scout: {
    it: 'un esploratore speso; {left|ne resta #|ne restano #}',
    en: 'a scout spent; {left} left',
  },
  fogSupply: {
    it: 'rifornimenti: i francesi {french}, il nemico {enemy}',
    en: 'supply: the French {french}, the enemy {enemy}',
  },
  fogScout: { it: 'un esploratore in più: ora {scouts}', en: 'one more scout: now {scouts}' },
  joins: {
    it: '{the:force} {force|accorre|accorrono} {to:place}',
    en: '{the:force} {force|hurries|hurry} to {the:place}',
  },
  fogNothing: { it: 'l’evento {roll} della foschia non ha effetto', en: 'fog event {roll} has no effect' },
  enemyPlans: {
    it: 'il nemico avrà {plans|un piano|# piani} per turno',
    en: 'the enemy will have {plans|one plan|# plans} a turn',
  },
  frenchOverwhelmed: {
    it: '{french} contro {enemy}: i francesi sono sopraffatti',
    en: '{french} against {enemy}: the French are overwhelmed',
  },
  enemyOverwhelmed: {
    it: '{french} contro {enemy}: il nemico è sopraffatto',
    en: '{french} against {enemy}: the enemy is overwhelmed',
  },
  noOverwhelm: {
    it: '{french} contro {enemy}: nessuna sopraffazione',
    en: '{french} against {enemy}: nobody is overwhelmed',
  },
  plans: {
    it: 'piani per turno: i francesi {french}, il nemico {enemy}',
    en: 'plans a turn: the French {french}, the enemy {enemy}',
  },
  boughtPlans: {
    it: 'piani comprati per {price|# punto|# punti}: ora {plans}',
    en: 'plans bought for {price|# point|# points}: now {plans}',
  },
  insight: { it: 'intuizione: {insight}', en: 'insight: {insight}' },
  deployed: {
    it: '{the:force} {force|si schiera|si schierano} {in:zone}, {formation}',
    en: '{the:force} {force|deploys|deploy} {in:zone}, {formation}',
  },
  enemyDeployed: { it: '{zone}: {forces}', en: '{zone}: {forces}' },
  battleTurn: {
    it: 'turno di battaglia {turn} ({left|ne resta #|ne restano #})',
    en: 'battle turn {turn} ({left} left)',
  },
  insightUsed: { it: '{insight} ha effetto', en: '{insight} takes effect' },
  insightRoll: {
    it: '{insight} (≤ {need}): {die} {ok|riesce|fallisce}',
    en: '{insight} (≤ {need}): {die} {ok|succeeds|fails}',
  },
  duration: {
    it: 'durata {change}: ora {turns|# turno|# turni}',
    en: 'duration {change}: now {turns|# turn|# turns}',
  },
  raid: {
    it: 'raid: {die}, {points|# punto preso|# punti presi} al nemico',
    en: 'raid: {die}, {points|# point|# points} taken from the enemy',
  },
  swept: {
    it: '{the:force} {force|dilaga e lascia|dilagano e lasciano} il campo',
    en: '{the:force} {force|sweeps and leaves|sweep and leave} the field',
  },
  planChosen: { it: 'piano scelto: {plan}', en: 'plan chosen: {plan}' },
  planGiven: { it: '{the:force}: {plan}', en: '{the:force}: {plan}' },
  planDrawn: {
    it: '{the:force}, la forza più abile senza piano, {force|pesca|pescano} {plan}',
    en: '{the:force}, highest skill without a plan, {force|draws|draw} {plan}',
  },
  special: {
    it: 'piano speciale per tutto il nemico: {plan}',
    en: 'special plan for the whole enemy army: {plan}',
  },
  ranksClosed: {
    it: 'Serrate i ranghi: il colpo {to:force} è ignorato',
    en: 'Close Ranks: the hit on {the:force} is ignored',
  },
  acts: { it: '{the:force}: {plan}', en: '{the:force}: {plan}' },
  planLost: {
    it: '{the:force} {force|perde|perdono} il piano {plan}',
    en: '{the:force} {force|loses|lose} the plan {plan}',
  },
  activation: {
    it: 'attivazione {of:force} (≤ {need}): {die} {ok|riesce|fallisce}',
    en: 'activation of {the:force} (≤ {need}): {die} {ok|succeeds|fails}',
  },
  moved: { it: '{the:force} {force|va|vanno} {in:zone}', en: '{the:force} {force|goes|go} {to:zone}' },
  blocked: {
    it: '{zone}: non c’è posto, {the:force} {force|resta al suo posto|restano al loro posto}',
    en: '{zone}: no room, {the:force} {force|stays|stay} in place',
  },
  formed: {
    it: '{the:force} {force|si dispone|si dispongono} {formation}',
    en: '{the:force} {force|forms|form} {formation}',
  },
  shock: {
    it: 'shock {to:force} (≤ {need}): {die} {ok|regge|cede}',
    en: 'shock on {the:force} (≤ {need}): {die} {ok|holds|gives way}',
  },
  shockColumn: {
    it: 'shock: {the:force} {force|è in colonna e cede|sono in colonna e cedono}',
    en: 'shock: {the:force} {force|is in column and gives way|are in column and give way}',
  },
  shockGround: {
    it: 'shock: {the:force} {force|è sul proprio terreno e cede|sono sul proprio terreno e cedono}',
    en: 'shock: {the:force} {force|is on its home ground and gives way|are on their home ground and give way}',
  },
  attack: {
    it: '{the:force} {force|attacca|attaccano} ({values}): {die} {hits|un colpo|# colpi}',
    en: '{the:force} {force|attacks|attack} ({values}): {die} {hits|one hit|# hits}',
  },
  reduced: {
    it: '{the:force} {force|è ridotto|è ridotta|sono ridotti|sono ridotte}',
    en: '{the:force} {force|is|are} reduced',
  },
  destroyed: {
    it: '{the:force} {force|è distrutto|è distrutta|sono distrutti|sono distrutte}',
    en: '{the:force} {force|is|are} destroyed',
  },
  leaves: {
    it: '{the:force} {force|lascia|lasciano} il campo e {force|va|vanno} {to:place}',
    en: '{the:force} {force|leaves|leave} the field for {the:place}',
  },
  count: { it: 'forze sul campo: {french} contro {enemy}', en: 'on the field: {french} against {enemy}' },
  frenchRouted: {
    it: '{french} contro {enemy}: i francesi sono in rotta',
    en: '{french} against {enemy}: the French are routed',
  },
  enemyRouted: {
    it: '{french} contro {enemy}: il nemico è in rotta',
    en: '{french} against {enemy}: the enemy is routed',
  },
  withdrawal: { it: 'ritiro truppe: {die}, {what}', en: 'withdrawal: {die}, {what}' },
  frenchRetire: { it: 'i francesi ripiegano {to:place}', en: 'the French fall back on {the:place}' },
  enemyRetires: { it: 'il nemico ripiega {to:place}', en: 'the enemy falls back on {the:place}' },
  ends: {
    it: 'fine della battaglia {of:place}: le due parti restano di fronte',
    en: 'the battle of {the:place} ends: both sides stay',
  },
  frenchWin: {
    it: 'fine della battaglia {of:place}: vincono i francesi',
    en: 'the battle of {the:place} ends: the French win',
  },
  enemyWins: {
    it: 'fine della battaglia {of:place}: vince il nemico',
    en: 'the battle of {the:place} ends: the enemy wins',
  },
} as const satisfies Readonly<Record<string, Text>>
