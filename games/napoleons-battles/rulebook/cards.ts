/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const cards = {
  'CARD-1': { title: { it: 'Scheda: armi portatili', en: 'Card: small arms' }, summary: { it: 'I modificatori del fuoco di fanteria.', en: 'Small-arms fire modifier card (same as 9.4, plus: firing unit in skirmish +2; prints both the base +2 and the house +1 target lines).' } },
  'CARD-2': { title: { it: 'Scheda: artiglieria', en: 'Card: artillery' }, summary: { it: 'I modificatori del fuoco di artiglieria.', en: 'Artillery fire modifier card (adds: target in skirmish -2; 4-5 guns -2; distance modifier).' } },
  'CARD-3': { title: { it: 'Scheda: mischie', en: 'Card: melee' }, summary: { it: 'I modificatori del combattimento.', en: 'Melee modifier card (same as 10.3; combat factor line itself not repeated; no lancer line).' } },
} as const
