import type { JSX } from 'solid-js'
import { t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { PageFrame } from '../ui/frame.tsx'

/** What the runtime says of a fault of ours means nothing to a player; it is written where developers look. */
function whyOf(fault: unknown): string {
  console.error(fault)
  const ours = fault instanceof TypeError || fault instanceof RangeError || fault instanceof ReferenceError
  return ours || !(fault instanceof Error) ? t('table.broken') : fault.message
}

/** A table that is not there, or could not be drawn. */
export function Missing(props: { readonly why?: string; readonly fault?: unknown }): JSX.Element {
  const why = props.why ?? whyOf(props.fault)
  return (
    <PageFrame>
      <div class="form">
        <h1>{t('table.missing')}</h1>
        <p data-testid="table-fault">{why}</p>
        <a class="button" href={pathTo()}>
          {t('ui.home')}
        </a>
      </div>
    </PageFrame>
  )
}
