import { cited } from '@bivouac/kernel'
import { createResource, For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import type { GameEntry } from '../page/shelf.ts'
import { Dialog } from '../ui/dialog.tsx'
import { HELP } from '../words/help.ts'
import type { WordKey } from '../words/index.ts'

learn(HELP)

const KEYS: readonly (readonly [keys: readonly string[], what: WordKey])[] = [
  [['Tab', '←↑↓→'], 'keys.move'],
  [['Space', 'Enter'], 'keys.confirm'],
  [['Esc'], 'keys.cancel'],
  [['n'], 'keys.next'],
  [['w'], 'keys.why'],
  [['o'], 'keys.odds'],
  [['t'], 'keys.threats'],
  [['Ctrl+Z'], 'keys.undo'],
  [['←', '→'], 'keys.step'],
  [['Home', 'End'], 'keys.ends'],
  [['f'], 'keys.flip'],
  [['+', '−', '0'], 'keys.zoom'],
  [['?'], 'keys.help'],
]

export function Help(props: { readonly onClose: () => void }): JSX.Element {
  return (
    <Dialog title={t('keys.title')} onClose={props.onClose} testid="help">
      <table class="keys">
        <tbody>
          <For each={KEYS}>
            {([keys, what]) => (
              <tr>
                <th scope="row">
                  <For each={keys}>{key => <kbd>{key}</kbd>}</For>
                </th>
                <td>{t(what)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p>{t('keys.mouse')}</p>
      <p>{t('keys.touch')}</p>
    </Dialog>
  )
}

/** One section of the rulebook, over the table. */
export function RuleSheet(props: {
  readonly game: GameEntry
  readonly rule: string
  readonly onClose: () => void
}): JSX.Element {
  const [book] = createResource(() => props.game.rulebook())
  const section = () => book.latest?.[props.rule]
  return (
    <Dialog
      title={`${cited(props.rule)} ${section() ? said(section()!.title) : ''}`}
      onClose={props.onClose}
      testid="rule"
    >
      <Show when={section()} fallback={<p>{t(book.loading ? 'table.loading' : 'rules.unknown')}</p>}>
        {found => <p class="rule-summary">{said(found().summary)}</p>}
      </Show>
      <p>
        <a class="button" href={pathTo('rules', props.game.id, props.rule)} target="_blank" rel="noopener">
          {t('rules.openBook')}
        </a>
      </p>
    </Dialog>
  )
}

export function AskFirst(props: {
  readonly title: string
  readonly text: string
  readonly yes: string
  readonly onYes: () => void
  readonly onClose: () => void
}): JSX.Element {
  return (
    <Dialog title={props.title} onClose={props.onClose} testid="ask">
      <p>{props.text}</p>
      <p class="dialog-buttons">
        <button
          type="button"
          class="primary"
          data-testid="ask-yes"
          onClick={() => {
            props.onYes()
            props.onClose()
          }}
        >
          {props.yes}
        </button>
        <button type="button" onClick={() => props.onClose()}>
          {t('ui.cancel')}
        </button>
      </p>
    </Dialog>
  )
}
