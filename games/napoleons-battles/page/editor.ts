/** Where the build looks for the drawing board. */
export { EDITOR } from './editor/index.tsx'
