/** 17.1, 17.3.1.1 How far one sees in this weather. */
import { WEATHER, type Weather } from '../data/weather.ts'
import type { State } from '../state.ts'
import { INCH } from '../words.ts'

/** 17.1 In normal conditions, in inches. */
const CLEAR_SIGHT = 36

export const weatherOf = (s: State): Weather | undefined => WEATHER[s.extra.weather]
export const hasNote = (s: State, note: string): boolean => weatherOf(s)?.notes.includes(note) === true

/** 17.1, 17.3.1.1 The greatest distance of observation, in points. */
export const sightOf = (s: State): number => (weatherOf(s)?.sight ?? CLEAR_SIGHT) * INCH
