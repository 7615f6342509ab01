/** Collects what a report is written from: what the table tells this eye, and nothing else. */
import type { Heard, Past, Snapshot } from '@bivouac/host/protocol'
import { agreed, type Report, type Teller, turnsOf, WORDS, wantedFor } from '@bivouac/host/report'
import type { Roll, Text } from '@bivouac/kernel'
import type { Journal } from '@bivouac/match'
import { lang, said, t } from '../app/language.ts'
import { tables } from '../carrier/local.ts'
import type { GamePage, PageToll } from '../page/index.ts'
import { judgedBefore } from './analysis-kept.ts'
import { endingWords } from './ending.ts'
import { lookingEye } from './looking.ts'
import { openStudio } from './report-maps.tsx'
import type { TableUi } from './ui.ts'

export interface WrittenReport {
  readonly report: Report
  /** The classes the maps wear, and what they point to. */
  readonly style: string
  readonly shared: string
}

/** Nothing when the table does not answer: it has said why. `onMap` hears how far it has come; false stops it. */
export async function collect(
  ui: TableUi,
  names: readonly Text[],
  onMap: (at: number, of: number) => boolean,
): Promise<WrittenReport | undefined> {
  const { store } = ui
  const { page } = store
  const now = store.latest()!
  const eye = lookingEye(ui)
  const log = await store.tryAsk({ do: 'log', eye })
  if (!log.ok) return undefined
  const [described, seats, toll] = await Promise.all([
    tables().describe(now.game),
    tables().sides(now.game, now.setup),
    page.toll(),
  ])
  // Only who plays alone against the computer keeps his dice when he takes back. At a screen that several share the file
  // holds everybody's secrets, and online it may not be read yet.
  const file = now.mine.length === 1 ? await store.ask({ do: 'journal' }) : undefined
  const retried = file?.ok ? (file.value as Journal).retried : undefined
  const told = {
    lang: lang(),
    ...(retried !== undefined && { retried }),
    heard: (log.value as readonly Heard[]).filter(each => each.move <= now.at),
    length: now.at,
    teller: tellerOf(page, toll),
  }
  const wanted = wantedFor(told)
  const turns = toll.Deeds === undefined ? [] : turnsOf(told)
  const past = new Map<number, Past>()
  for (const at of new Set([...wanted.maps, ...wanted.rolls, ...turns.map(({ from }) => from)])) {
    const answer = await store.tryAsk({ do: 'past', at, eye })
    if (!answer.ok) return undefined
    past.set(at, answer.value as Past)
    await pause(BETWEEN_ASKS)
  }
  const maps = new Map<number, string>()
  const studio = openStudio(page, now.setup, eye, now.view, toll.Deeds)
  try {
    for (const at of wanted.maps) {
      if (!onMap(maps.size + 1, wanted.maps.length)) return undefined
      // The bar that shows how far it is wants to be painted, too.
      await pause(0)
      const turn = turns.find(({ to }) => to === at)
      const deeds = turn === undefined ? undefined : { before: past.get(turn.from)!.view, events: turn.events }
      maps.set(at, studio.draw(past.get(at)!.view, t('table.board'), deeds))
    }
    const rolls = new Map(wanted.rolls.map((at): [number, readonly Roll[]] => [at, past.get(at)!.rolls ?? []]))
    return {
      report: { ...told, ...headOf(now, names, eye), ...agreed(described, now.setup, lang()), maps, rolls },
      style: studio.style(),
      shared: studio.shared(),
    }
  } finally {
    studio.close()
  }

  function headOf({ setup: _, ...table }: Snapshot, sides: readonly Text[], whose: typeof eye) {
    const game = said(store.game.title)
    const result = ended(table, page, sides)
    const judged = judgedBefore(table.table, table.at)
    return {
      game,
      title: sides.length === 1 ? game : sides.map(said).join(' – '),
      // Games from files have nobody's name; in older ones each chair is called like its side.
      players: sides
        .map((side, seat) => ({ side: said(side), name: table.chairs[seat]?.name ?? '' }))
        .filter(({ name }, seat) => name !== '' && name !== seats[seat]?.it && name !== seats[seat]?.en),
      ...(result !== undefined && { result }),
      ...(sides.length > 1 && { eye: whose === 'spectator' ? WORDS.spectator[lang()] : said(sides[whose]!) }),
      ...(table.fork !== undefined && { fork: table.fork.at }),
      toll: { sides: toll.sides(table.view, lang()), hits: toll.hits, gone: toll.gone },
      ...(judged !== undefined && {
        analysis: {
          who: sides[0]!,
          curve: judged.curve,
          turning: judged.turning.map(({ at, before, after, action, view }) => ({
            at,
            before,
            after,
            text: page.words.action(action, view, lang()),
          })),
        },
      }),
    }
  }
}

/** A server hangs up on whoever asks more than fifty times a second. */
const BETWEEN_ASKS = 20
const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

const tellerOf = ({ words }: GamePage, toll: PageToll): Teller => ({
  event: words.event,
  level: words.level,
  cost: event => toll.of(event),
  lot: event => toll.lot?.(event) === true,
})

function ended(
  { result, ending, view }: Pick<Snapshot, 'result' | 'ending' | 'view'>,
  { words }: GamePage,
  names: readonly Text[],
): Report['result'] {
  if (result !== undefined) return { text: words.result(result, lang(), view), rule: result.rule }
  return ending === undefined ? undefined : { text: endingWords(ending, names) }
}
