/** How each event is worded in the log. */
import type { Lang, LogLevel, Phrase } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import type { MarengoEvent } from '../events.ts'
import { APPROACHES, BOXES } from '../words.ts'
import { FIGHTS } from './fights.ts'
import { blockToken, blockTokens, faceName, placeToken, sideName, sideToken, timeOf } from './names.ts'
import { capital, costs, pick, type Said, verb } from './speech.ts'

const isApproach = (place: number): boolean => place >= APPROACHES && place < BOXES

const SAID: Said = {
  ...FIGHTS,
  round: ({ round }, lang) =>
    pick(lang, [`Round ${round}, ore ${timeOf(round)}`], [`Round ${round}, ${timeOf(round)}`]),
  turn: ({ side }, lang) => pick(lang, ['Turno: ', sideToken(side, lang)], ['Turn: ', sideToken(side, lang)]),
  dealt: ({ side, faces }, lang) => {
    const list = faces === undefined ? '' : `: ${faces.map(face => faceName(face, lang)).join(', ')}`
    const who = capital(sideName(side, lang))
    return pick(lang, [`${who} ricevono i loro pezzi${list}.`], [`${who} are dealt their blocks${list}.`])
  },
  mixed: ({ side, faces }, lang) =>
    faces === undefined
      ? pick(
          lang,
          [`${capital(sideName(side, lang))} rimescolano i pezzi che stanno insieme.`],
          [`${capital(sideName(side, lang))} mix the blocks that stand together.`],
        )
      : pick(
          lang,
          ['Hai rimescolato i tuoi pezzi: dove stanno in più d’uno, i numeri sono nuovi.'],
          ['Your blocks are mixed: where several stand together, their numbers are new.'],
        ),
  alerted: ({ blocks }, lang) =>
    pick(
      lang,
      ['Il nemico è vicino: ', verb(blocks, 'si attiva ', 'si attivano '), ...blockTokens(blocks), '.'],
      ['The enemy is near: ', ...blockTokens(blocks), verb(blocks, ' becomes active.', ' become active.')],
    ),
  activated: ({ block }, lang) =>
    pick(lang, ['Attivato ', blockToken(block), '.'], [blockToken(block), ' is activated.']),
  shown: ({ block, face }, lang) =>
    pick(
      lang,
      [blockToken(block), ` si mostra: ${faceName(face, lang)}.`],
      [blockToken(block), ` is shown: ${faceName(face, lang)}.`],
    ),
  moved: ({ blocks, from, to, cost }, lang) => {
    const [who, place, price] = [blockTokens(blocks), placeToken(to, lang), `${costs(cost, lang)}.`]
    if (isApproach(to))
      return pick(
        lang,
        [...who, verb(blocks, ' va a bloccare ', ' vanno a bloccare '), place, price],
        [...who, verb(blocks, ' moves to block ', ' move to block '), place, price],
      )
    if (isApproach(from) && MAP.areaOf[from - APPROACHES] === to)
      return pick(
        lang,
        [...who, verb(blocks, ' torna in riserva: ', ' tornano in riserva: '), place, price],
        [...who, verb(blocks, ' goes back to reserve: ', ' go back to reserve: '), place, price],
      )
    return pick(
      lang,
      [...who, ' da ', placeToken(from, lang), ' a ', place, price],
      [...who, ' from ', placeToken(from, lang), ' to ', place, price],
    )
  },
  marched: ({ block, from, to, move }, lang) =>
    pick(
      lang,
      [
        blockToken(block),
        ' per strada da ',
        placeToken(from, lang),
        ' a ',
        placeToken(to, lang),
        ` (movimento ${move}).`,
      ],
      [blockToken(block), ' by road from ', placeToken(from, lang), ' to ', placeToken(to, lang), ` (move ${move}).`],
    ),
  continued: ({ blocks, to, cost }, lang) =>
    pick(
      lang,
      [
        ...blockTokens(blocks),
        verb(blocks, ' continua e blocca ', ' continuano e bloccano '),
        placeToken(to, lang),
        `${costs(cost, lang)}.`,
      ],
      [
        ...blockTokens(blocks),
        verb(blocks, ' goes on to block ', ' go on to block '),
        placeToken(to, lang),
        `${costs(cost, lang)}.`,
      ],
    ),
  arrived: ({ block, to, pontoon }, lang) =>
    pick(
      lang,
      [blockToken(block), pontoon ? ' passa il ponte di barche: ' : ' entra per strada: ', placeToken(to, lang), '.'],
      [blockToken(block), pontoon ? ' crosses the pontoon bridge: ' : ' enters by road: ', placeToken(to, lang), '.'],
    ),
  fellBack: ({ blocks }, lang) =>
    pick(
      lang,
      [
        ...blockTokens(blocks),
        verb(blocks, ' non ha più nemici di fronte e torna', ' non hanno più nemici di fronte e tornano'),
        ' in riserva.',
      ],
      [
        ...blockTokens(blocks),
        verb(blocks, ' has no enemy in front any more and goes', ' have no enemy in front any more and go'),
        ' back to reserve.',
      ],
    ),
}

export const event = (told: MarengoEvent, lang: Lang): Phrase =>
  (SAID[told.e] as (event: MarengoEvent, lang: Lang) => Phrase)(told, lang)

const CONSEQUENCES: ReadonlySet<MarengoEvent['e']> = new Set([
  'shown',
  'blocked',
  'halted',
  'occupied',
  'defensiveFire',
  'defended',
  'reckoned',
  'pursued',
  'repulsed',
  'stormed',
  'retreating',
  'retreated',
  'trapped',
  'lost',
])
export function level(told: MarengoEvent): LogLevel {
  if (told.e === 'round') return 0
  if (told.e === 'turn') return 1
  return CONSEQUENCES.has(told.e) ? 3 : 2
}
