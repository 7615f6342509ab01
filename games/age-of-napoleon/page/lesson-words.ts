import type { LessonStep } from '@bivouac/client/page/lesson'

const step = (rule: string, it: readonly [string, string], en: readonly [string, string]): LessonStep => ({
  rule,
  title: { it: it[0], en: en[0] },
  text: { it: it[1], en: en[1] },
})

export const STEPS: readonly LessonStep[] = [
  step(
    '1.7',
    [
      'Un corpo d’armata',
      'Settembre 1805. Ogni carta sulla mappa è un corpo di circa quarantamila uomini con il suo comandante: in alto il comando, in basso a sinistra il combattimento, a destra il movimento. Napoleone: comando 8, combattimento 7, movimento 4. La lettera minuscola dice da dove vengono i valori: quasi tutti sono ricostruiti da noi (R).',
    ],
    [
      'A corps',
      'September 1805. Every card on the map is a corps of about forty thousand men with its commander: command above, combat below on the left, movement on the right. Napoleon: command 8, combat 7, movement 4. The small letter says where the ratings come from: nearly all are our reconstruction (R).',
    ],
  ),
  step(
    '8.1',
    [
      'L’esercito di Napoleone',
      'Mack si è spinto in Bayern da solo. Tocca la pila di Napoleone in Rhénanie: la prendi tutta, fino al comando di chi la guida, e le carte si aprono a ventaglio. Poi «Muovi». La prima mossa dell’anno è gratuita; le altre costano una carta.',
    ],
    [
      'Napoleon’s army',
      'Mack has pushed into Bayern alone. Touch Napoleon’s stack in Rhénanie: you take all of it, up to the command of whoever leads, and the cards fan out. Then “Move”. The first move of the year is free; the others cost a card.',
    ],
  ),
  step(
    '9.3',
    [
      'Due passi',
      'Indica la via regione per regione: Württemberg, poi Bayern. Puoi anche trascinare la pila. In Bayern c’è il nemico: entrare è attaccare, e finisce la mossa; attaccare costa un passo. Accanto leggi che cosa comporta: le probabilità, le perdite, chi può intercettare.',
    ],
    [
      'Two steps',
      'Point out the way region by region: Württemberg, then Bayern. You may drag the stack, too. The enemy is in Bayern: entering is attacking, and ends the move; attacking costs a step. Beside the map you read what it would bring: odds, losses, who may intercept.',
    ],
  ),
  step(
    '11.1',
    [
      'Il Riquadro Battaglia',
      'Tutti i corpi della regione sono nel Riquadro Battaglia. Prima chi attacca, poi chi difende dice chi resta fuori. Perdite e stanchezza toccano solo chi è impegnato; ma qui serve ogni uomo: combattono tutti.',
    ],
    [
      'The Battle Box',
      'All corps of the region are in the Battle Box. First the attacker, then the defender says who stays out. Only those engaged suffer losses and tire; but here every man counts: everybody fights.',
    ],
  ),
  step(
    '11.4',
    [
      'Ventitré contro quattro',
      'La forza è la somma dei combattimenti; ogni corpo nel proprio paese vale uno in più. Ciascuno tira un dado: il dado è la riga della tabella, la propria forza la colonna. Chi infligge più perdite vince, e il vinto ne ha una in più. Le carte battaglia tienile per dopo.',
    ],
    [
      'Twenty-three against four',
      'Strength is the sum of combat ratings; each corps in its own country is worth one more. Both roll a die: the die is the row of the table, one’s own strength the column. Whoever inflicts more losses wins, and the loser has one more. Keep your battle cards for later.',
    ],
  ),
  step(
    '11.8',
    [
      'Ulm: riposo',
      'Mack è prigioniero, Ferdinand è perso per sempre: metà delle perdite lo è. I prigionieri tornano in riserva l’anno prossimo. I tuoi sono esausti: combattimento e movimento meno uno. Il vincitore può scartare una carta e farli riposare: scarta Godoy.',
    ],
    [
      'Ulm: rest',
      'Mack is a prisoner, Ferdinand lost for ever: half of the losses are. Prisoners return to the reserve next year. Your men are exhausted: combat and movement less one. The winner may discard a card and rest them: discard Godoy.',
    ],
  ),
  step(
    '9.4',
    [
      'Intercettare',
      'Con una Piccola campagna la Coalizione muove due eserciti: Kutusov è a Vienna, e Karl piomba su Masséna in Italia. Saint-Cyr è lì accanto e veloce quanto lui: può intercettare e unirsi alla difesa. Toccalo, poi «Intercetta».',
    ],
    [
      'Interception',
      'With a Minor Campaign the Coalition moves two armies: Kutusov is in Vienna, and Karl falls upon Masséna in Italia. Saint-Cyr is next to it and as fast as he is: he may intercept and join the defence. Touch him, then “Intercept”.',
    ],
  ),
  step(
    '7.2',
    [
      'Pagare',
      'Muovere e intercettare costano una carta qualsiasi, scartata scoperta: ciò che la carta racconta allora non conta. Scarta Ambasceria.',
    ],
    [
      'Paying',
      'Moving and intercepting cost any card, discarded face up: what the card tells does not count then. Discard Embassy.',
    ],
  ),
  step(
    '11.5',
    [
      'Masséna tiene',
      'Nove contro quattro: combattono tutti, senza carte. A perdite uguali si tira di nuovo, ciascuno aggiunge il numero della sua colonna; ancora pari, vince chi difende. Chi vince allo spareggio non infligge la perdita in più.',
    ],
    [
      'Masséna holds',
      'Nine against four: everybody fights, without cards. With equal losses both roll again and add the number of their column; equal again, the defender wins. Who wins by the tie-break does not inflict the extra loss.',
    ],
  ),
  step(
    '9.1',
    [
      'Verso Vienna',
      'Quarto round: l’ultimo prima dell’inverno, che toglie un passo e logora chi marcia. Prendi di nuovo l’esercito di Napoleone, ora in Bayern, e paga con Leva in massa.',
    ],
    [
      'To Vienna',
      'Round four: the last before the winter, which takes a step away and wears out whoever marches. Take Napoleon’s army again, now in Bayern, and pay with Levée en Masse.',
    ],
  ),
  step(
    '11.3',
    [
      'Ventisette contro sette',
      'Attacca Österreich. Combattono tutti; poi gioca Cariche di cavalleria, che aggiunge quattro, e lascia cadere i dadi. Le carte battaglia si giocano tutte prima dei dadi, chi attacca per primo.',
    ],
    [
      'Twenty-seven against seven',
      'Attack Österreich. Everybody fights; then play Cavalry Charges, which adds four, and let the dice fall. All battle cards are played before the dice, the attacker’s first.',
    ],
  ),
  step(
    '12.3',
    [
      'Perché l’Austria si arrende',
      'A fine anno un grande paese si arrende se la capitale è presa, se nel paese ci sono almeno tre corpi nemici, e più dei suoi. Sono quattro contro tre: la scheda Europa lo dice già. Passa: se passano entrambi nello stesso round, la campagna finisce.',
    ],
    [
      'Why Austria surrenders',
      'At the end of the year a major surrenders if its capital is taken, if there are at least three enemy corps in the country, and more than its own. They are four against three: the Europe table says so already. Pass: if both pass in one round, the campaign is over.',
    ],
  ),
  step(
    '12.7',
    [
      'Il Tirolo',
      'Un grande che si arrende diventa neutrale, e i suoi corpi tornano in riserva. All’Austria e alla Prussia puoi distaccare un’area: diventa un tuo dominio e conta come paese minore. Tocca Tirol.',
    ],
    [
      'Tyrol',
      'A major that surrenders becomes neutral, and its corps return to the reserve. From Austria and Prussia you may detach an area: it becomes a dominion of yours and counts as a minor country. Touch Tirol.',
    ],
  ),
  step(
    '13.3',
    [
      'Quartieri d’inverno',
      'Ogni esercito di tre o più corpi tira un dado; due e meno non perdono mai nessuno. Una capitale neutrale costa due punti, un Deposito ne rende due: gioca Deposito su Österreich.',
    ],
    [
      'Winter quarters',
      'Every army of three or more corps rolls a die; two and fewer never lose anybody. A neutral capital costs two points, a Depot gives two back: play Depot on Österreich.',
    ],
  ),
  step(
    '3.1',
    [
      'Un anno',
      'Diplomazia, insurrezione, strategia, rinforzi, campagna, resa, inverno, vittoria: così passa ogni anno fino al 1815. Napoleone è a Vienna, l’Austria neutrale: adesso un Talleyrand può farne un’alleata. La guerra del 1805 è tua.',
    ],
    [
      'A year',
      'Diplomacy, insurrection, strategy, reinforcement, campaign, surrender, winter, victory: so passes every year until 1815. Napoleon is in Vienna, Austria neutral: now a Talleyrand may make an ally of her. The war of 1805 is yours.',
    ],
  ),
]
