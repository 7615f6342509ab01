/** 4 The pieces: where they stand, who has seen them, what they lose. */
import { FRENCH_START, LOCALE_OF } from '../data/board.ts'
import { INACTIVE, KNOWN, type State, type T, UP } from '../state.ts'
import { APPROACHES, type Block, bitOf, COUNT, FIRST, GONE, type Mask, type Place, sideOf } from '../words.ts'
import { blur, conclude, learn, renumber } from './4-knowledge.ts'
import { isRuled } from './5-map.ts'
import { demoralise } from './13-demoralisation.ts'

/** Puts a block somewhere and keeps the counts. */
export function put(s: State, block: Block, to: Place): void {
  const sign = block < 20 ? 1 : -1
  const from = s.place[block]!
  const left = from < 0 ? -1 : LOCALE_OF[from]!
  if (left >= 0) {
    s.held[left]! -= sign
    if (from >= APPROACHES) s.on[from - APPROACHES]!--
  }
  s.place[block] = to
  const entered = to < 0 ? -1 : LOCALE_OF[to]!
  if (entered < 0) return
  s.held[entered]! += sign
  if (to >= APPROACHES) s.on[to - APPROACHES]!++
  if (sign === 1 && FRENCH_START[entered]) s.alarm = 1 // 6.6: an enemy where Frenchmen were set up
}

export function putAll(s: State, side: number, mask: Mask, to: Place): void {
  const first = FIRST[side]!
  for (let i = 0, left = mask; left !== 0; i++, left >>= 1) if ((left & 1) !== 0) put(s, first + i, to)
}

export function blocksOf(side: number, mask: Mask): Block[] {
  const blocks: Block[] = []
  const first = FIRST[side]!
  for (let i = 0; i < COUNT[side]!; i++) if ((mask & (1 << i)) !== 0) blocks.push(first + i)
  return blocks
}
export const maskOf = (blocks: readonly Block[]): Mask => blocks.reduce((mask, block) => mask | bitOf(block), 0)
/** The blocks of one side in one place. */
export function maskAt(s: State, side: number, place: Place): Mask {
  let mask = 0
  const first = FIRST[side]!
  for (let i = 0; i < COUNT[side]!; i++) if (s.place[first + i] === place) mask |= 1 << i
  return mask
}
export function maskIn(s: State, side: number, locale: number): Mask {
  let mask = 0
  const first = FIRST[side]!
  for (let i = 0; i < COUNT[side]!; i++) {
    const at = s.place[first + i]!
    if (at >= 0 && LOCALE_OF[at] === locale) mask |= 1 << i
  }
  return mask
}
/** Those of them that have not been eliminated. */
export function alive(s: State, side: number, mask: Mask): Mask {
  let left = mask
  const first = FIRST[side]!
  for (let i = 0; i < COUNT[side]!; i++) if (s.place[first + i] === GONE) left &= ~(1 << i)
  return left
}
/** The lowest block of a set that is not empty. */
export const lowestOf = (side: number, mask: Mask): Block => FIRST[side]! + 31 - Math.clz32(mask & -mask)

/** 4.2 Turns a block's face up for everybody. The enemy keeps an eye on it until it is mixed with others. */
export function show(t: T, block: Block): void {
  const s = t.s
  s.flag[block]! |= UP
  if ((s.flag[block]! & KNOWN) === 0) {
    learn(s, sideOf(block), block)
    t.reveal()
  }
  t.tell({ e: 'shown', block, face: s.face[block]! })
}
export function showAll(t: T, side: number, mask: Mask): void {
  const first = FIRST[side]!
  for (let i = 0, left = mask; left !== 0; i++, left >>= 1) if ((left & 1) !== 0) show(t, first + i)
}

/**
 * 4.2 What was shown is hidden again when the affair it was shown for is over. Who remembers it is for the players to
 * agree: the table, or they themselves, and then the table knows no more than what lies face up. 10 Artillery that has
 * declared a bombardment lies face up until it fires or calls it off, whatever else happens where it stands.
 */
