import { createResource, createSignal, ErrorBoundary, type JSX, Show } from 'solid-js'
import { t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { joinTable, journalAt, type TableInfo, tableAbout } from '../carrier/server.ts'
import { socketCarrier } from '../carrier/socket.ts'
import { gameEntry } from '../page/shelf.ts'
import { createTableStore, type TableStore } from '../table/store.ts'
import { TableView } from '../table/table-view.tsx'
import { Chat, Invitation } from './online.tsx'
import { followRematch } from './rematch.ts'
import { loading, Missing } from './table.tsx'

interface Online {
  readonly store: TableStore
  readonly about: TableInfo
}

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
  const [opened] = createResource(
    () => props.id,
    async (id): Promise<Online | undefined> => {
      const about = await tableAbout(id, props.invite)
      const entry = gameEntry(about.game)
      if (entry === undefined) return undefined
      const reserved = about.status === 'waiting' && about.mine.some(seat => about.seats[seat]?.ready === false)
      const wanted = about.mine.length === 0 && about.mayJoin && (props.join || props.invite !== undefined)
      const now = reserved || wanted ? await joinTable(id, props.invite) : about
      const page = await entry.load()
      const store = createTableStore(page, socketCarrier(id, props.invite, setOnline))
      return { store, about: now }
    },
  )
  return (
    <ErrorBoundary fallback={fault => <Missing why={fault instanceof Error ? fault.message : String(fault)} />}>
      <Show when={!opened.loading} fallback={loading()}>
        <Show when={opened()} fallback={<Missing why={t('table.missingThere')} />}>
          {made => {
            const { store } = made()
            const why = (): Why | undefined => WHYS.find(each => each === store.gone())
            followRematch(store, id => go(pathTo('online', id)))
            return (
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
                    <Show when={store.latest() === undefined && why() === undefined}>
                      <Invitation id={props.id} token={made().about.invite} store={store} />
                    </Show>
                  </>
                )}
                chat={<Chat store={store} id={props.id} about={made().about} />}
              />
            )
          }}
        </Show>
      </Show>
    </ErrorBoundary>
  )
}
