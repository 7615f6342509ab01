import type { TableInfo } from '@bivouac/host/online'
import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { botName } from '../app/bots.ts'
import { said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { setSettings, settings } from '../app/settings.ts'
import { tables } from '../carrier/local.ts'
import type { Described } from '../carrier/messages.ts'
import { gameEntry } from '../page/shelf.ts'
import { PageFrame } from '../ui/frame.tsx'
import { BoardPicture } from './board-picture.tsx'
import { paceText } from './pace.ts'
import { factsOf, previewOf, sightOf } from './scenarios.ts'

/** A table on the server before its game: the map, the sides, what was agreed, and the way in. */
export function WaitingRoom(props: {
  readonly about: TableInfo
  /** Takes a seat that is free. */
  readonly onSit: (seat: number) => Promise<void>
}): JSX.Element {
  const [fault, setFault] = createSignal('')
  const [busy, setBusy] = createSignal(false)
  const about = (): TableInfo => props.about
  const preview = () => previewOf(about().game, about().setup.scenario)
  const title = (): string => said(gameEntry(about().game)?.title ?? { it: about().game, en: about().game })
  const isFree = (seat: TableInfo['seats'][number]): boolean => seat.kind === 'human' && seat.user === undefined
  const plays = (): boolean => about().mine.length > 0
  const isFull = (): boolean => !about().seats.some(isFree)
  const sit = async (seat: number): Promise<void> => {
    setBusy(true)
    setFault('')
    try {
      await props.onSit(seat)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const who = (seat: TableInfo['seats'][number], at: number): string => {
    if (about().mine.includes(at)) return [seat.name, t('room.you')].filter(Boolean).join(' · ')
    return isFree(seat) ? t('room.open') : botName(seat.bot, seat.name ?? '…')
  }
  return (
    <PageFrame>
      <article class="room" data-testid="waiting-room">
        <header class="room-head">
          <p class="quiet-text">{t('room.title')}</p>
          <h1>{title()}</h1>
          <Show when={preview()}>
            {found => (
              <p>
                <strong>{said(found().name)}</strong>{' '}
                <span class="quiet-text">{factsOf(about().game, about().setup.scenario)}</span>
              </p>
            )}
          </Show>
        </header>
        <BoardPicture game={about().game} sight={sightOf(preview())} label={t('home.board', { game: title() })} />
        <div class="room-side">
          <p class="room-state" role="status" data-testid="room-state">
            {t(isFull() ? 'room.dice' : plays() ? 'room.waiting' : about().mayJoin ? 'room.free' : 'room.private')}
          </p>
          <section aria-labelledby="room-sides">
            <h2 id="room-sides">{t('room.sides')}</h2>
            <Show when={about().mayJoin}>
              <label class="field">
                <span class="field-name">{t('settings.name')}</span>
                <input
                  type="text"
                  maxlength="40"
                  value={settings.name}
                  data-testid="room-name"
                  onChange={event => setSettings('name', event.currentTarget.value.trim())}
                />
                <small class="field-about">{t('settings.nameAbout')}</small>
              </label>
            </Show>
            <ul class="room-seats">
              <For each={about().seats}>
                {(seat, at) => (
                  <li data-testid={`room-seat-${at()}`}>
                    <strong>{said(seat.side)}</strong>
                    <Show when={about().mayJoin && isFree(seat)} fallback={<span>{who(seat, at())}</span>}>
                      <button
                        type="button"
                        class="primary"
                        disabled={busy()}
                        data-testid="room-sit"
                        onClick={() => void sit(at())}
                      >
                        {t('room.sit', { side: said(seat.side) })}
                      </button>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
            <Show when={fault()}>
              <p class="notice" role="alert" data-testid="room-fault">
                {fault()}
              </p>
            </Show>
          </section>
          <Show when={!isFull() && about().invite}>{token => <Invitation id={about().id} token={token()} />}</Show>
          <Agreed about={about()} />
        </div>
      </article>
    </PageFrame>
  )
}

/** The link that lets the other player sit down. It stays for as long as somebody is waited for. */
function Invitation(props: { readonly id: string; readonly token: string }): JSX.Element {
  const [copied, setCopied] = createSignal(false)
  const link = (): string => `${location.origin}${location.pathname}${pathTo('online', props.id)}?invite=${props.token}`
  let field: HTMLInputElement | undefined
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link())
      setCopied(true)
    } catch {
      // Where the browser forbids it, the link is at least chosen for the player's own copy.
      field?.select()
    }
  }
  return (
    <section aria-labelledby="room-invite" data-testid="invite">
      <h2 id="room-invite">{t('invite.title')}</h2>
      <p>{t('invite.about')}</p>
      <div class="invite-row">
        <input
          ref={field}
          class="invite-link"
          readonly
          value={link()}
          aria-label={t('invite.title')}
          data-testid="invite-link"
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="primary" onClick={() => void copy()}>
          {t(copied() ? 'invite.copied' : 'invite.copy')}
        </button>
      </div>
    </section>
  )
}

/** Clock, access, and every variant that is not played as usual. */
function Agreed(props: { readonly about: TableInfo }): JSX.Element {
  const [described] = createResource(
    () => props.about.game,
    (game): Promise<Described | undefined> =>
      tables()
        .describe(game)
        .catch(() => undefined),
  )
  const changed = () =>
    (described()?.options ?? []).filter(option => {
      const value = props.about.setup.options[option.id]
      return value !== undefined && value !== option.default
    })
  const agreedOn = (option: Described['options'][number]): string => {
    const value = props.about.setup.options[option.id]
    const found = option.values.find(each => each.id === value)
    return found === undefined ? String(value) : said(found.name)
  }
  return (
    <section aria-labelledby="room-agreed">
      <h2 id="room-agreed">{t('room.agreed')}</h2>
      <dl class="room-agreed" data-testid="room-agreed">
        <dt>{t('room.clock')}</dt>
        <dd>{paceText(props.about.pace)}</dd>
        <dt>{t('room.access')}</dt>
        <dd>{t(props.about.access === 'open' ? 'room.isOpen' : 'room.isPrivate')}</dd>
        <For each={changed()}>
          {option => (
            <>
              <dt>{said(option.name)}</dt>
              <dd>{agreedOn(option)}</dd>
            </>
          )}
        </For>
      </dl>
      <Show when={described() && changed().length === 0}>
        <p class="quiet-text">{t('room.usual')}</p>
      </Show>
    </section>
  )
}
