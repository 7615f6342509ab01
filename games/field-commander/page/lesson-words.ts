import type { LessonStep } from '@bivouac/client/page/lesson'

/** What the guided battle says. Each step teaches one section. */
export const STEPS: readonly LessonStep[] = [
  {
    title: { it: 'L’ultima città', en: 'The last city' },
    text: {
      it: 'Comandi l’Armata d’Italia, da solo: il nemico lo muovono le regole. Le stelle sono gli Obiettivi; l’anello blu dice quali tieni. Manca solo Torino: presala, la campagna è vinta.',
      en: 'You command the Army of Italy, alone: the rules move the enemy. Stars are Objectives; a blue ring shows those you hold. Only Turin is missing: take it and the campaign is won.',
    },
    rule: '3.1',
  },
  {
    title: { it: 'Marcia', en: 'March' },
    text: {
      it: 'Ogni forza mobile può andare in un’area collegata. Tocca Nizza: tutti quelli che vi stanno sono scelti, Napoleone (il cappello) compreso. Poi tocca Torino: partono insieme. Chi deve restare lo togli toccandolo accanto alla mappa.',
      en: 'Every mobile force may go to a connected area. Tap Nice: everybody there is chosen, Napoleon (the hat) included. Then tap Turin: they go together. Whoever should stay behind you take out by tapping his counter beside the map.',
    },
    rule: '8.2',
  },
  {
    title: { it: 'Ventitré contro quattordici', en: 'Twenty-three against fourteen' },
    text: {
      it: 'Con il triplo della forza il nemico sarebbe sopraffatto senza combattere: qui no. Premi «Chiudi le marce»: prima che si tirino i dadi vedi come andrebbe, secondo centinaia di battaglie simulate. Poi conferma.',
      en: 'With three times his strength the enemy would be overwhelmed without a fight; not here. Press “End the marches”: before any die is thrown you see how it would go, from hundreds of simulated battles. Then confirm.',
    },
    rule: '9.4',
  },
  {
    title: { it: 'Foschia di guerra', en: 'Fog of war' },
    text: {
      it: 'Un dado decide quanto dura la battaglia e che imprevisto porta. È uscito 2: tre turni, e due punti rifornimento per te. Un esploratore potrebbe ripetere il tiro, ma va bene così: tieni il risultato.',
      en: 'A die decides how long the battle lasts and what surprise it brings. It came up 2: three turns, and two supply points for you. A scout could repeat the roll, but this is good: keep the result.',
    },
    rule: '9.1',
  },
  {
    title: { it: 'Un piano in più', en: 'One more plan' },
    text: {
      it: 'I piani sono gli ordini speciali di ogni turno: Napoleone ne dà due. Per 2 punti puoi averne uno in più per tutta la battaglia. Compralo.',
      en: 'Plans are the special orders of each turn: Napoleon gives two. For 2 points you can have one more for the whole battle. Buy it.',
    },
    rule: '9.6',
  },
  {
    title: { it: 'Un’intuizione', en: 'An insight' },
    text: {
      it: 'Napoleone può cambiare un piano con un’intuizione. Scegli «Fronte»: tre forze cominceranno un passo più avanti. Toccala e conferma la scelta.',
      en: 'Napoleon can trade a plan for an insight. Choose “Front”: three forces will begin one step further on. Tap it and confirm the choice.',
    },
    rule: '9.7',
  },
  {
    title: { it: 'Schiera', en: 'Deploy' },
    text: {
      it: 'Sei zone, dalla tua Riserva alla sua. In colonna si avanza senza tirare i dadi; in linea si spara e si regge meglio lo shock. Accanto al campo vedi chi tocca schierare e chi viene dopo: mettili tutti e tre sul Fronte, in colonna, e conferma.',
      en: 'Six zones, from your Reserve to his. In column a force advances without a roll; in line it fires, and stands shock better. Beside the field you see whose turn it is and who comes next: put all three on the Front, in column, and confirm.',
    },
    rule: '9.8',
  },
  {
    title: { it: 'I piani', en: 'The plans' },
    text: {
      it: 'Trascina i segnalini sulle forze, o tocca segnalino e forza. «Carica» a Kilmaine, che è cavalleria; «Affiancare» ad Augereau, che è a due zone esatte dal nemico. Poi conferma i due piani insieme.',
      en: 'Drag counters onto forces, or tap counter and force. “Charge” for Kilmaine, who is cavalry; “Flank” for Augereau, exactly two zones from the enemy. Then confirm both plans together.',
    },
    rule: '11.2',
  },
  {
    title: { it: 'Prima il nemico, poi tu', en: 'First the enemy, then you' },
    text: {
      it: 'Provera, il più abile senza piano, ha pescato «Muovere», ma il dado ha superato la sua attivazione: resta in colonna. La fortezza ha sparato a vuoto. Ora tocca a te: fai agire Augereau.',
      en: 'Provera, the most skilled without a plan, drew “Wheel”, but the die exceeded his activation: he stays in column. The fortress fired and missed. Now you: let Augereau act.',
    },
    rule: '11.5',
  },
  {
    title: { it: 'Shock', en: 'Shock' },
    text: {
      it: 'Augereau è piombato sul presidio: lo shock lo ha ridotto, l’attacco in mischia (+3) lo ha distrutto. Chi è in colonna cede allo shock senza dado: manda Kilmaine su Provera. Poi fai avanzare La Harpe di una zona.',
      en: 'Augereau fell upon the garrison: shock reduced it, his attack in melee (+3) destroyed it. Whoever is in column gives way to shock without a die: send Kilmaine at Provera. Then advance La Harpe one zone.',
    },
    rule: '10.4',
  },
  {
    title: { it: 'In rotta', en: 'Routed' },
    text: {
      it: 'Ventitré contro sette: con il triplo della forza sul campo il nemico è in rotta. Le sue mura cadono e chi resta si ritira. Non servono altri piani: premi «Nessun piano in questo turno».',
      en: 'Twenty-three against seven: with three times his strength on the field the enemy is routed. His walls fall and those left retreat. No more plans are needed: press “No plans this turn”.',
    },
    rule: '11.11',
  },
  {
    title: { it: 'Vittoria', en: 'Victory' },
    text: {
      it: 'Torino è francese e con lei tutti gli Obiettivi: prima della settima casella del tempo vale 30 punti, grado Superiore. Nelle tue campagne il diario terrà i punti. Su qualunque cosa non puoi fare chiedi «perché no?»: tasto destro, pressione lunga o il tasto w.',
      en: 'Turin is French and with it every Objective: before the seventh box of the track that is worth 30 points, grade Superior. In your campaigns the diary keeps the points. Of anything you cannot do, ask “why not?”: right button, long press, or the key w.',
    },
    rule: '3.1',
  },
]
