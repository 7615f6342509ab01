export * from './squares.ts'
