/** 14.4.4 Back on the horses in a rout. */
import { isAfoot, setAfoot } from '../slots.ts'
import type { T } from '../state.ts'
import { tell } from './telling.ts'

/** 14.4.4 Routed men on foot are on their horses at once and flee like cavalry. */
export function mountToFlee(t: T, u: number): void {
  if (!isAfoot(t.s, u)) return
  setAfoot(t.s, u, false)
  tell(t, { e: 'horses', unit: u, afoot: false })
}
