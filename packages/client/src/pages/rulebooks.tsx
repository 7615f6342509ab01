import { For, type JSX } from 'solid-js'
import { said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { GAMES } from '../page/shelf.ts'
import { PageFrame } from '../ui/frame.tsx'

/** Whose rules? */
export function RulebooksPage(): JSX.Element {
  return (
    <PageFrame>
      <div class="form" data-testid="rulebooks">
        <h1>{t('rules.choose')}</h1>
        <ul class="rulebooks">
          <For each={GAMES}>
            {game => (
              <li>
                <a class="button big" href={pathTo('rules', game.id)} data-testid={`rules-${game.id}`}>
                  {said(game.title)}
                </a>
              </li>
            )}
          </For>
        </ul>
      </div>
    </PageFrame>
  )
}
