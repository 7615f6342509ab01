import { createEffect, type JSX, on } from 'solid-js'
import { keyOf, type Scene, type Thing } from '../page/index.ts'

/** What a copy must not carry: places to click and to find, names to read aloud, and the look of a moment. */
const OF_THE_BOARD = [
  'data-thing',
  'data-figure',
  'data-testid',
  'id',
  'role',
  'tabindex',
  'aria-label',
  'aria-pressed',
]
const OF_A_MOMENT = /^(?:is-|flash-|[a-z]{2}-(?:lit|chosen|flash))/

/** The drawing of a piece on the board: marked as such, or what is clicked where that is the drawing. */
const drawnAs = (key: string): SVGGraphicsElement | null =>
  document.querySelector<SVGGraphicsElement>(
    `.panzoom [data-figure="${key}"], .panzoom g[data-thing="${key}"], .panzoom g[data-thing$=" ${key}"]`,
  )

/** A piece as it stands on the board now, so that it is seen who fights and not only read. Nothing where none is drawn. */
export function Portrait(props: { readonly thing: Thing; readonly scene: Scene }): JSX.Element {
  let picture: SVGSVGElement | undefined
  createEffect(
    on([() => keyOf(props.thing), props.scene.view], ([key]) => {
      const drawn = drawnAs(key)
      if (picture === undefined || drawn === null) return
      const { x, y, width, height } = drawn.getBBox()
      if (width === 0 || height === 0) return
      picture.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
      // As wide as it is long: a bar stays a bar beside a square counter.
      picture.style.aspectRatio = `${width} / ${height}`
      picture.replaceChildren(copyOf(drawn))
    }),
  )
  return <svg ref={picture} class="portrait" aria-hidden="true" />
}

function copyOf(drawn: SVGGraphicsElement): Node {
  const copy = drawn.cloneNode(true) as SVGGraphicsElement
  copy.style.transform = ''
  copy.removeAttribute('transform')
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of OF_THE_BOARD) each.removeAttribute(name)
    for (const name of [...each.classList]) if (OF_A_MOMENT.test(name)) each.classList.remove(name)
  }
  return copy
}
