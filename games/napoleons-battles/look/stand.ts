/** How the men of a unit stand: its bases by formation, and the figures on each. */
import { BATTERY, HORSEMEN, LIMBER, STAFF, THREE_RANKS, WAGON } from '../data/bases.ts'
import { INCH } from '../words.ts'
import { blank, gun, mount, type Sketch, soldier, trooper, wagon } from './figures.ts'
import { handFor, PER_INCH, type Point, xy } from './pens.ts'

export interface StandShape {
  readonly arm: 'infantry' | 'cavalry' | 'foot' | 'horse' | 'general' | 'supply'
  readonly formation: 'line' | 'column' | 'square' | 'march' | 'deployed'
  readonly figures: number
  readonly rank?: 'division' | 'corps' | 'wing' | 'army'
  readonly disordered: boolean
  readonly routed: boolean
  /** 14.4 Cavalry on foot: its horses are held behind it. */
  readonly holders?: boolean
  /** So that no two units are askew alike, and each always in the same way. */
  readonly seed: number
}

/** One base: the middle of its front edge, and where it looks. */
export interface BasePlace {
  readonly at: Point
  readonly turn: number
  readonly width: number
  readonly depth: number
  /** Figures left on it. */
  readonly figures: number
}

const units = (points: number): number => (points / INCH) * PER_INCH
const sized = ({ front, depth }: { readonly front: number; readonly depth: number }) => ({
  width: units(front),
  depth: units(depth),
})
const PER_BASE = 4

/** The bases of a unit; the last one is the cadre, and losses leave from the rear. */
export function basesOf(shape: StandShape): readonly BasePlace[] {
  const { arm, formation, figures } = shape
  if (arm === 'general') return [{ at: [0, 0], turn: 0, ...sized(STAFF[shape.rank ?? 'division']), figures }]
  if (arm === 'supply') return [{ at: [0, 0], turn: 0, ...sized(WAGON), figures }]
  if (arm === 'foot' || arm === 'horse') {
    const guns: BasePlace = { at: [0, 0], turn: 0, ...sized(BATTERY), figures }
    if (formation === 'line' || formation === 'deployed') return [guns]
    const limber = sized(LIMBER)
    if (formation !== 'march') return [{ ...guns, turn: 180, at: [0, guns.depth] }]
    return [
      { at: [0, 0], turn: 0, ...limber, figures },
      { ...guns, turn: 180, at: [0, limber.depth + guns.depth] },
    ]
  }
  const { width, depth } = sized(arm === 'cavalry' ? HORSEMEN : THREE_RANKS)
  const count = Math.max(1, Math.ceil(figures / PER_BASE))
  const left = (i: number): number => (i === count - 1 ? figures - PER_BASE * (count - 1) : PER_BASE)
  const base = (x: number, y: number, turn: number, i: number): BasePlace => ({
    at: [x, y],
    turn,
    width,
    depth,
    figures: left(i),
  })
  const each = Array.from({ length: count }, (_, i) => i)
  if (formation === 'march') return each.map(i => base(0, i * depth, 0, i))
  if (formation === 'line') return each.map(i => base((i - (count - 1) / 2) * width, 0, 0, i))
  const columns = Math.ceil(count / 2)
  if (formation !== 'square')
    return each.map(i => base(((i % columns) - (columns - 1) / 2) * width, Math.floor(i / columns) * depth, 0, i))
  // A square looks every way: the first rank ahead, the second behind, and the outermost to their flanks.
  return each.map(i => {
    const [column, rear] = [i % columns, i >= columns]
    const x = (column - (columns - 1) / 2) * width
    return rear ? base(x, 2 * depth, 180, i) : base(x, 0, 0, i)
  })
}

/** The ground its bases take up: width of the front and depth. */
export function footprintOf(shape: StandShape): { readonly width: number; readonly depth: number } {
  let [side, depth] = [0, 0]
  for (const each of basesOf(shape)) {
    side = Math.max(side, Math.abs(each.at[0]) + each.width / 2)
    depth = Math.max(depth, each.turn === 0 ? each.at[1] + each.depth : each.at[1])
  }
  return { width: 2 * side, depth }
}

/** Tufts on the bases, so that they look like the ground they stand on; the same ones every time. */
export function flockOf(shape: StandShape): string {
  const hand = handFor(shape.seed + 500)
  let d = ''
  for (const { at, turn, width, depth } of basesOf(shape))
    for (let k = 0; k < 7; k++) {
      const [x, y] = [at[0] + hand(-0.46, 0.46) * width, at[1] + (turn === 0 ? 1 : -1) * hand(0.05, 0.95) * depth]
      d += `M${xy([x, y])}l${xy([hand(-1, 0), -2.2])}M${xy([x + 1.1, y])}l${xy([hand(0, 1), -2])}`
    }
  return d
}

