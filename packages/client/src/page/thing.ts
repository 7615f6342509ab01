/** Something on the table that can be pointed at; the same kinds and ids as the tokens of the log. */
export interface Thing {
  readonly kind: 'piece' | 'place' | 'card'
  readonly id: number | string
}
export const same = (a: Thing | undefined, b: Thing | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.id === b.id

export const keyOf = (thing: Thing): string => `${thing.kind}:${thing.id}`
/** Back from its key. */
export function thingOf(key: string): Thing {
  const [kind, ...rest] = key.split(':')
  const id = rest.join(':')
  return { kind: kind as Thing['kind'], id: /^\d+$/.test(id) ? Number(id) : id }
}
