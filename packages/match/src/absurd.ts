/** What nobody means: texts that no database keeps, and values nested so deep that reading them fails. */
const DEEPEST = 40

/** A sentence if a value from outside holds any of it. Goes through it without recursion. */
/** What every object has, and code relies on: an object that brings its own of these cannot even be put into a sentence. */
const METHODS: ReadonlySet<string> = new Set([
  'toString',
  'toLocaleString',
  'valueOf',
  'toJSON',
  '__proto__',
  'constructor',
])

export function absurd(value: unknown): string | undefined {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }]
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (typeof each.value === 'string') {
      if (each.value.includes('\0')) return 'a text must not hold the character NUL'
      if (!each.value.isWellFormed()) return 'a text must be proper Unicode'
    } else if (typeof each.value === 'object' && each.value !== null) {
      if (each.depth >= DEEPEST) return 'that is nested too deep'
      const depth = each.depth + 1
      for (const [key, part] of Object.entries(each.value)) {
        if (key.includes('\0')) return 'a text must not hold the character NUL'
        if (METHODS.has(key)) return `nothing may be called “${key}”`
        open.push({ value: part, depth })
      }
    }
  }
  return undefined
}
