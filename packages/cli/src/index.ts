export { run, type World } from './cli.ts'
export { GAMES } from './games.ts'
export { createReferee, type Referee } from './referee/referee.ts'