export function conceal(s: State, side: number, mask: Mask): void {
  const down = isRuled(s, 'memory') ? ~(UP | KNOWN) : ~UP
  const first = FIRST[side]!
  for (let i = 0, left = mask; left !== 0; i++, left >>= 1)
    if ((left & 1) !== 0 && s.declared[side] !== first + i) s.flag[first + i]! &= down
}

/** 4.4 and 13.1 A block that everybody sees loses one strength point. */
export function lose(t: T, block: Block): void {
  const s = t.s
  const side = sideOf(block)
  const was = s.face[block]!
  const face = (was & 3) === 1 ? 0 : was - 1
  s.face[block] = face
  if (face === 0) {
    put(s, block, GONE)
    if (s.declared[side] === block) s.declared[side] = -1
  }
  if (s.morale[side]! > 0) s.morale[side]!--
  t.tell({ e: 'lost', block, was, face, morale: s.morale[side]! })
  demoralise(t, side)
}
export function eliminate(t: T, block: Block): void {
  while (t.s.face[block] !== 0) lose(t, block)
}

/**
 * 4.3 The blocks that stand together, in one reserve or on one approach, are mixed, those activated apart from the
 * others (6.6). A reserve and an approach are never mixed with each other: that would be a move. The numbers of the whole
 * locale are dealt anew, so that a number tells the enemy nothing across his opponent's turns. Artillery that has
 * declared a bombardment lies face up and is left out.
 */
export function mix(t: T, side: number): void {
  const s = t.s
  const first = FIRST[side]!
  let done = 0
  for (let i = 0; i < COUNT[side]!; i++) {
    const at = s.place[first + i]!
    const locale = at < 0 ? -1 : LOCALE_OF[at]!
    if (locale < 0 || (done & (1 << i)) !== 0 || s.declared[side] === first + i) continue
    const inactive = s.flag[first + i]! & INACTIVE
    let group = 0
    for (let j = i; j < COUNT[side]!; j++) {
      const there = s.place[first + j]!
      if (there >= 0 && LOCALE_OF[there] === locale && (s.flag[first + j]! & INACTIVE) === inactive)
        if (s.declared[side] !== first + j) group |= 1 << j
    }
    done |= group
    if ((group & (group - 1)) !== 0) dealAnew(t, side, group)
  }
  conclude(s, side)
  t.whisper(
    [side],
    {
      e: 'mixed',
      side,
      faces: s.face.slice(first, first + COUNT[side]!),
      places: s.place.slice(first, first + COUNT[side]!),
    },
    { e: 'mixed', side },
  )
}

/** Numbers go up by place; within a place chance decides, and what was known of one there is known of all together. */
function dealAnew(t: T, side: number, group: Mask): void {
  const s = t.s
  const blocks = blocksOf(side, group)
  const order = blocks.slice()
  for (let i = order.length - 1; i > 0; i--) {
    const j = t.dice.pick(i + 1, '4.3')
    const other = order[j]!
    order[j] = order[i]!
    order[i] = other
  }
  order.sort((a, b) => s.place[a]! - s.place[b]!)
  const moves: Mask[] = []
  for (let i = 0, next = 0; i < order.length; i = next) {
    const place = s.place[order[i]!]
    let from = 0
    let to = 0
    for (; next < order.length && s.place[order[next]!] === place; next++) {
      from |= bitOf(order[next]!)
      to |= bitOf(blocks[next]!)
    }
    if (next - i > 1) blur(s, side, from)
    moves.push(from, to)
  }
  renumber(s, side, moves)
  const places = order.map(block => s.place[block]!)
  const faces = order.map(block => s.face[block]!)
  const flags = order.map(block => s.flag[block]!)
  for (let i = 0; i < blocks.length; i++) {
    s.place[blocks[i]!] = places[i]!
    s.face[blocks[i]!] = faces[i]!
    s.flag[blocks[i]!] = flags[i]!
  }
}
