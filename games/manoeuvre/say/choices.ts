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
  cardName,
  edgeName,
  nationName,
  sectionName,
  side,
  slotName,
  terrainName,
  unitFacts,
  unitNoun,
} from './names.ts'
import { rollOf } from './sums.ts'

const said = (it: string, en: string): Text => ({ it, en })

const PROMPTS: Readonly<Record<string, Text>> = {
  'setup.edge': said('Scegli il tuo bordo del campo.', 'Choose your edge of the field.'),
  'battlefield.section': said('Scegli la sezione da posare {slot}.', 'Choose the section to lay {slot}.'),
  'armies.name': said(
    'Nomina due nazioni: il primo giocatore ne prenderà una.',
    'Name two nations: the first player will take one.',
  ),
  'armies.take': said('Scegli la tua nazione.', 'Choose your nation.'),
  'opening.pick': said('Scegli le cinque carte iniziali.', 'Pick your five opening cards.'),
  'placement.place': said('Schiera {the:unit}.', 'Place {the:unit}.'),
  'discarding.discard': said(
    'Scegli le carte da scartare, oppure tieni la mano.',
    'Choose the cards to discard, or keep your hand.',
  ),
  'drawing.look': said(
    'Hai pescato: vuoi giocare una Spia o un Esploratore?',
    'You have drawn: will you play a Spy or a Scout?',
  ),
  'movement.move': said('Muovi un’unità: indicala, poi la casella.', 'Move a unit: point at it, then at the square.'),
  'movement.further': said('Altre mosse, con Rifornimento o Marcia Forzata?', 'More moves, by Supply or Forced March?'),
  'movement.march': said(
    'Marcia forzata: scegli la casella per {the:unit} ({at}).',
    'Forced march: choose the square for {the:unit} ({at}).',
  ),
  'guerrillas.cancel': said(
    'Vuoi annullare questa carta con la Guerriglia?',
    'Will you cancel this card with Guerrillas?',
  ),
  'combat.declare': said('Vuoi dichiarare un combattimento?', 'Will you declare a combat?'),
  'combat.target': said('Scegli il bersaglio.', 'Choose the target.'),
  'withdrawal.withdraw': said('Vuoi ritirarti prima del combattimento?', 'Will you withdraw before the combat?'),
  'defence.defend': said('Scegli le carte con cui difenderti.', 'Choose the cards to defend with.'),
  'attack.strengthen': said(
    'Rafforza l’attacco con altre carte, oppure tira i dadi.',
    'Strengthen the attack with more cards, or roll.',
  ),
  'skirmish.move': said(
    'Schermaglia: sposta l’unità fino a due caselle.',
    'Skirmish: move the unit up to two squares.',
  ),
  'outcome.choose': said('Ritirata o colpo per il difensore?', 'Retreat or hit for the defender?'),
  'retreat.side': said('Scegli da che parte ritirarti.', 'Choose which way to retreat.'),
  'advance.advance': said('Chi avanza nella casella liberata?', 'Who advances into the vacated square?'),
  'price.pay': said('Attacco a Fondo: chi subisce il colpo?', 'Committed Attack: who takes the hit?'),
  'restoration.restore': said(
    'Vuoi ripristinare un’unità o costruire un fortino?',
    'Will you restore a unit or build a redoubt?',
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
const cardTitle = (view: View, card: number, lang: Lang): string => {
  const nation = view.nation[holderOf(card)] ?? -1
  return cardName(cardFacts(view.agreed.book, nation, card), nation, lang)
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

type Kind = 'none' | 'unit' | 'card' | 'square' | 'move' | 'nation' | 'pair' | 'edge' | 'section'
const LABELS: Readonly<Record<string, readonly [Kind, Text]>> = {
  edge: ['edge', said('Prendi il bordo', 'Take the edge')],
  lay: ['section', said('Posa la', 'Lay')],
  name: ['pair', said('Nomina', 'Name')],
  army: ['nation', said('Prendi', 'Take')],
  pick: ['card', said('Comincia con', 'Open with')],
  place: ['square', said('Schiera in', 'Place at')],
  discard: ['card', said('Scarta', 'Discard')],
  spy: ['none', said('Gioca la Spia (o l’Esploratore)', 'Play the Spy (or Scout)')],
  move: ['move', said('Muovi', 'Move')],
  to: ['square', said('Vai in', 'Go to')],
  forcedMarch: ['unit', said('Forza la marcia:', 'Force the march:')],
  guerrillas: ['card', said('Annulla con la Guerriglia:', 'Cancel with Guerrillas:')],
  assault: ['card', said('Assalta con', 'Assault with')],
  ambush: ['none', said('Tendi un’Imboscata', 'Lay an Ambush')],
  bombard: ['card', said('Bombarda con', 'Bombard with')],
  volley: ['card', said('Tira una scarica con', 'Fire a volley with')],
  grandBattery: ['unit', said('Spara con la Grande Batteria:', 'Fire the Grand Battery:')],
  target: ['unit', said('Attacca', 'Attack')],
  withdraw: ['none', said('Gioca Ritirata', 'Play Withdraw')],
  slip: ['card', said('Tenta la ritirata con', 'Try to withdraw with')],
  defend: ['card', said('Difendi con', 'Defend with')],
  attack: ['card', said('Attacca anche con', 'Attack also with')],
  skirmish: ['none', said('Interrompi con la Schermaglia', 'Break off with a Skirmish')],
  stay: ['none', said('Resta dove sei', 'Stay where you are')],
  retreat: ['none', said('Ritira il difensore', 'The defender retreats')],
  hit: ['none', said('Infliggi il colpo', 'The defender takes a hit')],
  advance: ['unit', said('Avanza con', 'Advance with')],
  pay: ['unit', said('Subisce il colpo:', 'Takes the hit:')],
  supply: ['unit', said('Rifornisci', 'Supply')],
  regroup: ['unit', said('Raggruppa', 'Regroup')],
  reinforce: ['card', said('Rinforza con', 'Reinforce with')],
  rally: ['card', said('Ripristina con', 'Rally with')],
  redoubt: ['unit', said('Costruisci un Fortino:', 'Build a Redoubt:')],
  unit: ['unit', said('Ripristina', 'Rally')],
}
/** What ending a question without a deed is called, by the question: a verb with its consequence. */
const ENDINGS: Readonly<Record<string, Text>> = {
  'discarding.discard': said('Tieni questa mano', 'Keep this hand'),
  'drawing.look': said('Tieni le carte pescate', 'Keep the cards drawn'),
  'movement.further': said('Termina il movimento', 'End the movement'),
  'combat.declare': said('Non combattere', 'Do not fight'),
  'attack.strengthen': said('Tira i dadi', 'Roll'),
  'restoration.restore': said('Termina il turno', 'End the turn'),
  'guerrillas.cancel': said('Lascia giocare la carta', 'Let the card be played'),
  'withdrawal.withdraw': said('Resta e combatti', 'Stand and fight'),
  'defence.defend': said('Difendi senza carte', 'Defend without cards'),
}
/** A second unit moves; elsewhere Supply names the unit it restores. */
const SUPPLY_MOVES = said('Muovi un’altra unità col Rifornimento', 'Move another unit by Supply')
const ROLL = said('Tira: {dice} contro {against}', 'Roll: {dice} against {against}')
const COMMAND = said('Guida con {leader}: {units}', 'Lead with {leader}: {units}')

function named(kind: Kind, arg: number, view: View, lang: Lang): string {
  switch (kind) {
    case 'unit':
      return unitName(view, arg, lang)
    case 'card':
      return cardNamed(view, arg, lang)
    case 'square':
      return squareNamedFor(view, arg, lang)
    case 'move':
      return `${unitName(view, arg >> 6, lang)} → ${squareNamedFor(view, arg & 63, lang)}`
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

const placeOf = (view: View): string => {
  const frame = view.stack[view.stack.length - 1]
  return frame === undefined ? '' : `${frame.proc}.${frame.step}`
}

export function actionLabel({ type, arg }: Action, view: View, lang: Lang): string {
  if (type === 'done' || type === 'pass') return ending(view, lang)
  if (type === 'supply' && arg === undefined) return SUPPLY_MOVES[lang]
  if (type === 'command') return commanding(arg, view, lang)
  const label = LABELS[type]
  if (label === undefined) return type
  const [kind, text] = label
  if (typeof arg === 'number') return `${text[lang]} ${named(kind, arg, view, lang)}`
  if (Array.isArray(arg)) return `${text[lang]} ${listed(kind, arg as readonly number[], view, lang)}`
  return text[lang].replace(/:$/, '')
}

const listed = (kind: Kind, elements: readonly number[], view: View, lang: Lang): string =>
  plain(
    list(
      elements.map(element => named(kind, element, view, lang)),
      lang,
    ),
  )

/** What the dice will be thrown for, where a combat waits for nothing else. */
function ending(view: View, lang: Lang): string {
  const where = placeOf(view)
  if (where === 'attack.strengthen' && view.sum !== undefined) return plain(say(lang, ROLL, rollOf(view.sum)))
  return (ENDINGS[where] ?? said('Lascia stare', 'Leave it'))[lang]
}

function commanding(arg: Action['arg'], view: View, lang: Lang): string {
  const { leader = [], support = [] } = (arg ?? {}) as Partial<Record<string, readonly number[]>>
  return plain(
    say(lang, COMMAND, {
      leader: leader.map(card => cardTitle(view, card, lang)).join(),
      units: listed('unit', support, view, lang),
    }),
  )
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

/** “The French win”, or “The Rival wins” where nobody knows who that is. */
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
