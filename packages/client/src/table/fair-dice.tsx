/** Were the dice of a game fair? The page recomputes every roll and compares what it kept itself. */
import type { Journal, Verified } from '@bivouac/match'
import { createResource, For, type JSX, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { type Broken, brokenPromises, ownPart } from '../carrier/own-dice.ts'
import { FAIR } from '../words/fair.ts'
import type { TableStore } from './store.ts'

learn(FAIR)

export interface Judged {
  readonly rolls: number
  readonly backs: number
  readonly retried: number
  /** This browser threw in a number of its own. */
  readonly own: boolean
  readonly wrong: readonly string[]
}

function recomputed(journal: Journal): Promise<Verified | undefined> {
  const worker = new Worker(new URL('../worker/verify.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Verified | undefined>(resolve => {
    worker.addEventListener('error', () => resolve(undefined))
    worker.addEventListener('message', ({ data }: MessageEvent<Verified | undefined>) => resolve(data))
    worker.postMessage(journal)
  }).finally(() => worker.terminate())
}

/** Nothing where there is nothing to say: typed dice, no dice at all, a file of rules that are not here. */
export async function judgeDice(journal: Journal, table?: string): Promise<Judged | undefined> {
  const part = table === undefined ? undefined : ownPart(table)
  const own = part?.promises === undefined ? undefined : part
  if (journal.dice === 'typed' || (journal.commitment === undefined && own === undefined)) return undefined
  const found = await recomputed(journal)
  if (found === undefined) return undefined
  const broken: readonly Broken[] = own === undefined ? [] : brokenPromises(own, journal)
  const wrong = [...broken.map(each => t(`fair.${each}`)), ...found.faults]
  if (wrong.length === 0 && found.recomputed === 0) return undefined
  return {
    rolls: found.recomputed,
    backs: journal.backs ?? 0,
    retried: journal.retried ?? 0,
    own: own !== undefined,
    wrong,
  }
}

/** At the end of a game, by itself. */
export function FairDice(props: { readonly store: TableStore }): JSX.Element {
  const [judged] = createResource(
    () => props.store.latest()?.table,
    async table => {
      const answer = await props.store.carrier.ask({ do: 'journal' })
      return answer.ok ? judgeDice(answer.value as Journal, table) : undefined
    },
  )
  return <Show when={judged()}>{found => <DiceVerdict found={found()} />}</Show>
}

export function DiceVerdict(props: { readonly found: Judged }): JSX.Element {
  return (
    <Show
      when={props.found.wrong.length === 0}
      fallback={
        <div role="alert" data-testid="dice-unfair">
          <strong>{t('fair.not')}</strong>
          <ul>
            <For each={props.found.wrong.slice(0, 5)}>{each => <li>{each}</li>}</For>
          </ul>
        </div>
      }
    >
      <p class="dim" data-testid="dice-fair">
        ✓ {t('fair.yes', { n: props.found.rolls })} {props.found.own ? t('fair.withOwn') : ''}{' '}
        {props.found.backs > 0 ? t('fair.backs', { n: props.found.backs }) : ''}{' '}
        {props.found.retried > 0 ? t('fair.retried', { n: props.found.retried }) : ''}
      </p>
    </Show>
  )
}
