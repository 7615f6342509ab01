import type { Chair } from '@bivouac/host/protocol'
import { createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import { learn, said, t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { setSettings, settings } from '../app/settings.ts'
import { tables } from '../carrier/local.ts'
import { createOnline } from '../carrier/server.ts'
import { GAMES, gameEntry } from '../games/index.ts'
import { Choice } from '../ui/fields.tsx'
import { Frame } from '../ui/frame.tsx'
import { HOME } from '../words/home.ts'
import { awaitsSomebody, mayBegin, OnlineSeats, onlyComputers, seatsFor, sitterOf, type Who } from './online-seats.tsx'

learn(HOME)

const OPPONENTS = ['computer', 'here', 'online'] as const
type Opponent = (typeof OPPONENTS)[number]
const FIRST_BOT = 'recruit'
const PACES = ['none', 'live', 'days'] as const

export function NewGame(props: { readonly game: string }): JSX.Element {
  const [game, setGame] = createSignal(gameEntry(props.game)?.id ?? GAMES[0]!.id)
  const [described] = createResource(game, id => tables().describe(id))
  const [form, setForm] = createStore<{
    scenario: string | undefined
    options: Record<string, string>
    opponent: Opponent
    bot: string
    seat: number | 'random'
    /** Online: who sits where, and whether sides are drawn. */
    seats: readonly Who[]
    lots: boolean
    open: boolean
    pace: (typeof PACES)[number]
  }>({
    scenario: undefined,
    options: {},
    opponent: 'computer',
    bot: FIRST_BOT,
    seat: 0,
    seats: [],
    lots: false,
    open: false,
    pace: 'none',
  })
  const [fault, setFault] = createSignal('')
  const [busy, setBusy] = createSignal(false)

  const scenario = createMemo(() => form.scenario ?? described()?.scenarios[0]?.id ?? '')
  const setup = () => ({ scenario: scenario(), options: { ...form.options } })
  const [sides] = createResource(
    () => (described() === undefined ? undefined : { game: game(), setup: setup() }),
    wanted =>
      tables()
        .sides(wanted.game, wanted.setup)
        .catch(() => []),
  )
  const botName = (): string => {
    const found = described()?.bots.find(each => each.id === form.bot)
    return found === undefined ? form.bot : said(found.name)
  }
  const you = (): string => settings.name || t('home.you')
  /** One side, one player: nobody to choose. */
  const solitaire = (): boolean => sides()?.length === 1
  const online = (): boolean => form.opponent === 'online' && !solitaire()
  const seats = (): readonly Who[] => seatsFor(form.seats, sides()?.length ?? 2)

  const start = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setFault('')
    try {
      if (online()) {
        const drawn = form.lots && Math.random() < 0.5 ? seats().toReversed() : seats()
        const wanted = { game: game(), setup: setup(), seats: drawn.map(sitterOf), open: form.open, pace: form.pace }
        const { id, invite } = await createOnline(wanted)
        const path = pathTo('online', id)
        return go(onlyComputers(drawn) && invite !== undefined ? `${path}?invite=${invite}` : path)
      }
      const seat = form.seat === 'random' ? Math.floor(Math.random() * 2) : form.seat
      const human: Chair = { kind: 'human', name: you() }
      if (solitaire())
        return go(pathTo('table', await tables().create({ game: game(), setup: setup(), chairs: [human], mine: [0] })))
      const other: Chair =
        form.opponent === 'here'
          ? { kind: 'human', name: t('new.second') }
          : { kind: 'bot', bot: form.bot, name: botName() }
      const chairs = seat === 0 ? [human, other] : [other, human]
      const mine = form.opponent === 'here' ? [0, 1] : [seat]
      go(pathTo('table', await tables().create({ game: game(), setup: setup(), chairs, mine })))
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Frame>
      <form class="form" onSubmit={event => void start(event)} data-testid="new-game">
        <h1>{t('new.title')}</h1>
        <Show when={GAMES.length > 1}>
          <Choice
            label={t('new.game')}
            value={game()}
            values={GAMES.map(each => ({ id: each.id, name: said(each.title) }))}
            onChange={id => {
              setGame(id)
              setForm({ scenario: undefined, options: {} })
            }}
            testid="new-game-id"
          />
        </Show>
        <Show when={!solitaire()}>
          <fieldset class="cards-choice">
            <legend>{t('new.opponent')}</legend>
            <For each={OPPONENTS}>
              {each => (
                <label class="choice-card" classList={{ on: form.opponent === each }}>
                  <input
                    type="radio"
                    name="opponent"
                    data-testid={`opponent-${each}`}
                    checked={form.opponent === each}
                    onChange={() => setForm('opponent', each)}
                  />
                  <strong>{t(`new.${each}`)}</strong>
                  <small>{t(`new.${each}About`)}</small>
                </label>
              )}
            </For>
          </fieldset>
        </Show>
        <Show when={described()} fallback={<p class="quiet-text">{t('table.loading')}</p>}>
          {about => (
            <>
              <Show when={form.opponent === 'computer' && !solitaire()}>
                <Choice
                  label={t('new.bot')}
                  value={form.bot}
                  values={about().bots.map(each => ({ id: each.id, name: said(each.name) }))}
                  onChange={bot => setForm('bot', bot)}
                  about={aboutOf(about().bots, form.bot)}
                  testid="new-bot"
                />
              </Show>
              <Choice
                label={t('new.scenario')}
                value={scenario()}
                values={about().scenarios.map(each => ({ id: each.id, name: said(each.name) }))}
                onChange={id => setForm('scenario', id)}
                about={aboutOf(about().scenarios, scenario())}
                testid="new-scenario"
              />
              <Show when={form.opponent === 'computer' && !solitaire()}>
                <Choice
                  label={t('new.side')}
                  value={form.seat}
                  values={[
                    ...(sides() ?? []).map((name, seat) => ({ id: seat as number | 'random', name: said(name) })),
                    { id: 'random' as const, name: t('new.either') },
                  ]}
                  onChange={seat => setForm('seat', seat)}
                  testid="new-side"
                />
              </Show>
              <Show when={online()}>
                <OnlineSeats
                  sides={(sides() ?? []).map(said)}
                  bots={about().bots}
                  seats={seats()}
                  lots={form.lots}
                  onSeats={each => setForm('seats', each)}
                  onLots={lots => setForm('lots', lots)}
                />
                <Choice
                  label={awaitsSomebody(seats()) ? t('new.who') : t('new.mayWatch')}
                  value={form.open ? 'open' : 'private'}
                  values={[
                    { id: 'private', name: t('new.private') },
                    { id: 'open', name: t('new.open') },
                  ]}
                  onChange={which => setForm('open', which === 'open')}
                  testid="new-access"
                />
                <Show when={!onlyComputers(seats())}>
                  <Choice
                    label={t('new.pace')}
                    value={form.pace}
                    values={PACES.map(id => ({ id, name: t(`pace.${id}`) }))}
                    onChange={pace => setForm('pace', pace)}
                    testid="new-pace"
                  />
                </Show>
              </Show>
              <Show when={form.opponent === 'online' || settings.name !== ''}>
                <label class="field">
                  <span class="field-name">{t('settings.name')}</span>
                  <input
                    type="text"
                    maxlength="40"
                    value={settings.name}
                    onChange={event => setSettings('name', event.currentTarget.value.trim())}
                  />
                </label>
              </Show>
              <Show when={about().options.length > 0}>
                <details class="options" data-testid="new-options">
                  <summary>{t('new.options')}</summary>
                  <For each={about().options}>
                    {option => (
                      <Choice
                        label={said(option.name)}
                        value={form.options[option.id] ?? option.default}
                        values={option.values.map(each => ({ id: each.id, name: said(each.name) }))}
                        onChange={value => setForm('options', option.id, value)}
                        about={said(option.about)}
                        testid={`option-${option.id}`}
                      />
                    )}
                  </For>
                </details>
              </Show>
            </>
          )}
        </Show>
        <Show when={fault() || described.error}>
          <p class="notice" role="alert" data-testid="new-fault">
            {fault() || t('new.fault')}
          </p>
        </Show>
        <button
          type="submit"
          class="primary big"
          disabled={busy() || described() === undefined || (online() && !mayBegin(seats()))}
          data-testid="start"
        >
          {t('new.start')}
        </button>
      </form>
    </Frame>
  )
}

const aboutOf = (list: readonly { readonly id: string; readonly about: { it: string; en: string } }[], id: string) => {
  const found = list.find(each => each.id === id)
  return found === undefined ? undefined : said(found.about)
}
