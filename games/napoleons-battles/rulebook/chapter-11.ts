/** Titles and summaries in our own words. */
// biome-ignore format: a table, one item to a line
export const chapter11 = {
  '11.0': { title: { it: 'Perdite', en: 'Losses' }, summary: { it: 'Passo omesso nel testo.', en: 'Consequences of losses - intro omitted.' }, rule: false, omitted: true },
  '11.1': { title: { it: 'Disordine', en: 'Disorder' }, summary: { it: 'Quando un’unità si disordina.', en: 'Disorder.' }, rule: false },
  '11.1.1': { title: { it: 'Fanteria e cavalleria', en: 'Infantry and cavalry' }, summary: { it: 'Perdite di un round di fuoco o di un combattimento almeno pari al numero di disordine e sotto quello di rotta.', en: 'Infantry/cavalry disordered when losses in one fire round or one combat (excluding winner’s loss) >= disorder number and < rout number.' } },
  '11.1.2': { title: { it: 'Batterie e carri', en: 'Batteries and wagons' }, summary: { it: 'Alla prima figura persa per fuoco; eliminate alla seconda.', en: 'Battery/supply disordered on first figure lost to fire (note k for combat); eliminated on the second.' } },
  '11.2': { title: { it: 'Rotta', en: 'Rout' }, summary: { it: 'Quando un’unità va in rotta.', en: 'Rout.' }, rule: false },
  '11.2.1': { title: { it: 'Numero di rotta', en: 'Rout number' }, summary: { it: 'Perdite di un round di fuoco o di un combattimento pari al numero di rotta.', en: 'Routed when losses in one fire round or combat equal the rout number.' } },
  '11.2.2': { title: { it: 'Mai di più', en: 'Never more' }, summary: { it: 'Le perdite non lo superano.', en: 'Losses per fire round/combat capped at the rout number (exceptions 16.4, 18.3, 19.2).' } },
  '11.2.3': { title: { it: 'Batterie in combattimento', en: 'Batteries in combat' }, summary: { it: 'Una figura: rotta; due o più: eliminate.', en: 'Battery/supply routed on losing 1 figure in combat; 2+ eliminates.' } },
  '11.2.4': { title: { it: 'Mossa di rotta', en: 'Rout move' }, summary: { it: 'Subito; da combattimento fuggono anche batterie e carri aggregati, dal fuoco no.', en: 'Immediate rout move; if by combat, attached batteries and supply rout too; by fire they do not.' } },
  '11.2.5 hr': { title: { it: 'Bandiera persa', en: 'Flag lost' }, summary: { it: 'Regola del circolo: differenza oltre una volta e mezza il numero di rotta.', en: 'Flag lost when the combat die difference exceeds 1.5 x rout number (rounded down); taken by the winner.' } },
  '11.3': { title: { it: 'Dispersione', en: 'Dispersal' }, summary: { it: 'Contano tutte le perdite; batterie e carri mai.', en: 'Dispersal: fighting potential gone; all losses count; artillery/supply never dispersed.' } },
  '11.3.1': { title: { it: 'Numero di dispersione', en: 'Dispersal number' }, summary: { it: 'Quando le figure rimaste lo raggiungono l’unità è tolta.', en: 'When figures reach the dispersal number the unit is removed (wording confused).' } },
  '11.3.2': { title: { it: 'Aggregati', en: 'Attachments' }, summary: { it: 'Se dispersa in combattimento vanno in rotta; dal fuoco no.', en: 'Units attached to one dispersed in combat rout; if by fire no effect.' } },
  '11.4': { title: { it: 'Eliminazione', en: 'Elimination' }, summary: { it: 'La fine di un’unità.', en: 'Elimination.' }, rule: false },
  '11.4.1': { title: { it: 'Batterie e carri', en: 'Batteries and wagons' }, summary: { it: 'Due perdite; il cannone resta sul posto.', en: 'Battery with two losses eliminated; gun model left; supply with two losses removed.' } },
  '11.4.2': { title: { it: 'Generali', en: 'Generals' }, summary: { it: 'Non sono eliminati nel gioco base.', en: 'Generals/messengers cannot be eliminated in the basic game (see 15.2.2).' } },
} as const
