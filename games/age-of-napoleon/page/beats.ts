/** From what is told to what is seen moving. */
import type { Beat, Change, TableEvent, Thing } from '@bivouac/client/page'
import { capital, type Lang, plain } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import { eventPhrase } from '../say/events.ts'
import { land, piece, place } from './actions.ts'
import { viewOf } from './facts.ts'

/** A march marked on the map while its beat lasts. */
export interface Trail {
  readonly from: number
  readonly to: number
  readonly as: 'march' | 'attack' | 'retreat'
}

const pieces = (corps: readonly number[]): readonly Thing[] => corps.map(piece)
const places = (regions: readonly number[]): readonly Thing[] => [...new Set(regions)].map(place)

export function beats(told: TableEvent, change: Change, lang: Lang): readonly Beat[] {
  const event = told as NapoleonEvent
  const say = (): string => capital(plain(eventPhrase(event, lang)))
  switch (event.e) {
    case 'year':
      return [{ say: String(event.year), milliseconds: 1200, sound: 'horn' }]
    case 'phase':
      return [{ say: say(), milliseconds: 700 }]
    case 'round':
      return [{ say: say(), milliseconds: 550 }]
    case 'first':
    case 'cancelled':
    case 'repressed':
    case 'reshuffled':
    case 'misdirected':
    case 'stuck':
    case 'invaded':
    case 'holds':
      return [{ say: say(), milliseconds: 1000 }]
    case 'played':
      return [
        {
          cards: [event.card],
          flash: [
            ...(event.country === undefined ? [] : [land(event.country)]),
            ...(event.region === undefined ? [] : [place(event.region)]),
            ...(event.corps === undefined ? [] : [piece(event.corps)]),
          ],
          say: say(),
          milliseconds: 1300,
          sound: 'card',
        },
      ]
    case 'discarded':
      return [{ cards: [event.card], milliseconds: 650, sound: 'card' }]
    case 'took':
      return [{ cards: [event.card], say: say(), milliseconds: 900, sound: 'card' }]
    case 'status':
    case 'detached':
    case 'returned':
    case 'violated':
      return [{ flash: [land(event.country)], tone: 'plain', say: say(), milliseconds: 1100 }]
    case 'left':
      return [{ held: true, flash: pieces(event.corps), tone: 'plain', milliseconds: 500 }, { milliseconds: 250 }]
    case 'mobilised':
    case 'deployed':
      return [{ flash: [...pieces(event.corps), ...places(event.at)], tone: 'gain', milliseconds: 800, sound: 'move' }]
    case 'rested':
      return [{ flash: pieces(event.corps), tone: 'gain', say: say(), milliseconds: 700 }]
    case 'spread':
      return [
        {
          flash: [land(event.country)],
          tone: event.rises ? 'hit' : 'plain',
          dice: [{ sides: 6, got: event.die }],
          say: say(),
          milliseconds: 1100,
          sound: 'dice',
        },
      ]
    case 'announced':
      return [{ flash: pieces(event.corps), say: say(), milliseconds: 700, sound: 'horn' }]
    case 'moved':
      return [moved(event, change)]
    case 'attrition':
      return [
        {
          flash: pieces(event.corps),
          tone: event.lose > 0 ? 'hit' : 'plain',
          dice: event.dice.map(got => ({ sides: 6, got })),
          say: say(),
          milliseconds: 1300,
          sound: 'dice',
        },
      ]
    case 'winter':
      return [
        {
          flash: [place(event.region)],
          tone: event.lose > 0 ? 'hit' : 'plain',
          dice: [{ sides: 6, got: event.die }],
          say: say(),
          milliseconds: 1300,
          sound: 'dice',
        },
      ]
    case 'battle':
      return [{ flash: [place(event.at)], tone: 'hit', say: say(), milliseconds: 1000, sound: 'horn' }]
    case 'fought':
      return [
        {
          flash: [place(event.at)],
          tone: 'hit',
          dice: event.dice.map(got => ({ sides: 6, got })),
          say: say(),
          milliseconds: 2200,
          sound: 'dice',
        },
      ]
    case 'tie':
      return event.entrenched
        ? [{ say: say(), milliseconds: 1200 }]
        : [{ dice: event.dice.map(got => ({ sides: 6, got })), say: say(), milliseconds: 1700, sound: 'dice' }]
    case 'won':
      return [{ flash: [place(event.at)], say: say(), milliseconds: 1300, sound: 'hit' }]
    case 'lost':
      return [
        { held: true, flash: pieces(event.corps), tone: 'hit', say: say(), milliseconds: 900, sound: 'hit' },
        { milliseconds: 250 },
      ]
    case 'surrendered':
      return [{ flash: [land(event.country)], tone: 'hit', say: say(), milliseconds: 1600, sound: 'horn' }]
    default:
      return []
  }
}

/** The army is already where it went; the trail says whence. */
function moved({ corps, from, to, way }: Extract<NapoleonEvent, { e: 'moved' }>, { before }: Change): Beat {
  const isRetreat = way === 'retreat' || way === 'withdraw' || way === 'retreatBySea'
  const seen = viewOf(before)
  const isAttack = (seen.count?.[to] ?? 0) > 0 && (seen.count?.[50 + to] ?? 0) > 0
  const trail: Trail = { from, to, as: isRetreat ? 'retreat' : isAttack ? 'attack' : 'march' }
  return { over: { trail }, flash: [...pieces(corps)], milliseconds: 800, sound: 'move' }
}
