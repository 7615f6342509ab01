/** What the pictures say when they are read aloud, and what plans and insights do, in our own words. */
import type { Lang, Text } from '@bivouac/kernel'
import type { Counter, Values } from '../data/index.ts'
import { PLANS, type PlanOrder } from '../data/plans.ts'
import {
  FRENCH,
  type Insight,
  KIND_NAME,
  NATION_NAME,
  type Plan,
  SKILL_NAME,
  SKILLS,
  type SpecialPlan,
} from '../words.ts'

const text = (it: string, en: string): Text => ({ it, en })

const ARM = { infantry: text('fanteria', 'infantry'), cavalry: text('cavalleria', 'cavalry') } as const
const NO_ROLL: Readonly<Record<string, Text>> = {
  never: text('tira per l’attivazione', 'rolls to activate'),
  always: text('senza tiro', 'no roll'),
  column: text('senza tiro in colonna', 'no roll in column'),
  line: text('senza tiro in linea', 'no roll in line'),
  cavalry: text('senza tiro per la cavalleria', 'no roll for cavalry'),
  infantry: text('senza tiro per la fanteria', 'no roll for infantry'),
}
const DOES: Readonly<Record<PlanOrder['do'], Text>> = {
  advance: text('avanza', 'advance'),
  retreat: text('arretra', 'fall back'),
  attack: text('attacca', 'attack'),
  line: text('si mette in linea', 'form line'),
  column: text('si mette in colonna', 'form column'),
  pivot: text('cambia formazione', 'change formation'),
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`)

function orderText(order: PlanOrder, lang: Lang): string {
  const parts = [DOES[order.do][lang]]
  if (order.shock !== undefined) parts.push(`(shock ${signed(order.shock)})`)
  if (order.combat !== undefined || order.superValue !== undefined)
    parts.push(`${signed(order.combat ?? 0)}/${signed(order.superValue ?? 0)}`)
  if (order.arm !== undefined) parts.push(`(${ARM[order.arm][lang]})`)
  if (order.at === 'next') parts.push(text('(a una zona)', '(one zone away)')[lang])
  if (order.at === 'near') parts.push(text('(vicino)', '(when near)')[lang])
  return parts.join(' ')
}

const SPECIAL: Readonly<Partial<Record<Plan | SpecialPlan, Text>>> = {
  formation: text(
    'fino a tre forze cambiano formazione, quando vuoi',
    'up to three forces change formation, at any moment',
  ),
  prepare: text('accanto a un altro piano: agisce prima del nemico', 'beside another plan: acts before the enemy'),
  square: text(
    'fanteria, prima del nemico: attacca la cavalleria +4',
    'infantry, before the enemy: attacks cavalry at +4',
  ),
  flank: text(
    'solo a due zone dal nemico: avanza due volte (shock −3), attacca',
    'only two zones from the enemy: advance twice (shock −3), attack',
  ),
  march: text(
    'avanza, la cavalleria anche due volte, o arretra; senza tiro in colonna',
    'advance, cavalry twice if you like, or fall back; no roll in column',
  ),
  closeRanks: text('il prossimo colpo al nemico è ignorato', 'the next hit on the enemy is ignored'),
  officers: text('+3 all’attivazione dei nemici', '+3 to the enemy’s activation'),
  wellStruck: text('+3 agli attacchi nemici', '+3 to enemy attacks'),
}

/** Where the Italian rulebook calls a manoeuvre by another name than drill does: what it is. */
const DRILL: Readonly<Partial<Record<Plan | SpecialPlan, string>>> = {
  aimed: 'fuoco mirato',
  flank: 'aggiramento',
  pivot: 'cambio di formazione',
  square: 'in quadrato',
  wheel: 'conversione',
}

/** What a counter makes a force do, from the data the rules use. */
export function planText(plan: Plan | SpecialPlan, lang: Lang): string {
  const drill = lang === 'it' ? DRILL[plan] : undefined
  return drill === undefined ? doing(plan, lang) : `(${drill}) ${doing(plan, lang)}`
}
function doing(plan: Plan | SpecialPlan, lang: Lang): string {
  const own = SPECIAL[plan]
  if (own !== undefined) return own[lang]
  const { noRoll, only, orders } = PLANS[plan as Plan]
  const who =
    only === undefined ? '' : only === 'artillery' ? text('artiglieria: ', 'artillery: ')[lang] : `${ARM[only][lang]}: `
  return `${who}${orders.map(order => orderText(order, lang)).join(', ')}; ${NO_ROLL[noRoll]![lang]}`
}

export const INSIGHT_TEXT: Readonly<Record<Insight, Text>> = {
  duration: text('un turno di battaglia in più o in meno', 'one battle turn more or less'),
  field: text('decidi tu quali nemici cominciano in Riserva', 'you say which enemies begin in Reserve'),
  front: text('tre forze cominciano sul Fronte', 'three forces begin on the Front'),
  genius: text('si tenta col dado: colpisce presidi e fortificazioni', 'rolled for: hits garrisons and fortifications'),
  morale: text('+3 ai tuoi test di shock', '+3 to your shock tests'),
  raid: text('toglie rifornimenti al nemico e li dà a te', 'takes supply from the enemy and gives it to you'),
  sweep: text(
    'si tenta col dado: la cavalleria in Riserva colpisce da dietro',
    'rolled for: cavalry in Reserve strikes from behind',
  ),
}

/** “Augereau, French infantry, veteran, activation 7, combat 8, super value 1, reduced”. */
export function forceLabel(name: string, counter: Counter, values: Values, reduced: boolean, lang: Lang): string {
  const it = lang === 'it'
  const whose = counter.named
    ? (NATION_NAME[counter.nation]?.[lang] ?? '')
    : counter.side === FRENCH
      ? it
        ? 'francese'
        : 'French'
      : it
        ? 'nemico'
        : 'enemy'
  return [
    name,
    `${KIND_NAME[counter.kind][lang]}, ${whose}`,
    SKILL_NAME[SKILLS[counter.skill]!][lang],
    `${it ? 'attivazione' : 'activation'} ${values.activation}`,
    `${it ? 'combattimento' : 'combat'} ${values.combat}`,
    ...(values.superValue > 0 ? [`${it ? 'super valore' : 'super value'} ${values.superValue}`] : []),
    ...(reduced ? [it ? 'ridotta' : 'reduced'] : []),
  ].join(', ')
}
