/** 6 Preparation: dealing the blocks, surprise and activation. */
import { AUSTRIANS, FRENCH_ARRIVALS, FRENCH_AT_START } from '../data/armies.ts'
import { MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, INACTIVE, KNOWN, type State, type T, UP } from '../state.ts'
import { BLOCKS, type Block, bitOf, COUNT, type Face, FIRST, FRANCE, GONE } from '../words.ts'
import { conclude, countFaces } from './4-knowledge.ts'
import { enemyHolds, isRuled, localeAt } from './5-map.ts'
import { ELIMINATED } from './8-readiness.ts'
import { choice, end, offer, procedure, setOf } from './dialect.ts'
import { OWN } from './offers.ts'

/** From here on a French player may always activate two blocks: 11:00 AM. */
const ALARM_ROUND = 6

/** 6.4 and 6.5 Deals faces to blocks; only their owner hears them. */
export function muster(t: T): void {
  const s = t.s
  deal(t, 0, AUSTRIANS, '6.5')
  const start = FIRST[FRANCE]!
  deal(t, start, FRENCH_AT_START, '6.4')
  hint(s, start, FRENCH_AT_START)
  const arrivals = start + FRENCH_AT_START.length
  if (s.random === 1) {
    const pool = FRENCH_ARRIVALS.flat()
    deal(t, arrivals, pool, '6.5')
    hint(s, arrivals, pool)
  } else {
    let at = arrivals
    for (const faces of FRENCH_ARRIVALS) {
      deal(t, at, faces, '6.5')
      hint(s, at, faces)
      at += faces.length
    }
  }
  // A box of one block hides nothing: the enemy has seen what it holds (6.3).
  conclude(s, FRANCE)
  for (const side of [0, 1])
    t.whisper(
      [side],
      { e: 'dealt', side, faces: s.face.slice(FIRST[side]!, FIRST[side]! + COUNT[side]!) },
      { e: 'dealt', side },
    )
}

function deal(t: T, from: Block, faces: readonly Face[], why: '6.4' | '6.5'): void {
  const left = [...faces]
  for (let block = from; left.length > 0; block++) {
    const at = t.dice.pick(left.length, why)
    t.s.face[block] = left[at]!
    left.splice(at, 1)
  }
}
function hint(s: State, from: Block, faces: readonly Face[]): void {
  if (isRuled(s, 'memory')) {
    // Players who remember for themselves are told by the map what a box of one block holds, and no more (6.3).
    if (faces.length === 1) s.flag[from]! |= UP | KNOWN
    return
  }
  let mask = 0
  for (let i = 0; i < faces.length; i++) mask |= bitOf(from + i)
  const counts = countFaces(faces)
  s.hints[FRANCE]!.push(mask, counts)
  s.limits[FRANCE]!.push(mask, counts)
}

/** 6.6 An enemy next to a surprised block at the start of the French turn activates it. */
export function alert(t: T): void {
  const s = t.s
  const blocks: Block[] = []
  for (let block = FIRST[FRANCE]!; block < BLOCKS; block++) {
    const locale = localeAt(s.place[block]!)
    if (locale < 0 || (s.flag[block]! & INACTIVE) === 0) continue
    if (!MAP.neighbours[locale]!.some(next => enemyHolds(s, FRANCE, next))) continue
    s.flag[block]! &= ~INACTIVE
    blocks.push(block)
  }
  if (blocks.length > 0) t.tell({ e: 'alerted', blocks })
}

/** 6.6 How many blocks the French player may activate now: one in his first turn, later two once surprise is over. */
export const activations = (s: State): number => (s.round === 1 ? 1 : s.alarm === 1 || s.round >= ALARM_ROUND ? 2 : 0)

/** By ruling, fighting activates too. */
export function stir(s: State, block: Block): void {
  if (isRuled(s, 'activation')) s.flag[block]! &= ~INACTIVE
}

const IS_AWAY = no(
  '6.6',
  {
    it: 'I rinforzi non hanno bisogno di essere attivati.',
    en: 'Reinforcements need not be activated.',
  },
  { it: 'Falli entrare all’ora indicata sul loro riquadro.', en: 'Bring them in at the hour written on their box.' },
)
const IS_ACTIVE = no(
  '6.6',
  { it: 'Quel pezzo è già attivo.', en: 'That block is already active.' },
  { it: 'Scegline uno ancora sorpreso.', en: 'Choose one that is still surprised.' },
)
const NO_MORE = no(
  '6.6',
  {
    it: 'Si attiva un pezzo nel primo turno, due nei turni in cui la sorpresa è finita.',
    en: 'One block is activated in the first turn, two in a turn once surprise is over.',
  },
  {
    it: 'Gli altri aspettano un altro turno, o un nemico vicino.',
    en: 'The others wait for another turn, or for an enemy next to them.',
  },
)
const mayActivate = (s: State, block: Block) => {
  const at = s.place[block]!
  if (at === GONE) return ELIMINATED
  if (localeAt(at) < 0) return IS_AWAY
  return (s.flag[block]! & INACTIVE) === 0 ? IS_ACTIVE : undefined
}
const someInactive = (s: State): boolean => {
  for (let block = FIRST[FRANCE]!; block < BLOCKS; block++)
    if (localeAt(s.place[block]!) >= 0 && (s.flag[block]! & INACTIVE) !== 0) return true
  return false
}

export const activation = procedure('activation', {
  rule: '6.6',
  steps: {
    left: (t, f) => (f.left === 0 || !someInactive(t.s) ? end() : undefined),
    choose: choice({
      seat: () => FRANCE,
      offers: {
        activate: setOf({
          domain: OWN[FRANCE]!,
          most: (_: T, f: FrameOf<'activation'>) => f.left,
          many: NO_MORE,
          each: (t, _f, _chosen, block) => mayActivate(t.s, block),
          take: (t, _f, blocks) => {
            for (const block of blocks) {
              t.s.flag[block]! &= ~INACTIVE
              t.tell({ e: 'activated', block })
            }
            return end()
          },
        }),
        done: offer({ take: () => end() }),
      },
    }),
  },
})
