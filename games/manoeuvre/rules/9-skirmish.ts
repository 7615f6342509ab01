/** 9.2 Skirmish: the attacker calls his assault off and moves away. */
import type { Verdict } from '@bivouac/kernel'
import { no } from '../rulebook.ts'
import type { State } from '../state.ts'
import type { Square } from '../words.ts'
import { mayReach } from './5-movement.ts'
import { ASSAULT } from './6-combat.ts'
import { spyOffer } from './9-spy.ts'
import { choice, procedure } from './dialect.ts'
import { ALL_SQUARES, FIELD, SKIRMISH } from './facts.ts'
import { activeSeat, held, moveTo } from './table.ts'

const NO_SKIRMISH = no(
  '9.2-skirmish',
  { it: 'Non hai una carta Schermaglia.', en: 'You hold no Skirmish card.' },
  { it: 'Serve una carta Schermaglia.', en: 'A Skirmish card is needed.' },
)
const NOT_WITH_LEADER = no(
  '9.2-skirmish',
  { it: 'Schermaglia e comandante non vanno insieme.', en: 'Skirmish and a leader do not go together.' },
  { it: 'Si può in un combattimento senza comandante.', en: 'It may be played in a combat without a leader.' },
)
const SKIRMISH_TOO_FAR = no(
  '9.2-skirmish',
  {
    it: 'La Schermaglia sposta l’unità di due caselle al massimo, mai in diagonale.',
    en: 'A Skirmish moves the unit two squares at most, never diagonally.',
  },
  { it: 'Scegli una casella più vicina.', en: 'Choose a nearer square.' },
)
const NOT_IN_AMBUSH = no(
  '9.2-skirmish',
  { it: 'Non c’è Schermaglia in un’imboscata.', en: 'There is no Skirmish in an ambush.' },
  { it: 'Si gioca in un assalto.', en: 'It is played in an assault.' },
)

export function maySkirmish(s: State): Verdict {
  if (held(s, s.active, SKIRMISH) < 0) return NO_SKIRMISH
  if (s.battle.kind !== ASSAULT) return NOT_IN_AMBUSH
  return s.battle.use !== 0 ? NOT_WITH_LEADER : undefined
}

const SKIRMISH_REACH = 2

export const skirmish = {
  skirmish: procedure('skirmish', {
    rule: '9.2-skirmish',
    steps: {
      move: choice({
        seat: activeSeat,
        offers: {
          to: {
            domain: ALL_SQUARES,
            over: t => FIELD.within[SKIRMISH_REACH]![t.s.square[t.s.battle.by]!]!,
            check: (t, _, to: Square) =>
              mayReach(t.s, t.s.square[t.s.battle.by]!, to, SKIRMISH_REACH, SKIRMISH_TOO_FAR),
            take: (t, _, to: Square) => moveTo(t, t.s.battle.by, to, 'skirmish'),
          },
          stay: { take: () => undefined },
          spy: spyOffer('move'),
        },
      }),
    },
  }),
}
