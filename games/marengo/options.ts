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
] as const
export type Ruling = (typeof RULINGS)[number]
export const rulingBit = (ruling: Ruling): number => 1 << RULINGS.indexOf(ruling)

const value = (id: string, it: string, en: string) => ({ id, name: { it, en } })

export const OPTIONS: readonly Option[] = [
  {
    id: 'arrivals',
    name: { it: 'Rinforzi francesi', en: 'French arrivals' },
    about: {
      it: 'Quali blocchi arrivino in quale riquadro non è noto: una ricostruzione, oppure i sette distribuiti a caso.',
      en: 'Which blocks arrive in which box is not known: a reconstruction, or the seven dealt at random.',
    },
    values: [value('proposed', 'ricostruzione', 'reconstruction'), value('random', 'a caso', 'at random')],
    default: 'proposed',
  },
  {
    id: 'lift',
    name: { it: 'I cinque punti di morale', en: 'The five points of morale' },
    about: {
      it: 'Una volta sola, o all’inizio di ogni round in cui solo il nemico è demoralizzato.',
      en: 'Once only, or at the start of every round in which only the enemy is demoralised.',
    },
    values: [value('once', 'una volta', 'once'), value('everyRound', 'ogni round', 'every round')],
    default: 'once',
  },
  {
    id: 'passing',
    name: { it: 'Capacità di passaggio', en: 'Capacity in passing' },
    about: {
      it: 'Su strada ci vuole posto in ogni zona attraversata, o solo in quella d’arrivo.',
      en: 'A road move needs room in every locale it passes, or only where it ends.',
    },
    values: [value('everywhere', 'ovunque', 'everywhere'), value('atTheEnd', 'all’arrivo', 'at the end')],
    default: 'everywhere',
  },
  {
    id: 'blocking',
    name: { it: 'Blocco di una via larga', en: 'Blocking a wide approach' },
    about: {
      it: 'Un blocco solo chiude anche una via larga, o ne servono due.',
      en: 'One block closes a wide approach too, or two are needed.',
    },
    values: [value('one', 'ne basta uno', 'one is enough'), value('byWidth', 'due su via larga', 'two on a wide one')],
    default: 'one',
  },
  {
    id: 'weakDefenders',
    name: { it: 'Difensori di forza uno', en: 'Defenders of strength one' },
    about: {
      it: 'Un blocco di forza uno può guidare una difesa, o mai.',
      en: 'A block of strength one may lead a defence, or never.',
    },
    values: [value('mayLead', 'possono guidare', 'may lead'), value('never', 'mai', 'never')],
    default: 'mayLead',
  },
  {
    id: 'defensiveFire',
    name: { it: 'Terreno e fuoco di difesa', en: 'Ground and defensive fire' },
    about: {
      it: 'Il fuoco di difesa non conosce penalità, o subisce quella della via degli attaccanti.',
      en: 'Defensive fire knows no penalty, or suffers that of the attackers’ approach.',
    },
    values: [value('level', 'senza penalità', 'no penalty'), value('penalised', 'con penalità', 'penalised')],
    default: 'level',
  },
  {
    id: 'doublePair',
    name: { it: 'Le due vie fra Cabianca e Bolla', en: 'The two approaches of Cabianca and Bolla' },
    about: {
      it: 'I limiti degli assalti valgono per ognuna delle due vie, o per entrambe insieme.',
      en: 'The limits of assaults hold for each of the two approaches, or for both together.',
    },
    values: [value('perPair', 'ognuna', 'each'), value('together', 'insieme', 'together')],
    default: 'perPair',
  },
  {
    id: 'mixedRoads',
    name: { it: 'Strade principali e secondarie', en: 'Primary and secondary roads' },
    about: {
      it: 'Una mossa è esente dal comando se è tutta su strada principale, o se lo è il suo primo tratto.',
      en: 'A move is exempt from command if all of it is on primary road, or if its first link is.',
    },
    values: [
      value('allPrimary', 'tutta principale', 'all primary'),
      value('firstPrimary', 'il primo tratto', 'first link'),
    ],
    default: 'allPrimary',
  },
  {
    id: 'entryMove',
    name: { it: 'La zona d’entrata', en: 'The entry locale' },
    about: {
      it: 'Entrare conta come la prima delle zone percorse, o non conta.',
      en: 'Entering counts as the first locale moved, or does not count.',
    },
    values: [value('counts', 'conta', 'counts'), value('free', 'non conta', 'is free')],
    default: 'counts',
  },
  {
    id: 'bridgehead',
    name: { it: 'Il lato ovest della testa di ponte', en: 'The west side of the bridgehead' },
    about: {
      it: 'Porta simboli ma non guarda nessuna zona: non si blocca e non si attacca; nessuno esce dalla mappa.',
      en: 'It carries symbols but faces no locale: it is neither blocked nor attacked; nobody leaves the map.',
    },
    values: [value('closed', 'chiuso', 'closed')],
    default: 'closed',
  },
  {
    id: 'activation',
    name: { it: 'Attivazione combattendo', en: 'Activation by fighting' },
    about: {
      it: 'Bloccare o ritirarsi non attiva un blocco francese, oppure lo attiva.',
      en: 'Blocking or retreating does not activate a French block, or it does.',
    },
    values: [value('byTurn', 'non attiva', 'does not'), value('alsoFighting', 'attiva', 'does')],
    default: 'byTurn',
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
