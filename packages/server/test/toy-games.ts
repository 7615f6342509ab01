import type { AnyGame } from '@bivouac/kernel'
import { toy } from '../../match/test/toy.ts'

export const GAMES: readonly AnyGame[] = [toy]
