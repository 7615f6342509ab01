import type { AnyGame } from '@bivouac/kernel'
import { orders } from '../../kernel/test/toy-orders.ts'

export const GAMES: readonly AnyGame[] = [orders]
