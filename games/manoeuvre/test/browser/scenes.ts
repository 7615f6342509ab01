/** Manoeuvre for the tests of the table. */
import assert from 'node:assert/strict'
import { outcomes } from '@bivouac/ai'
import { quietly } from '@bivouac/host'
import type { Match } from '@bivouac/match'
import { isAt, type Scenes } from '../../../../e2e/scenes.ts'
import type { ManoeuvreEvent } from '../../events.ts'
import { manoeuvre } from '../../module.ts'
import { holderOf } from '../../words.ts'

/** The rules’ result of an attack that was weaker than the defence. */
const BEATEN_OFF = 1

const choosesVictim = (match: Match): boolean =>
  isAt('combat.target')(match) && match.moves().at(-1)!.action.type === 'assault'

/** A battle in full swing, before an assault that may go either way. */
function mayGoEitherWay(match: Match): boolean {
  if (match.length < 150 || !choosesVictim(match)) return false
  const { seat, actions } = match.decision!
  const { outcomes: all } = outcomes(quietly(manoeuvre), match.position() as never, actions[0]!, { eye: seat })
  const isBeaten = (events: readonly ManoeuvreEvent[]): boolean =>
    events.some(each => each.e === 'totals' && each.result === BEATEN_OFF)
  const beaten = all.reduce((sum, { p, events }) => sum + (isBeaten(events as readonly ManoeuvreEvent[]) ? p : 0), 0)
  return beaten > 0.2 && beaten < 0.5
}

export const scenes: Scenes = {
  fight: { at: choosesVictim, target: ({ arg }) => `piece:${arg}` },
  threatened: match => match.length > 150 && match.decision!.seat === 0 && isAt('movement.move')(match),
  // Every card is thrown away every turn, so that night falls soon.
  hurries({ prompt, options }) {
    const card = prompt.includes('§4-discard') ? options.findIndex(each => each.startsWith('card:')) : -1
    return card >= 0 ? card : undefined
  },
  holder: holderOf,
  async isDrawn(page, view) {
    const { hand, square } = view as { readonly hand: readonly number[]; readonly square: readonly number[] }
    await page.waitForFunction(
      wanted =>
        [...document.querySelectorAll('[data-testid=hand] [data-thing]')]
          .map(each => each.getAttribute('data-thing')!.slice(5))
          .sort()
          .join() === wanted,
      hand.map(String).sort().join(),
    )
    for (const [piece, place] of square.entries())
      assert.equal(await page.locator(`[data-thing="place:${place} piece:${piece}"]`).count(), place < 0 ? 0 : 1)
  },
  pictures: { table: mayGoEitherWay },
}
