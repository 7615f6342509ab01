/** Readings of passages the text leaves open: the first value is ours. */
import { NEVER, switchOf, value } from './switch.ts'

const reading = switchOf('reading', NEVER)
const no = value('no', 'no', 'no')
const yes = value('yes', 'sì', 'yes')

export const READINGS = [
  reading(
    'squareTest',
    true,
    ['Esenzione dal quadrato', 'Exemption from the square'],
    [
      'Vicino a fanteria nemica non in rotta (errata), o a qualunque nemico non in rotta (testo di 8.4.4).',
      'Near unrouted enemy infantry (errata), or near any unrouted enemy (text of 8.4.4).',
    ],
    [value('infantry', 'fanteria', 'infantry'), value('any', 'qualunque nemico', 'any enemy')],
  ),
  reading(
    'disorderedContact',
    true,
    ['Contatto in disordine', 'Contact in disorder'],
    [
      'Chi è disordinato non può iniziare un combattimento (errata a 8.4.1.1), o può (testo).',
      'A disordered unit may not start a combat (errata to 8.4.1.1), or may (text).',
    ],
    [no, yes],
  ),
  reading(
    'bounceLoss',
    true,
    ['Rimbalzo e perdite del vincitore', 'Bounce and winner’s loss'],
    [
      'Un rimbalzo non è un successo per il nemico, o gli costa la figura di 10.4.1.',
      'A bounce is no success of the enemy, or costs him the figure of 10.4.1.',
    ],
    [no, yes],
  ),
  reading(
    'bridges',
    true,
    ['Marcia sui ponti', 'March column on a bridge'],
    [
      'In colonna di marcia su un ponte si combatte senza il −2 di 10.3.8.1 (8.2.6.1.2.1), o con.',
      'A march column on a bridge fights without the −2 of 10.3.8.1 (8.2.6.1.2.1), or with it.',
    ],
    [value('free', 'senza', 'without'), value('ford', 'con', 'with')],
  ),
  reading(
    'townBonus',
    true,
    ['Valore della città', 'Value of a town'],
    [
      'Per ogni unità ordinata dentro (10.3.2), o solo per chi è dispiegato.',
      'For every ordered unit inside (10.3.2), or only for deployed ones.',
    ],
    [value('inside', 'chi è dentro', 'inside'), value('deployed', 'solo dispiegati', 'deployed only')],
  ),
  reading(
    'tieSum',
    true,
    ['Somma dei modificatori', 'Sum of modifiers'],
    [
      'In parità (15.3) conta la somma dei modificatori di entrambe le parti, o ognuna guarda i propri.',
      'In a tie (15.3) the modifiers of both sides are added up, or each side looks at its own.',
    ],
    [value('both', 'di entrambi', 'of both'), value('each', 'di ognuno', 'of each')],
  ),
  reading(
    'isolation',
    true,
    ['Segnalare l’isolamento', 'Pointing out isolation'],
    [
      'Chi è isolato è segnalato da sé, o lo segnala il nemico, che può dimenticarsene (15.5.1).',
      'Isolated units are pointed out of themselves, or by the enemy, who may forget to (15.5.1).',
    ],
    [value('automatic', 'automatico', 'automatic'), value('declared', 'dichiarato', 'declared')],
  ),
] as const

/** Where the battle begins. */
export const DEPLOYMENT = reading(
  'deployment',
  true,
  ['Schieramento', 'Deployment'],
  [
    'Come lo propone lo scenario, o libero: ogni parte dispone le sue unità nelle proprie zone, prima chi muove per primo.',
    'As the scenario proposes, or free: each side stands its units in its own zones, the side that plays first deploying first.',
  ],
  [value('proposed', 'come proposto', 'as proposed'), value('free', 'libero', 'free')],
)

/** Appendix B, design 7: inches of our own. */
export const ORDER_ZONE = reading(
  'orderZone',
  true,
  ['Zona di un ordine', 'Zone of an order'],
  [
    'Con gli ordini scritti: quanto lontano dal suo obiettivo, o da chi sostiene, un reparto può stare (nostra misura, B1.4).',
    'With written orders: how far from its objective, or from those it supports, a formation may be (our measure, B1.4).',
  ],
  [value('12', '12"', '12"'), value('8', '8"', '8"'), value('16', '16"', '16"')],
)
