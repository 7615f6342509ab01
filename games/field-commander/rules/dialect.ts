/** The kernel as Field Commander speaks it: sections, steps and frames are known to the compiler. */
import { rulesOf } from '@bivouac/kernel'
import type { FieldCommander } from '../state.ts'

export const { procedure, steps, choice, setOf, parts, call, goto, end, over } = rulesOf<FieldCommander>()
