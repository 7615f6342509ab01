/** What the pages tell of scenarios before anybody has fetched their rules. */
import { ABOUT } from 'virtual:shelf/about'
import { PREVIEWS } from 'virtual:shelf/previews'
import { said, t } from '../app/language.ts'
import type { ScenarioPreview } from '../page/previews.ts'
import type { Sight } from './board-picture.tsx'

export const scenariosOf = (game: string): readonly (readonly [string, ScenarioPreview])[] =>
  Object.entries(PREVIEWS[game] ?? {})

/** None for positions of somebody's own, and for games that are on no shelf of this page. */
export const previewOf = (game: string, scenario: unknown): ScenarioPreview | undefined =>
  typeof scenario === 'string' ? PREVIEWS[game]?.[scenario] : undefined

export const firstPreview = (game: string): ScenarioPreview | undefined => Object.values(PREVIEWS[game] ?? {})[0]

export const sightOf = (preview: ScenarioPreview | undefined): Sight | undefined =>
  preview && { setup: preview.setup, eye: 'spectator', view: preview.view }

/** A solitaire: nobody sits opposite. */
export const isSolitaire = (game: string): boolean => firstPreview(game)?.sides.length === 1

/** “14 June 1800 · 16 rounds · the Austrians attack”. */
export function factsOf(game: string, scenario: string): string {
  const glance = ABOUT[game]?.scenarios?.[scenario]
  if (glance === undefined) return ''
  const { when, length, attacks } = glance
  const parts = [when && said(when), said(length), attacks && t('home.attacks', { who: said(attacks) })]
  return parts.filter(Boolean).join(' · ')
}
