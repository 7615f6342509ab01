/** What stands under a fight when it is over: what was told of it, what it was worth, and one question. */
import { percent } from '@bivouac/kernel'
import { createResource, For, type JSX, Show } from 'solid-js'
import { lang, t } from '../app/language.ts'
import { setSettings } from '../app/settings.ts'
import type { Fought } from './fights.ts'
import { Sentence } from './log.tsx'
import type { TableUi } from './ui.ts'

/** What the fight was worth to whoever looks, in chance to win: nothing where the table judges for nobody, or cannot. */
export function Worth(props: { readonly ui: TableUi; readonly ended: Fought }): JSX.Element {
  const { store } = props.ui
  const seat = store.seat()
  const chance = async (at: number): Promise<string | undefined> => {
    const answer = seat === undefined ? undefined : await store.ask({ do: 'chance', seat, at })
    const value = answer?.ok ? (answer.value as number | undefined) : undefined
    return value === undefined ? undefined : percent(value, lang())
  }
  const [found] = createResource(
    () => ({ from: props.ended.from, to: props.ended.to }),
    async ({ from, to }) => {
      const [before, after] = await Promise.all([chance(from), chance(to)])
      return before === undefined || after === undefined ? undefined : { before, after }
    },
  )
  return (
    <Show when={found.latest}>
      {worth => (
        <p class="fight-worth" data-testid="fight-worth">
          {t('fight.worth', worth())}
        </p>
      )}
    </Show>
  )
}

/** When dice have fallen for the first time: is the table to be heard? Asked once in a life, and no answer is no. */
export function AskForSounds(): JSX.Element {
  const answer = (sounds: boolean): void => {
    setSettings('sounds', sounds)
    setSettings('askedForSounds', true)
  }
  return (
    <p class="fight-sounds" data-testid="ask-sounds">
      <span>{t('fight.sounds')}</span>
      <button type="button" class="quiet" data-testid="ask-sounds-yes" onClick={() => answer(true)}>
        {t('ui.yes')}
      </button>
      <button type="button" class="quiet" data-testid="ask-sounds-no" onClick={() => answer(false)}>
        {t('ui.no')}
      </button>
    </p>
  )
}

export function FightAfter(props: {
  readonly ui: TableUi
  readonly told: Fought['told']
  readonly class: string
}): JSX.Element {
  return (
    <For each={props.told}>
      {each => (
        <p class={props.class} data-testid={props.class}>
          <Sentence phrase={props.ui.store.page.words.event(each.event, lang())} ui={props.ui} />
        </p>
      )}
    </For>
  )
}
