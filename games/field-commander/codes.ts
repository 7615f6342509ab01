/** The page loads these from data/codes; here they stay for everything that does not live in a page. */
export * from './data/codes.ts'
