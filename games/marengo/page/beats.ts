/** From what is told to what is seen moving. */

import type { Beat, Change, TableEvent, Thing } from '@bivouac/client/page'
import { capital, type Lang } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import type { MarengoEvent } from '../events.ts'
import { borderBetween, fieldWay, roadWay } from '../look/ways.ts'
import { sideName } from '../say/names.ts'
import { APPROACHES, type Block, BOXES, GONE, type Place } from '../words.ts'
import { localeOf, type View, viewOf } from './facts.ts'
import type { Way } from './marks.tsx'
import { clockOf } from './texts.ts'
import { MG } from './words.ts'

const pieces = (blocks: readonly Block[]): readonly Thing[] => blocks.map(id => ({ kind: 'piece', id }))
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

function wayOf(from: Place, to: Place, as: Way['as']): Way | undefined {
  if (from < 0 || to < 0 || from >= BOXES) return undefined
  const over = localeOf(from) === localeOf(to) ? undefined : borderBetween(from, to)
  return { points: fieldWay(from, to, over), as }
}
/** By road between neighbours: the first crossing that joins them is near enough to look right. */
function roadOf(from: Place, to: Place): Way | undefined {
  const lane = (MAP.lanesOf[localeOf(from)] ?? []).find(each => MAP.laneTo[each] === to)
  return lane === undefined ? wayOf(from, to, 'march') : { points: roadWay(localeOf(from), [lane >> 1]), as: 'march' }
}

export function beats(told: TableEvent, change: Change, lang: Lang): readonly Beat[] {
  const event = told as MarengoEvent
  const view = viewOf(change.before)
  switch (event.e) {
    case 'round':
      return [{ say: clockOf(event.round), milliseconds: 700 }]
    case 'turn':
      return [
        {
          say: sideName(event.side, lang),
          milliseconds: 800,
          sound: 'horn',
        },
      ]
    case 'mixed':
      return event.faces === undefined ? [] : [{ milliseconds: 350 }]
    case 'alerted':
      return [{ flash: pieces(event.blocks), tone: 'gain', milliseconds: 600 }]
    case 'activated':
      return [{ flash: pieces([event.block]), tone: 'gain', milliseconds: 500 }]
    case 'shown':
      return [{ flash: pieces([event.block]), milliseconds: 450 }]
    case 'moved':
      return [glide(wayOf(event.from, event.to, 'march'))]
    case 'marched':
      return [glide(roadOf(event.from, event.to))]
    case 'arrived':
      return [glide()]
    case 'continued':
    case 'occupied':
    case 'stormed':
      return [glide(wayFrom(view, event.blocks, event.to))]
    case 'blocked':
      return [glide()]
    case 'halted':
      return event.forward.length === 0 ? [] : [glide()]
    case 'retreated':
      return [glide(wayOf(view.place[event.block] ?? GONE, event.to, 'retreat'))]
    case 'fellBack':
      return [glide()]
    case 'attacked':
      return [
        {
          ...marked(wayOf(event.from, event.to, 'attack')),
          flash: [{ kind: 'place', id: event.to }, ...pieces(event.blocks)],
          tone: 'hit',
          say: MG.attack[lang],
          milliseconds: 900,
          sound: 'horn',
        },
      ]
    case 'declared':
      return [
        {
          flash: pieces([event.block]),
          say: MG.bombardmentDeclared[lang],
          milliseconds: 900,
        },
      ]
    case 'bombarded':
      return [
        {
          flash: [{ kind: 'place', id: event.at }],
          tone: 'hit',
          say: `${MG.bombardment[lang]}: ${event.points + event.penalty} − ${event.penalty} = ${event.points}`,
          milliseconds: 1300,
          sound: 'hit',
        },
      ]
    case 'assaulted':
      return [
        {
          ...marked(wayOf(event.from, oppositeOf(event.from), 'attack')),
          flash: pieces([...event.leads, ...event.joins]),
          say: MG.assault[lang],
          milliseconds: 1000,
          sound: 'horn',
        },
      ]
    case 'defensiveFire':
      return [
        {
          flash: pieces([event.block]),
          tone: 'hit',
          say: `${MG.fire[lang]}: ${event.points}`,
          milliseconds: 1000,
          sound: 'hit',
        },
      ]
    case 'defended':
      return event.blocks.length === 0 ? [] : [{ flash: pieces(event.blocks), milliseconds: 600 }]
    case 'reckoned':
      return [
        {
          say: `${MG.attackIs[lang]} ${event.leaders} − ${event.penalty} = ${event.attack} · ${MG.defenceIs[lang]} ${event.defence} · ${signed(event.result)}: ${(event.result > 0 ? MG.attackerWins : MG.defenderWins)[lang]}`,
          milliseconds: 2400,
          sound: 'hit',
        },
      ]
    case 'pursued':
      return [
        {
          flash: pieces(event.blocks),
          say: `${MG.pursuit[lang]}: ${event.points + event.penalty} − ${event.penalty} = ${event.points}`,
          milliseconds: 1400,
        },
      ]
    case 'lost':
      return [
        { held: true, flash: pieces([event.block]), tone: 'hit', milliseconds: 420, sound: 'hit' },
        { milliseconds: 260 },
      ]
    case 'trapped':
      return [{ flash: pieces([event.block]), tone: 'hit', milliseconds: 500 }]
    case 'demoralised':
      return [
        {
          say: capital(MG.demoralised[lang].replace('{time}', clockOf(view.round))),
          milliseconds: 1600,
          sound: 'horn',
        },
      ]
    case 'lifted':
      return [{ milliseconds: 600 }]
    default:
      return []
  }
}

/** The way just taken, on the map while the beat lasts. */
const marked = (way: Way | undefined): Pick<Beat, 'over'> => (way === undefined ? {} : { over: { way } })
const glide = (way?: Way): Beat => ({ ...marked(way), milliseconds: 620, sound: 'move' })
const oppositeOf = (place: Place): Place => APPROACHES + ((place - APPROACHES) ^ 1)
const wayFrom = (view: View, blocks: readonly Block[], to: Place): Way | undefined =>
  wayOf(view.place[blocks[0] ?? -1] ?? GONE, to, 'march')
