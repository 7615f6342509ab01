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
  march: told(
    text('L’armata si muove', 'The army moves'),
    text(
      'Ogni forza mobile va in un’area collegata, e Napoleone con lei.',
      'Every mobile force goes to a connected area, and Napoleon with it.',
    ),
    [
      text(
        'Tocca Nizza: sono scelti tutti, Napoleone compreso. Poi tocca Torino.',
        'Tap Nice: everybody is chosen, Napoleon included. Then tap Turin.',
      ),
    ],
    text(
      'Muovere non costa nulla. Napoleone però non deve mai restare senza una forza francese accanto: la campagna sarebbe perduta.',
      'Marching costs nothing. But Napoleon must never be left without a French force beside him: the campaign would be lost.',
    ),
  ),
  overwhelm: told(
    text('Tre contro uno: l’esempio del libro', 'Three to one: the book’s example'),
    text('Il triplo della forza vince senza combattere.', 'Three times the strength wins without a battle.'),
    [
      text(
        'A Torino ci sono un presidio e una fortificazione: 9 punti. Porta là forze per almeno 27 e chiudi le marce.',
        'At Turin there are a garrison and a fortification: 9 points. Take forces worth at least 27 there and end the marches.',
      ),
    ],
    text(
      'Ventotto contro nove, sopraffatti: nessun dado, nessuna perdita. Prima di chiudere le marce la pagina dice sempre quanto manca.',
      'Twenty-eight against nine, overwhelmed: no dice, no losses. Before you end the marches the page always says how much is missing.',
    ),
  ),
  scout: told(
    text('L’esploratore: l’esempio del libro', 'The scout: the book’s example'),
    text('Un esploratore ripete il tiro della foschia di guerra.', 'A scout repeats the roll of the fog of war.'),
    [
      text(
        'È uscito un 8, e il nemico ha speso 4 dei suoi 11 punti per farne un 12. Scarta l’esploratore e tira di nuovo.',
        'An 8 came up, and the enemy spent 4 of his 11 points to make it 12. Discard the scout and roll again.',
      ),
    ],
    text(
      'Un 7: il nemico non può più modificarlo, i 4 punti sono spesi, la battaglia dura cinque turni e tu gliene prendi 2.',
      'A 7: the enemy may not modify it, his 4 points are spent, the battle lasts five turns and you take 2 more from him.',
    ),
  ),
  insight: told(
    text('Un’intuizione', 'An insight'),
    text(
      'Napoleone cambia un piano di ogni turno con un’intuizione.',
      'Napoleon trades a plan of every turn for an insight.',
    ),
    [
      text(
        'Compra un piano per 2 punti: varrà per tutta la battaglia.',
        'Buy a plan for 2 points: it holds for the whole battle.',
      ),
      text('Ora scegli l’intuizione «Fronte» e conferma.', 'Now choose the insight “Front” and confirm.'),
    ],
    text(
      'Restano due piani a turno e tre forze cominceranno sul Fronte: un turno di marcia risparmiato.',
      'Two plans a turn are left, and three forces will begin on the Front: a turn of marching saved.',
    ),
  ),
  deploy: told(
    text('Lo schieramento', 'The deployment'),
    text(
      'In colonna si avanza senza dado; in linea si spara e si regge lo shock.',
      'In column a force advances without a die; in line it fires and stands shock.',
    ),
    [
      text(
        'Con l’intuizione «Fronte» metti tutte e tre le forze sul Fronte, in colonna, e conferma.',
        'With the insight “Front” put all three forces on the Front, in column, and confirm.',
      ),
    ],
    text(
      'A due zone dal nemico: nel prossimo turno «Affiancare» e «Carica» lo raggiungono.',
      'Two zones from the enemy: next turn “Flank” and “Charge” will reach him.',
    ),
  ),
  plans: told(
    text('I piani di battaglia', 'Battle plans'),
    text(
      'Un segnalino vale più di un ordine predefinito: va dato a chi può usarlo.',
      'A counter is worth more than a default order: give it to whoever can use it.',
    ),
    [
      text(
        'Dai «Carica» a Kilmaine, che è cavalleria, e «Affiancare» ad Augereau, a due zone esatte dal nemico. Poi conferma.',
        'Give “Charge” to Kilmaine, who is cavalry, and “Flank” to Augereau, exactly two zones from the enemy. Then confirm.',
      ),
    ],
    text(
      'Chi è in colonna esegue «Affiancare» senza dado; la «Carica» va sempre attivata.',
      'A force in column carries out “Flank” without a die; a “Charge” must always be activated.',
    ),
  ),
  shock: told(
    text('Lo shock', 'Shock'),
    text(
      'Entrare fra i nemici li scuote, prima ancora dell’attacco.',
      'Coming among the enemy shakes him, even before the attack.',
    ),
    [
      text(
        'Fai agire Augereau: il suo piano lo porta addosso al presidio.',
        'Let Augereau act: his plan takes him upon the garrison.',
      ),
      text(
        'Ora Kilmaine: Provera è in colonna e cede senza dado.',
        'Now Kilmaine: Provera is in column and gives way without a die.',
      ),
    ],
    text(
      'Subisce lo shock il meno abile della zona. Chi fallisce prende un colpo e arretra; chi è in colonna, o nella propria retrovia, fallisce sempre.',
      'The least skilled of the zone takes the shock. Whoever fails takes a hit and falls back; a force in column, or in its own rear, always fails.',
    ),
  ),
  rout: told(
    text('In rotta', 'Routed'),
    text(
      'Il triplo della forza sul campo mette in rotta l’avversario.',
      'Three times the strength on the field routs the other side.',
    ),
    [
      text(
        'Restano 23 punti contro 7. Fai avanzare anche La Harpe, che non ha ancora agito.',
        '23 points against 7 are left. Let La Harpe advance as well, who has not acted yet.',
      ),
      text(
        'Ora chiudi il turno di battaglia: si contano le forze.',
        'Now end the battle turn: the forces are counted.',
      ),
    ],
    text(
      'Le mura del nemico cadono e chi resta deve ritirarsi. Non serve distruggere tutti: basta arrivare al triplo.',
      'The enemy’s walls fall and whoever is left must retreat. Nobody has to be destroyed: three times is enough.',
    ),
  ),
  formation: told(
    text('Formazione', 'Formation'),
    text(
      'Un segnalino per tutti: fino a tre forze cambiano formazione, anche mentre agisce il nemico.',
      'One counter for everybody: up to three forces change formation, even while the enemy acts.',
    ),
    [
      text(
        'Scegli il segnalino «Formazione» e conferma: non va dato a nessuno.',
        'Choose the counter “Formation” and confirm: it is given to nobody.',
      ),
      text(
        'Il nemico sta per agire. Metti in linea Augereau (e chi altro vuoi), e conferma.',
        'The enemy is about to act. Put Augereau in line (and whoever else you like), and confirm.',
      ),
    ],
    text(
      'In linea, fuori dalle retrovie, si può reggere lo shock: il momento giusto è quando il nemico ha già pescato i suoi piani.',
      'In line, away from its rear, a force can stand shock: the right moment is when the enemy has already drawn his plans.',
    ),
  ),
  back: told(
    text('Ruotare', 'Pivot'),
    text(
      'Chi non ha un segnalino sceglie un ordine predefinito quando tocca a lui.',
      'A force without a counter chooses a default order when it acts.',
    ),
    [
      text(
        'La Harpe è in linea e il nemico è lontano. Falla ruotare in colonna: nel prossimo turno avanzerà senza dado.',
        'La Harpe is in line and the enemy is far away. Pivot into column: next turn it will advance without a die.',
      ),
    ],
    text(
      'Marcia, Fuoco, Ruotare: gli ordini predefiniti non finiscono mai, e prepararsi un turno prima risparmia dadi.',
      'March, Fire, Pivot: default orders never run out, and getting ready a turn early saves dice.',
    ),
  ),
  siege: told(
    text('L’assedio', 'The siege'),
    text('«Genio militare» colpisce tutte le mura insieme.', '“Military Genius” hits every wall at once.'),
    [
      text(
        'Tenta l’intuizione «Genio militare»: serve un dado non superiore al comando di Napoleone, 2.',
        'Try the insight “Military Genius”: it takes a die no higher than Napoleon’s command, 2.',
      ),
    ],
    text(
      'Un colpo a ogni presidio e fortificazione sul campo. Se il dado è alto il segnalino resta: si ritenta al turno dopo.',
      'A hit on every garrison and fortification on the field. If the die is high the counter stays: try again next turn.',
    ),
  ),
  supply: told(
    text('I rifornimenti', 'Supply'),
    text(
      'Due punti rimettono una forza a forza piena; un presidio tiene una città da solo.',
      'Two points bring a force back to full strength; a garrison holds a city by itself.',
    ),
    [
      text(
        'Augereau è ridotto: toccalo e riequipaggialo per 2 punti.',
        'Augereau is reduced: tap him and refit him for 2 points.',
      ),
      text('Ora compra un presidio e mettilo a Torino.', 'Now buy a garrison and put it at Turin.'),
    ],
    text(
      'Le città portano rifornimenti a ogni turno, e le mura le tengono mentre l’armata va altrove.',
      'Cities give supply every turn, and walls hold them while the army goes elsewhere.',
    ),
  ),
} as const satisfies Readonly<Record<string, Told>>
