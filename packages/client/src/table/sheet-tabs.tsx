import { For, type JSX, Show } from 'solid-js'
import { t } from '../app/language.ts'

const SHEETS = ['armies', 'log'] as const
export type Sheet = (typeof SHEETS)[number]

/** On a small screen the armies and the log are sheets pulled up over the board. */
export function SheetTabs(props: {
  readonly sheet: Sheet | undefined
  /** Sheets with something on them that has not been read. */
  readonly unread: Sheet | undefined
  readonly onChange: (sheet: Sheet | undefined) => void
}): JSX.Element {
  return (
    <nav class="sheet-tabs" aria-label={t('table.sheets')}>
      <For each={SHEETS}>
        {sheet => (
          <button
            type="button"
            class={props.unread === sheet && props.sheet !== sheet ? 'unread' : ''}
            aria-pressed={props.sheet === sheet}
            onClick={() => props.onChange(props.sheet === sheet ? undefined : sheet)}
            data-testid={`sheet-${sheet}`}
          >
            {t(`table.${sheet}`)}
            <Show when={props.unread === sheet && props.sheet !== sheet}>
              <span class="unseen" data-testid="unread">
                {t('table.unread')}
              </span>
            </Show>
          </button>
        )}
      </For>
    </nav>
  )
}
