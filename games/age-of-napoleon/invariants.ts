/** What holds in every position, whatever has happened. */
import { CARDS } from './data/cards.ts'
import { CORPS } from './data/corps.ts'
import { COUNTRIES, REGIONS } from './data/map.ts'
import { HAND_LIMIT } from './data/tables.ts'
import { type Cited, cited } from './rulebook.ts'
import { couldHaveCome } from './rules/6-numbers.ts'
import { BRITAIN } from './rules/facts.ts'
import { isRuled, sideOf } from './rules/table.ts'
import type { NapoleonPosition, State } from './state.ts'
import { CO, CONFEDERATION, FIRST_AREA, FR, NONE, REGION_COUNT } from './words.ts'

const ascending = (list: readonly number[]): boolean => list.every((card, i) => i === 0 || list[i - 1]! <= card)

/** Every card in exactly one place. */
function cards(s: State): Cited[] {
  const faults: Cited[] = []
  const laid = s.laid.filter(card => card !== 0)
  const once = laid.filter((card, i) => card !== CONFEDERATION || laid.indexOf(card) === i)
  const all = [...s.hand.flat(), ...s.deck, ...s.discard, ...s.aside, ...s.gone, ...once]
  for (const play of s.plays) all.push((play >> 6) & 63)
  const count = Array<number>(CARDS.length + 1).fill(0)
  for (const card of all) count[card] = (count[card] ?? 0) + 1
  CARDS.forEach((card, i) => {
    if (count[i + 1] !== card.count)
      faults.push(cited('1.11', `there are ${count[i + 1]} of ${card.id}, not ${card.count}`))
  })
  s.hand.forEach((hand, seat) => {
    if (hand.length > HAND_LIMIT) faults.push(cited('6.2', `seat ${seat} holds ${hand.length} cards`))
    if (!ascending(hand) || !ascending(s.shown[seat]!))
      faults.push(cited('1.11', `the hand of seat ${seat} is out of order`))
    const held = hand.slice()
    for (const card of s.shown[seat]!) {
      const at = held.indexOf(card)
      if (at < 0) faults.push(cited('1.11', `seat ${seat} has shown a card not held`))
      else held.splice(at, 1)
    }
  })
  return faults
}

function corps(s: State, inBattle: boolean): Cited[] {
  const faults: Cited[] = []
  const count = Array<number>(2 * REGION_COUNT).fill(0)
  s.place.forEach((place, corps) => {
    const { name } = CORPS[corps]!
    if (place < 0) {
      if (s.tired[corps] !== 0) faults.push(cited('1.8', `${name} is off the map and exhausted`))
      return
    }
    const side = sideOf(s, corps)
    if (side < 0) faults.push(cited('2.7', `${name} is on the map, and its country is neutral`))
    else count[side * REGION_COUNT + place]!++
    if (side >= 0 && !couldHaveCome(s, corps))
      faults.push(cited('6.5', `${name} is on the map, and could not have come there`))
    if (side === 0 && place === BRITAIN) faults.push(cited('1.4', `${name} is in Britain`))
  })
  count.forEach((n, i) => {
    if (s.count[i] !== n)
      faults.push(cited('8.4', `${REGIONS[i % REGION_COUNT]!.name} counts ${s.count[i]} corps, and has ${n}`))
  })
  if (!inBattle)
    for (let region = 0; region < REGION_COUNT; region++)
      if (count[region]! > 0 && count[REGION_COUNT + region]! > 0)
        faults.push(cited('9.7', `both sides have corps in ${REGIONS[region]!.name}`))
  return faults
}

function countries(s: State): Cited[] {
  const faults: Cited[] = []
  s.status.forEach((status, country) => {
    const { id } = COUNTRIES[country]!
    if (status === NONE ? country < FIRST_AREA : status < 0 || status > CO)
      faults.push(cited('2', `${id} has the status ${status}`))
    if ((country === 0) !== (status === FR) || (country === 1) !== (status === CO))
      faults.push(cited('2.1', `${id} has a status that is not its own to have`))
  })
  return faults
}

/** 6.3 What a card, or a loss of minors, has lifted above the ceiling may stay there. */
const MOST: readonly (readonly [pile: string, most: number])[] = [
  ['france', 12],
  ['austria', 10],
  ['prussia', 8],
  ['russia', 8],
  ['spain', 4],
  ['britain', 2],
  ['britain_aux', 2],
]
function ceilings(s: State): Cited[] {
  if (isRuled(s, 'mobilisation')) return []
  return MOST.flatMap(([pile, most]) => {
    const n = CORPS.filter((each, corps) => each.pile === pile && s.place[corps]! >= 0).length
    return n > most ? [cited('6.3', `${n} corps of ${pile} are on the map, more than ${most}`)] : []
  })
}

export function invariants(pos: NapoleonPosition): readonly Cited[] {
  const { s, stack } = pos
  const top = stack[stack.length - 1]
  const inBattle = stack.some(frame => frame.proc === 'order')
  const faults = [...cards(s), ...corps(s, inBattle), ...countries(s), ...ceilings(s)]
  if (top !== undefined && !inBattle && s.tag.some(tag => (tag & 0b10011110) !== 0))
    faults.push(cited('9.2', 'somebody is still marching, and there is no move'))
  if (s.way.length > 0) faults.push(cited('9.2', 'a way is left over'))
  return faults
}
