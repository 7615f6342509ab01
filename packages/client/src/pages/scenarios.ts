/** What the pages tell of scenarios before anybody has fetched their rules. */
import { ABOUT } from 'virtual:shelf/about'
import { OPENINGS } from 'virtual:shelf/openings'
import { said, t } from '../app/language.ts'
import type { Opening } from '../page/openings.ts'
import type { Sight } from './board-picture.tsx'

export const scenariosOf = (game: string): readonly (readonly [string, Opening])[] =>
  Object.entries(OPENINGS[game] ?? {})

/** None for positions of somebody's own, and for games that are on no shelf of this page. */
export const openingOf = (game: string, scenario: unknown): Opening | undefined =>
  typeof scenario === 'string' ? OPENINGS[game]?.[scenario] : undefined

export const firstOpening = (game: string): Opening | undefined => Object.values(OPENINGS[game] ?? {})[0]

export const sightOf = (opening: Opening | undefined): Sight | undefined =>
  opening && { setup: opening.setup, eye: 'spectator', view: opening.view }

/** A solitaire: nobody sits opposite. */
export const isSolitaire = (game: string): boolean => firstOpening(game)?.sides.length === 1

/** “14 June 1800 · 16 rounds · the Austrians attack”. */
export function factsOf(game: string, scenario: string): string {
  const glance = ABOUT[game]?.scenarios?.[scenario]
  if (glance === undefined) return ''
  const { when, length, attacks } = glance
  const parts = [when && said(when), said(length), attacks && t('home.attacks', { who: said(attacks) })]
  return parts.filter(Boolean).join(' · ')
}
