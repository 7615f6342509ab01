import type { ScenarioFacts } from '../words.ts'

/** The set-ups (chapter 15). Everybody not placed or removed is in reserve; all corps begin fresh. */
export const SCENARIO_FACTS: Readonly<Record<string, ScenarioFacts>> = {
  '1805': {
    year: 1805, round: 3, lastYear: 1815,
    status: { france: 'FR', britain: 'CO', austria: 'CM', prussia: 'NC', russia: 'CM', spain: 'FA', bayern: 'FA', danmark: 'NC', hannover: 'FA', holland: 'FA', italia: 'FD', napoli: 'CM', pommern: 'CM', portugal: 'NC', schweiz: 'FA', stato_chiesa: 'FA', sverige: 'CM', westfalen: 'FA', wurttemberg: 'FA' },
    onceInsurgent: [],
    reformed: [],
    britannia: false, invaded: false,
    corps: {rhenanie: ['Napoleon', 'Davout', 'Soult', 'Murat'], flandre: ['Ney'], italia: ['Massena'], stato_chiesa: ['Saint-Cyr'], hannover: ['Bernadotte'], dalmatien: ['Karl', 'Bellegarde'], bayern: ['Mack', 'Ferdinand'], tirol: ['Johann'], osterreich: ['Hiller'], galizien: ['Kutusov'], volhynia: ['Buxhowden'],},
    removed: [],
    cards: { aside: ['English Gold', 'Insurrection'], gone: [], discard: [], randomDiscards: 0, hand: 8 },
    provenance: { status: 'published', round: 'published', corps: 'published', cards: 'inferred' },
    sources: { status: 'published', round: 'published', corps: 'eight a side published; names and places partly published, rest reconstruction (see corps file)', cards: 'published text, assignment to 1805 inferred; return at the first reshuffle reconstruction' },
  },
  '1809': {
    year: 1809, round: 1, lastYear: 1815,
    status: { france: 'FR', britain: 'CO', italia: 'FD', holland: 'FD', westfalen: 'FD', dalmatien: 'FD', polen: 'FD', prussia: 'FD', napoli: 'FD', stato_chiesa: 'FD', bayern: 'FA', wurttemberg: 'FA', sachsen: 'FA', schweiz: 'FA', hannover: 'FA', danmark: 'FA', russia: 'NC', sverige: 'NC', pommern: 'NC', austria: 'CM', portugal: 'CM', spain: 'IC', tirol: 'IC' },
    onceInsurgent: ['spain', 'tirol'],
    reformed: [],
    britannia: true, invaded: false,
    corps: {rhenanie: ['Napoleon', 'Lannes'], bayern: ['Davout', 'Wrede'], wurttemberg: ['Massena', 'Oudinot'], italia: ['Eugene', 'Macdonald'], polen: ['Poniatowski'], sachsen: ['Reynier'], castilla: ['Victor'], navarra: ['Soult', 'Ney'], cataluna: ['Saint-Cyr'], bohmen: ['Karl', 'Bellegarde', 'Liechtenstein'], osterreich: ['Hiller', 'Johann'], galizien: ['Ferdinand'], portugal: ['Wellington', 'Hill', 'Beresford'], andalucia: ['Castanos', 'Cuesta'], valencia: ['Blake'], galicia: ['La Romana'],},
    removed: ['Mack', 'Braunschweig', 'Moore'],
    cards: { aside: [], gone: ['Britannia'], discard: ['Radetzky', 'Napoleonic Dynasty', 'Russo-Ottoman War', 'Insurrection'], randomDiscards: 24, hand: 8 },
    provenance: { status: 'published', round: 'published', corps: 'reconstruction', cards: 'published' },
    sources: { status: 'published fragments (FD Dalmatien, Holland, Italia, Polen, Preussen, Westfalen; FA Danmark; CM Portugal; IC Spain, Tirol), rest reconstruction', round: 'published', corps: 'reconstruction within the ceilings', cards: 'published (Radetzky, Napoleonic Dynasty, Russo-Ottoman War, one Insurrection and 24 random cards in the discard pile); Britannia in force: reconstruction' },
  },
  '1813': {
    year: 1813, round: 1, lastYear: 1815,
    status: { france: 'FR', britain: 'CO', italia: 'FD', holland: 'FD', westfalen: 'FD', dalmatien: 'FD', hannover: 'FD', napoli: 'FD', stato_chiesa: 'FD', bayern: 'FA', wurttemberg: 'FA', sachsen: 'FA', schweiz: 'FA', danmark: 'FA', russia: 'CM', sverige: 'CM', pommern: 'CM', austria: 'NC', prussia: 'CM', portugal: 'CM', spain: 'CM' },
    onceInsurgent: ['spain'],
    reformed: ['austria', 'prussia'],
    britannia: true, invaded: true,
    corps: {rhenanie: ['Napoleon', 'Ney', 'Marmont', 'Bertrand'], sachsen: ['Eugene', 'Oudinot', 'Reynier'], westfalen: ['Vandamme'], hannover: ['Davout'], navarra: ['Jourdan', 'Drouet d’Erlon'], cataluna: ['Suchet'], italia: ['Pino'], polen: ['Wittgenstein', 'Miloradovich', 'Bennigsen'], schlesien: ['Bluecher', 'Yorck', 'Barclay de Tolly'], brandenburg: ['Buelow', 'Kleist'], pommern: ['Karl Johan'], portugal: ['Wellington', 'Hill', 'Beresford'],},
    removed: ['Mack', 'Braunschweig', 'Moore', 'Lannes', 'Kutusov', 'Bagration', 'Junot', 'Bessieres', 'Lefebvre', 'Deroy'],
    cards: { aside: [], gone: ['Radetzky', 'Stein', 'Britannia', 'Napoleonic Dynasty', 'Joseph'], discard: [], randomDiscards: 0, hand: 8 },
    provenance: { status: 'reconstruction', round: 'reconstruction', corps: 'reconstruction', cards: 'reconstruction' },
    sources: { status: 'reconstruction', round: 'reconstruction', corps: 'reconstruction within the ceilings', cards: 'reconstruction' },
  },
}
