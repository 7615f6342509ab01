import { ABOUT } from 'virtual:shelf/about'
import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { date, learn, said, t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import { tables } from '../carrier/local.ts'
import { forgetSaved, listSaved, type Saved } from '../carrier/saves.ts'
import { myTables, openTables, playersOf } from '../carrier/server.ts'
import { GAMES, type GameEntry, gameEntry } from '../page/shelf.ts'
import { Frame } from '../ui/frame.tsx'
import { HOME } from '../words/home.ts'
import { Encampment } from './encampment.tsx'

learn(HOME)

export function Home(): JSX.Element {
  const [saved, { refetch }] = createResource(() => listSaved().catch(() => []))
  const [mine] = createResource(myTables)
  const [open] = createResource(openTables)
  const [fault, setFault] = createSignal('')

  const quick = async (game: GameEntry): Promise<void> => {
    try {
      const names = await tables().sides(game.id, {})
      const chairs = [
        { kind: 'human' as const, name: settings.name || t('home.you') },
        { kind: 'bot' as const, bot: 'recruit', name: t('bot.recruit') },
      ]
      const id = await tables().create({ game: game.id, setup: {}, chairs: chairs.slice(0, names.length), mine: [0] })
      go(pathTo('table', id))
    } catch (error) {
      setFault(String(error))
    }
  }
  const admit = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      go(pathTo('table', await tables().admit(JSON.parse(await file.text()))))
    } catch (error) {
      setFault(t('home.badFile', { why: error instanceof Error ? error.message : String(error) }))
    }
  }
  return (
    <Frame>
      <section class="hero">
        <Encampment />
        <div class="hero-words">
          <h1>Bivouac</h1>
          <p>{t('home.motto')}</p>
        </div>
      </section>
      <Show when={fault()}>
        <p class="notice" role="alert" data-testid="home-fault">
          {fault()}
        </p>
      </Show>
      <Show when={saved()?.length || mine()?.length}>
        <section class="block" aria-labelledby="continue">
          <h2 id="continue">{t('home.continue')}</h2>
          <ul class="continue" data-testid="continue">
            <For each={mine() ?? []}>
              {each => (
                <li>
                  <a class="continue-link" href={pathTo('online', each.id)}>
                    <strong>{said(gameEntry(each.game)?.title ?? { it: each.game, en: each.game })}</strong>
                    <span>{playersOf(each)}</span>
                    <span class="state" classList={{ mine: each.yourTurn }}>
                      {each.over ? t('home.over') : each.yourTurn ? t('home.yourTurn') : t('home.theirTurn')}
                    </span>
                  </a>
                </li>
              )}
            </For>
            <For each={saved() ?? []}>
              {each => (
                <li>
                  <a class="continue-link" href={pathTo('table', each.id)} data-testid="continue-table">
                    <strong>{said(gameEntry(each.game)?.title ?? { it: each.game, en: each.game })}</strong>
                    <span>
                      {each.chairs.map(chair => chair.name).join(' – ')}
                      <Show when={each.journal.fork}>
                        {fork => <em class="fork-mark">{t('home.fork', { at: fork().at })}</em>}
                      </Show>
                    </span>
                    <span class="state" classList={{ mine: !isOver(each) }}>
                      {isOver(each)
                        ? t('home.over')
                        : t('home.moves', { moves: each.journal.moves.length, when: when(each.updated) })}
                    </span>
                  </a>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={t('home.forget')}
                    title={t('home.forget')}
                    onClick={() => void forgetSaved(each.id).then(() => refetch())}
                  >
                    ✕
                  </button>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <section class="block" aria-labelledby="games">
        <h2 id="games">{t('home.games')}</h2>
        <For each={GAMES}>
          {game => (
            <article class="game-card">
              <div class="game-words">
                <h3>{said(game.title)}</h3>
                <p class="quiet-text">{said(ABOUT[game.id]!.players)}</p>
                <p>{said(ABOUT[game.id]!.about)}</p>
              </div>
              <div class="game-deeds">
                <button
                  type="button"
                  class="primary big"
                  data-testid={`quick-${game.id}`}
                  onClick={() => void quick(game)}
                >
                  {t('home.quick')}
                </button>
                <a class="button" href={pathTo('new', game.id)} data-testid={`new-${game.id}`}>
                  {t('home.new')}
                </a>
                <Show when={game.lesson}>
                  <a class="button" href={pathTo('learn', game.id)} data-testid={`learn-${game.id}`}>
                    {t('home.learn')}
                  </a>
                </Show>
                <a class="button" href={pathTo('rules', game.id)}>
                  {t('home.rules')}
                </a>
              </div>
            </article>
          )}
        </For>
      </section>
      <section class="block" aria-labelledby="open-tables">
        <h2 id="open-tables">{t('home.online')}</h2>
        <Show when={open()} fallback={<p class="quiet-text">{t(open.loading ? 'home.asking' : 'home.offline')}</p>}>
          {list => (
            <ul class="continue" data-testid="open-tables">
              <For each={list()} fallback={<li class="quiet-text">{t('home.noneOpen')}</li>}>
                {each => (
                  <li>
                    <span class="continue-link">
                      <strong>{said(gameEntry(each.game)?.title ?? { it: each.game, en: each.game })}</strong>
                      <span>{playersOf(each)}</span>
                    </span>
                    <Show when={each.mayJoin}>
                      <a class="button" href={`${pathTo('online', each.id)}?join=1`}>
                        {t('home.join')}
                      </a>
                    </Show>
                    <a class="button" href={pathTo('online', each.id)}>
                      {each.mine.length > 0 ? t('home.play') : t('home.watch')}
                    </a>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </section>
      <section class="block" aria-labelledby="file">
        <h2 id="file">{t('home.file')}</h2>
        <p class="quiet-text">{t('home.fileAbout')}</p>
        <label class="button">
          {t('home.open')}
          <input
            type="file"
            accept=".json,application/json"
            class="unseen"
            data-testid="import"
            onChange={event => void admit(event.currentTarget.files?.[0])}
          />
        </label>
      </section>
    </Frame>
  )
}

const isOver = (saved: Saved): boolean => saved.journal.result !== undefined || saved.ending !== undefined
const when = (time: number): string => date(time, 'clock')
