import type { Text } from '@bivouac/kernel'

interface Told {
  readonly title: Text
  readonly idea: Text
  readonly tasks: readonly Text[]
  readonly praise: Text
}
const text = (it: string, en: string): Text => ({ it, en })
const told = (title: Text, idea: Text, tasks: readonly Text[], praise: Text): Told => ({ title, idea, tasks, praise })

/** What each exercise says. */
export const WORDS = {
  forward: told(
    text('Sei pollici avanti', 'Six inches forward'),
    text('Non ci sono caselle: si misura.', 'There are no squares: one measures.'),
    [
      text(
        'Il 44e de ligne è in colonna e può fare 12". Trascinalo in avanti di 6" (o scrivi 6 nel riquadro «Pollici») e dai «Marcia!».',
        'The 44e de ligne is in column and can go 12". Drag it 6" forward (or type 6 into “Inches”) and say “March!”.',
      ),
    ],
    text(
      'Il fantasma mostra dove arrivi e il righello quanto costa: prima di decidere puoi provare quanto vuoi.',
      'The ghost shows where you end and the ruler what it costs: before you decide you may try as often as you like.',
    ),
  ),
  wheel: told(
    text('Una conversione', 'A wheel'),
    text(
      'La linea gira su un angolo del fronte, e l’altro fa strada.',
      'A line turns on one corner of its front, and the other has to walk.',
    ),
    [
      text(
        'Il nemico è alla tua destra. Fai convertire il 44e di 45° a destra: tira l’angolo sinistro del fronte, o scegli «Conversione», 45.',
        'The enemy is on your right. Wheel the 44e 45° to the right: pull the left corner of its front, or choose “Wheel”, 45.',
      ),
    ],
    text(
      'Quarantacinque gradi con un fronte di tre pollici costano 2,36": più larga è la linea, più cara è la svolta.',
      'Forty-five degrees with a front of three inches cost 2.36": the wider the line, the dearer the turn.',
    ),
  ),
  line: told(
    text('In linea', 'Into line'),
    text('La colonna muove, la linea spara.', 'A column moves, a line fires.'),
    [
      text(
        'L’IR 10 è a 5". Metti in linea il 44e: scegli «linea» tra le formazioni e dai «Marcia!».',
        'IR 10 is 5" away. Form the 44e into line: choose “line” among the formations and say “March!”.',
      ),
    ],
    text(
      'Il cambio costa metà del turno, e tutta la mossa si paga alla velocità della linea: si cambia prima di essere sotto.',
      'The change costs half the turn, and the whole move is paid at line speed: change before you are close.',
    ),
  ),
  volley: told(
    text('Una salva', 'A volley'),
    text('Due dadi: il tuo corretto, il suo com’è.', 'Two dice: yours modified, his as it falls.'),
    [
      text(
        'Il 44e ha l’IR 10 davanti al fronte, entro 3". Clicca il 44e, poi l’IR 10, e guarda il conto prima di sparare.',
        'The 44e has IR 10 before its front, within 3". Click the 44e, then IR 10, and look at the sum before you fire.',
      ),
    ],
    text(
      'Chi tira più alto toglie una figura, chi fa il doppio ne toglie due; alla soglia del disordine l’unità non combatte più come prima.',
      'Higher takes a figure, double takes two; at its disorder number a unit no longer fights as before.',
    ),
  ),
  charge: told(
    text('La carica', 'The charge'),
    text(
      'La fanteria sorpresa dalla cavalleria tenta il quadrato.',
      'Infantry that cavalry comes upon tries to form square.',
    ),
    [
      text(
        'Trascina i chasseurs sopra l’IR 10: la mossa diventa un contatto e accanto leggi con quale probabilità forma il quadrato. Poi «Marcia!».',
        'Drag the chasseurs onto IR 10: the move becomes a contact, and beside it you read how likely he forms square. Then “March!”.',
      ),
    ],
    text(
      'Non l’ha formato: in linea contro la cavalleria combatte con il valore peggiore della sua scheda.',
      'He did not form it: in line against cavalry he fights with the worst number of his card.',
    ),
  ),
  square: told(
    text('Il quadrato', 'The square'),
    text('Meglio prima che all’ultimo momento.', 'Better beforehand than at the last moment.'),
    [
      text(
        'Gli ussari sono a 8" e possono caricare. Metti il 44e in quadrato.',
        'The hussars are 8" away and may charge. Form the 44e into square.',
      ),
    ],
    text(
      'Un quadrato non teme la cavalleria, ma quasi non muove e teme il cannone: si forma quando serve.',
      'A square does not fear cavalry, but it hardly moves and fears guns: form it when it is needed.',
    ),
  ),
  contact: told(
    text('A contatto', 'Into contact'),
    text('Il contatto è una mossa a sé, e chiude la marcia.', 'Contact is a move of its own and ends the march.'),
    [
      text(
        'Porta il 44e a contatto dell’IR 10: trascinalo sul nemico, o scegli «Contatto».',
        'Bring the 44e into contact with IR 10: drag it onto the enemy, or choose “Contact”.',
      ),
    ],
    text(
      'Il 101e è rimasto libero di muovere: chi tocca, combatte dopo il fuoco, nell’ordine che scegli tu.',
      'The 101e is still free to move: who touches fights after the fire, in the order you choose.',
    ),
  ),
  printed: told(
    text('Sul fianco: l’esempio del libro', 'In the flank: the book’s example'),
    text('Il fianco è di chi parte da dietro la linea del fronte.', 'A flank is his who begins behind the front line.'),
    [
      text(
        'L’IR 10 guarda a ovest. Il 44e a nord comincia dietro la linea del suo fronte, il 101e a sud davanti. Manda a contatto chi dei due lo prende sul fianco.',
        'IR 10 looks west. The 44e in the north begins behind the line of its front, the 101e in the south before it. Send in the one that takes it in the flank.',
      ),
    ],
    text(
      'L’IR 10 è in disordine prima ancora di combattere. Il 101e arriva sullo stesso lato, ma conta da dove è partito. È una regola del circolo dei traduttori.',
      'IR 10 is in disorder before the combat begins. The 101e reaches the same side, but what counts is where it began. It is a rule of the translators’ club.',
    ),
  ),
  rally: told(
    text('Il recupero', 'Rally'),
    text('Un generale a contatto vale più di un discorso.', 'A general beside them is worth more than a speech.'),
    [
      text(
        'Il 44e è in rotta, ma Duval è con lui. Clicca il 44e: un dado contro la disciplina, più il generale.',
        'The 44e is in rout, but Duval is with it. Click the 44e: one die against its discipline, and the general’s bonus.',
      ),
      text('È recuperato: scegli formazione e fronte.', 'It has rallied: choose formation and front.'),
    ],
    text(
      'Resta in disordine per un turno, ma è di nuovo un’unità.',
      'It stays disordered for a turn, but it is a unit again.',
    ),
  ),
  command: told(
    text('Il raggio di comando', 'The command radius'),
    text('Chi è fuori dal raggio del suo generale non muove.', 'Who is outside his general’s radius does not move.'),
    [
      text(
        'Duval è lontano dal 44e. Trascina Duval vicino alla brigata: il suo raggio è di 4" (tasto c per vederlo).',
        'Duval is far from the 44e. Drag Duval near the brigade: his radius is 4" (press c to see it).',
      ),
    ],
    text(
      'Il comando si controlla all’inizio della fase: un generale al suo posto vale per tutta la divisione.',
      'Command is checked at the beginning of the phase: a general in his place counts for the whole division.',
    ),
  ),
  town: told(
    text('Nel villaggio', 'In the village'),
    text('Dispiegata in città la fanteria tiene tutti i lati.', 'Deployed in a town, infantry holds every side.'),
    [
      text(
        'Il 44e è in linea e tocca San Rocco. Scegli «Dispiegati in città» e dai «Marcia!».',
        'The 44e is in line and touches San Rocco. Choose “Deploy in a town” and say “March!”.',
      ),
    ],
    text(
      'Il villaggio vale +1 in combattimento e copre dal fuoco: per uscirne serve lasciare la città.',
      'The village is worth +1 in combat and covers from fire: to get out, the town has to be left.',
    ),
  ),
} as const
