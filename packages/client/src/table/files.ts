import type { Journal } from '@bivouac/match'
import { learn, t } from '../app/language.ts'
import { MORE } from '../words/more.ts'
import type { TableStore } from './store.ts'

learn(MORE)

async function journalOf(store: TableStore): Promise<File | undefined> {
  const answer = await store.tryAsk({ do: 'journal' })
  if (!answer.ok) return undefined
  const journal = answer.value as Journal
  const name = `${journal.game}-${store.latest()?.table ?? 'table'}-${journal.moves.length}.json`
  return new File([JSON.stringify(journal)], name, { type: 'application/json' })
}

export async function download(store: TableStore): Promise<void> {
  const file = await journalOf(store)
  if (file !== undefined) keepFile(file)
}

export function keepFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Hands the game file to whatever the device shares with; where it cannot, the file is downloaded instead. */
export async function share(store: TableStore): Promise<void> {
  const file = await journalOf(store)
  if (file === undefined) return
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: t('share.title') })
      return
    } catch (fault) {
      // Closing the sheet is not a failure; anything else falls back to the download.
      if (fault instanceof DOMException && fault.name === 'AbortError') return
    }
  }
  await download(store)
}

export async function copyText(text: string, store: TableStore): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    store.notify({ text: t('share.copied') })
  } catch {
    store.notify({ text })
  }
}
