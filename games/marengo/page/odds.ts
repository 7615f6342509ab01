/** There are no dice at Marengo: what is said before a deed is what is certain, and how far the hidden can change it. */

import type { Odds, OddsReport } from '@bivouac/client/page'
import { type Action, type Foretold, type Lang, plain, type Seat, say, signed } from '@bivouac/kernel'
import type { MarengoEvent } from '../events.ts'
import { APPROACHES } from '../words.ts'
import { blocksAt, isOnMap, localeOf, topFrame, type View, viewOf } from './facts.ts'
import { bombardmentPoints, isSure } from './reckoning.ts'
import { MG } from './words.ts'

export function odds(
  found: Odds,
  _seat: Seat,
  raw: object,
  lang: Lang,
  action: Action,
  { lines }: Foretold,
): OddsReport {
  return {
    title: MG.certain[lang],
    sentence: lines.map(({ text }) => text[lang]).join(' ') || sentence(found, viewOf(raw), lang, action),
    rows: [],
    note: MG.certainNote[lang],
  }
}

function sentence(found: Odds, view: View, lang: Lang, action: Action): string {
  const where = `${topFrame(view).proc}.${topFrame(view).step}`
  if (where === 'assault.attack' || where === 'assault.defence') return assault(found, view, lang)
  if (action.type === 'bombard') return gun(view, Number(action.arg), lang)
  if (where === 'attack.block')
    return lang === 'it'
      ? 'Chi blocca va sulla via d’accesso e ferma l’attacco: nel suo prossimo turno il nemico può assaltarlo.'
      : 'Those who block go to the approach and stop the attack: in his next turn the enemy may assault them.'
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
  const reckoned = view.sum
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

const GUN = {
  it: 'Il turno finisce e l’artiglieria è scoperta. Nel tuo prossimo turno, se il nemico è ancora lì, perde {n|# punto|# punti}.',
  en: 'The turn ends and the artillery is shown. In your next turn, if the enemy is still there, he loses {n|# point|# points}.',
}

function gun(view: View, block: number, lang: Lang): string {
  const at = view.place[block] ?? -1
  if (!isOnMap(at) || at < APPROACHES) return ''
  const opposite = APPROACHES + ((at - APPROACHES) ^ 1)
  const target = blocksAt(view, opposite).length > 0 ? opposite : localeOf(opposite)
  return plain(say(lang, GUN, { n: bombardmentPoints(view, block, target) }))
}
