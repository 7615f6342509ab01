/** From what is told to what is seen moving. */
import type { Beat, Change, TableEvent, Thing } from '@bivouac/client/page'
import { capital, type Lang, plain } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import { event as said } from '../say/events.ts'
import { sideName } from '../say/names.ts'
import { fieldIn, viewOf } from './facts.ts'

const pieces = (units: readonly number[]): readonly Thing[] =>
  units.filter(u => u >= 0).map(id => ({ kind: 'piece', id }))
const d10 = (got: number) => ({ sides: 10, got })

export function beats(told: TableEvent, change: Change, lang: Lang): readonly Beat[] {
  const event = told as NapoleonEvent
  const f = fieldIn(viewOf(change.after))
  const words = (): string => capital(plain(said(event, lang)))
  switch (event.e) {
    case 'turn':
      return [{ say: words(), milliseconds: 700 }]
    case 'phase':
      return event.phase === 'control' ? [{ say: sideName(f, event.side, lang), milliseconds: 700, sound: 'horn' }] : []
    case 'tested':
      return [
        {
          flash: pieces([event.unit]),
          tone: event.passed ? 'gain' : 'hit',
          dice: [d10(event.die)],
          say: words(),
          milliseconds: 1100,
          sound: 'dice',
        },
      ]
    case 'late':
      return [{ dice: [d10(event.die)], say: words(), milliseconds: 900, sound: 'dice' }]
    case 'marched':
      return [{ milliseconds: event.way === 0 ? 280 : 460, sound: 'move' }]
    case 'rode':
    case 'entered':
    case 'attached':
    case 'advanced':
    case 'ranAway':
    case 'formed':
      return [{ milliseconds: 420, sound: 'move' }]
    case 'touched':
      return [{ flash: pieces([event.unit, event.enemy]), tone: 'hit', milliseconds: 520, sound: 'horn' }]
    case 'fled':
      return [{ flash: pieces([event.unit]), tone: 'hit', milliseconds: 700, sound: 'move' }]
    case 'fired':
      return [
        {
          held: true,
          flash: pieces([event.shooter, event.target]),
          tone: event.loss > 0 ? 'hit' : 'plain',
          dice: [...(event.dice ?? [event.die]).map(d10), d10(event.answer)],
          say: words(),
          milliseconds: 900,
          sound: 'hit',
        },
      ]
    case 'round':
      return [
        {
          held: true,
          flash: pieces(event.main),
          tone: 'hit',
          dice: event.dice.map(d10),
          say: words(),
          milliseconds: 1500,
          sound: 'dice',
        },
      ]
    case 'lost':
    case 'routed':
    case 'disordered':
      return [{ flash: pieces([event.unit]), tone: 'hit', milliseconds: 380 }]
    case 'gone':
      return [{ held: true, flash: pieces([event.unit]), tone: 'hit', milliseconds: 520, sound: 'hit' }]
    case 'deployed':
      return [{ say: words(), milliseconds: 700 }]
    case 'took':
    case 'broken':
      return [{ say: words(), milliseconds: 1300, sound: 'horn' }]
    default:
      return []
  }
}
