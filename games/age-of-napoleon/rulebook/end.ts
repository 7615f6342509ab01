import type { Rulebook } from '@bivouac/kernel'
import { heading, rules } from './section.ts'

/** Chapters 12 to 15: surrender, winter, victory, scenarios. */
// biome-ignore format: a table, one section to a line
export const END_CHAPTER = {
  '12': heading('Fase Resa', 'Surrender Phase', 'I paesi occupati cedono.', 'Occupied countries give in.'),
  '12.1': rules('S R', 'Quando', 'When', 'Si giudica una volta all’inizio della fase, per tutti tranne insorti e neutrali; poi si risolve nell’ordine della mappa.', 'Judged once at the start of the phase, for all but insurgent and neutral countries; then settled in map order.'),
  '12.2': rules('I', 'Un minore', 'A minor', 'Corpi nemici e nessuno della sua parte.', 'Enemy corps in it and none of its own side.'),
  '12.3': rules('I', 'Un grande', 'A major', 'Il nemico nella capitale, almeno tre corpi nemici nel paese, e più di quelli della sua parte.', 'The enemy in its capital, at least three enemy corps in the country, and more than corps of its own side.'),
  '12.4': rules('R', 'La Francia', 'France', 'La stessa condizione e almeno tre regioni occupate: la Coalizione ha vinto.', 'The same condition and at least three of its regions occupied: the Coalition has won.'),
  '12.5': rules('P', 'Le carte', 'The cards', 'Chi controlla il paese può giocare «Resa? Mai!»; poi chi vuole Dinastia napoleonica, la Francia Giuseppe Bonaparte.', 'The controller may play Surrender? Never!; then either player Napoleonic Dynasty, France Joseph.'),
  '12.6': rules('P R', 'Il nuovo stato', 'The new status', 'Alla Francia: un minore si allea, un grande è neutrale, chi insorse un tempo è dominio. Alla Coalizione: un minore ne è membro, un grande alleato è neutrale, un dominio membro.', 'To France: a minor becomes an ally, a major neutral, a once insurgent country a dominion. To the Coalition: a minor becomes a member, an allied major neutral, a dominion a member.'),
  '12.7': rules('P R', 'Distaccare', 'Detaching', 'Quando Austria o Prussia si arrendono, la Francia può distaccarne un’area senza corpi della Coalizione: è un dominio.', 'When Austria or Prussia surrenders, France may detach one area without Coalition corps: it is a dominion.'),
  '12.8': rules('S', 'Il mazzo', 'The deck', 'Un grande paese arreso vuol dire rimescolare l’anno dopo.', 'A surrendered major means a reshuffle next year.'),
  '13': heading('Fase Logoramento invernale', 'Winter Attrition Phase', 'Chi sverna in troppi perde.', 'Large armies lose men in winter quarters.'),
  '13.1': rules('S', 'Chi tira', 'Who rolls', 'I corpi di un giocatore in una regione sono un esercito; da tre in su tira.', 'A player’s corps in a region are one army; three or more roll.'),
  '13.2': rules('S R', 'Carte e dadi', 'Cards and dice', 'Prima si posano Deposito e Terra bruciata, poi un dado per esercito nell’ordine della mappa.', 'Depot and Scorched Earth are laid first, then one die for each army in map order.'),
  '13.3': rules('S', 'Modificatori', 'Modifiers', '+2 Deposito, +2 amica, −1 capitale, −1 neutrale, −2 Terra bruciata, −2 francesi in un paese insorto, −2 brulla.', '+2 Depot, +2 friendly, −1 capital, −1 neutral, −2 Scorched Earth, −2 French-controlled in an insurgent country, −2 barren.'),
  '13.4': rules('S I R', 'La tabella', 'The table', 'Da 6 in su una riga, da 1 in giù un’altra; sotto zero ogni punto è una perdita in più. Oltre dieci corpi: colonna 10.', '6 and above is one row, 1 and below another; below zero each point is one more loss. Above ten corps: column 10.'),
  '13.5': rules('S', 'Le perdite', 'The losses', 'Per sempre, a scelta di chi le subisce.', 'For ever, chosen by the owner.'),
  '13.6': rules('S', 'Quartieri d’inverno', 'Winter quarters', 'Due corpi o meno non perdono mai.', 'Two corps or fewer never lose.'),
  '14': heading('Vittoria', 'Victory', 'Decisiva, marginale, morale.', 'Decisive, marginal, moral.'),
  '14.1': rules('R', 'Decisiva', 'Decisive', 'Francese: Austria, Prussia, Russia e Spagna tutte alleate o domini. Della Coalizione: la resa della Francia.', 'French: Austria, Prussia, Russia and Spain all allies or dominions. Coalition: the surrender of France.'),
  '14.2': rules('P R', 'Marginale', 'Marginal', 'Dal 1808 chi soddisfa le condizioni può dichiararla, o giocare per di più.', 'From 1808 whoever meets the conditions may claim it, or play for more.'),
  '14.3': rules('P R', 'Il 1815', '1815', 'Alla fine contano le condizioni marginali; la Coalizione vince anche se nessuno dei quattro è francese e tre le appartengono; altrimenti la Francia ha una vittoria morale.', 'At the end marginal conditions count; the Coalition also wins if none of the four is French and three are its own; otherwise France has a moral victory.'),
  '15': heading('Scenari', 'Scenarios', '1805, 1809, 1813 e la campagna di Ulm.', '1805, 1809, 1813 and the Ulm campaign.'),
  '15.1': rules('P R', 'La guerra del 1805', 'The war of 1805', 'Dal terzo round del 1805; Oro inglese e un’Insurrezione aspettano il primo rimescolamento.', 'From round 3 of 1805; English Gold and one Insurrection wait for the first reshuffle.'),
  '15.2': rules('P R', 'La guerra del 1809', 'The war of 1809', 'Wagram e la Spagna; ventiquattro carte a caso negli scarti.', 'Wagram and Spain; twenty-four random cards discarded.'),
  '15.3': rules('R', 'La guerra del 1813', 'The war of 1813', 'La Germania insorge; l’Austria è neutrale e riformata.', 'Germany rises; Austria is neutral and reformed.'),
  '15.4': rules('R', 'La campagna di Ulm', 'The Ulm campaign', 'Una sola Fase Campagna: la Francia vince se l’Austria si arrende, o se alla fine ha in Austria almeno tre corpi, uno dei quali nella capitale.', 'One Campaign Phase: France wins if Austria surrenders, or if it has at least three corps in Austria at the end, one of them in the capital.'),
  '15.5': rules('R', 'Posizioni date', 'Positions given', 'Una partita può cominciare da una posizione scritta come dati.', 'A game may begin from a position written down as data.'),
} as const satisfies Rulebook
