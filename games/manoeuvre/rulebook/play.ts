import type { Rulebook } from '@bivouac/kernel'
import { describes, rules } from './section.ts'

/** Chapters 1 to 5: what is in the box, how one wins, how a game is set up and how a turn runs. */
export const PLAY = {
  '1': describes(
    'Componenti',
    'Components',
    'Il materiale: sezioni di mappa, dadi, unità e mazzi.',
    'What the game is played with: map sections, dice, units and decks.',
  ),
  '1.1': rules(
    'Mappe',
    'Map sections',
    'Quattro sezioni di 4 × 4 caselle formano un campo di 8 × 8. Niente avviene in diagonale: contano solo i quattro lati di una casella.',
    'Four sections of 4 × 4 squares make a field of 8 × 8. Nothing is ever done diagonally: only the four sides of a square count.',
  ),
  '1.2': describes(
    'Dadi',
    'Dice',
    'Dadi a 6, 8 e 10 facce; lo zero del d10 vale dieci. 2d8 vuol dire due dadi a otto facce.',
    'Dice of 6, 8 and 10 sides; the zero of a d10 is ten. 2d8 means two dice of eight sides.',
  ),
  '1.3': rules(
    'Unità',
    'Units',
    'Ogni armata ha otto unità, di fanteria o cavalleria, con una forza piena e una ridotta. Di regola un’unità combatte solo con una carta che porta il suo nome.',
    'Each army has eight units, infantry or cavalry, with a full and a reduced strength. As a rule a unit fights only when a card with its name is played.',
  ),
  '1.4': rules(
    'Carte',
    'Cards',
    'Ogni armata ha il suo mazzo di 60 carte: cinque per ciascuna delle otto unità e venti del quartier generale.',
    'Each army has its own deck of 60 cards: five for each of its eight units and twenty of headquarters.',
  ),
  '2': describes(
    'Come si vince',
    'How to win',
    'Si vince logorando l’avversario oppure tenendo più terreno del suo al calar della notte.',
    'One wins by wearing the enemy down, or by holding more of his ground at nightfall.',
  ),
  '2.1': rules(
    'Vittoria per attrito',
    'Victory by attrition',
    'Chi elimina la quinta unità nemica vince subito. Se però nella stessa battaglia un Attacco a Fondo gli costa la sua quinta unità, la vittoria è di Pirro e vince l’avversario.',
    'Whoever eliminates the fifth enemy unit wins at once. But if in the same battle a Committed Attack costs him his own fifth unit, the victory is Pyrrhic and his opponent wins.',
  ),
  '2.2': rules(
    'Vittoria al calar della notte',
    'Victory at nightfall',
    'Vince chi controlla più caselle nella metà nemica: quelle occupate e quelle vuote accanto a una propria unità e a nessuna nemica, laghi compresi. Parità: più unità eliminate, meno unità ridotte, infine l’ordine delle nazioni.',
    'Whoever controls more squares of the enemy half wins: those occupied, and empty ones beside a unit of his and none of the enemy, lakes included. Ties: more units eliminated, fewer reduced units, finally the order of nations.',
  ),
  '2.3': rules(
    'Fine della giornata',
    'When the day ends',
    'La partita finisce al termine del turno in cui anche il secondo dei due giocatori ha pescato l’ultima carta del suo mazzo. Chi lo esaurisce prima rimescola gli scarti e continua.',
    'The game ends after the turn in which the second of the two players, too, has drawn the last card of his deck. Whoever runs out first shuffles his discards and goes on.',
  ),
  '3': rules(
    'Preparazione',
    'Set-up',
    'Ognuno tira 1d10: il più alto è il primo giocatore, in caso di parità si tira di nuovo. Per le prime partite c’è una battaglia suggerita fra inglesi e francesi, scelti dal primo giocatore.',
    'Each rolls 1d10: the higher is the first player, ties are rolled again. For first games a battle of British and French is suggested; the first player picks his side.',
  ),
  '3-battlefield': rules(
    'Campo di battaglia',
    'The battlefield',
    'Il primo giocatore sceglie quattro sezioni, le orienta e le dispone due per due.',
    'The first player picks four sections, turns them as he likes and lays them out two by two.',
  ),
  '3-armies': rules(
    'Armate e bordi',
    'Armies and edges',
    'Il secondo giocatore nomina due nazioni, il primo ne prende una; il secondo sceglie poi il suo bordo fra i quattro e il primo ha quello opposto.',
    'The second player names two nations and the first takes one; the second then picks his edge of the four, and the first has the one opposite.',
  ),
  '3-opening': rules(
    'Mano iniziale',
    'Opening hand',
    'Ognuno pesca cinque carte prima di schierare. Nei tornei le sceglie dal mazzo invece di pescarle.',
    'Each draws five cards before placing his units. In tournaments he picks them from his deck instead.',
  ),
  '3-placement': rules(
    'Schieramento',
    'Placement',
    'Le otto unità vanno, a piena forza e una per casella, nelle due file più vicine al proprio bordo. Il primo giocatore finisce prima che cominci il secondo.',
    'The eight units go, at full strength and one to a square, on the two rows nearest their own edge. The first player finishes before the second begins.',
  ),
  '4': rules(
    'Sequenza di gioco',
    'Sequence of play',
    'In ogni turno gioca prima il primo giocatore e poi il secondo, ciascuno con cinque fasi in quest’ordine: scarto, pesca, movimento, combattimento, ripristino.',
    'In each turn the first player plays and then the second, each in five phases in this order: discard, draw, movement, combat, restoration.',
  ),
  '4-discard': rules(
    'Fase dello scarto',
    'Discard phase',
    'Il giocatore attivo può scartare quante carte vuole.',
    'The active player may discard as many cards as he likes.',
  ),
  '4-draw': rules(
    'Fase di pesca',
    'Draw phase',
    'Il giocatore attivo pesca fino ad avere cinque carte.',
    'The active player draws until he holds five cards.',
  ),
  '4-movement': rules(
    'Fase di movimento',
    'Movement phase',
    'Il giocatore attivo deve muovere un’unità.',
    'The active player must move one unit.',
  ),
  '4-combat': rules(
    'Fase di combattimento',
    'Combat phase',
    'Il giocatore attivo può dichiarare un solo combattimento: assalto, imboscata, bombardamento o scarica.',
    'The active player may declare a single combat: assault, ambush, bombardment or volley.',
  ),
  '4-restoration': rules(
    'Fase di ripristino',
    'Restoration phase',
    'Il giocatore attivo può tentare di riportare un’unità ridotta a piena forza.',
    'The active player may try to bring one reduced unit back to full strength.',
  ),
  '5': rules(
    'Movimento',
    'Movement',
    'La fanteria muove di una casella, la cavalleria fino a due, mai in diagonale, fuori dal campo, in un lago, attraverso o sopra un’altra unità. Campi e paludi fermano chi entra. Una carta Rifornimento muove una seconda unità, una Marcia Forzata dà una casella in più.',
    'Infantry moves one square, cavalry up to two, never diagonally, off the field, into a lake, through or onto another unit. Fields and marsh stop whoever enters. A Supply card moves a second unit, a Forced March gives one square more.',
  ),
} satisfies Rulebook
