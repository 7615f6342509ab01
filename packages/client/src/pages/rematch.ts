import { createEffect, on } from 'solid-js'
import type { TableStore } from '../table/store.ts'

/** Both want to play again: the players go to the new table; whoever watched stays. */
export function followRematch(store: TableStore, follow: (id: string) => void): void {
  createEffect(on(store.rematch, id => id !== undefined && store.seat() !== undefined && follow(id), { defer: true }))
}
