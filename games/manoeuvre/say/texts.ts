/** The sentences of the log. Slots agree with what fills them: see CONTRIBUTING, “How to write a sentence”. */
import type { Text } from '@bivouac/kernel'
import type { Use, Way } from '../events.ts'
import type { Combat } from '../words.ts'

export const MOVED: Readonly<Record<Way, Text>> = {
  move: {
    it: '{the:unit} {unit|muove|muovono} da {from} {to:to}',
    en: '{the:unit} {unit|moves|move} from {from} {to:to}',
  },
  supply: {
    it: 'con il Rifornimento {unit|muove|muovono} anche {the:unit}, da {from} {to:to}',
    en: '{the:unit}, supplied, {unit|moves|move} from {from} {to:to}',
  },
  forcedMarch: {
    it: '{the:unit} {unit|prosegue|proseguono} a marcia forzata da {from} {to:to}',
    en: '{the:unit} {unit|makes|make} a forced march from {from} {to:to}',
  },
  skirmish: {
    it: 'schermaglia: {the:unit} {unit|va|vanno} da {from} {to:to}',
    en: 'skirmish: {the:unit} {unit|goes|go} from {from} {to:to}',
  },
  retreat: {
    it: '{the:unit} si {unit|ritira|ritirano} da {from} {to:to}',
    en: '{the:unit} {unit|retreats|retreat} from {from} {to:to}',
  },
  advance: {
    it: '{the:unit} {unit|avanza|avanzano} da {from} {to:to}',
    en: '{the:unit} {unit|advances|advance} from {from} {to:to}',
  },
}

/** Behind the name of a card, where that does not say by itself what it is for. */
export const FOR: Partial<Readonly<Record<Use, Text>>> = {
  assault: { it: 'per assaltare', en: 'to assault' },
  bombard: { it: 'per bombardare', en: 'to bombard' },
  volley: { it: 'per una scarica', en: 'to fire a volley' },
  grandBattery: { it: 'per la Grande Batteria', en: 'for the Grand Battery' },
  supply: { it: 'per muovere una seconda unità', en: 'to move a second unit' },
  forcedMarch: { it: 'per {the:unit}', en: 'for {the:unit}' },
  withdraw: { it: 'per ritirarsi', en: 'to withdraw' },
  defence: { it: 'in difesa', en: 'in defence' },
  attack: { it: 'in attacco', en: 'in attack' },
  combat: { it: 'per il suo valore di combattimento', en: 'for his combat value' },
  command: { it: 'per il suo comando', en: 'for his command' },
  committedAttack: { it: 'per 2d6 in più', en: 'for 2d6 more' },
  sappers: { it: 'contro il fortino', en: 'against the redoubt' },
  skirmish: { it: 'per interrompere il combattimento', en: 'to call off the combat' },
  restore: { it: 'per ripristinare {the:unit}', en: 'to restore {the:unit}' },
  regroup: { it: 'per {the:unit}', en: 'for {the:unit}' },
  reinforce: { it: 'come rinforzo', en: 'as reinforcement' },
  rally: { it: 'per un ripristino', en: 'to rally a unit' },
  guerrillas: { it: 'per annullare quella carta', en: 'to cancel that card' },
}

export const ATTACKED: Readonly<Record<Combat, Text>> = {
  none: { it: '{the:by} {by|attacca|attaccano} {the:at}', en: '{the:by} {by|attacks|attack} {the:at}' },
  assault: { it: '{the:by} {by|assalta|assaltano} {the:at}', en: '{the:by} {by|assaults|assault} {the:at}' },
  ambush: { it: 'imboscata contro {the:at}', en: 'ambush on {the:at}' },
  bombard: { it: '{the:by} {by|bombarda|bombardano} {the:at}', en: '{the:by} {by|bombards|bombard} {the:at}' },
  volley: {
    it: '{the:by} {by|spara|sparano} una scarica contro {the:at}',
    en: '{the:by} {by|fires|fire} a volley at {the:at}',
  },
  grandBattery: {
    it: '{the:by} {by|spara|sparano} con la Grande Batteria contro {the:at}',
    en: '{the:by} {by|fires|fire} the Grand Battery at {the:at}',
  },
}

