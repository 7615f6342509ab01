/** The kernel as Manoeuvre speaks it: sections, steps and frames are known to the compiler. */
import { rulesOf } from '@bivouac/kernel'
import type { Manoeuvre } from '../state.ts'

export const { procedure, choice, setOf, parts, call, goto, end, over } = rulesOf<Manoeuvre>()
