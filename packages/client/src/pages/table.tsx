import { createResource, ErrorBoundary, type JSX, lazy, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { localCarrier, tables } from '../carrier/local.ts'
import { readSaved } from '../carrier/saves.ts'
import { gameEntry } from '../page/shelf.ts'
import { createTableStore, type TableStore } from '../table/store.ts'
import { TableView } from '../table/table-view.tsx'
import { TABLE } from '../words/table.ts'
import { followRematch } from './rematch.ts'

learn(TABLE)

export const LazyMissing = lazy(() => import('./missing.tsx').then(page => ({ default: page.Missing })))

export const loading = (): JSX.Element => <p class="loading">{t('table.loading')}</p>

/** A table kept in this browser. */
export function LocalTable(props: { readonly id: string; readonly at?: number | undefined }): JSX.Element {
  const [store] = createResource(
    () => props.id,
    async (id): Promise<TableStore | undefined> => {
      const saved = await readSaved(id)
      const entry = saved === undefined ? undefined : gameEntry(saved.game)
      if (entry === undefined) return undefined
      const [page, opened] = await Promise.all([entry.load(), tables().open(id)])
      if (!opened) return undefined
      const made = createTableStore(entry, page, localCarrier())
      made.carrier.watch()
      return made
    },
  )
  return (
    <ErrorBoundary fallback={fault => <LazyMissing fault={fault} />}>
      <Show when={!store.loading} fallback={loading()}>
        <Show when={store()} fallback={<LazyMissing why={t('table.missingHere')} />}>
          {made => {
            followRematch(made(), id => go(pathTo('table', id)))
            return <TableView store={made()} at={props.at} home="table" />
          }}
        </Show>
      </Show>
    </ErrorBoundary>
  )
}
