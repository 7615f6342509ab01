/** The table as a picture on paper: the game's own board, drawn out of sight and copied with every style written out. */
import type { Eye, Setup } from '@bivouac/kernel'
import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'
import { type GamePage, type PageToll, sizeOf, type TableEvent } from '../page/index.ts'
import { stillScene } from '../page/still.ts'
import { StillPicture } from '../page/still-picture.tsx'

const SVG = 'http://www.w3.org/2000/svg'
/** What a child takes from its parent, and what it does not, with what it is when nobody says anything. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-caps',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'text-transform',
] as const
const OWN = { opacity: '1', 'mix-blend-mode': 'normal', filter: 'none', 'vector-effect': 'none' } as const
/** Shorter drawings cost less than a pointer saves. */
const WORTH_POINTING = 240
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'])
/** What is no picture: names for readers and handles for scripts, and what is written out as style. */
const NO_PICTURE = /^(?:class|style|role|tabindex|transform|aria-.*|data-.*|on.*)$/

interface Deeds {
  readonly before: object
  readonly events: readonly TableEvent[]
}
export interface Studio {
  /** The table as this view has it: an `<svg>`; with what was done since an earlier one. */
  draw(view: object, label: string, deeds?: Deeds): string
  /** What all pictures point to, once; and the classes they wear. */
  shared(): string
  style(): string
  close(): void
}

export function openStudio(page: GamePage, setup: Setup, eye: Eye, first: object, Deeds?: PageToll['Deeds']): Studio {
  const { width, height } = sizeOf(page, first)
  const [view, setView] = createSignal(first)
  const [deeds, setDeeds] = createSignal<Deeds>()
  const host = document.createElement('div')
  host.className = 'studio'
  host.inert = true
  mixInks(host)
  document.body.append(host)
  const scene = stillScene(view, setup, eye)
  const { Board } = page
  const dispose = render(
    () => (
      <StillPicture width={width} height={height}>
        <Board scene={scene} />
        <Show when={Deeds !== undefined && deeds()} keyed>
          {({ before, events }) => Deeds!({ before, events })}
        </Show>
      </StillPicture>
    ),
    host,
  )
  /** Declarations -> class, and drawing -> id: what comes twice is written once. */
  const classes = new Map<string, string>()
  const grounds = new Map<string, { readonly id: string; readonly svg: string }>()
  const parts = new Map<string, string>()
  const classFor = (declarations: string): string => {
    const known = classes.get(declarations) ?? `m${classes.size}`
    classes.set(declarations, known)
    return known
  }

  function copy(from: Element, inherited: readonly string[], isShown = true): Element | undefined {
    if (from.namespaceURI !== SVG) return undefined
    const style = getComputedStyle(from)
    const { opacity } = style
    if (isShown && (style.display === 'none' || opacity === '0' || style.visibility === 'hidden')) return undefined
    const now = INHERITED.map(name => style.getPropertyValue(name))
    const shape = SHAPES.has(from.localName)
    if (shape && isShown && isBlank(style.fill) && isBlank(style.stroke)) return undefined
    const said = INHERITED.flatMap((name, i) => (now[i] === inherited[i] ? [] : [`${name}:${now[i]}`]))
    for (const [name, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name)
      if (value !== usual) said.push(`${name}:${value}`)
    }
    const to = document.createElementNS(SVG, from.localName)
    for (const { name, value } of from.attributes) if (!NO_PICTURE.test(name)) to.setAttribute(name, value)
    const moved = transformOf(style)
    if (moved !== undefined) to.setAttribute('transform', moved)
    if (said.length > 0) to.setAttribute('class', classFor(said.join(';')))
    // What is only pointed to (a clip, a pattern) is not shown where it stands, and is there all the same.
    const inside = isShown && !['defs', 'clipPath', 'mask', 'pattern', 'symbol'].includes(from.localName)
    for (const child of from.childNodes)
      if (child instanceof Text) to.append(child.data)
      else if (child instanceof Element) {
        const copied = copy(child, now, inside)
        if (copied !== undefined) to.append(copied)
      }
    if (inside && to.localName === 'g' && to.childNodes.length > 0) to.innerHTML = pointedTo(to.innerHTML)
    return shape || to.localName === 'clipPath' || to.childNodes.length > 0 ? to : undefined
  }
  /** A counter looks the same on every map: it is drawn once, and pointed to. */
  function pointedTo(drawing: string): string {
    if (drawing.length < WORTH_POINTING) return drawing
    const id = parts.get(drawing) ?? `part-${parts.size}`
    parts.set(drawing, id)
    return `<use href="#${id}"></use>`
  }
  const written = (element: Element | undefined): string =>
    element === undefined ? '' : new XMLSerializer().serializeToString(element).replaceAll(` xmlns="${SVG}"`, '')

  return {
    draw(now, label, done) {
      setView(now)
      setDeeds(done)
      const svg = host.querySelector('svg')!
      const [under, over] = svg.children
      const base = INHERITED.map(name => getComputedStyle(svg).getPropertyValue(name))
      const key = under!.innerHTML
      let ground = grounds.get(key)
      if (ground === undefined) {
        ground = { id: `ground-${grounds.size}`, svg: written(copy(under!, base)) }
        grounds.set(key, ground)
      }
      const name = label.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
      const root = classFor(INHERITED.map((property, i) => `${property}:${base[i]}`).join(';'))
      return `<svg class="${root}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}"><use href="#${ground.id}"/>${written(copy(over!, base))}</svg>`
    },
    shared: () =>
      `<svg class="grounds" aria-hidden="true" width="0" height="0" style="position:absolute">${[...parts].map(([drawing, id]) => `<g id="${id}">${drawing}</g>`).join('')}${[...grounds.values()].map(({ id, svg }) => `<g id="${id}">${svg}</g>`).join('')}</svg>`,
    style: () => [...classes].map(([declarations, name]) => `.${name}{${declarations}}`).join('\n'),
    close() {
      dispose()
      host.remove()
    },
  }
}

/** Colours that change with the theme were mixed at the root, by the light of the page: here they are mixed anew. */
function mixInks(host: HTMLElement): void {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSStyleRule && rule.selectorText === ':root')
        // The builder's own switches between day and night are not colours.
        for (const name of rule.style)
          if (name.startsWith('--') && !name.startsWith('--lightningcss'))
            host.style.setProperty(name, rule.style.getPropertyValue(name))
}

const isBlank = (paint: string): boolean => paint === 'none' || paint === 'transparent' || /^rgba\(.*, 0\)$/.test(paint)

/** Attribute or style, about whatever point: one matrix. */
function transformOf(style: CSSStyleDeclaration): string | undefined {
  if (style.transform === 'none') return undefined
  const matrix = new DOMMatrix(style.transform)
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map(Number.parseFloat)
  const { a, b, c, d, e, f } = new DOMMatrix().translate(x, y).multiply(matrix).translate(-x, -y)
  return `matrix(${[a, b, c, d, e, f].map(number => Number(number.toFixed(3))).join(' ')})`
}
