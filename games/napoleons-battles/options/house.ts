/** Rules of the translators’ club (`hr`). */
import { HOUSE, HOUSE_ADVANCED, NEVER, switchOf, value } from './switch.ts'

const house = switchOf('house', HOUSE)
const houseAdvanced = switchOf('house', HOUSE_ADVANCED)
/** A house rule about an optional one, which is in no set together with house rules. */
const houseOptional = switchOf('house', NEVER)

export const HOUSE_RULES = [
  house(
    'measuring',
    true,
    ['Misurare prima', 'Measuring first'],
    [
      'Distanze, raggi e probabilità si vedono prima di decidere, o solo dopo (circolo, 1.6 hr).',
      'Distances, reach and odds are shown before a decision, or only after it (club, 1.6 hr).',
    ],
    [value('open', 'sì', 'yes'), value('closed', 'no', 'no')],
  ),
  house(
    'rally',
    true,
    ['Recupero', 'Rally'],
    [
      'Solo a contatto del generale (4.1.3), o per tutti, a −2 senza generale (circolo, 7.1 hr).',
      'Only beside a general (4.1.3), or for everybody, at −2 without one (club, 7.1 hr).',
    ],
    [value('general', 'con il generale', 'with a general'), value('anybody', 'per tutti', 'for everybody')],
  ),
  house(
    'rates',
    true,
    ['Velocità e cambi di formazione', 'Rates and changes of formation'],
    [
      'Autori (8.1.2.1, 8.2.5): chi cambia formazione paga tutta la mossa alla velocità di linea. Circolo: ogni frazione di turno alla velocità del momento.',
      'Designers (8.1.2.1, 8.2.5): whoever changes formation pays the whole move at line speed. Club: each fraction of the turn at the speed of the moment.',
    ],
    [value('line', 'autori', 'designers'), value('fractions', 'circolo', 'club')],
  ),
  house(
    'facing',
    true,
    ['Cambio di fronte', 'Change of front'],
    [
      'Solo dietro front (8.2.5.3), o verso ogni direzione intorno al centro del fronte (circolo, 8.2.5.3.1 hr).',
      'About-face only (8.2.5.3), or to any direction about the middle of the front (club, 8.2.5.3.1 hr).',
    ],
    [value('about', 'dietro front', 'about-face'), value('any', 'ogni direzione', 'any direction')],
  ),
  house(
    'limbered',
    true,
    ['Pezzi agganciati senza fronte', 'Limbered guns without a front'],
    [
      'Le batterie al traino si muovono senza curarsi del fronte e si girano sganciando (circolo, 8.2.4.1 hr).',
      'Limbered batteries move whatever their front and turn as they unlimber (club, 8.2.4.1 hr).',
    ],
  ),
  house(
    'passage',
    true,
    ['Attraversare gli amici', 'Passing through friends'],
    [
      'Passare attraverso unità formate costa un pollice per ogni fila (circolo, 8.1.3.3 hr).',
      'Passing through formed friends costs one inch for every row (club, 8.1.3.3 hr).',
    ],
  ),
  house(
    'roughFront',
    true,
    ['Terreno sotto il fronte', 'Ground under the front'],
    [
      'Il terreno difficile rallenta finché vi si trova il fronte, non una parte qualunque (circolo, nota 13).',
      'Rough ground slows a unit while its front is on it, not any part of it (club, footnote 13).',
    ],
  ),
  house(
    'townShuffle',
    true,
    ['Spostarsi in città', 'Moving inside a town'],
    [
      'Dentro un gruppo di edifici ci si ridispone liberamente con un turno intero (circolo, 8.3.3.1 hr).',
      'Inside a group of buildings units are arranged anew with a whole turn (club, 8.3.3.1 hr).',
    ],
  ),
  house(
    'flanks',
    true,
    ['Fianchi e spalle', 'Flank and rear'],
    [
      'Chi è contattato sul fianco o alle spalle è disordinato (circolo, 8.4.0 hr).',
      'Whoever is contacted in flank or rear is disordered (club, 8.4.0 hr).',
    ],
  ),
  house(
    'manyCombats',
    true,
    ['Più combattimenti', 'Several combats'],
    [
      'Chi tocca più nemici li combatte uno dopo l’altro, al posto della divisione di 8.4.2 (circolo, 8.4.2.4 hr, 10.1 hr).',
      'Whoever touches several enemies fights them one after the other, instead of the division of 8.4.2 (club, 8.4.2.4 hr, 10.1 hr).',
    ],
  ),
  house(
    'routWay',
    true,
    ['Direzione della rotta', 'Direction of a rout'],
    [
      'Una via sola: lontano da chi l’ha causata, poi da tutti, poi verso il proprio bordo (circolo, 8.6.2.2.6 hr).',
      'One way only: from whoever caused it, then from everybody, then to the own edge (club, 8.6.2.2.6 hr).',
    ],
  ),
  house(
    'frontBases',
    true,
    ['Basi del fronte', 'Bases of the front'],
    [
      'Per il fuoco contano solo le basi del fronte; decade 9.4.9 (circolo, 9.1.5 hr).',
      'Only bases in front count for fire; 9.4.9 falls away (club, 9.1.5 hr).',
    ],
  ),
  house(
    'disorderedFire',
    true,
    ['Fuoco in disordine', 'Fire in disorder'],
    [
      'Chi è disordinato tira a −3, mai con una somma sopra zero (circolo, 9.2.1.4 hr).',
      'Disordered units fire at −3, never with a sum above nought (club, 9.2.1.4 hr).',
    ],
  ),
  house(
    'counterBattery',
    true,
    ['Controbatteria', 'Counter-battery fire'],
    [
      'Le batterie con fanteria o cavalleria sono bersagli solo dell’artiglieria che vi rinuncia (circolo, 9.2.1.6 hr).',
      'Batteries with infantry or cavalry are targets only of guns that fire at them alone (club, 9.2.1.6 hr).',
    ],
  ),
  house(
    'townGuns',
    true,
    ['Batterie in città', 'Batteries in towns'],
    [
      'Una batteria in città tira da un lato a −1 o da un angolo a −2 (circolo, 9.2.2.2 hr).',
      'A battery in a town fires from a side at −1 or from a corner at −2 (club, 9.2.2.2 hr).',
    ],
  ),
  house(
    'howitzers',
    true,
    ['Obici', 'Howitzers'],
    [
      'Le batterie di soli obici tirano sopra ogni ostacolo e dentro le zone morte (circolo, 9.2.3.2.1-2 hr).',
      'Batteries of howitzers alone fire over every obstacle and into dead zones (club, 9.2.3.2.1-2 hr).',
    ],
  ),
  house(
    'targets',
    true,
    ['Formazione del bersaglio', 'Formation of the target'],
    [
      'Modificatori diversi per artiglieria e armi portatili, al posto di 9.4.3 (circolo, 9.4.3.1-2 hr).',
      'Different modifiers for guns and small arms, instead of 9.4.3 (club, 9.4.3.1-2 hr).',
    ],
  ),
  house(
    'lancers',
    true,
    ['Lancieri', 'Lancers'],
    ['+1 contro fanteria (circolo, 10.3.12 hr).', '+1 against infantry (club, 10.3.12 hr).'],
  ),
  house(
    'flags',
    true,
    ['Bandiere', 'Flags'],
    [
      'Chi è battuto di molto perde la bandiera (circolo, 11.2.5 hr).',
      'Whoever is beaten by much loses its flag (club, 11.2.5 hr).',
    ],
  ),
  houseAdvanced(
    'fires',
    true,
    ['Incendi col dado del bersaglio', 'Fires by the target’s die'],
    [
      'Decide il dado di chi è dentro, al posto di 15.4.1 (circolo, 15.4.1 hr).',
      'The die of those inside decides, instead of 15.4.1 (club, 15.4.1 hr).',
    ],
  ),
  houseAdvanced(
    'cuirass',
    true,
    ['Corazze', 'Cuirasses'],
    [
      'I corazzieri salvano una figura per ogni 1 (circolo, 15.7 hr).',
      'Cuirassiers save a figure for every 1 (club, 15.7 hr).',
    ],
  ),
  houseOptional(
    'grandBatteryHouse',
    true,
    ['Grandi batterie del circolo', 'The club’s grand batteries'],
    [
      'Batterie a piedi di una nazione, due dadi e perdite doppie (circolo, 18.2.1.3-4 hr).',
      'Foot batteries of one nation, two dice and double losses (club, 18.2.1.3-4 hr).',
    ],
  ),
] as const
