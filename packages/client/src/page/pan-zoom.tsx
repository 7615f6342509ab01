import {
  createContext,
  createEffect,
  createRenderEffect,
  createSignal,
  type JSX,
  on,
  onCleanup,
  onMount,
  useContext,
} from 'solid-js'
import { insert } from 'solid-js/web'
import { held } from './held.ts'

const CLOSEST = 5
/** Less than this nearer is not worth losing sight of the edges. */
const WORTH_IT = 1.25
/** A finger that moved less than this was a tap. */
const SLIP = 7
/**
 * Milliseconds without a movement after which the picture is drawn sharp again. A wheel turns notch by notch: as long as the next one may still come,
 * in twice the time of the last, the picture is not drawn in between, only for the next notch to wait for it.
 */
const RESTS = 140
const RESTS_AT_MOST = 600

export interface Camera {
  zoom(by: number): void
  reset(): void
  /** Brings something on the board into sight, if it is not. */
  show(element: Element): void
}

/** The part to be seen when the whole would have fewer than `legible` pixels to a unit. */
export interface FirstView {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly legible: number
}

/** Where the ground of a picture is laid. */
export const Under = createContext<SVGGElement>()
const Nearness = createContext<() => number>(() => 1)
/** How many pixels of the screen a unit of the picture has: what is drawn may leave out what nobody could see. */
export const useNearness = (): (() => number) => useContext(Nearness)

/**
 * What lies under everything and hardly ever changes: it is drawn in a picture of its own, so that a piece that moves
 * or a square that lights up does not make the browser paint ten thousand strokes of landscape again.
 */
export function Ground(props: { readonly children: JSX.Element }): JSX.Element {
  const under = useContext(Under)
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  sheet.classList.add('board-ground')
  insert(sheet, () => props.children)
  under?.append(sheet)
  onCleanup(() => sheet.remove())
  return undefined
}

/**
 * A picture that can be dragged, wheeled and pinched. The board inside is drawn once; only one transform changes, so
 * panning costs nothing. Clicks that end a drag never reach the pieces.
 */
