import type { Hint } from '@bivouac/host/protocol'
import type { JSX } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import { MORE } from '../words/more.ts'
import type { TableUi } from './ui.ts'

learn(MORE)

/** What the computer would do, said once; what it is about stands on the board as chosen, with an arrow. */
export function HintPanel(props: { readonly ui: TableUi; readonly hint: Hint }): JSX.Element {
  const { store, selection } = props.ui
  const deed = (): string => store.page.words.action(props.hint.action, store.latest()?.view ?? {}, lang())
  /** The reason mostly begins with the deed itself. */
  const sentence = (): string => {
    const why = props.hint.why === undefined ? '' : said(props.hint.why)
    return why.includes(deed()) ? why : `${deed()}. ${why}`.trim()
  }
  return (
    <section class="panel hint" aria-label={t('tools.hint')} aria-live="polite" data-testid="hint-given">
      <header class="panel-head">
        <h2>{t('hint.title')}</h2>
        <button type="button" class="quiet" aria-label={t('ui.close')} onClick={() => props.ui.advise(undefined)}>
          ✕
        </button>
      </header>
      <p class="hint-words">{sentence()}</p>
      <button type="button" data-testid="hint-take" onClick={() => selection.choose(props.hint.action)}>
        {t('advice.take')}
      </button>
    </section>
  )
}
