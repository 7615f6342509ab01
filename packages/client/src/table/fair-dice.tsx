/** At the end of a game: were its dice fair? The page recomputes every roll and compares what it kept itself. */
import type { Journal, Verified } from '@bivouac/match'
import { createResource, For, type JSX, onCleanup, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { type Broken, brokenPromises, ownPart } from '../carrier/own-dice.ts'
import { FAIR } from '../words/fair.ts'
import type { TableStore } from './store.ts'

learn(FAIR)

interface Judged {
  readonly rolls: number
  readonly backs: number
  readonly retried: number
  /** This browser threw in a number of its own. */
  readonly own: boolean
  readonly wrong: readonly string[]
}

export function FairDice(props: { readonly store: TableStore }): JSX.Element {
  let worker: Worker | undefined
  onCleanup(() => worker?.terminate())
  const recomputed = (journal: Journal): Promise<Verified | undefined> =>
    new Promise(resolve => {
      worker = new Worker(new URL('../worker/verify.worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('error', () => resolve(undefined))
      worker.addEventListener('message', ({ data }: MessageEvent<Verified | undefined>) => resolve(data))
      worker.postMessage(journal)
    })

  /** Nothing where there is nothing to say: typed dice, no dice at all, a file of rules that are not here. */
  async function judge(table: string): Promise<Judged | undefined> {
    const answer = await props.store.carrier.ask({ do: 'journal' })
    if (!answer.ok) return undefined
    const journal = answer.value as Journal
    const part = ownPart(table)
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
  const [judged] = createResource(() => props.store.latest()?.table, judge)
  return (
    <Show when={judged()}>
      {found => (
        <Show
          when={found().wrong.length === 0}
          fallback={
            <div role="alert" data-testid="dice-unfair">
              <strong>{t('fair.not')}</strong>
              <ul>
                <For each={found().wrong.slice(0, 5)}>{each => <li>{each}</li>}</For>
              </ul>
            </div>
          }
        >
          <p class="dim" data-testid="dice-fair">
            ✓ {t('fair.yes', { n: found().rolls })} {found().own ? t('fair.withOwn') : ''}{' '}
            {found().backs > 0 ? t('fair.backs', { n: found().backs }) : ''}{' '}
            {found().retried > 0 ? t('fair.retried', { n: found().retried }) : ''}
          </p>
        </Show>
      )}
    </Show>
  )
}
