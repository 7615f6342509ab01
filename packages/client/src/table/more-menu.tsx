import { type JSX, onCleanup, onMount, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { setSettings, settings } from '../app/settings.ts'
import { ReasonButton } from '../ui/controls.tsx'
import { Switch } from '../ui/fields.tsx'
import { FAIR } from '../words/fair.ts'
import { MORE } from '../words/more.ts'
import { copyText, download, share } from './files.ts'
import { askHint } from './hinting.ts'
import type { TableUi } from './ui.ts'

learn(MORE)
learn(FAIR)

/** What is wanted less often than every turn. */
export function MoreMenu(props: {
  readonly ui: TableUi
  readonly home: 'table' | 'online'
  readonly onFlip: () => void
  readonly onHelp: () => void
  readonly onResign: () => void
  readonly shut: () => void
  /** What holds the menu and the button that opens it. */
  readonly frame: HTMLElement
}): JSX.Element {
  closeLikeAMenu(props)
  const { store, replay } = props.ui
  const now = store.latest
  const over = (): boolean => now()?.result !== undefined || now()?.ending !== undefined
  const notYours = (): string | undefined =>
    store.seat() === undefined ? t('tools.spectator') : over() ? t('tools.over') : undefined
  const link = (): string => {
    const at = replay.at() ?? now()?.at ?? 0
    return `${location.origin}${location.pathname}${pathTo(props.home, now()?.table ?? '')}?at=${at}`
  }
  const propose = async (what: 'undo' | 'draw'): Promise<void> => {
    const seat = store.seat()
    if (seat === undefined) return
    const answer = await store.tryAsk({ do: 'offer', seat, what })
    if (answer.ok && now()?.offers?.some(each => each.seat === seat && each.what === what))
      store.notify({ text: t('offer.made') })
  }
  const humans = (): number => now()?.chairs.filter(each => each.kind === 'human').length ?? 0
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons inside are the controls; this only closes the menu after them
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div class="more-list" onClick={event => event.target instanceof HTMLButtonElement && props.shut()}>
      <ReasonButton
        testid="hint"
        reason={notYours() ?? (humans() > 1 ? t('tools.noHints') : undefined)}
        onReason={text => store.notify({ text })}
        onClick={() => void askHint(props.ui)}
      >
        {t('tools.hint')}
      </ReasonButton>
      <button type="button" class="narrow-only" onClick={() => props.onFlip()}>
        {t('tools.flip')}
      </button>
      <button type="button" class="narrow-only" onClick={() => props.onHelp()}>
        {t('keys.title')}
      </button>
      <button type="button" data-testid="copy-link" onClick={() => void copyText(link(), store)}>
        {t('tools.link')}
      </button>
      <button type="button" data-testid="download" onClick={() => void download(store)}>
        {t('tools.download')}
      </button>
      <button type="button" data-testid="share" onClick={() => void share(store)}>
        {t('tools.share')}
      </button>
      <button type="button" data-testid="fork" onClick={() => props.ui.open('fork')}>
        {t('tools.fork')}
      </button>
      <button type="button" data-testid="report" onClick={() => props.ui.open('report')}>
        {t('tools.report')}
      </button>
      <Show when={store.game.judged}>
        <ReasonButton
          testid="analyse"
          reason={over() ? undefined : t('tools.analyseLater')}
          onReason={text => store.notify({ text })}
          onClick={() => props.ui.analyse()}
        >
          {t('tools.analyse')}
        </ReasonButton>
      </Show>
      <Show when={humans() > 1 || props.home === 'online'}>
        <ReasonButton
          reason={notYours()}
          onReason={text => store.notify({ text })}
          onClick={() => void propose('draw')}
        >
          {t('tools.draw')}
        </ReasonButton>
      </Show>
      <Show when={!now()?.typed}>
        <ReasonButton
          testid="ask-undo"
          reason={notYours()}
          onReason={text => store.notify({ text })}
          onClick={() => void propose('undo')}
        >
          {t('tools.askUndo')}
        </ReasonButton>
      </Show>
      <ReasonButton
        testid="resign"
        reason={notYours()}
        onReason={text => store.notify({ text })}
        onClick={() => props.onResign()}
      >
        {t('tools.resign')}
      </ReasonButton>
      <Switch label={t('settings.sounds')} on={settings.sounds} onChange={on => setSettings('sounds', on)} />
      <Switch
        label={t('settings.says')}
        on={settings.says}
        onChange={on => setSettings('says', on)}
        testid="says-switch"
      />
      <Switch label={t('settings.confirm')} on={settings.confirm} onChange={on => setSettings('confirm', on)} />
      <a class="menu-link" href={pathTo('rules', store.game.id)} target="_blank" rel="noopener">
        {t('tools.rulebook')}
      </a>
      <button type="button" data-testid="fair" onClick={() => props.ui.open('fair')}>
        {t('fair.title')}
      </button>
      <a class="menu-link" href={pathTo('settings')}>
        {t('settings.title')}
      </a>
    </div>
  )
}

/** As any menu: Esc closes it, and so does a click elsewhere, which then means nothing else. */
function closeLikeAMenu(menu: { readonly frame: HTMLElement; readonly shut: () => void }): void {
  const outside = (event: Event): void => {
    if (menu.frame.contains(event.target as Node)) return
    menu.shut()
    event.stopPropagation()
    event.preventDefault()
  }
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    menu.shut()
    menu.frame.querySelector('summary')?.focus()
    event.stopPropagation()
  }
  onMount(() => {
    document.addEventListener('click', outside, true)
    document.addEventListener('keydown', leave, true)
  })
  onCleanup(() => {
    document.removeEventListener('click', outside, true)
    document.removeEventListener('keydown', leave, true)
  })
}
