import type { TableInfo } from '@bivouac/host/online'
import { type Accessor, createResource, createSignal, ErrorBoundary, type JSX, lazy, onCleanup, Show } from 'solid-js'
import { t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { joinTable, journalAt, tableAbout, throwIn } from '../carrier/server.ts'
import { socketCarrier } from '../carrier/socket.ts'
import { gameEntry } from '../page/shelf.ts'
import { createTableStore, type TableStore } from '../table/store.ts'
import { TableView } from '../table/table-view.tsx'
import { ChatPanel } from './online.tsx'
import { followRematch } from './rematch.ts'
import { LazyMissing, loading } from './table.tsx'

const WaitingRoom = lazy(() => import('./waiting-room.tsx').then(page => ({ default: page.WaitingRoom })))

interface Online {
  readonly store: TableStore
  readonly about: Accessor<TableInfo>
  /** Looks who has come, and shows our number for the dice if it is time. */
  readonly look: () => Promise<unknown>
  /** Takes a free seat of a table that waits. */
  readonly sit: (seat: number) => Promise<void>
}

/** Milliseconds. */
const LOOK_AGAIN = 4000

/** Why a table cannot be shown. */
const WHYS = ['rules', 'newer', 'damaged', 'unknown', 'forbidden'] as const
type Why = (typeof WHYS)[number]

/** A table on the server: played, joined by invitation, or watched. */
export function OnlineTable(props: {
  readonly id: string
  readonly at?: number | undefined
  readonly invite?: string | undefined
  readonly join: boolean
}): JSX.Element {
  const [online, setOnline] = createSignal(true)
  const [sat, setSat] = createSignal<number>()
  const [opened] = createResource(
    () => ({ id: props.id, sat: sat() }),
    async ({ id }): Promise<Online | undefined> => {
      const about = await tableAbout(id, props.invite)
      const entry = gameEntry(about.game)
      if (entry === undefined) return undefined
      const reserved = about.status === 'waiting' && about.mine.some(seat => about.seats[seat]?.ready === false)
      const wanted = about.mine.length === 0 && about.mayJoin && (props.join || props.invite !== undefined)
      const now = wanted ? await joinTable(id, props.invite) : reserved ? await throwIn(about, props.invite) : about
      const page = await entry.load()
      const carrier = socketCarrier(id, props.invite, setOnline)
      const store = createTableStore(entry, page, carrier)
      const [known, setKnown] = createSignal(now)
      // Somebody sat down, or showed his number for the dice: perhaps it is our turn to show ours.
      const look = (): Promise<unknown> =>
        tableAbout(id, props.invite)
          .then(fresh => (fresh.mine.length > 0 ? throwIn(fresh, props.invite) : fresh))
          .then(setKnown)
          .catch(() => {})
      carrier.listen(tell => {
        if (tell.tell === 'waiting') void look()
      })
      return {
        look,
        store,
        about: known,
        async sit(seat) {
          setKnown(await joinTable(id, props.invite, seat))
          // The table was being watched by somebody without a seat: it is heard anew by one who has it.
          carrier.close()
          setSat(seat)
        },
      }
    },
  )
  return (
    <ErrorBoundary fallback={fault => <LazyMissing fault={fault} />}>
      <Show when={!opened.loading} fallback={loading()}>
        <Show when={opened()} fallback={<LazyMissing why={t('table.missingThere')} />}>
          {made => {
            const { store, about, sit, look } = made()
            const isWaiting = (): boolean =>
              about().status === 'waiting' && store.latest() === undefined && why() === undefined
            const why = (): Why | undefined => WHYS.find(each => each === store.gone())
            // A call that failed, or a message missed while the connection came back, must not keep two people waiting for each other.
            const again = setInterval(() => (isWaiting() ? void look() : clearInterval(again)), LOOK_AGAIN)
            onCleanup(() => clearInterval(again))
            followRematch(store, id => go(pathTo('online', id)))
            return (
              <Show when={!isWaiting()} fallback={<WaitingRoom about={about()} onSit={sit} />}>
                <TableView
                  store={store}
                  at={props.at}
                  home="online"
                  extra={() => (
                    <>
                      <Show when={why()}>
                        {reason => (
                          <section class="panel" role="alert" data-testid="gone">
                            <p>{t(`gone.${reason()}`)}</p>
                            <Show when={reason() === 'rules'}>
                              <a class="button" href={journalAt(props.id, props.invite)} download="">
                                {t('gone.file')}
                              </a>
                            </Show>
                          </section>
                        )}
                      </Show>
                      <Show when={!online() && why() === undefined}>
                        <p class="notice" role="alert" data-testid="reconnecting">
                          {t('table.reconnecting')}
                        </p>
                      </Show>
                    </>
                  )}
                  chat={<ChatPanel store={store} id={props.id} about={about()} />}
                />
              </Show>
            )
          }}
        </Show>
      </Show>
    </ErrorBoundary>
  )
}
