import type { Threat } from '@bivouac/host/protocol'
import { t } from '../app/language.ts'
import { dangersOf } from '../page/dangers.ts'
import type { Danger } from '../page/index.ts'
import type { TableStore } from './store.ts'

/** What the other side might do next, as far as this eye can tell, by what it would be done to. */
export async function askThreats(store: TableStore): Promise<ReadonlyMap<string, Danger> | undefined> {
  const seat = store.seat()
  if (seat === undefined) return undefined
  const answer = await store.tryAsk({ do: 'threats', seat })
  if (!answer.ok) return undefined
  const found = answer.value as readonly Threat[]
  if (found.length === 0) store.notify({ text: t('threats.none') })
  return dangersOf(found, store.page, store.latest()?.view ?? {})
}
