/** Events on their way out: each takes along what its numbers are called. */
import { type Noun, noun, people, properName } from '@bivouac/kernel'
import { commandersOf, seatsOf } from '../commanders.ts'
import type { Deed, NapoleonEvent } from '../events.ts'
import type { Field } from '../field.ts'
import { fieldFor, type T } from '../state.ts'
import { tellHidden } from './17-hearsay.ts'

type Value = number | readonly Value[]
/** Fields of events that hold units, by the letter of their names. */
const UNITS = [
  'unit',
  'units',
  'enemy',
  'host',
  'general',
  'shooter',
  'target',
  'half',
  'none',
  'combats',
  'own',
  'main',
  'with',
]

export function tell(t: T, deed: Deed): void {
  const f = fieldFor(t.s)
  if (t.s.extra.counters === undefined) t.tell(named(f, deed))
  else tellHidden(t, deed, unitsIn(deed), each => named(f, each))
}

/** Every unit and general an event speaks of. */
export function unitsIn(deed: Deed): number[] {
  const found: number[] = []
  const units = (value: Value): void => {
    if (typeof value !== 'number') for (const each of value) units(each)
    else if (value >= 0) found.push(value)
  }
  const raw = deed as unknown as Readonly<Record<string, Value | undefined>>
  for (const key of UNITS) if (raw[key] !== undefined) units(raw[key])
  return found
}

function named(f: Field, deed: Deed): NapoleonEvent {
  const names: Record<string, Noun> = {}
  for (const u of unitsIn(deed)) names[`u${u}`] = f.noun[u]!
  const raw = deed as unknown as Readonly<Record<string, Value | undefined>>
  if (typeof raw.side === 'number') names[`s${raw.side}`] = sideNoun(f, raw.side)
  if (typeof raw.town === 'number' && raw.town >= 0) names[`t${raw.town}`] = placeNoun(f.ground.towns[raw.town]!.name)
  if (typeof raw.objective === 'number') names[`o${raw.objective}`] = placeNoun(f.objectives[raw.objective]!.name)
  if (typeof raw.army === 'number')
    names[`a${raw.army}`] = properName('m', f.armies[raw.army]!.name, f.armies[raw.army]!.name)
  return { ...deed, names }
}
/** What only one side hears; the other does not learn that there was anything to hear. */
export const tellSide = (t: T, side: number, deed: Deed): void => t.whisper([side], named(fieldFor(t.s), deed))

/** The same where a side has several seats (20.3); the others hear that there was something. */
export const tellSeats = (t: T, side: number, deed: Deed, others: Deed): void => {
  const f = fieldFor(t.s)
  t.whisper(seatsOf(commandersOf(f), side), named(f, deed), named(f, others))
}

export const placeNoun = (name: string): Noun => properName('f', name, name)
/** “Francesi” as the scenario calls them, “i francesi” in a sentence. */
export function sideNoun(f: Field, side: number): Noun {
  const name = f.data.sides?.[side]
  if (name === undefined) return noun('f', `parte ${side + 1}`, `side ${side + 1}`, 'it')
  return typeof name === 'string' ? properName('mp', name, name) : people(name.it, name.en)
}
