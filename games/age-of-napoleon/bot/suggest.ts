/**
 * Whole deeds for players who think: an army with all its corps, a way to its end, reinforcements with their places. Named
 * element by element an army is a dozen questions, each with thirty answers, and what a march is good for is seen only
 * at its end. What is suggested has been judged by the rules’ own checks.
 */
import type { Action, Decision, Seat, Suggestion, Verdict } from '@bivouac/kernel'
import { mayMobilise, mobilisable } from '../rules/2-mobilising.ts'
import { mayDeploy, roomFor } from '../rules/6-deployment.ts'
import { mayRest } from '../rules/6-reinforcement.ts'
import { strongestCommand } from '../rules/8-army.ts'
import { isInterceptor, mayCome } from '../rules/9-interception.ts'
import { marchAllowance, mayGoOn, maySail } from '../rules/9-movement.ts'
import { armyOf } from '../rules/9-order.ts'
import { mayLose } from '../rules/10-march.ts'
import { engagedAt, mayStayOut } from '../rules/11-battle.ts'
import { ALL_REGIONS, BORDERS } from '../rules/facts.ts'
import { corpsAt, corpsHere, tagged } from '../rules/table.ts'
import type { FrameOf, NapoleonPosition, State, T } from '../state.ts'
import { type Corps, type Region, ROLLING } from '../words.ts'
import { eventWeight, priceOf } from './cards.ts'
import { keen, loose } from './keen.ts'
import { interceptionWorth } from './meeting.ts'
import { merit, placed } from './placing.ts'
import { armiesIn, endsFrom, type Ground, groundFor, landingsFrom, marching, plansIn } from './plan.ts'

/** Armies, ways and places worth a thought at once: beyond these nothing was ever the best. */
const ARMIES = 9
const WAYS = 7

interface Deed extends Suggestion {
  readonly value: number
}
const deed = (type: string, arg: Action['arg'], value: number, weigh = keen): Deed => ({
  action: arg === undefined ? { type } : { type, arg },
  weight: weigh(value),
  value,
})
const best = (deeds: Deed[], most: number): Deed[] => deeds.sort((a, b) => b.value - a.value).slice(0, most)
const offers = ({ actions }: Decision, type: string): boolean => actions.some(action => action.type === type)

/** 7.2 Which army moves, or what else is done. */
function acts(s: State, decision: Decision, isPaid: boolean): Suggestion[] {
  const { seat, actions } = decision
  const ground = groundFor(s, seat)
  const price = isPaid || s.free[seat] === 1 ? 0 : priceOf(s, seat)
  const mayLead = (): boolean => true
  const armies: Deed[] = []
  for (const type of ['march', 'force']) {
    if (!offers(decision, type)) continue
    const forced = type === 'force'
    for (const region of ALL_REGIONS) {
      if (corpsHere(s, seat, region) === 0) continue
      for (const { army, value } of plansIn(ground, region, forced, mayLead))
        if (Number.isFinite(value)) armies.push(deed(type, army as number[], value - price - (forced ? 0.9 : 0), loose))
    }
  }
  const chosen = best(armies, ARMIES)
  const gain = Math.max(0, chosen[0]?.value ?? 0)
  for (const action of actions) {
    if (action.type === 'card')
      chosen.push({ action, weight: eventWeight(s, seat, action.arg as number, gain + price), value: 0 })
    else if (action.type === 'pass' || action.type === 'enough') chosen.push({ action, weight: loose(0), value: 0 })
  }
  return chosen
}

/** 9.3 Where the army goes. */
function ways(s: State, decision: Decision, f: FrameOf<'order'>): Suggestion[] {
  const corps = armyOf(s)
  const ground = groundFor(s, f.seat)
  const army = marching(ground, corps, f.forced === 1)
  const allowance = marchAllowance(s, f, corps)
  const isWay = (way: readonly Region[]): boolean =>
    way.every((to, i) => mayGoOn(s, f, allowance, way.slice(0, i), to) === undefined)
  const found = endsFrom(ground, army, f.at, f.entered, allowance, f.rough === 1)
    .filter(({ way }) => isWay(way))
    .map(({ way, value }) => deed('go', way as number[], value))
  if (offers(decision, 'sail'))
    for (const { region, value } of landingsFrom(ground, corps, f.forced === 1))
      if (maySail(s, f, corps, allowance, region) === undefined) found.push(deed('sail', region, value))
  return [deed('halt', undefined, 0), ...best(found, WAYS)]
}

/** 9.4 Who goes to meet the army, if anybody. */
function meetings(s: State, decision: Decision, f: FrameOf<'interception'>): Suggestion[] {
  const { seat } = decision
  const found: Deed[] = []
  for (const type of ['intercept', 'force']) {
    if (!offers(decision, type)) continue
    const forced = type === 'force' ? 1 : 0
    for (const from of BORDERS[f.at]!)
      for (const army of armiesIn(s, seat, from, corps => mayCome(s, f, forced, [], corps) === undefined))
        if (isInterceptor(s, f, forced, army) === undefined)
          found.push(deed(type, army as number[], interceptionWorth(s, seat, f.at, army) - forced))
  }
  return [deed('let', undefined, 0), ...best(found, ARMIES)]
}

