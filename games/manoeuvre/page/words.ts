import type { Text } from '@bivouac/kernel'

/** Words of the Manoeuvre table that are not events, prompts or actions. */
export const MN = {
  attack: { it: 'Attacco', en: 'Attack' },
  defence: { it: 'Difesa', en: 'Defence' },
  pursuit: { it: 'Inseguimento', en: 'Pursuit' },
  rally: { it: 'Ripristino', en: 'Rally' },
  withdrawal: { it: 'Ritirata', en: 'Withdrawal' },
  deck: { it: 'mazzo', en: 'deck' },
  hand: { it: 'in mano', en: 'in hand' },
  discards: { it: 'scarti', en: 'discards' },
  lost: { it: 'unità perse', en: 'units lost' },
  ofFive: { it: '{n} {n|persa|perse} su 5', en: '{n} of 5 lost' },
  turn: { it: 'Turno {n}', en: 'Turn {n}' },
  setup: { it: 'Schieramento', en: 'Set-up' },
  seen: { it: 'Carte che conosci', en: 'Cards you know of' },
  noDiscards: { it: 'Ancora nessuno scarto.', en: 'Nothing discarded yet.' },
  bot: { it: 'computer', en: 'computer' },
  away: { it: 'assente', en: 'away' },
  decides: { it: 'sta decidendo', en: 'to decide' },
  lastCard: { it: 'mazzo esaurito', en: 'deck run out' },
  empty: { it: 'vuota', en: 'empty' },
  strength: { it: 'forza {n}', en: 'strength {n}' },
  reduced: { it: 'ridotta', en: 'reduced' },
  full: { it: 'piena forza', en: 'full strength' },
  redoubt: { it: 'in un fortino', en: 'in a redoubt' },
  infantry: { it: 'fanteria', en: 'infantry' },
  cavalry: { it: 'cavalleria', en: 'cavalry' },
  board: { it: 'Campo di battaglia, 8 per 8', en: 'Battlefield, 8 by 8' },
  handOf: { it: 'La tua mano', en: 'Your hand' },
  noCards: { it: 'Nessuna carta in mano.', en: 'No cards in hand.' },
  noCard: { it: 'Carta', en: 'Card' },
  turnLeft: { it: 'Gira la sezione', en: 'Turn the section' },
  laySection: { it: 'Sezione {n}', en: 'Section {n}' },
  layWhere: { it: 'Scegli la sezione per l’angolo evidenziato', en: 'Choose the section for the marked corner' },
  placeUnit: { it: 'Da schierare', en: 'To be placed' },
  pickFirst: { it: 'Prima nazione', en: 'First nation' },
  openingHand: { it: 'Le tue sessanta carte: scegline cinque', en: 'Your sixty cards: pick five' },
  deadUnit: { it: 'inutile: l’unità è stata eliminata', en: 'of no use: the unit has been eliminated' },
  deadSappers: { it: 'inutile: l’avversario non ha fortini', en: 'of no use: the enemy has no redoubts' },
  pickSecond: { it: 'Seconda nazione', en: 'Second nation' },
} as const satisfies Readonly<Record<string, Text>>

export const TERRAIN_NAMES: readonly Text[] = [
  { it: 'terreno aperto', en: 'open ground' },
  { it: 'campi', en: 'fields' },
  { it: 'collina', en: 'hill' },
  { it: 'lago', en: 'lake' },
  { it: 'palude', en: 'marsh' },
  { it: 'cittadina', en: 'town' },
  { it: 'bosco', en: 'woods' },
]

/** The stage of a combat. */
export const FIGHT = {
  title: { it: '{combat} in {at}', en: '{combat} at {at}' },
  dice: { it: '{name}: {dice}', en: '{name}: {dice}' },
  roll: { it: '{dice} contro {against}', en: '{dice} against {against}' },
} as const satisfies Readonly<Record<string, Text>>
