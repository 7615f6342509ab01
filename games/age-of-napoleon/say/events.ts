/** What happened, in words. */
import { type Lang, type LogLevel, type Phrase, sentence } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import type { Sayings } from './saying.ts'
import { WAR } from './war.ts'
import { YEAR } from './year.ts'

const SAYINGS: Sayings = { ...YEAR, ...WAR }

export const eventPhrase = (event: NapoleonEvent, lang: Lang): Phrase => {
  const words = SAYINGS[event.e] as (event: NapoleonEvent, lang: Lang) => Phrase
  return sentence(words(event, lang))
}

const LEVELS: Partial<Readonly<Record<NapoleonEvent['e'], LogLevel>>> = {
  year: 0,
  over: 0,
  phase: 1,
  round: 1,
  cancelled: 3,
  repressed: 3,
  status: 3,
  returned: 3,
  left: 3,
  invaded: 3,
  attrition: 3,
  lost: 3,
  tired: 3,
  stoodOut: 3,
  fought: 3,
  tie: 3,
  won: 3,
  misdirected: 3,
  stuck: 3,
}
export const eventLevel = (event: NapoleonEvent): LogLevel => LEVELS[event.e] ?? 2
