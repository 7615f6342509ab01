/** Why the bot does what it does, in a sentence: the same numbers it looks at, said aloud. */

import {
  type Action,
  capital,
  type Decision,
  type Fillings,
  type Lang,
  type Noun,
  number,
  plain,
  say,
  type Text,
} from '@bivouac/kernel'
import { NAPOLEON, SLOTS } from '../data/codes.ts'
import { areaNoun } from '../data/names.ts'
import { FOG_TURNS } from '../data/tables.ts'
import { forceNoun } from '../say/names.ts'
import { campaignOf, counterOf, strengthAt, unitOf, valuesOf } from '../state.ts'
import type { View } from '../view.ts'
import { ENEMY, FOG_NAME, FRENCH, FRENCH_PLANS, type Plan } from '../words.ts'
import { worth } from './battle.ts'
import { survey, threat } from './survey.ts'

type Say = (view: View, action: Action, lang: Lang) => string
const both = (say: Say, view: View, action: Action): Text => ({
  it: say(view, action, 'it'),
  en: say(view, action, 'en'),
})
const pick = (lang: Lang, it: string, en: string, values: Fillings = {}): string =>
  capital(plain(say(lang, { it, en }, values)))
/** As it will be written: one that is 1.04 is told as one. */
const tenths = (n: number): number => Math.round(Math.max(0, n) * 10) / 10
const n = (action: Action): number => Number(action.arg)
const force = (view: View, slot: number): Noun => forceNoun(view.counter[slot] ?? -1)
const area = (view: View, number: number): Noun => areaNoun(view.campaign, number)

/** “28 against 9, 3.1 to 1”. */
function compared(view: View, at: number, more: number, lang: Lang): string {
  const [french, enemy] = [strengthAt(view, at, FRENCH) + more, strengthAt(view, at, ENEMY)]
  const ratio = number(french / Math.max(1, enemy), lang)
  const enough =
    french >= 3 * enemy ? { it: ', abbastanza per sopraffarli', en: ', enough to overwhelm them' }[lang] : ''
  return pick(
    lang,
    `${french} contro ${enemy}, ${ratio} a 1${enough}`,
    `${french} against ${enemy}, ${ratio} to 1${enough}`,
  )
}

const movement: Say = (view, action, lang) => {
  const c = campaignOf(view)
  if (action.type === 'done')
    return pick(
      lang,
      'Nessun’altra marcia promette più di quel che rischia.',
      'No other march promises more than it risks.',
    )
  const { who, to: [to = 0] = [] } = action.arg as { who: readonly number[]; to: readonly number[] }
  const place = area(view, to)
  const marching = who.filter(each => each !== NAPOLEON)
  if (marching.length === 0)
    return pick(
      lang,
      'Napoleone va con l’esercito: {at:place} i suoi piani e le sue intuizioni valgono di più.',
      'Napoleon goes with the army: at {the:place} his plans and insights count for more.',
      { place },
    )
  if (strengthAt(view, to, ENEMY) > 0) {
    const more = marching.reduce((sum, each) => sum + valuesOf(view, each).combat, 0)
    return pick(lang, 'Attacca {the:place}: {odds}.', 'Attack {the:place}: {odds}.', {
      place,
      odds: compared(view, to, more, lang),
    })
  }
  const danger = threat(survey(view), to)
  if (strengthAt(view, to, FRENCH) > 0 && danger > strengthAt(view, to, FRENCH))
    return pick(
      lang,
      '{the:place} {place|è minacciato|è minacciata|sono minacciati|sono minacciate} da {danger|# punto|# punti} di forza nei dintorni.',
      '{the:place} {place|is|are} threatened by {danger|# strength point|# strength points} nearby.',
      { place, danger },
    )
  if (c.objectives.includes(to))
    return pick(
      lang,
      '{the:place} {place|è|sono} un Obiettivo, e non c’è nessuno a difenderlo.',
      '{the:place} {place|is|are} an Objective, and nobody defends it.',
      { place },
    )
  return pick(
    lang,
    `È sulla strada più breve verso il prossimo Obiettivo.`,
    'It lies on the shortest way to the next Objective.',
  )
}

