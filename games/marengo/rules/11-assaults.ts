/** 11 Assaults: choosing them, one after the other (7.2). */
import type { Parts, Verdict } from '@bivouac/kernel'
import { ALL_APPROACHES, MAP } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, INACTIVE, MOVED, type State, type T } from '../state.ts'
import { APPROACHES, BOXES, COUNT, FIRST } from '../words.ts'
import { blocksOf, maskAt, maskOf } from './4-pieces.ts'
import { holds, isBlocked, placeOn, widthOf } from './5-map.ts'
import { canContinue, continuation } from './8-continuation.ts'
import { NO_COMMAND } from './8-road.ts'
import { mayJoin, mayLead, mayLeadFrom, NO_LEADER_YET, TOO_MANY_LEAD } from './11-assault-checks.ts'
import { call, choice, end, goto, offer, parts, procedure } from './dialect.ts'
import { OWN } from './offers.ts'

type F = FrameOf<'assaults'>

const DEMORALISED = no(
  '13.3',
  { it: 'Un’armata demoralizzata non assalta.', en: 'A demoralised army makes no assaults.' },
  {
    it: 'Le restano le manovre di attacco e il bombardamento.',
    en: 'Manoeuvre attacks and bombardment are left to it.',
  },
)
const NOBODY_THERE = no(
  '11',
  { it: 'Su quella via non ci sono pezzi tuoi.', en: 'There are no blocks of yours on that approach.' },
  { it: 'Si assalta dalla via d’accesso, non dalla riserva.', en: 'One assaults from the approach, not from reserve.' },
)
const NOT_BLOCKED = no(
  '11',
  { it: 'Il nemico non blocca la via opposta.', en: 'The enemy does not block the opposite approach.' },
  { it: 'Lì basta una manovra di attacco.', en: 'A manoeuvre attack is enough there.' },
)
const ALREADY = no(
  '11',
  {
    it: 'Per quella via c’è già stato un assalto in questo turno.',
    en: 'That approach has been assaulted this turn already.',
  },
  { it: 'Assalta da un’altra via, o nel prossimo turno.', en: 'Assault from another approach, or in the next turn.' },
)
const NO_LEADER = no(
  '11.1',
  {
    it: 'Su quella via nessuno può guidare l’assalto.',
    en: 'Nobody on that approach can lead the assault.',
  },
  {
    it: 'Porta su quella via fanteria o cavalleria più forte della penalità.',
    en: 'Bring infantry or cavalry stronger than the penalty to that approach.',
  },
)
const ONE_ASSAULT = no(
  '7.2',
  { it: 'Gli assalti si fanno uno dopo l’altro.', en: 'Assaults are made one after the other.' },
  { it: 'Combatti prima questo.', en: 'Fight this one first.' },
)
const mayAssault = (t: T, f: F, approach: number): Verdict => {
  const s = t.s
  if (s.broken[f.side] !== 0) return DEMORALISED
  if (s.assaulted.includes(approach >> 1)) return ALREADY
  if (s.on[approach] === 0 || !holds(s, f.side, MAP.areaOf[approach]!)) return NOBODY_THERE
  if (!isBlocked(s, approach ^ 1)) return NOT_BLOCKED
  if (s.command === 0) return NO_COMMAND
  const first = FIRST[f.side]!
  const at = placeOn(approach)
  for (let i = 0; i < COUNT[f.side]!; i++)
    if (s.place[first + i] === at && (s.flag[first + i]! & (MOVED | INACTIVE)) === 0)
      if (mayLeadFrom(s, first + i, approach) === undefined) return undefined
  return NO_LEADER
}

/** Approaches with blocks of this side facing blocks of the enemy, not assaulted yet: what everybody can see. */
function facing(s: State, side: number): readonly number[] {
  if (s.command === 0 || s.broken[side] !== 0) return []
  let found: number[] | undefined
  const first = FIRST[side]!
  for (let i = 0; i < COUNT[side]!; i++) {
    const at = s.place[first + i]!
    if (at < APPROACHES || at >= BOXES) continue
    const approach = at - APPROACHES
    if (!isBlocked(s, approach ^ 1) || s.assaulted.includes(approach >> 1)) continue
    if (found === undefined) found = [approach]
    else if (!found.includes(approach)) found.push(approach)
  }
  return found === undefined ? [] : found.sort((a, b) => a - b)
}

type Whole = Parts<'from' | 'leads' | 'joins'>
const blocksOn = (t: T, f: F, approach: number): readonly number[] =>
  blocksOf(f.side, maskAt(t.s, f.side, placeOn(approach)))
/** 11.1 From where, who leads, and who goes along. */
const assault = parts({
  parts: {
    from: {
      domain: ALL_APPROACHES,
      over: (t: T, f: F) => facing(t.s, f.side),
      most: 1,
      many: ONE_ASSAULT,
      each: (t: T, f: F, _chosen: readonly number[], approach: number) => mayAssault(t, f, approach),
    },
    leads: {
      domain: (_: T, f: F) => OWN[f.side]!,
      over: (t: T, f: F, _c: undefined, { from: [from] }: Whole) => blocksOn(t, f, from!),
      few: NO_LEADER_YET,
      most: (_t: T, _f: F, _c: undefined, { from: [from] }: Whole) => widthOf(from!),
      many: TOO_MANY_LEAD,
      each: (t: T, _f: F, leads: readonly number[], block: number, _c: undefined, { from: [from] }: Whole) =>
        mayLead(t.s, from!, leads, block),
    },
    joins: {
      domain: (_: T, f: F) => OWN[f.side]!,
      over: (t: T, f: F, _c: undefined, { from: [from] }: Whole) => blocksOn(t, f, from!),
      least: 0,
      each: (t: T, _f: F, joins: readonly number[], block: number, _c: undefined, { from: [from], leads }: Whole) =>
        mayJoin(t.s, from!, leads, joins, block),
    },
  },
  take: (t: T, f: F, { from: [from], leads, joins }) => {
    t.s.last = 0
    return call('assault', {
      side: f.side,
      from: from!,
      leads: maskOf(leads),
      joins: maskOf(joins),
      arm: 0,
      guards: 0,
      guardArm: -1,
      gun: -1,
      result: 0,
      chase: 0,
      chased: 0,
    })
  },
})

export const assaults = procedure('assaults', {
  rule: '7.2',
  steps: {
    // Not asked where everybody can see that no assault is possible.
    any: (t, f) => (facing(t.s, f.side).length > 0 || canContinue(t.s, f.side) ? undefined : end()),
    choose: choice({
      rule: '11',
      seat: (_, f) => f.side,
      offers: {
        assault,
        continue: continuation,
        done: offer({ take: () => end() }),
      },
    }),
    again: () => goto('any'),
  },
})
