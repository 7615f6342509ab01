import { learn, t } from '../app/language.ts'
import type { WordKey } from '../words/index.ts'

/** What the server says when it refuses something (docs/api.md). */
export interface ServerFault {
  readonly reason?: string
  readonly values?: Readonly<Record<string, string | number>>
  readonly message?: string
}

/** A refusal of the server as a sentence in the language of the page; its words are fetched only when one is needed. */
export async function worded({ reason, values, message = '' }: ServerFault): Promise<Error> {
  const { FAULTS } = await import('../words/faults.ts').catch(() => ({ FAULTS: {} }))
  learn(FAULTS)
  const key = `fault.${reason}`
  // A server newer than this page may know reasons that the page has no words for.
  return new Error(Object.hasOwn(FAULTS, key) ? t(key as WordKey, values) : message)
}
