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
  army: told(
    { it: 'Un esercito in marcia', en: 'An army on the march' },
    {
      it: 'Un esercito sta in una regione, e il suo comandante dice quanti corpi porta.',
      en: 'An army stands in one region, and its commander says how many corps he leads.',
    },
    [
      {
        it: 'Napoleone comanda otto corpi: clicca la pila in Rhénanie e falla muovere tutta.',
        en: 'Napoleon commands eight corps: click the stack in Rhénanie and have all of it move.',
      },
      {
        it: 'Indica la via: prima Württemberg, poi Bayern, dove sta Mack. Attaccare costa un passo, ma ne bastano due.',
        en: 'Point out the way: first Württemberg, then Bayern, where Mack stands. Attacking costs a step, but two are enough.',
      },
    ],
    {
      it: 'La prima mossa dell’anno è gratuita; ogni altra costa una carta. Entrare dove c’è il nemico è un attacco e finisce la mossa.',
      en: 'The first move of the year is free; any other costs a card. To enter where the enemy is means to attack, and ends the move.',
    },
  ),
  diplomacy: told(
    { it: 'Godoy porta la Spagna', en: 'Godoy brings Spain over' },
    {
      it: 'Le carte si posano scoperte; hanno effetto quando entrambi hanno passato.',
      en: 'Cards are laid openly; they take effect when both have passed.',
    },
    [
      {
        it: 'La Spagna è neutrale. Scegli Godoy e indica la Spagna.',
        en: 'Spain is neutral. Choose Godoy and point at Spain.',
      },
      {
        it: 'Passa: la Coalizione non ha carte per rispondere.',
        en: 'Pass: the Coalition has no card to answer with.',
      },
    ],
    {
      it: 'Un passo verso la Francia: da neutrale ad alleata. Una carta nemica sullo stesso paese avrebbe annullato la tua.',
      en: 'One step towards France: from neutral to ally. An enemy card on the same country would have cancelled yours.',
    },
  ),
  reinforce: told(
    { it: 'Cinque corpi freschi', en: 'Five fresh corps' },
    {
      it: 'La mobilitazione è un tetto, lo spiegamento è quanto arriva in un anno.',
      en: 'Mobilisation is a ceiling, deployment is what comes in a year.',
    },
    [
      {
        it: 'La Francia può avere dieci corpi sulla mappa e ne schiera cinque l’anno. Scegli cinque corpi della riserva, mettili in regioni francesi e conferma.',
        en: 'France may have ten corps on the map and deploys five a year. Choose five corps of the reserve, put them in French regions and confirm.',
      },
    ],
    {
      it: 'Con Napoleone, Davout e Soult fanno otto: l’anno prossimo il tetto ne lascia ancora due.',
      en: 'With Napoleon, Davout and Soult that makes eight: next year the ceiling leaves two more.',
    },
  ),
  battle: told(
    { it: 'Una carta, i dadi, il riposo', en: 'A card, the dice, a rest' },
    {
      it: 'Prima tutte le carte, poi i dadi: la forza dice la colonna, il dado la riga.',
      en: 'All cards first, then the dice: strength says the column, the die the row.',
    },
    [
      {
        it: '23 contro 4. Con Cariche di cavalleria sono 27, una colonna più in là: giocala.',
        en: '23 against 4. With Cavalry Charges it is 27, one column further: play it.',
      },
      { it: 'Ora basta carte: si combatte.', en: 'No more cards now: fight.' },
      {
        it: 'Chi ha combattuto è esausto. Scarta Godoy e il tuo esercito torna fresco.',
        en: 'Whoever has fought is exhausted. Discard Godoy and your army is fresh again.',
      },
    ],
    {
      it: 'Metà delle perdite è per sempre, il resto per l’anno: i prigionieri tornano l’anno dopo.',
      en: 'Half of the losses are for ever, the rest for the year: prisoners come home the year after.',
    },
  ),
  withdraw: told(
    { it: 'Non accettare battaglia', en: 'Declining battle' },
    {
      it: 'Chi è almeno altrettanto veloce può andarsene prima della battaglia, senza carta.',
      en: 'Whoever is at least as fast may leave before the battle, for no card.',
    },
    [
      {
        it: 'L’arciduca Carlo attacca Ney in Rhénanie. Ritira i tuoi verso Île-de-France, dove aspettano i rinforzi.',
        en: 'Archduke Charles attacks Ney in Rhénanie. Withdraw to Île-de-France, where the reinforcements come.',
      },
    ],
    {
      it: 'Il nemico ha la regione, tu hai i corpi. Mai però donde è venuto l’attacco.',
      en: 'The enemy has the region, you have the corps. But never to where the attack came from.',
    },
  ),
  intercept: told(
    { it: 'Tagliargli la strada', en: 'Across his road' },
    {
      it: 'Un esercito confinante e non più lento può intercettare chi entra.',
      en: 'An army next door that is not slower may intercept whoever enters.',
    },
    [
      {
        it: 'L’arciduca Carlo è entrato da solo in Württemberg. Intercettalo con Napoleone, Davout e Soult.',
        en: 'Archduke Charles has entered Württemberg alone. Intercept him with Napoleon, Davout and Soult.',
      },
      {
        it: 'Nessuno resta fuori: conferma, e si combatte.',
        en: 'Nobody stays out: confirm, and it is fought.',
      },
    ],
    {
      it: 'Chi intercetta dove non ha amici attacca: la mossa del nemico è finita. Anche questa era la mossa gratuita dell’anno.',
      en: 'Whoever intercepts where he has no friends attacks: the enemy’s move is over. This, too, was the free move of the year.',
    },
  ),
  surrender: told(
    { it: 'La resa dell’Austria', en: 'Austria surrenders' },
    {
      it: 'La capitale, tre corpi nel paese, e più di quanti ne ha la sua parte.',
      en: 'The capital, three corps in the country, and more than its own side has.',
    },
    [
      {
        it: 'È l’ultimo round. Vienna è tua, ma con due corpi contro due. Porta Soult e Murat dalla Bayern in Österreich.',
        en: 'It is the last round. Vienna is yours, but with two corps against two. Take Soult and Murat from Bayern to Österreich.',
      },
      {
        it: 'L’Austria si è arresa: distaccale il Tirol.',
        en: 'Austria has surrendered: detach Tirol from it.',
      },
    ],
    {
      it: 'Un grande paese vinto diventa neutrale, i suoi corpi vanno in riserva, e l’area distaccata è un dominio francese.',
      en: 'A major that has surrendered becomes neutral, its corps go to the reserve, and the detached area is a French dominion.',
    },
  ),
  quarters: told(
    { it: 'Quartieri d’inverno', en: 'Winter quarters' },
    {
      it: 'D’inverno tirano gli eserciti da tre corpi in su: due non perdono mai nessuno.',
      en: 'In winter armies of three and more roll: two never lose anybody.',
    },
    [
      {
        it: 'Quattro corpi a Moskva, brulla, capitale, nemica: dividili. Manda due corpi in una regione vicina, ora che c’è ancora una mossa.',
        en: 'Four corps in Moskva, barren, a capital, and hostile: divide them. Send two corps to a region next to it while there is a move left.',
      },
    ],
    {
      it: 'Dove restano due corpi non si tira. Ma attento a dove ne hai raccolti tre.',
      en: 'Where two corps remain nobody rolls. But mind where you have gathered three.',
    },
  ),
  depot: told(
    { it: 'Un deposito', en: 'A depot' },
    {
      it: 'Le carte d’inverno si posano prima di tutti i dadi.',
      en: 'Winter cards are laid before all the dice.',
    },
    [
      {
        it: 'Cinque corpi svernano in Böhmen, regione nemica. Scegli Deposito e posalo su di loro: +2 al dado.',
        en: 'Five corps winter in Böhmen, an enemy region. Choose Depot and lay it on them: +2 to the die.',
      },
    ],
    {
      it: 'Con 3 si sarebbe perso un corpo per sempre; con 5 nessuno.',
      en: 'A 3 would have cost a corps for ever; a 5 costs none.',
    },
  ),
  rising: told(
    { it: 'La Spagna insorge', en: 'Spain rises' },
    {
      it: 'Un dominio francese non si tocca con la diplomazia: si solleva.',
      en: 'A French dominion is out of reach of diplomacy: it is raised.',
    },
    [
      {
        it: 'Sei la Coalizione. Scegli Insurrezione e indica la Spagna.',
        en: 'You are the Coalition. Choose Insurrection and point at Spain.',
      },
    ],
    {
      it: 'La Spagna è insorta e mobilita per te; resta segnata per sempre: nessuna carta francese la tocca più.',
      en: 'Spain is insurgent and mobilises for you; it stays marked for ever: no French card touches it any more.',
    },
  ),
  sea: told(
    { it: 'Britannia domina le onde', en: 'Britannia rules the waves' },
    {
      it: 'Con Britannia in gioco inglesi e ausiliari vanno da costa a costa in una mossa.',
      en: 'With Britannia in force the British and their auxiliaries go from coast to coast in one move.',
    },
    [
      {
        it: 'Sei la Coalizione. Fai muovere Wellington e Hill, che sono in Britain.',
        en: 'You are the Coalition. Have Wellington and Hill move, who are in Britain.',
      },
      { it: 'Ora sbarca in Portugal.', en: 'Now land in Portugal.' },
    ],
    {
      it: 'La traversata è tutta la mossa. Sbarcare contro il nemico si può, ma costa due punti di forza.',
      en: 'The crossing is the whole move. To land against the enemy is possible, but costs two points of strength.',
    },
  ),
} as const satisfies Readonly<Record<string, Told>>
