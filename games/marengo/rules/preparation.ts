/** 6 Preparation: dealing the blocks, surprise and activation. */
import { AUSTRIANS, FRENCH_ARRIVALS, FRENCH_AT_START } from '../data/armies.ts'
import { MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, INACTIVE, type State, type T } from '../state.ts'
import { BLOCKS, type Block, bitOf, COUNT, type Face, FIRST, FRANCE, GONE } from '../words.ts'
import { choice, end, goto, offer, procedure } from './dialect.ts'
import { countFaces } from './knowledge.ts'
import { enemyHolds, isRuled, localeAt } from './map.ts'
import { OWN } from './offers.ts'
import { ELIMINATED } from './readiness.ts'

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
      // A box of one block hides nothing, and the enemy has seen the box (6.3).
      hint(s, at, faces)
      at += faces.length
    }
  }
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
const mayActivate = (t: T, _: FrameOf<'activation'>, block: Block) => {
  const at = t.s.place[block]!
  if (at === GONE) return ELIMINATED
  if (localeAt(at) < 0) return IS_AWAY
  return (t.s.flag[block]! & INACTIVE) === 0 ? IS_ACTIVE : undefined
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
        activate: offer({
          domain: OWN[FRANCE]!,
          check: mayActivate,
          take: (t, f, block) => {
            t.s.flag[block]! &= ~INACTIVE
            t.tell({ e: 'activated', block })
            f.left--
            return goto('left')
          },
        }),
        done: offer({ take: () => end() }),
      },
    }),
  },
})
