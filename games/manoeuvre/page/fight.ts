/** The combat under way, for the stage all games share: sums as the rules reckoned them, nothing added here. */
import type { Fight, FightSide, Addend as Line, Thing } from '@bivouac/client/page'
import { type Eye, type Lang, plain, say } from '@bivouac/kernel'
import { ATTACKS } from '../say/names.ts'
import { addendName, certain, rollOf } from '../say/sums.ts'
import type { Addend } from '../state.ts'
import { COMBATS, holderOf, squareName } from '../words.ts'
import { nationFacts, type View, viewOf } from './facts.ts'
import { FIGHT } from './words.ts'

const piece = (id: number): Thing => ({ kind: 'piece', id })

function line(side: 0 | 1, addend: Addend, view: View, lang: Lang): Line {
  const { value, count, sides, rule } = addend
  const name = addendName(addend, view, lang)
  if (value !== undefined) return { side, text: name, value, rule }
  return { side, text: plain(say(lang, FIGHT.dice, { name, dice: `${count}d${sides}` })), rule }
}

export function fight(raw: object, eye: Eye, lang: Lang): Fight | undefined {
  const view = viewOf(raw)
  const { battle, sum } = view
  if (sum === undefined) return undefined
  const { active } = view
  const attackers = Array.from({ length: 16 }, (_, id) => id).filter(
    id => id === battle.by || (battle.supports & (1 << id)) !== 0,
  )
  const sideOf = (seat: number, pieces: readonly number[], addends: readonly Addend[]): FightSide => ({
    name: nationFacts(view, seat)?.name[lang] ?? '',
    colour: nationFacts(view, seat)?.colours.coat ?? 'currentColor',
    pieces: pieces.map(piece),
    cards: view.table.filter(card => holderOf(card) === seat),
    sum: certain(addends),
  })
  const isRolling = eye === active && view.stack.at(-1)?.proc === 'attack'
  return {
    id: `${view.turn}/${active}`,
    title: plain(say(lang, FIGHT.title, { combat: ATTACKS[COMBATS[battle.kind]!][lang], at: squareName(battle.from) })),
    at: [{ kind: 'place', id: battle.from }],
    sides: [sideOf(active, attackers, sum.attack), sideOf(1 - active, [battle.at], sum.defence)],
    addends: [
      ...sum.attack.map(addend => line(0, addend, view, lang)),
      ...sum.defence.map(addend => line(1, addend, view, lang)),
    ],
    roll: plain(say(lang, FIGHT.roll, rollOf(sum))),
    ...(isRolling && { odds: { type: 'done' } }),
    ...(battle.result !== 0 && { decided: true }),
  }
}
