import { createEffect, type JSX, onCleanup } from 'solid-js'
import { t } from '../app/language.ts'
import type { TableUi } from './ui.ts'

/** Between two moves of one's own turn the sign stays as it is. */
const SETTLED = 400

/** Title and icon of the tab say when it is your turn: people wait in another tab. Nothing on the page itself. */
export function TurnSign({ ui: { store } }: { readonly ui: TableUi }): JSX.Element {
  const mine = (): boolean => {
    const now = store.latest()
    return store.mayAct() && now?.result === undefined && now?.ending === undefined
  }
  const icon = document.querySelector<HTMLLinkElement>('#icon')
  const set = (title: string, href: string): void => {
    if (document.title !== title) document.title = title
    // A browser fetches and draws an icon again even if it is the one it has.
    if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(() => {
    const [title, href] = mine() ? [t('title.yourTurn'), '/icon-turn.svg'] : ['Bivouac', '/icon.svg']
    clearTimeout(timer)
    timer = setTimeout(() => set(title, href), SETTLED)
  })
  onCleanup(() => {
    clearTimeout(timer)
    set('Bivouac', '/icon.svg')
  })
  return undefined
}
