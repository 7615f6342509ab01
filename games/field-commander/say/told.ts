/** What the sentences about events are made of. */
import type { Fillings, Lang, Text } from '@bivouac/kernel'
import type { Event, EventType } from '../events.ts'
import { both } from './names.ts'

/** A sentence, and what fills it. */
export type Saying = readonly [text: Text, values: Fillings]
export type Teller<E extends EventType> = (event: Extract<Event, { e: E }>, lang: Lang) => Saying
export type Said = { readonly [E in EventType]: Teller<E> }

export const formation = (column: number, lang: Lang): string =>
  (column === 1 ? both('in colonna', 'in column') : both('in linea', 'in line'))[lang]
/** What is added to a die before it is read. */
export const raised = (got: number, roll: number): string =>
  roll === got ? '' : ` ${roll < got ? '−' : '+'} ${Math.abs(roll - got)} = ${roll}`
