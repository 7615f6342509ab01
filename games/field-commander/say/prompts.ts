/** What the player is asked, and how each answer is worded. */
import { type Action, capital, type Decision, type Lang, list, plain, say, type Text } from '@bivouac/kernel'
import { areaOf, SLOTS, slotOf } from '../data/codes.ts'
import { CAMPAIGNS, COUNTERS, type Counter } from '../data/index.ts'
import { areaName, areaNoun } from '../data/names.ts'
import type { View } from '../view.ts'
import { FOG_NAME, FRENCH_PLANS, INSIGHT_NAME, type Insight, ORDER_NAME, PLAN_NAME, ZONE_NAME } from '../words.ts'
import { sayDanger } from './danger.ts'
import { both, forceName } from './names.ts'

const PROMPTS: Readonly<Record<string, Text>> = {
  'linked.choose': both(
    'Questo comandante è sopravvissuto: tenere il vecchio segnalino?',
    'This commander has survived: keep his old counter?',
  ),
  'movement.move': both(
    'Muovi le tue forze e Napoleone, o concludi la fase.',
    'Move your forces and Napoleon, or end the phase.',
  ),
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
  'deployment.place': both('Piazza questa forza: zona e formazione.', 'Place this force: zone and formation.'),
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
  'reform.choose': both('Quali forze cambiano formazione?', 'Which forces change formation?'),
  'shock.target': both('Chi subisce il test di shock?', 'Who takes the shock test?'),
  'hits.assign': both('Chi subisce il colpo?', 'Who takes the hit?'),
  'supply.spend': both(
    'Riequipaggia, compra forze ed esploratori, o concludi.',
    'Refit, buy forces and scouts, or finish.',
  ),
  'placeBought.where': both('Dove va la nuova forza?', 'Where does the new force go?'),
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
  if (top?.proc === 'deployment' && at.proc === 'deployment') return `${capital(name(top.next))}: ${text}`
  if (top?.proc === 'linked' && at.proc === 'linked') {
    const fresh = COUNTERS[view.counter[top.next]!]!
    const old = view.diary.at(-1)?.survivors.find(each => COUNTERS[each]!.name === fresh.name)
    const counters = old === undefined ? '' : ` (${printed(COUNTERS[old]!)} → ${printed(fresh)})`
    return `${capital(name(top.next))}: ${text}${counters}`
  }
  if (top?.proc === 'placeBought' && at.proc === 'placeBought') return `${capital(name(top.slot))}: ${text}`
  if (at.proc === 'movement' || (at.proc === 'supply' && at.step === 'spend')) {
    const danger = sayDanger(view, lang)
    if (danger !== undefined) return `${text} ${danger}`
  }
  return text
}

const formation = (column: number): Text =>
  column === 1 ? both('in colonna', 'in column') : both('in linea', 'in line')
const MARCH = [both('arretra', 'falls back'), both('avanza', 'advances'), both('avanza due volte', 'advances twice')]

type Wording = (n: number, view: View, lang: Lang) => string
const area: Wording = (n, view, lang) => areaName(view.campaign, n, lang)
const force: Wording = (n, view, lang) => forceName(view.counter[n] ?? -1, lang)

const BATTLE = both('Battaglia {of:place}', 'Battle of {the:place}')
const PLANS = both(
  '{plans|Un piano|# piani} in più ({price} punti)',
  '{plans|One more plan|# more plans} ({price} points)',
)

/** Actions with an argument. */
const WITH: Readonly<Record<string, Wording>> = {
  move: (n, view, lang) => `${force(slotOf(n), view, lang)} → ${area(areaOf(n), view, lang)}`,
  napoleon: (n, view, lang) => `${both('Napoleone', 'Napoleon')[lang]} → ${area(n, view, lang)}`,
  fight: (n, view, lang) => plain(say(lang, BATTLE, { place: areaNoun(view.campaign, n) })),
  recruit: force,
  area,
  summon: force,
  hit: force,
  shock: force,
  place: (n, _view, lang) => `${ZONE_NAME[n >> 1]![lang]}, ${formation(n & 1)[lang]}`,
  toReserve: force,
  buyPlans: (n, _view, lang) => plain(say(lang, PLANS, { plans: n, price: n === 1 ? 2 : 5 })),
  plan: (n, view, lang) => {
    const plan = FRENCH_PLANS[Math.floor(n / SLOTS)]!
    return plan === 'formation' ? PLAN_NAME[plan][lang] : `${PLAN_NAME[plan][lang]}: ${force(n % SLOTS, view, lang)}`
  },
  give: force,
  actor: force,
  execute: (n, view, lang) => {
    const plan = view.battle?.units[0].find(unit => unit.slot === n)?.plan
    const what = plan === undefined || plan === '' ? both('esegue', 'carries out')[lang] : PLAN_NAME[plan][lang]
    return `${force(n, view, lang)}: ${what}`
  },
  march: (n, view, lang) => `${force(n >> 2, view, lang)} ${MARCH[n & 3]?.[lang] ?? ''}`,
  fire: (n, view, lang) => `${force(n, view, lang)}: ${PLAN_NAME.fire[lang]}`,
  pivot: (n, view, lang) => `${force(n, view, lang)}: ${PLAN_NAME.pivot[lang]}`,
  retreat: (n, view, lang) => `${force(n, view, lang)}: ${PLAN_NAME.retreat[lang]}`,
  sweeper: force,
  turn: force,
  refit: force,
  buy: (n, view, lang) => {
    const counter = COUNTERS[view.counter[n >> 1] ?? -1]
    const reduced = (n & 1) === 1
    const price = (reduced ? counter?.reduced?.combat : counter?.full.combat) ?? 0
    return `${force(n >> 1, view, lang)}${reduced ? both(', forza ridotta', ', reduced')[lang] : ''} (${price})`
  },
  group: (n, view, lang) => {
    const top = view.stack.at(-1)
    const group = top?.proc === 'orders' ? top.groups[n] : undefined
    if (group === undefined) return `${n + 1}`
    return `${area(group.area, view, lang)}: ${plain(
      list(
        group.slots.map(slot => force(slot, view, lang)),
        lang,
      ),
    )}`
  },
  target: area,
  way: area,
}

/** Actions without one. */
const PLAIN: Readonly<Record<string, Text>> = {
  done: both('Fatto', 'Done'),
  pass: both('No', 'No'),
  accept: both('Tieni il risultato', 'Keep the result'),
  scout: both('Esploratore', 'Scout'),
  chance: both('Decida il caso', 'Let chance decide'),
  keep: both('Tieni il vecchio segnalino', 'Keep the old counter'),
  fresh: both('Usa il nuovo segnalino', 'Use the new counter'),
  summonNapoleon: both('Chiama Napoleone', 'Call Napoleon'),
  lengthen: both('Un turno in più', 'One turn more'),
  shorten: both('Un turno in meno', 'One turn less'),
  reform: both('Usa Formazione', 'Use Formation'),
}

export function sayAction(action: Action, view: View, lang: Lang): string {
  if (typeof action.arg === 'number') return capital(WITH[action.type]?.(action.arg, view, lang) ?? action.type)
  if (typeof action.arg === 'string') return INSIGHT_NAME[action.arg as Insight]?.[lang] ?? action.type
  return PLAIN[action.type]?.[lang] ?? action.type
}
