export * from './areas.ts'
export * from './squares.ts'
