import type { Text } from '@bivouac/kernel'
import type { JSX } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { PANELS } from '../words/panels.ts'

learn(PANELS)

/** Between two players at one screen: nothing of either hand can be seen until the right one says so. */
export function HandOver(props: {
  readonly to: Text
  /** He has said so. */
  readonly lifting: boolean
  readonly onReady: () => void
}): JSX.Element {
  return (
    <div class="hand-over" classList={{ lifting: props.lifting }} data-testid="hand-over">
      <div class="hand-over-card">
        <h2>{t('handOver.title', { who: props.to })}</h2>
        <p>{t('handOver.about', { who: props.to })}</p>
        <button
          type="button"
          class="primary"
          data-testid="hand-over-ready"
          ref={element => queueMicrotask(() => element.focus())}
          onClick={() => props.onReady()}
        >
          {t('handOver.ready', { who: props.to })}
        </button>
      </div>
    </div>
  )
}
