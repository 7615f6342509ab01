/** A finished game judged, away from the table and the page: one game, then the worker is done. */
import { analyse } from '@bivouac/ai'
import { type Journal, readPosition } from '@bivouac/match'
import { rulesOf } from '@bivouac/shelf'
import type { FromAnalyst } from '../carrier/messages.ts'

/** Enough to tell a blunder from a matter of taste in the time somebody watches a bar grow. */
const FUTURES = 12
/** The bar moves this often, in moves. */
const EVERY = 4

const post = (message: FromAnalyst): void => (self as unknown as Worker).postMessage(message)

self.addEventListener('message', async ({ data }: MessageEvent<Journal>) => {
  try {
    const game = await rulesOf(data.game)
    const from = data.from === undefined ? undefined : readPosition(game, data.from)
    if (typeof from === 'string') throw new Error(from)
    const found = analyse(game, data, {
      futures: FUTURES,
      ...(from !== undefined && { from }),
      onMove: at => at % EVERY === 0 && post({ at }),
    })
    post({ found })
  } catch (fault) {
    post({ fault: fault instanceof Error ? fault.message : String(fault) })
  }
})
