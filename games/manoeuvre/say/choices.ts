/** What a player is asked, and what he can answer. */
import {
  type Action,
  type Decision,
  type Fillings,
  type Lang,
  list,
  plain,
  type Result,
  say,
  sentence,
  type Text,
} from '@bivouac/kernel'
import { NATION_FACTS } from '../data/nations.ts'
import type { View } from '../state.ts'
import { holderOf, NATIONS, ownerOf, squareName } from '../words.ts'
import {
  cardFacts,
  cardLabel,
  edgeName,
  nationName,
  sectionName,
  side,
  slotName,
  terrainName,
  unitFacts,
  unitNoun,
} from './names.ts'

const said = (it: string, en: string): Text => ({ it, en })

const PROMPTS: Readonly<Record<string, Text>> = {
  'setup.edge': said('Scegli il tuo bordo del campo.', 'Choose your edge of the field.'),
  'battlefield.section': said('Scegli la sezione da posare {slot}.', 'Choose the section to lay {slot}.'),
  'armies.name': said(
    'Nomina due nazioni: il primo giocatore ne prenderà una.',
    'Name two nations: the first player will take one.',
  ),
  'armies.take': said('Scegli la tua nazione.', 'Choose your nation.'),
  'opening.pick': said(
    'Scegli le cinque carte iniziali, nell’ordine del mazzo.',
    'Pick your five opening cards, in the order of the deck.',
  ),
  'placement.place': said('Schiera {the:unit}.', 'Place {the:unit}.'),
  'discarding.discard': said('Scarta le carte che non vuoi.', 'Discard the cards you do not want.'),
  'drawing.look': said(
    'Hai pescato: vuoi giocare una Spia o un Esploratore?',
    'You have drawn: will you play a Spy or a Scout?',
  ),
  'movement.unit': said('Scegli un’unità da muovere.', 'Choose a unit to move.'),
  'movement.to': said('Scegli dove muovere {the:unit} ({at}).', 'Choose where to move {the:unit} ({at}).'),
  'movement.further': said(
    'Altre mosse? Rifornimento, Marcia Forzata, oppure basta.',
    'More moves? Supply, Forced March, or done.',
  ),
  'movement.march': said(
    'Marcia forzata: scegli la casella per {the:unit} ({at}).',
    'Forced march: choose the square for {the:unit} ({at}).',
  ),
  'guerrillas.cancel': said(
    'Vuoi annullare questa carta con la Guerriglia?',
    'Will you cancel this card with Guerrillas?',
  ),
  'combat.declare': said('Dichiara un combattimento, oppure nessuno.', 'Declare a combat, or none.'),
  'combat.target': said('Scegli il bersaglio.', 'Choose the target.'),
  'withdrawal.withdraw': said('Vuoi ritirarti prima del combattimento?', 'Will you withdraw before the combat?'),
  'defence.defend': said('Gioca carte in difesa, oppure passa.', 'Play cards in defence, or pass.'),
  'attack.strengthen': said('Gioca carte per l’attacco, poi risolvi.', 'Play cards for the attack, then resolve it.'),
  'attack.support': said('Scegli le unità di supporto.', 'Choose the supporting units.'),
  'skirmish.move': said(
    'Schermaglia: sposta l’unità fino a due caselle.',
    'Skirmish: move the unit up to two squares.',
  ),
  'outcome.choose': said('Ritirata o colpo per il difensore?', 'Retreat or hit for the defender?'),
  'retreat.side': said('Scegli da che parte ritirarti.', 'Choose which way to retreat.'),
  'advance.advance': said('Chi avanza nella casella liberata?', 'Who advances into the vacated square?'),
  'price.pay': said('Attacco a Fondo: chi subisce il colpo?', 'Committed Attack: who takes the hit?'),
  'restoration.restore': said(
    'Ripristina un’unità, costruisci un fortino, oppure basta.',
    'Restore a unit, build a redoubt, or done.',
  ),
  'restoration.unit': said('Scegli l’unità ridotta da ripristinare.', 'Choose the reduced unit to rally.'),
}

const unitName = (view: View, piece: number, lang: Lang): string => {
  const facts = unitFacts(view.nation[ownerOf(piece)] ?? -1, piece)
  if (facts === undefined) return '?'
  const strength = (view.reduced & (1 << piece)) !== 0 ? facts.reduced : facts.full
  return `${facts.name[lang]} ${strength} (${squareName(view.square[piece] ?? -1)})`
}
const cardNamed = (view: View, card: number, lang: Lang): string => {
  const nation = view.nation[holderOf(card)] ?? -1
  return cardLabel(cardFacts(view.agreed.book, nation, card), nation, lang)
}
const squareNamedFor = (view: View, square: number, lang: Lang): string => {
  const terrain = terrainName(view.ground[square] ?? -1, lang)
  return terrain === '' ? squareName(square) : `${squareName(square)}, ${terrain}`
}

/** What the question is about: the place of the section, the unit to be placed or moved. */
function about(view: View, lang: Lang): Fillings {
  const frame = view.stack[view.stack.length - 1]
  if (frame?.proc === 'battlefield') return { slot: slotName(frame.slot, lang) }
  if (frame?.proc !== 'placement' && frame?.proc !== 'movement') return {}
  const { piece } = frame
  return {
    unit: unitNoun(view.nation[ownerOf(piece)] ?? -1, piece),
    at: squareName(view.square[piece] ?? -1),
  }
}

export function prompt(at: Pick<Decision, 'proc' | 'step' | 'seat'>, view: View, lang: Lang): string {
  const text = PROMPTS[`${at.proc}.${at.step}`]
  return text === undefined ? `${at.proc}.${at.step}` : plain(say(lang, text, about(view, lang)))
}

