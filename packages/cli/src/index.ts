export { GAMES } from '@bivouac/shelf/all'
export { run, type World } from './cli.ts'
export { createReferee, type Referee } from './referee/referee.ts'
