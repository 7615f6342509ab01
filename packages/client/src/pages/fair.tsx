import { cited, type Rulebook } from '@bivouac/kernel'
import type { Journal } from '@bivouac/match'
import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { GAMES, gameEntry } from '../page/shelf.ts'
import { DiceVerdict, type Judged, judgeDice } from '../table/fair-dice.tsx'
import { PageFrame } from '../ui/frame.tsx'
import { FAIR } from '../words/fair.ts'
import { type Conformance, conformanceOf } from './conformance.ts'
import { inOrder } from './rulebook.tsx'

learn(FAIR)

/** The one place for proofs: dice, what is hidden, and which rules are held by which tests. */
export function FairPage(props: { readonly game: string }): JSX.Element {
  const games = (): typeof GAMES => GAMES.filter(({ id }) => props.game === '' || id === props.game)
  return (
    <PageFrame>
      <article class="book" data-testid="fair">
        <h1>{t('fair.title')}</h1>
        <h2>{t('fair.dice')}</h2>
        <p>{t('fair.diceAbout')}</p>
        <DiceOfFile />
        <h2>{t('fair.hidden')}</h2>
        <p>{t('fair.hiddenAbout')}</p>
        <h2>{t('fair.rules')}</h2>
        <p>{t('fair.rulesAbout')}</p>
        <For each={games()}>{({ id }) => <Sections game={id} open={props.game !== ''} />}</For>
      </article>
    </PageFrame>
  )
}

/** A game file, verified in this browser: nothing of it is sent anywhere. */
function DiceOfFile(): JSX.Element {
  const [found, setFound] = createSignal<Judged>()
  const [told, setTold] = createSignal('')
  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setFound(undefined)
    setTold('')
    try {
      const journal = JSON.parse(await file.text()) as Journal
      const judged = await judgeDice(journal)
      setFound(judged)
      if (judged === undefined) setTold(t('fair.fileNothing'))
    } catch {
      setTold(t('fair.fileUnread'))
    }
  }
  return (
    <div class="fair-file" aria-live="polite">
      <label class="button">
        {t('fair.file')}
        <input
          type="file"
          class="unseen"
          accept=".json,application/json"
          data-testid="fair-file"
          onChange={event => void read(event.currentTarget.files?.[0])}
        />
      </label>
      <Show when={found()}>{judged => <DiceVerdict found={judged()} />}</Show>
      <Show when={told() !== ''}>
        <p data-testid="fair-told">{told()}</p>
      </Show>
    </div>
  )
}

/** How many sections of a game's rulebook are enforced and tested; all of them, one by one, for whoever opens it. */
function Sections(props: { readonly game: string; readonly open: boolean }): JSX.Element {
  const [status] = createResource(() => props.game, conformanceOf)
  const [book] = createResource(
    () => props.game,
    async (id): Promise<Rulebook> => (await gameEntry(id)?.rulebook()) ?? {},
  )
  /** What has something to enforce: a heading has not. */
  const rules = (): Conformance => {
    const sections = book() ?? {}
    return Object.fromEntries(
      Object.entries(status() ?? {}).filter(([rule]) => sections[rule] !== undefined && sections[rule].rule !== false),
    )
  }
  const tested = (): number => Object.values(rules()).filter(({ state }) => state === 'tested').length
  return (
    <details class="fair-sections" open={props.open} data-testid={`fair-${props.game}`}>
      <summary>
        {said(gameEntry(props.game)!.title)}
        <Show when={Object.keys(rules()).length > 0}>
          {' '}
          – {t('fair.count', { done: tested(), all: Object.keys(rules()).length })}
        </Show>
      </summary>
      <ul>
        <For each={Object.entries(rules()).sort(([a], [b]) => inOrder(a, b))}>
          {([rule, { state, tests }]) => (
            <li class={`status ${state}`} data-testid="rule-status">
              <span class="status-mark" aria-hidden="true" />
              <a href={pathTo('rules', props.game, rule)}>
                {cited(rule)} {said(book()![rule]!.title)}
              </a>{' '}
              {t(`rules.${state}`)}
              <Show when={tests > 0}> · {t('rules.tests', { count: tests })}</Show>
            </li>
          )}
        </For>
      </ul>
    </details>
  )
}
