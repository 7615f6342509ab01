/** 2, 3 Control, victory and defeat. */
import { CAMPAIGNS } from '../data/index.ts'
import { EARLY, yearsRemembered } from '../data/tables.ts'
import type { Section } from '../rulebook.ts'
import { campaignOf, counterOf, isAt, isFrench, type Rules, type State, trackOf } from '../state.ts'
import { type Defeat, FRENCH, type Grade } from '../words.ts'
import { end, over } from './dialect.ts'

/** 2.2, 3.1 All Objectives in French hands. */
export function holdsAllObjectives(s: State): boolean {
  for (const area of campaignOf(s).objectives) if (!isFrench(s, area)) return false
  return true
}
export function objectivesHeld(s: State): number {
  let held = 0
  for (const area of campaignOf(s).objectives) if (isFrench(s, area)) held++
  return held
}

/** 3.2 Napoleon stands where no French force stands. */
export const napoleonAlone = (s: State): boolean => !isAt(s, s.napoleon, FRENCH)

/** The points of the campaigns finished before this one. */
export const diaryPoints = (s: State): number => s.diary.reduce((sum, page) => sum + page.vp, 0)

/** 3.2, 16 Defeat: no points for this campaign, and no campaign after it. */
export function defeat(t: Rules, why: Defeat, rule: Section = '3.2') {
  const { s } = t
  t.tell({ e: 'lost', campaign: s.campaign, why })
  if (s.career === 1) t.tell({ e: 'remembered', points: diaryPoints(s), years: yearsRemembered(diaryPoints(s)) })
  return over({ winners: [], by: why, rule, score: [s.career === 1 ? diaryPoints(s) : 0] })
}

/** 3.2 Napoleon left without a force beside him by something else than a march loses the campaign there and then. */
export const aloneAtOnce = (t: Rules) => (napoleonAlone(t.s) ? defeat(t, 'napoleon') : undefined)

/**
 * 3.3 What ending the campaign in this box is worth: the box's points, 30 before a first box that is Superior, nothing
 * (a defeat) before a first box that is Inferior.
 */
export function boxValue(s: State): { vp: number; grade: Grade } | undefined {
  const track = trackOf(s)
  const box = track[Math.min(s.turn, track.length) - 1]
  if (box?.vp !== undefined && box.grade !== undefined) return { vp: box.vp, grade: box.grade }
  const first = track.find(each => each.grade !== undefined)
  return first === undefined || first.grade === 'superior' ? EARLY : undefined
}

/** Sets the outcome and leaves the turn; the campaign is closed one level up. */
export function score(t: Rules, worth: { vp: number; grade: Grade } | undefined) {
  if (worth === undefined) return defeat(t, 'early', '3.3')
  t.s.outcome = { vp: worth.vp, grade: worth.grade }
  t.tell({ e: 'won', campaign: t.s.campaign, vp: worth.vp, grade: worth.grade })
  return end()
}

/** 3.1 At the end of any phase: Napoleon must have a force beside him, and all Objectives held win at once. */
export function phaseEnds(t: Rules) {
  const { s } = t
  if (s.outcome !== undefined) return end()
  if (napoleonAlone(s)) return defeat(t, 'napoleon')
  const track = campaignOf(s).special
  // Holding every Objective early in a campaign of endurance is worth the most it can be worth.
  if (holdsAllObjectives(s) && !track.some(each => each.rule === 'playAll'))
    return score(t, track.some(each => each.rule === 'holdOut') ? EARLY : boxValue(s))
  return undefined
}

/** 16.1 The commanders on the map, as counters. */
export function survivors(s: State): number[] {
  const out: number[] = []
  for (const slot of campaignOf(s).sides[FRENCH]!)
    if (s.at[slot]! >= 0 && counterOf(s, slot).named) out.push(s.counter[slot]!)
  return out
}

export const isLastCampaign = (s: State): boolean => s.campaign === CAMPAIGNS.length - 1
