import type { LessonStep } from '@bivouac/client/page/lesson'

const step = (rule: string, it: readonly [string, string], en: readonly [string, string]): LessonStep => ({
  rule,
  title: { it: it[0], en: en[0] },
  text: { it: it[1], en: en[1] },
})

export const STEPS: readonly LessonStep[] = [
  step(
    '1.1.3.1',
    [
      'Un tavolo senza caselle',
      'San Rocco, 1805. Ogni pezzo è una brigata: quattro uomini per base, il fronte è il lato marcato. Tutto si misura in pollici dal centro del fronte. Tu sei i francesi: il villaggio e il Poggio valgono venti punti ciascuno, e sono in mano austriaca.',
    ],
    [
      'A table without squares',
      'San Rocco, 1805. Every piece is a brigade: four men to a base, the marked side is its front. Everything is measured in inches from the middle of the front. You are the French: the village and the Poggio are worth twenty points each, and the Austrians hold them.',
    ],
  ),
  step(
    '7.1',
    [
      'Il recupero',
      'La 3e légère è in rotta, ma il generale Lannoy è con lei. Cliccala: un dado contro la sua disciplina, più il valore del generale. Riesce: scegli colonna, fronte a est.',
    ],
    [
      'Rally',
      'The 3e légère is in rout, but General Lannoy is with it. Click it: one die against its discipline, and the general’s bonus. It passes: choose column, facing east.',
    ],
  ),
  step(
    '8.2.1',
    [
      'Avanti',
      'Lannoy è lontano, e Duval ha dovuto provare da solo: la fanteria muove a metà. Clicca il 1er de ligne e «Passo per passo», poi «Avanti 4"» e «Fermati». (Più tardi trascinerai: il righello mostra il costo.)',
    ],
    [
      'Forward',
      'Lannoy is far away and Duval had to test on his own: infantry moves at half rate. Click the 1er de ligne and “Step by step”, then “Forward 4"” and “Halt”. (Later you will drag: the ruler shows the cost.)',
    ],
  ),
  step(
    '8.2.4',
    [
      'La conversione',
      'Una linea gira intorno a un angolo del fronte, e l’altro angolo fa la strada. Fai convertire il 2e de ligne di 15° a destra.',
    ],
    [
      'The wheel',
      'A line turns about one corner of its front, and the other corner walks. Wheel the 2e de ligne 15° to the right.',
    ],
  ),
  step(
    '8.2.5',
    [
      'Cambiare formazione',
      'Al traino una batteria muove, schierata spara. Metti in linea, cioè schierata, la 1re batterie: le costa quel che le resta.',
    ],
    [
      'Changing formation',
      'Limbered a battery moves, unlimbered it fires. Put the 1re batterie into line, that is, unlimber it: it costs what it has left.',
    ],
  ),
  step(
    '8.4.4',
    [
      'La carica',
      'I granatieri sono in linea, in campo aperto. Contattali con i 4e chasseurs: caricati dalla cavalleria devono tentare il quadrato, un dado contro la disciplina. Non ci riusciranno.',
    ],
    [
      'The charge',
      'The grenadiers stand in line in the open. Bring the 4e chasseurs into contact: charged by cavalry they have to try for a square, one die against their discipline. They will fail.',
    ],
  ),
  step(
    '7.2.3.2',
    [
      'Il comando',
      'Chi è fuori dal raggio del suo generale, nel prossimo turno non muove. Porta avanti Duval: i generali vanno dove vogliono. Il tasto «c» mostra i raggi.',
    ],
    [
      'Command',
      'Who is outside his general’s radius does not move next turn. Take Duval forward: generals go where they like. The key “c” shows the radii.',
    ],
  ),
  step(
    '4.2.3.1',
    [
      'Chiudere il movimento',
      'Il pulsante dice che cosa chiude e quante unità restano ferme. Dopo vengono le reazioni, il fuoco di entrambi, i combattimenti.',
    ],
    [
      'Ending movement',
      'The button says what it ends and how many units stay. Then come reactions, fire by both sides, and combat.',
    ],
  ),
  step(
    '9.3.3',
    [
      'Il fuoco',
      'Spara prima chi non è di turno: gli austriaci hanno fatto poco. Ora tu: clicca il 1er de ligne e poi l’IR 10. Accanto leggi il conto, voce per voce con la sua regola.',
    ],
    [
      'Fire',
      'The side not on turn fires first: the Austrians did little. Now you: click the 1er de ligne and then IR 10. Beside it you read the sum, each addend with its rule.',
    ],
  ),
  step(
    '8.5.4',
    [
      'Il combattimento e il richiamo',
      'I chasseurs hanno vinto: 9 contro 1, i granatieri sono dispersi. La cavalleria vittoriosa va richiamata, e Duval li tiene: segnali per la reazione, così restano pronti.',
    ],
    [
      'Combat and recall',
      'The chasseurs have won: 9 against 1, the grenadiers are dispersed. Victorious cavalry has to be recalled, and yours is in hand: mark it for reaction, so that it stands ready.',
    ],
  ),
  step(
    '8.4.4.1',
    [
      'Il quadrato',
      'Gli ussari hanno caricato la 3e légère, che ha formato il quadrato all’ultimo momento. Adesso spari prima tu: il quadrato sugli ussari.',
    ],
    [
      'The square',
      'The hussars have charged the 3e légère, which formed square at the last moment. Now you fire first: the square at the hussars.',
    ],
  ),
  step(
    '9.1.4',
    [
      'Chi può, deve sparare',
      'Un’unità con un bersaglio valido non può tacere: spara anche il 1er de ligne. Poi gli ussari si infrangono sul quadrato.',
    ],
    [
      'Who can must fire',
      'A unit with a valid target cannot keep silent: the 1er de ligne fires, too. Then the hussars break against the square.',
    ],
  ),
  step(
    '12.1',
    [
      'Come si vince',
      'Gli ussari sono rimbalzati in disordine e un’unità austriaca è perduta. Un esercito che ne perde quante dice il suo morale, qui tre, è sconfitto; altrimenti all’ottavo turno si contano i punti. La battaglia è tua: continuala.',
    ],
    [
      'How to win',
      'The hussars have bounced back in disorder and one Austrian unit is lost. An army that loses as many as its morale says, three here, is beaten; otherwise points are counted after turn eight. The battle is yours: play on.',
    ],
  ),
]
