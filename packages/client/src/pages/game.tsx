import { ABOUT } from 'virtual:shelf/about'
import { For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { gameEntry } from '../page/shelf.ts'
import { PageFrame } from '../ui/frame.tsx'
import { EDITOR } from '../words/editor.ts'
import { HOME } from '../words/home.ts'
import { SHOP } from '../words/shop.ts'
import { BoardPicture } from './board-picture.tsx'
import { factsOf, scenariosOf, sightOf } from './scenarios.ts'
import { Exercises } from './school.tsx'

learn(EDITOR)
learn(HOME)
learn(SHOP)

/** One game: its scenarios as a gallery of maps, and the ways into it. */
export function AboutGame(props: { readonly game: string }): JSX.Element {
  return (
    <PageFrame>
      <Show when={gameEntry(props.game)} fallback={<p class="form">{t('game.unknown')}</p>}>
        {game => (
          <article class="game-page" data-testid="game-page">
            <h1>{said(game().title)}</h1>
            <p class="quiet-text">{said(ABOUT[game().id]!.players)}</p>
            <p class="game-about">{said(ABOUT[game().id]!.about)}</p>
            <div class="game-ways">
              <a class="button primary" href={pathTo('new', game().id)}>
                {t('home.new')}
              </a>
              <Show when={game().lesson}>
                <a class="button" href={pathTo('learn', game().id)}>
                  {t('home.learn')}
                </a>
              </Show>
              <Show when={game().editor}>
                <a class="button" href={pathTo('edit', game().id)} data-testid="draw">
                  {t('editor.title')}
                </a>
              </Show>
              <Show when={game().school}>
                <a class="button" href={pathTo('school', game().id)} data-testid="to-school">
                  {t('game.school')}
                </a>
              </Show>
              <a class="button" href={pathTo('rules', game().id)}>
                {t('home.rules')}
              </a>
            </div>
            <h2>{t('game.scenarios')}</h2>
            <ul class="gallery" data-testid="scenarios">
              <For each={scenariosOf(game().id)}>
                {([id, scenario]) => (
                  <li class="gallery-card" data-testid={`scenario-${id}`}>
                    <BoardPicture game={game().id} sight={sightOf(scenario)} label={said(scenario.name)} />
                    <div class="gallery-words">
                      <h3>{said(scenario.name)}</h3>
                      <p class="quiet-text">{factsOf(game().id, id)}</p>
                      <p>{said(scenario.about)}</p>
                      <Show when={scenario.sides.length > 1}>
                        <p class="quiet-text">{t('game.sides', { sides: scenario.sides.map(said).join(' – ') })}</p>
                      </Show>
                      <a class="button" href={`${pathTo('new', game().id)}?scenario=${encodeURIComponent(id)}`}>
                        {t('game.play')}
                        <span class="unseen">: {said(scenario.name)}</span>
                      </a>
                    </div>
                  </li>
                )}
              </For>
            </ul>
            <Show when={game().school}>
              <h2>{t('game.school')}</h2>
              <Exercises game={game().id} />
            </Show>
          </article>
        )}
      </Show>
    </PageFrame>
  )
}
