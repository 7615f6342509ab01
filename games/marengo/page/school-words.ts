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
  approach: told(
    { it: 'In riserva o sulla via', en: 'In reserve or on the approach' },
    {
      it: 'Nella sua zona un pezzo sta in riserva, oppure blocca una via d’accesso.',
      en: 'In its locale a block stands in reserve, or it blocks an approach.',
    },
    [
      {
        it: 'I francesi sono a Peterbona (W4). Clicca la fanteria di forza 3 nella riserva del bivio (W2), poi la via d’accesso verso W4: la bloccherà.',
        en: 'The French are at Peterbona (W4). Click the infantry of strength 3 in the reserve of the fork (W2), then the approach towards W4: it will block it.',
      },
    ],
    {
      it: 'Da lì nessuno passa senza un assalto, e da lì si assalta. La riserva invece può ancora andare dove serve.',
      en: 'Nobody comes through there without an assault, and from there one assaults. A reserve can still go where it is needed.',
    },
  ),
  group: told(
    { it: 'Tre pezzi, un comando', en: 'Three blocks, one command' },
    {
      it: 'Chi parte dallo stesso posto e va nello stesso posto è un gruppo, e costa un comando solo.',
      en: 'Those who leave one place together for another are a group, and cost a single command.',
    },
    [
      {
        it: 'Porta tutti e tre i pezzi del bivio (W2) a Peterbona (W4): cliccali uno dopo l’altro, poi la zona.',
        en: 'Take all three blocks of the fork (W2) to Peterbona (W4): click one after the other, then the locale.',
      },
    ],
    {
      it: 'Restano due comandi su tre. Mossi uno alla volta, i tre pezzi li avrebbero presi tutti.',
      en: 'Two of three commands are left. One at a time the three blocks would have taken all of them.',
    },
  ),
  road: told(
    { it: 'Sulla strada principale', en: 'Along the primary road' },
    {
      it: 'Su strada un pezzo solo va fino a tre zone; se è tutta principale, senza comandi.',
      en: 'By road a single block goes up to three locales; if all of it is primary, for no command.',
    },
    [
      {
        it: 'Dalla testa di ponte (W1) manda un pezzo fino a Marengo (MA): clicca il pezzo, poi la meta, poi conferma.',
        en: 'Send a block from the bridgehead (W1) as far as Marengo (MA): click the block, then the end of its way, then confirm.',
      },
    ],
    {
      it: 'Tre zone in un’ora, e i comandi sono ancora tre. Il secondo pezzo per la stessa strada parte un passo dopo.',
      en: 'Three locales in an hour, and all three commands are left. The second block on the same road starts a step later.',
    },
  ),
  continuation: told(
    { it: 'La cavalleria prosegue', en: 'Cavalry goes on' },
    {
      it: 'Finita la mossa in riserva, la cavalleria può ancora bloccare una via della zona.',
      en: 'Having ended its move in reserve, cavalry may still block an approach of the locale.',
    },
    [
      {
        it: 'Muovi insieme cavalleria e fanteria dal bivio (W2) a Peterbona (W4).',
        en: 'Move cavalry and infantry together from the fork (W2) to Peterbona (W4).',
      },
      {
        it: 'I francesi sono a Marengo. Clicca la cavalleria, poi la via d’accesso verso Marengo (MA).',
        en: 'The French are at Marengo. Click the cavalry, then the approach towards Marengo (MA).',
      },
    ],
    {
      it: 'La via è chiusa prima che il nemico si muova. Ma la cavalleria si è scoperta, e lasciare la fanteria è costato un comando.',
      en: 'The approach is closed before the enemy moves. But the cavalry has shown itself, and leaving the infantry has cost a command.',
    },
  ),
  attack: told(
    { it: 'Manovra di attacco', en: 'Manoeuvre attack' },
    {
      it: 'Si entra in una zona nemica per una via che nessuno blocca.',
      en: 'One moves into an enemy locale over an approach that nobody blocks.',
    },
    [
      {
        it: 'A Peterbona (W4) c’è un francese in riserva. Muovi i due pezzi dal bivio a W4: bloccherà o si ritirerà?',
        en: 'At Peterbona (W4) a Frenchman stands in reserve. Move both blocks from the fork to W4: will he block or retreat?',
      },
    ],
    {
      it: 'Si è ritirato, e la fanteria in riserva ha pagato un punto. Nessun assalto, nessuna perdita tua.',
      en: 'He has retreated, and infantry in reserve has paid a point. No assault, no loss of yours.',
    },
  ),
  block: told(
    { it: 'Sbarrare la via', en: 'Closing the way' },
    {
      it: 'Chi subisce una manovra di attacco può bloccare con la riserva.',
      en: 'Whoever meets a manoeuvre attack may block with his reserve.',
    },
    [
      {
        it: 'Comandi i francesi: due pezzi austriaci entrano a Peterbona (W4). Clicca la fanteria di forza 3 e blocca la via.',
        en: 'You command the French: two Austrian blocks move into Peterbona (W4). Click the infantry of strength 3 and block the approach.',
      },
    ],
    {
      it: 'La manovra è fermata e non è costata nulla. Ora per passare gli serve un assalto, e il suo comando è speso.',
      en: 'The manoeuvre is stopped, and it has cost nothing. Now he needs an assault to come through, and his command is spent.',
    },
  ),
  bombardment: told(
    { it: 'Bombardamento in due turni', en: 'A bombardment in two turns' },
    {
      it: 'Si dichiara alla fine di un turno, si spara all’inizio del prossimo.',
      en: 'It is declared at the end of one turn, and fired at the start of the next.',
    },
    [
      {
        it: 'La tua artiglieria è di fronte ai francesi. Cliccala e dichiara il bombardamento: il turno finisce.',
        en: 'Your artillery faces the French. Click it and declare the bombardment: the turn ends.',
      },
      {
        it: 'Il francese è rimasto. Clicca chi blocca la via opposta.',
        en: 'The Frenchman has stayed. Click those who block the opposite approach.',
      },
    ],
    {
      it: 'Un punto in meno, senza risposta. Ma per un turno l’artiglieria è rimasta scoperta, e il nemico poteva andarsene.',
      en: 'One point less, without an answer. But for a turn the artillery lay face up, and the enemy could have left.',
    },
  ),
  assault: told(
    { it: 'L’assalto', en: 'The assault' },
    {
      it: 'Da una via d’accesso contro chi blocca quella opposta: si confrontano le forze, senza dadi.',
      en: 'From an approach against those who block the opposite one: strengths are compared, without dice.',
    },
    [
      {
        it: 'Clicca la tua via verso Peterbona (W2→W4), poi chi guida: la fanteria di forza 3. L’altra può accompagnare. Leggi il conto e conferma.',
        en: 'Click your approach towards Peterbona (W2→W4), then who leads: the infantry of strength 3. The other may go along. Read the sum and confirm.',
      },
    ],
    {
      it: 'Tre, meno uno per il terreno, contro uno: l’attaccante vince, paga un punto e avanza. Chi perde paga uno più la differenza.',
      en: 'Three, less one for the ground, against one: the attacker wins, pays a point and advances. The loser pays one and the difference.',
    },
  ),
  printed: told(
    { it: 'L’assalto del regolamento', en: 'The book’s own assault' },
    {
      it: 'L’esempio stampato nel regolamento, numero per numero: due fanterie contro artiglieria, fanteria e cavalleria.',
      en: 'The example the book prints, number by number: two infantry against artillery, infantry and cavalry.',
    },
    [
      {
        it: 'Assalta dal Prato dell’ansa (W3) verso la riva del Fontanone (M1): clicca la via, poi la fanteria di forza 3, che guida, e quella di forza 2, che la accompagna; infine conferma.',
        en: 'Assault from Oxbow Meadow (W3) towards the bank of the Fontanone (M1): click the approach, then the infantry of strength 3, which leads, and that of strength 2, which goes along; then confirm.',
      },
    ],
    {
      it: 'Il cannone toglie un punto a chi guida: 2, meno 1 per il terreno, contro 2: −1. Il difensore paga un punto, l’attaccante due; la cavalleria insegue con 2 meno 1, ne toglie un altro e ne paga uno.',
      en: 'The gun takes a point off the leader: 2, less 1 for the ground, against 2: −1. The defender pays a point, the attacker two; the cavalry pursues with 2 less 1, takes one more and pays one.',
    },
  ),
  pursuit: told(
    { it: 'Inseguimento', en: 'Pursuit' },
    {
      it: 'Dopo un assalto la cavalleria che ha accompagnato può colpire ancora.',
      en: 'After an assault cavalry that went along may strike once more.',
    },
    [
      {
        it: 'L’assalto è vinto, e sulla via ci sono ancora francesi. Clicca la cavalleria e insegui.',
        en: 'The assault is won, and there are still Frenchmen on the approach. Click the cavalry and pursue.',
      },
    ],
    {
      it: 'Ogni punto di cavalleria ne toglie uno a chi fugge; inseguire costa un punto. Vale la pena quando c’è qualcuno da raggiungere.',
      en: 'Every point of cavalry takes one from those who flee; pursuing costs a point. It is worth it when there is somebody to catch.',
    },
  ),
  defence: told(
    { it: 'Chi guida la difesa', en: 'Who leads the defence' },
    {
      it: 'Il difensore sceglie quando vede chi attacca.',
      en: 'The defender chooses when he sees who attacks.',
    },
    [
      {
        it: 'Comandi i francesi: una fanteria di forza 3 assalta Peterbona, meno 1 per il terreno. Scegli chi guida la difesa in modo da respingerla.',
        en: 'You command the French: infantry of strength 3 assaults Peterbona, less 1 for the ground. Choose who leads the defence so that it is repulsed.',
      },
    ],
    {
      it: 'Due contro tre: respinti. A parità vince chi difende, quindi a volte basta meno; ma chi guida paga le perdite per primo.',
      en: 'Two against three: repulsed. A tie is won by the defender, so less is sometimes enough; but whoever leads pays the losses first.',
    },
  ),
  retreat: told(
    { it: 'Ritirata', en: 'Retreat' },
    {
      it: 'Si va in una zona vicina senza nemici, mai da dove è venuto chi attacca.',
      en: 'One goes to a neighbouring locale without enemies, never to where the attacker came from.',
    },
    [
      {
        it: 'Comandi i francesi: chi attacca da una via d’accesso non si può bloccare, e Peterbona è perduta. Porta i due pezzi a Marengo (MA).',
        en: 'You command the French: those who attack from an approach cannot be blocked, and Peterbona is lost. Take both blocks to Marengo (MA).',
      },
    ],
    {
      it: 'La fanteria in riserva ha pagato un punto, la cavalleria nessuno. L’artiglieria sarebbe andata perduta.',
      en: 'Infantry in reserve has paid a point, cavalry none. Artillery would have been lost.',
    },
  ),
} as const satisfies Readonly<Record<string, Told>>
