/** Facts written down as JSON so that what was one object in memory is one object again after reading. */

export interface Packed {
  /** Objects that several facts hold; later ones may hold earlier ones. */
  readonly shared: readonly unknown[]
  /** By number of the fact. */
  readonly facts: Readonly<Record<number, unknown>>
}

/** How a packed value points at a shared object. No fact may have a property of this name. */
const REFERENCE = '$'

/** Would JSON give this back as it is? A property that is `undefined` may go missing: reading it says the same. */
export function isPlain(value: unknown, above: readonly object[] = []): boolean {
  if (typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null || above.includes(value)) return false
  const within = [...above, value]
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i], within)) return false
    return Object.keys(value).length === value.length
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return false
  if (Object.getOwnPropertySymbols(value).length > 0 || REFERENCE in value) return false
  return Object.values(value).every(each => each === undefined || isPlain(each, within))
}

export function pack(facts: ReadonlyMap<number, unknown>): Packed {
  const times = new Map<object, number>()
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const before = times.get(value) ?? 0
    times.set(value, before + 1)
    if (before === 0) for (const each of Object.values(value)) count(each)
  }
  for (const value of facts.values()) count(value)

  const shared: unknown[] = []
  const places = new Map<object, number>()
  const inside = (value: object): unknown =>
    Array.isArray(value)
      ? value.map(write)
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, write(each)]))
  function write(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    if (times.get(value)! < 2) return inside(value)
    let place = places.get(value)
    if (place === undefined) {
      const written = inside(value)
      place = shared.push(written) - 1
      places.set(value, place)
    }
    return { [REFERENCE]: place }
  }
  const written: Record<number, unknown> = {}
  for (const [id, value] of facts) written[id] = write(value)
  return { shared, facts: written }
}

/** What the page does with it; its text is sent to the page, so it may use nothing from outside. */
export function unpack({ shared, facts }: Packed): Readonly<Record<number, unknown>> {
  const objects = shared as unknown[]
  const read = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const place = (value as { $?: number }).$
    if (place !== undefined) return objects[place]
    const parts = value as Record<string, unknown>
    for (const key in parts) parts[key] = read(parts[key])
    return parts
  }
  for (let i = 0; i < objects.length; i++) objects[i] = read(objects[i])
  return read(facts) as Record<number, unknown>
}
