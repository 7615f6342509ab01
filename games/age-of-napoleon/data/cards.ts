import type { CardFacts, Period, Provenance } from '../words.ts'

type Source = readonly [name: Provenance, effect: Provenance]
const P: Provenance = 'published'
const R: Provenance = 'reconstruction'
const I: Provenance = 'inferred'
const S: Provenance = 'rulebook'

const card = (
  id: string,
  it: string,
  count: number,
  period: string,
  player: CardFacts['player'],
  source: Source,
  textIt: string,
  textEn: string,
  more: { readonly once?: true; readonly en?: string } = {},
): CardFacts => ({
  id,
  name: { it, en: more.en ?? id },
  count,
  period: period.split('') as Period[],
  player,
  once: more.once === true,
  text: { it: textIt, en: textEn },
  provenance: { name: source[0], effect: source[1] },
})

/**
 * The 42 titles of the deck of 55; title n is CARDS[n − 1]. The first mark is that of the name, the second that of the
 * effect; numbers of copies are reconstruction, but for the two Insurrections.
 */
// biome-ignore format: a table, one title to a line
export const CARDS: readonly CardFacts[] = [
  card('English Gold', 'Oro inglese', 1, 'D', 'coalition', [P, R], 'Un paese, grande o minore, fa un passo verso la Coalizione.', 'One country, major or minor, moves one step towards the Coalition.'),
  card('William Pitt', 'William Pitt', 1, 'D', 'coalition', [I, R], 'Un grande paese neutrale entra nella Coalizione.', 'One neutral major joins the Coalition.'),
  card('Metternich', 'Metternich', 1, 'D', 'coalition', [P, P], 'L’Austria fa un passo verso la Coalizione; se è neutrale, anche occupata dai francesi.', 'Austria moves one step towards the Coalition; if neutral, even while French-occupied.'),
  card('Alexander I', 'Alessandro I', 1, 'D', 'coalition', [P, P], 'La Russia fa un passo verso la Coalizione; se è neutrale, anche occupata dai francesi.', 'Russia moves one step towards the Coalition; if neutral, even while French-occupied.'),
  card('Continental System', 'Blocco continentale', 1, 'D', 'coalition', [P, P], 'Un alleato francese con una regione costiera diventa neutrale.', 'One French ally with a coastal region becomes neutral.'),
  card('Talleyrand', 'Talleyrand', 1, 'D', 'either', [I, R], 'Un paese, grande o minore, fa un passo verso chi gioca la carta.', 'One country, major or minor, moves one step towards the player of the card.'),
  card('Godoy', 'Godoy', 1, 'D', 'france', [R, R], 'La Spagna fa un passo verso la Francia.', 'Spain moves one step towards France.'),
  card('Confederation of the Rhine', 'Confederazione del Reno', 1, 'D', 'france', [R, R], 'Uno o due fra Baviera, Württemberg, Vestfalia e Hannover fanno un passo verso la Francia; ognuno si risolve per sé.', 'One or two of Bavaria, Württemberg, Westphalia and Hanover move one step towards France; each is settled for itself.'),
  card('Separate Peace', 'Pace separata', 1, 'D', 'france', [R, R], 'Un grande paese della Coalizione, non l’Inghilterra, diventa neutrale.', 'One major of the Coalition, never Britain, becomes neutral.'),
  card('Embassy', 'Ambasceria', 2, 'D', 'either', [R, R], 'Un paese, grande o minore, fa un passo verso chi gioca la carta.', 'One country, major or minor, moves one step towards the player of the card.'),
  card('Napoleonic Dynasty', 'Dinastia napoleonica', 1, 'DU', 'either', [P, P], 'Un alleato francese, o un paese che si arrende alla Francia, diventa dominio francese.', 'One French ally, or one country surrendering to France, becomes a French dominion.', { once: true }),
  card('Joseph', 'Giuseppe Bonaparte', 1, 'DU', 'france', [P, P], 'Come Dinastia napoleonica, ma solo per la Spagna o Napoli.', 'As Napoleonic Dynasty, but only for Spain or Naples.', { once: true }),
  card('Marie-Louise', 'Maria Luisa', 1, 'D', 'france', [R, R], 'L’Austria neutrale, con Vienna occupata dai francesi, diventa alleata.', 'Neutral Austria, Vienna French-occupied, becomes an ally.'),
  card('Insurrection', 'Insurrezione', 2, 'I', 'coalition', [P, P], 'Un dominio francese, o un alleato minore, insorge.', 'One French dominion, or one minor ally, rises.'),
  card('Nationalism', 'Nazionalismo', 1, 'I', 'coalition', [R, R], 'Un dominio o un alleato senza corpi francesi nella sua regione (se è grande: nella capitale) insorge.', 'One dominion or ally without French-controlled corps in its region (a major: in its capital) rises.'),
  card('Repression', 'Repressione', 1, 'I', 'france', [R, R], 'Annulla un’Insurrezione o un Nazionalismo appena giocati; oppure, prima dei dadi, quest’anno nessuna insurrezione si propaga.', 'Cancels an Insurrection or Nationalism just played; or, before the dice, nothing spreads this year.'),
  card('Fouche', 'Fouché', 1, 'S', 'either', [I, R], 'Guarda la mano dell’avversario e scartane una carta.', 'Look at the enemy’s hand and discard one card of it.', { en: 'Fouché' }),
  card('Chief of Staff', 'Capo di stato maggiore', 2, 'S', 'either', [R, P], 'Prendi in mano una carta dagli scarti, ma non un Capo di stato maggiore.', 'Take one card, not a Chief of Staff, from the discards into your hand.'),
  card('Coup d\'Etat', 'Colpo di stato', 1, 'SC', 'coalition', [P, R], 'Napoleone, se è sulla mappa fuori dalla Francia, torna da solo ed esausto a Parigi; altrimenti la Francia scarta due carte a caso.', 'Napoleon, if on the map outside France, goes home to Paris, alone and exhausted; otherwise France discards two cards at random.', { en: 'Coup d’État' }),
  card('Radetzky', 'Radetzky', 1, 'R', 'coalition', [P, P], 'L’Austria, se non è francese, è riformata per sempre.', 'Austria, unless French, is reformed for ever.', { once: true }),
  card('Stein', 'Stein', 1, 'R', 'coalition', [P, P], 'La Prussia, se non è francese, è riformata per sempre.', 'Prussia, unless French, is reformed for ever.', { once: true }),
  card('Britannia', 'Britannia', 1, 'RC', 'coalition', [P, P], 'Il mare è inglese per sempre: rinforzi, mosse e ritirate via mare; il Sund è chiuso ai francesi.', 'The sea is British for ever: reinforcement, moves and retreats by sea; the Sound is closed to the French.', { once: true }),
  card('Levee en Masse', 'Leva in massa', 1, 'R', 'france', [R, R], 'Francia: spiegamento e mobilitazione aumentano di 2 quest’anno.', 'France: deployment and mobilisation are 2 higher this year.', { en: 'Levée en Masse' }),
  card('Landwehr', 'Landwehr', 1, 'R', 'coalition', [R, R], 'Austria o Prussia della Coalizione: spiegamento e mobilitazione aumentano di 2 quest’anno.', 'Austria or Prussia in the Coalition: deployment and mobilisation are 2 higher this year.'),
  card('Russo-Ottoman War', 'Guerra russo-ottomana', 1, 'R', 'france', [P, R], 'Russia della Coalizione: spiegamento 2 quest’anno, e un corpo russo sulla mappa, a scelta della Francia, torna in riserva.', 'Russia in the Coalition: deployment 2 this year, and one Russian corps on the map, France’s choice, goes to reserve.'),
  card('War of 1812', 'Guerra del 1812', 1, 'R', 'france', [I, R], 'Quest’anno niente rinforzi inglesi o ausiliari, e niente rinforzi, mosse o ritirate via mare.', 'This year no British or British-auxiliary reinforcements, and no reinforcement, move or retreat by sea.'),
  card('Remounts', 'Rimonta', 1, 'RC', 'either', [R, R], 'Tutti i tuoi corpi in una regione tornano freschi.', 'All your corps in one region become fresh.'),
  card('Major Campaign', 'Grande campagna', 2, 'C', 'either', [P, P], 'Come azione: fino a tre eserciti muovono uno dopo l’altro, nessun corpo due volte.', 'As the action: up to three armies move one after another, no corps twice.'),
  card('Minor Campaign', 'Piccola campagna', 2, 'C', 'either', [R, R], 'Come azione: fino a due eserciti muovono uno dopo l’altro, nessun corpo due volte.', 'As the action: up to two armies move one after another, no corps twice.'),
  card('Forced March', 'Marcia forzata', 3, 'C', 'either', [S, S], 'Con una mossa o un’intercettazione: movimento +1, ma l’esercito soffre il logoramento.', 'With a move or an interception: movement +1, but the army suffers attrition.'),
  card('Mud', 'Fango', 2, 'C', 'either', [S, S], 'Su un esercito nemico annunciato: movimento −1.', 'On an enemy army just announced: movement −1.'),
  card('Misdirected Orders', 'Ordini sbagliati', 2, 'C', 'either', [R, R], 'L’esercito nemico appena annunciato non muove e non intercetta; quanto pagato è perso.', 'The enemy army just announced neither moves nor intercepts; what was paid is lost.'),
  card('Peace Talks', 'Trattative di pace', 2, 'C', 'either', [I, R], 'Come azione: un paese, non Francia o Inghilterra; fino alla fine della fase nessun esercito vi entra da fuori né vi attacca.', 'As the action: one country, not France or Britain; until the end of the phase no army enters it from outside or attacks in it.'),
  card('Cavalry Charges', 'Cariche di cavalleria', 2, 'B', 'either', [P, I], 'Forza in battaglia +4.', 'Battle strength +4.'),
  card('Art of War', 'Arte della guerra', 2, 'B', 'either', [P, P], 'Il tuo dado vale il comando del tuo generale, al massimo 6; lo spareggio si tira.', 'Your die counts as your commander’s command, at most 6; a tie-break is rolled.'),
  card('Grand Battery', 'Grande batteria', 1, 'B', 'either', [R, R], 'Forza +4, con almeno tre corpi impegnati.', 'Strength +4, with three or more corps engaged.'),
  card('Commit the Guard', 'La Guardia al fuoco', 1, 'B', 'france', [R, R], 'Con Napoleone impegnato: forza +6; se la battaglia è persa, una perdita in più.', 'Napoleon engaged: strength +6; if the battle is lost, one more loss.'),
  card('Mortally Wounded', 'Ferito a morte', 1, 'B', 'either', [R, R], 'Se il tuo dado infligge una perdita, scegli tu il primo corpo perso, non Napoleone: è perso per sempre.', 'If your die inflicts a loss, you name the first corps lost, not Napoleon: it is lost for ever.'),
  card('Entrenchments', 'Trinceramenti', 1, 'B', 'either', [R, R], 'Solo chi difende: forza +4, e a perdite pari vince senza un secondo dado.', 'Defender only: strength +4, and with equal losses he wins without a second die.'),
  card('Surrender? Never!', 'Resa? Mai!', 1, 'U', 'either', [P, P], 'Un paese che controlli quest’anno non si arrende.', 'A country you control does not surrender this year.'),
  card('Depot', 'Deposito', 2, 'W', 'either', [S, S], 'Un tuo tiro invernale: +2.', 'One of your winter rolls: +2.'),
  card('Scorched Earth', 'Terra bruciata', 1, 'W', 'either', [S, S], 'Un tiro invernale nemico: −2.', 'One winter roll of the enemy: −2.'),
]
