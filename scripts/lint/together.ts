/**
 * Which test files may share a process: a process costs as long to start as many a chapter takes to be tested. Those that
 * start something, wait, measure or touch what the whole process has keep one of their own.
 */
import { dirname, join } from 'node:path/posix'
import { LIKELY_LONG } from './order.ts'

/** Small files of the rules, which are pure by the lint of the architecture, and of the packages they stand on. */
const PURE = /^(?:games\/[^/]+|packages\/(?:kernel|ground|match))\/test\/(?:measured\/)?[^/]+\.test\.ts$/
/** They play whole games. */
const PLAYS = /\b(?:conformance|coverage|explore|compareSecrets|simulate)\(/
const OWN_PROCESS =
  /\bprocess\.|\bperformance\b|\bDate\.now\b|\bset(?:Timeout|Interval|Immediate)\b|\bglobalThis\b|\bmock\b|\b(?:before|after)(?:Each)?\(|configureGlobal|from 'node:(?!assert|test|url|path)|import\('/
/** So many to a process: enough to save most starts, few enough that two processes stay busy to the end. */
const MOST = 12
/** Whoever takes longer, or is likely to, runs alone, so that it can begin early. */
const LONG_MS = 5000

export interface Parcel {
  readonly name: string
  readonly files: readonly string[]
}

/** The files, in parcels of one process each: of one workspace, in the order given. */
export function parcels(
  files: readonly string[],
  textOf: (file: string) => string | undefined,
  took: (file: string) => number,
): readonly Parcel[] {
  const out: Parcel[] = []
  const open = new Map<string, string[]>()
  for (const file of files) {
    const folder = dirname(file)
    if (!PURE.test(file) || LIKELY_LONG.test(file) || took(file) > LONG_MS || !isPure(file, textOf)) {
      out.push({ name: file, files: [file] })
      continue
    }
    const parcel = open.get(folder)
    if (parcel === undefined || parcel.length === MOST) {
      const fresh = [file]
      open.set(folder, fresh)
      out.push({ name: folder, files: fresh })
    } else parcel.push(file)
  }
  return out
}

/** Neither the file nor what it takes from beside it needs a process of its own. */
function isPure(file: string, textOf: (file: string) => string | undefined, seen = new Set<string>()): boolean {
  if (seen.has(file)) return true
  seen.add(file)
  const text = textOf(file)
  if (text === undefined || OWN_PROCESS.test(text) || PLAYS.test(text)) return false
  const beside = [...text.matchAll(/from '(\.\.?\/[^']+)'/g)].map(([, path]) => join(dirname(file), path!))
  return beside.filter(path => path.includes('/test/')).every(path => isPure(path, textOf, seen))
}
