/** Units pulled by hand: what the pointer does to the march that is being drawn. */
import type { Scene } from '@bivouac/client/page'
import { COLUMN, GENERAL, LINE, MARCH, SQUARE } from '../words.ts'
import { piece } from './actions.ts'
import { isCommandShown, showCommand } from './command.tsx'
import { fieldIn, type Pose, viewOf } from './facts.ts'
import { follow } from './following.ts'
import { type Leg, pulled, swung } from './march.ts'
import { frontOf, type Plan } from './plan.ts'
import { callIn, isPlayed, sendOut } from './skirmishers.tsx'

export interface Grab {
  readonly unit: (event: PointerEvent, unit: number) => void
  readonly ghost: (event: PointerEvent) => void
  readonly corner: (event: PointerEvent, hand: 1 | -1) => void
  readonly key: (event: KeyboardEvent) => void
}
type At = (x: number, y: number) => { readonly x: number; readonly y: number }

export function grabbing(scene: Scene, plan: Plan, at: At): Grab {
  const view = () => viewOf(scene.view())
  const field = () => fieldIn(view())

  /** The enemy under the pointer: whoever is pulled onto him means to touch him. */
  function enemyAt(now: PointerEvent): number | undefined {
    for (const each of document.elementsFromPoint(now.clientX, now.clientY)) {
      const key = each.closest('[data-thing^="piece:"]')?.getAttribute('data-thing')
      const u = key === null || key === undefined ? Number.NaN : Number(key.slice('piece:'.length))
      if (u < field().troops && field().side[u] !== view().eye) return u
    }
    return undefined
  }
  function pull(now: PointerEvent, from: Pose, before: readonly Leg[], grip: { x: number; y: number }): void {
    const u = plan.unit()
    if (u === undefined) return
    const point = at(now.clientX, now.clientY)
    if (field().arm[u] === GENERAL) {
      const host = ownAt(now, u)
      plan.set([host === undefined ? { type: 'go', arg: [point.x, point.y] } : { type: 'attach', arg: host }])
      return
    }
    const front = frontOf(view(), u)
    const enemy = enemyAt(now)
    const legs = pulled(
      from,
      { x: point.x - grip.x, y: point.y - grip.y, exact: now.altKey, wheels: now.shiftKey },
      front,
      before.length === 0 ? plan.landmarks() : [],
    )
    if (enemy !== undefined) {
      const [leg] = legs
      const offset = leg?.type === 'oblique' ? (leg.arg as readonly number[])[0]! : 0
      const turn = leg?.type === 'wheel' ? [leg] : []
      plan.set([...before, ...turn, { type: 'touch', arg: [enemy, offset] }])
      return
    }
    plan.set([...before, ...legs])
  }
  function ownAt(now: PointerEvent, not: number): number | undefined {
    for (const each of document.elementsFromPoint(now.clientX, now.clientY)) {
      const key = each.closest('[data-thing^="piece:"]')?.getAttribute('data-thing')
      const u = key === null || key === undefined ? Number.NaN : Number(key.slice('piece:'.length))
      if (u !== not && u < field().troops && field().side[u] === view().eye) return u
    }
    return undefined
  }

  const unit = (event: PointerEvent, u: number): void => {
    const isMine = field().side[u] === view().eye && scene.asked()?.actions !== undefined
    if (!isMine || (plan.unit() !== u && !scene.lit(piece(u)))) return
    // Fingers that pinch still reach the map: only the first one on a unit pulls it.
    event.stopPropagation()
    let grip = { x: 0, y: 0 }
    let from: Pose | undefined
    const start = at(event.clientX, event.clientY)
    follow(
      event,
      () => {
        if (plan.unit() !== u) scene.click(piece(u))
        if (plan.unit() !== u) return false
        plan.clear()
        from = plan.poses()[0]
        grip = from === undefined ? grip : { x: start.x - from.x, y: start.y - from.y }
        return from !== undefined
      },
      now => pull(now, from!, [], grip),
    )
  }
  const ghost = (event: PointerEvent): void => {
    event.stopPropagation()
    const before = plan.legs()
    const from = plan.poses().at(-1)
    if (from === undefined) return
    const start = at(event.clientX, event.clientY)
    const grip = { x: start.x - from.x, y: start.y - from.y }
    follow(
      event,
      () => true,
      now => pull(now, from, before, grip),
    )
  }
  const corner = (event: PointerEvent, hand: 1 | -1): void => {
    event.stopPropagation()
    const before = plan.legs()
    const from = plan.poses().at(-1)
    const u = plan.unit()
    if (from === undefined || u === undefined) return
    follow(
      event,
      () => true,
      now => {
        const point = at(now.clientX, now.clientY)
        plan.set([...before, ...swung(from, hand, point.x, point.y, now.altKey, frontOf(view(), u))])
      },
    )
  }

  const FORMS: Readonly<Record<string, number>> = { l: LINE, k: COLUMN, q: SQUARE, m: MARCH }
  const key = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement
    if (target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'c') return void showCommand(!isCommandShown())
    if (plan.unit() === undefined) return
    const form = FORMS[event.key]
    if (form !== undefined) plan.add({ type: 'form', arg: form })
    else if (event.key === 'r') plan.add({ type: 'about' })
    else if (event.key === 's' && isPlayed(view())) sendOut(view(), plan)
    else if (event.key === 'x' && isPlayed(view())) callIn(view(), plan)
    else if (event.key === 'd') plan.group(!plan.isGroup())
    else if (event.key === ' ' && target.closest('button, [role=button]') === null) plan.leave([plan.unit()!])
    else if (event.key === 'Backspace') plan.drop()
    else if (event.key === 'Enter' && plan.verdict()?.legal === true && target.closest('button') === null) plan.send()
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  return { unit, ghost, corner, key }
}
