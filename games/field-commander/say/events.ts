/** How every event is told. */
import type { Lang, Phrase, Token } from '@bivouac/kernel'
import { CAMPAIGNS } from '../data/index.ts'
import type { Event, EventType } from '../events.ts'
import {
  boxName,
  GRADE_NAME,
  INSIGHT_NAME,
  LEVEL_NAME,
  ORDER_NAME,
  PLAN_NAME,
  SIDE_NAME,
  WITHDRAWAL_NAME,
  ZONE_NAME,
} from '../words.ts'
import { both, die, piece, pieces, place, points } from './names.ts'
import { DEFEAT_TEXT, GAIN_TEXT } from './results.ts'

type Part = string | Token
type Told<E extends EventType> = (event: Extract<Event, { e: E }>, lang: Lang) => Phrase
type Said = { readonly [E in EventType]: Told<E> }

/** Picks the sentence of one language; both are always written side by side. */
const by = (lang: Lang, it: readonly Part[], en: readonly Part[]): Phrase => (lang === 'it' ? it : en)
const success = (ok: number, lang: Lang): string =>
  (ok === 1 ? both('riesce', 'succeeds') : both('fallisce', 'fails'))[lang]
const formation = (column: number, lang: Lang): string =>
  (column === 1 ? both('in colonna', 'in column') : both('in linea', 'in line'))[lang]
const box = (campaign: number, turn: number, lang: Lang): string =>
  boxName(CAMPAIGNS[campaign]!.track[turn - 1]?.label ?? '', lang)

