/** How each event is worded in the log. */
import type { Lang, LogLevel, Phrase } from '@bivouac/kernel'
import type { MarengoEvent } from '../events.ts'
import { blockToken, blockTokens, faceName, placeToken, sideName, sideToken, timeOf } from './names.ts'

type Said = { readonly [E in MarengoEvent['e']]: (event: Extract<MarengoEvent, { e: E }>, lang: Lang) => Phrase }
const pick = (lang: Lang, it: Phrase, en: Phrase): Phrase => (lang === 'it' ? it : en)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const costs = (cost: number, lang: Lang): string =>
  cost === 0 ? (lang === 'it' ? ' (senza comando)' : ' (no command)') : ''
const plus = (n: number): string => (n < 0 ? `−${-n}` : String(n))

const SAID: Said = {
  round: ({ round }, lang) =>
    pick(lang, [`Round ${round}, ore ${timeOf(round)}`], [`Round ${round}, ${timeOf(round)}`]),
  turn: ({ side }, lang) => pick(lang, ['Turno: ', sideToken(side, lang)], ['Turn: ', sideToken(side, lang)]),
  dealt: ({ side, faces }, lang) => {
    const list = faces === undefined ? '' : `: ${faces.map(face => faceName(face, lang)).join(', ')}`
    return pick(
      lang,
      [`Pescati i blocchi: ${sideName(side, lang)}${list}.`],
      [`Blocks dealt: ${sideName(side, lang)}${list}.`],
    )
  },
  mixed: ({ side, faces }, lang) =>
    faces === undefined
      ? pick(
          lang,
          [`${capital(sideName(side, lang))} rimescolano i blocchi di ogni zona.`],
          [`${capital(sideName(side, lang))} mix the blocks of each locale.`],
        )
      : pick(
          lang,
          ['Hai rimescolato i tuoi blocchi: i numeri sono nuovi.'],
          ['Your blocks are mixed: their numbers are new.'],
        ),
  alerted: ({ blocks }, lang) =>
    pick(
      lang,
      ['Il nemico è vicino: si attivano ', ...blockTokens(blocks), '.'],
      ['The enemy is near: ', ...blockTokens(blocks), ' become active.'],
    ),
  activated: ({ block }, lang) =>
    pick(lang, ['Attivato ', blockToken(block), '.'], [blockToken(block), ' is activated.']),
  shown: ({ block, face }, lang) =>
    pick(
      lang,
      [blockToken(block), ` si mostra: ${faceName(face, lang)}.`],
      [blockToken(block), ` is shown: ${faceName(face, lang)}.`],
    ),
  moved: ({ blocks, from, to, cost }, lang) =>
    pick(
      lang,
      [...blockTokens(blocks), ' da ', placeToken(from, lang), ' a ', placeToken(to, lang), `${costs(cost, lang)}.`],
      [...blockTokens(blocks), ' from ', placeToken(from, lang), ' to ', placeToken(to, lang), `${costs(cost, lang)}.`],
    ),
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
      [...blockTokens(blocks), ' continua fino a bloccare ', placeToken(to, lang), `${costs(cost, lang)}.`],
      [...blockTokens(blocks), ' goes on to block ', placeToken(to, lang), `${costs(cost, lang)}.`],
    ),
  arrived: ({ block, to, pontoon }, lang) =>
    pick(
      lang,
      [blockToken(block), pontoon ? ' passa il ponte di barche: ' : ' entra: ', placeToken(to, lang), '.'],
      [blockToken(block), pontoon ? ' comes over the pontoon bridge: ' : ' enters: ', placeToken(to, lang), '.'],
    ),
  fellBack: ({ blocks }, lang) =>
    pick(
      lang,
      [...blockTokens(blocks), ': di fronte non c’è più nemico, di nuovo in riserva.'],
      [...blockTokens(blocks), ': no enemy in front any more, back to reserve.'],
    ),
  attacked: ({ blocks, from, to }, lang) =>
    pick(
      lang,
      [
        'Manovra di attacco: ',
        ...blockTokens(blocks),
        ' da ',
        placeToken(from, lang),
        ' contro ',
        placeToken(to, lang),
        '.',
      ],
      [
        'Manoeuvre attack: ',
        ...blockTokens(blocks),
        ' from ',
        placeToken(from, lang),
        ' on ',
        placeToken(to, lang),
        '.',
      ],
    ),
  blocked: ({ blocks, at }, lang) =>
    pick(
      lang,
      [...blockTokens(blocks), ' blocca ', placeToken(at, lang), '.'],
      [...blockTokens(blocks), ' blocks ', placeToken(at, lang), '.'],
    ),
  halted: ({ forward, at }, lang) =>
    forward.length === 0
      ? pick(lang, ['L’attacco si ferma.'], ['The attack halts.'])
      : pick(
          lang,
          ['L’attacco si ferma: ', ...blockTokens(forward), ' su ', placeToken(at, lang), '.'],
          ['The attack halts: ', ...blockTokens(forward), ' on ', placeToken(at, lang), '.'],
        ),
  occupied: ({ blocks, to }, lang) =>
    pick(
      lang,
      [...blockTokens(blocks), ' occupa ', placeToken(to, lang), '.'],
      [...blockTokens(blocks), ' takes ', placeToken(to, lang), '.'],
    ),
  declared: ({ block, at }, lang) =>
    pick(
      lang,
      ['Dichiarato un bombardamento: ', blockToken(block), ', ', placeToken(at, lang), '.'],
      ['Bombardment declared: ', blockToken(block), ', ', placeToken(at, lang), '.'],
    ),
  bombarded: ({ block, at, penalty, points }, lang) =>
    pick(
      lang,
      [
        'Bombardamento: ',
        blockToken(block),
        ' su ',
        placeToken(at, lang),
        `, ${points + penalty} − ${penalty} = ${points}.`,
      ],
      [
        'Bombardment: ',
        blockToken(block),
        ' at ',
        placeToken(at, lang),
        `, ${points + penalty} − ${penalty} = ${points}.`,
      ],
    ),
  calledOff: ({ block }, lang) =>
    pick(
      lang,
      ['Bombardamento annullato: ', blockToken(block), '.'],
      ['Bombardment called off: ', blockToken(block), '.'],
    ),
  assaulted: ({ from, leads, joins }, lang) =>
    pick(
      lang,
      [
        'Assalto da ',
        placeToken(from, lang),
        ': guida ',
        ...blockTokens(leads),
        ...(joins.length ? ['; con ', ...blockTokens(joins)] : []),
        '.',
      ],
      [
        'Assault from ',
        placeToken(from, lang),
        ': led by ',
        ...blockTokens(leads),
        ...(joins.length ? ['; with ', ...blockTokens(joins)] : []),
        '.',
      ],
    ),
  defensiveFire: ({ block, points }, lang) =>
    pick(
      lang,
      ['Fuoco di difesa di ', blockToken(block), `: ${points}.`],
      ['Defensive fire of ', blockToken(block), `: ${points}.`],
    ),
  defended: ({ blocks }, lang) =>
    blocks.length === 0
      ? pick(lang, ['Nessuno guida la difesa.'], ['Nobody leads the defence.'])
      : pick(
          lang,
          ['Guida la difesa ', ...blockTokens(blocks), '.'],
          ['The defence is led by ', ...blockTokens(blocks), '.'],
        ),
  reckoned: ({ leaders, penalty, attack, defence, result }, lang) =>
    pick(
      lang,
      [
        `Attacco ${leaders} − ${penalty} = ${plus(attack)}; difesa ${defence}; risultato ${plus(result)}: vince ${result > 0 ? 'l’attaccante' : 'il difensore'}.`,
      ],
      [
        `Attack ${leaders} − ${penalty} = ${plus(attack)}; defence ${defence}; result ${plus(result)}: the ${result > 0 ? 'attacker' : 'defender'} wins.`,
      ],
    ),
  pursued: ({ blocks, penalty, points }, lang) =>
    pick(
      lang,
      ['Inseguimento di ', ...blockTokens(blocks), `: penalità ${penalty}, forza ${points}.`],
      ['Pursuit by ', ...blockTokens(blocks), `: penalty ${penalty}, strength ${points}.`],
    ),
  repulsed: ({ from }, lang) =>
    pick(
      lang,
      ['Assalto respinto: ', placeToken(from, lang), '.'],
      ['Assault repulsed: ', placeToken(from, lang), '.'],
    ),
  stormed: ({ blocks, to }, lang) =>
    blocks.length === 0
      ? pick(
          lang,
          ['Presa ', placeToken(to, lang), ', ma nessuno è rimasto per occuparla.'],
          [placeToken(to, lang), ' is taken, but nobody is left to hold it.'],
        )
      : pick(
          lang,
          ['Presa ', placeToken(to, lang), ': ', ...blockTokens(blocks), '.'],
          [placeToken(to, lang), ' is taken: ', ...blockTokens(blocks), '.'],
        ),
  retreating: ({ side, from }, lang) =>
    pick(
      lang,
      [`${capital(sideName(side, lang))} si ritirano da `, placeToken(from, lang), '.'],
      [`${capital(sideName(side, lang))} retreat from `, placeToken(from, lang), '.'],
    ),
  retreated: ({ block, to }, lang) =>
    pick(
      lang,
      [blockToken(block), ' in ', placeToken(to, lang), '.'],
      [blockToken(block), ' to ', placeToken(to, lang), '.'],
    ),
  trapped: ({ block }, lang) =>
    pick(lang, [blockToken(block), ' non ha dove ritirarsi.'], [blockToken(block), ' has nowhere to retreat.']),
  lost: ({ block, was, face, morale }, lang) =>
    face === 0
      ? pick(
          lang,
          [blockToken(block), ` (${faceName(was, lang)}) è eliminato; morale ${morale}.`],
          [blockToken(block), ` (${faceName(was, lang)}) is eliminated; morale ${morale}.`],
        )
      : pick(
          lang,
          [blockToken(block), ` perde un punto: ${faceName(face, lang)}; morale ${morale}.`],
          [blockToken(block), ` loses a point: ${faceName(face, lang)}; morale ${morale}.`],
        ),
  demoralised: ({ side }, lang) =>
    pick(
      lang,
      [`${capital(sideName(side, lang))} sono demoralizzati.`],
      [`${capital(sideName(side, lang))} are demoralised.`],
    ),
  lifted: ({ side, morale }, lang) =>
    pick(
      lang,
      [`${capital(sideName(side, lang))} prendono slancio: morale ${morale}.`],
      [`${capital(sideName(side, lang))} take heart: morale ${morale}.`],
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
