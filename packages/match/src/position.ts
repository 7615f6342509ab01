import { type AnyGame, type AnyPosition, tableFor } from '@bivouac/kernel'
import { sentence } from './faults.ts'
import { isRecord, readJson, thawed } from './json.ts'
import { noDice } from './no-dice.ts'

/** Reads a position somebody saved or wrote: one that stands at a decision or at the end, or a sentence saying what is wrong. */
export function readPosition(game: AnyGame, raw: unknown): AnyPosition | string {
  const value = readJson(raw)
  if (!isRecord(value)) return 'a position is an object: {"s": …, "stack": […]}'
  const { s, stack, result, ...rest } = value
  const other = Object.keys(rest)[0]
  if (other !== undefined) return `a position has s, stack and result, not “${other}”`
  if (!isRecord(s)) return 's is an object: what stands on the table'
  if (!Array.isArray(stack)) return 'stack is a list of procedures under way'
  for (const frame of stack)
    if (!isRecord(frame) || typeof frame.proc !== 'string' || typeof frame.step !== 'string')
      return 'every procedure under way has proc and step'
  if (result !== undefined && !isRecord(result)) return 'result is an object'
  try {
    const pos = game.machine.renamePosition(thawed(value) as unknown as AnyPosition)
    for (const { proc, step } of pos.stack as { proc: string; step: string }[])
      if (!game.machine.has(proc, step)) return `these rules have no step ${proc}.${step}`
    const violated = game.invariants(pos)[0]
    if (violated !== undefined) return violated
    const copy = game.clone(pos)
    game.machine.advance(copy, tableFor(copy, noDice))
    return pos
  } catch (fault) {
    return `the rules cannot go on from this position: ${sentence(fault)}`
  }
}
