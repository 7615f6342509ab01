/** Shapes shared by the chapters. */
import { type Choice, choice as makeChoice, type Json, offer as makeOffer, type Offer } from '@bivouac/kernel'
import type { FrameOf, Frames, Napoleon } from '../state.ts'

export const offer = <P extends keyof Frames, C = undefined>(o: Offer<Napoleon, FrameOf<P>, number, C>) => makeOffer(o)
export const plain = <P extends keyof Frames, C = undefined>(o: Offer<Napoleon, FrameOf<P>, undefined, C>) => makeOffer(o)
/** An offer of anything else: a list of numbers, a text. */
export const open = <P extends keyof Frames, A extends Json, C = undefined>(o: Offer<Napoleon, FrameOf<P>, A, C>) => makeOffer(o)
export const choice = <P extends keyof Frames, C = undefined>(c: Choice<Napoleon, FrameOf<P>, C>) =>
  makeChoice<Napoleon, FrameOf<P>, C>(c)

/** Whole numbers 0 … n − 1: the domain of an offer of units. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)
