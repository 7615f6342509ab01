/** The folder that the server keeps everything in: made if it is not there, or a sentence why it cannot be used. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { SetupFault } from './faults.ts'

/** Nobody else's business: it holds password hashes, secrets and the seeds of dice to come. */
const OWNER_ONLY = 0o700

export function folderAt(folder: string): void {
  try {
    make(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (fault) {
    throw new SetupFault(`the folder ${folder} cannot be used: ${reasonOf(fault)}`, { cause: fault })
  }
}

/** One by one from above: where a folder refuses to hold others (/proc), making all at once would try for ever. */
function make(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false })
  if (there?.isDirectory()) return
  if (there !== undefined) throw new SetupFault(`${folder} is a file`)
  const above = dirname(folder)
  if (above !== folder) make(above)
  try {
    mkdirSync(folder, { mode: OWNER_ONLY })
  } catch (fault) {
    // Another process may have been faster.
    if ((fault as NodeJS.ErrnoException).code !== 'EEXIST') throw fault
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'something above it is a file',
  ENOENT: 'it cannot be made there',
}
const reasonOf = (fault: unknown): string => {
  const { code = '', message } = fault as NodeJS.ErrnoException
  return REASONS[code] ?? message
}
