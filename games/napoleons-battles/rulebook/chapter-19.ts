/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter19 = {
  '19.0': { title: { it: 'Combattimento opzionale', en: 'Optional combat' }, summary: { it: 'Regole opzionali.', en: 'Optional combat rules.' }, rule: false },
  '19.1': { title: { it: 'Gittata opzionale', en: 'Optional range' }, summary: { it: 'Per l’artiglieria.', en: 'Optional artillery range.' }, rule: false },
  '19.1.1': { title: { it: 'Tabella', en: 'Table' }, summary: { it: 'Modificatore per calibro e distanza.', en: 'Range table modifier by calibre and distance added to artillery fire.' } },
  '19.1.2': { title: { it: 'Casella vuota', en: 'Empty cell' }, summary: { it: 'Fuori gittata.', en: 'Empty cell: out of range.' } },
  '19.3': { title: { it: 'Cannonieri della Guardia', en: 'Guard gunners' }, summary: { it: 'La Vecchia Guardia rimpiazza i serventi.', en: 'Old Guard (FrOGD) infantry may replace lost Guard gunners: contact, neither moves, 1 figure.' } },
  '19.4': { title: { it: 'Irregolari', en: 'Irregulars' }, summary: { it: 'Devono superare il controllo per contattare.', en: 'Irregulars (note *) must roll <= unmodified control to move into contact.' } },
} as const
