/** Where a panel stands beside what it is about. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 14
const common = (a: Box, b: Box): number => {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const right = Math.max(...boxes.map(box => box.left + box.width))
  const bottom = Math.max(...boxes.map(box => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/**
 * The spot inside `area` that is nearest to `contact` and covers least of it and of `free`, what has to stay in sight
 * because it can be clicked now. Boxes are in one and the same measure; so is the answer.
 */
export function beside(
  size: { readonly width: number; readonly height: number },
  area: Box,
  contact: readonly Box[],
  free: readonly Box[],
): { readonly left: number; readonly top: number } {
  const right = area.left + area.width - size.width
  const bottom = area.top + area.height - size.height
  const within = (left: number, top: number): Box => ({
    left: Math.max(area.left, Math.min(right, left)),
    top: Math.max(area.top, Math.min(bottom, top)),
    ...size,
  })
  const corners = [
    within(right, area.top),
    within(area.left, area.top),
    within(right, bottom),
    within(area.left, bottom),
  ]
  if (contact.length === 0) return corners[0]!
  const at = around(contact)
  const middle = { x: at.left + at.width / 2, y: at.top + at.height / 2 }
  const [x, y] = [middle.x - size.width / 2, middle.y - size.height / 2]
  const places = [
    within(at.left + at.width + GAP, y),
    within(at.left - size.width - GAP, y),
    within(x, at.top - size.height - GAP),
    within(x, at.top + at.height + GAP),
    ...corners,
  ]
  const cost = (box: Box): number =>
    4 * common(box, at) +
    3 * free.reduce((sum, each) => sum + common(box, each), 0) +
    10 * Math.hypot(box.left + box.width / 2 - middle.x, box.top + box.height / 2 - middle.y)
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best))
}
