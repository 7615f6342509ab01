/** 13.3 A discouraged army stays on the field, in disorder, until it takes heart again. */
import { isCombatUnit } from '../field.ts'
import { is } from '../options.ts'
import { drop, fieldFor, has, put, type State, type T } from '../state.ts'
import { ON_TABLE, ROUT, WORN } from '../words.ts'
import { disorder } from './11-losses.ts'
import { lostOf } from './12-victory.ts'
import { isGuard } from './13-command.ts'
import { tell } from './telling.ts'

/** 13.3.1 Whether the disorder of a unit cannot be mended now. */
export const isDisheartened = (s: State, u: number): boolean => {
  const army = fieldFor(s).army[u]!
  return is(s, 'morale') && army >= 0 && s.broken[army] === 1
}

/** 13.3.1-3 At the end of a turn, in the place of 12.1: armies that have reached their level, and those that are below it again. */
export function dishearten(t: T): void {
  const { s } = t
  const f = fieldFor(s)
  f.armies.forEach(({ morale }, army) => {
    const count = lostOf(f, s, army)
    if (count >= morale === (s.broken[army] === 1)) return
    const own = f.army.flatMap((each, u) => (each === army && u < f.troops && s.on[u] === ON_TABLE ? [u] : []))
    if (count < morale) {
      s.broken[army] = 0
      for (const u of own) if (isGuard(f, u) && (f.corps[u]! < 0 || !has(s, f.corps[u]!, WORN))) drop(s, u, WORN)
      tell(t, { e: 'heartened', army })
      return
    }
    s.broken[army] = 1
    tell(t, { e: 'discouraged', army, count, morale })
    for (const u of own) {
      if (!isCombatUnit(f, u) || has(s, u, ROUT)) continue
      // 13.3.2 Guards keep their order and are worn.
      if (isGuard(f, u)) put(s, u, WORN)
      else disorder(t, u, 'morale')
    }
  })
}
