import { type JSX, Show } from 'solid-js'
import { said, t } from '../app/language.ts'
import { Cite } from './log.tsx'
import type { TableUi } from './ui.ts'

/** A refusal or a note of the table, gone at the next move. */
export function NoticeBar(props: { readonly ui: TableUi }): JSX.Element {
  const { store } = props.ui
  return (
    <Show when={store.notice()}>
      {notice => (
        <div class="notice" role="alert" data-testid="notice">
          <span>
            {notice().text ?? (notice().refusal && said(notice().refusal!.text))}{' '}
            <Show when={notice().refusal?.rule}>{rule => <Cite rule={rule()} ui={props.ui} />}</Show>
            <Show when={notice().refusal?.cure}>
              {cure => (
                <em class="cure">
                  {t('why.cure')} {said(cure())}
                </em>
              )}
            </Show>
          </span>
          <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => store.notify(undefined)}>
            ✕
          </button>
        </div>
      )}
    </Show>
  )
}
