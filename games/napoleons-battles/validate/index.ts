/** Reads a scenario somebody wrote: what is wrong with it, or one that can be played. Never throws. */
import type { Text } from '@bivouac/kernel'
import { fieldNamed, isTroops } from '../field.ts'
import { newState } from '../opening.ts'
import { optionsOf } from '../options.ts'
import { isTogether, sharesTown } from '../rules/01-attachment.ts'
import { lay } from '../rules/01-formations.ts'
import { overlap } from '../rules/01-pieces.ts'
import { misplaced } from '../rules/04-zones.ts'
import { staysOnTable } from '../rules/08-1-room.ts'
import type { ScenarioData } from '../scenario.ts'
import { ON_TABLE } from '../words.ts'
import { EXTRA_KEYS, extrasFault } from './extras.ts'
import { headerFault } from './header.ts'
import { ordersFault } from './orders.ts'
import { chainFault, peopleFault } from './people.ts'
import { placesFault } from './places.ts'
import { fault, isObject } from './shapes.ts'
import { terrainFault } from './terrain.ts'

const KEYS: readonly string[] = [
  'id',
  'name',
  'about',
  'year',
  'table',
  'turns',
  'turn',
  'first',
  'side',
  'phase',
  'sides',
  'edges',
  'armies',
  'generals',
  'units',
  'terrain',
  'entries',
  'objectives',
  'zones',
  'options',
  'specials',
  'provenance',
  ...EXTRA_KEYS,
]
const MOST_LETTERS = 200_000

/** What is wrong with a scenario, in both languages; nothing where it can be played. */
export function scenarioFault(raw: unknown): Text | undefined {
  if (!isObject(raw))
    return fault(
      'uno scenario è un oggetto con un tavolo e delle unità',
      'a scenario is an object with a table and units',
    )
  const unknown = Object.keys(raw).find(key => !KEYS.includes(key))
  if (unknown !== undefined)
    return fault(
      `uno scenario non ha “${unknown}”; ha ${KEYS.join(', ')}`,
      `a scenario has no “${unknown}”; it has ${KEYS.join(', ')}`,
    )
  return (
    headerFault(raw) ??
    extrasFault(raw) ??
    terrainFault(raw) ??
    peopleFault(raw) ??
    chainFault(raw) ??
    placesFault(raw) ??
    ordersFault(raw) ??
    standingFault(raw as unknown as ScenarioData)
  )
}

/** The scenario, or for programs the sentence in English. */
export function readScenario(raw: unknown): ScenarioData | string {
  return scenarioFault(raw)?.en ?? (raw as ScenarioData)
}

/** Everybody stands on the table and nobody on anybody else. */
function standingFault(data: ScenarioData): Text | undefined {
  const text = JSON.stringify(data)
  if (text.length > MOST_LETTERS) return fault('lo scenario è troppo grande', 'the scenario is too large')
  const f = fieldNamed(text)
  const s = newState(text, optionsOf({ rules: 'base' }))
  const table = lay(f, s)
  for (let u = 0; u < f.troops; u++) {
    if (s.on[u] !== ON_TABLE) continue
    const { it, en } = f.name[u]!
    if (!staysOnTable(f, table, u))
      return fault(`“${it}” non sta tutta sul tavolo`, `“${en}” does not stand wholly on the table`)
    if (isTroops(f, u) && s.figures[u]! <= f.dispersal[u]!)
      return fault(
        `“${it}” ha ${s.figures[u]} figure ed è dispersa a ${f.dispersal[u]}`,
        `“${en}” has ${s.figures[u]} figures and is dispersed at ${f.dispersal[u]}`,
      )
    for (let other = 0; other < u; other++)
      if (
        s.on[other] === ON_TABLE &&
        !isTogether(s, other, u) &&
        !sharesTown(f, s, other, u) &&
        overlap(table, u, table, other)
      )
        return fault(
          `“${it}” e “${f.name[other]!.it}” stanno una sull’altra`,
          `“${en}” and “${f.name[other]!.en}” stand on each other`,
        )
  }
  return misplaced(f, s)
}
