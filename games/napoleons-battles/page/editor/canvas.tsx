/** The drawing board: pointer and keys become changes of the scenario. */
import { lang } from '@bivouac/client/page/language'
import { createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { PER_INCH } from '../../look/index.ts'
import type { ScenarioData, Spot } from '../../scenario.ts'
import { type Item, isSameItem, listIn, moved, onTable, type PartName, removed, spotsOf, withSpot } from './model.ts'
import { Ground, Outline, Sign, Stand, toPicture } from './shapes.tsx'
import { type Drawing, drawn, SELECT, type Tool } from './tools.ts'
import { ED } from './words.ts'

export function Canvas(props: {
  readonly data: ScenarioData
  readonly tool: Tool
  readonly drawing: Drawing
  readonly chosen: Item | undefined
  readonly choose: (item: Item | undefined) => void
  readonly change: (data: ScenarioData) => void
  readonly done: () => void
  readonly nameOf: (item: Item) => string
}): JSX.Element {
  let svg: SVGSVGElement | undefined
  /** The scenario as it would be if the pointer were let go now. */
  const [draft, setDraft] = createSignal<ScenarioData>()
  /** Points laid with a tool that is still at work. */
  const [laid, setLaid] = createSignal<readonly Spot[]>([])
  const shown = (): ScenarioData => draft() ?? props.data
  const spotAt = (event: MouseEvent): Spot => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg!.getScreenCTM()!.inverse())
    return [point.x / PER_INCH, props.data.table[1] - point.y / PER_INCH]
  }

  /** Follows the pointer until it is let go; `move` gives the scenario of the moment. */
  function follow(event: PointerEvent, move: (spot: Spot) => ScenarioData): void {
    event.preventDefault()
    event.stopPropagation()
    svg!.setPointerCapture(event.pointerId)
    const go = (each: PointerEvent): void => void setDraft(move(spotAt(each)))
    const end = (): void => {
      svg!.removeEventListener('pointermove', go)
      svg!.removeEventListener('pointerup', end)
      svg!.removeEventListener('pointercancel', end)
      const made = draft()
      setDraft(undefined)
      if (made !== undefined) props.change(made)
    }
    svg!.addEventListener('pointermove', go)
    svg!.addEventListener('pointerup', end)
    svg!.addEventListener('pointercancel', end)
  }
  const grab = (item: Item) => (event: PointerEvent) => {
    if (props.tool.gesture !== 'select' || event.button !== 0) return
    props.choose(item)
    const [from, before] = [spotAt(event), props.data]
    follow(event, ([x, y]) => moved(before, item, x - from[0], y - from[1]))
  }
  const pull = (item: Item, k: number) => (event: PointerEvent) => {
    const before = props.data
    follow(event, spot => withSpot(before, item, k, spot))
  }

  function finish(points: readonly Spot[]): void {
    setLaid([])
    const made = drawn(props.data, props.tool, points, props.drawing)
    if (made === undefined) return
    props.change(made[0])
    props.choose(made[1])
  }
  function press(event: PointerEvent): void {
    if (event.button !== 0) return
    const { gesture } = props.tool
    const spot = onTable(props.data, spotAt(event))
    if (gesture === 'select') props.choose(undefined)
    else if (gesture === 'spot') finish([spot])
    else if (gesture === 'course') setLaid([...laid(), spot])
    else {
      setLaid([spot, spot])
      svg!.setPointerCapture(event.pointerId)
    }
  }
  const drag = (event: PointerEvent): void => {
    if (props.tool.gesture === 'box' && laid().length === 2) setLaid([laid()[0]!, onTable(props.data, spotAt(event))])
  }
  const release = (): void => {
    if (props.tool.gesture === 'box' && laid().length === 2) finish(laid())
  }

  const NUDGES: Readonly<Record<string, Spot>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
  }
  function key(event: KeyboardEvent): void {
    if (event.target instanceof HTMLElement && event.target.matches('input, select, textarea')) return
    if (event.key === 'Escape') {
      if (laid().length > 0) setLaid([])
      else if (props.tool !== SELECT) props.done()
      else props.choose(undefined)
    } else if (event.key === 'Enter' && props.tool.gesture === 'course' && laid().length > 1) finish(laid())
    else if (props.chosen === undefined || event.ctrlKey || event.metaKey) return
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      const { chosen } = props
      props.choose(undefined)
      props.change(removed(props.data, chosen))
    } else if (NUDGES[event.key] !== undefined) {
      const [dx, dy] = NUDGES[event.key]!
      const by = event.shiftKey ? 1 : 0.1
      props.change(moved(props.data, props.chosen, dx * by, dy * by))
    } else return
    event.preventDefault()
  }
  onMount(() => addEventListener('keydown', key))
  onCleanup(() => removeEventListener('keydown', key))

  const items = <K extends PartName>(part: K): readonly Item<K>[] =>
    listIn(shown(), part).map((_, at) => ({ part, at }))
  const each = <K extends PartName>(part: K, draw: (item: Item<K>) => JSX.Element): JSX.Element => (
    <For each={items(part)}>{draw}</For>
  )
  const common = (item: Item) => ({
    data: shown(),
    chosen: isSameItem(props.chosen, item),
    label: props.nameOf(item),
    grab: grab(item),
  })
  const guide = (): string =>
    laid()
      .map((spot, i) => `${i === 0 ? 'M' : 'L'}${toPicture(props.data, spot).join(' ')}`)
      .join('')
  return (
    <svg
      ref={svg}
      class={`nb-ed-board nb-sheet nb-ed-${props.tool.gesture}`}
      role="img"
      aria-label={ED.board[lang()]}
      data-testid="editor-board"
      viewBox={`-12 -12 ${shown().table[0] * PER_INCH + 24} ${shown().table[1] * PER_INCH + 24}`}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onDblClick={() => props.tool.gesture === 'course' && laid().length > 1 && finish(laid())}
    >
      <Ground data={shown()} />
      {each('zones', item => (
        <Outline item={item} {...common(item)} />
      ))}
      {each('terrain', item => (
        <Outline item={item} {...common(item)} />
      ))}
      {each('units', item => (
        <Stand item={item} {...common(item)} />
      ))}
      {each('generals', item => (
        <Stand item={item} {...common(item)} />
      ))}
      {each('entries', item => (
        <Sign item={item} {...common(item)} />
      ))}
      {each('objectives', item => (
        <Sign item={item} {...common(item)} />
      ))}
      <Show when={props.chosen !== undefined && spotsOf(shown(), props.chosen).length > 1 && props.chosen}>
        {item => (
          <For each={spotsOf(shown(), item())}>
            {(spot, k) => (
              <circle
                class="nb-ed-handle"
                cx={toPicture(shown(), spot)[0]}
                cy={toPicture(shown(), spot)[1]}
                r="7"
                onPointerDown={event => pull(item(), k())(event)}
              />
            )}
          </For>
        )}
      </Show>
      <path class="nb-ed-guide" d={guide()} />
      <For each={laid()}>
        {spot => (
          <circle class="nb-ed-point" cx={toPicture(props.data, spot)[0]} cy={toPicture(props.data, spot)[1]} r="4" />
        )}
      </For>
    </svg>
  )
}
