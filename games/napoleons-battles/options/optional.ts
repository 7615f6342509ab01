/** The optional rules, chapters 17 to 20 and the appendices. */
import { COMPLETE, NEVER, switchOf, value } from './switch.ts'

const complete = switchOf('optional', COMPLETE)
const apart = switchOf('optional', NEVER)

export const OPTIONAL_RULES = [
  complete(
    'observation',
    true,
    ['Osservazione', 'Observation'],
    ['Si spara e si comanda fin dove si vede (17.1).', 'Fire and command reach as far as one sees (17.1).'],
  ),
  apart(
    'counters',
    true,
    ['Pedine misteriose', 'Hidden counters'],
    [
      'Le unità non viste sono pedine numerate, alcune ingannevoli (17.2.2).',
      'Units out of sight are numbered counters, some of them dummies (17.2.2).',
    ],
  ),
  complete(
    'weather',
    true,
    ['Tempo', 'Weather'],
    [
      'Dello scenario; con i dadi, anche dove lo scenario tace (17.3).',
      'As the scenario says; by dice also where it says nothing (17.3).',
    ],
    [value('scenario', 'dello scenario', 'of the scenario'), value('dice', 'dai dadi', 'by dice')],
  ),
  apart(
    'prone',
    true,
    ['A terra', 'Lying down'],
    ['La fanteria può stendersi, anche se caricata (18.1).', 'Infantry may lie down, even when charged (18.1).'],
    [value('off', 'no', 'no'), value('plain', 'sì', 'yes'), value('charged', 'anche caricata', 'even charged')],
  ),
  complete(
    'grandBatteries',
    true,
    ['Grandi batterie', 'Grand batteries'],
    [
      'Due batterie una dietro l’altra come una sola (18.2.1).',
      'Two batteries, one behind the other, as one (18.2.1).',
    ],
  ),
  complete(
    'divisionalSquare',
    true,
    ['Quadrato di divisione', 'Divisional square'],
    ['Più brigate in un quadrato solo (18.2.2).', 'Several brigades in one square (18.2.2).'],
  ),
  complete(
    'forcedMarch',
    true,
    ['Marcia forzata', 'Forced march'],
    ['Più strada, con perdite (18.3).', 'More way, with losses (18.3).'],
  ),
  apart(
    'works',
    true,
    ['Opere del genio', 'Works'],
    ['Fortificare, demolire, gettare ponti (18.4).', 'Fortify, demolish, bridge (18.4).'],
  ),
  apart(
    'boats',
    true,
    ['Barche', 'Boats'],
    ['Traversare con le barche (18.4.2.2.5).', 'Crossing by boat (18.4.2.2.5).'],
  ),
  complete(
    'civilianDrivers',
    true,
    ['Conducenti civili', 'Civilian drivers'],
    [
      'Prima del 1805 i traini civili non si avvicinano al nemico (18.5).',
      'Before 1805 civilian teams keep away from the enemy (18.5).',
    ],
  ),
  complete(
    'evadeTest',
    true,
    ['Prova per evadere', 'Test to evade'],
    [
      'Chi evade prova prima il controllo: se fallisce, va in disordine (18.6).',
      'Whoever evades tests its control first: if it fails it is disordered (18.6).',
    ],
  ),
  complete(
    'escorts',
    true,
    ['Scorte', 'Escorts'],
    ['Un’unità scorta il comandante in capo (18.7).', 'A unit escorts the commander in chief (18.7).'],
  ),
  complete(
    'closeCharge',
    true,
    ['Carica ravvicinata', 'Close charge'],
    ['La cavalleria vicina sorprende la fanteria (18.8).', 'Cavalry close by surprises infantry (18.8).'],
  ),
  complete(
    'rangeTable',
    true,
    ['Tabella delle gittate', 'Range table'],
    ['Il fuoco d’artiglieria secondo la distanza (19.1).', 'Guns fire by distance (19.1).'],
  ),
  complete(
    'oldGuardGunners',
    true,
    ['Artiglieri della vecchia Guardia', 'Old Guard gunners'],
    ['I fanti rimpiazzano i serventi caduti (19.3).', 'Infantrymen replace fallen gunners (19.3).'],
  ),
  complete(
    'irregulars',
    true,
    ['Irregolari', 'Irregulars'],
    ['Provano prima di attaccare (19.4).', 'They test before attacking (19.4).'],
  ),
  complete(
    'greatGenerals',
    true,
    ['Grandi generali', 'Great generals'],
    ['Napoleone, Wellington, Blücher (20.1).', 'Napoleon, Wellington, Blücher (20.1).'],
  ),
  complete(
    'oldStyle',
    true,
    ['Comando all’antica', 'Old-style command'],
    [
      'I generali all’antica provano prima di unirsi alle truppe (20.1.4).',
      'Old-style generals test before they join the troops (20.1.4).',
    ],
  ),
  complete(
    'infirm',
    true,
    ['Generali infermi', 'Infirm generals'],
    ['Feriti e anziani muovono meno (20.1.5).', 'The wounded and the aged move less (20.1.5).'],
  ),
  apart(
    'commanders',
    true,
    ['Comandanti', 'Commanders'],
    [
      'Uno per parte, o più, ognuno con il suo corpo d’armata e il suo posto al tavolo, che si scrivono per messaggero (20.3).',
      'One a side, or several, each with his own corps and seat, who write to each other by messenger (20.3).',
    ],
    [value('one', 'uno per parte', 'one a side'), value('several', 'più d’uno', 'several')],
  ),
  complete(
    'initiative',
    true,
    ['Iniziativa', 'Initiative'],
    ['Chi ce l’ha decide l’ordine del turno (20.4).', 'Its holder decides the order of the turn (20.4).'],
  ),
  complete(
    'freeRolls',
    true,
    ['Tiri liberi', 'Free rolls'],
    ['Alcuni dadi si tirano di nuovo (20.5).', 'Some dice are rolled again (20.5).'],
  ),
  apart(
    'skirmishers',
    true,
    ['Schermagliatori', 'Skirmishers'],
    [
      'La fanteria stende schermagliatori davanti a sé (appendice A).',
      'Infantry throws out skirmishers before it (appendix A).',
    ],
  ),
  apart(
    'orders',
    true,
    ['Ordini scritti', 'Written orders'],
    [
      'I generali ubbidiscono a fogli ordini scritti, recapitati e interpretati, nascosti al nemico (appendice B).',
      'Generals obey order sheets that are written, delivered and understood, hidden from the enemy (appendix B).',
    ],
  ),
] as const
