import type { Text } from '@bivouac/kernel'
import { type JSX, lazy, Show, Suspense } from 'solid-js'
import type { TableUi } from './ui.ts'

const PARTS = {
  fair: lazy(() => import('./fair-dialog.tsx').then(part => ({ default: part.FairDialog }))),
  fork: lazy(() => import('./fork.tsx').then(part => ({ default: part.ForkDialog }))),
  report: lazy(() => import('./report.tsx').then(part => ({ default: part.ReportDialog }))),
}

/** What was opened over the table, until it is closed. */
export function Opened(props: {
  readonly what: keyof typeof PARTS | undefined
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly onClose: () => void
}): JSX.Element {
  return (
    <Show when={props.what === undefined ? undefined : PARTS[props.what]} keyed>
      {Part => (
        <Suspense>
          <Part ui={props.ui} names={props.names} onClose={props.onClose} />
        </Suspense>
      )}
    </Show>
  )
}
