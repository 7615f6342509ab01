/**
 * Somebody who plays Bonaparte at Marengo by clicking: of the deeds he has put together he does the kind he has done
 * least, ends his turn seldom and goes where the enemy is, so that one day shows him every part of the rules he can come to.
 */
import type { Page } from 'playwright-core'
import type { PlayWishes } from '../../../../e2e/player.ts'
import type { Wire } from '../../../../e2e/wire.ts'
import { LOCALE_OF } from '../../data/board.ts'
import type { MarengoView } from '../../view.ts'
import { sideOf } from '../../words.ts'

/** What ends something comes round this many times more seldom. */
const SELDOM: Readonly<Record<string, number>> = { done: 4, stop: 2, retreat: 2 }
/** After so many clicks in one question he ends it, whatever else is lit. */
const LONG = 9

export interface Marshal {
  readonly choose: PlayWishes['choose']
  /** By `proc.step.type`: how often it was done by pressing its button. */
  readonly done: ReadonlyMap<string, number>
  /** By `proc.step`: the questions he came to. */
  readonly asked: ReadonlySet<string>
}

export function marshal(wireOf: (page: Page) => Wire): Marshal {
  const done = new Map<string, number>()
  const questions = new Set<string>()
  let [clicks, since, last] = [0, 0, -1]
  const choose: PlayWishes['choose'] = async ({ at: moves, options }, page) => {
    // Of the question the page shows: the wire may be ahead of it, and whoever reads the wire behind.
    const { asked, view } = await wireOf(page).snapshotAt(moves)
    const name = (type: string): string => `${asked!.proc}.${asked!.step}.${type}`
    questions.add(`${asked!.proc}.${asked!.step}`)
    clicks++
    since = moves === last ? since + 1 : 0
    last = moves
    const press = (at: number): number => {
      const type = name(options[at]!.slice('action-'.length))
      if (options[at]!.startsWith('action-')) done.set(type, (done.get(type) ?? 0) + 1)
      return at
    }
    const times = (option: string): number => {
      const type = option.slice('action-'.length)
      return (1 + (done.get(name(type)) ?? 0)) * (SELDOM[type] ?? 1)
    }
    const buttons = options.flatMap((option, i) => (option.startsWith('action-') ? [i] : []))
    const deeds = buttons.filter(i => !['action-done', 'action-stop'].includes(options[i]!))
    const things = options.flatMap((option, i) => (option.includes(':') ? [i] : []))
    // A deed put together is done; once in three times more is put into it first.
    if (deeds.length > 0 && (things.length === 0 || clicks % 3 > 0 || since > LONG))
      return press(deeds.reduce((best, i) => (times(options[i]!) < times(options[best]!) ? i : best)))
    const plain = buttons.filter(i => !deeds.includes(i))
    if (plain.length > 0 && (things.length === 0 || since > LONG || clicks % 11 === 0)) return press(plain[0]!)
    if (things.length === 0) return press(clicks % options.length)
    const attacks = things.filter(i => isEnemyAt(options[i]!, view as MarengoView))
    const among = attacks.length > 0 ? attacks : things
    return among[clicks % among.length]!
  }
  return { choose, done, asked: questions }
}

function isEnemyAt(option: string, view: MarengoView): boolean {
  const place = /place:(\d+)/.exec(option)?.[1]
  return (
    place !== undefined &&
    view.place.some((at, block) => sideOf(block) !== view.side && at >= 0 && LOCALE_OF[at] === Number(place))
  )
}
