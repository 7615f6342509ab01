import { ABOUT } from 'virtual:shelf/about'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import { tables } from '../carrier/local.ts'
import { GAMES, type GameEntry } from '../page/shelf.ts'
import { PageFrame } from '../ui/frame.tsx'
import { HOME } from '../words/home.ts'
import { BoardPicture } from './board-picture.tsx'
import { Encampment } from './encampment.tsx'
import { GameFile } from './game-file.tsx'
import { OpenTables } from './open-tables.tsx'
import { firstPreview, isSolitaire, scenariosOf, sightOf } from './scenarios.ts'
import { YourGames } from './your-games.tsx'

learn(HOME)

/** The shop window: what is going on, what can be played, who waits for a player. */
export function Home(): JSX.Element {
  return (
    <PageFrame>
      <section class="hero">
        <Encampment />
        <div class="hero-words">
          <h1>Bivouac</h1>
          <p>{t('home.motto')}</p>
        </div>
      </section>
      <YourGames />
      <section class="block" aria-labelledby="games">
        <h2 id="games">{t('home.games')}</h2>
        <div class="games">
          <For each={GAMES}>{game => <GameCard game={game} />}</For>
        </div>
      </section>
      <OpenTables />
      <GameFile />
    </PageFrame>
  )
}

function GameCard(props: { readonly game: GameEntry }): JSX.Element {
  const [fault, setFault] = createSignal('')
  const id = (): string => props.game.id
  const title = (): string => said(props.game.title)
  return (
    <article class="game-card">
      <a class="game-picture" href={pathTo('game', id())} tabindex="-1">
        <BoardPicture game={id()} sight={sightOf(firstPreview(id()))} label={t('home.board', { game: title() })} />
      </a>
      <div class="game-words">
        <h3>
          <a href={pathTo('game', id())} data-testid={`game-${id()}`}>
            {title()}
          </a>
        </h3>
        <p class="quiet-text">{said(ABOUT[id()]!.players)}</p>
        <p>{said(ABOUT[id()]!.about)}</p>
        <div class="game-deeds">
          <button
            type="button"
            class="primary big"
            data-testid={`quick-${id()}`}
            onClick={() => void quickGame(id()).catch(() => setFault(t('new.fault')))}
          >
            {t(isSolitaire(id()) ? 'home.quickAlone' : 'home.quick')}
          </button>
          <a class="button" href={pathTo('new', id())} data-testid={`new-${id()}`}>
            {t('home.new')}
          </a>
          <Show when={props.game.lesson}>
            <a class="button" href={pathTo('learn', id())} data-testid={`learn-${id()}`}>
              {t('home.learn')}
            </a>
          </Show>
          <a class="button" href={pathTo('game', id())}>
            {t('home.scenarios', { n: scenariosOf(id()).length })}
          </a>
        </div>
        <Show when={fault()}>
          <p class="notice" role="alert" data-testid="quick-fault">
            {fault()}
          </p>
        </Show>
      </div>
    </article>
  )
}

/** One click: the first scenario, the gentlest computer player, and off. */
async function quickGame(game: string): Promise<void> {
  const names = await tables().sides(game, {})
  const chairs = [
    { kind: 'human' as const, name: settings.name || t('home.you') },
    { kind: 'bot' as const, bot: 'recruit', name: t('bot.recruit') },
  ]
  go(pathTo('table', await tables().create({ game, setup: {}, chairs: chairs.slice(0, names.length), mine: [0] })))
}
