/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const cards = {
  'CARD-1': { title: { it: 'Scheda: armi portatili', en: 'Card: small arms' }, summary: { it: 'I modificatori del fuoco di fanteria.', en: 'Small-arms fire modifier card (same as 9.4, plus: firing unit in skirmish +2; prints both the base +2 and the house +1 target lines).' } },
  'CARD-2': { title: { it: 'Scheda: artiglieria', en: 'Card: artillery' }, summary: { it: 'I modificatori del fuoco di artiglieria.', en: 'Artillery fire modifier card (adds: target in skirmish −2; 4-5 guns −2; distance modifier).' } },
  'CARD-3': { title: { it: 'Scheda: mischie', en: 'Card: melee' }, summary: { it: 'I modificatori del combattimento.', en: 'Melee modifier card (same as 10.3; combat factor line itself not repeated; no lancer line).' } },
  'CARD-4': { title: { it: 'Scheda: tempo', en: 'Card: weather' }, summary: { it: 'La tabella d100 del tempo e le sue note.', en: 'Weather/observation d100 table, 16 rows, notes a-h (a re-roll snow if impossible; b fog lifts on 1 then 1-5 clear, 6-8 rain, 9-0 snow; c re-roll to avoid night; d control −1 min 1; e/f blind fighting on 1 / 1-2; g frozen water, no ford rules; h infantry fire −1).' } },
  'CARD-5': { title: { it: 'Scheda: gittate', en: 'Card: ranges' }, summary: { it: 'La tabella di tiro dell’artiglieria.', en: 'Artillery range table, 1-inch bands to 16", six columns: 3#, 4#/WFA, 8#-9#, 12#/OFA, HFA/HHA, RHA (no 6# column).' } },
} as const
