/** The odds of a battle: its dice are thrown in every way on a copy of the table, by the rules that would throw them. */
import { everyRoll, tableFor } from '@bivouac/kernel'
import type { NapoleonEvent } from '../events.ts'
import { combatOf, strongestCommand } from '../rules/8-army.ts'
import { lossesOf } from '../rules/11-battle.ts'
import { COMMAND } from '../rules/facts.ts'
import { rules } from '../rules/index.ts'
import { corpsAt, put } from '../rules/table.ts'
import { cloneState, type FrameOf, type NapoleonPosition, type State } from '../state.ts'
import { type Corps, ENGAGED, RESERVE, type Region } from '../words.ts'

export interface BattleOdds {
  /** That the attacker wins. */
  readonly p: number
  /** Expected losses, attacker first: for ever, and for the year. */
  readonly dead: readonly [number, number]
  readonly year: readonly [number, number]
  readonly strength: readonly [number, number]
}
const NOTHING: BattleOdds = { p: 0, dead: [0, 0], year: [0, 0], strength: [0, 0] }

class Decided extends Error {}
const DECIDED = new Decided()

type Asked = Pick<FrameOf<'battle'>, 'seat' | 'at' | 'from' | 'sea'>
/** Whoever is engaged in `s` fights it out; nobody plays another card. */
export function battleOdds(s: State, asked: Asked): BattleOdds {
  const blank = { lossA: 0, lossD: 0, hitA: 0, hitD: 0, winner: -1, tie: 0 }
  let [won, deadA, deadD, yearA, yearD] = [0, 0, 0, 0, 0]
  let strength: BattleOdds['strength'] = [0, 0]
  everyRoll(Number.POSITIVE_INFINITY, (dice, p) => {
    const f: FrameOf<'battle'> = { ...asked, ...blank, proc: 'battle', step: 'roll' }
    const pos: NapoleonPosition = { s, stack: [f] }
    const tell = (event: NapoleonEvent): void => {
      if (event.e === 'fought') strength = event.strength
      // Everything is known; what follows would change the table.
      if (event.e === 'won') throw DECIDED
    }
    try {
      rules.advance(pos, tableFor(pos, dice, { tell, whisper: () => {}, reveal: () => {} }))
    } catch (fault) {
      if (fault !== DECIDED) throw fault
    }
    const [a, d] = [lossesOf(f, f.seat), lossesOf(f, 1 - f.seat)]
    const share = p()
    if (f.winner === f.seat) won += share
    deadA += share * a.dead
    deadD += share * d.dead
    yearA += share * (a.losses - a.dead)
    yearD += share * (d.losses - d.dead)
  })
  return { p: won, dead: [deadA, deadD], year: [yearA, yearD], strength }
}

/** As many as the command reaches, the strongest first, and he who commands. */
export function engage(s: State, seat: number, at: Region): void {
  const army = corpsAt(s, seat, at)
  const command = strongestCommand(army)
  const byStrength = (a: Corps, b: Corps): number =>
    Number(COMMAND[b] === command) - Number(COMMAND[a] === command) || combatOf(s, b) - combatOf(s, a)
  for (const corps of army.sort(byStrength).slice(0, command)) s.tag[corps]! |= ENGAGED
}

/** These corps attack there, after so many of them were lost on the way, the worn and the weakest first. */
export function attackOdds(
  s: State,
  army: readonly Corps[],
  asked: Asked,
  march: { readonly tired: boolean; readonly lost: number },
): BattleOdds {
  const copy = cloneState(s)
  for (const corps of copy.tag.keys()) copy.tag[corps]! &= ~ENGAGED
  const weakest = [...army].sort((a, b) => copy.tired[b]! - copy.tired[a]! || combatOf(copy, a) - combatOf(copy, b))
  for (const corps of army) put(copy, corps, asked.at)
  for (const corps of weakest.slice(0, march.lost)) put(copy, corps, RESERVE)
  if (corpsAt(copy, asked.seat, asked.at).length === 0) return NOTHING
  if (march.tired) for (const corps of weakest.slice(march.lost)) copy.tired[corps] = 1
  engage(copy, asked.seat, asked.at)
  engage(copy, 1 - asked.seat, asked.at)
  return battleOdds(copy, asked)
}

/** Several cases, each as likely as it is. */
export function weighed(all: readonly (readonly [number, BattleOdds])[]): BattleOdds {
  const mean = (of: (odds: BattleOdds) => number): number => all.reduce((sum, [p, odds]) => sum + p * of(odds), 0)
  const likeliest = all.reduce((best, each) => (each[0] > best[0] ? each : best))[1]
  return {
    p: mean(odds => odds.p),
    dead: [mean(odds => odds.dead[0]), mean(odds => odds.dead[1])],
    year: [mean(odds => odds.year[0]), mean(odds => odds.year[1])],
    strength: likeliest.strength,
  }
}
