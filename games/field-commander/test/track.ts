/**
 * What a strong player makes of the two tracks of 1796:
 * `node games/field-commander/test/track.ts [campaigns] [seed] [fifteen|eight] [tries]`.
 *
 * The strong player searches: wherever the campaign is decided (who marches where, what is bought, which battle first, is
 * the fog kept) he tries every answer that makes sense, plays the rest of the campaign with the bot for both hands of it,
 * from the view alone and with dice of his own, and takes what was worth most points. Battles he leaves to the bot.
 */
import { type Action, type Decision, searchDice, tableFor } from '@bivouac/kernel'
import { advise } from '../bot/index.ts'
import { goodCode, NAPOLEON } from '../data/codes.ts'
import { fieldCommander } from '../module.ts'
import { napoleonAlone } from '../rules/3-victory.ts'
import { campaignOf, combatOf, type Pos } from '../state.ts'
import { imagine, type View } from '../view.ts'
import { FRENCH } from '../words.ts'
import { readSetupOf } from './setups.ts'

const campaigns = Number(process.argv[2] ?? 20)
const seed = process.argv[3] ?? 'strong'
const track = process.argv[4] ?? 'fifteen'
const tries = Number(process.argv[5] ?? 40)
/** Every answer gets a few tries, the best of them more, the two best all: so many answers are left after so many tries. */
const ROUNDS = [
  [4, 6],
  [12, 2],
] as const
/** What the bot would do is left only for what is clearly worth more: among many answers some are always lucky. */
const CLEARLY = 0.06

const { machine } = fieldCommander
const MOST_POINTS = 30

/** The rest of the campaign as the bot plays it; what it is worth, from 0 to 1. */
function rest(pos: Pos, dice: ReturnType<typeof searchDice>): number {
  const t = tableFor(pos, dice)
  for (let d = machine.advance(pos, t); d !== undefined; d = machine.advance(pos, t))
    machine.take(pos, t, advise(fieldCommander.view(pos, 0), d))
  return pos.result!.winners.includes(0) ? 0.3 + (0.7 * (pos.result!.score?.[0] ?? 0)) / MOST_POINTS : 0
}

const subsets = (all: readonly number[], s: View): readonly (readonly number[])[] => {
  const byStrength = [...all].sort((a, b) => combatOf(s, a) - combatOf(s, b))
  const found = [all, byStrength.slice(1), byStrength.slice(0, 1), byStrength.slice(2)]
  return found.filter((each, i) => each.length > 0 && found.findIndex(other => other.length === each.length) === i)
}
function marches(s: View): readonly Action[] {
  const c = campaignOf(s)
  return c.areas.flatMap((area, from) => {
    const here = c.frenchMobile.filter(slot => s.at[slot] === from)
    if (here.length === 0) return []
    return area.near.flatMap(to =>
      subsets(here, s).flatMap(who => {
        const slots = [...who].sort((a, b) => a - b)
        const march = (list: readonly number[]): Action => ({ type: 'move', arg: { who: list, to: [to] } })
        return s.napoleon === from ? [march([...slots, NAPOLEON]), march(slots)] : [march(slots)]
      }),
    )
  })
}
function purchases(s: View): readonly Action[] {
  const c = campaignOf(s)
  const kinds = [...new Set(c.alike)].filter(slot => c.counters[slot]!.side === FRENCH)
  const areas = c.areas.flatMap((_, area) => (c.sides[FRENCH]!.some(slot => s.at[slot] === area) ? [area] : []))
  return kinds.flatMap(kind =>
    areas
      .filter(area => area === s.napoleon || !c.counters[kind]!.mobile)
      .map((area): Action => ({ type: 'buy', arg: { goods: [goodCode(kind, 0)], area: [area] } })),
  )
}
const WEIGHED = ['battle.scouts', 'battle.summons', 'battle.extraPlans', 'battles.pick', 'fogForce.summon']

function answers(s: View, decision: Decision): readonly Action[] {
  const at = `${decision.proc}.${decision.step}`
  if (at === 'movement.move') return [{ type: 'done' }, ...marches(s)]
  if (at === 'supply.spend') return [{ type: 'done' }, ...purchases(s)]
  return WEIGHED.includes(at) ? decision.actions : []
}

function strong(pos: Pos, decision: Decision, name: string): Action {
  const s = fieldCommander.view(pos, 0)
  const own = advise(s, decision)
  const t = tableFor(pos, searchDice(name))
  const others = answers(s, decision).filter(action => machine.whyNot(pos, t, action) === undefined)
  if (others.length === 0) return own
  const weighed = [own, ...others].map(action => ({ action, sum: 0, tried: 0 }))
  const tryIt = (each: (typeof weighed)[number]): void => {
    const dice = searchDice(`${name}/${each.tried}`)
    const copy = imagine(s, 0, [], dice)
    machine.take(copy, tableFor(copy, dice), each.action)
    if (copy.result === undefined || !napoleonAlone(copy.s)) each.sum += rest(copy, dice)
    each.tried++
  }
  const mean = (each: (typeof weighed)[number]): number => each.sum / each.tried
  const [first, ...rivals] = weighed
  const upTo = (count: number, list: typeof weighed): void => {
    for (const each of list) while (each.tried < count) tryIt(each)
  }
  let left = rivals
  for (const [count, most] of ROUNDS) {
    upTo(count, left)
    left = [...left].sort((a, b) => mean(b) - mean(a)).slice(0, most)
  }
  upTo(tries, [first!, ...left])
  const best = left.reduce((a, b) => (mean(b) > mean(a) ? b : a))
  return mean(best) > mean(first!) + CLEARLY ? best.action : own
}

const ends = new Map<string, number>()
let [won, points] = [0, 0]
for (let n = 0; n < campaigns; n++) {
  const name = `${seed}/${n}`
  const dice = searchDice(name)
  const pos = fieldCommander.begin(readSetupOf({ scenario: '1796', options: { track } }))
  const t = tableFor(pos, dice)
  let decisions = 0
  for (let d = machine.advance(pos, t); d !== undefined; d = machine.advance(pos, t))
    machine.take(pos, t, strong(pos, d, `${name}/${decisions++}`))
  const { by, winners, score } = pos.result!
  ends.set(by, (ends.get(by) ?? 0) + 1)
  if (winners.includes(0)) {
    won++
    points += score?.[0] ?? 0
  }
  const list = [...ends].sort((a, b) => b[1] - a[1]).map(([why, count]) => `${why} ${count}`)
  console.log(
    `${track} ${n + 1}: won ${won}, ${(points / Math.max(1, won)).toFixed(1)} points when won; ${list.join(', ')}; turn ${pos.s.turn}`,
  )
}
