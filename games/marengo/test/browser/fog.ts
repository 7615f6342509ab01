/** What a player of Bonaparte at Marengo may know of the enemy's blocks, held against his page and against his wire. */
import assert from 'node:assert/strict'
import type { ReplayStep } from '@bivouac/match'
import type { Page } from 'playwright-core'
import type { Wire } from '../../../../e2e/wire.ts'
import { faceLabel } from '../../look/words.ts'
import { blockName } from '../../say/names.ts'
import type { MarengoView } from '../../view.ts'
import { BOXES, GONE, sideOf, strengthOf } from '../../words.ts'

const LANG = 'en'
/** A face in words; the penalties of the ground have a sign before the number. */
const FACE = /(?:infantry|cavalry|artillery) \d/

/** A block as the page draws it, on the map or in a panel. */
export interface Drawn {
  readonly block: number
  /** Points of strength on its face; none without a face. */
  readonly pips: number
  readonly hasFace: boolean
  readonly label: string
}

/** Every block in the page, seen or not, and the move the page stands at. */
export const drawn = (page: Page): Promise<{ at: number; blocks: readonly Drawn[]; texts: readonly string[] }> =>
  page.evaluate(() => {
    const at = Number.parseInt(document.querySelector('[data-testid=replay-at]')?.textContent ?? '-1', 10)
    const blocks = [...document.querySelectorAll('[data-thing^="piece:"]')].map(element => ({
      block: Number(element.getAttribute('data-thing')!.slice('piece:'.length)),
      pips: element.querySelectorAll('.mg-block-pip').length,
      hasFace: element.querySelector('.mg-face') !== null,
      label: element.getAttribute('aria-label') ?? '',
    }))
    // Whatever else can be read or heard, but for the record of what was shown once.
    const table = document.querySelector('[data-testid=table]')!
    const log = document.querySelector('[data-testid=log]')
    const texts: string[] = []
    for (const element of table.querySelectorAll('[aria-label], [title]'))
      texts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '')
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (log?.contains(walker.currentNode) !== true) texts.push(walker.currentNode.textContent ?? '')
    return { at, blocks, texts: texts.filter(text => /[AF]\d/.test(text)) }
  })

const isHidden = (view: MarengoView, block: number, seat: number): boolean =>
  sideOf(block) !== seat && view.place[block] !== GONE && view.face[block] === 0

/** Neither a drawing nor a name nor a tooltip says more of an enemy block than this seat has been shown. */
export async function pageKeepsSecrets(page: Page, wire: Wire, seat: number): Promise<number> {
  const { at, blocks, texts } = await drawn(page)
  const view = (await wire.snapshotAt(at)).view as MarengoView
  let hidden = 0
  for (const { block, hasFace, pips, label } of blocks) {
    const name = `${blockName(block)} at move ${at}: “${label}”`
    if (!isHidden(view, block, seat)) continue
    hidden++
    assert.equal(hasFace || pips > 0, false, `a face is drawn on ${name}`)
    assert.ok(label.includes(faceLabel(0, LANG)), name)
    assert.doesNotMatch(label, FACE, name)
  }
  for (let block = 0; block < view.place.length; block++) {
    if (!isHidden(view, block, seat)) continue
    const said = new RegExp(`\\b${blockName(block)},? ${FACE.source}`)
    for (const text of texts) assert.doesNotMatch(text, said, `move ${at}`)
  }
  return hidden
}

/** What is drawn at a moment of the replay is what these eyes saw then: all of it, and no more. */
export function drawnAsSeen(blocks: readonly Drawn[], view: MarengoView): void {
  const onMap = new Map(blocks.map(each => [each.block, each]))
  for (const [block, at] of view.place.entries()) {
    const found = onMap.get(block)
    if (at === GONE) assert.equal(found, undefined, `${blockName(block)} is gone`)
    else {
      const { label, pips } = found ?? { label: 'not drawn', pips: -1 }
      assert.ok(label.includes(faceLabel(view.face[block], LANG)), `${blockName(block)}: ${label}`)
      assert.equal(pips, strengthOf(view.face[block]!), label)
    }
  }
}

/** A face of the enemy comes to light only where an event shows one; before the first, none is known at all. */
export function facesComeFromEvents(steps: readonly ReplayStep[], seat: number): { shown: number; hidden: number } {
  let before: readonly number[] = []
  let [shown, hidden] = [0, 0]
  for (const { at, events, view: seen } of steps) {
    const view = seen as MarengoView
    const face = view.face.map((each, block) => (sideOf(block) === seat ? 0 : each))
    const lights = events.some(({ e }) => e === 'shown' || e === 'lost' || e === 'mixed')
    const fresh = face.filter((each, block) => each !== 0 && (before[block] ?? 0) === 0).length
    if (!lights) assert.equal(fresh, 0, `move ${at}: ${JSON.stringify(events)}`)
    shown += events.filter(({ e }) => e === 'shown' || e === 'lost').length
    // Which blocks are on the march may be known from the set-up.
    if (shown === 0)
      assert.ok(
        face.every((each, block) => each === 0 || view.place[block]! >= BOXES),
        `move ${at}`,
      )
    hidden += view.place.filter((_, block) => isHidden(view, block, seat)).length
    before = face
  }
  return { shown, hidden }
}
