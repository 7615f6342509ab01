/** The files a server lives on: a copy must not be written over any of them, whatever it is called. */
import { existsSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { SetupFault } from '../faults.ts'

const LIVE = ['bivouac.db', 'bivouac.db-wal', 'bivouac.db-shm', 'bivouac.db-journal', 'secret.json', 'vapid.json']
/** Says that a database was made here once: if it is gone, that is no new beginning. */
const MARKER = 'database.json'

/** Where a path really leads; its folder may be a link, and the file need not be there. */
const really = (path: string): string => {
  const whole = resolve(path)
  if (existsSync(whole)) return realpathSync(whole)
  return existsSync(dirname(whole)) ? join(realpathSync(dirname(whole)), basename(whole)) : whole
}

export function isLive(data: string, file: string): boolean {
  const target = really(file)
  const there = statSync(target, { throwIfNoEntry: false })
  return [...LIVE, MARKER].some(name => {
    const live = really(join(data, name))
    if (live.toLowerCase() === target.toLowerCase()) return true
    const own = statSync(live, { throwIfNoEntry: false })
    // The same file under another name.
    return own !== undefined && there !== undefined && own.ino === there.ino && own.dev === there.dev
  })
}

/** Refuses to begin anew where a database has been: somebody would find all his games gone, and nobody a reason. */
export function mustBeThere(data: string, file: string): void {
  const marker = join(data, MARKER)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0 && existsSync(marker))
    throw new SetupFault(
      `the database ${file} is ${existsSync(file) ? 'empty' : 'gone'}: put it back (bivouac restore), or remove ${marker} to begin anew`,
    )
}
export function markMade(data: string, now: number): void {
  try {
    writeFileSync(join(data, MARKER), `${JSON.stringify({ made: new Date(now).toISOString() })}\n`, {
      flag: 'wx',
      mode: 0o600,
    })
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
  }
}
