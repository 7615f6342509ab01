import type { Words } from '@bivouac/kernel'
import type { Manoeuvre } from './state.ts'

export const words: Words<Manoeuvre> = {
  event: event => [event.e],
  level: () => 2,
  prompt: at => `${at.proc}.${at.step}`,
  action: action => `${action.type} ${JSON.stringify(action.arg ?? '')}`,
  result: result => result.by,
  board: () => '',
}
