import type { TableInfo } from '@bivouac/host/online'
import { createResource, For, type JSX, Show } from 'solid-js'
import { said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { openTables, playersOf } from '../carrier/server.ts'
import { gameEntry } from '../page/shelf.ts'
import { BoardPicture } from './board-picture.tsx'
import { paceText } from './pace.ts'
import { previewOf, sightOf } from './scenarios.ts'

/** Tables of others: with a side left to take, or to be watched. */
export function OpenTables(): JSX.Element {
  const [open] = createResource(openTables)
  return (
    <section class="block" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('home.online')}</h2>
      <Show when={open()} fallback={<p class="quiet-text">{t(open.loading ? 'home.asking' : 'home.offline')}</p>}>
        {list => (
          <ul class="open-tables" data-testid="open-tables">
            <For each={list()} fallback={<li class="quiet-text">{t('home.noneOpen')}</li>}>
              {each => <OpenTable table={each} />}
            </For>
          </ul>
        )}
      </Show>
    </section>
  )
}

function OpenTable(props: { readonly table: TableInfo }): JSX.Element {
  const title = (): string => said(gameEntry(props.table.game)?.title ?? { it: props.table.game, en: props.table.game })
  const preview = () => previewOf(props.table.game, props.table.setup.scenario)
  /** The sides nobody has taken. */
  const left = (): string =>
    props.table.seats
      .filter(seat => seat.kind === 'human' && seat.user === undefined)
      .map(seat => said(seat.side))
      .join(', ')
  return (
    <li class="open-table" data-testid="open-table">
      <BoardPicture game={props.table.game} sight={sightOf(preview())} label={t('home.board', { game: title() })} />
      <div class="open-table-words">
        <strong>{title()}</strong>
        <Show when={preview()}>{found => <span>{said(found().name)}</span>}</Show>
        <span class="quiet-text">{playersOf(props.table)}</span>
        <span class="quiet-text">{paceText(props.table.pace)}</span>
        <Show when={left()}>
          <span class="state mine">{t('home.left', { sides: left() })}</span>
        </Show>
      </div>
      <div class="open-table-deeds">
        <Show when={props.table.mayJoin}>
          <a class="button primary" href={pathTo('online', props.table.id)}>
            {t('home.join')}
          </a>
        </Show>
        <Show when={!props.table.mayJoin}>
          <a class="button" href={pathTo('online', props.table.id)}>
            {props.table.mine.length > 0 ? t('home.play') : t('home.watch')}
          </a>
        </Show>
      </div>
    </li>
  )
}
