import type { Pace } from '@bivouac/host/online'
import type { Chair } from '@bivouac/host/protocol'
import type { Option } from '@bivouac/kernel'
import { createMemo, createResource, createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { createStore, reconcile } from 'solid-js/store'
import { learn, said, t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { setSettings, settings } from '../app/settings.ts'
import { tables } from '../carrier/local.ts'
import type { TableToOpen } from '../carrier/messages.ts'
import { createOnline } from '../carrier/server.ts'
import { GAMES, gameEntry } from '../page/shelf.ts'
import { createRollers } from '../table/rolling.ts'
import { ChoiceField } from '../ui/fields.tsx'
import { PageFrame } from '../ui/frame.tsx'
import { HOME } from '../words/home.ts'
import { awaitsSomebody, mayBegin, OnlineSeats, onlyComputers, seatsFor, sitterOf, type Who } from './online-seats.tsx'
import { type Opponent, OpponentCards } from './opponent-cards.tsx'
import { drawingOf, GIVEN, OwnPosition, positionFault, readPosition } from './own-position.tsx'
import { PaceChoice } from './pace-choice.tsx'

learn(HOME)

const RollSheet = lazy(() => import('../table/roll-sheet.tsx').then(part => ({ default: part.RollSheet })))

const FIRST_BOT = 'recruit'
const PERSON = ''

export function NewGame(props: { readonly game: string; readonly scenario?: string | undefined }): JSX.Element {
  const [game, setGame] = createSignal(gameEntry(props.game)?.id ?? GAMES[0]!.id)
  const [described] = createResource(game, id => tables().describe(id))
  const [form, setForm] = createStore<{
    scenario: string | undefined
    /** The text of a position of the player's own. */
    given: string
    options: Record<string, string>
    opponent: Opponent
    bot: string
    /** At a real table: a person across it, or a computer player. */
    across: string
    seat: number | 'random'
    /** Online: who sits where, and whether sides are drawn. */
    seats: readonly Who[]
    lots: boolean
    open: boolean
    pace: Pace
  }>({
    scenario: props.scenario,
    given: props.scenario === GIVEN ? drawingOf(props.game) : '',
    options: {},
    opponent: 'computer',
    bot: FIRST_BOT,
    across: PERSON,
    seat: 0,
    seats: [],
    lots: false,
    open: false,
    pace: { kind: 'none' },
  })
  const [fault, setFault] = createSignal('')
  const [busy, setBusy] = createSignal(false)

  const scenario = createMemo(() => form.scenario ?? described()?.scenarios[0]?.id ?? '')
  const setup = () => ({
    scenario: scenario() === GIVEN ? (readPosition(form.given) ?? GIVEN) : scenario(),
    options: { ...form.options },
  })
  const [sides] = createResource(
    () => (described() === undefined ? undefined : { game: game(), setup: setup() }),
    wanted =>
      tables()
        .sides(wanted.game, wanted.setup)
        .catch(() => []),
  )
  const botCalled = (bot: string): string => {
    const found = described()?.bots.find(each => each.id === bot)
    return found === undefined ? bot : said(found.name)
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
      const unread = scenario() === GIVEN ? positionFault(form.given) : undefined
      if (unread !== undefined) throw new Error(unread)
      if (online()) {
        const drawn = form.lots ? shuffled(seats()) : seats()
        const wanted = { game: game(), setup: setup(), seats: drawn.map(sitterOf), open: form.open, pace: form.pace }
        const { id, invite } = await createOnline(wanted)
        const path = pathTo('online', id)
        return go(onlyComputers(drawn) && invite !== undefined ? `${path}?invite=${invite}` : path)
      }
      const seat = form.seat === 'random' ? Math.floor(Math.random() * (sides()?.length ?? 2)) : form.seat
      const wanted = { game: game(), setup: setup(), ...seatsHere(seat) }
      const id = form.opponent === 'umpire' ? await createUmpired(wanted) : await tables().create(wanted)
      if (id !== undefined) go(pathTo('table', id))
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  /** Who sits where, at a table of this browser. */
  function seatsHere(seat: number): Pick<TableToOpen, 'chairs' | 'mine'> {
    if (solitaire()) return { chairs: [{ kind: 'human', name: you() }], mine: [0] }
    const bot = { computer: form.bot, umpire: form.across, here: PERSON, online: PERSON }[form.opponent]
    // At one screen everybody is “you” when it is his turn, and is called by his side.
    const human: Chair = { kind: 'human', name: bot === PERSON ? settings.name : you() }
    const names = sides() ?? []
    const other = (): Chair => {
      if (bot !== PERSON) return { kind: 'bot', bot, name: botCalled(bot) }
      return { kind: 'human', name: '' }
    }
    const all = [...names.keys()]
    return { chairs: all.map(at => (at === seat ? human : other())), mine: bot === PERSON ? all : [seat] }
  }
  const rollers = createRollers()
  /** What is rolled before the first decision is asked for here, before there is a table. */
  async function createUmpired(wanted: TableToOpen): Promise<string | undefined> {
    const answer = await rollers.until(rolls => tables().createTyped(wanted, rolls ?? []))
    if (!answer.ok && 'refusal' in answer) setFault(said(answer.refusal.text))
    return answer.ok ? (answer.value as string) : undefined
  }
  /** Both play on this screen, and nobody chooses a side. */
  const bothHere = (): boolean => form.opponent === 'here' || (form.opponent === 'umpire' && form.across === PERSON)

  const asked = (option: Option): JSX.Element => (
    <ChoiceField
      label={said(option.name)}
      value={form.options[option.id] ?? option.default}
      values={option.values.map(each => ({ id: each.id, name: said(each.name) }))}
      onChange={value => setForm('options', option.id, value)}
      about={said(option.about)}
      testid={`option-${option.id}`}
    />
  )

  return (
    <PageFrame>
      <form class="form" onSubmit={event => void start(event)} data-testid="new-game">
        <h1>{t('new.title')}</h1>
        <Show when={GAMES.length > 1}>
          <ChoiceField
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
        <OpponentCards
          solitaire={solitaire()}
          value={form.opponent}
          onChange={opponent => setForm('opponent', opponent)}
        />
        <Show when={described()} fallback={<p class="quiet-text">{t('table.loading')}</p>}>
          {about => (
            <>
              <Show when={form.opponent === 'computer' && !solitaire()}>
                <ChoiceField
                  label={t('new.bot')}
                  value={form.bot}
                  values={about().bots.map(each => ({ id: each.id, name: said(each.name) }))}
                  onChange={bot => setForm('bot', bot)}
                  about={aboutOf(about().bots, form.bot)}
                  testid="new-bot"
                />
              </Show>
              <Show when={form.opponent === 'umpire' && !solitaire()}>
                <ChoiceField
                  label={t('new.across')}
                  value={form.across}
                  values={[
                    { id: PERSON, name: t('new.personHere') },
                    ...about().bots.map(each => ({ id: each.id, name: said(each.name) })),
                  ]}
                  onChange={across => setForm('across', across)}
                  about={form.across === PERSON ? undefined : t('new.acrossAbout')}
                  testid="new-across"
                />
              </Show>
              <ChoiceField
                label={t('new.scenario')}
                value={scenario()}
                values={[
                  ...about().scenarios.map(each => ({ id: each.id, name: said(each.name) })),
                  ...(about().positions ? [{ id: GIVEN, name: t('new.given') }] : []),
                ]}
                onChange={id => setForm('scenario', id)}
                about={aboutOf(about().scenarios, scenario())}
                testid="new-scenario"
              />
              <For each={about().options.filter(each => each.scenario === scenario())}>{asked}</For>
              <Show when={scenario() === GIVEN}>
                <OwnPosition text={form.given} onText={text => setForm('given', text)} />
              </Show>
              <Show when={!bothHere() && !online() && !solitaire()}>
                <ChoiceField
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
                <ChoiceField
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
                  <PaceChoice pace={form.pace} onPace={pace => setForm('pace', reconcile(pace))} />
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
                  <For each={about().options.filter(each => each.scenario === undefined)}>{asked}</For>
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
      <Show when={rollers.rolling()}>
        {now => (
          <Suspense>
            <RollSheet rolling={now()} rulebook={gameEntry(game())!.rulebook} unless="ui.cancel" />
          </Suspense>
        )}
      </Show>
    </PageFrame>
  )
}

const aboutOf = (list: readonly { readonly id: string; readonly about: { it: string; en: string } }[], id: string) => {
  const found = list.find(each => each.id === id)
  return found === undefined ? undefined : said(found.about)
}

/** Each order as likely as the others. */
function shuffled<T>(all: readonly T[]): readonly T[] {
  const left = [...all]
  return all.map(() => left.splice(Math.floor(Math.random() * left.length), 1)[0]!)
}
