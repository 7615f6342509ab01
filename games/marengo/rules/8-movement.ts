/** 8 Movement: groups, roads, continuation, reinforcements. */

import { continuation, ride } from './8-continuation.ts'
import { move } from './8-group.ts'
import { marching } from './8-march.ts'
import { arrive, pontoon } from './8-reinforcements.ts'
import { bombard } from './10-bombardment.ts'
import { choice, end, goto, offer, procedure } from './dialect.ts'

/**
 * One menu for the whole of movement, so that nothing in the sequence of questions tells the enemy what a block is:
 * going on with cavalry and declaring a bombardment are choices in it, not questions of their own.
 */
export const movement = procedure('movement', {
  rule: '7.3',
  steps: {
    choose: choice({
      rule: '8.1',
      seat: (_, f) => f.side,
      offers: {
        move,
        march: marching,
        ride,
        continue: continuation,
        arrive,
        pontoon,
        bombard,
        done: offer({ take: () => end() }),
      },
    }),
    again: () => goto('choose'),
  },
})
