import { createEffect, onCleanup } from 'solid-js'
import { t } from '../app/language.ts'

/** Title and icon of the tab say when it is your turn: people wait in another tab. */
export function turnSign(mine: () => boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('#icon')
  const set = (title: string, href: string): void => {
    document.title = title
    if (icon !== null) icon.href = href
  }
  createEffect(() => (mine() ? set(t('title.yourTurn'), '/icon-turn.svg') : set('Bivouac', '/icon.svg')))
  onCleanup(() => set('Bivouac', '/icon.svg'))
}
