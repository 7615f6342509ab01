/** 7 The sequence of play. */
import { MOVED, type State, type T } from '../state.ts'
import { APPROACHES, AUSTRIA, BLOCKS, bitOf, COMMAND_LIMIT, COUNT, FIRST, FRANCE, type Mask, ROUNDS } from '../words.ts'
import { conceal, mix, put } from './4-pieces.ts'
import { facesEnemy, localeAt } from './5-map.ts'
import { activations, alert, muster } from './6-preparation.ts'
import { lift } from './13-demoralisation.ts'
import { verdict } from './14-victory.ts'
import { call, end, goto, over, procedure } from './dialect.ts'

export const game = procedure('game', {
  rule: '7',
  steps: {
    muster,
    round: () => call('round', {}),
    clock: t => {
      if (t.s.round === ROUNDS) return over(verdict(t.s))
      t.s.round++
      return goto('round')
    },
  },
})

export const round = procedure('round', {
  rule: '7',
  steps: {
    begin: t => {
      t.tell({ e: 'round', round: t.s.round })
      lift(t)
    },
    austrians: () => call('turn', { side: AUSTRIA }),
    french: () => call('turn', { side: FRANCE }),
  },
})

/** Nothing of the turn before is left: a side begins with all its commands, and its blocks have not moved. */
export function giveTurn(s: State, side: number): void {
  s.side = side
  s.command = COMMAND_LIMIT
  s.pontoon = 0
  s.road.fill(0)
  s.assaulted.length = s.repulsed.length = s.stormed.length = 0
  s.last = 0
  s.lastLane = -1
  s.lastFree = 0
  for (let block = 0; block < BLOCKS; block++) s.flag[block]! &= ~MOVED
}

export const turn = procedure('turn', {
  rule: '7',
  steps: {
    begin: (t, f) => {
      const s = t.s
      giveTurn(s, f.side)
      s.fired[f.side] = 0
      t.tell({ e: 'turn', side: f.side, round: s.round })
      mix(t, f.side)
    },
    activate: (t, f) => {
      if (f.side !== FRANCE) return undefined
      alert(t)
      return call('activation', { left: activations(t.s) })
    },
    bombardment: (t, f) => {
      const gun = t.s.declared[f.side]!
      return gun === -1 ? undefined : call('bombardment', { side: f.side, gun, at: -1 })
    },
    assaults: (_, f) => call('assaults', { side: f.side }),
    movement: (t, f) => {
      t.s.last = 0 // whoever has assaulted goes on before anybody moves
      return call('movement', { side: f.side })
    },
    close: (t, f) => {
      leaveApproaches(t, f.side)
      hush(t.s, f.side)
      return end()
    },
  },
})

/** 8.11 and 10 Cavalry that went on and artillery that has fired lie face up to the end of the turn; who has declared, longer. */
function hush(s: State, side: number): void {
  let mask: Mask = 0
  for (let block = FIRST[side]!; block < FIRST[side]! + COUNT[side]!; block++)
    if (localeAt(s.place[block]!) >= 0) mask |= bitOf(block)
  conceal(s, side, mask)
}

/** 8.6 Nobody stays on an approach that faces no enemy: those who have not left it by themselves go back to reserve, for no command. */
function leaveApproaches(t: T, side: number): void {
  const s = t.s
  const blocks: number[] = []
  for (let block = FIRST[side]!; block < FIRST[side]! + COUNT[side]!; block++) {
    const at = s.place[block]!
    if (at < APPROACHES || localeAt(at) < 0 || facesEnemy(s, side, at - APPROACHES)) continue
    put(s, block, localeAt(at))
    blocks.push(block)
  }
  if (blocks.length > 0) t.tell({ e: 'fellBack', blocks })
}
