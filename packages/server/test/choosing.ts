/** Somebody at a socket who does anything he may, sets and paths included: those he puts together as a page does. */
import assert from 'node:assert/strict'
import type { Asked, Reply } from '@bivouac/host'
import type { Action, Chosen, Extension, Json } from '@bivouac/kernel'

export interface Choosing {
  next(n: number): number
}

export type Asking = (ask: Record<string, unknown>) => Promise<Reply>

/** One random legal action of what is asked; nothing where nothing is. */
export async function anyAction(asked: Asked | undefined, ask: Asking, choose: Choosing): Promise<Action | undefined> {
  const { actions = [], gathers = [] } = asked ?? {}
  const all = actions.length + gathers.length
  if (all === 0) return undefined
  const which = choose.next(all)
  return actions[which] ?? gathered(asked!.seat, gathers[which - actions.length]!, ask, choose)
}

async function gathered(seat: number, first: Extension, ask: Asking, choose: Choosing): Promise<Action> {
  const { type, parts } = first
  let [now, chosen]: [Extension, Chosen] = [first, parts === undefined ? [] : { [parts[0]!]: [] }]
  for (;;) {
    const isEnough = now.lacks === undefined
    const isLeft = isEnough && (now.may.length === 0 || choose.next(3) === 0)
    const next = isLeft ? parts?.[parts.indexOf(now.part!) + 1] : now.part
    if (isLeft && next === undefined) return { type, arg: chosen as Json }
    assert.ok(isLeft || now.may.length > 0, `${type} cannot be completed from ${JSON.stringify(chosen)}`)
    const soFar = isLeft ? [] : [...now.chosen, now.may[choose.next(now.may.length)]!]
    chosen = parts === undefined ? soFar : { ...(chosen as object), [next!]: soFar }
    const answer = await ask({ do: 'extend', seat, type, chosen })
    assert.ok(answer.ok, JSON.stringify(answer))
    now = answer.value as unknown as Extension
    // A set is sent in ascending order, as the answer gives it.
    chosen = parts === undefined ? now.chosen : { ...(chosen as object), [next!]: now.chosen }
  }
}
