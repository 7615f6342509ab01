/** There are no dice at Marengo: what is said before a deed is what is certain, and how far the hidden can change it. */

import type { Odds, OddsReport } from '@bivouac/client/page'
import { type Action, capital, type Lang, plain, type Seat, say, signed } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import type { MarengoEvent } from '../events.ts'
import { APPROACHES, armOf, enemyOf } from '../words.ts'
import { beyond, blocksAt, isOnMap, local, localeOf, topFrame, type View, viewOf } from './facts.ts'
import { bombardmentPoints, isSure, mayBe, reckon } from './reckoning.ts'
import { retreatsFrom } from './retreats.ts'
import { localeNames } from './texts.ts'
import { MG } from './words.ts'

export function odds(found: Odds, _seat: Seat, raw: object, lang: Lang, action: Action): OddsReport {
  const view = viewOf(raw)
  return {
    title: MG.certain[lang],
    sentence: sentence(found, view, lang, action),
    rows: [],
    note: MG.certainNote[lang],
  }
}

function sentence(found: Odds, view: View, lang: Lang, action: Action): string {
  const where = `${topFrame(view).proc}.${topFrame(view).step}`
  if (where === 'assault.attack' || where === 'assault.defence') return assault(found, view, lang)
  if (action.type === 'enter') return attack(view, Number(action.arg), lang)
  if (action.type === 'along' && MAP.approachOfLane[Number(action.arg)] !== undefined)
    return attack(view, MAP.approachOfLane[Number(action.arg)]!, lang)
  if (action.type === 'bombard') return gun(view, Number(action.arg), lang)
  if (where === 'attack.block') return answer(view, action, lang)
  if (where === 'movement.choose' && action.type === 'done')
    return lang === 'it'
      ? `Ti restano comandi: ${view.command}. Non si conservano per il prossimo turno.`
      : `Commands left: ${view.command}. They are not kept for the next turn.`
  return lang === 'it'
    ? 'Il nemico vede il fronte dei pezzi scelti: non si torna indietro.'
    : 'The enemy sees the faces of the blocks chosen: there is no way back.'
}

/** If the table has worked the sum out already, that; else the range. */
function assault(found: Odds, view: View, lang: Lang): string {
  const told = found.outcomes.map(({ events }) =>
    (events as readonly MarengoEvent[]).find(each => each.e === 'reckoned'),
  )
  const sum = told[0]
  if (found.exact && sum?.e === 'reckoned')
    return lang === 'it'
      ? `Attacco ${sum.leaders} − ${sum.penalty} = ${sum.attack}, difesa ${sum.defence}: ${signed(sum.result, lang)}, ${(sum.result > 0 ? MG.attackerWins : MG.defenderWins).it}. È certo.`
      : `Attack ${sum.leaders} − ${sum.penalty} = ${sum.attack}, defence ${sum.defence}: ${signed(sum.result, lang)}, ${(sum.result > 0 ? MG.attackerWins : MG.defenderWins).en}. It is certain.`
  const reckoned = reckon(view)
  if (reckoned === undefined) return ''
  const { attack: strength, defence, result, leaders, penalty, fire } = reckoned
  const range = isSure(result)
    ? signed(result.least, lang)
    : `${signed(result.least, lang)} … ${signed(result.most, lang)}`
  const verdict = result.least > 0 ? MG.attackerWins[lang] : result.most <= 0 ? MG.defenderWins[lang] : MG.perhaps[lang]
  const guns =
    fire === 'no' || fire === 'done'
      ? ''
      : lang === 'it'
        ? ' Se c’è artiglieria, il fuoco di difesa toglie un punto.'
        : ' If there is artillery, defensive fire takes a point.'
  return lang === 'it'
    ? `Attacco ${leaders} − ${penalty} = ${strength.most}; la difesa può valere da ${defence.least} a ${defence.most}. Risultato ${range}: ${verdict}.${guns}`
    : `Attack ${leaders} − ${penalty} = ${strength.most}; the defence may be worth ${defence.least} to ${defence.most}. Result ${range}: ${verdict}.${guns}`
}

