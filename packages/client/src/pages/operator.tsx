import type { Complaint, OperatorDeed } from '@bivouac/host/online'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { date, learn, t } from '../app/language.ts'
import { type Desk, deskOf, type OperatorTable, type OperatorUser, type SaidLine } from '../carrier/operator.ts'
import { PageFrame } from '../ui/frame.tsx'
import { OPERATOR } from '../words/operator.ts'

learn(OPERATOR)

interface Lists {
  readonly reports: readonly Complaint[]
  readonly tables: readonly OperatorTable[]
  readonly users: readonly OperatorUser[]
  readonly deeds: readonly OperatorDeed[]
}
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
const at = encodeURIComponent

async function look(desk: Desk, find: string): Promise<Lists> {
  const query = find === '' ? '' : `?find=${at(find)}`
  const [{ reports }, { tables }, { users }, { deeds }] = await Promise.all([
    desk.read<Pick<Lists, 'reports'>>('/reports'),
    desk.read<Pick<Lists, 'tables'>>(`/tables${query}`),
    desk.read<Pick<Lists, 'users'>>(`/users${query}`),
    desk.read<Pick<Lists, 'deeds'>>('/deeds'),
  ])
  return { reports: reports.filter(each => !each.done), tables, users, deeds }
}

/** What a server's operator may do, in a page: the same deeds as `bivouac operator`, by the same door. */
export function Operator(): JSX.Element {
  // The token is kept nowhere: whoever closes the page has left the desk.
  const [desk, setDesk] = createSignal<Desk>()
  const [lists, setLists] = createSignal<Lists>()
  const [chat, setChat] = createSignal<{ readonly table: string; readonly said: readonly SaidLine[] }>()
  const [find, setFind] = createSignal('')
  const [why, setWhy] = createSignal('')
  const [days, setDays] = createSignal(7)
  const [fault, setFault] = createSignal('')

  const attempt = (work: () => Promise<void>): void => {
    setFault('')
    work().catch(error => setFault(textOf(error)))
  }
  const refresh = async (): Promise<void> => {
    const now = desk()
    if (now === undefined) return
    setLists(await look(now, find().trim()))
    const open = chat()
    if (open !== undefined) await read(open.table)
  }
  const read = async (table: string): Promise<void> => {
    const { said } = await desk()!.read<{ said: readonly SaidLine[] }>(`/tables/${at(table)}/chat`)
    setChat({ table, said })
  }
  const enter = (token: string): void =>
    attempt(async () => {
      const wanted = deskOf(token)
      setLists(await look(wanted, ''))
      setDesk(wanted)
    })
  const Does = (props: { readonly words: string; readonly path: string; readonly body?: object }): JSX.Element => (
    <button
      type="button"
      onClick={() =>
        attempt(async () => {
          if (why().trim() === '') throw new Error(t('operator.whyFirst'))
          await desk()!.carryOut(props.path, { ...props.body, why: why().trim() })
          await refresh()
        })
      }
    >
      {props.words}
    </button>
  )
  const nameOf = (id: string): string => lists()?.users.find(user => user.id === id)?.name ?? id

  return (
    <PageFrame title={t('operator.title')}>
      <section class="form" data-testid="operator">
        <h1>{t('operator.title')}</h1>
        <p class="quiet-text">{t('operator.about')}</p>
        <Show when={fault()}>
          <p class="notice" role="alert" data-testid="operator-fault">
            {fault()}
          </p>
        </Show>
        <Show
          when={desk()}
          fallback={
            <form
              class="dialog-buttons"
              onSubmit={event => {
                event.preventDefault()
                enter(String(new FormData(event.currentTarget).get('token') ?? ''))
              }}
            >
              <input
                type="password"
                name="token"
                required
                autocomplete="off"
                aria-label={t('operator.token')}
                placeholder={t('operator.token')}
                data-testid="operator-token"
              />
              <button type="submit" class="primary" data-testid="operator-enter">
                {t('operator.enter')}
              </button>
            </form>
          }
        >
          <form
            class="dialog-buttons"
            onSubmit={event => {
              event.preventDefault()
              attempt(refresh)
            }}
          >
            <input
              type="search"
              value={find()}
              aria-label={t('operator.find')}
              placeholder={t('operator.find')}
              data-testid="operator-find"
              onInput={event => setFind(event.currentTarget.value)}
              onChange={() => attempt(refresh)}
            />
            <input
              type="text"
              value={why()}
              maxLength={500}
              aria-label={t('operator.why')}
              placeholder={t('operator.why')}
              data-testid="operator-why"
              onInput={event => setWhy(event.currentTarget.value)}
            />
            <input
              type="number"
              min="1"
              max="3650"
              value={days()}
              aria-label={t('operator.days')}
              onInput={event => setDays(event.currentTarget.valueAsNumber || 1)}
            />
          </form>
          <Listed title={t('operator.reports')} name="reports" all={lists()?.reports}>
            {report => (
              <>
                <span class="continue-link">
                  {t('operator.reported', { about: nameOf(report.about), by: nameOf(report.by), text: report.text })}
                </span>
                <button type="button" onClick={() => attempt(() => read(report.table))}>
                  {t('operator.chat')}
                </button>
                <Does
                  words={t('operator.ban', { n: days() })}
                  path={`/users/${at(report.about)}/ban`}
                  body={{ days: days() }}
                />
                <Does words={t('operator.done')} path={`/reports/${at(report.id)}/done`} />
              </>
            )}
          </Listed>
          <Show when={chat()}>
            {open => (
              <Listed title={`${t('operator.chat')}: ${open().table}`} name="chat" all={open().said}>
                {line => (
                  <>
                    <span class="continue-link">
                      {date(line.when, 'clock')} · <strong>{line.name}</strong>: {line.text}
                    </span>
                    <Does
                      words={t('operator.unsay')}
                      path={`/tables/${at(open().table)}/unsay`}
                      body={{ user: line.user, when: line.when }}
                    />
                  </>
                )}
              </Listed>
            )}
          </Show>
          <Listed title={t('operator.tables')} name="tables" all={lists()?.tables}>
            {table => (
              <>
                <span class="continue-link">
                  {table.id} · {table.game} · {table.status} ·{' '}
                  {table.seats.map(seat => seat.name ?? seat.bot ?? '…').join(' – ')} · {date(table.updated, 'clock')}
                </span>
                <button type="button" onClick={() => attempt(() => read(table.id))}>
                  {t('operator.chat')}
                </button>
                <Show when={table.status === 'playing'}>
                  <Does words={t('operator.void')} path={`/tables/${at(table.id)}/void`} />
                </Show>
              </>
            )}
          </Listed>
          <Listed title={t('operator.users')} name="users" all={lists()?.users}>
            {user => (
              <>
                <span class="continue-link">
                  <strong>{user.name}</strong> · {user.account ?? user.id}
                  <Show when={(user.banned ?? 0) > Date.now()}>
                    {' '}
                    · {t('operator.banned', { day: date(user.banned!) })}
                  </Show>
                </span>
                <Show
                  when={(user.banned ?? 0) > Date.now()}
                  fallback={
                    <Does
                      words={t('operator.ban', { n: days() })}
                      path={`/users/${at(user.id)}/ban`}
                      body={{ days: days() }}
                    />
                  }
                >
                  <Does words={t('operator.unban')} path={`/users/${at(user.id)}/ban`} body={{ days: 0 }} />
                </Show>
                <Does words={t('operator.close')} path={`/users/${at(user.id)}/close`} />
              </>
            )}
          </Listed>
          <Listed title={t('operator.deeds')} name="deeds" all={lists()?.deeds}>
            {deed => (
              <span class="continue-link">
                {date(deed.when, 'clock')} · {deed.what} {deed.about}: {deed.why}
              </span>
            )}
          </Listed>
        </Show>
      </section>
    </PageFrame>
  )
}

function Listed<Row>(props: {
  readonly title: string
  readonly name: string
  readonly all: readonly Row[] | undefined
  readonly children: (row: Row) => JSX.Element
}): JSX.Element {
  return (
    <>
      <h2>{props.title}</h2>
      <ul class="continue" data-testid={`operator-${props.name}`}>
        <For each={props.all} fallback={<li class="quiet-text">{t('operator.none')}</li>}>
          {row => <li>{props.children(row)}</li>}
        </For>
      </ul>
    </>
  )
}
