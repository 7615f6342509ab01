/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const notes = {
  FN13: { title: { it: 'Nota 13', en: 'Footnote 13' }, summary: { it: 'Regola del circolo: il terreno difficile si misura dal solo fronte.', en: 'Footnote 13: rough going measured only from the unit’s front line; melee, fire etc. still use ’even partly’.' } },
  FN14: { title: { it: 'Nota 14', en: 'Footnote 14' }, summary: { it: 'La divisione deve dare una unità contro una o più.', en: 'Footnote 14: division of combats should give one unit against one or more.' } },
  FN19: { title: { it: 'Nota 19', en: 'Footnote 19' }, summary: { it: 'Se la fanteria contatta cavalleria valgono i fattori di formazione.', en: 'Footnote 19: infantry that itself contacts cavalry: both use formation factors.' } },
  FN15: { title: { it: 'Nota 15', en: 'Footnote 15' }, summary: { it: 'Perché le batterie aggregate non sono bersagli.', en: 'Footnote 15: reason attached batteries are not targets.' }, rule: false },
  FN22: { title: { it: 'Nota 22', en: 'Footnote 22' }, summary: { it: 'Le basi di schermo si annullano.', en: 'Footnote 22: skirmisher bases cancel out.' }, rule: false },
} as const
