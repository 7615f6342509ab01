export { commit, type KeyedDice, keyedDice } from './dice.ts'
export { createMatch } from './match.ts'
export * from './types.ts'
