/** The advanced game, chapters 13 to 15. */
import { ADVANCED, switchOf, value } from './switch.ts'

const advanced = switchOf('advanced', ADVANCED)

export const ADVANCED_RULES = [
  advanced(
    'marchColumns',
    true,
    ['Colonne di marcia', 'March columns'],
    ['Chiedono meno comando (13.1).', 'They need less command (13.1).'],
  ),
  advanced(
    'fatigue',
    true,
    ['Truppe logorate', 'Worn troops'],
    [
      'Un reparto che ha raggiunto il suo livello di logoramento non si avvicina al nemico (13.2).',
      'A formation that has reached its fatigue level comes no nearer to the enemy (13.2).',
    ],
  ),
  advanced(
    'morale',
    true,
    ['Esercito scoraggiato', 'A discouraged army'],
    [
      'Lascia il campo (12.1), o è disordinato finché non si riprende (13.3).',
      'It leaves the field (12.1), or is disordered until it recovers (13.3).',
    ],
    [value('removal', 'lascia il campo', 'leaves the field'), value('disorder', 'è disordinato', 'is disordered')],
  ),
  advanced(
    'guard',
    true,
    ['Impiego della Guardia', 'Guard commitment'],
    [
      'Le unità con nota j muovono e combattono prima di tutti (14.1).',
      'Units with note j move and fight before everybody (14.1).',
    ],
  ),
  advanced(
    'evade',
    true,
    ['Evadere', 'Evading'],
    [
      'Cavalleria e batterie a cavallo possono evitare un contatto (14.2).',
      'Cavalry and horse batteries may avoid a contact (14.2).',
    ],
  ),
  advanced(
    'withdrawal',
    true,
    ['Ritirata', 'Withdrawal'],
    [
      'Chi è disordinato e ancora impegnato tenta di ritirarsi (14.3).',
      'Whoever is disordered and still engaged tries to withdraw (14.3).',
    ],
  ),
  advanced(
    'dismount',
    true,
    ['Cavalleria smontata', 'Dismounted cavalry'],
    ['Le unità con nota h possono smontare (14.4).', 'Units with note h may dismount (14.4).'],
  ),
  advanced(
    'detach',
    true,
    ['Distaccamenti', 'Detachments'],
    ['Alcune basi possono restare da sole (14.5).', 'Some bases may be left by themselves (14.5).'],
  ),
  advanced(
    'wings',
    true,
    ['Formazioni sulle ali', 'Formations on the wings'],
    [
      'Si cambia formazione anche sulla sinistra o sulla destra (14.6).',
      'Formation may be changed on the left or right, too (14.6).',
    ],
  ),
  advanced(
    'steadiness',
    true,
    ['Più saldezza', 'More steadiness'],
    [
      'Disordine +1 in posizione fortificata, rotta +1 con sei basi (15.1).',
      'Disorder +1 in a fortified position, rout +1 with six bases (15.1).',
    ],
  ),
  advanced(
    'overrun',
    true,
    ['Combattimenti in movimento', 'Combats in movement'],
    [
      'Chi muove travolge unità in rotta, carriaggi e generali, che possono cadere (15.2).',
      'Whoever moves overruns routed units, wagons and generals, who may fall (15.2).',
    ],
  ),
  advanced(
    'ties',
    true,
    ['Parità in combattimento', 'Ties in combat'],
    [
      'Una figura a testa (10.2.1), o secondo la somma dei modificatori (15.3).',
      'One figure each (10.2.1), or by the sum of modifiers (15.3).',
    ],
    [value('one', 'una figura', 'one figure'), value('bySum', 'per somma', 'by sum')],
  ),
  advanced(
    'burning',
    true,
    ['Incendi', 'Fires'],
    [
      'Obici e pezzi da 12 possono incendiare le città (15.4).',
      'Howitzers and 12-pounders may set towns on fire (15.4).',
    ],
  ),
  advanced(
    'surrender',
    true,
    ['Isolamento e resa', 'Isolation and surrender'],
    ['Chi resta circondato si arrende (15.5).', 'Whoever stays surrounded surrenders (15.5).'],
  ),
  advanced(
    'gunsLeft',
    true,
    ['Cannoni abbandonati', 'Guns left behind'],
    [
      'Una batteria in rotta lascia i pezzi e può tornare a prenderli (15.6).',
      'A routed battery leaves its guns and may come back for them (15.6).',
    ],
  ),
] as const
