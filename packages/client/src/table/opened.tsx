import type { Text } from '@bivouac/kernel'
import { type JSX, lazy, Show, Suspense } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import type { TableUi } from './ui.ts'

const PARTS = {
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
    <Show when={props.what}>
      {what => (
        <Suspense>
          <Dynamic component={PARTS[what()]} ui={props.ui} names={props.names} onClose={props.onClose} />
        </Suspense>
      )}
    </Show>
  )
}