/** 2.8, 6.4 Who comes, and where: as ground is drawn to, and as it is safe. */
function placings(
  ground: Ground,
  decision: Decision,
  most: number,
  may: (chosen: readonly number[], code: number) => Verdict,
) {
  const codes = decision.actions.flatMap(({ arg }) => (typeof arg === 'number' ? [arg] : []))
  const plans = [1.5, 4].map(caution => placed(ground, codes, most, caution, may))
  const [bold, safe] = plans as [number[], number[]]
  const found = [deed('place', bold, 1)]
  if (safe.some((code, i) => bold[i] !== code)) found.push(deed('place', safe, 0.6))
  return found
}

/** 6.6 An army is rested whole, where a card for it is worth it. */
function rests(s: State, seat: Seat): Suggestion[] {
  const price = priceOf(s, seat) / 0.75
  const found: Deed[] = [deed('done', undefined, 0)]
  for (const region of ALL_REGIONS) {
    if (corpsHere(s, seat, region) === 0) continue
    const army: Corps[] = []
    for (const corps of corpsAt(s, seat, region).sort((a, b) => merit(b) - merit(a)))
      if (mayRest(s, seat, army, corps) === undefined) army.push(corps)
    if (army.length > 0)
      found.push(
        deed(
          'rest',
          army.sort((a, b) => a - b),
          0.42 * army.length - price,
        ),
      )
  }
  return found
}

/** So many of them, those least missed first, as far as `may` lets them. */
function least(
  corps: readonly Corps[],
  count: number,
  may: (chosen: readonly Corps[], corps: Corps) => Verdict = () => undefined,
): number[] {
  const chosen: Corps[] = []
  for (const each of [...corps].sort((a, b) => merit(a) - merit(b)))
    if (chosen.length < count && may(chosen, each) === undefined) chosen.push(each)
  return chosen.sort((a, b) => a - b)
}
/** 11.1 As many as the command cannot engage stay out. */
function staysOut(s: State, seat: Seat, at: Region): number[] {
  const army = corpsAt(s, seat, at)
  const spare = Math.max(0, army.length - strongestCommand(army))
  return least(army, spare, (chosen, corps) => mayStayOut(s, seat, at, chosen, corps))
}
/** 10.4, 11.1, 11.7, 13.5 Who is lost and who does not fight: one answer is sensible. */
function whoIsSpared({ s, stack }: NapoleonPosition, kind: string, seat: Seat): Suggestion[] | undefined {
  const top = stack[stack.length - 1]!
  const one = (type: string, arg: number[]): Suggestion[] => [deed(type, arg, 0)]
  switch (kind) {
    case 'attrition.choose': {
      const f = top as FrameOf<'attrition'>
      return one(
        'lose',
        least(tagged(s, ROLLING), f.lose, (chosen, corps) => mayLose(s, f, chosen, corps)),
      )
    }
    case 'losses.chooseDead': {
      const f = top as FrameOf<'losses'>
      return one('lose', least(engagedAt(s, f.seat, f.at), f.dead))
    }
    case 'losses.chooseCaptive': {
      const f = top as FrameOf<'losses'>
      return one('yield', least(engagedAt(s, f.seat, f.at), f.captive))
    }
    case 'winter.choose': {
      const f = top as FrameOf<'winter'>
      return one('lose', least(corpsAt(s, f.seat, f.region), f.lose))
    }
    case 'battle.attackerOut':
    case 'battle.defenderOut':
      return one('out', staysOut(s, seat, (top as FrameOf<'battle'>).at))
  }
  return undefined
}

export function suggest(pos: NapoleonPosition, decision: Decision): readonly Suggestion[] | undefined {
  const { s, stack } = pos
  const { seat, proc, step } = decision
  const top = stack[stack.length - 1]!
  const kind = `${proc}.${step}`
  switch (kind) {
    case 'turn.act':
    case 'turn.another':
      return acts(s, decision, kind === 'turn.another')
    case 'order.way':
      return ways(s, decision, top as FrameOf<'order'>)
    case 'interception.ask':
      return meetings(s, decision, top as FrameOf<'interception'>)
    case 'rest.rest':
      return rests(s, seat)
    case 'deploy.place': {
      const f = top as FrameOf<'deploy'>
      const room = roomFor({ s } as T, f)
      return placings(groundFor(s, seat), decision, 99, (chosen, code) => mayDeploy(s, f, room, chosen, code))
    }
    case 'mobilise.place': {
      const f = top as FrameOf<'mobilise'>
      const most = mobilisable(s, f.country)
      return placings(groundFor(s, seat), decision, most, (chosen, code) => mayMobilise(s, f, chosen, code))
    }
  }
  return whoIsSpared(pos, kind, seat)
}
