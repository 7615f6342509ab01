/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter06 = {
  '6.0': { title: { it: 'Vittoria e tempo', en: 'Victory and time' }, summary: { it: 'Si avanza il segnalino del turno.', en: 'Victory and time: advance the turn marker, back to First Side.' } },
  '6.1': { title: { it: 'Controllo del morale', en: 'Morale check' }, summary: { it: 'Si guarda se una parte ha raggiunto il suo livello di morale.', en: 'Check whether a side has reached its morale level; mark units disordered if needed.' } },
  '6.2': { title: { it: 'Ultimo turno', en: 'Last turn' }, summary: { it: 'Dopo l’ultimo turno si contano i punti.', en: 'After the last turn count points (scenario rule 1.6).' } },
  '6.3': { title: { it: 'Più giorni', en: 'Several days' }, summary: { it: 'Operazioni fra due giornate (opzionale, assente).', en: 'Multi-day battles: between-day operations (optional 21.0, absent).' } },
} as const
