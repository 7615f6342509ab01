import type { LessonStep } from '@bivouac/client/page/lesson'

/** What the guided battle says. Each step teaches one section. */
export const STEPS: readonly LessonStep[] = [
  {
    title: { it: 'Sulla Bormida, ore sette', en: 'On the Bormida, seven o’clock' },
    text: {
      it: 'Comandi gli austriaci, i pezzi chiari: hai passato il fiume e tieni il bivio della strada di Alessandria. Dei pezzi francesi, blu, vedi solo il dorso: arma e forza restano nascoste finché una regola non le mostra. Trascina e ingrandisci la mappa; quello che indichi si vede da vicino nel pannello.',
      en: 'You command the Austrians, the pale blocks: you have crossed the river and hold the fork of the Alessandria road. Of the French blocks, the blue ones, you see only the back: arm and strength stay hidden until a rule shows them. Drag and zoom the map; what you point at is seen close up in the panel.',
    },
    rule: '4.2',
  },
  {
    title: { it: 'Entra per strada', en: 'Enter by road' },
    text: {
      it: 'Oltre il fiume aspettano tredici pezzi. Clicca quello illuminato: entra dalla testa di ponte. Poi clicca il bivio (W2) e fermati lì. Sulla strada principale un pezzo alla volta va fino a tre zone, e non costa comandi.',
      en: 'Thirteen blocks wait beyond the river. Click the lit one: it enters at the bridgehead. Then click the road fork (W2) and stop there. Along a primary road one block at a time goes up to three locales, and it costs no command.',
    },
    rule: '8.10',
  },
  {
    title: { it: 'Muovi un gruppo', en: 'Move a group' },
    text: {
      it: 'Hai tre comandi per turno: uno per ogni gruppo o assalto. Nella riserva del bivio clicca la cavalleria, poi la fanteria illuminata: sono un gruppo. Ora clicca la via d’accesso verso Peterbona (W4): la bloccano, di fronte al nemico.',
      en: 'You have three commands a turn: one for each group or assault. In the reserve at the fork click the cavalry, then the lit infantry: they are a group. Now click the approach towards Peterbona (W4): they block it, facing the enemy.',
    },
    rule: '8.3',
  },
  {
    title: { it: 'Manovra di attacco', en: 'Manoeuvre attack' },
    text: {
      it: 'A Stortigliona (W5) c’è un francese in riserva, e nessuno blocca la via. Muovi le due fanterie rimaste nella zona nemica: lui può bloccare con la riserva o ritirarsi. Prima di confermare leggi che cosa è certo.',
      en: 'At Stortigliona (W5) a Frenchman stands in reserve, and nobody blocks the approach. Move the two infantry left into the enemy’s locale: he may block with his reserve, or retreat. Before you confirm, read what is certain.',
    },
    rule: '9',
  },
  {
    title: { it: 'Dichiara il bombardamento', en: 'Declare a bombardment' },
    text: {
      it: 'Si è ritirato, perdendo un punto: ogni punto perso costa uno di morale. Peterbona invece è bloccata, e lì una manovra non basta. La tua artiglieria è sulla via giusta: cliccala e dichiara. Il turno finisce; sparerà nel prossimo.',
      en: 'He has retreated and lost a point: each point lost costs one of morale. Peterbona is blocked, and there a manoeuvre is not enough. Your artillery stands on the right approach: click it and declare. The turn ends; it fires in the next.',
    },
    rule: '10',
  },
  {
    title: { it: 'Difenditi', en: 'Defend' },
    text: {
      it: 'La cavalleria francese ti assalta dal prato dell’ansa (W3): forza 2, meno 1 per il terreno. Tu scegli chi guida la difesa: clicca la fanteria e conferma. Niente dadi: il pannello fa il conto prima di te, ed è certo.',
      en: 'French cavalry assaults you from the Oxbow Meadow (W3): strength 2, less 1 for the ground. You choose who leads the defence: click the infantry and confirm. No dice: the panel does the sum before you do, and it is certain.',
    },
    rule: '11.4',
  },
  {
    title: { it: 'Fuoco!', en: 'Fire!' },
    text: {
      it: 'Respinti: chi perde paga uno più la distanza da zero, e quella cavalleria non c’è più. Ore otto: prima di tutto si risolve il bombardamento. Clicca i francesi che bloccano la via opposta.',
      en: 'Repulsed: the loser pays one and the distance from zero, and that cavalry is gone. Eight o’clock: the bombardment is resolved before anything else. Click the French who block the opposite approach.',
    },
    rule: '10.1',
  },
  {
    title: { it: 'L’assalto', en: 'The assault' },
    text: {
      it: 'La sua fanteria è scesa a forza 1. Adesso l’assalto può riuscire: gli assalti vengono prima del movimento, costano un comando e partono da una via d’accesso. Clicca la tua via verso Peterbona. Su una via stretta guida un pezzo solo: clicca la fanteria di forza 3, poi la cavalleria, che accompagna. Il terreno toglie 1 alla fanteria: leggi quanto può valere la difesa, poi conferma.',
      en: 'His infantry is down to strength 1. Now an assault can succeed: assaults come before movement, cost a command, and start from an approach. Click your approach towards Peterbona. On a narrow approach a single block leads: click the infantry of strength 3, then the cavalry, which goes along. The ground takes 1 from infantry: read what the defence can be worth, then confirm.',
    },
    rule: '11.1',
  },
  {
    title: { it: 'Inseguire?', en: 'Pursue?' },
    text: {
      it: 'Hai vinto. La cavalleria che ha accompagnato può inseguire, ma perderebbe un punto, e sulla via non è rimasto nessuno da raggiungere: rinuncia. Il resto di Peterbona si ritira, scoperto, e paga un altro punto.',
      en: 'You have won. Cavalry that went along may pursue, but it would lose a point, and nobody is left on the approach to be caught: decline. The rest of Peterbona retreats, faces shown, and pays another point.',
    },
    rule: '11.8',
  },
  {
    title: { it: 'Continuazione', en: 'Continuation' },
    text: {
      it: 'I tuoi sono avanzati a Peterbona. Solo la cavalleria può proseguire nello stesso turno: cliccala, poi la via verso Marengo. Si scopre al nemico, ma gli chiude la strada. Lasciare indietro la fanteria costa un comando.',
      en: 'Your men have advanced to Peterbona. Only cavalry may go on in the same turn: click it, then the approach towards Marengo. It shows itself to the enemy, but closes the road to him. Leaving the infantry behind costs a command.',
    },
    rule: '8.11',
  },
  {
    title: { it: 'La giornata è lunga', en: 'The day is long' },
    text: {
      it: 'Si gioca fino alle nove di sera. Vince chi resta l’unica armata non demoralizzata; se no, gli austriaci devono tenere stelle di due colori, là a est. Su qualunque cosa non puoi fare chiedi «perché no?»: tasto destro, pressione lunga o il tasto w.',
      en: 'The game goes on until nine at night. The only army not demoralised wins; if there is none, the Austrians must hold stars of two colours, over there in the east. Of anything you cannot do, ask “why not?”: right button, long press, or the key w.',
    },
    rule: '14.2',
  },
]
