import { RANGE } from '../data/decks.ts'
import type { CardFacts, DiceSpec, HqKind } from '../words.ts'

/** Everything a card says, in words: the lines printed on it, and one sentence of it for whoever cannot see it. */

type Lang = 'it' | 'en'
type Text = Readonly<Record<Lang, string>>

export const HQ_TEXTS: Readonly<Record<HqKind, Text>> = {
  ambush: {
    it: 'Attacca con 1d10 un’unità nemica ovunque si trovi. È il tuo combattimento del turno.',
    en: 'Attack an enemy unit with 1d10, wherever it stands. It is your combat for this turn.',
  },
  committedAttack: {
    it: '+2d6 al tuo assalto. Finito il combattimento, una delle tue unità impegnate subisce un colpo.',
    en: '+2d6 to your assault. When it is over, one of your units engaged takes a hit.',
  },
  forcedMarch: {
    it: 'L’unità che hai appena mosso muove di un’altra casella. Non vale se è partita da campi o palude.',
    en: 'The unit you have just moved goes one square more. Not if it set out from fields or marsh.',
  },
  guerrillas: {
    it: 'Nel turno nemico: annulla Rifornimento, Marcia Forzata, Raggruppamento o un rinforzo.',
    en: 'In the enemy’s turn: cancel Supply, Forced March, Regroup or a reinforcement.',
  },
  redoubt: {
    it: 'Ripristino: trincera un’unità. +3 in difesa finché resta lì. Uno per turno.',
    en: 'Restoration: dig a unit in. +3 in defence for as long as it stays. One a turn.',
  },
  regroup: {
    it: 'Ripristino: un’unità ridotta torna a piena forza.',
    en: 'Restoration: a reduced unit returns to full strength.',
  },
  sappers: {
    it: 'Dopo la difesa: in questo combattimento il fortino del difensore non conta.',
    en: 'After the defence: the defender’s redoubt counts for nothing in this combat.',
  },
  skirmish: {
    it: 'Interrompi il tuo assalto: l’attaccante si sposta fino a 2 caselle e riprendi la sua carta.',
    en: 'Break off your assault: the attacker shifts up to 2 squares and you take its card back.',
  },
  spy: {
    it: 'Nel tuo turno: guarda la mano del nemico.',
    en: 'In your turn: look at the enemy’s hand.',
  },
  supply: {
    it: 'Muovi una seconda unità, oppure riporta a piena forza un’unità ridotta.',
    en: 'Move a second unit, or bring a reduced unit back to full strength.',
  },
  withdraw: {
    it: 'L’unità attaccata si ritira prima dei dadi. Nessun’altra carta in difesa.',
    en: 'The unit attacked falls back before any dice. No other card in defence.',
  },
}

export const LABELS = {
  attack: { it: 'Attacco', en: 'Attack' },
  defence: { it: 'Difesa', en: 'Defence' },
  bombard: { it: 'Bombardamento', en: 'Bombardment' },
  volley: { it: 'Scarica', en: 'Volley' },
  range: { it: 'Raggio', en: 'Range' },
  pursuit: { it: 'Inseguimento', en: 'Pursuit' },
  withdraw: { it: 'Ritirata', en: 'Withdraw' },
  stay: { it: 'Non deve avanzare', en: 'Need not advance' },
  command: { it: 'Comando', en: 'Command' },
  combat: { it: 'Combattimento', en: 'Combat' },
  rally: { it: 'Ripristino', en: 'Rally' },
  automatic: { it: 'automatico', en: 'automatic' },
  grandBattery: { it: 'Grande Batteria', en: 'Grand Battery' },
  infantry: { it: 'Fanteria', en: 'Infantry' },
  cavalry: { it: 'Cavalleria', en: 'Cavalry' },
  gun: { it: 'Artiglieria', en: 'Artillery' },
  leader: { it: 'Comandante', en: 'Leader' },
  headquarters: { it: 'Quartier generale', en: 'Headquarters' },
} as const satisfies Readonly<Record<string, Text>>

export const diceText = (dice: DiceSpec): string => `${dice.count}d${dice.sides}`
export const upTo = (highest: number): string => (highest === 1 ? '1' : `1–${highest}`)

export const cardTitle = (facts: CardFacts, names: readonly Text[], lang: Lang): string =>
  facts.kind === 'unit' ? (names[facts.unit]?.[lang] ?? '') : facts.name[lang]

/** The whole card as a line of text. */
export function cardLabel(facts: CardFacts, names: readonly Text[], lang: Lang): string {
  const say = (label: keyof typeof LABELS, value: string | number) => `${LABELS[label][lang]} ${value}`
  const parts = [cardTitle(facts, names, lang)]
  if (facts.kind === 'unit') {
    if (facts.attack !== undefined) parts.push(say('attack', diceText(facts.attack)))
    parts.push(say('defence', facts.defence))
    for (const fire of ['bombard', 'volley'] as const) {
      const dice = facts[fire]
      if (dice !== undefined) parts.push(say(fire, diceText(dice)), say('range', RANGE[fire]))
    }
    if (facts.pursuit !== undefined) parts.push(say('pursuit', upTo(facts.pursuit)))
    if (facts.withdraw !== undefined) parts.push(say('withdraw', upTo(facts.withdraw)))
    if (facts.mayStay === true) parts.push(LABELS.stay[lang])
  } else if (facts.kind === 'leader') {
    parts.push(say('command', facts.command))
    if (facts.attack === facts.defence) parts.push(say('combat', facts.attack))
    else parts.push(say('attack', facts.attack), say('defence', facts.defence))
    parts.push(say('rally', facts.rally >= 6 ? LABELS.automatic[lang] : upTo(facts.rally)))
    if (facts.pursuit !== undefined) parts.push(say('pursuit', `−${-facts.pursuit}`))
    if (facts.grandBattery !== undefined)
      parts.push(say('grandBattery', diceText(facts.grandBattery)), say('range', RANGE.grandBattery))
  } else parts.push(HQ_TEXTS[facts.kind][lang])
  return parts.join('. ')
}
