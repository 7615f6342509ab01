import type { Rulebook } from '@bivouac/kernel'
import { describes, rules } from './section.ts'

/** Chapters 8 and 9: what stands on the cards. */
export const CARDS = {
  '8': describes(
    'Carte unità',
    'Unit cards',
    'Ogni carta unità porta da due a quattro valori fra quelli che seguono.',
    'Every unit card bears two to four of the values below.',
  ),
  '8-attack': rules(
    'Attacco',
    'Attack',
    'I dadi che la carta aggiunge all’attacco. Serve una carta con questo valore per iniziare un assalto; le carte d’artiglieria non l’hanno.',
    'The dice the card adds to an attack. A card with this value is needed to begin an assault; gun cards have none.',
  ),
  '8-defence': rules(
    'Difesa',
    'Defence',
    'Si somma alla difesa quando la carta è giocata per l’unità attaccata.',
    'Added to the defence when the card is played for the unit under attack.',
  ),
  '8-bombard': rules(
    'Bombardamento',
    'Bombardment',
    'I dadi di un bombardamento fatto da questa unità, a raggio 2.',
    'The dice of a bombardment by this unit, at range 2.',
  ),
  '8-range': rules(
    'Raggio',
    'Range',
    'Quante caselle, mai in diagonale, separano al massimo chi tira dal bersaglio; verso una casella in diagonale basta che uno dei due passaggi sia aperto.',
    'How many squares, never diagonally, may lie between firer and target at most; towards a diagonal square one open way of the two is enough.',
  ),
  '8-volley': rules(
    'Scarica',
    'Volley',
    'I dadi di una scarica fatta da questa unità contro un nemico adiacente.',
    'The dice of a volley by this unit against an adjacent enemy.',
  ),
  '8-pursuit': rules(
    'Inseguimento',
    'Pursuit',
    'Solo la cavalleria: l’intervallo di 1d6 che colpisce chi si è ritirato.',
    'Cavalry only: the range of 1d6 that hits whoever retreated.',
  ),
  '8-withdraw': rules(
    'Ritirata',
    'Withdrawal',
    'Solo carte americane: chi difende tira 1d6 e, nell’intervallo, si ritira come con una carta Ritirata; altrimenti la carta conta per la sua difesa.',
    'American cards only: the defender rolls 1d6 and, within the range, withdraws as with a Withdraw card; otherwise the card counts for its defence.',
  ),
  '8-stay': rules(
    'Non obbligata ad avanzare',
    'Free to stay',
    'L’unità per cui è stata giocata può avanzare o restare dov’è.',
    'The unit it was played for may advance or stay where it is.',
  ),
  '9': describes(
    'Carte del quartier generale',
    'Headquarters cards',
    'Comandanti ed eventi: venti in ogni mazzo.',
    'Leaders and events: twenty in each deck.',
  ),
  '9.1': rules(
    'Comandanti',
    'Leaders',
    'Ogni carta comandante si gioca per uno solo dei suoi usi.',
    'Each leader card is played for one of its uses only.',
  ),
  '9.1-command': rules(
    'Comando',
    'Command',
    'Quante unità, compresa quella attaccante, può condurre in un assalto.',
    'How many units, the attacking one included, he can lead in an assault.',
  ),
  '9.1-combat': rules(
    'Combattimento',
    'Combat',
    'Si somma all’attacco o alla difesa, invece di usare il comando. Palafox vale 1 in attacco e 5 in difesa.',
    'Added to attack or defence, instead of using command. Palafox is worth 1 in attack and 5 in defence.',
  ),
  '9.1-rally': rules(
    'Ripristino',
    'Rally',
    'L’intervallo di 1d6 che ripristina un’unità ridotta. Palafox riesce sempre.',
    'The range of 1d6 that restores a reduced unit. Palafox always succeeds.',
  ),
  '9.1-pursuit': rules(
    'Modificatore d’inseguimento',
    'Pursuit modifier',
    'Alcuni comandanti abbassano di uno ogni tiro d’inseguimento del combattimento in cui sono usati.',
    'Some leaders lower by one every pursuit roll of the combat they are used in.',
  ),
  '9.1-grand-battery': rules(
    'Grande Batteria',
    'Grand Battery',
    'Solo Napoleone: un’unità francese qualsiasi bombarda a raggio 2 con 2d10. È il combattimento del turno.',
    'Napoleon only: any French unit bombards at range 2 with 2d10. It is the combat of the turn.',
  ),
  '9.2': describes('Altre carte', 'Other cards', 'Gli undici tipi di evento.', 'The eleven kinds of event.'),
  '9.2-ambush': rules(
    'Imboscata',
    'Ambush',
    'Attacca con 1d10 una qualsiasi unità nemica, come se venisse dalla sua stessa casella. Nel testo italiano l’aiuta solo un comandante con il suo valore di combattimento; nel 2010 ogni carta d’assalto tranne la Schermaglia.',
    'Attacks any enemy unit with 1d10, as if from its own square. In the Italian text only a leader’s combat value helps it; in 2010 every card of an assault does, except Skirmish.',
  ),
  '9.2-committed-attack': rules(
    'Attacco a Fondo',
    'Committed Attack',
    'Aggiunge 2d6 all’attacco; per ogni carta un’unità attaccante o di supporto subisce un colpo alla fine.',
    'Adds 2d6 to the attack; for each card one attacking or supporting unit takes a hit at the end.',
  ),
  '9.2-forced-march': rules(
    'Marcia Forzata',
    'Forced March',
    'Un’unità appena mossa muove di un’altra casella, se non è partita da campi o palude (nel 2010, nemmeno se vi è arrivata).',
    'A unit that has just moved goes one square further, unless it began in fields or marsh (in 2010, nor if it ended there).',
  ),
  '9.2-guerrillas': rules(
    'Guerriglia',
    'Guerrillas',
    'Nel turno avversario annulla un Rifornimento, una Marcia Forzata, un Raggruppamento o una carta di rinforzo; nel testo italiano anche una carta unità giocata dopo quella che ha iniziato il combattimento.',
    'In the opponent’s turn it cancels a Supply, a Forced March, a Regroup or a reinforcement card; in the Italian text also a unit card played after the one that began the combat.',
  ),
  '9.2-redoubt': rules(
    'Fortino',
    'Redoubt',
    'Uno per turno, nella fase di ripristino, sotto un’unità: +3 in difesa da ogni lato finché l’unità non lascia la casella.',
    'One a turn, in the restoration phase, under a unit: +3 in defence from every side until the unit leaves the square.',
  ),
  '9.2-regroup': rules(
    'Raggruppamento',
    'Regroup',
    'Ripristina un’unità ridotta: è il Rifornimento degli ottomani.',
    'Restores a reduced unit: the Supply of the Ottomans.',
  ),
  '9.2-sappers': rules(
    'Zappatori e genieri',
    'Sappers and engineers',
    'Il fortino del difensore non conta in questo combattimento, ma resta dov’è.',
    'The defender’s redoubt does not count in this combat, but stays where it is.',
  ),
  '9.2-skirmish': rules(
    'Schermaglia',
    'Skirmish',
    'Annulla l’assalto iniziato: la carta che lo ha aperto torna in mano, il difensore perde quelle giocate e l’attaccante si sposta fino a due caselle. Non insieme a un comandante.',
    'Calls off the assault begun: the card that opened it returns to hand, the defender loses those he played and the attacker moves up to two squares. Not together with a leader.',
  ),
  '9.2-spy': rules(
    'Spia ed esploratore',
    'Spy and scout',
    'In qualsiasi momento del proprio turno si guarda la mano dell’avversario.',
    'At any moment of one’s own turn one looks at the opponent’s hand.',
  ),
  '9.2-supply': rules(
    'Rifornimento',
    'Supply',
    'Muove una seconda unità, oppure ripristina un’unità ridotta. Uno solo per fase di movimento.',
    'Moves a second unit, or restores a reduced one. Only one in a movement phase.',
  ),
  '9.2-withdraw': rules(
    'Ritirata',
    'Withdraw',
    'Unica carta del difensore: la sua unità si ritira prima che il combattimento si risolva; l’attaccante avanza e può inseguire.',
    'The defender’s only card: his unit retreats before the combat is resolved; the attacker advances and may pursue.',
  ),
} satisfies Rulebook
