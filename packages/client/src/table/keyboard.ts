/** Everything that can be done at the table can be done with keys: what each of them means at this moment. */
import type { Action } from '@bivouac/kernel'
import { t } from '../app/language.ts'
import { keyOf, type Scene } from '../page/index.ts'
import type { Camera } from '../page/pan-zoom.tsx'
import { tableKeys } from './keys.ts'
import type { Threats } from './scene.ts'
import type { Selection } from './selection.ts'
import type { TableUi } from './ui.ts'

export interface KeyboardParts {
  readonly ui: TableUi
  readonly scene: Scene
  readonly threats: Threats
  /** The seat for which the screen is covered, if it is. */
  readonly covered: () => number | undefined
  readonly sheet: { open(): unknown; close(): void }
  /** Is there a past to step through? */
  replays(): boolean
  undo(): void
  flip(): void
  camera(): Camera | undefined
  help(): void
}

export function keysOf(parts: KeyboardParts): (event: KeyboardEvent) => void {
  const { ui, scene, threats, covered, sheet, replays, undo } = parts
  const { store, replay, selection, pointed } = ui
  const actionOfPointed = (): Action | undefined => {
    const at = pointed()
    if (at === undefined) return undefined
    const spots = new Set([at, ...store.page.alike(at, scene.view())].map(keyOf))
    return selection.offered().find(each => each.things.length > 0 && spots.has(keyOf(each.things.at(-1)!)))?.action
  }
  /** The question goes on from something already begun, so Esc takes that back. */
  const inTheMiddle = (): boolean => {
    const asked = store.latest()?.asked
    return asked?.actions !== undefined && store.meant.focus(asked, scene.view()).length > 0
  }
  const meant = tableKeys({
    step: by => replays() && void replay.step(by),
    first: () => replays() && void replay.goTo(0),
    last: () => replay.leave(),
    undo,
    next: () => focusNext(selection.lit()),
    confirm() {
      if (store.animation.busy()) store.animation.skip()
      else return primaryDeed(selection)
      return true
    },
    cancel() {
      if (sheet.open() !== undefined) sheet.close()
      else if (store.animation.busy()) store.animation.skip()
      else if (selection.cancel()) return
      else if (store.notice() !== undefined) store.notify(undefined)
      else if (replay.at() !== undefined) replay.leave()
      else if (inTheMiddle() && store.latest()?.noUndo === undefined) undo()
    },
    odds() {
      const action = selection.armed() ?? actionOfPointed()
      if (selection.odds() !== undefined) selection.cancel()
      else if (action !== undefined) void selection.showOdds(action)
      else store.notify({ text: t('odds.point') })
    },
    threats: () => void threats.toggle(),
    flip: parts.flip,
    zoom: by => parts.camera()?.zoom(by),
    fit: () => parts.camera()?.reset(),
    why() {
      const at = pointed()
      if (at === undefined) store.notify({ text: t('why.point') })
      else void selection.explain(at)
    },
    // With the pointer on something that cannot be chosen the question is why.
    help() {
      const at = pointed()
      const isUnder = document.querySelector('.panzoom [data-thing]:hover') !== null
      if (at === undefined || !isUnder || scene.lit(at) || scene.chosen(at) || !store.mayAct()) parts.help()
      else void selection.explain(at)
    },
  })
  // While the screen is passed on, no key reaches the table behind the cover.
  return event => (covered() === undefined ? meant(event) : undefined)
}

/** What Enter and Space do: the one deed that goes on from here, if there is just one. */
function primaryDeed(selection: Selection): boolean {
  const [whole, ...others] = selection.whole()
  if (selection.armed() !== undefined) selection.confirm()
  else if (selection.begun().length > 0 && whole !== undefined && others.length === 0) selection.choose(whole)
  else if (selection.plain().length + selection.whole().length === 1) selection.choose(selection.plain()[0] ?? whole!)
  else return false
  return true
}

/** Buttons that answer the question. */
const BUTTONS =
  '.prompt-buttons button:not([aria-disabled=true]), [data-testid=menu] button, [data-testid=chooser] [data-choice]:enabled'

/** What a board draws as lit under a name of its own: a stack that stands for all who are in it. */
const DRAWN_LIT = '.is-lit[data-thing]:not(.is-chosen):is([tabindex], button)'

/**
 * Things first, then the buttons. A square and the piece on it are one place to go to; what is lit but not in sight is
 * none; of a thing that is shown twice, the first that can be reached.
 */
function focusNext(lit: Iterable<string>): void {
  const all = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0
  const things = [...lit].flatMap(key => all(`[data-thing~="${key}"]:is([tabindex], button)`).find(isSeen) ?? [])
  const spots = [...new Set([...things, ...all(DRAWN_LIT).filter(isSeen), ...all(BUTTONS)])]
  const index = spots.indexOf(document.activeElement as HTMLElement)
  for (let by = 1; by <= spots.length; by++) {
    const spot = spots[(index + by) % spots.length]!
    spot.focus()
    if (document.activeElement === spot) return
  }
}
