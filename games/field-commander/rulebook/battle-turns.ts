import type { Rulebook } from '@bivouac/kernel'

export const battleTurns = {
  '11': {
    title: { it: 'Turni di battaglia', en: 'Battle turns' },
    summary: {
      it: 'Le fasi di ogni turno di battaglia.',
      en: 'The phases of each battle turn.',
    },
    rule: false,
  },
  '11.1': {
    title: { it: 'Attivare le intuizioni', en: 'Activating insights' },
    summary: {
      it: 'Un dado entro il comando di Napoleone; un esploratore lo fa ripetere.',
      en: 'A die within Napoleon’s command; a scout lets you roll again.',
    },
  },
  '11.2': {
    title: { it: 'Scelta dei piani francesi', en: 'Choosing French plans' },
    summary: {
      it: 'Fino al numero stabilito, uno per forza.',
      en: 'Up to the number set, one to a force.',
    },
  },
  '11.3': {
    title: { it: 'Segnalini francesi', en: 'French counters' },
    summary: {
      it: 'Nove piani, ciascuno con condizioni e ordini.',
      en: 'Nine plans, each with conditions and orders.',
    },
  },
  '11.4': {
    title: { it: 'Piani predefiniti francesi', en: 'French default plans' },
    summary: {
      it: 'Marcia, fuoco, ruotare e, in rotta, ritirata; oppure niente.',
      en: 'March, fire, pivot and, when routed, retreat; or nothing.',
    },
  },
  '11.5': {
    title: { it: 'Pescare i piani nemici', en: 'Drawing enemy plans' },
    summary: {
      it: 'Ogni piano va alla forza più abile che non ne ha, scelta prima di pescare.',
      en: 'Each plan goes to the most skilled force without one, chosen before the draw.',
    },
  },
  '11.6': {
    title: { it: 'Segnalini nemici', en: 'Enemy counters' },
    summary: {
      it: 'Otto piani, ciascuno con condizioni e ordini.',
      en: 'Eight plans, each with conditions and orders.',
    },
  },
  '11.7': {
    title: { it: 'Piani nemici speciali', en: 'Special enemy plans' },
    summary: {
      it: 'Valgono per tutto l’esercito nel turno e non contano fra i pescati.',
      en: 'They hold for the whole army this turn and do not count as drawn.',
    },
  },
  '11.8': {
    title: { it: 'Piani predefiniti nemici', en: 'Enemy default plans' },
    summary: {
      it: 'Lontano avanza, vicino combatte, in rotta si ritira.',
      en: 'Far away he advances, near he fights, routed he retreats.',
    },
  },
  '11.9': {
    title: { it: 'Risolvere i piani nemici', en: 'Resolving enemy plans' },
    summary: {
      it: 'Dalla zona più avanzata alla più arretrata, prima chi ha un segnalino.',
      en: 'From the foremost zone to the rearmost, counters first.',
    },
  },
  '11.10': {
    title: { it: 'Risolvere i piani francesi', en: 'Resolving French plans' },
    summary: {
      it: 'In qualsiasi ordine; il segnalino va eseguito, salvo in mischia.',
      en: 'In any order; a counter must be carried out, except in melee.',
    },
  },
  '11.11': {
    title: { it: 'Esercito in rotta', en: 'Routed army' },
    summary: {
      it: 'Un terzo del nemico o meno: gli statici cadono, gli altri si ritirano finché escono.',
      en: 'A third of the enemy or less: statics fall, the others retreat until they leave.',
    },
  },
  '11.12': {
    title: { it: 'Avanzare il turno di battaglia', en: 'Advancing the battle turn' },
    summary: {
      it: 'Il segnalino scende di una casella; in rotta non conta più.',
      en: 'The marker goes one box down; in a rout it no longer matters.',
    },
  },
  '11.13': {
    title: { it: 'Fine della battaglia', en: 'End of the battle' },
    summary: {
      it: 'Quando resta una parte sola, o l’ultima in rotta è uscita.',
      en: 'When one side alone is left, or the last of a routed one has gone.',
    },
  },
  '11.14': {
    title: { it: 'Ritiro truppe', en: 'Withdrawal' },
    summary: {
      it: 'A fine traccia un dado decide chi si ritira, se qualcuno si ritira.',
      en: 'At the end of the track a die decides who withdraws, if anybody does.',
    },
  },
} as const satisfies Rulebook
