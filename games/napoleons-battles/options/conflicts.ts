/** Settings that do not go together, and what one needs of another. */
import type { OptionId } from '../options.ts'

type Setting = readonly [id: OptionId, value: string]
interface Conflict {
  readonly a: Setting
  readonly b: Setting
  /** true: `a` needs `b`; else it excludes it. */
  readonly needs?: true
  /** A clause: “because …”. */
  readonly because: string
}

export const CONFLICTS: readonly Conflict[] = [
  {
    a: ['orders', 'on'],
    b: ['counters', 'on'],
    because: 'an order that turns by itself (B1.4.3.1) would tell what a counter is',
  },
  { a: ['commanders', 'several'], b: ['counters', 'on'], because: 'what is hidden is kept by side, not by commander' },
  { a: ['fires', 'on'], b: ['burning', 'on'], needs: true, because: '15.4.1 hr only says how a fire of 15.4 starts' },
  {
    a: ['grandBatteryHouse', 'on'],
    b: ['grandBatteries', 'on'],
    needs: true,
    because: '18.2.1.3-4 hr change how grand batteries work',
  },
  { a: ['counters', 'on'], b: ['observation', 'on'], needs: true, because: 'counters are turned over by sight (17.1)' },
  { a: ['boats', 'on'], b: ['works', 'on'], needs: true, because: 'boats are launched by builders (18.4.2.2.5.1)' },
  { a: ['evadeTest', 'on'], b: ['evade', 'on'], needs: true, because: '18.6 is a test before the evasion of 14.2' },
  { a: ['commanders', 'several'], b: ['orders', 'on'], because: 'both of them settle how orders travel (4.1.2)' },
]

/** The first thing wrong with these settings, as a sentence that names both. */
export function conflictIn(settled: (id: OptionId) => string): string | undefined {
  const stands = ([id, value]: Setting): boolean => settled(id) === value
  const said = ([id, value]: Setting): string => `“${id}: ${value}”`
  for (const { a, b, needs, because } of CONFLICTS)
    if (stands(a) && stands(b) !== (needs === true))
      return `${said(a)} ${needs ? 'needs' : 'excludes'} ${said(b)}: ${because}`
  return undefined
}
