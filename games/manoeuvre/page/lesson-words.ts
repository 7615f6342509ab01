import type { LessonStep } from '@bivouac/client/page/lesson'

/** What the guided battle says. Each step teaches one section. */
export const STEPS: readonly LessonStep[] = [
  {
    title: { it: 'Una battaglia già cominciata', en: 'A battle under way' },
    text: {
      it: 'Comandi i francesi, in basso. Gli inglesi hanno già perso tre unità: alla quinta la battaglia è tua. Ogni pedina mostra la sua forza; quelle tratteggiate sono ridotte e al prossimo colpo spariscono.',
      en: 'You command the French, at the bottom. The British have already lost three units: with the fifth the battle is yours. Each counter shows its strength; a hatched one is reduced, and the next hit removes it.',
    },
    rule: '2.1',
  },
  {
    title: { it: 'Scarta e pesca', en: 'Discard and draw' },
    text: {
      it: 'Il turno comincia dalle carte. Il 45° reggimento non c’è più e la sua carta non serve: cliccala, poi scartala. La mano torna subito a cinque carte.',
      en: 'A turn begins with the cards. The 45th Regiment is gone and its card is useless: click it, then discard it. Your hand is filled up to five at once.',
    },
    rule: '4-discard',
  },
  {
    title: { it: 'Muovi', en: 'Move' },
    text: {
      it: 'Ogni turno si muove un’unità: la fanteria di una casella, la cavalleria fino a due, mai in diagonale. Clicca i Corazzieri in C6, poi E6: saranno accanto al 52° inglese.',
      en: 'Each turn one unit moves: infantry one square, cavalry up to two, never diagonally. Click the Cuirassiers in C6, then E6: they will stand beside the British 52nd.',
    },
    rule: '5',
  },
  {
    title: { it: 'Assalta', en: 'Assault' },
    text: {
      it: 'Per assaltare serve una carta dell’unità con dadi d’attacco. Clicca la carta dei Corazzieri (2d6), poi il 52° in E5. Prima che confermi vedi le probabilità: sono esatte, se nessuno gioca altre carte.',
      en: 'To assault you need a card of the unit with attack dice. Click the Cuirassiers’ card (2d6), then the 52nd in E5. Before you confirm you see the odds: they are exact if nobody plays another card.',
    },
    rule: '6.1',
  },
  {
    title: { it: 'Rinforza l’attacco', en: 'Strengthen the attack' },
    text: {
      it: 'Il difensore ha risposto con una carta: +5 alla sua difesa. Ora tocca a te: gioca Murat per il suo valore di combattimento, +3. In più aiuta la cavalleria che insegue. Clicca la carta, poi «Attacca anche con Murat».',
      en: 'The defender answered with a card: +5 to his defence. Now you: play Murat for his combat value, +3. He also helps cavalry in pursuit. Click the card, then “Attack also with Murat”.',
    },
    rule: '9.1',
  },
  {
    title: { it: 'I dadi', en: 'The dice' },
    text: {
      it: 'Basta così: premi «Tira». Se superi la difesa il nemico si ritira o subisce un colpo; chi si ritira arretra verso il proprio bordo, la tua unità avanza, e la cavalleria insegue.',
      en: 'That will do: press “Roll”. If you beat the defence the enemy retreats or takes a hit; whoever retreats falls back towards his own edge, your unit advances, and cavalry pursues.',
    },
    rule: '6.5-retreat',
  },
  {
    title: { it: 'Ripristina', en: 'Restore' },
    text: {
      it: 'Il 52° si è ritirato in E4 e i Corazzieri l’hanno travolto nell’inseguimento: quarta unità. Prima di passare la mano, clicca la carta Rifornimento e poi la Guardia Imperiale, che torna a piena forza.',
      en: 'The 52nd retreated to E4 and the Cuirassiers rode it down in pursuit: the fourth unit. Before your turn ends, click the Supply card and then the Imperial Guard, which returns to full strength.',
    },
    rule: '7',
  },
  {
    title: { it: 'Difenditi', en: 'Defend' },
    text: {
      it: 'I Dragoni Guardie del Re ti assaltano. Non hai una carta Ritirata, ma puoi difenderti: gioca l’altra carta dei Corazzieri. È artiglieria, ma in difesa vale +5.',
      en: 'The King’s Dragoons assault you. You hold no Withdraw card, but you can defend: play the other card of the Cuirassiers. It is a gun, yet in defence it is worth +5.',
    },
    rule: '6.1-defence',
  },
  {
    title: { it: 'Prendi la mira', en: 'Take aim' },
    text: {
      it: 'Respinti! I dragoni sono ridotti, in D5. Ora muovi la Guardia Imperiale da C7 a D7: sarà a due caselle da loro, e in mezzo non c’è niente che tolga la vista.',
      en: 'Beaten off! The dragoons are reduced, in D5. Now move the Imperial Guard from C7 to D7: two squares from them, with nothing between to block the view.',
    },
    rule: '6.2',
  },
  {
    title: { it: 'Bombarda', en: 'Bombard' },
    text: {
      it: 'La carta d’artiglieria della Guardia tira 2d6 fino a due caselle: contano solo i dadi contro forza e terreno. Cliccala, poi i dragoni. È la quinta unità…',
      en: 'The Guard’s gun card throws 2d6 up to two squares away: only the dice count, against strength and ground. Click it, then the King’s Dragoons. It is the fifth unit…',
    },
    rule: '8-bombard',
  },
  {
    title: { it: 'Vittoria', en: 'Victory' },
    text: {
      it: 'Cinque unità nemiche eliminate: hai vinto per attrito. Se nessuno ci riesce, la battaglia finisce al calar della notte, quando entrambi i mazzi sono esauriti, e vince chi controlla più caselle nella metà nemica. Su qualunque cosa non puoi fare, chiedi «perché no?»: tasto destro, pressione lunga o il tasto w.',
      en: 'Five enemy units eliminated: you have won by attrition. If nobody manages that, the battle ends at nightfall, when both decks have run out, and whoever controls more squares in the enemy’s half wins. Of anything you cannot do, ask “why not?”: right button, long press, or the key w.',
    },
    rule: '2.2',
  },
]
