/**
 * Tries breaks: in a process that stays warm wherever it can; in one of its own where files are read with the break on, and where
 * something kept from an earlier break may have told of this one, or hidden it.
 */
import type { Files, Place } from './places.ts'
import { type Worker, worker } from './process.ts'

export type Fate = 'chapter' | 'game' | 'survived' | 'unreached'
/** A test as it runs with nothing broken. */
interface Surveyed {
  readonly id: string
  readonly file: string
  readonly isGame: boolean
  readonly took: number
  readonly limit: number
  readonly reached: ReadonlySet<number>
}
export interface Survey {
  readonly tests: readonly Surveyed[]
  /** Reached while files are loaded: what is broken there is broken for every test. */
  readonly loading: ReadonlySet<number>
  /** Tests that are not used, and why. */
  readonly leftOut: readonly string[]
}

/** Nothing under this many milliseconds is a hang, on whatever machine. */
const PATIENCE = 120_000

const allOf = ({ chapters, games }: Files): readonly string[] => [...chapters, ...games]

/**
 * Runs every test once, unbroken; a sentence where nothing can be tried at all. A test that takes more than `slow` milliseconds of
 * processor time is left out: most of what a run costs is such tests, run to their end for every break nobody notices.
 */
export async function survey(files: Files, slow: number): Promise<Survey | string> {
  const at = worker(files.switched, -1, allOf(files))
  try {
    const first = await at.next(PATIENCE)
    if (first?.is !== 'loaded') return 'the tests cannot be loaded: the process ended or hung'
    if (first.fault !== undefined) return `the tests cannot be loaded: ${first.fault}`
    at.ask({ slow })
    const tests: Surveyed[] = []
    const leftOut: string[] = []
    for (;;) {
      const said = await at.next(10 * PATIENCE)
      if (said === undefined) return `the process ended or hung after ${tests.at(-1)?.id ?? 'nothing'}`
      if (said.is !== 'test') break
      const { id, took, passed, fault, reached } = said
      if (took > slow) leftOut.push(`${id}: takes more than ${slow} ms`)
      else if (fault !== undefined)
        leftOut.push(`${id}: fails beside the others with nothing broken: ${fault.split('\n')[0]}`)
      else {
        const file = allOf(files).find(each => id.startsWith(`${each} `))!
        const isGame = files.games.includes(file)
        tests.push({ id, file, isGame, took, limit: 20 * passed + 1_000_000, reached: new Set(reached) })
      }
    }
    return { tests, loading: new Set(first.reached), leftOut }
  } finally {
    at.end()
  }
}

const within = (tests: readonly Surveyed[]): number => PATIENCE + 20 * tests.reduce((sum, { took }) => sum + took, 0)

export function trials(files: Files, { tests, loading }: Survey, places: readonly Place[]) {
  const inFile = new Map<string, ReadonlySet<number>>()
  for (const { file } of places)
    if (!inFile.has(file)) inFile.set(file, new Set(places.filter(each => each.file === file).map(({ id }) => id)))
  /** How many places of the same file a test comes by: the tests most likely to notice what is broken in it. */
  const nearness = ({ reached }: Surveyed, { file }: Place): number => {
    let near = 0
    for (const id of reached) if (inFile.get(file)!.has(id)) near++
    return near
  }

  let warm: Worker | undefined
  async function warmed(): Promise<Worker | undefined> {
    if (warm !== undefined) return warm
    const made = worker(files.switched, -1, allOf(files))
    if ((await made.next(PATIENCE)) === undefined) return undefined
    return (warm = made)
  }
  const end = (): void => {
    warm?.end()
    warm = undefined
  }

  const isGame = (id: string): boolean => tests.find(test => test.id === id)!.isGame
  const fateBy = (id: string | undefined): Fate => (id === undefined ? 'survived' : isGame(id) ? 'game' : 'chapter')
  const asked = (some: readonly Surveyed[]) => some.map(({ id, limit }) => [id, limit] as const)

  /** In a process of its own, where nothing that was tried before can have left anything behind. */
  async function alone({ id }: Place, some: readonly Surveyed[]): Promise<Fate> {
    const needed = new Set(some.map(({ file }) => file))
    const at = worker(
      files.switched,
      id,
      allOf(files).filter(file => needed.has(file)),
    )
    try {
      const loaded = await at.next(PATIENCE)
      if (loaded?.is !== 'loaded' || loaded.fault !== undefined) return 'chapter'
      at.ask({ broken: id, tests: asked(some) })
      const said = await at.next(within(some))
      return fateBy(said?.is === 'tried' ? said.by : some[0]?.id)
    } finally {
      at.end()
    }
  }

  async function fateOf(place: Place): Promise<Fate> {
    const { id } = place
    const chaptersFirst = (a: Surveyed, b: Surveyed): number => Number(a.isGame) - Number(b.isGame)
    if (loading.has(id)) {
      const near = tests.map(test => ({ test, near: nearness(test, place) })).filter(({ near }) => near > 0)
      const some = near.length > 0 ? near.sort((a, b) => b.near - a.near).map(({ test }) => test) : [...tests]
      return alone(place, some.sort(chaptersFirst))
    }
    const some = tests.filter(({ reached }) => reached.has(id))
    if (some.length === 0) return 'unreached'
    some.sort((a, b) => chaptersFirst(a, b) || a.took - b.took)
    const at = await warmed()
    at?.ask({ broken: id, tests: asked(some) })
    const said = await at?.next(within(some))
    if (said?.is !== 'tried') {
      // It has ended the process, or hung: that is noticed by whoever runs the tests.
      end()
      return fateBy(some[0]!.id)
    }
    if (said.by !== undefined && said.again !== true) return fateBy(said.by)
    if (said.by === undefined && said.missed !== true) return 'survived'
    if (said.again === true) end()
    return alone(place, some)
  }

  return { fateOf, end }
}
