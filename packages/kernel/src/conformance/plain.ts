/** What a value is made of: is it plain JSON, and do two values share something that could change under both? */

/** The path of the first thing that JSON would lose or change, or `undefined` when all is plain. */
export function notPlain(value: unknown, integers = false, path = ''): string | undefined {
  switch (typeof value) {
    case 'boolean':
    case 'string':
      return undefined
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`
      return integers && !Number.isSafeInteger(value) ? `${path} is ${value}, not an integer` : undefined
    case 'object':
      break
    default:
      return `${path} is ${typeof value}`
  }
  if (value === null) return undefined
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = notPlain(value[i], integers, `${path}[${i}]`)
      if (fault !== undefined) return fault
    }
    return undefined
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`
  for (const [key, each] of Object.entries(value)) {
    // A property that is undefined is the same as none at all, before and after saving.
    const fault = each === undefined ? undefined : notPlain(each, integers, path === '' ? key : `${path}.${key}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** The path of the first object in `a` that is also in `b` and is not frozen, so that changing one changes both. */
export function shared(a: unknown, b: unknown): string | undefined {
  const ofB = new Set<object>()
  collect(b, ofB)
  return findShared(a, ofB, '')
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null || into.has(value)) return
  into.add(value)
  for (const each of Object.values(value)) collect(each, into)
}

function findShared(value: unknown, others: ReadonlySet<object>, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (others.has(value) && !Object.isFrozen(value)) return path === '' ? 'the whole of it' : path
  for (const [key, each] of Object.entries(value)) {
    const fault = findShared(each, others, path === '' ? key : `${path}.${key}`)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Where two canonical texts begin to differ, with a little of both: enough to see what a check complains about. */
export function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const from = Math.max(0, at - 60)
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`
}
