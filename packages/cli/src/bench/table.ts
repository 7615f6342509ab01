/** How fast a table without squares is measured: lines of sight, distances, placing, first contacts. */
import {
  arc,
  DIRECTIONS,
  eastOf,
  firstContact,
  hiddenBy,
  INCH,
  inTheWay,
  northOf,
  quad,
  reach,
  shapes,
  type Terrain,
  terrain,
  within,
} from '@bivouac/ground/measured'
import { progress } from '../progress.ts'
import { measure, stepsOf, type Workload } from './measure.ts'

export interface TableReport {
  readonly units: number
  readonly edges: number
  /** By processor time, a second. */
  readonly sightsPerSecond: number
  readonly hidden: number
  readonly withinPerSecond: number
  readonly near: number
  readonly firstContactsPerSecond: number
  /** All units' corners worked out anew. */
  readonly rebuildMicroseconds: number
  /** Where one unit can get to, wheeling and marching, past all the others. */
  readonly reachMilliseconds: number
}

const UNITS = 60
const EDGES = 200
const [WIDTH, HEIGHT] = [72 * INCH, 48 * INCH]
const QUESTIONS = 4096

/** The same numbers every time: figures of two runs are of the same battle. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % below
  }
}

interface Battle {
  readonly poses: readonly (readonly [x: number, y: number, facing: number, width: number, depth: number])[]
  readonly all: Int32Array
  readonly ground: Terrain
  readonly tops: readonly number[]
  /** Two units each. */
  readonly pairs: Int32Array
}

/** Two lines of thirty brigades in the thick of it, among woods, towns and hills of eight corners with 200 edges together. */
function battle(): Battle {
  const pick = numbers(1805)
  const poses = Array.from({ length: UNITS }, (_, unit) => {
    const side = unit % 2
    const width = [900, 540, 720, 360][pick(4)]!
    return [
      4 * INCH + pick(64 * INCH),
      (side === 0 ? 4 : 24) * INCH + pick(20 * INCH),
      (side * 1800 + 3600 - 300 + pick(600)) % 3600,
      width,
      width === 900 ? INCH : 2 * INCH,
    ] as const
  })
  const all = shapes(UNITS)
  for (const [unit, pose] of poses.entries()) quad(...pose, all, unit)
  const features = Array.from({ length: EDGES / 8 }, () => {
    const [x, y, size] = [pick(WIDTH), pick(HEIGHT), INCH + pick(INCH)]
    const corner = (k: number): number[] => [x + eastOf(0, size, k * 450), y + northOf(0, size, k * 450)]
    return { points: Array.from({ length: 8 }, (_, k) => corner(k)).flat() }
  })
  return {
    poses,
    all,
    ground: terrain(features, WIDTH, HEIGHT),
    tops: features.map((_, f) => (f % 3 === 0 ? 2 : 1)),
    pairs: Int32Array.from({ length: 2 * QUESTIONS }, () => pick(UNITS)),
  }
}

export function tableBench(seconds: number): TableReport {
  const { poses, all, ground, tops, pairs } = battle()
  const counted = { sights: 0, hidden: 0, asked: 0, near: 0 }
  const sights: Workload = {
    share: 1,
    run() {
      for (let q = 0; q < 2 * QUESTIONS; q += 2) {
        const [a, b] = [pairs[q]!, pairs[q + 1]!]
        const [from, to] = [poses[a]!, poses[b]!]
        counted.sights++
        if (inTheWay(from[0], from[1], to[0], to[1], all, 0, UNITS, a, b) >= 0) counted.hidden++
        else if (hiddenBy(ground, tops, from[0], from[1], a % 2, to[0], to[1], b % 2) >= 0) counted.hidden++
      }
      return QUESTIONS
    },
  }
  const distances: Workload = {
    share: 1,
    run() {
      for (let q = 0; q < 2 * QUESTIONS; q += 2) {
        counted.asked++
        // An inch, the reach of muskets, the reach of guns.
        if (within(all, pairs[q]!, all, pairs[q + 1]!, q % 6 === 0 ? INCH : q % 6 === 2 ? 4 * INCH : 16 * INCH))
          counted.near++
      }
      return QUESTIONS
    },
  }
  const contacts: Workload = {
    share: 0.5,
    run() {
      for (let q = 0; q < 2 * QUESTIONS; q += 2) {
        const a = pairs[q]!
        firstContact(all, a, poses[a]![2], 12 * INCH, all, pairs[q + 1]!)
      }
      return QUESTIONS
    },
  }
  const rebuilt = shapes(UNITS)
  const rebuild: Workload = {
    share: 0.5,
    run() {
      for (let n = 0; n < 100; n++)
        for (let unit = 0; unit < UNITS; unit++) {
          const [x, y, facing, width, depth] = poses[unit]!
          quad(x, y, facing, width, depth, rebuilt, unit)
        }
      return 100
    },
  }
  const features = tops.map((_, f) => f)
  const others = poses.map((_, n) => poses.map((_, m) => m).filter(m => m !== n))
  let next = 0
  const reaches: Workload = {
    share: 0.5,
    run() {
      const unit = next++ % UNITS
      const [x, y, facing, width, depth] = poses[unit]!
      // Eighteen inches on open ground, nine on rough.
      const moving = {
        x,
        y,
        facing,
        width,
        depth,
        effort: 36 * INCH,
        wheel: (n: number) => 2 * arc(3, n),
        rate: (on: readonly number[]) => (on.length > 0 ? 4 : 2),
      }
      reach(moving, { width: WIDTH, height: HEIGHT, ground, features, shapes: all, others: others[unit]! })
      return 1
    },
  }
  const workloads = [sights, distances, contacts, rebuild, reaches]
  const bar = progress('table', stepsOf(workloads))
  const [sight, near, contact, built, reached] = measure(workloads, seconds, bar.at)
  bar.end()
  return {
    units: UNITS,
    edges: EDGES,
    sightsPerSecond: Math.round(sight!.perProcessorSecond),
    hidden: counted.hidden / counted.sights,
    withinPerSecond: Math.round(near!.perProcessorSecond),
    near: counted.near / counted.asked,
    firstContactsPerSecond: Math.round(contact!.perProcessorSecond),
    rebuildMicroseconds: 1e6 / built!.perProcessorSecond,
    reachMilliseconds: 1e3 / reached!.perProcessorSecond,
  }
}

const millions = (value: number): string => `${(value / 1e6).toFixed(1)} million a second`

export const tableInWords = (report: TableReport): string =>
  [
    `a measured table, ${report.units} units among ${report.edges} edges of ground`,
    `  lines of sight       ${millions(report.sightsPerSecond)}, ${(report.hidden * 100).toFixed(0)} % hidden`,
    `  within               ${millions(report.withinPerSecond)}, ${(report.near * 100).toFixed(0)} % near (1, 4 and 16 inches in turn)`,
    `  first contact        ${millions(report.firstContactsPerSecond)}, 12 inches straight ahead`,
    `  all units placed     ${report.rebuildMicroseconds.toFixed(2)} µs`,
    `  reachable area       ${report.reachMilliseconds.toFixed(2)} ms, a wheel and 18 inches in ${DIRECTIONS.length} directions`,
  ].join('\n')