const SAID: Said = {
  campaign: ({ campaign, level }, lang) => [`${CAMPAIGNS[campaign]!.name[lang]} (${LEVEL_NAME[level][lang]})`],
  turn: ({ campaign, turn }, lang) =>
    by(
      lang,
      [`Turno ${turn}, ${box(campaign, turn, lang)}: i Francesi`],
      [`Turn ${turn}, ${box(campaign, turn, lang)}: the French`],
    ),
  enemyTurn: ({ campaign, turn }, lang) =>
    by(
      lang,
      [`Turno ${turn}, ${box(campaign, turn, lang)}: il nemico`],
      [`Turn ${turn}, ${box(campaign, turn, lang)}: the enemy`],
    ),
  arrive: ({ campaign, area, forces }, lang) =>
    by(
      lang,
      ['Arrivano a ', place(campaign, area, lang), ': ', ...pieces(forces, lang)],
      ['Arriving at ', place(campaign, area, lang), ': ', ...pieces(forces, lang)],
    ),
  march: ({ campaign, force, from, to, forced }, lang) =>
    by(
      lang,
      [
        piece(force, lang),
        forced === 1 ? ' a marce forzate da ' : ' da ',
        place(campaign, from, lang),
        ' a ',
        place(campaign, to, lang),
      ],
      [
        piece(force, lang),
        forced === 1 ? ' by forced march from ' : ' from ',
        place(campaign, from, lang),
        ' to ',
        place(campaign, to, lang),
      ],
    ),
  napoleon: ({ campaign, from, to }, lang) =>
    by(
      lang,
      ['Napoleone da ', place(campaign, from, lang), ' a ', place(campaign, to, lang)],
      ['Napoleon from ', place(campaign, from, lang), ' to ', place(campaign, to, lang)],
    ),
  battle: ({ campaign, area, french, enemy }, lang) =>
    by(
      lang,
      ['Battaglia di ', place(campaign, area, lang), `: ${french} contro ${enemy}`],
      ['Battle of ', place(campaign, area, lang), `: ${french} against ${enemy}`],
    ),
  fog: ({ die: got, roll, paid, turns, again }, lang) => {
    const raised = paid > 0 ? both(` + ${paid} = ${roll}`, ` + ${paid} = ${roll}`)[lang] : ''
    return by(
      lang,
      [again === 1 ? 'Foschia, di nuovo: ' : 'Foschia di guerra: ', die(got), `${raised}; ${turns} turni`],
      [again === 1 ? 'Fog, again: ' : 'Fog of war: ', die(got), `${raised}; ${turns} turns`],
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
      [piece(force, lang), ' si aggiunge a ', place(campaign, area, lang)],
      [piece(force, lang), ' joins at ', place(campaign, area, lang)],
    ),
  fogNothing: (_event, lang) => by(lang, ['L’evento della foschia non ha effetto'], ['The fog event has no effect']),
  enemyPlans: ({ plans }, lang) =>
    by(lang, [`Il nemico avrà ${plans} piani per turno`], [`The enemy will have ${plans} plans a turn`]),
  overwhelmed: ({ side, french, enemy }, lang) =>
    by(
      lang,
      [`${french} contro ${enemy}: ${side === 0 ? 'i Francesi sono sopraffatti' : 'il nemico è sopraffatto'}`],
      [`${french} against ${enemy}: the ${SIDE_NAME[side]![lang]} are overwhelmed`],
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
      [piece(force, lang), `: non c’è posto, ${ZONE_NAME[zone]![lang]}`],
      [piece(force, lang), `: no room, ${ZONE_NAME[zone]![lang]}`],
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
      [`${french} against ${enemy}: the ${SIDE_NAME[side]![lang]} are routed`],
    ),
  withdrawal: ({ die: got, what }, lang) =>
    by(
      lang,
      ['Ritiro: ', die(got), ` ${WITHDRAWAL_NAME[what][lang]}`],
      ['Withdrawal: ', die(got), ` ${WITHDRAWAL_NAME[what][lang]}`],
    ),
  retires: ({ campaign, side, to }, lang) =>
    by(
      lang,
      [side === 0 ? 'I Francesi ripiegano su ' : 'Il nemico ripiega su ', place(campaign, to, lang)],
      [`The ${SIDE_NAME[side]![lang]} fall back on `, place(campaign, to, lang)],
    ),
  battleEnds: ({ campaign, area, side }, lang) =>
    by(
      lang,
      [
        'Fine della battaglia di ',
        place(campaign, area, lang),
        side < 0 ? ': nessuno cede' : side === 0 ? ': vincono i Francesi' : ': vince il nemico',
      ],
      [
        'The battle of ',
        place(campaign, area, lang),
        side < 0 ? ' ends: nobody gives way' : side === 0 ? ' ends: the French win' : ' ends: the enemy wins',
      ],
    ),
  income: ({ points: won, cities, now }, lang) =>
    by(
      lang,
      [`Rifornimento: ${points(won, lang)} (${cities} città); ora ${now}`],
      [`Supply: ${points(won, lang)} (${cities} cities); now ${now}`],
    ),
  refit: ({ force }, lang) =>
    by(lang, [piece(force, lang), ': di nuovo a piena forza'], [piece(force, lang), ' is refitted']),
  bought: ({ campaign, force, reduced, price, area }, lang) =>
    by(
      lang,
      [
        piece(force, lang),
        reduced === 1 ? ' (forza ridotta)' : '',
        `: acquisto per ${points(price, lang)}, a `,
        place(campaign, area, lang),
      ],
      [
        piece(force, lang),
        reduced === 1 ? ' (reduced)' : '',
        ` bought for ${points(price, lang)}, at `,
        place(campaign, area, lang),
      ],
    ),
  boughtScout: ({ scouts }, lang) => by(lang, [`Esploratore comprato: ${scouts}`], [`Scout bought: ${scouts}`]),
  winter: ({ force, die: got, need }, lang) =>
    by(
      lang,
      ['Inverno, ', piece(force, lang), ` (≤ ${need}): `, die(got)],
      ['Winter, ', piece(force, lang), ` (≤ ${need}): `, die(got)],
    ),
  grouped: ({ campaign, area, forces }, lang) =>
    by(
      lang,
      ['Gruppo a ', place(campaign, area, lang), ': ', ...pieces(forces, lang)],
      ['Group at ', place(campaign, area, lang), ': ', ...pieces(forces, lang)],
    ),
  ordersPaid: ({ bonus, left }, lang) =>
    by(
      lang,
      [`Il nemico spende ${points(bonus, lang)}: +${bonus} agli ordini, ne restano ${left}`],
      [`The enemy spends ${points(bonus, lang)}: +${bonus} on orders, ${left} left`],
    ),
  order: ({ campaign, area, forces, die: got, roll, order, times }, lang) => [
    place(campaign, area, lang),
    ' (',
    ...pieces(forces, lang),
    '): ',
    die(got),
    ` = ${roll}, ${ORDER_NAME[order][lang]}${times > 1 ? ` ×${times}` : ''}`,
  ],
  groupMoves: ({ campaign, from, to }, lang) =>
    by(
      lang,
      ['Il gruppo da ', place(campaign, from, lang), ' a ', place(campaign, to, lang)],
      ['The group from ', place(campaign, from, lang), ' to ', place(campaign, to, lang)],
    ),
  groupStays: ({ campaign, area }, lang) =>
    by(lang, ['Il gruppo resta a ', place(campaign, area, lang)], ['The group stays at ', place(campaign, area, lang)]),
  random: ({ die: got, sides, of }, lang) =>
    by(lang, ['A sorte fra ', `${of}: `, die(got, sides)], ['Even chances among ', `${of}: `, die(got, sides)]),
  citySupply: ({ campaign, area, die: got, gain, count }, lang) => [
    place(campaign, area, lang),
    ': ',
    die(got),
    ` ${count} ${GAIN_TEXT[gain][lang]}`,
  ],
  enemySupply: ({ points: won }, lang) =>
    by(lang, [`Il nemico riceve ${points(won, lang)}`], [`The enemy gains ${points(won, lang)}`]),
  placed: ({ campaign, force, area }, lang) =>
    by(
      lang,
      [piece(force, lang), ' a ', place(campaign, area, lang)],
      [piece(force, lang), ' at ', place(campaign, area, lang)],
    ),
  won: ({ campaign, vp, grade }, lang) =>
    by(
      lang,
      [`${CAMPAIGNS[campaign]!.name.it}: vittoria, ${vp} punti (${GRADE_NAME[grade].it})`],
      [`${CAMPAIGNS[campaign]!.name.en}: victory, ${vp} points (${GRADE_NAME[grade].en})`],
    ),
  lost: ({ campaign, why }, lang) => [`${CAMPAIGNS[campaign]!.name[lang]}: ${DEFEAT_TEXT[why][lang]}`],
  carried: ({ force, instead }, lang) =>
    by(
      lang,
      [piece(force, lang), ' continua al posto del nuovo segnalino di ', piece(instead, lang)],
      [piece(force, lang), ' carries on instead of the new counter of ', piece(instead, lang)],
    ),
  upgrade: ({ die: got, gain }, lang) =>
    by(
      lang,
      ['Il prezzo: ', die(got), ` ${GAIN_TEXT[gain].it} al nemico`],
      ['The price: ', die(got), ` ${GAIN_TEXT[gain].en} for the enemy`],
    ),
  remembered: ({ points: total, years }, lang) =>
    by(
      lang,
      [`${total} punti in tutto: la storia ricorderà per ${years} anni`],
      [`${total} points in all: history will remember for ${years} years`],
    ),
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `${value}`
}

export const sayEvent = (event: Event, lang: Lang): Phrase => (SAID[event.e] as Told<EventType>)(event as never, lang)
