/** In the basic game nothing is hidden: every eye sees the whole table. */
import type { Eye } from '@bivouac/kernel'
import { clone, cloneState, type NapoleonPosition, type State } from './state.ts'

export interface NapoleonView {
  readonly eye: Eye
  readonly s: State
  readonly stack: NapoleonPosition['stack']
  readonly result?: NapoleonPosition['result']
}

export function view(pos: NapoleonPosition, eye: Eye): NapoleonView {
  const { s, stack, result } = clone(pos)
  return result === undefined ? { eye, s, stack } : { eye, s, stack, result }
}

export const imagine = ({ s, stack, result }: NapoleonView): NapoleonPosition =>
  clone(result === undefined ? { s: cloneState(s), stack } : { s: cloneState(s), stack, result })
