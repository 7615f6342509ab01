/** 15.2.2.4.2 What a general is worth now: himself, or whoever has taken his place. */
import { type Field, generalOf } from '../field.ts'
import type { GeneralData } from '../scenario.ts'
import { has, type State } from '../state.ts'
import { type Rank, REPLACED } from '../words.ts'

/** Rulebook: poor, response 4, combat −1, and a radius by rank. */
const RADIUS: Readonly<Record<Rank, number>> = { division: 3, corps: 5, wing: 6, army: 8 }

export function leaderOf(f: Field, s: State, g: number): GeneralData {
  const data = generalOf(f, g)
  if (!has(s, g, REPLACED)) return data
  const { defence: _, ...same } = data
  return { ...same, radius: RADIUS[data.rank], quality: 'P', response: 4, combat: -1 }
}
