/** Shapes shared by the chapters. */
import { type Choice, choice as makeChoice, offer as makeOffer, type Offer } from '@bivouac/kernel'
import type { FrameOf, Frames, Marengo } from '../state.ts'
import { COUNT, FIRST } from '../words.ts'

/** An offer of a number in a procedure's frame. */
export const offer = <P extends keyof Frames>(
  o: Offer<Marengo, FrameOf<P>, number>,
): Offer<Marengo, FrameOf<P>, number> => makeOffer(o)
export const plain = <P extends keyof Frames>(
  o: Offer<Marengo, FrameOf<P>, undefined>,
): Offer<Marengo, FrameOf<P>, undefined> => makeOffer(o)
export const choice = <P extends keyof Frames>(c: Choice<Marengo, FrameOf<P>, undefined>) =>
  makeChoice<Marengo, FrameOf<P>, undefined>(c)

/** Every block of each side, in order. */
export const OWN: readonly (readonly number[])[] = [0, 1].map(side =>
  Array.from({ length: COUNT[side]! }, (_, i) => FIRST[side]! + i),
)
export const NONE: readonly number[] = []
