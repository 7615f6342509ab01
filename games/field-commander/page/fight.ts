import type { Fight } from '@bivouac/client/page'
import { type Lang, list, plain, type Seat, say } from '@bivouac/kernel'
import { COUNTERS } from '../data/index.ts'
import { areaNoun } from '../data/names.ts'
import { both, forceName } from '../say/names.ts'
import { ENEMY, FRENCH } from '../words.ts'
import { forcesAt, heldBy, isField, isReady, piece, place, sumOf, type View, viewOf, zone } from './facts.ts'
import { FC, fc } from './words.ts'

const STRENGTH = both('forza sul campo', 'strength on the field')
const COLOURS = ['#1f3f7c', '#8a2a1f'] as const
/** The two Fronts, where the armies meet. */
const MEETING = [2, 3] as const

const WINNER = [FC.frenchWin, FC.enemyWins] as const
/** How it stands, or how it ended: one side alone in the area has won it. */
function outcomeOf(view: View, lang: Lang): string | undefined {
  const { battle } = view
  if (battle === undefined) return undefined
  const winner = WINNER[heldBy(view, battle.area)]
  if (winner !== undefined) return winner[lang]
  return battle.turn > 0 ? fc('battleTurn', lang, { n: battle.turn, left: battle.turns }) : undefined
}
/** Who fell, side by side: a battle left to the computer is told by this alone. */
function fallenIn(view: View, lang: Lang): NonNullable<Fight['aftermath']> {
  const fallen = view.battle?.fallen ?? []
  return [FC.fallenFrench, FC.fallenEnemy].flatMap((words, side) => {
    const who = fallen.filter(force => COUNTERS[force]?.side === side).map(force => forceName(force, lang))
    return who.length === 0 ? [] : [{ text: `${words[lang]}: ${plain(list(who, lang))}`, rule: '10.10' }]
  })
}

/** The battle that is being fought, for the stage all games share; it stays there when the battle is over. */
export function fight(raw: object, _eye: Seat | 'spectator', lang: Lang): Fight | undefined {
  const view = viewOf(raw)
  const { battle } = view
  if (!isReady(view) || battle === undefined) return undefined
  const slots = (side: 0 | 1): readonly number[] => {
    const units = battle.units[side].map(unit => unit.slot)
    return units.length > 0 ? units : forcesAt(view, battle.area, side)
  }
  const side = (which: 0 | 1, name: string) => ({
    name,
    colour: COLOURS[which],
    pieces: slots(which).map(slot => piece(view, slot)),
  })
  return {
    id: `${view.campaign} ${view.turn} ${battle.during} ${battle.area}`,
    title: plain(say(lang, FC.battleOf, { place: areaNoun(view.campaign, battle.area) })),
    ...(isField(view) && { onBoard: true }),
    at: isField(view) ? MEETING.map(zone) : [place(battle.area)],
    sides: [side(FRENCH, FC.french[lang]), side(ENEMY, FC.enemy[lang])],
    ...(outcomeOf(view, lang) !== undefined && { outcome: outcomeOf(view, lang)! }),
    ...(battle.turn + battle.fallen.length > 0 && { aftermath: fallenIn(view, lang) }),
    addends: [
      { side: 0, text: STRENGTH[lang], value: sumOf(view, slots(FRENCH)), rule: '9.4' },
      { side: 1, text: STRENGTH[lang], value: sumOf(view, slots(ENEMY)), rule: '9.4' },
    ],
  }
}
