import { createEffect, on } from 'solid-js'
import type { TableStore } from '../table/store.ts'

/** Both want to play again: everybody at the old table goes to the new one. */
export function followRematch(store: TableStore, follow: (id: string) => void): void {
  createEffect(on(store.rematch, id => id !== undefined && follow(id), { defer: true }))
}
