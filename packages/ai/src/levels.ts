/** The computer players of a game, weakest first, as a list that people choose from. */
import type { AnyGame, Text, Weights } from '@bivouac/kernel'
import { brainOf, weightsOf } from './brain.ts'
import { foreseeing } from './foreseeing.ts'
import { knowing } from './knowing.ts'
import { marshal } from './marshal.ts'
import { randomPlayer } from './random.ts'
import { recruit } from './recruit.ts'
import { withIdeas } from './suggesting.ts'
import type { Player } from './types.ts'
import { veteran } from './veteran.ts'

/** What a personality is called beside the level: “Marshal, bold”. */
const PERSONALITY_NAMES: Readonly<Record<string, Text>> = {
  bold: { it: 'ardito', en: 'bold' },
  cautious: { it: 'prudente', en: 'cautious' },
}
const PERSONALITY_ABOUT: Readonly<Record<string, Text>> = {
  bold: { it: 'Cerca lo scontro.', en: 'Seeks the fight.' },
  cautious: { it: 'Si scopre poco.', en: 'Gives little away.' },
}
const RANDOM: Player = {
  ...randomPlayer,
  name: { it: 'A caso', en: 'Random' },
  about: { it: 'Una mossa lecita qualsiasi.', en: 'Any legal move at all.' },
}

/** A level of a game whose instinct knows averages is another player of the same name (`knowing.ts`). */
function known(level: (game: AnyGame, personality?: string) => Player, glance: boolean) {
  return (game: AnyGame, personality?: string): Player => {
    const plain = level(game, personality)
    const grain = game.ai?.grain
    const rounds = game.ai?.rounds
    if (grain === undefined) return plain
    if (rounds !== undefined && !glance) return foreseeing(plain, brainOf(game, personality), grain, rounds)
    return knowing(plain, brainOf(game, personality), grain, glance)
  }
}

function characters(
  game: AnyGame,
  level: (game: AnyGame, personality?: string) => Player,
  weights?: Weights,
): readonly Player[] {
  const others = Object.keys(game.ai?.personalities ?? {}).map((personality): Player => {
    const player = withIdeas(game, own => level(own, personality), weights && weightsOf(game, personality))
    const called = PERSONALITY_NAMES[personality] ?? { it: personality, en: personality }
    const known = PERSONALITY_ABOUT[personality]
    const named = (from: Player): Player => ({
      ...from,
      name: { it: `${from.name?.it ?? from.id} ${called.it}`, en: `${from.name?.en ?? from.id}, ${called.en}` },
      about: {
        it: `${from.about?.it ?? ''} ${known?.it ?? ''}`.trim(),
        en: `${from.about?.en ?? ''} ${known?.en ?? ''}`.trim(),
      },
      ...(from.fresh === undefined ? {} : { fresh: () => named(from.fresh!()) }),
    })
    return named(player)
  })
  return [withIdeas(game, level, weights), ...others]
}

/** The player a game brings along. */
export const ADVISER = 'adviser'
const adviserOf = ({ advise }: NonNullable<NonNullable<AnyGame['ai']>['adviser']>): Player => ({
  id: ADVISER,
  name: { it: 'Il consigliere', en: 'The adviser' },
  about: { it: 'Gioca come consiglia.', en: 'Plays as it advises.' },
  choose: ({ view, decision }) => advise(view, decision).action,
  think: ({ view, decision }) => ({ considered: [], ...advise(view, decision) }),
})

/** Every level, and for those that weigh things up every personality the game knows. */
export const playersFor = (game: AnyGame): readonly Player[] => [
  RANDOM,
  withIdeas(game, recruit),
  ...characters(game, known(veteran, true)),
  ...characters(game, known(marshal, false), game.ai?.weights),
  ...(game.ai?.adviser === undefined ? [] : [adviserOf(game.ai.adviser)]),
]

/** Whoever searches for as long as there is time, and whom several workers make stronger: Marshal, of any character. */
export const searches = (id: string): boolean => id === 'marshal' || id.startsWith('marshal-')

export const playerFor = (game: AnyGame, id: string): Player | undefined =>
  playersFor(game).find(player => player.id === id)
