import type { Rulebook } from '@bivouac/kernel'

export const campaign = {
  '1': {
    title: { it: 'Introduzione', en: 'Introduction' },
    summary: {
      it: 'Un solitario: il giocatore comanda i francesi, le regole comandano il nemico.',
      en: 'A solitaire game: the player commands the French, the rules command the enemy.',
    },
    rule: false,
  },
  '2': {
    title: { it: 'Le campagne', en: 'The campaigns' },
    summary: {
      it: 'Il giocatore comanda i francesi e i loro alleati; ogni altra nazione è nemica e si muove secondo le tabelle.',
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
    title: { it: 'Segnalini delle forze (nel libro anche Esercito)', en: 'Army counters' },
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
    title: { it: 'Forze mobili', en: 'Mobile forces' },
    summary: {
      it: 'Fanteria, cavalleria e cannoni muovono; cavalleria, cannoni e reclute hanno un solo lato.',
      en: 'Infantry, cavalry and guns move; cavalry, guns and recruits have one side only.',
    },
  },
  '5.4': {
    title: { it: 'Forze statiche', en: 'Static forces' },
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
      it: 'Il segnalino parte dalla casella Start; ogni parte comincia con i punti della campagna.',
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
      it: 'Ogni città riceve un presidio e una fortificazione: francesi se vi stanno solo francesi, altrimenti nemici.',
      en: 'Every city gets a garrison and a fortification: French where only the French stand, enemy otherwise.',
    },
  },
  '6.5': {
    title: { it: 'Forze iniziali', en: 'Starting forces' },
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
      it: 'Gli altri segnalini restano accanto alla mappa; le reclute nemiche nel contenitore.',
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
} as const satisfies Rulebook
