/** The real command with the toy game on its shelf: what the tests spawn. */
import { run } from '../src/cli.ts'
import { toy } from './toy.ts'

process.exitCode = await run(process.argv.slice(2), { games: [toy], folder: new URL('./games/', import.meta.url) })