export function PanZoom(props: {
  readonly width: number
  readonly height: number
  readonly label: string
  readonly camera: (camera: Camera) => void
  /** Where to look first on a screen too small to read the whole picture. */
  readonly firstView?: FirstView | undefined
  readonly children: JSX.Element
}): JSX.Element {
  const [scale, setScale] = createSignal(1)
  const [shift, setShift] = createSignal({ x: 0, y: 0 })
  let svg: SVGSVGElement | undefined
  let frame: HTMLDivElement | undefined
  const fingers = new Map<number, { x: number; y: number }>()
  let moved = 0
  let dragged = false

  const bounded = (x: number, y: number, s: number): { x: number; y: number } => ({
    x: Math.min(0, Math.max(props.width * (1 - s), x)),
    y: Math.min(0, Math.max(props.height * (1 - s), y)),
  })
  /** The window the picture is seen through: it stays where it is, whatever moves inside. */
  const [pane, setPane] = createSignal({ width: 0, height: 0 })
  const fit = (): number => Math.min(pane().width / props.width, pane().height / props.height) || 1
  const margin = (): { x: number; y: number } => ({
    x: (pane().width - fit() * props.width) / 2,
    y: (pane().height - fit() * props.height) / 2,
  })
  onMount(() => {
    const sized = new ResizeObserver(() => setPane(frame!.getBoundingClientRect()))
    sized.observe(frame!)
    setPane(frame!.getBoundingClientRect())
    onCleanup(() => sized.disconnect())
  })
  /** From pixels on the screen to units of the picture. */
  const units = (x: number, y: number): { x: number; y: number } => {
    const { left, top } = frame!.getBoundingClientRect()
    return { x: (x - left - margin().x) / fit(), y: (y - top - margin().y) / fit() }
  }

  /**
   * Where the camera was when the picture was last drawn. While fingers or a wheel are at it the picture as drawn is pushed
   * about, which costs next to nothing however much there is on it; when they rest it is drawn anew, sharp.
   */
  const [drawn, setDrawn] = createSignal({ scale: 1, x: 0, y: 0 })
  let resting: ReturnType<typeof setTimeout> | undefined
  let pushedLast = 0
  function settle(): void {
    clearTimeout(resting)
    resting = undefined
    setDrawn({ scale: scale(), ...shift() })
  }
  function push(): void {
    clearTimeout(resting)
    const now = performance.now()
    const since = now - pushedLast
    pushedLast = now
    resting = setTimeout(settle, since > RESTS_AT_MOST ? RESTS : Math.max(RESTS, Math.min(2 * since, RESTS_AT_MOST)))
  }
  createRenderEffect(() => {
    const now = { scale: scale(), ...shift() }
    if (resting === undefined) setDrawn(now)
  })
  onCleanup(() => clearTimeout(resting))
  const pushed = (): string => {
    const was = drawn()
    const by = scale() / was.scale
    const [x, y] = [
      margin().x * (1 - by) + fit() * (shift().x - by * was.x),
      margin().y * (1 - by) + fit() * (shift().y - by * was.y),
    ]
    return by === 1 && x === 0 && y === 0 ? 'none' : `translate(${x}px, ${y}px) scale(${by})`
  }
  function zoomAt(factor: number, x: number, y: number): void {
    const before = scale()
    const after = Math.min(CLOSEST, Math.max(1, before * factor))
    const { x: sx, y: sy } = shift()
    setScale(after)
    setShift(bounded(x - ((x - sx) * after) / before, y - ((y - sy) * after) / before, after))
  }
  onMount(() =>
    props.camera({
      zoom: by => zoomAt(by, props.width / 2, props.height / 2),
      reset() {
        setScale(1)
        setShift({ x: 0, y: 0 })
      },
      show: bring,
    }),
  )
  createEffect(on([() => props.width, () => props.height], () => setShift({ x: 0, y: 0 })))
  onMount(() => {
    const box = frame?.getBoundingClientRect()
    if (props.firstView === undefined || box === undefined || box.width === 0) return
    const part = props.firstView
    const fitting = (width: number, height: number): number => Math.min(box.width / width, box.height / height)
    const whole = fitting(props.width, props.height)
    const nearer = Math.min(CLOSEST, fitting(part.width, part.height) / whole)
    if (whole >= part.legible || nearer < WORTH_IT) return
    setScale(nearer)
    lookAt(part.x + part.width / 2, part.y + part.height / 2)
  })
  /** Brings a spot of the picture to the middle of the window, as far as the edges allow. */
  function lookAt(x: number, y: number): void {
    setShift(bounded(props.width / 2 - x * scale(), props.height / 2 - y * scale(), scale()))
  }
  /** Whoever walks with the keys must see where he is, and everybody where something happens. */
  function bring(element: Element): void {
    const [box, thing] = [frame?.getBoundingClientRect(), element.getBoundingClientRect()]
    if (box === undefined || scale() === 1) return
    const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2]
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return
    const at = units(x, y)
    lookAt((at.x - shift().x) / scale(), (at.y - shift().y) / scale())
  }

  function down(event: PointerEvent): void {
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.size === 1) moved = 0
    dragged = false
  }
  function move(event: PointerEvent): void {
    const last = fingers.get(event.pointerId)
    if (last === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    fingers.set(event.pointerId, now)
    if (others.length === 0 && held.has(event.pointerId)) return
    moved += Math.hypot(now.x - last.x, now.y - last.y)
    if (moved < SLIP) return
    if (!dragged) {
      dragged = true
      svg?.setPointerCapture(event.pointerId)
    }
    push()
    const [other] = others
    const a = units(last.x, last.y)
    const b = units(now.x, now.y)
    if (other === undefined) {
      const { x, y } = shift()
      setShift(bounded(x + b.x - a.x, y + b.y - a.y, scale()))
      return
    }
    const o = units(other.x, other.y)
    const ratio = Math.hypot(b.x - o.x, b.y - o.y) / Math.max(1, Math.hypot(a.x - o.x, a.y - o.y))
    zoomAt(ratio, (b.x + o.x) / 2, (b.y + o.y) / 2)
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId)
  }
  const wheel = (event: WheelEvent): void => {
    // Ctrl+wheel is the browser's own zoom, and a pinch on a trackpad arrives as the same: on the board it means the board.
    event.preventDefault()
    push()
    const { x, y } = units(event.clientX, event.clientY)
    zoomAt(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), x, y)
  }
  onMount(() => svg?.addEventListener('wheel', wheel, { passive: false }))
  onCleanup(() => svg?.removeEventListener('wheel', wheel))

  const nearness = (): number => fit() * drawn().scale

  const viewBox = (): string => `0 0 ${props.width} ${props.height}`
  const transform = (): string => `translate(${drawn().x} ${drawn().y}) scale(${drawn().scale})`
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  createRenderEffect(() => ground.setAttribute('transform', transform()))
  return (
    <div class="pictures" ref={frame}>
      <div class="pushed" style={{ transform: pushed() }}>
        <svg class="panzoom-ground" aria-hidden="true" viewBox={viewBox()}>
          {ground}
        </svg>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a picture; the label names what the grid inside belongs to */}
        <svg
          ref={svg}
          class="panzoom"
          role="group"
          aria-label={props.label}
          viewBox={viewBox()}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={up}
          onFocusIn={event => bring(event.target as Element)}
          on:click={{
            capture: true,
            handleEvent: (event: Event) => {
              if (dragged) event.stopPropagation()
              dragged = false
            },
          }}
        >
          <g transform={transform()}>
            <Under.Provider value={ground}>
              <Nearness.Provider value={nearness}>{props.children}</Nearness.Provider>
            </Under.Provider>
          </g>
        </svg>
      </div>
    </div>
  )
}
