/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter05 = {
  '5.0': { title: { it: 'L’altra parte', en: 'The other side' }, summary: { it: 'La fase si ripete a parti invertite.', en: 'Inactive player’s phase.' }, rule: false },
  '5.1': { title: { it: 'Segnalino', en: 'Marker' }, summary: { it: 'Si gira il segnalino sulla seconda parte.', en: 'Turn the marker to Second Side.' } },
  '5.2': { title: { it: 'Ripetizione', en: 'Repetition' }, summary: { it: 'Si ripete tutta la fase con i ruoli scambiati.', en: 'Repeat the whole active phase with roles swapped.' } },
} as const
