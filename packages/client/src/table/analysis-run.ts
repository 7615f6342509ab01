import type { Analysis } from '@bivouac/ai'
import type { Journal } from '@bivouac/match'
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js'
import type { FromAnalyst } from '../carrier/messages.ts'
import { judgedBefore, keepJudged } from './analysis-kept.ts'
import type { TableUi } from './ui.ts'

export interface Judging {
  readonly found: Accessor<Analysis | undefined>
  /** Moves played again so far. */
  readonly at: Accessor<number>
}

/** Judges a finished game away from the page, once; for as long as somebody waits for it. */
export function createJudging({ store, replay }: TableUi, failed: (why?: string) => void): Judging {
  const table = (): string => store.latest()?.table ?? ''
  const [found, setFound] = createSignal(judgedBefore(table(), replay.length()))
  const [at, setAt] = createSignal(0)
  let worker: Worker | undefined
  let isGone = false
  onCleanup(() => {
    isGone = true
    worker?.terminate()
  })
  onMount(async () => {
    if (found() !== undefined) return
    const answer = await store.ask({ do: 'journal' })
    if (isGone) return
    if (!answer.ok) return failed()
    worker = new Worker(new URL('../worker/analysis.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', event => failed(event.message))
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) => {
      if ('at' in data) setAt(data.at)
      else if ('fault' in data) failed(data.fault)
      else {
        keepJudged(table(), data.found)
        setFound(data.found)
      }
    })
    worker.postMessage(answer.value as Journal)
  })
  return { found, at }
}
