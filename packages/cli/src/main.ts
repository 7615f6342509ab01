import { GAMES } from '@bivouac/shelf/all'
import { run } from './cli.ts'

process.exitCode = await run(process.argv.slice(2), {
  games: GAMES,
  folder: new URL('../../../games/', import.meta.url),
})
