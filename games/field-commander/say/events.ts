/** How every event is told: those of the campaign here, those of a battle beside it. */
import type { Lang, Phrase } from '@bivouac/kernel'
import { CAMPAIGNS } from '../data/index.ts'
import type { Event, EventType } from '../events.ts'
import { boxName, GRADE_NAME, LEVEL_NAME, ORDER_NAME } from '../words.ts'
import { BATTLE_SAID } from './battleEvents.ts'
import { die, piece, pieces, place, points } from './names.ts'
import { DEFEAT_TEXT, GAIN_TEXT } from './results.ts'
import { by, type Said, type Told } from './told.ts'

const box = (campaign: number, turn: number, lang: Lang): string =>
  boxName(CAMPAIGNS[campaign]!.track[turn - 1]?.label ?? '', lang)

const SAID: Said = {
  ...BATTLE_SAID,
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
    `${roll === got ? '' : ` + ${roll - got} = ${roll}`}, ${ORDER_NAME[order][lang]}${times > 1 ? ` ×${times}` : ''}`,
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

export const sayEvent = (event: Event, lang: Lang): Phrase => (SAID[event.e] as Told<EventType>)(event as never, lang)
