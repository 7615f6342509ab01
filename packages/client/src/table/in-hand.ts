/**
 * What a player has in hand of a question that he shares with others: another’s deed puts the question anew, and must not
 * take out of his hand what is still legal afterwards.
 */
import type { Judgement, Snapshot } from '@bivouac/host/protocol'
import type { Action } from '@bivouac/kernel'
import type { Thing } from '../page/index.ts'
import { same } from '../page/index.ts'
import type { Candidate } from './candidate.ts'
import type { TableStore } from './store.ts'

export interface InHand {
  /** The things clicked on the way to an action. */
  readonly chosen: readonly Thing[]
  /** An action that waits for a yes. */
  readonly weighed: Action | undefined
  /** A set or a path that has been begun. */
  readonly begun: readonly Candidate[]
}

/** The shared question this page is asked, by name; none where it is asked alone, or nothing. */
function sharedQuestion(table: Snapshot | undefined): string | undefined {
  const asked = table?.asked
  if (asked?.shared === undefined || asked.actions === undefined) return undefined
  return `${asked.proc}.${asked.step} ${asked.seat}`
}

/** Asked at each snapshot, before what was in hand is let go of; what it answers takes it up again afterwards. */
export type KeepsInHand = (
  now: Snapshot | undefined,
  before: Snapshot | undefined,
  /** Nothing where the player himself has just acted. */
  hand: InHand | undefined,
) => (() => void) | undefined

export interface Hand {
  choose(path: readonly Thing[]): void
  resume(begun: readonly Candidate[]): void
  arm(action: Action): void
}

/** While another goes on alone with his deed, it is kept. */
export function createInHand(store: TableStore, hand: Hand): KeepsInHand {
  let kept: (InHand & { readonly question: string }) | undefined
  return (now, before, held) => {
    const [was, is] = [sharedQuestion(before), sharedQuestion(now)]
    if (held === undefined) kept = undefined
    else if (was !== undefined) kept = { ...held, question: was }
    if (is === undefined) return undefined
    const found = kept?.question === is ? kept : undefined
    kept = undefined
    return (
      found &&
      (() => {
        const { chosen, begun, weighed } = found
        if (chosen.length > 0 && leadsOn(store, now, chosen)) hand.choose(chosen)
        hand.resume(begun)
        if (weighed !== undefined) void isStillLegal(store, weighed).then(is => is && hand.arm(weighed))
      })
    )
  }
}

/** Does the question offer something still that begins with these things? Asked before the table has been shown as it is. */
function leadsOn({ meant }: TableStore, now: Snapshot | undefined, path: readonly Thing[]): boolean {
  const asked = now?.asked
  const begins = (things: readonly Thing[]): boolean => path.every((thing, i) => same(thing, things[i]))
  return asked?.actions?.some(action => meant.ways(action, asked, now!.view).some(begins)) === true
}

/** Would the table still take it? */
async function isStillLegal(store: TableStore, action: Action): Promise<boolean> {
  const now = store.latest()
  if (now?.asked === undefined) return false
  const answer = await store.ask({ do: 'judge', seat: now.asked.seat, action })
  return answer.ok && now === store.latest() && (answer.value as Judgement).legal
}
