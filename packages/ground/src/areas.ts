/**
 * Areas joined by approaches. A pair of facing approaches is the border between two areas: approach 2p lies in the first
 * area of pair p, approach 2p + 1 in its second, so the opposite of an approach is `approach ^ 1`. Two areas may share
 * more than one pair. A crossing is one road over one pair; a lane is a crossing in one direction: lane 2c leaves the
 * first area of its pair, lane 2c + 1 the second. Gates are road ends at the edge of the map: crossings that lead only in.
 */
export interface AreasSpec {
  readonly areas: readonly string[]
  readonly pairs: readonly { readonly id: string; readonly a: string; readonly b: string }[]
  readonly crossings: readonly { readonly id: string; readonly pair: string }[]
  readonly gates?: readonly { readonly id: string; readonly area: string }[]
}

export interface Areas {
  /** Area id -> its number, in the order given. */
  readonly numbers: Readonly<Record<string, number>>
  /** By approach: the area it lies in. */
  readonly areaOf: readonly number[]
  /** By area: its approaches, ascending. */
  readonly approachesOf: readonly (readonly number[])[]
  /** By area: the areas next to it, ascending, each once. */
  readonly neighbours: readonly (readonly number[])[]
  /** By area: the lanes that leave it, ascending. */
  readonly lanesOf: readonly (readonly number[])[]
  /** By lane: the approach it leaves over; −1 for a gate. */
  readonly approachOfLane: readonly number[]
  /** By lane: the area it leads to. */
  readonly laneTo: readonly number[]
  /** By area: the lanes that leave over each approach, by approach. */
  readonly lanesOver: readonly (readonly number[])[]
  /** The lane that leads in through each gate, in the order given. */
  readonly gateLanes: readonly number[]
}

export function areas(spec: AreasSpec): Areas {
  const numbers: Record<string, number> = {}
  spec.areas.forEach((id, i) => {
    if (numbers[id] !== undefined) throw new Error(`area ${id} is given twice`)
    numbers[id] = i
  })
  const numberOf = (id: string): number => {
    const n = numbers[id]
    if (n === undefined) throw new Error(`there is no area ${id}`)
    return n
  }
  const areaOf: number[] = []
  const approachesOf: number[][] = spec.areas.map(() => [])
  const beside: Set<number>[] = spec.areas.map(() => new Set())
  const pairNumbers = new Map<string, number>()
  spec.pairs.forEach((pair, p) => {
    const a = numberOf(pair.a)
    const b = numberOf(pair.b)
    if (pairNumbers.has(pair.id)) throw new Error(`pair ${pair.id} is given twice`)
    pairNumbers.set(pair.id, p)
    areaOf.push(a, b)
    approachesOf[a]!.push(2 * p)
    approachesOf[b]!.push(2 * p + 1)
    beside[a]!.add(b)
    beside[b]!.add(a)
  })
  const lanesOf: number[][] = spec.areas.map(() => [])
  const lanesOver: number[][] = areaOf.map(() => [])
  const approachOfLane: number[] = []
  const laneTo: number[] = []
  spec.crossings.forEach((crossing, c) => {
    const p = pairNumbers.get(crossing.pair)
    if (p === undefined) throw new Error(`crossing ${crossing.id} goes over no pair that exists`)
    for (const side of [0, 1]) {
      const approach = 2 * p + side
      approachOfLane.push(approach)
      laneTo.push(areaOf[approach ^ 1]!)
      lanesOf[areaOf[approach]!]!.push(2 * c + side)
      lanesOver[approach]!.push(2 * c + side)
    }
  })
  const gateLanes = (spec.gates ?? []).map((gate, g) => {
    approachOfLane.push(-1, -1)
    laneTo.push(numberOf(gate.area), -1)
    return 2 * (spec.crossings.length + g)
  })
  return {
    numbers,
    areaOf,
    approachesOf,
    neighbours: beside.map(set => [...set].sort((x, y) => x - y)),
    lanesOf,
    approachOfLane,
    laneTo,
    lanesOver,
    gateLanes,
  }
}

/**
 * Which road ends are joined inside an area. Answers, by lane, the number of the joint at the end where the lane begins
 * (unique over the map), or −1 where no road of this kind goes on. A traveller who came by `lane` may leave by `next`
 * exactly when joint[lane ^ 1] === joint[next] and that is not −1.
 */
export function joints(spec: AreasSpec, joined: Readonly<Record<string, readonly (readonly string[])[]>>): number[] {
  const ends = new Map<string, number>()
  const pairs = new Map(spec.pairs.map(pair => [pair.id, pair]))
  spec.crossings.forEach((crossing, c) => {
    const pair = pairs.get(crossing.pair)!
    ends.set(`${pair.a} ${crossing.id}`, 2 * c)
    ends.set(`${pair.b} ${crossing.id}`, 2 * c + 1)
  })
  const gates = spec.gates ?? []
  gates.forEach((gate, g) => {
    ends.set(`${gate.area} ${gate.id}`, 2 * (spec.crossings.length + g) + 1)
  })
  const joint = new Array<number>(2 * (spec.crossings.length + gates.length)).fill(-1)
  let number = 0
  for (const [area, groups] of Object.entries(joined))
    for (const group of groups) {
      for (const id of group) {
        const end = ends.get(`${area} ${id}`)
        if (end === undefined) throw new Error(`no road ${id} ends in area ${area}`)
        joint[end] = number
      }
      number++
    }
  return joint
}

/** Steps from one area to every other over approaches; −1 where none leads. */
export function steps(map: Pick<Areas, 'neighbours'>, from: number): number[] {
  const far = map.neighbours.map(() => -1)
  far[from] = 0
  const queue = [from]
  for (let i = 0; i < queue.length; i++)
    for (const next of map.neighbours[queue[i]!]!)
      if (far[next] === -1) {
        far[next] = far[queue[i]!]! + 1
        queue.push(next)
      }
  return far
}
