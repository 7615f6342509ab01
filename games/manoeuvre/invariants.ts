/** What holds in every position, whatever has happened. */
import type { Position } from '@bivouac/kernel'
import { FORBIDDEN } from './rules/facts.ts'
import type { Manoeuvre, State } from './state.ts'
import { CARDS_EACH, HAND, UNITS_EACH } from './words.ts'

const ascending = (list: readonly number[]): boolean => list.every((card, i) => i === 0 || list[i - 1]! < card)

function cards(s: State, seat: number): string[] {
  const faults: string[] = []
  const mine = s.table.filter(card => (card < CARDS_EACH ? 0 : 1) === seat)
  const all = [...s.hand[seat]!, ...s.deck[seat]!, ...s.discard[seat]!, ...mine]
  const expected = all.length === 0 && s.turn === 0 ? 0 : CARDS_EACH
  if (all.length !== expected || new Set(all).size !== expected)
    faults.push(`seat ${seat} has ${all.length} cards (${new Set(all).size} different), not ${expected}`)
  if (all.some(card => !Number.isInteger(card) || card < seat * CARDS_EACH || card >= (seat + 1) * CARDS_EACH))
    faults.push(`seat ${seat} has a card of the other deck`)
  if (!ascending(s.hand[seat]!) || !ascending(s.shown[seat]!)) faults.push(`the hand of seat ${seat} is out of order`)
  if (s.hand[seat]!.length > HAND) faults.push(`seat ${seat} holds ${s.hand[seat]!.length} cards`)
  if (s.shown[seat]!.some(card => !s.hand[seat]!.includes(card))) faults.push(`seat ${seat} has shown a card not held`)
  return faults
}

function units(s: State): string[] {
  const faults: string[] = []
  s.square.forEach((square, piece) => {
    if (square >= 0 && s.occupant[square] !== piece) faults.push(`unit ${piece} is not where its square says`)
    if (square >= 0 && FORBIDDEN[s.ground[square]!] && s.agreed.lakePlacement === 'forbidden')
      faults.push(`unit ${piece} stands in a lake`)
    if (square < 0 && ((s.reduced | s.redoubts) & (1 << piece)) !== 0)
      faults.push(`unit ${piece} is off the field, yet reduced or in a redoubt`)
  })
  s.occupant.forEach((piece, square) => {
    if (piece >= 0 && s.square[piece] !== square)
      faults.push(`square ${square} holds unit ${piece}, which is elsewhere`)
  })
  if (s.turn === 0) return faults
  for (const seat of [0, 1]) {
    const standing = s.square.filter((square, piece) => piece >> 3 === seat && square >= 0).length
    if (standing + s.lost[seat]! !== UNITS_EACH)
      faults.push(`seat ${seat} has ${standing} units and lost ${s.lost[seat]}`)
  }
  return faults
}

export function invariants(pos: Position<Manoeuvre>): readonly string[] {
  const { s } = pos
  const faults = [...cards(s, 0), ...cards(s, 1), ...units(s)]
  if (s.turn > 0 && s.nation[0] === s.nation[1]) faults.push('both seats have the same nation')
  if (s.turn > 0 && ((s.home[0]! + 2) & 3) !== s.home[1]) faults.push('the edges are not opposite')
  if (pos.result === undefined && s.lost.some(lost => lost >= 5) && s.battle.kind === 0)
    faults.push('five units are lost and the game goes on')
  const busy = s.battle.kind !== 0 || pos.stack.some(frame => frame.proc === 'movement' || frame.proc === 'restoration')
  if (!busy && pos.result === undefined && s.table.length > 0) faults.push('cards lie on the table for nothing')
  return faults
}