export const SAID = {
  tie: {
    it: 'tiro per il primo giocatore: {dice}; parità, si tira di nuovo',
    en: 'roll for first player: {dice}; a tie, again',
  },
  rolledOff: {
    it: 'tiro per il primo giocatore: {dice}; comincia {the:who}',
    en: 'roll for first player: {dice}; {the:who} goes first',
  },
  laid: { it: '{slot}: {section}', en: '{slot}: {section}' },
  named: { it: '{the:who} nomina {the:nations}', en: '{the:who} names {the:nations}' },
  army: { it: '{the:who} gioca con {the:nation}', en: '{the:who} plays {the:nation}' },
  edge: {
    it: '{the:who} {who|ha|hanno} il bordo {edge}',
    en: '{the:who} {who|has|have} the {edge} edge',
  },
  placed: {
    it: '{the:unit} si {unit|schiera|schierano} in {at}',
    en: '{the:unit} {unit|deploys|deploy} at {at}',
  },
  turn: { it: 'turno {turn}', en: 'turn {turn}' },
  playerTurn: { it: '{who}', en: '{who}' },
  /** Under the heading of whoever's turn it is. */
  discarded: { it: 'scarta {card}', en: 'discards {card}' },
  drew: {
    it: '{the:who} {who|pesca|pescano} {count|una carta|# carte}',
    en: '{the:who} {who|draws|draw} {count|one card|# cards}',
  },
  drewThese: { it: '{the:who} {who|pesca|pescano} {cards}', en: '{the:who} {who|draws|draw} {cards}' },
  lastCard: {
    it: '{the:who} {who|ha|hanno} pescato l’ultima carta del mazzo {rule}',
    en: '{the:who} {who|has|have} drawn the last card of the deck {rule}',
  },
  reshuffled: {
    it: '{the:who} {who|rimescola|rimescolano} {count|uno scarto|# scarti}',
    en: '{the:who} {who|shuffles|shuffle} {count|one discard|# discards}',
  },
  stuck: {
    it: '{the:who} non {who|può|possono} muovere nessuna unità',
    en: '{the:who} cannot move any unit',
  },
  played: { it: '{the:who} {who|gioca|giocano} {card}{for}', en: '{the:who} {who|plays|play} {card}{for}' },
  cancelled: { it: 'la carta {card} è annullata {rule}', en: '{card} is cancelled {rule}' },
  attacked: { it: '{kind} contro {the:at}', en: '{kind} on {the:at}' },
  triedWithdrawal: {
    it: 'tentativo di ritirata {die} (serve {needed} o meno): {ok|riuscito|fallito}',
    en: 'attempt to withdraw {die} ({needed} or less needed): it {ok|succeeds|fails}',
  },
  supported: {
    it: '{the:unit} {unit|sostiene|sostengono} l’attacco',
    en: '{the:unit} {unit|supports|support} the attack',
  },
  choseRetreat: {
    it: '{the:who} {who|sceglie|scelgono} la ritirata',
    en: '{the:who} {who|chooses|choose} the retreat',
  },
  choseHit: { it: '{the:who} {who|sceglie|scelgono} il colpo', en: '{the:who} {who|chooses|choose} the hit' },
  hit: {
    it: '{the:unit} {unit|subisce|subiscono} un colpo in {at}',
    en: '{the:unit} {unit|takes|take} a hit at {at}',
  },
  price: {
    it: '{the:unit} {unit|subisce|subiscono} in {at} il colpo che costa l’Attacco a Fondo {rule}',
    en: '{the:unit} {unit|takes|take} the hit that the Committed Attack costs, at {at} {rule}',
  },
  eliminated: {
    it: '{the:unit} {unit|è eliminato|è eliminata|sono eliminati|sono eliminate} in {at}',
    en: '{the:unit} {unit|is|are} eliminated at {at}',
  },
  trapped: {
    it: '{the:unit} non {unit|ha|hanno} vie di ritirata e {unit|è eliminato|è eliminata|sono eliminati|sono eliminate} in {at} {rule}',
    en: '{the:unit} {unit|has|have} nowhere to retreat and {unit|is|are} eliminated at {at} {rule}',
  },
  stayed: { it: '{the:who} non {who|avanza|avanzano}', en: '{the:who} {who|does|do} not advance' },
  pursued: {
    it: '{the:unit} {unit|insegue|inseguono} {the:target} {die}{modifier} (serve {needed} o meno): {hit|a segno|a vuoto}',
    en: '{the:unit} {unit|pursues|pursue} {the:target} {die}{modifier} ({needed} or less needed): {hit|a hit|no effect}',
  },
  tookBack: { it: 'la carta {card} torna in mano', en: '{card} returns to hand' },
  rallied: {
    it: 'ripristino {of:unit}{roll}: {ok|riuscito|fallito}',
    en: 'rally of {the:unit}{roll}: it {ok|succeeds|fails}',
  },
  roll: { it: ' {die} (serve {needed} o meno)', en: ' {die} ({needed} or less needed)' },
  restored: {
    it: '{the:unit} {unit|torna|tornano} a piena forza',
    en: '{the:unit} {unit|is|are} at full strength again',
  },
  redoubt: {
    it: '{the:unit} {unit|costruisce|costruiscono} un fortino in {at}',
    en: '{the:unit} {unit|builds|build} a redoubt at {at}',
  },
  redoubtLost: { it: 'il fortino in {at} è rimosso', en: 'the redoubt at {at} is removed' },
  spied: {
    it: '{the:who} {who|gioca|giocano} {card} e {who|guarda|guardano} la mano dell’avversario',
    en: '{the:who} {who|plays|play} {card} and {who|looks|look} at the opposing hand',
  },
  spiedThese: {
    it: '{the:who} {who|gioca|giocano} {card} e {who|guarda|guardano} la mano dell’avversario: {cards}',
    en: '{the:who} {who|plays|play} {card} and {who|looks|look} at the opposing hand: {cards}',
  },
  nightfall: { it: 'cala la notte: {one}; {other} {rule}', en: 'night falls: {one}; {other} {rule}' },
  atNight: {
    it: '{the:who} {who|controlla|controllano} {squares|una casella|# caselle}, {who|ha|hanno} eliminato {eliminated|un’unità nemica|# unità nemiche} e ne {who|ha|hanno} {reduced|una ridotta|# ridotte}',
    en: '{the:who} {who|controls|control} {squares|one square|# squares}, {who|has|have} eliminated {eliminated|one enemy unit|# enemy units} and {who|has|have} {reduced|one reduced|# reduced}',
  },
  attrition: {
    it: 'unità perse: {one} {lost}, {other} {lostToo} {rule}',
    en: 'units lost: {one} {lost}, {other} {lostToo} {rule}',
  },
} as const satisfies Readonly<Record<string, Text>>
