import type { TableInfo } from '@bivouac/host/online'
import { createResource, For, type JSX, Show } from 'solid-js'
import { date, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { forgetSaved, listSaved, type Saved } from '../carrier/saves.ts'
import { myTables, playersOf } from '../carrier/server.ts'
import { gameEntry } from '../page/shelf.ts'
import { BoardPicture, type Sight } from './board-picture.tsx'
import { previewOf, sightOf } from './scenarios.ts'

/** One game of mine, wherever it is kept. */
interface Mine {
  readonly id: string
  readonly href: string
  readonly game: string
  readonly scenario: string | undefined
  readonly sight: Sight | undefined
  readonly players: string
  /** The turn it stands in, or how far it has come. */
  readonly turn: string
  readonly state: string
  readonly isMyMove: boolean
  readonly isOver: boolean
  readonly fork: number | undefined
  readonly forget: (() => Promise<void>) | undefined
}

/** Games that can be gone on with, as small maps; those that are over stand apart. */
export function YourGames(): JSX.Element {
  const [saved, { refetch }] = createResource(() => listSaved().catch(() => []))
  const [online] = createResource(myTables)
  const all = (): readonly Mine[] => [
    ...(online() ?? []).map(onServer),
    ...(saved() ?? []).map(each => inBrowser(each, refetch)),
  ]
  const running = (): readonly Mine[] => all().filter(each => !each.isOver)
  const over = (): readonly Mine[] => all().filter(each => each.isOver)
  return (
    <>
      <Show when={running().length > 0}>
        <section class="block" aria-labelledby="continue">
          <h2 id="continue">{t('home.continue')}</h2>
          <ul class="your-games" data-testid="continue">
            <For each={running()}>{each => <YourGame game={each} />}</For>
          </ul>
        </section>
      </Show>
      <Show when={over().length > 0}>
        <details class="block finished" data-testid="finished">
          <summary>{t('home.finished', { n: over().length })}</summary>
          <ul class="your-games">
            <For each={over()}>{each => <YourGame game={each} />}</For>
          </ul>
        </details>
      </Show>
    </>
  )
}

function YourGame(props: { readonly game: Mine }): JSX.Element {
  const title = (): string => said(gameEntry(props.game.game)?.title ?? { it: props.game.game, en: props.game.game })
  return (
    <li class="your-game" classList={{ mine: props.game.isMyMove }}>
      <a href={props.game.href} data-testid="continue-table">
        <BoardPicture game={props.game.game} sight={props.game.sight} label={t('home.board', { game: title() })} />
        <span class="your-game-words">
          <strong>{title()}</strong>
          <Show when={props.game.scenario}>
            <span>{props.game.scenario}</span>
          </Show>
          <span class="quiet-text">
            {props.game.players}
            <Show when={props.game.fork}>{at => <em class="fork-mark">{t('home.fork', { at: at() })}</em>}</Show>
          </span>
          <span class="quiet-text">{props.game.turn}</span>
          <span class="state" classList={{ mine: props.game.isMyMove }}>
            {props.game.state}
          </span>
        </span>
      </a>
      <Show when={props.game.forget}>
        {forget => (
          <button
            type="button"
            class="quiet"
            aria-label={t('home.forgetOne', { game: title() })}
            title={t('home.forget')}
            onClick={() => void forget()()}
          >
            ✕
          </button>
        )}
      </Show>
    </li>
  )
}

function onServer(table: TableInfo): Mine {
  const preview = previewOf(table.game, table.setup.scenario)
  const isWaiting = table.status === 'waiting'
  return {
    id: table.id,
    href: pathTo('online', table.id),
    game: table.game,
    scenario: preview && said(preview.name),
    sight: sightOf(preview),
    players: playersOf(table),
    turn: isWaiting ? '' : t('home.movesOnline', { moves: table.length }),
    state: t(
      table.over ? 'home.over' : isWaiting ? 'home.waiting' : table.yourTurn ? 'home.yourTurn' : 'home.theirTurn',
    ),
    isMyMove: table.yourTurn,
    isOver: table.over,
    fork: undefined,
    forget: undefined,
  }
}

function inBrowser(saved: Saved, refetch: () => unknown): Mine {
  const { journal, glance, chairs, mine, deciding } = saved
  const isOver = journal.result !== undefined || saved.ending !== undefined
  const preview = previewOf(saved.game, journal.setup.scenario)
  const moves = t('home.moves', { moves: journal.moves.length, when: date(saved.updated, 'clock') })
  const mover = deciding === undefined ? undefined : glance?.sides[deciding]
  const isMyMove = !isOver && deciding !== undefined && mine.includes(deciding)
  const turnOf = (): string =>
    isMyMove && mine.length === 1
      ? t('home.yourTurn')
      : mover === undefined
        ? ''
        : t('home.sidesTurn', { side: said(mover) })
  return {
    id: saved.id,
    href: pathTo('table', saved.id),
    game: saved.game,
    scenario: preview && said(preview.name),
    sight: glance ? { setup: journal.setup, eye: glance.eye, view: glance.view } : sightOf(preview),
    // Whoever has no name is called by his side.
    players: chairs
      .map(({ name }, seat) => name || (glance?.sides[seat] === undefined ? '' : said(glance.sides[seat])))
      .filter(Boolean)
      .join(' – '),
    turn: [glance?.heading && said(glance.heading), moves].filter(Boolean).join(' · '),
    state: isOver ? t('home.over') : turnOf(),
    isMyMove,
    isOver,
    fork: journal.fork?.at,
    forget: () => forgetSaved(saved.id).then(() => void refetch()),
  }
}