/** A manoeuvre attack: can he block, and what would a retreat cost him? */
function attack(view: View, over: number, lang: Lang): string {
  const locale = beyond(over)
  const top = topFrame(view)
  const side = enemyOf(local(top, 'side'))
  const from = top.proc === 'group' ? local(top, 'from') : (MAP.areaOf[over] ?? 0)
  const reserve = blocksAt(view, locale)
  const canBlock = reserve.length > 0 && from < APPROACHES
  const retreats = retreatsFrom(view, locale, side, MAP.areaOf[over] ?? -1)
  const cost = retreatCost(view, locale, lang)
  const places =
    retreats.to.length === 0 ? MG.noRetreat[lang] : `${MG.retreats[lang]}: ${localeNames(retreats.to, lang)}`
  if (lang === 'it')
    return canBlock
      ? `Può bloccare con la riserva (${reserve.length}) o ritirarsi: ${cost}. ${places}.`
      : `Non può bloccare: deve ritirarsi, ${cost}. ${places}.`
  return canBlock
    ? `He may block with his reserve (${reserve.length}) or retreat: ${cost}. ${places}.`
    : `He cannot block: he must retreat, ${cost}. ${places}.`
}
const COST = { it: 'perde {range} {most|punto|punti}', en: 'he loses {range} {most|point|points}' }
const GUN = {
  it: 'Il turno finisce e l’artiglieria è scoperta. Nel tuo prossimo turno, se il nemico è ancora lì, perde {n|# punto|# punti}.',
  en: 'The turn ends and the artillery is shown. In your next turn, if the enemy is still there, he loses {n|# point|# points}.',
}

/** 12.2: one point among the infantry in reserve, one for each blocked approach, artillery lost. */
function retreatCost(view: View, locale: number, lang: Lang): string {
  const reserve = blocksAt(view, locale)
  const infantry =
    reserve.length === 0
      ? 0
      : reserve.some(block => mayBe(view, block).every(face => armOf(face) === 0))
        ? 1
        : reserve.some(block => mayBe(view, block).some(face => armOf(face) === 0))
          ? 0.5
          : 0
  const approaches = (MAP.approachesOf[locale] ?? []).filter(
    approach => blocksAt(view, APPROACHES + approach).length > 0,
  ).length
  const least = approaches + Math.floor(infantry)
  const most = approaches + Math.ceil(infantry)
  const range = least === most ? String(least) : `${least}–${most}`
  return plain(say(lang, COST, { range, most }))
}

function answer(view: View, action: Action, lang: Lang): string {
  const top = topFrame(view)
  const over = local(top, 'over')
  const side = enemyOf(local(top, 'side'))
  if (action.type === 'done')
    return lang === 'it'
      ? 'Chi blocca va sulla via d’accesso e ferma l’attacco: nel suo prossimo turno il nemico può assaltarlo.'
      : 'Those who block go to the approach and stop the attack: in his next turn the enemy may assault them.'
  const { to } = retreatsFrom(view, beyond(over), side, MAP.areaOf[over] ?? -1)
  const places = to.length === 0 ? MG.noRetreat[lang] : `${MG.retreats[lang]}: ${localeNames(to, lang)}`
  return `${capital(retreatCost(view, beyond(over), lang))}. ${places}.`
}
function gun(view: View, block: number, lang: Lang): string {
  const at = view.place[block] ?? -1
  if (!isOnMap(at) || at < APPROACHES) return ''
  const opposite = APPROACHES + ((at - APPROACHES) ^ 1)
  const target = blocksAt(view, opposite).length > 0 ? opposite : localeOf(opposite)
  return plain(say(lang, GUN, { n: bombardmentPoints(view, block, target) }))
}