/** The colours of a brigade or regiment behind its front rank: pole, cloth, field of the cloth, charge. */
export interface Colours {
  readonly pole: string
  readonly cloth: string
  readonly field: string
  readonly charge: string
}
export function coloursOf(shape: StandShape): Colours | undefined {
  if (shape.arm !== 'infantry' && shape.arm !== 'cavalry') return undefined
  // Its foot in the middle of the unit.
  const [foot, top, w, h] = [3, -17, 14, 9.5]
  const wave = (x: number, y: number, width: number, height: number): string =>
    `M${xy([x, y])}q${xy([width * 0.3, -1.6])} ${xy([width * 0.5, 0])}t${xy([width * 0.5, 0])}v${height}q${xy([-width * 0.3, 1.6])} ${xy([-width * 0.5, 0])}t${xy([-width * 0.5, 0])}Z`
  return {
    pole: `M0 ${foot}V${top - 2}`,
    cloth: wave(0, top, w, h),
    field: wave(w * 0.34, top + 0.2, w * 0.34, h - 0.4),
    charge: wave(w * 0.68, top, w * 0.32, h),
  }
}

/** All figures of a unit, drawn once for a shape. */
export function sketchOf(shape: StandShape): Sketch {
  const into = blank()
  const hand = handFor(shape.seed)
  for (const place of basesOf(shape)) {
    const skew = shape.disordered || shape.routed ? hand(-16, 16) : 0
    const turn = place.turn + (shape.routed ? 180 : 0) + skew
    const inside = (right: number, back: number): Point => {
      const c = Math.cos((place.turn * Math.PI) / 180)
      const s = Math.sin((place.turn * Math.PI) / 180)
      return [place.at[0] + right * c - back * s, place.at[1] + right * s + back * c]
    }
    const loose = shape.disordered || shape.routed ? 2.2 : 0.35
    const shaken = (right: number, back: number): Point =>
      inside(right + hand(-loose, loose), back + hand(-loose, loose))
    stand(into, shape, place, shaken, turn, hand)
  }
  if (shape.holders === true) holders(into, shape, hand)
  return into
}

/** Men who hold the horses of those who fight on foot: behind the unit, three horses to a man. They take up no ground. */
function holders(into: Sketch, shape: StandShape, hand: (from: number, to: number) => number): void {
  const { width, depth } = footprintOf(shape)
  const groups = Math.max(1, Math.round(width / 40))
  for (let i = 0; i < groups; i++) {
    const x = ((i + 0.5) / groups - 0.5) * width
    for (const right of [-7, 0, 7]) mount(into, [x + right, depth + 12], hand(-8, 8), hand)
    soldier(into, [x, depth + 1.5], 180, hand)
  }
}

function stand(
  into: Sketch,
  shape: StandShape,
  { width, depth, figures }: BasePlace,
  spot: (right: number, back: number) => Point,
  turn: number,
  hand: (from: number, to: number) => number,
): void {
  switch (shape.arm) {
    case 'infantry':
    case 'cavalry': {
      const one = shape.arm === 'infantry' ? soldier : trooper
      for (let i = 0; i < figures; i++)
        one(into, spot(((i % 2) - 0.5) * width * 0.5, depth * (i < 2 ? 0.27 : 0.74)), turn, hand)
      break
    }
    case 'general': {
      const staff = { division: 1, corps: 2, wing: 3, army: 4 }[shape.rank ?? 'division']
      for (let i = 0; i < staff; i++) {
        const [right, back] = staff === 1 ? [0, 0.5] : [((i % 2) - 0.5) * 0.52, i < 2 ? 0.36 : 0.74]
        trooper(into, spot(right * width, back * depth), turn + hand(-12, 12), hand)
      }
      break
    }
    case 'supply':
      wagon(into, spot(0, depth * 0.62), turn, depth * 0.6)
      trooper(into, spot(-6, depth * 0.2), turn, hand)
      trooper(into, spot(6, depth * 0.2), turn, hand)
      break
    default:
      if (depth > units(BATTERY.depth)) {
        wagon(into, spot(0, depth * 0.78), turn, depth * 0.36)
        for (let i = 0; i < 4; i++) trooper(into, spot(((i % 2) - 0.5) * 13, depth * (i < 2 ? 0.16 : 0.46)), turn, hand)
        break
      }
      gun(into, spot(0, depth * 0.44), turn)
      for (const [right, back] of [
        [-11, 0.35],
        [11, 0.4],
        [-9, 0.85],
        [9, 0.9],
      ] as const)
        soldier(into, spot(right, depth * back), turn, hand)
  }
}
