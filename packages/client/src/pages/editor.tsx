import { createEffect, createResource, createSignal, type JSX, on, onCleanup, onMount, Show } from 'solid-js'
import { botName } from '../app/bots.ts'
import { learn, said, t } from '../app/language.ts'
import { packed, unpacked } from '../app/packed.ts'
import { go, pathTo, route } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import { keepDrawing, keptDrawing } from '../carrier/drawings.ts'
import { tables } from '../carrier/local.ts'
import type { ScenarioEditor } from '../page/editor.ts'
import { gameEntry } from '../page/shelf.ts'
import { keepFile } from '../table/files.ts'
import { ChoiceField } from '../ui/fields.tsx'
import { PageFrame } from '../ui/frame.tsx'
import { EDITOR } from '../words/editor.ts'
import { readPosition } from './own-position.tsx'

learn(EDITOR)

const BLANK = 'blank'
const KEPT = 'kept'
/** Whoever tries a scenario meets the player who answers at once. */
const FIRST_BOT = 'recruit'

/** Draws a scenario of a game, says what is wrong with it, and plays it. */
export function EditorPage(props: { readonly game: string }): JSX.Element {
  const [editor] = createResource(
    () => props.game,
    id => gameEntry(id)?.editor?.(),
  )
  return (
    <PageFrame>
      <Show when={!editor.loading} fallback={<p class="loading">{t('table.loading')}</p>}>
        <Show when={editor()} fallback={<p class="form">{t('editor.none')}</p>} keyed>
          {found => <Board game={props.game} editor={found} />}
        </Show>
      </Show>
    </PageFrame>
  )
}

function Board(props: { readonly game: string; readonly editor: ScenarioEditor }): JSX.Element {
  const { editor, game } = props
  const { Editor } = editor
  const from = route().query.get('from')
  const shipped = editor.shipped.find(each => each.id === from)
  const kept = keptDrawing(game)
  /** What it has been, what it is, and what was taken back. */
  const [course, setCourse] = createSignal<{
    readonly past: readonly object[]
    readonly now: object
    readonly next: readonly object[]
  }>({
    past: [],
    now: shipped?.data ?? kept ?? editor.blank,
    next: [],
  })
  const [told, setTold] = createSignal('')
  const data = (): object => course().now
  const change = (now: object): void => {
    setTold('')
    setCourse(({ past, now: before }) => ({ past: [...past, before], now, next: [] }))
    keepDrawing(game, now)
  }
  const back = (): void => {
    setCourse(each => {
      const before = each.past.at(-1)
      return before === undefined ? each : { past: each.past.slice(0, -1), now: before, next: [each.now, ...each.next] }
    })
  }
  const forth = (): void => {
    setCourse(each => {
      const [after, ...next] = each.next
      return after === undefined ? each : { past: [...each.past, each.now], now: after, next }
    })
  }
  const [fault] = createResource(data, now => tables().fault(game, now))
  const good = (): boolean => fault.state === 'ready' && fault() === undefined

  // Also when somebody follows a link while he is drawing: what he had is a step back.
  createEffect(
    on(
      () => route().query.get('data'),
      async link => {
        if (link === null) return
        const found = await unpacked(link)
        go(pathTo('edit', game), true)
        if (typeof found === 'object' && found !== null) change(found)
        else setTold(t('editor.lost'))
      },
    ),
  )
  const key = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    if (event.target instanceof HTMLElement && event.target.matches('input[type="text"], textarea')) return
    event.preventDefault()
    if (event.shiftKey) forth()
    else back()
  }
  onMount(() => addEventListener('keydown', key))
  onCleanup(() => removeEventListener('keydown', key))

  const begin = (id: string): void => {
    const found = id === BLANK ? editor.blank : id === KEPT ? kept : editor.shipped.find(each => each.id === id)?.data
    if (found !== undefined) change(found)
  }
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    const text = await file.text()
    const found = readPosition(text)
    if (found === undefined) setTold(t('editor.unread', { why: file.name }))
    else change(found)
  }
  const copy = async (): Promise<void> => {
    const address = `${location.origin}${location.pathname}${pathTo('edit', game)}?data=${await packed(data())}`
    try {
      await navigator.clipboard.writeText(address)
      setTold(t('editor.copied'))
    } catch {
      setTold(address)
    }
  }
  const tryIt = async (): Promise<void> => {
    const id = await tables().create({
      game,
      setup: { scenario: data() },
      chairs: [
        { kind: 'human', name: settings.name || t('home.you') },
        { kind: 'bot', bot: FIRST_BOT, name: botName(FIRST_BOT, '') },
      ],
      mine: [0],
    })
    go(pathTo('table', id))
  }
  const save = (): void => {
    const name = editor.titleOf(data()).replace(/[^\p{L}\p{N}]+/gu, '-') || game
    keepFile(new File([JSON.stringify(data(), undefined, 1)], `${name}.json`, { type: 'application/json' }))
  }
  const status = (): string => {
    if (told() !== '') return told()
    const why = fault()
    return why === undefined ? t('editor.good') : t('editor.bad', { why: said(why) })
  }
  return (
    <article class="editor-page" data-testid="editor">
      <h1>{t('editor.title')}</h1>
      <div class="editor-bar">
        <ChoiceField
          label={t('editor.from')}
          value={shipped?.id ?? (kept === undefined ? BLANK : KEPT)}
          values={[
            { id: BLANK, name: t('editor.blank') },
            ...(kept === undefined ? [] : [{ id: KEPT, name: t('editor.kept') }]),
            ...editor.shipped.map(each => ({ id: each.id, name: said(each.name) })),
          ]}
          onChange={begin}
          testid="editor-from"
        />
        <button
          type="button"
          class="button"
          data-testid="editor-undo"
          disabled={course().past.length === 0}
          onClick={back}
        >
          {t('editor.undo')}
        </button>
        <button type="button" class="button" disabled={course().next.length === 0} onClick={forth}>
          {t('editor.redo')}
        </button>
        <label class="button editor-file">
          {t('editor.open')}
          <input
            type="file"
            class="unseen"
            accept=".json,application/json"
            data-testid="editor-file"
            onChange={event => void openFile(event.currentTarget.files?.[0])}
          />
        </label>
        <button type="button" class="button" onClick={save}>
          {t('editor.save')}
        </button>
        <button type="button" class="button" data-testid="editor-link" onClick={() => void copy()}>
          {t('editor.link')}
        </button>
        <a
          class="button"
          classList={{ 'is-off': !good() }}
          aria-disabled={!good()}
          data-testid="editor-play"
          href={good() ? `${pathTo('new', game)}?scenario=position` : undefined}
          onClick={() => keepDrawing(game, data())}
        >
          {t('editor.play')}
        </a>
        <button
          type="button"
          class="button primary"
          data-testid="editor-try"
          disabled={!good()}
          onClick={() => void tryIt()}
        >
          {t('editor.try')}
        </button>
      </div>
      <p class="editor-says" classList={{ 'is-good': good() && told() === '' }} role="status" data-testid="editor-says">
        {status()}
      </p>
      <Editor data={data()} change={change} />
    </article>
  )
}
