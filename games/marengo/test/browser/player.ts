/**
 * Somebody who plays Bonaparte at Marengo by clicking: of what he is offered he does what he has done least, ends his
 * turn seldom and goes where the enemy is, so that one day shows him every part of the rules he can come to.
 */
import type { Action } from '@bivouac/kernel'
import type { Page } from 'playwright-core'
import type { PlayWishes } from '../../../../e2e/player.ts'
import type { Wire } from '../../../../e2e/wire.ts'
import { LOCALE_OF, MAP } from '../../data/board.ts'
import type { MarengoView } from '../../view.ts'
import { sideOf } from '../../words.ts'

interface Asked {
  readonly proc: string
  readonly step: string
}
interface Thing {
  readonly kind: string
  readonly id: number | string
}
type Ways = (action: Action, asked: Asked, view: object) => readonly (readonly Thing[])[]
// Where the page itself lights what an action means.
const { ways } = (await import(new URL('../../page/actions.ts', import.meta.url).href)) as {
  ways: Ways
}

/** What ends something comes round this many times more seldom. */
const SELDOM: Readonly<Record<string, number>> = { done: 2, stop: 2, back: 2, retreat: 2 }

export interface Marshal {
  readonly choose: PlayWishes['choose']
  /** By `proc.step.type`: how often it was meant by a click. */
  readonly done: ReadonlyMap<string, number>
}

export function marshal(wireOf: (page: Page) => Wire): Marshal {
  const done = new Map<string, number>()
  let clicks = 0
  const choose: PlayWishes['choose'] = async ({ at: moves, options }, page) => {
    // Of the question the page shows: the wire may be ahead of it, and whoever reads the wire behind.
    const { asked, view } = await wireOf(page).snapshotAt(moves)
    const at = asked!
    clicks++
    const times = (type: string): number =>
      (done.get(`${at.proc}.${at.step}.${type}`) ?? 0) * (SELDOM[type] ?? 1) + (SELDOM[type] ?? 0) / 100
    const offered = [...(at.actions ?? [])].sort((a, b) => times(a.type) - times(b.type))
    const spot = (action: Action): number => {
      const things = ways(action, at, view).flatMap(way => (way.length === 1 ? [`${way[0]!.kind}:${way[0]!.id}`] : []))
      return options.findIndex(each => each === `action-${action.type}` || things.includes(each))
    }
    const reachable = offered.filter(action => spot(action) >= 0)
    const first = reachable[0]
    // A yes to what was chosen before, or a menu of it.
    if (first === undefined) return clicks % options.length
    const alike = reachable.filter(({ type }) => type === first.type)
    const attacks = alike.filter(action => leadsToEnemy(action, view as MarengoView, at))
    const among = attacks.length > 0 ? attacks : alike
    const chosen = among[clicks % among.length]!
    const name = `${at.proc}.${at.step}.${chosen.type}`
    done.set(name, (done.get(name) ?? 0) + 1)
    return spot(chosen)
  }
  return { choose, done }
}

function leadsToEnemy({ type, arg }: Action, view: MarengoView, { proc }: Asked): boolean {
  const to =
    type === 'along' ? MAP.laneTo[Number(arg)] : type === 'enter' && proc === 'group' ? MAP.areaOf[Number(arg) ^ 1] : -1
  return view.place.some((at, block) => sideOf(block) !== view.side && at >= 0 && LOCALE_OF[at] === to)
}