const fog: Say = (view, action, lang) => {
  const roll = view.battle!.fog
  const event = FOG_NAME[roll]![lang]
  if (action.type === 'scout')
    return pick(
      lang,
      `Foschia ${roll}: ${event}. Un altro tiro senza il bonus del nemico è in media migliore.`,
      `Fog ${roll}: ${event}. Another roll without the enemy’s bonus is better on average.`,
    )
  return pick(
    lang,
    `Foschia ${roll} ({turns|# turno|# turni}): ${event || 'niente di grave'}. Non vale un esploratore.`,
    `Fog ${roll} ({turns|# turn|# turns}): ${event || 'nothing serious'}. Not worth a scout.`,
    { turns: FOG_TURNS[roll] ?? 0 },
  )
}

const fight: Say = (view, action, lang) => {
  if (action.type === 'done')
    return pick(
      lang,
      'Chi resta fa meglio a non muoversi: nessuna azione promette colpi.',
      'The others do better to stay: no action promises a hit.',
    )
  const slot = action.type === 'march' ? n(action) >> 2 : n(action)
  const unit = unitOf(view.battle!, FRENCH, slot)
  const name = force(view, slot)
  if (unit === undefined) return name[lang]
  const plan = (action.type === 'execute' ? unit.plan : action.type) as Plan
  const hits = worth(view, unit, plan, n(action) & 3)
  const { activation } = valuesOf(view, slot)
  if (action.type === 'pivot')
    return pick(
      lang,
      '{name}: in linea regge meglio lo shock e spara senza tiro.',
      '{name}: in line it stands shock better and fires without a roll.',
      { name },
    )
  if (action.type === 'retreat')
    return pick(lang, 'L’esercito è in rotta: ci si ritira.', 'The army is routed: it retreats.')
  return pick(
    lang,
    '{name}: fra le azioni possibili è quella che promette di più, {hits|# colpo atteso|# colpi attesi} (attivazione {activation}).',
    '{name}: of all that can be done it promises most, {hits|# hit|# hits} expected (activation {activation}).',
    { name, hits: tenths(hits), activation },
  )
}

const plans: Say = (view, action, lang) => {
  if (action.type === 'done')
    return pick(
      lang,
      'Nessun piano fa meglio di quelli predefiniti, ora.',
      'No counter does better than the default plans now.',
    )
  const [code = 0] = action.arg as readonly number[]
  const slot = code % SLOTS
  const plan = FRENCH_PLANS[Math.floor(code / SLOTS)]!
  const unit = unitOf(view.battle!, FRENCH, slot)
  const gain = unit === undefined ? 0 : worth(view, unit, plan)
  return pick(
    lang,
    '{the:force} ne {force|trae|traggono} di più: {hits|# colpo atteso|# colpi attesi}, se il nemico si avvicina come di solito.',
    '{the:force} {force|gains|gain} most by it: {hits|# hit|# hits} expected, if the enemy closes in as he usually does.',
    { force: force(view, slot), hits: tenths(gain) },
  )
}

