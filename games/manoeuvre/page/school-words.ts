import type { Text } from '@bivouac/kernel'

interface Told {
  readonly title: Text
  readonly idea: Text
  readonly tasks: readonly Text[]
  readonly praise: Text
}
const told = (title: Text, idea: Text, tasks: readonly Text[], praise: Text): Told => ({ title, idea, tasks, praise })

/** What each exercise says. */
export const WORDS = {
  discard: told(
    { it: 'Una carta che non serve più', en: 'A card that is of no more use' },
    {
      it: 'Il turno comincia dalla mano: via il peso morto.',
      en: 'A turn begins with the hand: away with dead weight.',
    },
    [
      {
        it: 'Il 45° reggimento è stato eliminato e la sua carta non vale più nulla. Scegli la carta illuminata e scartala.',
        en: 'The 45th Regiment has been eliminated and its card is worth nothing now. Choose the card in the light and discard it.',
      },
    ],
    {
      it: 'La mano torna subito a cinque carte: ogni carta morta che tieni è una carta viva che non peschi.',
      en: 'The hand is filled up to five at once: every dead card you keep is a live one you do not draw.',
    },
  ),
  march: told(
    { it: 'La cavalleria si porta sotto', en: 'Cavalry closes in' },
    {
      it: 'Fanteria una casella, cavalleria due, mai in diagonale.',
      en: 'Infantry one square, cavalry two, never diagonally.',
    },
    [
      {
        it: 'Il 52° inglese è in E5. Porta i Corazzieri da C6 a una casella adiacente: clicca l’unità, poi la casella.',
        en: 'The British 52nd stands in E5. Take the Cuirassiers from C6 to a square beside it: click the unit, then the square.',
      },
    ],
    {
      it: 'Si assalta solo chi è adiacente: muovere è preparare il combattimento.',
      en: 'Only adjacent units can be assaulted: to move is to prepare the fight.',
    },
  ),
  assault: told(
    { it: 'L’assalto', en: 'The assault' },
    {
      it: 'Una carta dell’unità, un nemico adiacente, i dadi.',
      en: 'A card of the unit, an adjacent enemy, the dice.',
    },
    [
      {
        it: 'I Corazzieri sono accanto al 52°, già ridotto. Scegli la carta dei Corazzieri con i dadi d’attacco, poi il 52°.',
        en: 'The Cuirassiers stand beside the 52nd, already reduced. Choose the Cuirassiers’ card with attack dice, then the 52nd.',
      },
      {
        it: 'Il difensore non ha risposto. Leggi la somma sul campo e tira.',
        en: 'The defender has not answered. Read the sum on the field and roll.',
      },
    ],
    {
      it: 'Forza più dadi contro forza più carte più terreno: la differenza decide se l’altro regge, si ritira o cade.',
      en: 'Strength and dice against strength, cards and terrain: the difference decides whether he holds, retreats or falls.',
    },
  ),
  leader: told(
    { it: 'Un comandante in testa', en: 'A leader at the head' },
    { it: 'Dopo la difesa, l’attaccante ha l’ultima parola.', en: 'After the defence the attacker has the last word.' },
    [
      {
        it: 'Il 52° ha risposto con +5. Gioca Murat per il suo valore di combattimento.',
        en: 'The 52nd has answered with +5. Play Murat for his combat value.',
      },
      { it: 'Ora tira.', en: 'Now roll.' },
    ],
    {
      it: 'Un comandante si spende una volta sola: qui ha fatto la differenza.',
      en: 'A leader is spent only once: here he made the difference.',
    },
  ),
  pursuit: told(
    { it: 'L’inseguimento', en: 'The pursuit' },
    {
      it: 'Chi si ritira davanti alla cavalleria può essere travolto.',
      en: 'Whoever retreats before cavalry may be ridden down.',
    },
    [
      {
        it: 'Costringi il 52° a ritirarsi: gioca Murat, poi tira. La carta dei Corazzieri insegue con 1–3, e Murat aiuta.',
        en: 'Make the 52nd retreat: play Murat, then roll. The Cuirassiers’ card pursues on 1–3, and Murat helps.',
      },
    ],
    {
      it: 'Un colpo in più, dopo la vittoria e senza rischio: per questo la cavalleria vale il doppio contro chi è solo.',
      en: 'One hit more, after the victory and without risk: that is why cavalry counts double against somebody alone.',
    },
  ),
  sight: told(
    { it: 'Chi si vede e chi no', en: 'Who can be seen' },
    {
      it: 'A due caselle serve una via libera: boschi, città, colline e unità coprono.',
      en: 'At two squares a clear way is needed: woods, towns, hills and units cover.',
    },
    [
      {
        it: 'La Guardia in D7 ha il suo cannone. Due nemici sono a due caselle, uno solo si vede: scegli la carta illuminata e poi quello.',
        en: 'The Guard in D7 has its gun. Two enemies are two squares away and only one is in sight: choose the card in the light, then him.',
      },
    ],
    {
      it: 'La città in C7 copriva B7; verso D5 la strada era aperta. Punta il dito su chi non si illumina e chiedi perché.',
      en: 'The town in C7 covered B7; towards D5 the way was open. Point at whoever is not lit and ask why.',
    },
  ),
  defence: told(
    { it: 'Difendersi', en: 'Holding the line' },
    {
      it: 'Chi è attaccato può giocare le carte della propria unità.',
      en: 'Whoever is attacked may play cards of his own unit.',
    },
    [
      {
        it: 'I Dragoni del Re assaltano i Corazzieri. La carta del cannone non attacca, ma difende: +5. Giocala.',
        en: 'The King’s Dragoons assault the Cuirassiers. The card with the gun does not attack, but it defends: +5. Play it.',
      },
    ],
    {
      it: 'Ogni carta ha due usi: quella che tieni per il turno avversario vale quanto quella che giochi nel tuo.',
      en: 'Every card has two uses: the one you keep for his turn is worth as much as the one you play in yours.',
    },
  ),
  withdraw: told(
    { it: 'Andarsene in tempo', en: 'Gone in time' },
    { it: 'Una Ritirata annulla l’assalto prima dei dadi.', en: 'A Withdraw card ends the assault before the dice.' },
    [
      {
        it: 'I Dragoni del Re sono sui Corazzieri, e tu non hai carte per difenderli. Gioca Ritirata.',
        en: 'The King’s Dragoons are upon the Cuirassiers, and you have no card to defend them. Play Withdraw.',
      },
    ],
    {
      it: 'Hai ceduto una casella e salvato l’unità; la carta dell’attaccante è spesa lo stesso.',
      en: 'You gave up a square and saved the unit; the attacker’s card is spent all the same.',
    },
  ),
  supply: told(
    { it: 'Tornare a piena forza', en: 'Back to full strength' },
    {
      it: 'A fine turno chi è ridotto può essere ripristinato.',
      en: 'At the end of the turn a reduced unit can be restored.',
    },
    [
      {
        it: 'La Guardia Imperiale è ridotta. Usa Rifornimento: clicca la Guardia.',
        en: 'The Imperial Guard is reduced. Use Supply: click the Guard.',
      },
    ],
    {
      it: 'Un’unità ridotta sparisce al prossimo colpo: rimetterla in piedi vale quasi quanto colpire il nemico.',
      en: 'A reduced unit goes with the next hit: to restore it is worth nearly as much as to hit the enemy.',
    },
  ),
  printed: told(
    { it: 'Soult o Ney: l’esempio del libro', en: 'Soult or Ney: the book’s example' },
    {
      it: 'Anche un comandante può rimettere in forze un’unità, ma deve riuscirgli il tiro.',
      en: 'A leader can restore a unit, too, but he has to make his roll.',
    },
    [
      {
        it: 'La Guardia Imperiale è a forza ridotta e non hai rifornimenti. Con un d6 a Soult serve da 1 a 3, a Ney da 1 a 5: gioca il comandante giusto.',
        en: 'The Imperial Guard is at reduced strength and you have no supply. On a d6 Soult needs 1 to 3, Ney 1 to 5: play the right leader.',
      },
      { it: 'Scegli la Guardia e tira il dado.', en: 'Choose the Guard and roll the die.' },
    ],
    {
      it: 'Un 5: con Ney la Guardia torna a forza piena, con Soult la carta sarebbe stata persa. Ney riesce cinque volte su sei, Soult una su due.',
      en: 'A 5: with Ney the Guard is back at full strength, with Soult the card would have been lost. Ney succeeds five times in six, Soult every other time.',
    },
  ),
  'forced-march': told(
    { it: 'Marcia forzata', en: 'Forced march' },
    { it: 'Una carta per un passo in più.', en: 'One card for one step more.' },
    [
      {
        it: 'Il 2° Léger ha già mosso in F6. Con la Marcia Forzata può arrivare fino a E6, sotto il 52°: clicca l’unità, poi la casella.',
        en: 'The 2nd Légère has already moved to F6. With a Forced March it can reach E6, below the 52nd: click the unit, then the square.',
      },
    ],
    {
      it: 'La fanteria si è mossa come cavalleria: l’avversario non può mai contare solo i passi.',
      en: 'Infantry moved like cavalry: the enemy can never count only the steps.',
    },
  ),
} as const satisfies Readonly<Record<string, Told>>
