import type { Eye, Setup } from '@bivouac/kernel'
import type { Scene } from './index.ts'

/** A table at which nobody sits: drawn as a picture, and nothing on it answers. */
export function stillScene(view: () => object, setup: Setup, eye: Eye): Scene {
  const never = (): undefined => undefined
  const no = (): boolean => false
  return {
    view,
    setup: () => setup,
    eye: () => eye,
    facing: () => eye,
    flipped: no,
    lit: no,
    chosen: no,
    pointed: no,
    flashing: never,
    threat: never,
    begun: () => [],
    click: never,
    ask: never,
    point: never,
    state: () => '',
    asked: never,
    judge: async () => undefined,
    send: never,
    hold: never,
    held: never,
    told: () => [],
    film: { runs: no, held: no, hold: never, skip: never },
  }
}
