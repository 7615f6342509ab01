/** From what is told to what is seen: one beat after another, each with the sentence that explains it. */

import type { Beat, Change, TableEvent, Thing } from '@bivouac/client/page'
import { plain } from '@bivouac/client/page/plain'
import type { Lang } from '@bivouac/kernel'
import type { Event } from '../events.ts'
import { sayEvent } from '../say/events.ts'
import { FRENCH } from '../words.ts'
import { napoleon, place } from './facts.ts'

const force = (id: number): Thing => ({ kind: 'piece', id })
const d10 = (got: number): NonNullable<Beat['dice']> => [{ sides: 10, got }]

/** How long each kind of event is looked at, and what it looks like beside the change it makes. */
function look(event: Event): Beat | undefined {
  switch (event.e) {
    case 'turn':
    case 'enemyTurn':
      return { milliseconds: 1100, sound: 'horn' }
    case 'march':
    case 'joins':
    case 'placed':
      return { flash: [force(event.force)], milliseconds: 420, sound: 'move' }
    case 'napoleon':
      return { flash: [napoleon], milliseconds: 420, sound: 'move' }
    case 'arrive':
    case 'groupMoves':
      return { flash: event.forces.map(force), milliseconds: 800, sound: 'move' }
    case 'battle':
      return { flash: [place(event.area)], tone: 'hit', milliseconds: 1300, sound: 'horn' }
    case 'fog':
    case 'insightRoll':
    case 'raid':
    case 'withdrawal':
    case 'upgrade':
      return { dice: d10(event.die), milliseconds: 1300, sound: 'dice' }
    case 'overwhelmed':
    case 'routed':
    case 'battleEnds':
    case 'retires':
      return { milliseconds: 1300, sound: 'horn' }
    case 'noOverwhelm':
    case 'plans':
    case 'fogSupply':
    case 'fogScout':
    case 'enemyPlans':
    case 'special':
    case 'insightUsed':
    case 'battleTurn':
    case 'income':
    case 'ordersPaid':
      return { milliseconds: 900 }
    case 'enemyDeployed':
      return { flash: event.forces.map(force), milliseconds: 700, sound: 'move' }
    case 'deployed':
      return { milliseconds: 160, sound: 'move' }
    case 'planDrawn':
      return { flash: [force(event.force)], milliseconds: 1200, sound: 'card' }
    case 'planChosen':
      return { milliseconds: 140, sound: 'card' }
    case 'acts':
      return { flash: [force(event.force)], milliseconds: 520 }
    case 'activation':
      return { dice: d10(event.die), flash: [force(event.force)], milliseconds: 900, sound: 'dice' }
    case 'shock':
      return {
        dice: d10(event.die),
        flash: [force(event.force)],
        tone: event.ok === 1 ? 'plain' : 'hit',
        milliseconds: 1000,
        sound: 'dice',
      }
    case 'attack':
      return {
        dice: d10(event.die),
        flash: [force(event.force)],
        tone: event.hits > 0 ? 'gain' : 'plain',
        milliseconds: 1000,
        sound: 'dice',
      }
    case 'shockFails':
    case 'blocked':
    case 'planLost':
    case 'ranksClosed':
    case 'swept':
    case 'leaves':
      return { flash: [force(event.force)], milliseconds: 700 }
    case 'moved':
    case 'formed':
      return { milliseconds: 430, sound: 'move' }
    case 'reduced':
      return { flash: [force(event.force)], tone: 'hit', milliseconds: 520, sound: 'hit' }
    case 'destroyed':
      return { flash: [force(event.force)], tone: 'hit', milliseconds: 620, sound: 'hit' }
    case 'refit':
      return { flash: [force(event.force)], tone: 'gain', milliseconds: 420 }
    case 'bought':
      return { flash: [place(event.area)], tone: 'gain', milliseconds: 380 }
    case 'winter':
      return { dice: d10(event.die), flash: [force(event.force)], milliseconds: 800, sound: 'dice' }
    case 'order':
      return { dice: d10(event.die), flash: event.forces.map(force), milliseconds: 1500, sound: 'dice' }
    case 'groupStays':
      return { flash: [place(event.area)], milliseconds: 600 }
    case 'random':
      return { dice: [{ sides: event.sides, got: event.die }], milliseconds: 800, sound: 'dice' }
    case 'citySupply':
      return { dice: d10(event.die), flash: [place(event.area)], milliseconds: 1000, sound: 'dice' }
    case 'won':
    case 'lost':
    case 'remembered':
      return { milliseconds: 1600, sound: 'horn' }
    default:
      return undefined
  }
}

/** The sentence of the log, with its dice as plain numbers: they lie on the table beside it. */
const sentence = (event: Event, lang: Lang): string =>
  plain(sayEvent(event, lang).map(part => (typeof part !== 'string' && part.kind === 'die' ? String(part.got) : part)))
    .replace(/\s+/g, ' ')
    .trim()

/** Small steps that need no words; most are of the player's own making. */
const SILENT: ReadonlySet<Event['e']> = new Set([
  'march',
  'napoleon',
  'deployed',
  'planChosen',
  'moved',
  'formed',
  'bought',
])
/** What the player buys needs no words either; what the enemy does is news. */
const isSilent = (event: Event): boolean => SILENT.has(event.e) || (event.e === 'refit' && event.side === FRENCH)

/** What shows the state before it changes: who is destroyed is seen being hit first. */
const BEFORE: ReadonlySet<Event['e']> = new Set(['destroyed', 'battleEnds', 'swept', 'leaves'])

export function beats(told: TableEvent, { before, after }: Change, lang: Lang): readonly Beat[] {
  const event = told as Event
  const seen = look(event)
  const say = isSilent(event) ? undefined : sentence(event, lang)
  if (seen === undefined) return before === after ? [] : [{ milliseconds: 1 }]
  const beat = say === undefined ? seen : { ...seen, say }
  return BEFORE.has(event.e) ? [{ ...beat, held: true }, { milliseconds: 200 }] : [beat]
}
