/** A battle for the stage that all games share: the sums as the rules reckoned them, both columns of the table. */
import type { Addend, Fight, FightSide } from '@bivouac/client/page'
import { type Eye, type Lang, plain, say, signed } from '@bivouac/kernel'
import { sideOf } from '../reading.ts'
import { region, side as sideNoun } from '../say/names.ts'
import { addendName } from '../say/sums.ts'
import { piece, place } from './actions.ts'
import { frameOf, isThere, viewOf } from './facts.ts'
import { taggedAs } from './tags.ts'
import { AN } from './words.ts'

const COLOURS = ['var(--an-france)', 'var(--an-britain)'] as const
/** The section an addend comes from: some have a name of their own. */
const ruleOf = (name: string): string => name.replace(/-(?:home|sea)$/, '')

export function fight(raw: object, _eye: Eye, lang: Lang): Fight | undefined {
  if (!isThere(raw)) return undefined
  const view = viewOf(raw)
  const sums = view.outlook?.battle
  const frame = frameOf(view, 'battle')
  if (sums === undefined || frame === undefined) return undefined
  const seats = [sums.attacker, 1 - sums.attacker] as const
  const sides = seats.map(
    (seat, i): FightSide => ({
      name: plain(say(lang, i === 0 ? AN.attacks : AN.defends, { who: sideNoun(seat) })),
      colour: COLOURS[seat]!,
      pieces: taggedAs(view, 'engaged')
        .filter(corps => sideOf(view, corps) === seat)
        .map(piece),
      cards: view.plays.filter(play => play >> 12 === seat).map(play => (play >> 6) & 63),
      sum: sums.strength[i]!,
    }),
  ) as unknown as readonly [FightSide, FightSide]
  const addends = ([0, 1] as const).flatMap(i =>
    sums.addends[i].map(
      ([name, value]): Addend => ({ side: i, text: addendName(name, lang), value, rule: ruleOf(name) }),
    ),
  )
  const column = (i: 0 | 1): string =>
    sums.fixed[i] > 0
      ? plain(say(lang, AN.fixedDie, { n: sums.columns[i][sums.fixed[i] - 1]! }))
      : sums.columns[i].join(' ')
  return {
    id: `${view.year}.${view.round}.${sums.at}.${frame.from}`,
    title: plain(say(lang, AN.battleAt, { at: region(sums.at) })),
    at: [place(sums.at)],
    sides,
    addends,
    roll: plain(
      say(lang, AN.columns, {
        a: column(0),
        d: column(1),
        ta: signed(sums.tie[0], lang),
        td: signed(sums.tie[1], lang),
      }),
    ),
    ...((frame.step === 'attackerPlays' || frame.step === 'defenderPlays') && { odds: { type: 'done' } }),
  }
}
