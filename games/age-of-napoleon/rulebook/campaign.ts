import type { Rulebook } from '@bivouac/kernel'
import { heading, rules } from './section.ts'

/** Chapters 7 to 10: the campaign, armies, movement, march attrition. */
// biome-ignore format: a table, one section to a line
export const CAMPAIGN_CHAPTER = {
  '7': heading('Fase Campagna', 'Campaign Phase', 'Sei round di mosse e battaglie.', 'Six rounds of moves and battles.'),
  '7.1': rules('P I', 'I round', 'Rounds', 'Sei round; il quinto e il sesto sono inverno.', 'Six rounds; the fifth and sixth are winter.'),
  '7.2': rules('P R', 'Un’azione', 'One action', 'In ogni round il primo giocatore, poi l’altro, fa un’azione o passa: muove un esercito per una carta scartata, o gioca una carta campagna.', 'In each round the first player, then the other, takes one action or passes: moves one army for a discarded card, or plays a campaign card.'),
  '7.3': rules('P', 'La mossa gratuita', 'The free move', 'Nel primo round giocato dell’anno la prima mossa o intercettazione di ciascuno è gratuita.', 'In the first round played of the year each player’s first move or interception is free.'),
  '7.4': rules('R', 'Due passi', 'Two passes', 'Se entrambi passano in un round la fase finisce.', 'If both pass in one round the phase ends.'),
  '8': heading('Eserciti', 'Armies', 'Corpi di una parte in una regione.', 'Corps of one side in one region.'),
  '8.1': rules('S P', 'Comandante e misura', 'Commander and size', 'Comanda chi ha il comando più alto; l’esercito ha al massimo tanti corpi quanti il suo comando, lui compreso.', 'The corps with the highest command leads; an army has at most that many corps, the commander included.'),
  '8.2': rules('P R', 'Nazioni', 'Nationalities', 'Le nazionalità si mescolano. I corpi inglesi non lasciano l’Inghilterra prima di Britannia.', 'Nationalities mix. British corps do not leave Britain before Britannia.'),
  '8.3': rules('R', 'Formare l’esercito', 'Naming the army', 'L’esercito si nomina all’inizio della mossa; nessuno si aggiunge o si lascia per via.', 'An army is named at the start of its move; nobody is picked up or dropped on the way.'),
  '8.4': rules('I', 'Nessun limite di pila', 'No stacking limit', 'In una regione può stare qualunque numero di corpi.', 'Any number of corps may stand in a region.'),
  '9': heading('Movimento', 'Movement', 'Di regione in regione.', 'Region by region.'),
  '9.1': rules('S', 'Movimento consentito', 'Allowance', 'Il movimento del comandante; −1 se attacca, −1 in inverno, +1 Marcia forzata, −1 Fango.', 'The commander’s movement; −1 if it attacks, −1 in winter, +1 Forced March, −1 Mud.'),
  '9.2': rules('R', 'Annuncio e risposta', 'Announcement and answer', 'Si annuncia l’esercito, con Marcia forzata se si vuole; il nemico può giocare Fango od Ordini sbagliati; poi l’esercito va.', 'The army is announced, with Forced March if wanted; the enemy may play Mud or Misdirected Orders; then it goes.'),
  '9.3': rules('S I', 'Attaccare', 'Attacking', 'Entrare dove sono corpi nemici è un attacco e finisce la mossa; il passo deve stare nel movimento ridotto di 1.', 'Entering a region with enemy corps is an attack and ends the move; the step must be within the allowance less 1.'),
  '9.4': rules('P R', 'Intercettazione', 'Interception', 'Quando un esercito entra in una regione, un esercito nemico adiacente può intercettarlo, una volta per mossa: una carta, movimento almeno pari, un passo disponibile.', 'When an army enters a region, an adjacent enemy army may intercept, once per move: a card, a movement rating at least as high, a step in hand.'),
  '9.5': rules('P R', 'Ritirarsi prima della battaglia', 'Withdrawal', 'Prima della battaglia i difensori possono andarsene tutti insieme, se il loro comandante non è più lento.', 'Before a battle the defenders may leave, all together, if their commander is not slower.'),
  '9.6': rules('P R', 'Mossa via mare', 'Sea move', 'Con Britannia, un esercito di inglesi e ausiliari va da costa a costa, fuori dai neutrali; è tutta la mossa.', 'With Britannia, an army of British and auxiliary corps goes from coast to coast outside neutral countries; it is the whole move.'),
  '9.7': rules('I', 'Passare e restare', 'Passing and staying', 'Un esercito passa fra i propri corpi; non lascia una regione con nemici se non ritirandosi.', 'An army may move through its own corps; it leaves a region with enemies only by withdrawal or retreat.'),
  '9.8': rules('R', 'Violazione', 'Violation', 'Entrare in un neutrale chiuso costa un’altra carta; il paese si unisce al nemico e mobilita subito, poi l’esercito entra.', 'Entering a closed neutral costs one more card; the country joins the enemy and mobilises at once, then the army enters.'),
  '9.9': rules('R', 'Stretti e trattative', 'Straits and talks', 'Valgono il Sund e le Trattative di pace.', 'The Sound and Peace Talks apply.'),
  '10': heading('Logoramento da marcia', 'March attrition', 'Cinque casi, un dado ciascuno.', 'Five cases, a die each.'),
  '10.1': rules('S I', 'I casi', 'The cases', 'Quattro regioni; tre e un attacco; marcia forzata; montagna o palude; inverno. Si tira a mossa finita, prima della battaglia.', 'Four regions; three and an attack; forced march; mountain or marsh; winter. Rolled when the move has ended, before the battle.'),
  '10.2': rules('S', 'I dadi', 'The dice', 'Un dado per caso, conta il più basso, incrociato con il numero di corpi.', 'One die for each case, the lowest counts, crossed with the number of corps.'),
  '10.3': rules('S P R', 'Altri spostamenti', 'Other movements', 'Intercettazioni e ritirate hanno i casi di marcia forzata, terreno e inverno. Oltre otto corpi vale la colonna 8.', 'Interceptions, withdrawals and retreats have the cases of forced march, terrain and winter. Above eight corps: column 8.'),
  '10.4': rules('S', 'Le perdite', 'The losses', 'In riserva, in inverno per sempre; prima chi era già esausto. I superstiti sono esausti.', 'To the reserve, in winter for ever; those already exhausted first. Survivors are exhausted.'),
  '10.5': rules('I', 'Senza casi', 'Without a case', 'Chi non ha casi non si stanca marciando.', 'An army without a case is not exhausted by marching.'),
} as const satisfies Rulebook
