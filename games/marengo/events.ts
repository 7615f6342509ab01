import type { Block, Face, Place } from './words.ts'

/** What can be told. Block numbers hold until the owner's blocks are mixed at the start of his next turn. */
export type MarengoEvent =
  | { readonly e: 'round'; readonly round: number }
  | { readonly e: 'turn'; readonly side: number; readonly round: number }
  /** The owner hears the faces of all his blocks, everybody else only that they were dealt or mixed. */
  | { readonly e: 'dealt'; readonly side: number; readonly faces?: readonly Face[] }
  | { readonly e: 'mixed'; readonly side: number; readonly faces?: readonly Face[]; readonly places?: readonly Place[] }
  | { readonly e: 'alerted'; readonly blocks: readonly Block[] }
  | { readonly e: 'activated'; readonly block: Block }
  | { readonly e: 'shown'; readonly block: Block; readonly face: Face }
  | {
      readonly e: 'moved'
      readonly blocks: readonly Block[]
      readonly from: Place
      readonly to: Place
      readonly cost: number
    }
  | { readonly e: 'marched'; readonly block: Block; readonly from: Place; readonly to: Place; readonly move: number }
  | { readonly e: 'continued'; readonly blocks: readonly Block[]; readonly to: Place; readonly cost: number }
  | { readonly e: 'arrived'; readonly block: Block; readonly to: Place; readonly pontoon: boolean }
  | { readonly e: 'fellBack'; readonly blocks: readonly Block[] }
  | { readonly e: 'attacked'; readonly blocks: readonly Block[]; readonly from: Place; readonly to: Place }
  | { readonly e: 'blocked'; readonly blocks: readonly Block[]; readonly at: Place }
  | { readonly e: 'halted'; readonly forward: readonly Block[]; readonly at: Place; readonly cost: number }
  | { readonly e: 'occupied'; readonly blocks: readonly Block[]; readonly to: Place }
  | { readonly e: 'declared'; readonly block: Block; readonly at: Place }
  | {
      readonly e: 'bombarded'
      readonly block: Block
      readonly at: Place
      readonly penalty: number
      readonly points: number
    }
  | { readonly e: 'calledOff'; readonly block: Block }
  | {
      readonly e: 'assaulted'
      readonly from: Place
      readonly to: Place
      readonly leads: readonly Block[]
      readonly joins: readonly Block[]
    }
  | { readonly e: 'defensiveFire'; readonly block: Block; readonly penalty: number; readonly points: number }
  | { readonly e: 'defended'; readonly blocks: readonly Block[] }
  | {
      readonly e: 'reckoned'
      readonly leaders: number
      readonly penalty: number
      readonly attack: number
      readonly defence: number
      readonly result: number
      /** The sides whose leaders counted one less each, being demoralised (13.3, 13.4). */
      readonly shaken: readonly number[]
    }
  | { readonly e: 'pursued'; readonly blocks: readonly Block[]; readonly penalty: number; readonly points: number }
  | { readonly e: 'repulsed'; readonly from: Place }
  | { readonly e: 'stormed'; readonly blocks: readonly Block[]; readonly to: Place }
  | { readonly e: 'retreating'; readonly side: number; readonly from: Place }
  | { readonly e: 'retreated'; readonly block: Block; readonly to: Place }
  | { readonly e: 'trapped'; readonly block: Block }
  /** `face` is what is left, 0 nothing. */
  | { readonly e: 'lost'; readonly block: Block; readonly was: Face; readonly face: Face; readonly morale: number }
  | { readonly e: 'demoralised'; readonly side: number }
  | { readonly e: 'lifted'; readonly side: number; readonly morale: number }

export const EVENTS: readonly MarengoEvent['e'][] = [
  'round',
  'turn',
  'dealt',
  'mixed',
  'alerted',
  'activated',
  'shown',
  'moved',
  'marched',
  'continued',
  'arrived',
  'fellBack',
  'attacked',
  'blocked',
  'halted',
  'occupied',
  'declared',
  'bombarded',
  'calledOff',
  'assaulted',
  'defensiveFire',
  'defended',
  'reckoned',
  'pursued',
  'repulsed',
  'stormed',
  'retreating',
  'retreated',
  'trapped',
  'lost',
  'demoralised',
  'lifted',
]
