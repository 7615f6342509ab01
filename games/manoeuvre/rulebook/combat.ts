import type { Rulebook } from '@bivouac/kernel'
import { describes, rules } from './section.ts'

/** Chapters 6 and 7: combat and restoration. */
export const COMBAT = {
  '6': rules(
    'Combattimento',
    'Combat',
    'Quattro forme: imboscata e assalto seguono una procedura, bombardamento e scarica un’altra. Nessuno è obbligato a combattere e se ne inizia al massimo uno per turno.',
    'Four forms: ambush and assault follow one procedure, bombardment and volley another. Nobody has to fight, and at most one combat is begun in a turn.',
  ),
  '6.1': rules(
    'Assalto e imboscata',
    'Assault and ambush',
    'L’assalto si inizia con una carta dell’unità che abbia un valore d’attacco, contro un nemico adiacente e non da una palude. L’imboscata si inizia con la sua carta, contro qualsiasi unità nemica, senza un’unità attaccante.',
    'An assault begins with a card of the unit that has an attack value, against an adjacent enemy and not out of a marsh. An ambush begins with its own card, against any enemy unit, and has no attacking unit.',
  ),
  '6.1-withdraw': rules(
    'Il difensore può ritirarsi',
    'The defender may withdraw',
    'Prima di ogni altra carta, se accanto a lui c’è una casella libera, il difensore può giocare Ritirata (o provarci con una carta americana). L’attaccante avanza, l’inseguimento si risolve e il combattimento è finito.',
    'Before any other card, if a square beside him is free, the defender may play Withdraw (or try it with an American card). The attacker advances, pursuit is resolved, and the combat is over.',
  ),
  '6.1-defence': rules(
    'Carte del difensore',
    'The defender’s cards',
    'Il difensore può giocare carte dell’unità attaccata e un comandante per il suo valore di combattimento.',
    'The defender may play cards of the unit under attack, and one leader for his combat value.',
  ),
  '6.1-attack': rules(
    'Carte dell’attaccante',
    'The attacker’s cards',
    'L’attaccante può poi giocare carte delle unità che attaccano o sostengono, un comandante, un Attacco a Fondo per unità, Zappatori o Genieri, oppure una Schermaglia.',
    'The attacker may then play cards of the units attacking or supporting, one leader, one Committed Attack per unit, Sappers or Engineers, or a Skirmish.',
  ),
  '6.1-totals': rules(
    'Totali',
    'Totals',
    'Attacco: forza delle unità, dadi delle carte, terreno, comandante. Difesa: forza, valori di difesa delle carte, terreno, fortino, comandante.',
    'Attack: strength of the units, dice of the cards, terrain, leader. Defence: strength, defence values of the cards, terrain, redoubt, leader.',
  ),
  '6.1-results': rules(
    'Confronto',
    'Comparison',
    'Meno: un colpo a ogni unità attaccante. Pari: nulla. Di più: sceglie il difensore fra colpo e ritirata; il doppio: sceglie l’attaccante; il triplo: l’uno e l’altra; il quadruplo: eliminata.',
    'Less: a hit on every attacking unit. Equal: nothing. More: the defender picks a hit or a retreat; double: the attacker picks; triple: both; four times: eliminated.',
  ),
  '6.2': rules(
    'Bombardamento e scarica',
    'Bombardment and volley',
    'Un bombardamento arriva a due caselle, se quella in mezzo è libera da colline, cittadine, boschi e unità; una scarica a una. Il difensore non gioca carte: subisce un colpo se dadi e terreno superano la sua forza e il suo terreno.',
    'A bombardment reaches two squares if the one between is free of hills, towns, woods and units; a volley reaches one. The defender plays no cards: he takes a hit if dice and terrain exceed his strength and terrain.',
  ),
  '6.3': rules(
    'Effetti del terreno',
    'Effects of terrain',
    'In difesa colline e boschi danno 2, la palude 1, la cittadina 3, il fortino 3 in aggiunta. Dalla collina si attacca con 2 in più chi non è su una collina.',
    'In defence hills and woods give 2, marsh 1, a town 3, a redoubt 3 on top. From a hill one attacks with 2 more whoever is not on a hill.',
  ),
  '6.4': rules(
    'Unità di supporto',
    'Supporting units',
    'Un comandante con comando 2, 3 o 4 aggiunge all’assalto 1, 2 o 3 unità adiacenti al difensore che potrebbero assaltarlo: portano la loro forza, le loro carte, e subiscono il colpo se l’attacco fallisce.',
    'A leader with command 2, 3 or 4 adds 1, 2 or 3 units adjacent to the defender that could assault him: they bring their strength and their cards, and take the hit if the attack fails.',
  ),
  '6.5': rules(
    'Risultati',
    'Results',
    'Chi deve scegliere fra ritirata e colpo sceglie liberamente; l’attaccante può imporre la ritirata anche a chi non può farla, che viene eliminato.',
    'Whoever chooses between retreat and hit chooses freely; the attacker may order a retreat that cannot be made, which eliminates the unit.',
  ),
  '6.5-eliminated': rules(
    'Eliminazione',
    'Elimination',
    'L’unità lascia il campo, quale che sia la sua forza, e non torna.',
    'The unit leaves the field, whatever its strength, and does not come back.',
  ),
  '6.5-hit': rules(
    'Colpo',
    'Hit',
    'Un’unità a piena forza è ridotta; una ridotta è eliminata.',
    'A unit at full strength is reduced; a reduced one is eliminated.',
  ),
  '6.5-retreat': rules(
    'Ritirata',
    'Retreat',
    'Di una casella verso il proprio bordo; se è bloccata, di fianco a scelta di chi si ritira; se anche lì non si può, verso il bordo nemico; altrimenti l’unità è eliminata.',
    'One square towards its own edge; if that is blocked, sideways as its owner likes; if that fails too, towards the enemy’s edge; otherwise the unit is eliminated.',
  ),
  '6.5-voluntary': rules(
    'Ritirata volontaria',
    'Voluntary retreat',
    'Si fa come quella imposta; la carta che ha iniziato l’attacco è spesa.',
    'Made exactly as an ordered one; the card that began the attack is spent.',
  ),
  '6.5-advance': rules(
    'Avanzata',
    'Advance',
    'Se in un assalto la casella del difensore si libera, una delle unità attaccanti deve occuparla, a meno che ognuna abbia giocato una carta che non la obbliga ad avanzare. Mai dopo imboscata, bombardamento o scarica.',
    'If the defender’s square is vacated in an assault, one of the attacking units must occupy it, unless each of them played a card that leaves it free to stay. Never after an ambush, bombardment or volley.',
  ),
  '6.6': rules(
    'Inseguimento',
    'Pursuit',
    'Se il difensore si è ritirato e avanza una cavalleria, si tira 1d6 per ogni carta di quella cavalleria giocata nel combattimento, con il modificatore del comandante: nel suo intervallo, chi si ritira subisce un colpo.',
    'If the defender retreated and a cavalry unit advances, 1d6 is rolled for each card of that cavalry played in the combat, with the leader’s modifier: within its range the retreating unit takes a hit.',
  ),
  '6.7': describes(
    'Carte e combattimento',
    'Cards and combat',
    'Alcune carte cambiano il combattimento: vedi il capitolo 9.',
    'Some cards alter combat: see chapter 9.',
  ),
  '7': rules(
    'Ripristino',
    'Restoration',
    'Un tentativo per turno, con una carta: Rifornimento o Raggruppamento per qualsiasi unità ridotta, una carta dell’unità stessa (rinforzo), o un comandante che tira 1d6 nel suo intervallo. La Guerriglia annulla tutto tranne il comandante.',
    'One attempt a turn, with a card: Supply or Regroup for any reduced unit, a card of the unit itself (reinforcement), or a leader who rolls 1d6 within his range. Guerrillas cancel all but the leader.',
  ),
  '7-redoubt': rules(
    'Costruire un fortino',
    'Building a redoubt',
    'Dopo l’eventuale tentativo di ripristino si può giocare un Fortino.',
    'After the attempt to restore, if there was one, a Redoubt may be played.',
  ),
} satisfies Rulebook
