/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter12 = {
  '12.0': { title: { it: 'Vittoria', en: 'Victory' }, summary: { it: 'Si controlla alla fine del turno.', en: 'Victory conditions.' }, rule: false },
  '12.1': { title: { it: 'Vittoria decisiva', en: 'Decisive victory' }, summary: { it: 'Unità in rotta o disperse pari al morale: esercito sconfitto.', en: 'Decisive: when routed + dispersed infantry/cavalry >= army morale at turn end, army is defeated and leaves.' } },
  '12.1.1': { title: { it: 'Pesi', en: 'Weights' }, summary: { it: 'La nota j conta il suo numero, la nota * zero.', en: 'Note j units count as the number given; note * infantry count zero.' } },
  '12.1.2': { title: { it: 'Un solo esercito', en: 'A single army' }, summary: { it: 'La sua sconfitta chiude la partita.', en: 'Single-army side defeated: game ends.' } },
  '12.1.3': { title: { it: 'Coalizioni', en: 'Coalitions' }, summary: { it: 'Le unità dell’esercito sconfitto sono tolte subito.', en: 'Coalition: units of the defeated army removed at once.' } },
  '12.1.4': { title: { it: 'Tutta la coalizione', en: 'Whole coalition' }, summary: { it: 'Sconfitti tutti, la partita finisce.', en: 'All armies of a coalition defeated: game ends.' } },
  '12.2': { title: { it: 'Vittoria ai punti', en: 'Victory on points' }, summary: { it: 'Altrimenti si contano i punti dello scenario.', en: 'Otherwise points (scenario rule 1.6) unless the battle continues (21.0).' } },
  '12.2.1': { title: { it: 'Marginale', en: 'Marginal' }, summary: { it: 'Chi ne ha di più vince; sotto 50 di differenza la vittoria è marginale.', en: 'More points wins; difference under 50 is a marginal victory.' } },
} as const
