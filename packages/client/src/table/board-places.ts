/** Where things stand on the board, in units of its picture: read off what the game has drawn. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Half the smaller side of what is drawn there. */
  readonly r: number
}

/** Everything drawn for one key; a board may show a piece and the place under it as one. */
const drawn = (key: string): Element | null => document.querySelector(`.panzoom [data-thing~="${CSS.escape(key)}"]`)

/** `frame`: something that lies in the picture and moves with it. */
export function spotOf(key: string, frame: SVGGraphicsElement): Spot | undefined {
  const element = drawn(key)
  const matrix = frame.getScreenCTM()
  return element === null || matrix === null ? undefined : within(element, matrix.inverse())
}
function within(element: Element, toPicture: DOMMatrix): Spot | undefined {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 && height === 0) return undefined
  const at = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(toPicture)
  return { x: at.x, y: at.y, r: (Math.min(width, height) / 2) * Math.hypot(toPicture.a, toPicture.b) }
}

/** Every piece on the board. Where a piece is drawn more than once, as itself and in the place it stands in, the smaller drawing is its own. */
export function allPieces(frame: SVGGraphicsElement): ReadonlyMap<string, Spot> {
  const found = new Map<string, Spot>()
  const matrix = frame.getScreenCTM()?.inverse()
  if (matrix === undefined) return found
  for (const element of document.querySelectorAll('.panzoom [data-thing*="piece:"]')) {
    const spot = within(element, matrix)
    if (spot === undefined) continue
    for (const key of element.getAttribute('data-thing')!.split(' '))
      if (key.startsWith('piece:') && spot.r < (found.get(key)?.r ?? Number.POSITIVE_INFINITY)) found.set(key, spot)
  }
  return found
}

/** The sheet that lies under everything: another one is another map. */
export const groundNow = (): Element | null => document.querySelector('.board-area .board-ground')
