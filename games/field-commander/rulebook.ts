/** The rulebook has no numbers of its own: these follow its headings, in its order. Titles and summaries are ours. */
import { citing, type Rulebook } from '@bivouac/kernel'

export const rulebook = {
  '1': {
    title: { it: 'Introduzione', en: 'Introduction' },
    summary: {
      it: 'Un solitario: il giocatore comanda i Francesi, le regole comandano il nemico.',
      en: 'A solitaire game: the player commands the French, the rules command the enemy.',
    },
    rule: false,
  },
  '2': {
    title: { it: 'Le campagne', en: 'The campaigns' },
    summary: {
      it: 'Il giocatore comanda Francesi e alleati; ogni altra nazione è nemica e si muove secondo le tabelle.',
      en: 'The player commands the French and their allies; every other nation is enemy and moves by the tables.',
    },
    rule: false,
  },
  '2.1': {
    title: { it: 'Controllo di un’area', en: 'Control of an area' },
    summary: {
      it: 'Un’area è di chi vi ha forze quando l’altro non ne ha; vuota, non è di nessuno.',
      en: 'An area belongs to the side that has forces there while the other has none; empty, it belongs to nobody.',
    },
  },
  '2.2': {
    title: { it: 'Aree obiettivo', en: 'Objective areas' },
    summary: {
      it: 'I luoghi segnati dalla campagna, che di norma decidono la vittoria.',
      en: 'The places the campaign marks, which as a rule decide victory.',
    },
  },
  '3': {
    title: { it: 'Termine della campagna', en: 'End of the campaign' },
    summary: {
      it: 'La campagna finisce con la vittoria, la sconfitta o la fine della traccia dei turni.',
      en: 'The campaign ends with victory, defeat or the end of the turn track.',
    },
    rule: false,
  },
  '3.1': {
    title: { it: 'Vittoria', en: 'Victory' },
    summary: {
      it: 'Chi tiene tutti gli obiettivi alla fine di una qualsiasi fase ha vinto subito.',
      en: 'Holding every Objective at the end of any phase wins at once.',
    },
  },
  '3.2': {
    title: { it: 'Sconfitta', en: 'Defeat' },
    summary: {
      it: 'La condizione della campagna, Napoleone senza un esercito accanto, o il tempo scaduto.',
      en: 'The campaign’s own condition, Napoleon without a force beside him, or time run out.',
    },
  },
  '3.3': {
    title: { it: 'Punti vittoria', en: 'Victory points' },
    summary: {
      it: 'I punti della casella corrente e il giudizio; prima della prima casella Superiore valgono 30.',
      en: 'The points and the grade of the current box; 30 before a first box that is Superior.',
    },
  },
  '4': {
    title: { it: 'Componenti', en: 'Components' },
    summary: {
      it: 'Che cosa c’è nella scatola.',
      en: 'What is in the box.',
    },
    rule: false,
  },
  '5': {
    title: { it: 'Segnalini esercito', en: 'Army counters' },
    summary: {
      it: 'Che cosa è stampato su un segnalino.',
      en: 'What is printed on a counter.',
    },
    rule: false,
  },
  '5.1': {
    title: { it: 'Livello di abilità', en: 'Skill level' },
    summary: {
      it: 'Recluta, mediocre, attendibile, veterano, élite: dal più debole al più forte.',
      en: 'Recruit, poor line, line, veteran, elite: from the weakest to the strongest.',
    },
  },
  '5.2': {
    title: { it: 'Fronte e retro', en: 'Front and back' },
    summary: {
      it: 'Il primo colpo gira il segnalino sul lato ridotto; il secondo, o il primo se quel lato non c’è, lo distrugge.',
      en: 'The first hit turns the counter to its reduced side; the second, or the first where there is none, destroys it.',
    },
  },
  '5.3': {
    title: { it: 'Eserciti mobili', en: 'Mobile forces' },
    summary: {
      it: 'Fanteria, cavalleria e cannoni muovono; cavalleria, cannoni e reclute hanno un solo lato.',
      en: 'Infantry, cavalry and guns move; cavalry, guns and recruits have one side only.',
    },
  },
  '5.4': {
    title: { it: 'Eserciti statici', en: 'Static forces' },
    summary: {
      it: 'Presidi e fortificazioni non muovono mai, né sulla mappa né in battaglia.',
      en: 'Garrisons and fortifications never move, on the map or in battle.',
    },
  },
  '6': {
    title: { it: 'Preparazione', en: 'Set-up' },
    summary: {
      it: 'Come si prepara una campagna.',
      en: 'How a campaign is laid out.',
    },
    rule: false,
  },
  '6.1': {
    title: { it: 'Regole speciali', en: 'Special rules' },
    summary: {
      it: 'Le regole stampate sulla mappa prevalgono sulle altre.',
      en: 'Rules printed on the map override the others.',
    },
  },
  '6.2': {
    title: { it: 'Turno e rifornimenti', en: 'Turn and supply' },
    summary: {
      it: 'Il segnalino parte da Start; ogni parte comincia con i punti della campagna.',
      en: 'The marker begins on Start; each side begins with the campaign’s points.',
    },
  },
  '6.3': {
    title: { it: 'Contenitore dei piani', en: 'Plan cup' },
    summary: {
      it: 'I piani nemici stanno in un contenitore e si pescano alla cieca.',
      en: 'The enemy plans lie in a cup and are drawn blind.',
    },
  },
  '6.4': {
    title: { it: 'Città', en: 'Cities' },
    summary: {
      it: 'Ogni città riceve un presidio e una fortificazione: francesi se vi stanno solo Francesi, altrimenti nemici.',
      en: 'Every city gets a garrison and a fortification: French where only the French stand, enemy otherwise.',
    },
  },
  '6.5': {
    title: { it: 'Eserciti iniziali', en: 'Starting forces' },
    summary: {
      it: 'Le forze della campagna, a piena forza, nelle aree indicate.',
      en: 'The forces of the campaign, at full strength, in the areas named.',
    },
  },
  '6.6': {
    title: { it: 'Arrivi in ritardo', en: 'Late arrivals' },
    summary: {
      it: 'Alcune forze arrivano in un dato turno o quando accade qualcosa.',
      en: 'Some forces arrive on a given turn or when something happens.',
    },
  },
  '6.7': {
    title: { it: 'Reclute e statici', en: 'Recruits and statics' },
    summary: {
      it: 'Le altre pedine restano accanto alla mappa; le reclute nemiche nel contenitore.',
      en: 'The other counters wait beside the map; the enemy’s recruits in the cup.',
    },
  },
  '6.8': {
    title: { it: 'Segnalini obiettivo', en: 'Objective markers' },
    summary: {
      it: 'Si posano sulle aree elencate dalla campagna.',
      en: 'They are put on the areas the campaign lists.',
    },
  },
  '7': {
    title: { it: 'Sequenza di gioco', en: 'Sequence of play' },
    summary: {
      it: 'Turno francese e poi turno nemico, una fase dopo l’altra, senza tornare indietro.',
      en: 'The French turn, then the enemy’s, phase by phase, never going back.',
    },
  },
  '8': {
    title: { it: 'Turno francese', en: 'French turn' },
    summary: {
      it: 'Avanzare il segnalino, muovere, combattere, marcia forzata, combattere, rifornirsi.',
      en: 'Advance the marker, move, fight, force-march, fight, supply.',
    },
    rule: false,
  },
  '8.1': {
    title: { it: 'Avanzare il turno', en: 'Advancing the turn' },
    summary: {
      it: 'Il segnalino avanza di una casella; oltre l’ultima la campagna è fallita, salvo regole speciali.',
      en: 'The marker goes one box on; past the last the campaign has failed, special rules excepted.',
    },
  },
  '8.2': {
    title: { it: 'Movimento', en: 'Movement' },
    summary: {
      it: 'Ogni forza mobile può passare in un’area adiacente, se non sta con il nemico; Napoleone può sempre.',
      en: 'Every mobile force may go to an adjacent area unless it stands with the enemy; Napoleon always may.',
    },
  },
  '8.3': {
    title: { it: 'Risolvere le battaglie', en: 'Resolving battles' },
    summary: {
      it: 'Dove stanno le due parti si combatte, nell’ordine scelto dal giocatore.',
      en: 'Where both sides stand there is a battle, in the order the player chooses.',
    },
  },
  '9': {
    title: { it: 'Pre-battaglia', en: 'Before the battle' },
    summary: {
      it: 'Foschia, sopraffazione, piani, intuizioni e piazzamento.',
      en: 'Fog, overwhelming, plans, insights and deployment.',
    },
    rule: false,
  },
  '9.1': {
    title: { it: 'Foschia di guerra', en: 'Fog of war' },
    summary: {
      it: 'Un dado, aumentato dai rifornimenti che il nemico spende, dà la durata e un evento.',
      en: 'A die, raised by the supply the enemy spends, gives the length and an event.',
    },
  },
  '9.2': {
    title: { it: 'Esploratori nella foschia', en: 'Scouts in the fog' },
    summary: {
      it: 'Un esploratore fa ripetere il tiro, senza modificatori.',
      en: 'A scout has the die rolled again, without modifiers.',
    },
  },
  '9.3': {
    title: { it: 'Eventi della foschia', en: 'Fog events' },
    summary: {
      it: 'Quattordici risultati, a favore degli uni o degli altri.',
      en: 'Fourteen results, to one side’s favour or the other’s.',
    },
  },
  '9.4': {
    title: { it: 'Sopraffazione', en: 'Overwhelming' },
    summary: {
      it: 'Chi ha il triplo del valore di combattimento distrugge l’altro senza battaglia.',
      en: 'Three times the combat value destroys the other side without a battle.',
    },
  },
  '9.5': {
    title: { it: 'Quantità dei piani', en: 'Number of plans' },
    summary: {
      it: 'Il comando di Napoleone se è presente, il valore senza Napoleone se non lo è; il nemico quelli della mappa.',
      en: 'Napoleon’s command where he is present, the number without him where he is not; the enemy’s from the map.',
    },
  },
  '9.6': {
    title: { it: 'Piani aggiuntivi', en: 'Additional plans' },
    summary: {
      it: '2 punti per un piano in più, 5 per due.',
      en: '2 points for one plan more, 5 for two.',
    },
  },
  '9.7': {
    title: { it: 'Intuizioni', en: 'Insights' },
    summary: {
      it: 'Napoleone cambia piani con intuizioni; ognuna ha le sue regole.',
      en: 'Napoleon trades plans for insights; each has rules of its own.',
    },
  },
  '9.8': {
    title: { it: 'Piazzamento francese', en: 'French deployment' },
    summary: {
      it: 'Fino a quattro forze mobili in Approccio, le altre in Riserva; presidi in Approccio, fortificazioni in Riserva.',
      en: 'Up to four mobile forces in the Approach, the rest in Reserve; garrisons in the Approach, fortifications in Reserve.',
    },
  },
  '9.9': {
    title: { it: 'Piazzamento nemico', en: 'Enemy deployment' },
    summary: {
      it: 'Quattro fanterie o cavallerie a caso in Approccio, il resto in Riserva.',
      en: 'Four infantry or cavalry at random in the Approach, the rest in Reserve.',
    },
  },
  '9.10': {
    title: { it: 'Formazioni', en: 'Formations' },
    summary: {
      it: 'Linea o colonna; cannoni e statici sempre in linea, il nemico comincia in colonna.',
      en: 'Line or column; guns and statics always in line, the enemy begins in column.',
    },
  },
  '10': {
    title: { it: 'Panoramica della battaglia', en: 'The battle at a glance' },
    summary: {
      it: 'Le parole dei piani e che cosa significano.',
      en: 'The words on the plans and what they mean.',
    },
    rule: false,
  },
  '10.1': {
    title: { it: 'Assegnare i piani', en: 'Assigning plans' },
    summary: {
      it: 'I piani vanno a fanteria e cavalleria; presidi, fortificazioni e cannoni possono poco altro che sparare.',
      en: 'Plans go to infantry and cavalry; garrisons, fortifications and guns can do little but fire.',
    },
  },
  '10.2': {
    title: { it: 'Attivazione', en: 'Activation' },
    summary: {
      it: 'Il dado non deve superare l’attivazione, salvo che il piano si attivi da sé; poi gli ordini dall’alto in basso.',
      en: 'The die must not exceed the activation unless the plan needs no roll; then its orders from top to bottom.',
    },
  },
  '10.3': {
    title: { it: 'Avanzata e ritirata', en: 'Advance and retreat' },
    summary: {
      it: 'Di una zona verso il nemico o verso casa; l’ordine che supererebbe il limite di una zona si salta.',
      en: 'One zone toward the enemy or toward home; an order that would exceed a zone’s limit is skipped.',
    },
  },
  '10.4': {
    title: { it: 'Shock', en: 'Shock' },
    summary: {
      it: 'Chi entra fra i nemici mette alla prova il meno abile di loro: se fallisce, un colpo e una zona indietro.',
      en: 'Whoever enters among enemies puts the least skilled of them to the test: failing costs a hit and a zone.',
    },
  },
  '10.5': {
    title: { it: 'Mischia', en: 'Melee' },
    summary: {
      it: 'Nella stessa zona del nemico si combatte con +3/+3, non si avanza, e quasi tutti i piani cadono.',
      en: 'In the enemy’s own zone forces fight at +3/+3, do not advance, and lose nearly all their plans.',
    },
  },
  '10.6': {
    title: { it: 'Attacco', en: 'Attack' },
    summary: {
      it: 'Colpisce chi non supera il valore di combattimento; due colpi entro il super valore.',
      en: 'A roll within the combat value hits; within the super value it hits twice.',
    },
  },
  '10.7': {
    title: { it: 'Cannoni e fortificazioni', en: 'Guns and fortifications' },
    summary: {
      it: 'Sparano da ogni zona alla più vicina zona nemica non in mischia; in mischia tacciono.',
      en: 'They fire from any zone at the nearest enemy zone not in melee; in melee they are silent.',
    },
  },
  '10.8': {
    title: { it: 'Bonus di attacco', en: 'Attack bonus' },
    summary: {
      it: 'Il bonus si somma ai due valori; un super valore che manca vale zero.',
      en: 'The bonus is added to both values; a missing super value counts as zero.',
    },
  },
  '10.9': {
    title: { it: 'Assegnazione dei danni', en: 'Assigning hits' },
    summary: {
      it: 'Prima il meno abile della zona; chi è in mischia colpisce prima chi vi sta dentro.',
      en: 'The least skilled of the zone first; who fights in melee hits those in it first.',
    },
  },
  '10.10': {
    title: { it: 'Eserciti distrutti', en: 'Destroyed forces' },
    summary: {
      it: 'I Francesi si possono ricomprare; i mobili nemici tornano nel contenitore, gli statici sul tavolo.',
      en: 'The French can be bought back; enemy mobiles return to the cup, statics to the table.',
    },
  },
  '11': {
    title: { it: 'Turni di battaglia', en: 'Battle turns' },
    summary: {
      it: 'Le fasi di ogni turno di battaglia.',
      en: 'The phases of each battle turn.',
    },
    rule: false,
  },
  '11.1': {
    title: { it: 'Attivare le intuizioni', en: 'Activating insights' },
    summary: {
      it: 'Un dado entro il comando di Napoleone; un esploratore lo fa ripetere.',
      en: 'A die within Napoleon’s command; a scout has it rolled again.',
    },
  },
  '11.2': {
    title: { it: 'Scelta dei piani francesi', en: 'Choosing French plans' },
    summary: {
      it: 'Fino al numero stabilito, uno per forza.',
      en: 'Up to the number set, one to a force.',
    },
  },
  '11.3': {
    title: { it: 'Segnalini francesi', en: 'French counters' },
    summary: {
      it: 'Nove piani, ciascuno con condizioni e ordini.',
      en: 'Nine plans, each with conditions and orders.',
    },
  },
  '11.4': {
    title: { it: 'Piani predefiniti francesi', en: 'French default plans' },
    summary: {
      it: 'Marcia, fuoco, ruotare e, in rotta, ritirata; oppure niente.',
      en: 'March, fire, pivot and, when routed, retreat; or nothing.',
    },
  },
  '11.5': {
    title: { it: 'Pescare i piani nemici', en: 'Drawing enemy plans' },
    summary: {
      it: 'Ogni piano va alla forza più abile che non ne ha, scelta prima di pescare.',
      en: 'Each plan goes to the most skilled force without one, chosen before the draw.',
    },
  },
  '11.6': {
    title: { it: 'Segnalini nemici', en: 'Enemy counters' },
    summary: {
      it: 'Otto piani, ciascuno con condizioni e ordini.',
      en: 'Eight plans, each with conditions and orders.',
    },
  },
  '11.7': {
    title: { it: 'Piani nemici speciali', en: 'Special enemy plans' },
    summary: {
      it: 'Valgono per tutto l’esercito nel turno e non contano fra i pescati.',
      en: 'They hold for the whole army this turn and do not count as drawn.',
    },
  },
  '11.8': {
    title: { it: 'Piani predefiniti nemici', en: 'Enemy default plans' },
    summary: {
      it: 'Lontano avanza, vicino combatte, in rotta si ritira.',
      en: 'Far away he advances, near he fights, routed he retreats.',
    },
  },
  '11.9': {
    title: { it: 'Risolvere i piani nemici', en: 'Resolving enemy plans' },
    summary: {
      it: 'Dalla zona più avanzata alla più arretrata, prima chi ha un segnalino.',
      en: 'From the foremost zone to the rearmost, counters first.',
    },
  },
  '11.10': {
    title: { it: 'Risolvere i piani francesi', en: 'Resolving French plans' },
    summary: {
      it: 'In qualsiasi ordine; il segnalino va eseguito, salvo in mischia.',
      en: 'In any order; a counter must be carried out, except in melee.',
    },
  },
  '11.11': {
    title: { it: 'Esercito in rotta', en: 'Routed army' },
    summary: {
      it: 'Un terzo del nemico o meno: gli statici cadono, gli altri si ritirano finché escono.',
      en: 'A third of the enemy or less: statics fall, the others retreat until they leave.',
    },
  },
  '11.12': {
    title: { it: 'Avanzare il turno di battaglia', en: 'Advancing the battle turn' },
    summary: {
      it: 'Il segnalino scende di una casella; in rotta non conta più.',
      en: 'The marker goes one box down; in a rout it no longer matters.',
    },
  },
  '11.13': {
    title: { it: 'Fine della battaglia', en: 'End of the battle' },
    summary: {
      it: 'Quando resta una parte sola, o l’ultima in rotta è uscita.',
      en: 'When one side alone is left, or the last of a routed one has gone.',
    },
  },
  '11.14': {
    title: { it: 'Ritiro delle truppe', en: 'Withdrawal' },
    summary: {
      it: 'A fine traccia un dado decide chi si ritira, se qualcuno si ritira.',
      en: 'At the end of the track a die decides who withdraws, if anybody does.',
    },
  },
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
    title: { it: 'Acquistare eserciti', en: 'Buying forces' },
    summary: {
      it: 'Al prezzo del valore di combattimento, anche a forza ridotta, dove già stanno Francesi.',
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
      en: 'Enemy supply raises the rolls; a scout has one rolled again without modifiers.',
    },
  },
  '13.4': {
    title: { it: 'Istruzioni degli ordini', en: 'What the orders say' },
    summary: {
      it: 'Verso il più vicino, il più debole a parità; due o tre aree con x2 e x3.',
      en: 'Toward the nearest, the weakest among equals; two or three areas with x2 and x3.',
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
    title: { it: 'Decisioni solitarie', en: 'Solitaire decisions' },
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

export type Section = keyof typeof rulebook
export const no = citing(rulebook)
