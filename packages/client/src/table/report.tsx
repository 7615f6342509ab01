/** The after-action report: shown over the table, kept as one file, or printed. */
import '../style/report.css'
import { REPORT_STYLE, reportBody, reportPage } from '@bivouac/host/report'
import type { Text } from '@bivouac/kernel'
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { Dialog } from '../ui/dialog.tsx'
import { MORE } from '../words/more.ts'
import { REPORT } from '../words/report.ts'
import { keepFile } from './files.ts'
import { collect, type WrittenReport } from './report-data.ts'
import type { TableUi } from './ui.ts'

learn(MORE)
learn(REPORT)

export function ReportDialog(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly onClose: () => void
}): JSX.Element {
  const { store } = props.ui
  const [written, setWritten] = createSignal<WrittenReport>()
  const [far, setFar] = createSignal({ at: 0, of: 1 })
  let closed = false
  onCleanup(() => {
    closed = true
  })
  onMount(async () => {
    try {
      const found = await collect(props.ui, props.names, (at, of) => {
        setFar({ at, of })
        return !closed
      })
      if (closed) return
      if (found === undefined) props.onClose()
      else setWritten(found)
    } catch (fault) {
      if (closed) return
      store.notify({ text: fault instanceof Error ? fault.message : String(fault) })
      props.onClose()
    }
  })
  const keep = ({ report, ...drawing }: WrittenReport): void => {
    const name = `${store.game.id}-${store.latest()?.table ?? 'table'}-report.html`
    keepFile(new File([reportPage(report, drawing)], name, { type: 'text/html' }))
  }
  return (
    <Dialog title={t('tools.report')} onClose={props.onClose} testid="report-dialog" wide>
      <Show
        when={written()}
        fallback={
          <label class="report-wait">
            {t('report.working', far())}
            <progress max={far().of} value={far().at} />
          </label>
        }
      >
        {found => (
          <>
            <p class="dialog-buttons">
              <button type="button" class="primary" data-testid="report-download" onClick={() => keep(found())}>
                {t('report.download')}
              </button>
              <button type="button" data-testid="report-print" onClick={() => print(found())}>
                {t('report.print')}
              </button>
            </p>
            <section class="report-sheet" tabindex="0" aria-label={t('report.page')}>
              <Sheet found={found()} />
            </section>
          </>
        )}
      </Show>
    </Dialog>
  )
}

function Sheet(props: { readonly found: WrittenReport }): JSX.Element {
  let element: HTMLDivElement | undefined
  // Only what stands in this document takes a style sheet of it.
  onMount(() => lay(element!, props.found))
  return <div ref={element} data-testid="report-page" />
}

/** Lays the report into an element of the page, out of reach of the page's own style and theme. */
function lay(element: HTMLElement, { report, style, shared }: WrittenReport): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${REPORT_STYLE}${style}`)
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheet]
  root.innerHTML = `${shared}${reportBody(report)}`
}

/** Only the report goes on paper, not the table under it. */
function print(found: WrittenReport): void {
  const paper = document.createElement('div')
  paper.className = 'paper'
  lay(paper, found)
  document.body.append(paper)
  addEventListener('afterprint', () => paper.remove(), { once: true })
  window.print()
}