const supply: Say = (view, action, lang) => {
  if (action.type === 'done')
    return pick(
      lang,
      'Il resto serve per le marce forzate e le battaglie del prossimo turno.',
      'The rest is for forced marches and battles of next turn.',
    )
  if (action.type === 'scout')
    return pick(lang, 'Un esploratore ripete un tiro che va male.', 'A scout repeats a roll that goes wrong.')
  const goods =
    action.type === 'buy' ? (action.arg as { goods: readonly number[] }).goods : (action.arg as readonly number[])
  const slot = action.type === 'buy' ? goods[0]! >> 1 : goods[0]!
  const counter = counterOf(view, slot)
  if (action.type === 'refit')
    return pick(
      lang,
      `2 punti per ${counter.full.combat - (counter.reduced?.combat ?? 0)} di forza: il riequipaggiamento rende di più.`,
      `2 points for ${counter.full.combat - (counter.reduced?.combat ?? 0)} strength: refitting pays best.`,
    )
  return counter.mobile
    ? pick(lang, `Il migliore fra quelli che puoi permetterti.`, 'The best of those you can afford.')
    : pick(
        lang,
        'Un muro dove il nemico minaccia quel che devi tenere.',
        'A wall where the enemy threatens what you must hold.',
      )
}

const SAID: Readonly<Record<string, Say>> = {
  'movement.move': movement,
  'battles.pick': (view, action, lang) =>
    pick(
      lang,
      `La più sicura per prima: ${compared(view, n(action), 0, lang)}.`,
      `The surest first: ${compared(view, n(action), 0, lang)}.`,
    ),
  'battle.scouts': fog,
  'battle.summons': (view, action, lang) =>
    action.type === 'pass'
      ? pick(
          lang,
          'Dov’è serve di più, o qui non cambierebbe l’esito.',
          'He is needed more where he is, or would not change the outcome here.',
        )
      : pick(
          lang,
          `${compared(view, view.battle!.area, 0, lang)}: con lui ci sono più piani.`,
          `${compared(view, view.battle!.area, 0, lang)}: with him there are more plans.`,
        ),
  'battle.extraPlans': (view, action, lang) =>
    action.type === 'pass'
      ? pick(
          lang,
          `${compared(view, view.battle!.area, 0, lang)}: i punti servono altrove.`,
          `${compared(view, view.battle!.area, 0, lang)}: the points are needed elsewhere.`,
        )
      : pick(
          lang,
          `${compared(view, view.battle!.area, 0, lang)}: è una battaglia in bilico, e un piano in più per turno conta.`,
          `${compared(view, view.battle!.area, 0, lang)}: a close battle, where one more plan a turn counts.`,
        ),
  'battle.insights': (_view, action, lang) =>
    action.type === 'done'
      ? pick(
          lang,
          'Un’intuizione costa un piano ogni turno, e i piani valgono di più.',
          'An insight costs a plan every turn, and plans are worth more.',
        )
      : pick(
          lang,
          'È gratis: cominciare sul Fronte fa guadagnare un turno.',
          'It is free: beginning on the Front gains a turn.',
        ),
  'deployment.place': (_view, _action, lang) =>
    pick(
      lang,
      'I più forti davanti, in colonna, pronti ad avanzare; cannoni e gli altri in Riserva.',
      'The strongest in front, in column, ready to go; guns and the others in Reserve.',
    ),
  'battleTurn.choosePlans': plans,
  'battleTurn.before': fight,
  'battleTurn.french': fight,
  'supply.spend': supply,
  'hits.assign': (_view, _action, lang) =>
    pick(lang, 'La perdita che costa meno a te, o di più a lui.', 'The loss that costs you least, or him most.'),
  'shock.target': (_view, _action, lang) =>
    pick(lang, 'Chi ha più da perdere fra i meno abili.', 'Whoever has most to lose among the least skilled.'),
}

/** Questions left to the player for the enemy's sake. */
const OTHERWISE: Say = (_view, action, lang) =>
  action.type === 'chance'
    ? pick(lang, 'Le regole lasciano aperta la scelta: decida il caso.', 'The rules leave it open: let chance decide.')
    : pick(lang, 'Fra le possibilità è quella che costa meno.', 'Of what is possible it costs least.')

export const reasonFor = (action: Action, decision: Pick<Decision, 'proc' | 'step'>, view: View): Text =>
  both(SAID[`${decision.proc}.${decision.step}`] ?? OTHERWISE, view, action)
