/** The kernel as Marengo speaks it: sections, steps and frames are known to the compiler. */
import { rulesOf } from '@bivouac/kernel'
import type { Marengo } from '../state.ts'

export const { procedure, choice, offer, setOf, path, parts, call, goto, end, over } = rulesOf<Marengo>()
