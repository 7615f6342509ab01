import type { Rulebook } from '@bivouac/kernel'

export const battle = {
  '9': {
    title: { it: 'Pre-battaglia', en: 'Before the battle' },
    summary: {
      it: 'Foschia, sopraffazione, piani, intuizioni e piazzamento.',
      en: 'Fog, overwhelming, plans, insights and deployment.',
    },
    rule: false,
  },
  '9.1': {
    title: { it: 'Foschia di guerra', en: 'Fog of war' },
    summary: {
      it: 'Un dado, aumentato dai rifornimenti che il nemico spende, dà la durata e un evento.',
      en: 'A die, raised by the supply the enemy spends, gives the length and an event.',
    },
  },
  '9.2': {
    title: { it: 'Esploratori nella foschia', en: 'Scouts in the fog' },
    summary: {
      it: 'Un esploratore fa ripetere il tiro, senza modificatori.',
      en: 'A scout lets you roll again, without modifiers.',
    },
  },
  '9.3': {
    title: { it: 'Eventi della foschia', en: 'Fog events' },
    summary: {
      it: 'Quattordici risultati, a favore degli uni o degli altri.',
      en: 'Fourteen results, to one side’s favour or the other’s.',
    },
  },
  '9.4': {
    title: { it: 'Sopraffazione', en: 'Overwhelming' },
    summary: {
      it: 'Chi ha il triplo del valore di combattimento distrugge l’altro senza battaglia.',
      en: 'Three times the combat value destroys the other side without a battle.',
    },
  },
  '9.5': {
    title: { it: 'Quantità dei piani', en: 'Number of plans' },
    summary: {
      it: 'Il comando di Napoleone se è presente, il valore senza Napoleone se non lo è; il nemico quelli della mappa.',
      en: 'Napoleon’s command where he is present, the number without him where he is not; the enemy’s from the map.',
    },
  },
  '9.6': {
    title: { it: 'Piani aggiuntivi', en: 'Additional plans' },
    summary: {
      it: '2 punti per un piano in più, 5 per due.',
      en: '2 points for one plan more, 5 for two.',
    },
  },
  '9.7': {
    title: { it: 'Intuizioni', en: 'Insights' },
    summary: {
      it: 'Napoleone cambia piani con intuizioni; ognuna ha le sue regole.',
      en: 'Napoleon trades plans for insights; each has rules of its own.',
    },
  },
  '9.8': {
    title: { it: 'Piazzamento francese', en: 'French deployment' },
    summary: {
      it: 'Fino a quattro forze mobili in Approccio, le altre in Riserva; presidi in Approccio, fortificazioni in Riserva.',
      en: 'Up to four mobile forces in the Approach, the rest in Reserve; garrisons in the Approach, fortifications in Reserve.',
    },
  },
  '9.9': {
    title: { it: 'Piazzamento nemico', en: 'Enemy deployment' },
    summary: {
      it: 'Quattro fanterie o cavallerie a caso in Approccio, il resto in Riserva.',
      en: 'Four infantry or cavalry at random in the Approach, the rest in Reserve.',
    },
  },
  '9.10': {
    title: { it: 'Formazioni', en: 'Formations' },
    summary: {
      it: 'Linea o colonna; cannoni e statici sempre in linea, il nemico comincia in colonna.',
      en: 'Line or column; guns and statics always in line, the enemy begins in column.',
    },
  },
  '10': {
    title: { it: 'Panoramica della battaglia', en: 'The battle at a glance' },
    summary: {
      it: 'Le parole dei piani e che cosa significano.',
      en: 'The words on the plans and what they mean.',
    },
    rule: false,
  },
  '10.1': {
    title: { it: 'Assegnare i piani', en: 'Assigning plans' },
    summary: {
      it: 'I piani vanno a fanteria e cavalleria; presidi, fortificazioni e cannoni possono poco altro che sparare.',
      en: 'Plans go to infantry and cavalry; garrisons, fortifications and guns can do little but fire.',
    },
  },
  '10.2': {
    title: { it: 'Attivazione', en: 'Activation' },
    summary: {
      it: 'Il dado non deve superare l’attivazione, salvo che il piano si attivi da sé; poi gli ordini dall’alto in basso.',
      en: 'The die must not exceed the activation unless the plan needs no roll; then its orders from top to bottom.',
    },
  },
  '10.3': {
    title: { it: 'Avanzata e ritirata', en: 'Advance and retreat' },
    summary: {
      it: 'Di una zona verso il nemico o verso casa; l’ordine che supererebbe il limite di una zona si salta.',
      en: 'One zone towards the enemy or towards home; an order that would exceed a zone’s limit is skipped.',
    },
  },
  '10.4': {
    title: { it: 'Shock', en: 'Shock' },
    summary: {
      it: 'Chi entra fra i nemici mette alla prova il meno abile di loro: se fallisce, un colpo e una zona indietro.',
      en: 'Whoever enters among enemies puts the least skilled of them to the test: failing costs a hit and a zone.',
    },
  },
  '10.5': {
    title: { it: 'Mischia', en: 'Melee' },
    summary: {
      it: 'Nella stessa zona del nemico si combatte con +3/+3, non si avanza, e quasi tutti i piani cadono.',
      en: 'In the enemy’s own zone forces fight at +3/+3, do not advance, and lose nearly all their plans.',
    },
  },
  '10.6': {
    title: { it: 'Attacco', en: 'Attack' },
    summary: {
      it: 'Colpisce chi non supera il valore di combattimento; due colpi entro il super valore.',
      en: 'A roll within the combat value hits; within the super value it hits twice.',
    },
  },
  '10.7': {
    title: { it: 'Cannoni e fortificazioni', en: 'Guns and fortifications' },
    summary: {
      it: 'Sparano da ogni zona alla più vicina zona nemica non in mischia; in mischia tacciono.',
      en: 'They fire from any zone at the nearest enemy zone not in melee; in melee they are silent.',
    },
  },
  '10.8': {
    title: { it: 'Bonus di attacco', en: 'Attack bonus' },
    summary: {
      it: 'Il bonus si somma ai due valori; un super valore che manca vale zero.',
      en: 'The bonus is added to both values; a missing super value counts as zero.',
    },
  },
  '10.9': {
    title: { it: 'Assegnazione dei colpi', en: 'Assigning hits' },
    summary: {
      it: 'Prima il meno abile della zona; chi è in mischia colpisce prima chi vi sta dentro.',
      en: 'The least skilled of the zone first; who fights in melee hits those in it first.',
    },
  },
  '10.10': {
    title: { it: 'Forze distrutte', en: 'Destroyed forces' },
    summary: {
      it: 'I francesi si possono ricomprare; i mobili nemici tornano nel contenitore, gli statici sul tavolo.',
      en: 'The French can be bought back; enemy mobiles return to the cup, statics to the table.',
    },
  },
} as const satisfies Rulebook
