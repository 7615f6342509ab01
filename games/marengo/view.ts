import type { Dice, Eye } from '@bivouac/kernel'
import { MAP } from './data/board.ts'
import { deal } from './imagine.ts'
import { type Reckoning, reckon } from './reckoning.ts'
import { shots } from './rules/10-bombardment.ts'
import { refuges } from './rules/12-retreat.ts'
import { type Frames, KNOWN, laid, type Marengo, type MarengoPosition, type Shown, type State } from './state.ts'
import { BLOCKS, enemyOf, FACES, type Face, sideOf } from './words.ts'

/** What one eye may know: what lies open, and of the rest what it has seen. Everything in a frame is public: numbers of blocks and places, never faces. */
export interface MarengoView extends Shown {
  readonly eye: Eye
  /** By block: its face, 0 if this eye does not know it or it is gone. */
  readonly face: readonly Face[]
  /** By side, in the order of FACES: how many blocks with that face are still in play. Losses are always shown. */
  readonly army: readonly (readonly number[])[]
  readonly stack: readonly FrameView[]
  /** The strengths of the assault being fought, as far as this eye may know them. */
  readonly sum?: Reckoning
  /** 12.3 Where those could go who are driven out of a locale, or would be. */
  readonly flight?: { readonly side: number; readonly from: number; readonly to: readonly number[] }
  /** 10 What the gun could fire at, and the points it would cost. */
  readonly shots?: readonly { readonly at: number; readonly points: number }[]
  readonly result?: MarengoPosition['result']
}
export type FrameView = Readonly<Record<string, number | string>>

const LOCALS: { readonly [P in keyof Frames]: readonly (keyof Frames[P] & string)[] } = {
  game: [],
  round: [],
  turn: ['side'],
  activation: ['left'],
  bombardment: ['side', 'gun', 'at'],
  assaults: ['side'],
  assault: ['side', 'from', 'leads', 'joins', 'arm', 'guards', 'guardArm', 'gun', 'result', 'chase', 'chased'],
  movement: ['side'],
  march: ['side', 'block', 'used', 'lane', 'via', 'paid'],
  attack: ['side', 'mask', 'over', 'road', 'reserve', 'stand', 'forward'],
  retreat: ['side', 'locale', 'barred', 'exempt', 'at'],
  losses: ['side', 'points', 'leads', 'others', 'cause'],
}

export function view(pos: MarengoPosition, eye: Eye): MarengoView {
  const s = pos.s
  const faces = s.face.map((face, block) => (sideOf(block) === eye || (s.flag[block]! & KNOWN) !== 0 ? face : 0))
  // How many stand where follows from the places.
  const { held: _, on: __, ...open } = laid(s, faces, s.held, s.on)
  const seen = {
    ...open,
    eye,
    army: [0, 1].map(side => FACES.map(face => countFace(s, side, face))),
    stack: pos.stack.map(frameView),
    ...(pos.result === undefined ? {} : { result: { ...pos.result } }),
    ...flightIn(pos),
    ...shotsIn(pos),
  }
  const sum = reckon(seen)
  return sum === undefined ? seen : { ...seen, sum }
}
/** Everybody sees who stands where: whose retreat is at stake, and where the way is open. */
function flightIn({ s, stack }: MarengoPosition): Pick<MarengoView, 'flight'> {
  const frame = stack.findLast(each => each.proc === 'retreat' || each.proc === 'attack' || each.proc === 'assault')
  if (frame === undefined) return {}
  const found =
    frame.proc === 'retreat'
      ? { side: frame.side, locale: frame.locale, barred: frame.barred }
      : fromOver(frame.proc === 'attack' ? frame.over : frame.from, enemyOf(frame.side))
  return { flight: { side: found.side, from: found.locale, to: [...refuges(s, found)] } }
}
const fromOver = (over: number, side: number) => ({ side, locale: MAP.areaOf[over ^ 1]!, barred: MAP.areaOf[over]! })
function shotsIn({ s, stack }: MarengoPosition): Pick<MarengoView, 'shots'> {
  const frame = stack[stack.length - 1]
  // Artillery that has declared lies face up.
  return frame?.proc === 'bombardment' ? { shots: shots(s, frame.side, frame.gun) } : {}
}
function countFace(s: State, side: number, face: Face): number {
  let n = 0
  for (let block = 0; block < BLOCKS; block++) if (sideOf(block) === side && s.face[block] === face) n++
  return n
}
function frameView(frame: MarengoPosition['stack'][number]): FrameView {
  const seen: Record<string, number | string> = { proc: frame.proc, step: frame.step }
  const from = frame as unknown as Record<string, number>
  for (const name of LOCALS[frame.proc]) seen[name] = from[name]!
  return seen
}

/** A position behind this view: the eye's own faces, and for the rest a deal that agrees with all that was ever shown. */
export function imagine(seen: MarengoView, eye: Eye, _heard: readonly Marengo['event'][], dice: Dice): MarengoPosition {
  return deal(seen, eye, dice)
}
