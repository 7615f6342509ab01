/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter00 = {
  '0.0': { title: { it: 'Basi e scala', en: 'Bases and scale' }, summary: { it: 'Misure delle basi per arma, in pollici; le distanze valgono per figure da 15 mm; una base se ne va dopo quattro perdite.', en: 'Base sizes (front x depth, in): 3-rank infantry 0.75x1 (4 figs), 2-rank infantry 1x1 (4, only British and post-1809 Portuguese, optional), cavalry 1x2 (4), horse artillery 1.5x1 (2 figs), foot artillery 1.5x1 (3 figs), limber 1.5x3, wagon/pack train 1.5x3 (text also says 3.8x10 cm), assault boat 2x4, generals 1x1 (div), 1.5x1.5 (corps), 2x2 (wing, C-in-C); all distances are for 15 mm; double for 20-30 mm, use cm for 2-6 mm; a base goes after 4 losses.' } },
} as const
