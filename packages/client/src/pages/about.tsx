import { For, type JSX } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { GAMES } from '../page/shelf.ts'
import { Frame } from '../ui/frame.tsx'
import { SHOP } from '../words/shop.ts'

learn(SHOP)

/** What this is, why it can be trusted, and whose work stands in it. */
export function AboutPage(): JSX.Element {
  return (
    <Frame>
      <article class="book" data-testid="about">
        <h1>{t('about.title')}</h1>
        <p>{t('about.what')}</p>
        <h2 id="fair">{t('about.fair')}</h2>
        <p>{t('about.dice')}</p>
        <p>{t('about.hidden')}</p>
        <p>{t('about.rules')}</p>
        <ul>
          <For each={GAMES}>
            {game => (
              <li>
                <a href={`${pathTo('rules', game.id)}`}>{said(game.title)}</a>
              </li>
            )}
          </For>
        </ul>
        <h2>{t('about.credits')}</h2>
        <p>{t('about.games')}</p>
        <p>{t('about.work')}</p>
      </article>
    </Frame>
  )
}
