import type { Rulebook } from '@bivouac/kernel'
import { heading, rules } from './section.ts'

/** Chapters 3 to 6: the year, diplomacy, insurrection, strategy and reinforcement. */
// biome-ignore format: a table, one section to a line
export const PHASES_CHAPTER = {
  '3': heading('La sequenza di un anno', 'Sequence of a year', 'Otto fasi, dal 1805 al 1815.', 'Eight phases, 1805 to 1815.'),
  '3.1': rules('S', 'Otto fasi', 'Eight phases', 'Diplomazia, Insurrezione, Strategia, Rinforzi, Campagna, Resa, Logoramento invernale, Vittoria.', 'Diplomacy, Insurrection, Strategy, Reinforcement, Campaign, Surrender, Winter Attrition, Victory.'),
  '3.2': rules('P R', 'Il primo giocatore', 'The first player', 'Negli anni dispari la Francia, nei pari la Coalizione dice chi è primo per tutto l’anno.', 'In odd years France, in even years the Coalition says who is first for the whole year.'),
  '3.3': rules('P', 'Il primo anno', 'The first year', 'Uno scenario comincia dalla Fase Campagna, nel round che indica.', 'A scenario begins with its Campaign Phase, in the round it names.'),
  '3.4': rules('P', 'Usi di una carta', 'Uses of a card', 'Una carta si gioca per il suo evento, nella sua fase e da chi può, oppure si scarta per muovere, intercettare o riposare.', 'A card is played for its event, in its phase by whoever may, or discarded to move, intercept or rest.'),
  '3.5': rules('P R', 'Dopo l’evento', 'After the event', 'Certe carte escono dal gioco dopo l’evento; le altre vanno negli scarti.', 'Some cards leave the game after their event; the others go to the discards.'),
  '3.6': rules('I', 'Chi prima', 'Who goes first', 'Dove agiscono entrambi, comincia il primo giocatore.', 'Wherever both players act, the first player is first.'),
  '4': heading('Fase Diplomazia', 'Diplomacy Phase', 'Le carte cambiano lo stato dei paesi.', 'Cards change the status of countries.'),
  '4.1': rules('P', 'A turno', 'In turn', 'A turno si gioca scoperta una carta diplomazia nominando il paese, o si passa; chi passa ha finito.', 'In turn each plays one diplomacy card openly, naming its country, or passes; a pass is final.'),
  '4.2': rules('R', 'Una carta per paese', 'One card to a country', 'Al massimo una carta di ciascun giocatore su un paese.', 'At most one card of each player on a country.'),
  '4.3': rules('I', 'Quando si giudica', 'When it is judged', 'Che il bersaglio sia valido si giudica quando la carta è giocata.', 'Whether a target is eligible is judged when the card is played.'),
  '4.4': rules('P', 'Carte opposte', 'Opposing cards', 'Un paese con carte di entrambi resta com’è; altrimenti la carta ha effetto.', 'A country with cards of both sides stays as it is; otherwise the card takes effect.'),
  '4.5': rules('R', 'L’ordine', 'The order', 'I paesi si risolvono nell’ordine della mappa; poi chi si è unito mobilita, prima quelli del primo giocatore.', 'Countries are settled in map order; then joiners mobilise, those of the first player first.'),
  '4.6': rules('P', 'Domini', 'Dominions', 'La diplomazia non crea domini; solo Dinastia napoleonica e Giuseppe Bonaparte.', 'Diplomacy makes no dominions; only Napoleonic Dynasty and Joseph do.'),
  '5': heading('Fase Insurrezione', 'Insurrection Phase', 'Esito delle insurrezioni, poi le nuove.', 'Insurrections are settled, then new ones.'),
  '5.1': rules('P', 'Esito', 'Settlement', 'Un paese insorto che la Francia tiene diventa dominio, altrimenti membro della Coalizione; il segno resta.', 'An insurgent country held by France becomes a dominion, otherwise a Coalition member; it stays marked.'),
  '5.2': rules('R', 'Tenere un paese', 'Holding a country', 'Un minore: corpi francesi e nessuno della Coalizione. Un grande: la condizione della resa.', 'A minor: French-controlled corps and none of the Coalition. A major: the condition of surrender.'),
  '5.3': rules('P R', 'Nuove insurrezioni', 'New insurrections', 'La Coalizione gioca Insurrezione e Nazionalismo, una alla volta; la Francia può rispondere con Repressione. Chi insorge mobilita per la Coalizione.', 'The Coalition plays Insurrection and Nationalism, one at a time; France may answer with Repression. A country that rises mobilises for the Coalition.'),
  '5.4': rules('R', 'Propagazione', 'Spread', 'Ogni dominio senza corpi francesi che confina con un insorto tira un dado: con 6 insorge.', 'Each dominion without French-controlled corps that borders an insurgent country rolls a die: on 6 it rises.'),
  '6': heading('Fasi Strategia e Rinforzi', 'Strategy and Reinforcement Phases', 'Carte, poi corpi.', 'Cards, then corps.'),
  '6.1': rules('S I', 'Mescolare', 'Reshuffle', 'Gli scarti tornano nel mazzo, prima di pescare, se l’anno prima si è arreso un grande paese o se restano meno di 20 carte.', 'The discards return to the deck, before anybody draws, if a major surrendered last year or fewer than 20 cards are left.'),
  '6.2': rules('S R', 'Pescare', 'Draw', 'Si pesca secondo la tabella, mai oltre dieci carte in mano; poi a turno le carte strategia.', 'Draw by the table, never above ten in hand; then strategy cards in turn.'),
  '6.3': rules('S I', 'Mobilitazione e spiegamento', 'Mobilisation and deployment', 'La mobilitazione è il massimo di corpi di quella riga sulla mappa, lo spiegamento quanti se ne aggiungono in questa fase.', 'Mobilisation is the most corps of that row on the map, deployment the most that may be added in this phase.'),
  '6.4': rules('P R', 'Schierare', 'Placing', 'Prima le carte rinforzo, poi ciascuno schiera corpi freschi: di un grande in una sua regione senza nemici (metà se il nemico è nella capitale), ausiliari nella loro regione, con Britannia anche su coste amiche.', 'Reinforcement cards first, then each places fresh corps: of a major in a region of its own without enemies (half if the enemy is in the capital), auxiliaries in their region, with Britannia on friendly coasts too.'),
  '6.5': rules('P R', 'Chi è disponibile', 'Who is available', 'Certi corpi aspettano una riforma, l’invasione della Russia, il proprio paese, l’insurrezione spagnola o il 1810.', 'Some corps wait for a reform, the invasion of Russia, their own country, the Spanish insurrection or 1810.'),
  '6.6': rules('S', 'Riposo', 'Rest', 'Per ogni carta scartata un esercito torna fresco.', 'For each card discarded one army becomes fresh.'),
  '6.7': rules('S R', 'I prigionieri tornano', 'Prisoners return', 'Poi tutti i prigionieri tornano in riserva; quest’anno non si possono schierare.', 'Then all prisoners return to reserve; they cannot be placed this year.'),
} as const satisfies Rulebook
