import type { Option, Scenario } from '@bivouac/kernel'

/** Readings of passages that the rules leave open: bit i of `State.rulings` is set where the second value was chosen. */
export const RULINGS = [
  'lift',
  'passing',
  'blocking',
  'weakDefenders',
  'defensiveFire',
  'doublePair',
  'mixedRoads',
  'entryMove',
  'activation',
  'memory',
] as const
export type Ruling = (typeof RULINGS)[number]
export const rulingBit = (ruling: Ruling): number => 1 << RULINGS.indexOf(ruling)

const value = (id: string, it: string, en: string) => ({ id, name: { it, en } })

export const OPTIONS: readonly Option[] = [
  {
    id: 'arrivals',
    name: { it: 'Rinforzi francesi', en: 'French arrivals' },
    about: {
      it: 'Quali pezzi arrivano in quale riquadro? Le fonti non lo dicono: una ricostruzione, o i sette distribuiti a caso.',
      en: 'Which blocks arrive in which box? No source says so: a reconstruction, or the seven dealt at random.',
    },
    values: [value('proposed', 'ricostruzione', 'reconstruction'), value('random', 'a caso', 'at random')],
    default: 'proposed',
  },
  {
    id: 'lift',
    name: { it: 'I cinque punti di morale', en: 'The five points of morale' },
    about: {
      it: 'Quando si guadagnano? Una volta sola, o all’inizio di ogni round in cui solo il nemico è demoralizzato.',
      en: 'When are they gained? Once only, or at the start of every round in which only the enemy is demoralised.',
    },
    values: [value('once', 'una volta', 'once'), value('everyRound', 'ogni round', 'every round')],
    default: 'once',
  },
  {
    id: 'passing',
    name: { it: 'Capacità di passaggio', en: 'Capacity in passing' },
    about: {
      it: 'Dove ci vuole posto per una mossa su strada? In ogni zona attraversata, o solo in quella d’arrivo.',
      en: 'Where does a road move need room? In every locale it passes, or only where it ends.',
    },
    values: [value('everywhere', 'in ogni zona', 'in every locale'), value('atTheEnd', 'all’arrivo', 'at the end')],
    default: 'everywhere',
  },
  {
    id: 'blocking',
    name: { it: 'Blocco di una via larga', en: 'Blocking a wide approach' },
    about: {
      it: 'Quanti pezzi servono per bloccare una via larga?',
      en: 'How many blocks does it take to block a wide approach?',
    },
    values: [value('one', 'ne basta uno', 'one is enough'), value('byWidth', 'due', 'two')],
    default: 'one',
  },
  {
    id: 'weakDefenders',
    name: { it: 'Difensori di forza uno', en: 'Defenders of strength one' },
    about: {
      it: 'Un pezzo di forza uno può guidare una difesa, oppure no?',
      en: 'May a block of strength one lead a defence, or not?',
    },
    values: [value('mayLead', 'può guidare', 'may lead'), value('never', 'non può', 'may not')],
    default: 'mayLead',
  },
  {
    id: 'defensiveFire',
    name: { it: 'Terreno e fuoco di difesa', en: 'Ground and defensive fire' },
    about: {
      it: 'Il fuoco di difesa subisce la penalità della via degli attaccanti?',
      en: 'Does defensive fire suffer the penalty of the attackers’ approach?',
    },
    values: [value('level', 'senza penalità', 'no penalty'), value('penalised', 'con penalità', 'penalised')],
    default: 'level',
  },
  {
    id: 'doublePair',
    name: { it: 'Le due vie fra Cabianca e Bolla', en: 'The two approaches of Cabianca and Bolla' },
    about: {
      it: 'Per che cosa valgono i limiti degli assalti? Per ognuna delle due vie, o per entrambe insieme.',
      en: 'What do the limits of assaults hold for? Each of the two approaches, or both together.',
    },
    values: [value('perPair', 'ognuna', 'each'), value('together', 'insieme', 'together')],
    default: 'perPair',
  },
  {
    id: 'mixedRoads',
    name: { it: 'Strade principali e secondarie', en: 'Primary and secondary roads' },
    about: {
      it: 'Quando una mossa è esente dal comando?',
      en: 'When is a move exempt from command?',
    },
    values: [
      value('allPrimary', 'tutta su strada principale', 'all on primary road'),
      value('firstPrimary', 'basta il primo tratto', 'its first link is enough'),
    ],
    default: 'allPrimary',
  },
  {
    id: 'entryMove',
    name: { it: 'La zona d’entrata', en: 'The entry locale' },
    about: {
      it: 'Entrare sulla mappa conta come la prima delle zone percorse?',
      en: 'Does entering the map count as the first locale moved?',
    },
    values: [value('counts', 'conta', 'counts'), value('free', 'non conta', 'does not count')],
    default: 'counts',
  },
  {
    id: 'bridgehead',
    name: { it: 'Il lato ovest della testa di ponte', en: 'The west side of the bridgehead' },
    about: {
      it: 'Porta simboli ma non si affaccia su nessuna zona: non si blocca e non si attacca; nessuno esce dalla mappa.',
      en: 'It carries symbols but faces no locale: it is neither blocked nor attacked; nobody leaves the map.',
    },
    values: [value('closed', 'chiuso', 'closed')],
    default: 'closed',
  },
  {
    id: 'activation',
    name: { it: 'Attivazione combattendo', en: 'Activation by fighting' },
    about: {
      it: 'Bloccare o ritirarsi attiva un pezzo francese?',
      en: 'Does blocking or retreating activate a French block?',
    },
    values: [value('byTurn', 'non lo attiva', 'does not'), value('alsoFighting', 'lo attiva', 'does')],
    default: 'byTurn',
  },
  {
    id: 'memory',
    name: { it: 'La memoria', en: 'Memory' },
    about: {
      it: 'Chi ricorda i pezzi scoperti e poi nascosti di nuovo? Il tavolo, finché non vengono mescolati, o i giocatori, come nel regolamento.',
      en: 'Who remembers blocks that were shown and hidden again? The table, until they are mixed, or the players, as in the rulebook.',
    },
    values: [value('kept', 'il tavolo', 'the table'), value('players', 'i giocatori', 'the players')],
    default: 'kept',
  },
]

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'marengo',
    name: { it: 'Marengo, 14 giugno 1800', en: 'Marengo, 14 June 1800' },
    about: {
      it: 'La battaglia intera, dalle sei del mattino alle nove di sera.',
      en: 'The whole battle, from six in the morning to nine at night.',
    },
  },
]
