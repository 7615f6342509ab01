import type { Heard } from '@bivouac/host/protocol'
import { type Accessor, createEffect, createSignal, on } from 'solid-js'
import type { TableStore } from './store.ts'

export interface Missed {
  readonly from: number
  readonly lines: readonly Heard[]
}

/** How far this eye has seen the table, kept so that tomorrow's visit knows what is new. */
function seenStore(table: string, eye: string | number): { get(): number | undefined; set(at: number): void } {
  const key = `bivouac.seen.${table}.${eye}`
  return {
    get() {
      try {
        const kept = localStorage.getItem(key)
        return kept === null ? undefined : Number(kept)
      } catch {
        return undefined
      }
    },
    set(at) {
      try {
        localStorage.setItem(key, String(at))
      } catch {
        // Not kept: the recap will be longer next time.
      }
    },
  }
}

/** What happened since these eyes last saw the table; nothing while they watch. */
export function createMissed(
  store: TableStore,
  covered: () => boolean,
): { readonly missed: Accessor<Missed | undefined>; forget(): void } {
  const [missed, setMissed] = createSignal<Missed>()
  let eye: unknown
  /** Since the page was opened, or since the screen was covered; otherwise both sit in front of it and see everything. */
  let wasAway = true
  createEffect(
    on([store.shown, covered], ([now]) => {
      if (covered()) wasAway = true
      if (now === undefined || covered() || now !== store.latest()) return
      const seen = seenStore(now.table, now.eye)
      const last = seen.get()
      if (eye !== now.eye) {
        eye = now.eye
        const lines = last === undefined ? [] : store.log().filter(each => each.move > last)
        const told = lines.filter(each => store.page.words.level(each.event) > 1)
        setMissed(
          wasAway && told.length > 0 && last !== undefined && last > 0 ? { from: last, lines: told } : undefined,
        )
        wasAway = false
      } else setMissed(undefined)
      if (!document.hidden) seen.set(now.at)
    }),
  )
  return { missed, forget: () => void setMissed(undefined) }
}
