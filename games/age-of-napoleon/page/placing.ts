/**
 * Corps from the reserve and the regions they are to stand in: a set of pairs, put together by pointing at a corps and
 * at a region, in either order. Which of the two has been pointed at is known to the page alone.
 */
import type { Thing } from '@bivouac/client/page'
import { createSignal } from 'solid-js'
import { type Corps, firstOf, type Region, secondOf } from '../words.ts'

const [picked, setPicked] = createSignal<Corps>()
/** Where the last one was put: the next corps go there too, until another region is pointed at. */
const [target, setTarget] = createSignal<Region>()
/** Where each was put, for as long as nothing has been sent. */
const [put, setPut] = createSignal<ReadonlyMap<Corps, Region>>(new Map())

export { picked, put, target }

/** Of the corps in hand the regions can be pointed at; of the others the corps itself, put somewhere or not. */
export const elementOfPlacing = (code: number): Thing =>
  firstOf(code) === picked() ? { kind: 'place', id: secondOf(code) } : { kind: 'piece', id: firstOf(code) }

export function pick(corps: Corps | undefined): void {
  setPicked(corps)
}
export function aim(region: Region | undefined): void {
  setTarget(region)
}
export function remember(corps: Corps, region: Region): void {
  setPut(all => new Map(all).set(corps, region))
}
export function forget(): void {
  setPicked(undefined)
  setTarget(undefined)
  setPut(new Map())
}
