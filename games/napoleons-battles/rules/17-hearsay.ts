/** 17.2.2 Events with hidden counters: who sees a unit hears what it does, everybody else that a counter stirs. */
import type { Deed, NapoleonEvent } from '../events.ts'
import { fieldFor, type State, type T } from '../state.ts'
import { hostOf } from './01-attachment.ts'
import { look, spotsOf } from './17-counters.ts'
import { isHidden } from './17-known.ts'

/** Told to everybody whoever is seen: losses are always shown, and what follows from them alone. */
const OPEN: ReadonlySet<string> = new Set(['lost', 'gone', 'worn', 'fresh', 'fell'])
/** Lists: of them everybody hears the part he sees. */
const LISTS = ['units', 'half', 'none'] as const

/** Nothing that happens here can bring anybody into sight. */
const SIGHTLESS: ReadonlySet<string> = new Set([
  'tested',
  'hampered',
  'reordered',
  'ready',
  'round',
  'reckoned',
  'worn',
  'fresh',
])

/** Looks, tells who has come into sight or gone out of it, then the deed: to each as he may know it. */
export function tellHidden(t: T, deed: Deed, units: readonly number[], named: (deed: Deed) => NapoleonEvent): void {
  const { s } = t
  const f = fieldFor(s)
  if (!SIGHTLESS.has(deed.e)) {
    const { seen, lost, dummies } = look(f, s, t.dice)
    for (const side of [0, 1]) {
      if (seen[side]!.length > 0) t.tell(named({ e: 'sighted', side, units: seen[side]! }))
      if (dummies[side]! > 0) t.tell(named({ e: 'unmasked', side, count: dummies[side]! }))
      if (lost[side]!.length > 0) t.tell(named({ e: 'vanished', side, units: lost[side]! }))
      if (seen[side]!.length > 0 || dummies[side]! > 0) t.reveal()
    }
  }
  if (deed.e === 'bluffed') {
    tellBluff(t, deed, named)
    return
  }
  const hidden = OPEN.has(deed.e) ? [] : units.filter(u => isHidden(s, u))
  if (hidden.length === 0) {
    t.tell(named(deed))
    return
  }
  const sides = [0, 1].filter(side => hidden.every(u => f.side[u] === side))
  const others = asHeard(s, deed, hidden)
  t.whisper(sides, named(deed), others && named(others))
}

/** 17.2.2.3 On one spot with a unit nobody else can say which of the two it was: the lower number is named. */
function tellBluff(t: T, deed: Extract<Deed, { e: 'bluffed' }>, named: (deed: Deed) => NapoleonEvent): void {
  const { side, x, y, facing } = deed
  const here = spotsOf(fieldFor(t.s), t.s, side).filter(each => each.x === x && each.y === y && each.facing === facing)
  const counter = Math.min(...here.map(each => each.number))
  const others = here.length === 0 ? undefined : named({ e: 'stirred', side, counter, x, y, facing })
  t.whisper([side], named(deed), others)
}

/** The deed without those who are hidden; a counter that stirs; or nothing. */
function asHeard(s: State, deed: Deed, hidden: readonly number[]): Deed | undefined {
  const raw = deed as unknown as Readonly<Record<string, readonly number[] | undefined>>
  const lists = LISTS.filter(key => Array.isArray(raw[key]))
  if (lists.length > 0) {
    const left = Object.fromEntries(lists.map(key => [key, raw[key]!.filter(u => !hidden.includes(u))]))
    return lists.some(key => left[key]!.length > 0) ? ({ ...deed, ...left } as Deed) : undefined
  }
  return stirring(s, hidden[0]!)
}

export function stirring(s: State, unit: number): Deed {
  const u = hostOf(s, unit)
  const side = fieldFor(s).side[u]!
  return { e: 'stirred', side, counter: s.extra.counters!.label[u]!, x: s.x[u]!, y: s.y[u]!, facing: s.facing[u]! }
}
