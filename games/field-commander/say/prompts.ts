/** What the player is asked. */
import { capital, type Decision, type Lang, type Text } from '@bivouac/kernel'
import { CAMPAIGNS, COUNTERS, type Counter } from '../data/index.ts'
import type { View } from '../view.ts'
import { FOG_NAME, ORDER_NAME } from '../words.ts'
import { sayDanger } from './danger.ts'
import { both, forceName } from './names.ts'

const PROMPTS: Readonly<Record<string, Text>> = {
  'linked.choose': both(
    'Questo comandante è sopravvissuto: tenere il vecchio segnalino?',
    'This commander has survived: keep his old counter?',
  ),
  'movement.move': both('Chi marcia, e in quale area adiacente?', 'Who marches, and to which adjacent area?'),
  'battles.pick': both('Scegli la prossima battaglia.', 'Choose the next battle.'),
  'battle.scouts': both(
    'Tieni il risultato della foschia o spendi un esploratore.',
    'Keep the fog result or spend a scout.',
  ),
  'battle.summons': both('Napoleone può venire a questa battaglia.', 'Napoleon may come to this battle.'),
  'battle.extraPlans': both('Comprare piani aggiuntivi?', 'Buy additional plans?'),
  'battle.insights': both('Cambiare piani con intuizioni?', 'Trade plans for insights?'),
  'fogRecruit.recruit': both(
    'Per 2 punti, una recluta dove stanno i francesi.',
    'For 2 points, a recruit where the French stand.',
  ),
  'fogRecruit.where': both('Dove va la recluta?', 'Where does the recruit go?'),
  'fogForce.summon': both('Una forza mobile può raggiungere la battaglia.', 'One mobile force may join the battle.'),
  'fogHit.hit': both('Quale forza della città subisce il colpo?', 'Which force of the city takes the hit?'),
  'deployment.place': both(
    'Schiera le tue forze: a ognuna zona e formazione.',
    'Deploy your forces: a zone and a formation for each.',
  ),
  'enemyDeployment.field': both('Quali nemici cominciano in Riserva?', 'Which enemies begin in Reserve?'),
  'battleTurn.duration': both('Un turno in più o in meno?', 'One turn more or less?'),
  'battleTurn.activate': both('Tentare un’intuizione?', 'Try for an insight?'),
  'battleTurn.again': both('Fallita: spendere un esploratore?', 'Failed: spend a scout?'),
  'battleTurn.choosePlans': both('Scegli i piani del turno.', 'Choose the plans of the turn.'),
  'battleTurn.assign': both('A quale nemico va il prossimo piano?', 'Which enemy receives the next plan?'),
  'battleTurn.before': both('Chi è preparato agisce prima del nemico.', 'Those prepared act before the enemy.'),
  'battleTurn.enemyActor': both('Quale nemico agisce ora?', 'Which enemy acts now?'),
  'battleTurn.interrupt': both('Usare Formazione prima che il nemico agisca?', 'Use Formation before the enemy acts?'),
  'battleTurn.french': both('Fai agire le tue forze, in qualsiasi ordine.', 'Let your forces act, in any order.'),
  'sweep.choose': both('Quali cavallerie dilagano?', 'Which cavalry sweeps?'),
  'shock.target': both('Chi subisce il test di shock?', 'Who takes the shock test?'),
  'hits.assign': both('Chi subisce il colpo?', 'Who takes the hit?'),
  'supply.spend': both(
    'Riequipaggia, compra forze ed esploratori, o chiudi il turno.',
    'Refit, buy forces and scouts, or end the turn.',
  ),
  'orders.pick': both('Quale gruppo nemico tira ora?', 'Which enemy group rolls now?'),
  'orders.scouts': both('Tieni l’ordine o spendi un esploratore.', 'Keep the order or spend a scout.'),
  'orders.aim': both('Verso quale area va il gruppo?', 'Towards which area does the group go?'),
  'orders.way': both('Per quale strada?', 'By which way?'),
  'enemySupply.refit': both('Quale forza nemica si riequipaggia?', 'Which enemy force is refitted?'),
}

/** “7:8/1”: activation, combat and super value. */
const printed = ({ full }: Counter): string => `${full.activation}:${full.combat}/${full.superValue}`

export function sayPrompt(at: Pick<Decision, 'proc' | 'step' | 'seat'>, view: View, lang: Lang): string {
  const text = PROMPTS[`${at.proc}.${at.step}`]?.[lang] ?? `${at.proc}.${at.step}`
  const top = view.stack.at(-1)
  const name = (slot: number): string => forceName(view.counter[slot] ?? -1, lang)
  if (at.proc === 'battle' && at.step === 'scouts') {
    const fog = view.battle?.fog ?? 0
    return `${text} (${fog}: ${FOG_NAME[fog]?.[lang] ?? ''})`
  }
  if (top?.proc === 'orders' && at.step === 'scouts') {
    const row = CAMPAIGNS[view.campaign]!.orders.rows.find(each => each.upTo === undefined || top.roll <= each.upTo)!
    return `${text} (${top.roll}: ${ORDER_NAME[row.order][lang]}${row.times === undefined ? '' : ` ×${row.times}`})`
  }
  if (top?.proc === 'linked' && at.proc === 'linked') {
    const fresh = COUNTERS[view.counter[top.next]!]!
    const old = view.diary.at(-1)?.survivors.find(each => COUNTERS[each]!.name === fresh.name)
    const counters = old === undefined ? '' : ` (${printed(COUNTERS[old]!)} → ${printed(fresh)})`
    return `${capital(name(top.next))}: ${text}${counters}`
  }
  if (top?.proc === 'movement' && top.forced === 1) return withDanger(FORCED[lang], view, lang)
  if (at.proc === 'movement' || (at.proc === 'supply' && at.step === 'spend')) return withDanger(text, view, lang)
  return text
}
const FORCED = both(
  'Marcia forzata, 1 punto per forza: chi marcia, e dove?',
  'Forced march, 1 point for each force: who marches, and where?',
)
function withDanger(text: string, view: View, lang: Lang): string {
  const danger = sayDanger(view, lang)
  return danger === undefined ? text : `${text} ${danger}`
}
