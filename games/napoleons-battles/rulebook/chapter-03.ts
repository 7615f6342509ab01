/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter03 = {
  '3.0': { title: { it: 'Fase iniziale', en: 'Initial phase' }, summary: { it: 'Solo con le regole opzionali.', en: 'Initial phase: only with optional rules.' }, rule: false },
  '3.1': { title: { it: 'Tempo', en: 'Weather' }, summary: { it: 'Si determinano tempo e visibilità (opzionale).', en: 'Determine weather and visibility (refers to 17.3.1.2.3-4, which are absent).' } },
  '3.2': { title: { it: 'Iniziativa', en: 'Initiative' }, summary: { it: 'Chi ha l’iniziativa può cambiare sequenza o durata (opzionale).', en: 'Side with initiative may change turn sequence or game length (20.4).' } },
} as const
