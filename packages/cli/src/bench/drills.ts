/** What a game wants measured of itself besides random play: the `drills` of its `bench.ts`, if it has one. */
import { progress } from '../progress.ts'
import { measure, stepsOf } from './measure.ts'

interface Drill {
  readonly name: string
  run(): number
}
export interface DrillFigure {
  readonly game: string
  readonly name: string
  /** Of one processor. */
  readonly microseconds: number
}

/** Games without such a file have nothing to say here. */
async function drillsOf(game: string): Promise<readonly Drill[]> {
  try {
    const found: { drills(): readonly Drill[] } = await import(`@bivouac/${game}/bench`)
    return found.drills()
  } catch (fault) {
    if ((fault as { code?: string }).code === 'ERR_MODULE_NOT_FOUND') return []
    throw fault
  }
}

export async function drillBench(games: readonly string[], seconds: number): Promise<readonly DrillFigure[]> {
  const out: DrillFigure[] = []
  for (const game of games) {
    const drills = await drillsOf(game)
    if (drills.length === 0) continue
    const workloads = drills.map(each => ({ share: 1, run: () => each.run() }))
    const bar = progress(game, stepsOf(workloads))
    const rates = measure(workloads, seconds, bar.at)
    bar.end()
    drills.forEach(({ name }, k) => {
      out.push({ game, name, microseconds: 1e6 / rates[k]!.perProcessorSecond })
    })
  }
  return out
}

export const drillsInWords = (figures: readonly DrillFigure[]): string =>
  [...new Set(figures.map(each => each.game))]
    .map(game =>
      [
        `${game}, orders on a measured table`,
        ...figures
          .filter(each => each.game === game)
          .map(each => `  ${each.name.padEnd(50)} ${time(each.microseconds)}`),
      ].join('\n'),
    )
    .join('\n\n')

const time = (microseconds: number): string =>
  microseconds >= 1000 ? `${(microseconds / 1000).toFixed(2)} ms` : `${microseconds.toFixed(1)} µs`
