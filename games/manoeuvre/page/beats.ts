/** From what is told to what is seen moving. */

import type { Beat, Change, TableEvent, Thing } from '@bivouac/client/page'
import type { Lang } from '@bivouac/kernel'
import { NATION_FACTS } from '../data/nations.ts'
import type { ManoeuvreEvent } from '../events.ts'
import { NATIONS, refCard, refPiece } from '../words.ts'
import { MN } from './words.ts'

const piece = (ref: number): Thing => ({ kind: 'piece', id: refPiece(ref) })
const nationName = (nation: number, lang: Lang): string => NATION_FACTS[NATIONS[nation]!].name[lang]

export function beats(told: TableEvent, _change: Change, lang: Lang): readonly Beat[] {
  const event = told as ManoeuvreEvent
  switch (event.e) {
    case 'placed':
      return [{ milliseconds: 110, sound: 'move' }]
    case 'moved':
      return [{ milliseconds: event.how === 'retreat' ? 620 : 480, sound: 'move' }]
    case 'hit':
      return [
        { held: true, flash: [piece(event.unit)], tone: 'hit', milliseconds: 320, sound: 'hit' },
        { flash: [piece(event.unit)], tone: 'hit', milliseconds: 380 },
      ]
    case 'eliminated':
      return [
        { held: true, flash: [piece(event.unit)], tone: 'hit', milliseconds: 520, sound: 'hit' },
        { milliseconds: 260 },
      ]
    case 'restored':
      return [{ flash: [piece(event.unit)], tone: 'gain', milliseconds: 520 }]
    case 'redoubt':
      return [{ milliseconds: 350 }]
    case 'rolledOff':
      return [{ dice: event.dice.map(got => ({ sides: 10, got })), milliseconds: 1100, sound: 'dice' }]
    case 'attacked':
      return [
        {
          flash: [piece(event.at), ...(event.by === undefined ? [] : [piece(event.by)])],
          milliseconds: 700,
        },
      ]
    case 'played':
      return [{ cards: [refCard(event.card)], milliseconds: 850, sound: 'card' }]
    case 'totals':
    case 'fired':
      return [
        {
          dice: event.dice,
          say: `${MN.attack[lang]} ${event.totals[0]} : ${event.totals[1]} ${MN.defence[lang]}`,
          milliseconds: 1700,
          sound: 'dice',
        },
      ]
    case 'pursued':
      return [
        { dice: [event.die], flash: [piece(event.unit)], say: MN.pursuit[lang], milliseconds: 1100, sound: 'dice' },
      ]
    case 'rallied':
      return event.die === undefined
        ? []
        : [{ dice: [event.die], say: MN.rally[lang], milliseconds: 1100, sound: 'dice' }]
    case 'triedWithdrawal':
      return [{ dice: [event.die], say: MN.withdrawal[lang], milliseconds: 1100, sound: 'dice' }]
    case 'playerTurn':
      return [{ say: nationName(event.nation, lang), milliseconds: 650, sound: 'horn' }]
    case 'supported':
      return [{ flash: [piece(event.unit)], tone: 'plain', milliseconds: 400 }]
    default:
      return []
  }
}
