/** From what is told to what is seen moving. */

import type { Beat, TableEvent, Thing } from '@bivouac/client/page'
import type { Lang } from '@bivouac/kernel'
import { MAP } from '../data/board.ts'
import type { MarengoEvent } from '../events.ts'
import { borderBetween, fieldWay, roadWay } from '../look/ways.ts'
import { sideName } from '../say/names.ts'
import { APPROACHES, type Block, BOXES, type Face, FIRST, GONE, type Place, sideOf } from '../words.ts'
import { localeOf, type View, viewOf } from './facts.ts'
import type { MovingView, Way } from './marks.tsx'
import { clockOf } from './texts.ts'
import { MG } from './words.ts'

const pieces = (blocks: readonly Block[]): readonly Thing[] => blocks.map(id => ({ kind: 'piece', id }))
const moved = (view: View, blocks: readonly Block[], to: Place, way?: Way): MovingView => ({
  ...view,
  place: view.place.map((place, block) => (blocks.includes(block) ? to : place)),
  ...(way !== undefined && { way }),
})
const faced = (view: View, block: Block, face: Face): View => ({
  ...view,
  face: view.face.map((old, i) => (i === block ? face : old)),
})
const still = (view: View): View => {
  const { way: _, ...rest } = view as MovingView
  return rest
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
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

export function beats(told: TableEvent, raw: object, lang: Lang): readonly Beat[] {
  const event = told as MarengoEvent
  const view = still(viewOf(raw))
  switch (event.e) {
    case 'round':
      return [{ view: { ...view, round: event.round }, say: clockOf(event.round), milliseconds: 700 }]
    case 'turn':
      return [
        {
          view: { ...view, side: event.side, command: 3 },
          say: capital(sideName(event.side, lang)),
          milliseconds: 800,
          sound: 'horn',
        },
      ]
    case 'mixed':
      return event.faces === undefined ? [] : [{ view: mixed(view, event), milliseconds: 350 }]
    case 'alerted':
      return [{ flash: pieces(event.blocks), tone: 'gain', milliseconds: 600 }]
    case 'activated':
      return [{ flash: pieces([event.block]), tone: 'gain', milliseconds: 500 }]
    case 'shown':
      return [{ view: faced(view, event.block, event.face), flash: pieces([event.block]), milliseconds: 450 }]
    case 'moved':
      return [glide(moved(view, event.blocks, event.to, wayOf(event.from, event.to, 'march')))]
    case 'marched':
      return [glide(moved(view, [event.block], event.to, roadOf(event.from, event.to)))]
    case 'arrived':
      return [glide(moved(view, [event.block], event.to))]
    case 'continued':
    case 'occupied':
    case 'stormed':
      return [glide(moved(view, event.blocks, event.to, wayFrom(view, event.blocks, event.to)))]
    case 'blocked':
      return [glide(moved(view, event.blocks, event.at))]
    case 'halted':
      return event.forward.length === 0 ? [] : [glide(moved(view, event.forward, event.at))]
    case 'retreated':
      return [glide(moved(view, [event.block], event.to, wayOf(view.place[event.block] ?? GONE, event.to, 'retreat')))]
    case 'fellBack':
      return [glide(home(view, event.blocks))]
    case 'attacked':
      return [
        {
          view: { ...view, way: wayOf(event.from, event.to, 'attack') } as View,
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
          view: { ...view, declared: view.declared.map((gun, s) => (s === sideOf(event.block) ? event.block : gun)) },
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
          view: { ...view, way: wayOf(event.from, oppositeOf(event.from), 'attack') } as View,
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
        { flash: pieces([event.block]), tone: 'hit', milliseconds: 420, sound: 'hit' },
        { view: lost(view, event.block, event.face, event.morale), milliseconds: 260 },
      ]
    case 'trapped':
      return [{ flash: pieces([event.block]), tone: 'hit', milliseconds: 500 }]
    case 'demoralised':
      return [
        {
          view: { ...view, broken: view.broken.map((round, s) => (s === event.side ? view.round : round)) },
          say: capital(MG.demoralised[lang].replace('{time}', clockOf(view.round))),
          milliseconds: 1600,
          sound: 'horn',
        },
      ]
    case 'lifted':
      return [{ view: { ...view, morale: changed(view.morale, event.side, event.morale) }, milliseconds: 600 }]
    default:
      return []
  }
}

const glide = (view: View): Beat => ({ view, milliseconds: 620, sound: 'move' })
const changed = (pair: readonly number[], at: number, to: number): readonly number[] =>
  pair.map((old, i) => (i === at ? to : old))
const oppositeOf = (place: Place): Place => APPROACHES + ((place - APPROACHES) ^ 1)
const wayFrom = (view: View, blocks: readonly Block[], to: Place): Way | undefined =>
  wayOf(view.place[blocks[0] ?? -1] ?? GONE, to, 'march')

/** Everybody back to the reserve of his own locale. */
const home = (view: View, blocks: readonly Block[]): View => ({
  ...view,
  place: view.place.map((place, block) => (blocks.includes(block) ? localeOf(place) : place)),
})
function lost(view: View, block: Block, face: Face, morale: number): View {
  const after = { ...faced(view, block, face), morale: changed(view.morale, sideOf(block), morale) }
  return face === 0 ? moved(after, [block], GONE) : after
}
function mixed(view: View, event: Extract<MarengoEvent, { e: 'mixed' }>): View {
  const first = FIRST[event.side]!
  const put = (old: readonly number[], now: readonly number[] | undefined): readonly number[] =>
    old.map((value, block) => now?.[block - first] ?? value)
  return { ...view, face: put(view.face, event.faces), place: put(view.place, event.places) }
}
