/** 18.3 Forced marches, and those who fall out. */
import { end, type Flow, goto, type Verdict } from '@bivouac/kernel'
import { type Field, isGeneral, isTroops, troopOf } from '../field.ts'
import { is } from '../options.ts'
import type { Letter } from '../profile.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, fieldFor, has, type Napoleon, NORMAL, type State, type T } from '../state.ts'
import { DISORDER, enemyOf, HALF, NONE, ON_TABLE, QUALITY_BONUS, ROUT } from '../words.ts'
import { leadersWith } from './01-attachment.ts'
import { d10, type Line, line, sumOf } from './01-dice.ts'
import { lay } from './01-formations.ts'
import { quiet } from './08-2-samples.ts'
import { disorder, GONE, lose } from './11-losses.ts'
import { leaderOf } from './15-ratings.ts'
import { isForced } from './18-lying.ts'
import { rollAgain } from './20-initiative.ts'
import { tell } from './telling.ts'

type March = FrameOf<'march'>

const NOT_PLAYED = no('18.3', {
  it: 'A questo tavolo non ci sono marce forzate.',
  en: 'At this table there are no forced marches.',
})
const CANNOT = no('18.3', {
  it: 'La marcia forzata è per unità in ordine, in comando, nel loro movimento.',
  en: 'A forced march is for units in order and in command, in their own movement.',
})
const BEGUN = no(
  '18.3',
  { it: 'La marcia forzata si ordina prima di muovere.', en: 'A forced march is ordered before the unit moves.' },
  { it: 'Ordinala all’inizio della prossima mossa.', en: 'Order it at the start of its next move.' },
)

function mayForce(t: T, f: March): Verdict {
  const { s } = t
  if (!is(s, 'forcedMarch')) return NOT_PLAYED
  if (f.begun === 1 || isForced(s, f.unit)) return BEGUN
  const unfit = isGeneral(fieldFor(s), f.unit) || f.mode !== NORMAL || has(s, f.unit, HALF | NONE | DISORDER | ROUT)
  return unfit ? CANNOT : undefined
}

export const FORCING = {
  forced: quiet({
    check: [mayForce],
    take: (t, f) => {
      t.s.extra.forced.push(f.unit)
      tell(t, { e: 'forced', unit: f.unit })
      return goto('next')
    },
  }),
} as const

/** 18.3.2.1 What the letter of dispersal is worth on the march; batteries and wagons have none. */
const BY_LETTER: Readonly<Record<Letter, number>> = { E: 1, D: 2, C: 3, B: 4, A: 5 }
const ON_WHEELS = 7

/** 18.3.2 What the marchers’ die is changed by. */
export function strayLines(f: Field, s: State, u: number): Line[] {
  const lines = isTroops(f, u)
    ? [
        line(
          '18.3.2.1',
          `dispersione ${troopOf(f, u).dispersal}`,
          `dispersal ${troopOf(f, u).dispersal}`,
          BY_LETTER[troopOf(f, u).dispersal],
        ),
      ]
    : [line('18.3.2.1', 'artiglieria o fureria', 'artillery or supply', ON_WHEELS)]
  const general = leadersWith(f, s, u, lay(f, s))[0]
  const bonus = general === undefined ? 0 : QUALITY_BONUS[leaderOf(f, s, general).quality]
  if (bonus !== 0)
    lines.push(line('18.3.2.2', `generale ${f.name[general!]!.it}`, `general ${f.name[general!]!.en}`, bonus))
  return lines
}

/** 18.3.1 Both sides roll for every unit that has marched like this. */
export const stragglers = {
  rule: '18.3.1',
  steps: {
    roll: (t: T, f: FrameOf<'stragglers'>) => {
      f.die = d10(t, '18.3.1')
    },
    answer: (t: T, f: FrameOf<'stragglers'>) => {
      f.answer = d10(t, '18.3.1')
    },
    free: rollAgain<'stragglers'>((t, f) => fieldFor(t.s).side[f.unit]!, 'roll', 'freeOther', false),
    freeOther: rollAgain<'stragglers'>((t, f) => enemyOf(fieldFor(t.s).side[f.unit]!), 'roll', 'settle'),
    settle: (t: T, f: FrameOf<'stragglers'>): Flow<Napoleon> => {
      const { s } = t
      const field = fieldFor(s)
      const u = f.unit
      s.extra.forced = s.extra.forced.filter(each => each !== u)
      const modifier = sumOf(strayLines(field, s, u))
      // 18.3.1.1 Equal or higher: none; lower: the difference, whatever the rout number.
      const lost = Math.max(0, f.answer - (f.die + modifier))
      tell(t, { e: 'strayed', unit: u, die: f.die, modifier, answer: f.answer, loss: lost })
      if (lost === 0) return end()
      const before = s.figures[u]!
      const came = lose(t, u, lost, 'march')
      s.extra.strays[u]! += before - (s.on[u] === ON_TABLE ? s.figures[u]! : 0)
      // 18.3.3 It disorders, even where it would have routed.
      if (came !== GONE && lost >= (isTroops(field, u) ? troopOf(field, u).disorder : 1)) disorder(t, u, 'forced')
      return end()
    },
  },
} as const
