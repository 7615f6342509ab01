import { type Lang, plain, type Seat, type Text } from '@bivouac/kernel'
import type { Match } from '@bivouac/match'
import type { Glance } from '../carrier/saves.ts'

/** What the list of games may show of a table: nothing that somebody else at this screen must not see. */
export function glanceAt(match: Match, mine: readonly Seat[]): Glance {
  const { game } = match
  const eye = mine.length === 1 ? mine[0]! : 'spectator'
  const turn = match.heard(eye).findLast(({ event }) => game.words.level(event) === 0)
  const said = (lang: Lang): string => plain(game.words.event(turn!.event, lang))
  const heading: Text | undefined = turn && { it: said('it'), en: said('en') }
  return {
    eye,
    view: match.view(eye),
    sides: game.seats(match.setup),
    ...(heading && { heading }),
  }
}
