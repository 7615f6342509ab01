import type { Text } from '@bivouac/kernel'
import { type JSX, onMount } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { PANELS } from '../words/panels.ts'

learn(PANELS)

/**
 * Between two players at one screen: nothing of either hand can be seen until the right one says so. A modal dialog, so that
 * neither Tab nor a screen reader goes to the table behind it; it is not closed with Esc but by the one button.
 */
export function HandOver(props: {
  readonly to: Text
  /** He has said so. */
  readonly lifting: boolean
  readonly onReady: () => void
}): JSX.Element {
  let element: HTMLDialogElement | undefined
  const cover = (): void => element?.showModal()
  onMount(cover)
  return (
    <dialog
      ref={element}
      class="hand-over"
      classList={{ lifting: props.lifting }}
      aria-label={t('handOver.title', { who: props.to })}
      data-testid="hand-over"
      onKeyDown={event => event.key === 'Escape' && event.preventDefault()}
      onClose={cover}
    >
      <div class="hand-over-card">
        <h2>{t('handOver.title', { who: props.to })}</h2>
        <p>{t('handOver.about', { who: props.to })}</p>
        <button type="button" class="primary" data-testid="hand-over-ready" autofocus onClick={() => props.onReady()}>
          {t('handOver.ready', { who: props.to })}
        </button>
      </div>
    </dialog>
  )
}
