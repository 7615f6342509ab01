import type { JSX } from 'solid-js'
import { t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { Frame } from '../ui/frame.tsx'

export function Missing(props: { readonly why: string }): JSX.Element {
  return (
    <Frame>
      <div class="form">
        <h1>{t('table.missing')}</h1>
        <p data-testid="table-fault">{props.why}</p>
        <a class="button" href={pathTo()}>
          {t('ui.home')}
        </a>
      </div>
    </Frame>
  )
}
