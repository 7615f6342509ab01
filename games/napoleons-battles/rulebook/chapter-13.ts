/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter13 = {
  '13.0': { title: { it: 'Comando avanzato', en: 'Advanced command' }, summary: { it: 'Regole avanzate per il comando.', en: 'Advanced command rules.' }, rule: false },
  '13.1': { title: { it: 'Colonne di marcia', en: 'March columns' }, summary: { it: 'Chiedono meno controllo.', en: 'March columns need less control.' } },
  '13.1.1': { title: { it: 'Su strada', en: 'On a road' }, summary: { it: 'In marcia su strada per tutto il turno si muove senza controllo del comando.', en: 'March column on a road for the whole turn moves normally without command check.' } },
  '13.1.2': { title: { it: 'Fuori strada', en: 'Off the road' }, summary: { it: 'Serve un generale, ma nel suo raggio si muove anche se ha fallito.', en: 'Off-road march column needs a general but moves normally within his radius even if he failed.' } },
  '13.1.3': { title: { it: 'Cambiando formazione', en: 'Changing formation' }, summary: { it: 'Ogni cambio riporta alle regole normali.', en: 'Any change of formation restores normal command rules.' } },
  '13.2': { title: { it: 'Affaticamento', en: 'Fatigue' }, summary: { it: 'Livello di corpi e divisioni indipendenti.', en: 'Fatigue level of corps and independent divisions.' } },
  '13.2.1': { title: { it: 'Conteggio', en: 'Counting' }, summary: { it: 'Nel controllo si contano le unità in rotta, disperse o eliminate; raggiunto il livello la formazione è affaticata.', en: 'In the control phase count routed, dispersed, eliminated infantry/cavalry; if >= fatigue level the formation is fatigued; note j counts as one.' } },
  '13.2.2': { title: { it: 'Ripresa', en: 'Recovery' }, summary: { it: 'Si riprende se abbastanza unità sono recuperate.', en: 'A formation may recover if enough units rally.' } },
  '13.2.3': { title: { it: 'Effetto', en: 'Effect' }, summary: { it: 'Chi è affaticato non si avvicina al nemico; la cavalleria in reazione può contattare se non di turno.', en: 'Fatigued units may not make formed moves closer to the enemy; exception: reacting cavalry may contact, only when inactive.' } },
  '13.3': { title: { it: 'Morale avanzato', en: 'Advanced morale' }, summary: { it: 'Sostituisce 12.1: l’esercito non lascia subito il campo.', en: 'Advanced morale replaces 12.1: the army is not removed at once.' } },
  '13.3.1': { title: { it: 'Disordine generale', en: 'General disorder' }, summary: { it: 'Raggiunto il morale tutte le unità non in rotta sono disordinate finché l’esercito non si riprende.', en: 'When morale is reached all unrouted units are marked disordered; markers stay until the army recovers.' } },
  '13.3.2': { title: { it: 'Guardie', en: 'Guards' }, summary: { it: 'Le unità con nota j sono invece affaticate.', en: 'Guard/grenadiers (note j) are treated as fatigued instead.' } },
  '13.3.3': { title: { it: 'Ripresa dell’esercito', en: 'Army recovery' }, summary: { it: 'Con abbastanza recuperi, chi non muove si riordina.', en: 'If enough units rally, units that do not move next movement phase reorder.' } },
} as const
