/** 17.3 The weather, how far one sees in it, and what else it changes. */
import { end, type Flow, goto } from '@bivouac/kernel'
import { WEATHER, type Weather } from '../data/weather.ts'
import { is } from '../options.ts'
import { type FrameOf, fieldFor, type Napoleon, type State, type T } from '../state.ts'
import { d10, type Line, line } from './01-dice.ts'
import { hasNote } from './17-sight.ts'
import { tell } from './telling.ts'

/** Note d: by night every control is one less, never less than 1. */
export const nightLine = (s: State, control: number): readonly Line[] =>
  control > 1 && hasNote(s, 'd') ? [line('CARD-4', 'di notte', 'by night', -1)] : []

/** Note h: in rain infantry fires at −1. */
export const rainLine = (s: State): readonly Line[] => (hasNote(s, 'h') ? [line('CARD-4', 'pioggia', 'rain', -1)] : [])

const isSnow = ({ notes }: Weather): boolean => notes.includes('a')
const isNight = ({ notes }: Weather): boolean => notes.includes('c')
const isFog = (s: State): boolean => hasNote(s, 'b')
const rowOf = (d100: number): number => WEATHER.findIndex(({ upTo }) => d100 <= upTo)

/** Notes a and c: snow and night are rolled again where the scenario does not know them. */
function fits(s: State, row: number): boolean {
  const { data } = fieldFor(s)
  const it = WEATHER[row]!
  return (!isSnow(it) || data.snow === true) && (!isNight(it) || data.night === true)
}

/** 3.1, 17.3.1.1 At the start of a turn. The scenario’s weather where it names one; else by dice, if the table wants them. */
export const weather = {
  rule: '17.3.1.1',
  steps: {
    begin: (t: T): Flow<Napoleon> => {
      const { s } = t
      const { weather: given } = fieldFor(s).data
      if (s.extra.weather >= 0) return isFog(s) ? goto('lifting') : end()
      if (given !== undefined && (is(s, 'observation') || is(s, 'weather'))) {
        become(t, given - 1)
        return end()
      }
      return is(s, 'weather') ? undefined : end()
    },
    /** 17.3.1.2, CARD-4 A roll of a hundred. */
    roll: (t: T, f: FrameOf<'weather'>) => {
      f.die = t.dice.roll(100, 'CARD-4')
    },
    settle: (t: T, f: FrameOf<'weather'>): Flow<Napoleon> => {
      const row = rowOf(f.die)
      if (!fits(t.s, row)) return goto('roll')
      become(t, row)
      return end()
    },
    /** Note b: fog lifts on a 1, and of itself from the turn the scenario names. */
    lifting: (t: T, f: FrameOf<'weather'>) => {
      f.die = d10(t, 'CARD-4')
    },
    lifted: (t: T, f: FrameOf<'weather'>): Flow<Napoleon> => {
      const { fogLifts } = fieldFor(t.s).data
      return f.die === 1 || (fogLifts !== undefined && t.s.turn >= fogLifts) ? undefined : end()
    },
    after: (t: T, f: FrameOf<'weather'>) => {
      f.die = d10(t, 'CARD-4')
    },
    clears: (t: T, f: FrameOf<'weather'>): Flow<Napoleon> => {
      const row = f.die <= 5 ? CLEAR : f.die <= 8 ? RAIN : SNOW
      if (!fits(t.s, row)) return goto('after')
      become(t, row)
      return end()
    },
  },
} as const
const CLEAR = 0
const RAIN = 1
const SNOW = 2

function become(t: T, row: number): void {
  t.s.extra.weather = row
  tell(t, { e: 'weather', row, sight: WEATHER[row]!.sight })
}
