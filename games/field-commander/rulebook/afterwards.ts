import type { Rulebook } from '@bivouac/kernel'

export const afterwards = {
  '12': {
    title: { it: 'Post-battaglia', en: 'After the battle' },
    summary: {
      it: 'Marcia forzata, altre battaglie e rifornimento.',
      en: 'Forced march, further battles and supply.',
    },
    rule: false,
  },
  '12.1': {
    title: { it: 'Marcia forzata', en: 'Forced march' },
    summary: {
      it: 'Un altro passo a 1 punto per forza; Napoleone gratis.',
      en: 'One more step at 1 point a force; Napoleon for nothing.',
    },
  },
  '12.2': {
    title: { it: 'Battaglie dopo la marcia', en: 'Battles after the march' },
    summary: {
      it: 'Si combatte dove ora stanno le due parti.',
      en: 'There is a battle wherever both sides now stand.',
    },
  },
  '12.3': {
    title: { it: 'Rifornimento francese', en: 'French supply' },
    summary: {
      it: 'I punti che la campagna concede ogni turno.',
      en: 'The points the campaign grants each turn.',
    },
  },
  '12.4': {
    title: { it: 'Riequipaggiare', en: 'Refitting' },
    summary: {
      it: '2 punti riportano una forza ridotta a piena forza.',
      en: '2 points bring a reduced force back to full strength.',
    },
  },
  '12.5': {
    title: { it: 'Acquistare forze', en: 'Buying forces' },
    summary: {
      it: 'Al prezzo del valore di combattimento, anche a forza ridotta, dove già stanno i francesi.',
      en: 'For the combat value, reduced as well, where the French already stand.',
    },
  },
  '12.6': {
    title: { it: 'Acquistare esploratori', en: 'Buying scouts' },
    summary: {
      it: '2 punti l’uno, finché ce ne sono.',
      en: '2 points each, as long as there are any.',
    },
  },
  '13': {
    title: { it: 'Turno del nemico', en: 'Enemy turn' },
    summary: {
      it: 'Ordini, battaglie e rifornimento del nemico.',
      en: 'The enemy’s orders, battles and supply.',
    },
    rule: false,
  },
  '13.1': {
    title: { it: 'Ordini nemici', en: 'Enemy orders' },
    summary: {
      it: 'Ogni gruppo tira e muove secondo la tabella; tutti insieme, come se fosse lo stesso istante.',
      en: 'Each group rolls and moves by the table; all as if at one moment.',
    },
  },
  '13.2': {
    title: { it: 'Gruppi', en: 'Groups' },
    summary: {
      it: 'Per area e nazione, le reclute a parte, divisi a caso nella grandezza stabilita.',
      en: 'By area and nation, recruits apart, divided at random into the size set.',
    },
  },
  '13.3': {
    title: { it: 'Modificatori ed esploratori', en: 'Modifiers and scouts' },
    summary: {
      it: 'I rifornimenti nemici aumentano i tiri; un esploratore fa ripetere un tiro senza modificatori.',
      en: 'Enemy supply raises the rolls; a scout lets you roll one again without modifiers.',
    },
  },
  '13.4': {
    title: { it: 'Istruzioni degli ordini', en: 'What the orders say' },
    summary: {
      it: 'Verso il più vicino, il più debole a parità; due o tre aree con x2 e x3.',
      en: 'Towards the nearest, the weakest among equals; two or three areas with x2 and x3.',
    },
  },
  '13.5': {
    title: { it: 'Battaglie nel turno nemico', en: 'Battles in the enemy turn' },
    summary: {
      it: 'Si combatte dove stanno le due parti.',
      en: 'There is a battle wherever both sides stand.',
    },
  },
  '13.6': {
    title: { it: 'Rifornimento nemico', en: 'Enemy supply' },
    summary: {
      it: 'Un dado per ogni città nemica: statici, rinforzi o punti.',
      en: 'A die for each enemy-held city: statics, reinforcements or points.',
    },
  },
  '13.7': {
    title: { it: 'Riequipaggiamento nemico', en: 'Enemy refits' },
    summary: {
      it: '2 punti per forza ridotta, dalla più abile in giù.',
      en: '2 points a reduced force, from the most skilled down.',
    },
  },
  '14': {
    title: { it: 'Turno successivo', en: 'Next turn' },
    summary: {
      it: 'Si ricomincia dall’inizio della sequenza.',
      en: 'Begin again at the top of the sequence.',
    },
  },
  '15': {
    title: { it: 'Decisioni in solitario', en: 'Solitaire decisions' },
    summary: {
      it: 'Dove le regole lasciano più possibilità per il nemico, decide il giocatore.',
      en: 'Where the rules leave several possibilities for the enemy, the player decides.',
    },
  },
  '16': {
    title: { it: 'Campagne collegate', en: 'Linked campaigns' },
    summary: {
      it: 'Le undici campagne in ordine di tempo; una sconfitta le conclude.',
      en: 'The eleven campaigns in order of time; a defeat ends them.',
    },
  },
  '16.1': {
    title: { it: 'Diario', en: 'Diary' },
    summary: {
      it: 'Si annotano punti e comandanti sopravvissuti.',
      en: 'Points and surviving commanders are written down.',
    },
  },
  '16.2': {
    title: { it: 'Comandanti che continuano', en: 'Commanders carried over' },
    summary: {
      it: 'Un sopravvissuto può sostituire il suo segnalino nuovo; ognuno costa un tiro a favore del nemico.',
      en: 'A survivor may stand in for his new counter; each costs a roll in the enemy’s favour.',
    },
  },
  '16.3': {
    title: { it: 'Immortalità', en: 'Immortality' },
    summary: {
      it: 'Il totale dei punti dice per quanti anni la storia ricorderà.',
      en: 'The total of the points says for how many years history remembers.',
    },
  },
  '17': {
    title: { it: 'Materiale bonus', en: 'Bonus material' },
    summary: {
      it: 'Dove trovarne.',
      en: 'Where to find it.',
    },
    rule: false,
  },
  '18': {
    title: { it: 'Esempio esteso', en: 'Extended example' },
    summary: {
      it: 'Il primo turno del 1796.',
      en: 'The first turn of 1796.',
    },
    rule: false,
  },
} as const satisfies Rulebook
