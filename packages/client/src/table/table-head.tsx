import { type ComponentProps, type JSX, lazy, Show, Suspense } from 'solid-js'
import { said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { TableTools } from './tools.tsx'

const Clocks = lazy(() => import('./clocks.tsx').then(part => ({ default: part.Clocks })))

/** The line on top: the way home, who plays whom, the clocks, and what can be asked of the table at any time. */
export function TableHead(props: ComponentProps<typeof TableTools>): JSX.Element {
  const { store } = props.ui
  /** Who plays whom; alone, what is played. */
  const title = (): string => {
    const name = props.names.length === 1 ? said(store.game.title) : props.names.map(said).join(' – ')
    const fork = store.latest()?.fork
    return fork === undefined ? name : t('table.fork', { of: name, at: fork.at })
  }
  return (
    <header class="table-head">
      <a class="brand" href={pathTo()} aria-label={`Bivouac – ${t('ui.home')}`}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span>Bivouac</span>
      </a>
      <h1 class="table-title">{title()}</h1>
      <Show when={store.latest()?.clock}>
        {clock => (
          <Suspense>
            <Clocks clock={clock()} names={props.names} />
          </Suspense>
        )}
      </Show>
      <TableTools {...props} />
    </header>
  )
}
