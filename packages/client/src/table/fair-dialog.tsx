import { type JSX, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FAIR } from '../words/fair.ts'
import { FairDice } from './fair-dice.tsx'
import type { TableUi } from './ui.ts'

learn(FAIR)

/** How fair is this table? Its own proof, for whoever wants it; everything else is told on the page behind the link. */
export function FairDialog(props: { readonly ui: TableUi; readonly onClose: () => void }): JSX.Element {
  const { store } = props.ui
  const now = store.latest
  return (
    <Dialog title={t('fair.title')} testid="fair-table" onClose={props.onClose}>
      <Show when={!now()?.typed} fallback={<p>{t('fair.typed')}</p>}>
        <p>{t('fair.diceAbout')}</p>
        <Show when={now()?.commitment}>
          {hash => (
            <p class="dice-proof" data-testid="commitment">
              {t('fair.commitment')} <code>{hash()}</code>
              <Show when={now()?.seed}>
                <br />
                {t('fair.revealed')} <code>{now()?.seed}</code>
              </Show>
            </p>
          )}
        </Show>
        <Show when={now()?.result !== undefined || now()?.ending !== undefined}>
          <FairDice store={store} />
        </Show>
      </Show>
      <p>{t('fair.hiddenAbout')}</p>
      <p>
        <a href={pathTo('fair', store.game.id)} target="_blank" rel="noopener">
          {t('fair.rules')}: {t('fair.sections')}
        </a>
      </p>
    </Dialog>
  )
}
