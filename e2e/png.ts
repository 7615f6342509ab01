/** Small pictures for the documentation: few colours, no dithering, as this art needs no more. */
import { crc32, deflateSync } from 'node:zlib'

export interface Bitmap {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha of every pixel. */
  readonly rgba: Uint8Array
}

/** The picture in as many colours as fit into so many bytes. */
export function smallPng(bitmap: Bitmap, most: number): Buffer {
  let made: Buffer | undefined
  for (const colours of [256, 192, 128, 96, 64, 48, 32]) {
    made = encode(bitmap, paletteOf(bitmap, colours))
    if (made.length <= most) return made
  }
  throw new Error(`even in 32 colours it is ${made?.length} bytes`)
}

type Colour = readonly [number, number, number]
interface Bin {
  readonly colour: Colour
  readonly count: number
}

/** Median cut: the box of colours with the most in it is halved along its longest side until there are enough. */
function paletteOf({ rgba }: Bitmap, most: number): readonly Colour[] {
  const counts = new Map<number, number>()
  for (let i = 0; i < rgba.length; i += 4) {
    const key = (rgba[i]! << 16) | (rgba[i + 1]! << 8) | rgba[i + 2]!
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const all = [...counts].map(([key, count]): Bin => ({ colour: [key >> 16, (key >> 8) & 255, key & 255], count }))
  let boxes: Bin[][] = [all]
  while (boxes.length < most) {
    const weight = (box: readonly Bin[]): number =>
      longest(box).length * box.reduce((sum, bin) => sum + bin.count, 0) ** 0.5
    const widest = boxes.filter(box => box.length > 1).sort((a, b) => weight(b) - weight(a))[0]
    if (widest === undefined) break
    boxes = [...boxes.filter(box => box !== widest), ...halves(widest)]
  }
  return boxes.map(mean)
}

function longest(box: readonly Bin[]): { axis: 0 | 1 | 2; length: number } {
  const lengths = ([0, 1, 2] as const).map(axis => {
    let [low, high] = [255, 0]
    for (const { colour } of box) {
      low = Math.min(low, colour[axis])
      high = Math.max(high, colour[axis])
    }
    return { axis, length: high - low }
  })
  return lengths.sort((a, b) => b.length - a.length)[0]!
}

function halves(box: readonly Bin[]): [Bin[], Bin[]] {
  const { axis } = longest(box)
  const sorted = [...box].sort((a, b) => a.colour[axis] - b.colour[axis])
  const half = sorted.reduce((sum, bin) => sum + bin.count, 0) / 2
  let seen = 0
  const cut = sorted.findIndex(bin => (seen += bin.count) >= half)
  const at = Math.min(sorted.length - 1, Math.max(1, cut))
  return [sorted.slice(0, at), sorted.slice(at)]
}

function mean(box: readonly Bin[]): Colour {
  const total = box.reduce((sum, bin) => sum + bin.count, 0)
  const of = (axis: 0 | 1 | 2): number =>
    Math.round(box.reduce((sum, bin) => sum + bin.colour[axis] * bin.count, 0) / total)
  return [of(0), of(1), of(2)]
}

function encode({ width, height, rgba }: Bitmap, palette: readonly Colour[]): Buffer {
  const known = new Map<number, number>()
  const nearest = (r: number, g: number, b: number): number => {
    const key = (r << 16) | (g << 8) | b
    const found = known.get(key)
    if (found !== undefined) return found
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const [i, [pr, pg, pb]] of palette.entries()) {
      const far = (pr - r) ** 2 * 3 + (pg - g) ** 2 * 4 + (pb - b) ** 2 * 2
      if (far < least) [best, least] = [i, far]
    }
    known.set(key, best)
    return best
  }
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4
      rows[y * (width + 1) + 1 + x] = nearest(rgba[i]!, rgba[i + 1]!, rgba[i + 2]!)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a pixel, colours from the palette.
  head.set([8, 3, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const colours = Buffer.from(palette.flat())
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
