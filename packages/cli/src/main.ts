import { run } from './cli.ts'
import { GAMES } from './games.ts'

process.exitCode = await run(process.argv.slice(2), {
  games: GAMES,
  folder: new URL('../../../games/', import.meta.url),
})
