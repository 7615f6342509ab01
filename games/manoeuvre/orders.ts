/** What a defender may order in advance, by what both players see. */
import type { Order, Orders } from '@bivouac/kernel'
import type { View } from './state.ts'

const FULL: Order<View> = {
  id: 'full',
  text: {
    it: 'Chiedimelo solo se l’unità attaccata è a piena forza',
    en: 'Ask me only if the unit attacked is at full strength',
  },
  asks: ({ reduced, battle }) => (reduced & (1 << battle.at)) === 0,
}

export const ORDERS: Orders<View> = { 'defence.defend': [FULL], 'withdrawal.withdraw': [FULL] }
