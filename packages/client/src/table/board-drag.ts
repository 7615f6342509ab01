/** Pieces are dragged on every board: picking up and dropping mean the same two clicks, so whatever can be dragged can be tapped. */
import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { held } from '../page/held.ts'
import { keyOf, type Scene, type Thing, thingOf } from '../page/index.ts'
import type { TableStore } from './store.ts'

/** A pointer that slid less than this was a tap. */
const SLIP = 9
/** The table may have to answer the first click before the second means anything. */
const PATIENCE = 3000

export interface Dragged {
  readonly key: string
  readonly x: number
  readonly y: number
  /** Dropped here it would go. */
  readonly isGood: boolean
}
export interface Drag {
  readonly at: Accessor<Dragged | undefined>
  /** To be called with the element that holds the board. A board that drags by itself keeps `pointerdown` to itself. */
  on(area: HTMLElement): void
}

const thingsAt = (element: Element | null): readonly Thing[] =>
  element?.closest('[data-thing]')?.getAttribute('data-thing')?.split(' ').map(thingOf) ?? []

export function createDrag(store: TableStore, scene: Scene): Drag {
  const [at, setAt] = createSignal<Dragged>()
  let began: { readonly thing: Thing; readonly x: number; readonly y: number; readonly pointer: number } | undefined
  let isDragged = false

  const let_go = (): void => {
    held.clear()
    began = undefined
    setAt(undefined)
  }
  const down = (event: PointerEvent): void => {
    isDragged = false
    let_go()
    if (event.button !== 0 || !event.isPrimary || !store.mayAct()) return
    const piece = thingsAt(event.target as Element).find(
      each => each.kind === 'piece' && (scene.lit(each) || scene.chosen(each)),
    )
    if (piece === undefined) return
    began = { thing: piece, x: event.clientX, y: event.clientY, pointer: event.pointerId }
    held.add(event.pointerId)
  }
  const goalAt = (x: number, y: number): readonly Thing[] => {
    const own = began === undefined ? '' : keyOf(began.thing)
    return thingsAt(document.elementFromPoint(x, y)).filter(each => keyOf(each) !== own)
  }
  const move = (event: PointerEvent): void => {
    if (began === undefined || event.pointerId !== began.pointer) return
    if (!isDragged) {
      if (Math.hypot(event.clientX - began.x, event.clientY - began.y) < SLIP) return
      isDragged = true
      if (!scene.chosen(began.thing)) scene.click(began.thing)
    }
    const { clientX: x, clientY: y } = event
    setAt({ key: keyOf(began.thing), x, y, isGood: goalAt(x, y).some(each => scene.lit(each)) })
  }
  const up = async (event: PointerEvent): Promise<void> => {
    const from = began
    if (from === undefined || !isDragged) return let_go()
    const start = thingsAt(document.elementFromPoint(from.x, from.y)).map(keyOf)
    const goals = goalAt(event.clientX, event.clientY)
    let_go()
    if (goals.length === 0 || goals.some(each => start.includes(keyOf(each)))) return
    await answered()
    const goal = goals.find(each => scene.lit(each))
    if (goal !== undefined) scene.click(goal)
    else if (store.mayAct()) scene.ask(goals[0]!)
  }
  async function answered(): Promise<void> {
    const end = performance.now() + PATIENCE
    while ((store.busy() || !store.mayAct()) && performance.now() < end) await new Promise(requestAnimationFrame)
  }
  const click = (event: Event): void => {
    // The click that ends a drag is not a choice.
    if (isDragged) event.stopPropagation()
    isDragged = false
  }
  return {
    at,
    on(area) {
      area.addEventListener('pointerdown', down)
      area.addEventListener('click', click, { capture: true })
      addEventListener('pointermove', move)
      addEventListener('pointerup', up)
      addEventListener('pointercancel', let_go)
      onCleanup(() => {
        area.removeEventListener('pointerdown', down)
        area.removeEventListener('click', click, { capture: true })
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', up)
        removeEventListener('pointercancel', let_go)
      })
    },
  }
}
