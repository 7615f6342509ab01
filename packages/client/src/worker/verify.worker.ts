/** Recomputes every roll of a finished game, away from the page: one game, then the worker is done. */
import { type Journal, type Verified, verify } from '@bivouac/match'
import { rulesOf } from '@bivouac/shelf'

self.addEventListener('message', async ({ data }: MessageEvent<Journal>) => {
  const found = await rulesOf(data.game)
    .then((game): Verified | undefined => verify(game, data))
    .catch(() => undefined)
  ;(self as unknown as Worker).postMessage(found)
})
