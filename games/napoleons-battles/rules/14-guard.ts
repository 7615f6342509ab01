/** 14.1 Guard commitment: before everybody else moves, the Guard may go into contact and fight, again and again. */
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { isInfantry } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import {
  COMMITTED,
  call,
  drop,
  type FrameOf,
  fieldFor,
  has,
  type MarchLocals,
  type Napoleon,
  type T,
} from '../state.ts'
import { ATTACKER, CHARGED, COLUMN, enemyOf, FIRED, MOVED, ON_TABLE, STAYS, TESTED, WON } from '../words.ts'
import { leadersWith } from './01-attachment.ts'
import { lay } from './01-formations.ts'
import { quartersLeft } from './07-command.ts'
import { left, spend } from './08-1-effort.ts'
import { judgeLeg, newMarch } from './08-1-march.ts'
import { ahead } from './08-2-ahead.ts'
import { contacts } from './08-4-contact.ts'
import { divideCombats } from './08-4-division.ts'
import { isGuard } from './13-command.ts'
import { choice, offer, plain, upTo } from './offers.ts'
import { tell } from './telling.ts'

type Guard = FrameOf<'guard'>

const NOT_GUARD = no('14.1.1', {
  it: 'Si impiega solo la propria fanteria con nota j che è sul tavolo.',
  en: 'Only infantry of one’s own with note j, on the table, is committed.',
})
const NOT_AGAIN = no(
  '14.1.5',
  { it: 'L’unità è già stata impiegata in questo giro.', en: 'The unit has been committed in this round already.' },
  {
    it: 'Dopo i combattimenti può muovere ancora, se le resta movimento.',
    en: 'After the combats it may move again, if it has movement left.',
  },
)
const NOT_COLUMN = no(
  '14.1.2',
  { it: 'La Guardia si impiega solo in colonna.', en: 'The Guard is committed in column only.' },
  { it: 'Mettila in colonna nella fase di movimento.', en: 'Form column in the movement step.' },
)
const HAMPERED = no(
  '14.1.2',
  { it: 'L’unità ha un limite al movimento.', en: 'Something limits the movement of the unit.' },
  { it: 'Tienila in comando e in ordine.', en: 'Keep it in command and in order.' },
)
const NO_GENERAL = no(
  '14.1.2',
  { it: 'Nessun generale è a contatto dell’unità.', en: 'No general touches the unit.' },
  { it: 'Aggregane uno nella fase di movimento.', en: 'Attach one in the movement step.' },
)
const NOBODY_NEAR = no(
  '14.1.3',
  {
    it: 'Da qui l’unità non arriva a contattare nessun nemico.',
    en: 'From here the unit cannot come into contact with any enemy.',
  },
  { it: 'Avvicinala nella fase di movimento.', en: 'Bring it nearer in the movement step.' },
)

/** 14.1.2 A general who touches it rides along: one of its own, or else the highest who is there. */
function leader(t: T, unit: number): number {
  const f = fieldFor(t.s)
  const there = leadersWith(f, t.s, unit, lay(f, t.s))
  return there.find(g => t.s.host[g] === unit) ?? there[0] ?? -1
}

/** 14.1.3 A march that has already cost what the unit has used up in this step. */
export function guardMarch(t: T, unit: number): MarchLocals {
  const m = newMarch(t, unit, COMMITTED)
  spend(fieldFor(t.s), m, { weight: t.s.extra.committed?.[unit] ?? 0, change: 0 }, COLUMN)
  m.begun = 0
  return m
}

/** 14.1.1, 14.1.2, 14.1.3 Whether a unit may be committed now. */
export function mayCommit(t: T, side: number, unit: number): Verdict {
  const { s } = t
  const f = fieldFor(s)
  if (f.side[unit] !== side || s.on[unit] !== ON_TABLE || !isInfantry(f, unit) || !isGuard(f, unit)) return NOT_GUARD
  if (has(s, unit, MOVED | STAYS)) return NOT_AGAIN
  if (s.form[unit] !== COLUMN) return NOT_COLUMN
  if (quartersLeft(s, unit) < 4) return HAMPERED
  const general = leader(t, unit)
  if (general < 0) return NO_GENERAL
  const m = { proc: 'march' as const, step: 'leg', ...guardMarch(t, unit) }
  if (left(f, s, m) <= 0) return NOBODY_NEAR
  const led: T = { ...t, s: { ...s, host: s.host.with(general, unit) } }
  const reached = contacts(led, m, ahead(led.s, m)).some(arg => judgeLeg(led, m, { type: 'touch', arg }) === undefined)
  return reached ? undefined : NOBODY_NEAR
}
const ready = (t: T, side: number): number[] =>
  fieldFor(t.s).ofSide[side]!.filter(u => mayCommit(t, side, u) === undefined)

export const guard = {
  rule: '14.1',
  steps: {
    begin: (t: T, f: Guard): Flow<Napoleon> => {
      const { s } = t
      if (!is(s, 'guard')) return end()
      s.extra.committed = s.mark.map(() => 0)
      fresh(t)
      if (ready(t, f.side).length === 0) return goto('leave')
      tell(t, { e: 'phase', side: f.side, phase: 'guard' })
      return undefined
    },
    choose: choice<'guard'>({
      rule: '14.1.1',
      seat: (_, f) => f.side,
      standing: 'done',
      offers: {
        commit: offer<'guard'>({
          domain: t => upTo(fieldFor(t.s).count),
          over: (t, f) => ready(t, f.side),
          check: (t, f, unit) => mayCommit(t, f.side, unit),
          take: (t, _, unit) => {
            t.s.host[leader(t, unit)] = unit
            return call('march', guardMarch(t, unit))
          },
        }),
        done: plain<'guard'>({
          check: (t, f) => mayCommit(t, f.side, ready(t, f.side)[0] ?? 0),
          take: () => goto('contacted'),
        }),
      },
      none: () => goto('contacted'),
    }),
    again: () => goto('choose'),
    /** 14.1.4 After the contacts cavalry reacts, the inactive side’s first. */
    contacted: (t: T, f: Guard): Flow<Napoleon> => {
      if (t.s.moved.length === 0) return goto('leave')
      f.movers = t.s.moved.join(' ')
      return call('reaction', { side: f.side, rule: 2 })
    },
    divide: (t: T, f: Guard) => {
      // Who has moved in any step of this phase is fired at.
      const { moved } = t.s
      for (const u of f.movers.split(' ').map(Number)) if (!moved.includes(u)) moved.push(u)
      return divideCombats(f.side)
    },
    fire: (_: T, f: Guard) => call('fire', { side: f.side, firing: enemyOf(f.side), only: 1 }),
    combat: (_: T, f: Guard) => call('combats', { side: f.side }),
    /** 14.1.5 Whoever has movement left may contact others. */
    onward: (t: T, f: Guard): Flow<Napoleon> => {
      fresh(t)
      f.movers = ''
      return goto('choose')
    },
    /** 14.1.6 Nothing of this counts in the movement step, for the generals who rode along neither. */
    leave: (t: T) => {
      fresh(t)
      t.s.extra.committed = []
      t.s.spent.fill(0)
      return end()
    },
  },
} as const

/** Each round of contacts, fire and combats begins afresh. */
function fresh({ s }: T): void {
  for (let u = 0; u < s.mark.length; u++) drop(s, u, MOVED | STAYS | FIRED | TESTED | WON | CHARGED | ATTACKER)
  s.moved.length = 0
  s.combats.length = 0
  s.hurt.fill(0)
}
