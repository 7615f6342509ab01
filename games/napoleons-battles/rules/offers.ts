/** Shapes shared by the chapters. */
import {
  type AnyOffer,
  type Choice,
  type Json,
  choice as makeChoice,
  offer as makeOffer,
  open as makeOpen,
  setOf as makeSet,
  type Offer,
  type OpenOffer,
  type SetOffer,
} from '@bivouac/kernel'
import type { FrameOf, Frames, Napoleon } from '../state.ts'

export const offer = <P extends keyof Frames, C = undefined>(o: Offer<Napoleon, FrameOf<P>, number, C>) => makeOffer(o)
export const plain = <P extends keyof Frames, C = undefined>(o: Offer<Napoleon, FrameOf<P>, undefined, C>) =>
  makeOffer(o)
export const open = <P extends keyof Frames, A extends Json, C = undefined>(o: OpenOffer<Napoleon, FrameOf<P>, A, C>) =>
  makeOpen(o)
export const setOf = <P extends keyof Frames, C = undefined>(o: SetOffer<Napoleon, FrameOf<P>, C>) => makeSet(o)
export const choice = <P extends keyof Frames, C = undefined>(c: Choice<Napoleon, FrameOf<P>, C>) =>
  makeChoice<Napoleon, FrameOf<P>, C>(c)
export type Offers<P extends keyof Frames> = Readonly<Record<string, AnyOffer<Napoleon, FrameOf<P>>>>

/** Whole numbers 0 … n − 1: the domain of an offer of units. */
export const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i)

/** Whole numbers in a list of this length. */
export const isNumbers = (arg: Json | undefined, least: number, most: number, size: number): arg is readonly number[] =>
  Array.isArray(arg) &&
  arg.length >= least &&
  arg.length <= most &&
  arg.every(n => Number.isInteger(n) && Math.abs(n as number) <= size)
