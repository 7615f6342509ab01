/** 6.1 Special rules of the campaigns: each is data, and one of these small hooks carries it out. */
import type { Special } from '../data/file.ts'
import { areaNumber } from '../data/index.ts'
import { campaignOf, counterOf, isFrench, type Rules, type State } from '../state.ts'
import { FRENCH } from '../words.ts'
import { aloneAtOnce, boxValue, defeat, objectivesHeld, score } from './3-victory.ts'
import { hit } from './5-forces.ts'

type Named<R extends Special['rule']> = Extract<Special, { rule: R }>
export function special<R extends Special['rule']>(s: State, rule: R): Named<R> | undefined {
  return campaignOf(s).special.find((each): each is Named<R> => each.rule === rule)
}
const holds = (s: State, area: string): boolean => isFrench(s, areaNumber(campaignOf(s), area))

/** holdAtLeast, holdOneOf: what must be held at the end of the French turn, or of the whole turn. */
export function heldEnough(t: Rules, at: 'french' | 'turn') {
  const { s } = t
  for (const each of campaignOf(s).special) {
    if (each.rule === 'holdAtLeast' && each.at === at && objectivesHeld(s) < each.objectives)
      return defeat(t, 'position')
    if (each.rule === 'holdOneOf' && each.at === at && !each.areas.some(area => holds(s, area)))
      return each.otherwise === 'defeat' ? defeat(t, 'position') : score(t, boxValue(s))
  }
  return undefined
}

/** playAll: remembers whether its area was held at the end of a turn. */
export function noteHeld(s: State): void {
  for (const each of campaignOf(s).special) {
    if (each.rule !== 'playAll') continue
    const area = areaNumber(campaignOf(s), each.area)
    if (isFrench(s, area) && !s.everHeld.includes(area)) s.everHeld.push(area)
  }
}

/** 8.1 The marker would leave the track: failure, unless the campaign is one that is played to the end. */
export function trackEnds(t: Rules) {
  const { s } = t
  const home = special(s, 'endAt')
  if (home !== undefined && !home.areas.some(area => areaNumber(campaignOf(s), area) === s.napoleon))
    return defeat(t, 'stranded')
  if (special(s, 'holdOut') !== undefined) return score(t, boxValue(s))
  const all = special(s, 'playAll')
  if (all === undefined) return defeat(t, 'time', '8.1')
  const vp = playAllPoints(s, all)
  const grade = vp >= all.superior ? 'superior' : vp >= all.historical ? 'historical' : 'inferior'
  return score(t, { vp, grade })
}

export function playAllPoints(s: State, all: Named<'playAll'>): number {
  const c = campaignOf(s)
  const starting = new Set(c.groups.flatMap(group => (group.late === undefined ? group.slots : [])))
  let alive = 0
  for (const slot of c.sides[FRENCH]!) {
    if (s.at[slot]! < 0) continue
    if (all.counts === 'starting' ? starting.has(slot) : counterOf(s, slot).mobile) alive++
  }
  const area = areaNumber(c, all.area)
  const bonus = all.held === 'last' ? isFrench(s, area) : s.everHeld.includes(area)
  return alive * all.perForce[0] + (bonus ? all.bonus : 0)
}

/** winter: in some boxes every French mobile force outside a French-held city may take a hit; left alone, Napoleon is lost at once. */
export function winter(t: Rules) {
  const { s } = t
  for (const each of campaignOf(s).special) {
    if (each.rule !== 'winter' || each.box !== s.turn) continue
    for (const slot of campaignOf(s).frenchMobile) {
      const area = s.at[slot]!
      if (area < 0 || (campaignOf(s).areas[area]!.city && isFrench(s, area))) continue
      const die = t.dice.roll(10, '6.1')
      t.tell({ e: 'winter', force: s.counter[slot]!, die, need: each.hitOn })
      if (die > each.hitOn) continue
      hit(t, slot)
      const lost = aloneAtOnce(t)
      if (lost !== undefined) return lost
    }
  }
  return undefined
}
