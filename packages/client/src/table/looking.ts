import type { Eye } from '@bivouac/kernel'
import type { TableUi } from './ui.ts'

/** Whose eyes the page has at the moment: after the end somebody may look through anybody's. */
export const lookingEye = ({ store, replay }: TableUi): Eye =>
  (replay.at() === undefined ? undefined : replay.eye()) ?? store.latest()?.eye ?? 'spectator'
