import type { Proposal } from '@bivouac/host/protocol'
import type { Text } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import { t } from '../app/language.ts'
import type { TableUi } from './ui.ts'

/** Proposals of somebody else wait for an answer: everybody has to agree. */
export function ProposalsBar(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly open: readonly Proposal[]
}): JSX.Element {
  const { store } = props.ui
  return (
    <For each={props.open}>
      {each => (
        <div class="notice offer" role="alert" data-testid="offer">
          <span>{t(`offer.${each.what}`, { who: props.names[each.seat] ?? '' })}</span>
          <For each={[true, false]}>
            {yes => (
              <button
                type="button"
                class={yes ? 'primary' : ''}
                onClick={() => void store.tryAsk({ do: 'answerOffer', seat: store.seat()!, what: each.what, yes })}
              >
                {yes ? t('ui.yes') : t('ui.no')}
              </button>
            )}
          </For>
        </div>
      )}
    </For>
  )
}
