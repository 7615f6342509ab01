/** What a defender may order in advance, by what both players see. */
import type { Order, Orders } from '@bivouac/client/page/orders'
import { isReduced, type View, viewOf } from './facts.ts'

const attacked = (view: View): number => view.battle.at

const FULL: Order = {
  id: 'full',
  text: {
    it: 'Chiedimelo solo se l’unità attaccata è a piena forza',
    en: 'Ask me only if the unit attacked is at full strength',
  },
  asks: raw => !isReduced(viewOf(raw), attacked(viewOf(raw))),
}

export const ORDERS: Orders = { 'defence.defend': [FULL], 'withdrawal.withdraw': [FULL] }