type Kind = 'none' | 'unit' | 'card' | 'square' | 'nation' | 'pair' | 'edge' | 'section'
const LABELS: Readonly<Record<string, readonly [Kind, Text]>> = {
  edge: ['edge', said('Bordo', 'Edge')],
  lay: ['section', said('Posa', 'Lay')],
  name: ['pair', said('Nomina', 'Name')],
  army: ['nation', said('Prendi', 'Take')],
  pick: ['card', said('Scegli', 'Pick')],
  place: ['square', said('In', 'At')],
  discard: ['card', said('Scarta', 'Discard')],
  spy: ['none', said('Gioca la Spia (o l’Esploratore)', 'Play the Spy (or Scout)')],
  done: ['none', said('Basta così', 'Done')],
  pass: ['none', said('Passa', 'Pass')],
  move: ['unit', said('Muovi', 'Move')],
  to: ['square', said('In', 'To')],
  forcedMarch: ['unit', said('Marcia Forzata:', 'Forced March:')],
  guerrillas: ['none', said('Annulla con la Guerriglia', 'Cancel with Guerrillas')],
  assault: ['card', said('Assalta con', 'Assault with')],
  ambush: ['none', said('Imboscata', 'Ambush')],
  bombard: ['card', said('Bombarda con', 'Bombard with')],
  volley: ['card', said('Scarica con', 'Volley with')],
  grandBattery: ['unit', said('Grande Batteria:', 'Grand Battery:')],
  target: ['unit', said('Bersaglio:', 'Target:')],
  withdraw: ['none', said('Gioca Ritirata', 'Play Withdraw')],
  slip: ['card', said('Tenta la ritirata con', 'Try to withdraw with')],
  defend: ['card', said('Difendi con', 'Defend with')],
  attack: ['card', said('Attacca anche con', 'Attack also with')],
  combat: ['card', said('Valore di combattimento:', 'Combat value:')],
  command: ['card', said('Comando:', 'Command:')],
  committedAttack: ['none', said('Attacco a Fondo', 'Committed Attack')],
  sappers: ['none', said('Annulla il fortino', 'Cancel the redoubt')],
  skirmish: ['none', said('Schermaglia', 'Skirmish')],
  support: ['unit', said('Supporto:', 'Support:')],
  stay: ['none', said('Resta', 'Stay')],
  retreat: ['none', said('Ritirata', 'Retreat')],
  hit: ['none', said('Colpo', 'Hit')],
  advance: ['unit', said('Avanza:', 'Advance:')],
  pay: ['unit', said('Subisce il colpo:', 'Takes the hit:')],
  supply: ['unit', said('Rifornimento:', 'Supply:')],
  regroup: ['unit', said('Raggruppamento:', 'Regroup:')],
  reinforce: ['card', said('Rinforza con', 'Reinforce with')],
  rally: ['card', said('Ripristina con', 'Rally with')],
  redoubt: ['unit', said('Fortino:', 'Redoubt:')],
  unit: ['unit', said('Ripristina', 'Rally')],
}

function named(kind: Kind, arg: number, view: View, lang: Lang): string {
  switch (kind) {
    case 'unit':
      return unitName(view, arg, lang)
    case 'card':
      return cardNamed(view, arg, lang)
    case 'square':
      return squareNamedFor(view, arg, lang)
    case 'nation':
      return nationName(arg, lang)
    case 'pair':
      return plain(list([nationName(arg >> 3, lang), nationName(arg & 7, lang)], lang))
    case 'edge':
      return edgeName(arg, lang)
    case 'section':
      return sectionName(arg, lang)
    case 'none':
      return ''
  }
}

export function actionLabel(action: Action, view: View, lang: Lang): string {
  const label = LABELS[action.type]
  if (label === undefined) return action.type
  const text = label[1][lang]
  if (typeof action.arg === 'number') return `${text} ${named(label[0], action.arg, view, lang)}`
  // Supply names a unit only where it restores one.
  return text.replace(/:$/, '')
}

const WAYS: Readonly<Record<string, Text>> = {
  attrition: said('per attrito: cinque unità nemiche eliminate', 'by attrition: five enemy units eliminated'),
  pyrrhic: said('perché la vittoria dell’avversario è stata di Pirro', 'because the opponent’s victory was Pyrrhic'),
  nightfall: said('al calar della notte, per caselle controllate', 'at nightfall, by squares controlled'),
  'nightfall-eliminated': said('al calar della notte, per unità eliminate', 'at nightfall, by units eliminated'),
  'nightfall-reduced': said('al calar della notte, per meno unità ridotte', 'at nightfall, by fewer reduced units'),
  'nightfall-nation': said('al calar della notte, per l’ordine delle nazioni', 'at nightfall, by the order of nations'),
  stuck: said('perché l’avversario non può muovere', 'because the opponent cannot move'),
}

const RESULT = {
  won: said('{the:who} {who|vince|vincono} {way}{points}.', '{the:who} {who|wins|win} {way}{points}.'),
  nobody: said('Nessuno vince {way}.', 'Nobody wins {way}.'),
}

/** “The French win”, or “Player 2 wins” where nobody knows who that is. */
export function resultText(result: Result, lang: Lang, view?: View): string {
  const { score } = result
  const [winner] = result.winners
  const way = WAYS[result.by]?.[lang] ?? result.by
  if (winner === undefined) return plain(say(lang, RESULT.nobody, { way }))
  const nation = NATIONS[view?.nation[winner] ?? -1]
  const who = nation === undefined ? side(winner, -1) : NATION_FACTS[nation].people
  const points = score === undefined ? '' : ` (${score[winner]}–${score[1 - winner]})`
  return plain(sentence(say(lang, RESULT.won, { who, way, points })))
}
