import type { Rulebook } from '@bivouac/kernel'
import { heading, rules } from './section.ts'

/** Chapters 1 and 2: the table and the countries. */
// biome-ignore format: a table, one section to a line
export const COUNTRIES_CHAPTER = {
  '1': heading('Il tavolo', 'The table', 'Giocatori, mappa, corpi, carte.', 'Players, map, corps, cards.'),
  '1.1': rules('P', 'Due giocatori', 'Two players', 'La Francia e la Coalizione.', 'France and the Coalition.'),
  '1.2': rules('P R', 'La mappa', 'The map', 'Cinquanta regioni in diciannove paesi, sei grandi e tredici minori; sono adiacenti le regioni con un confine comune.', 'Fifty regions in nineteen countries, six majors and thirteen minors; regions with a common border are adjacent.'),
  '1.3': rules('S P R', 'Terreno', 'Terrain', 'Una regione può essere capitale, montagnosa, paludosa, brulla, costiera; il Mar Nero non conta.', 'A region may be a capital, mountain, marsh, barren, coastal; the Black Sea does not count.'),
  '1.4': rules('P', 'Il mare', 'The sea', 'Non ci sono zone di mare né flotte; nessun corpo francese entra in Inghilterra.', 'There are no sea regions and no fleets; no French-controlled corps enters Britain.'),
  '1.5': rules('P', 'Aree distaccabili', 'Detachable areas', 'Dalmazia e Tirolo (Austria), Polonia e Sassonia (Prussia) seguono il loro sovrano finché non sono distaccate; poi sono paesi minori.', 'Dalmatia and Tyrol (Austria), Poland and Saxony (Prussia) follow their ruler until detached; then they are minor countries.'),
  '1.6': rules('R', 'Il Sund', 'The Sound', 'Chi passa fra Danimarca e Svezia finisce la mossa; con Britannia in gioco nessun esercito francese passa.', 'An army that crosses between Denmark and Sweden ends its move; with Britannia in force no French-controlled army crosses.'),
  '1.7': rules('S P', 'I corpi', 'The corps', 'Un corpo è un comandante con circa 40.000 uomini: combattimento, movimento, comando; fresco o esausto.', 'A corps is a commander with about 40,000 men: combat, movement, command; fresh or exhausted.'),
  '1.8': rules('R', 'Esausti', 'Exhausted', 'Un corpo esausto ha combattimento e movimento ridotti di 1, mai sotto 1; il comando resta.', 'An exhausted corps has combat and movement 1 lower, never below 1; command is unchanged.'),
  '1.9': rules('S', 'Dove sta un corpo', 'Where a corps is', 'Sulla mappa, in riserva, nel Riquadro Prigionieri, o rimosso per sempre.', 'On the map, in reserve, in the Prisoners Box, or removed for ever.'),
  '1.10': rules('P', 'Gli otto gruppi', 'The eight piles', 'Centodiciannove corpi in otto gruppi; gli ausiliari appartengono ciascuno a un paese minore e servono chi lo controlla.', 'A hundred and nineteen corps in eight piles; each auxiliary belongs to a minor country and serves whoever controls it.'),
  '1.11': rules('P R', 'Le carte', 'The cards', 'Cinquantacinque carte, quarantadue titoli. Le mani sono segrete, gli scarti aperti a tutti.', 'Fifty-five cards, forty-two titles. Hands are secret, discards are open to all.'),
  '1.12': rules('S', 'Il dado', 'The die', 'Un dado a sei facce.', 'One six-sided die.'),
  '2': heading('I paesi', 'Countries', 'Cinque stati: membro della Coalizione, neutrale, alleato, dominio francese, insorto.', 'Five statuses: Coalition member, neutral, French ally, French dominion, insurgent.'),
  '2.1': rules('P', 'Lo stato', 'Status', 'La Francia è sempre francese, l’Inghilterra sempre della Coalizione; lo stato vale per tutto il paese.', 'France is always French, Britain always Coalition; status belongs to the whole country.'),
  '2.2': rules('I', 'Amica, nemica, neutrale', 'Friendly, enemy, neutral', 'Una regione è amica di chi controlla il paese, nemica dell’altro, neutrale se il paese lo è.', 'A region is friendly to whoever controls its country, enemy to the other, neutral if the country is.'),
  '2.3': rules('I', 'Occupazione', 'Occupation', 'Un paese è occupato da chi vi ha corpi e non lo controlla.', 'A country is occupied by a side that has corps in it and does not control it.'),
  '2.4': rules('P', 'Insorto una volta', 'Once insurgent', 'Un paese che è insorto resta segnato per tutta la partita.', 'A country that was ever insurgent stays marked for the rest of the game.'),
  '2.5': rules('P', 'Bersagli della Coalizione', 'Targets of the Coalition', 'Mai la Francia, un dominio, un neutrale occupato dai francesi; Metternich e Alessandro possono in quest’ultimo caso.', 'Never France, a dominion, a neutral occupied by France; Metternich and Alexander may in that last case.'),
  '2.6': rules('P', 'Bersagli della Francia', 'Targets of France', 'Mai l’Inghilterra, un paese insorto ora o un tempo, uno occupato dalla Coalizione; Austria, Prussia e Russia si alleano solo con corpi francesi nella capitale.', 'Never Britain, a country insurgent now or once, one occupied by the Coalition; Austria, Prussia and Russia become allies only with French-controlled corps in their capital.'),
  '2.7': rules('P', 'Lasciare una parte', 'Leaving a side', 'Un paese che diventa neutrale o cambia parte ritira i suoi corpi in riserva; i corpi stranieri restano.', 'A country that becomes neutral or changes side takes its corps off the map into reserve; foreign corps stay.'),
  '2.8': rules('P I', 'Unirsi a una parte', 'Joining a side', 'Chi si unisce mobilita subito: il nuovo padrone schiera suoi corpi freschi fino alla mobilitazione (un minore: uno), in sue regioni senza nemici.', 'Whoever joins mobilises at once: the new controller places fresh corps of it up to its mobilisation (a minor: one), in its regions without enemies.'),
  '2.9': rules('R', 'Neutrali chiusi', 'Closed neutrals', 'Un neutrale senza corpi è chiuso; se qualche corpo vi si trova è aperto a tutti.', 'A neutral without any corps is closed; while any corps stands in it, it is open to both sides.'),
  '2.10': rules('P R', 'Il ritorno di un’area', 'An area returns', 'Un’area distaccata che entra nella Coalizione mentre il suo sovrano ne è membro o è insorto torna a lui.', 'A detached area that joins the Coalition while its ruler is a member or insurgent is his again.'),
} as const satisfies Rulebook
