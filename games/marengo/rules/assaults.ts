/** 11 Assaults: choosing them, one after the other (7.2). */
import type { Verdict } from '@bivouac/kernel'
import { ALL_APPROACHES, MAP, OBSTRUCTED, PENALTY } from '../data/board.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, INACTIVE, MOVED, type State, type T } from '../state.ts'
import { APPROACHES, ARTILLERY, armOf, type Block, BOXES, bitOf, CAVALRY, COUNT, FIRST, strengthOf } from '../words.ts'
import { canContinue, mayContinue } from './continuation.ts'
import { call, choice, end, goto, offer, procedure } from './dialect.ts'
import { holds, isBlocked, placeOn } from './map.ts'
import { OWN } from './offers.ts'
import { NO_COMMAND } from './road.ts'

type F = FrameOf<'assaults'>

const CANNOT_LEAD = no(
  '11.1',
  {
    it: 'Guida solo fanteria o cavalleria di forza due o più.',
    en: 'Only infantry or cavalry of strength two or more leads.',
  },
  { it: 'Scegli un pezzo più forte.', en: 'Choose a stronger block.' },
)
const TOO_WEAK = no(
  '11.1',
  {
    it: 'La sua forza non supera la penalità del terreno.',
    en: 'Its strength does not exceed the penalty of the ground.',
  },
  { it: 'Scegli un pezzo più forte, o un’altra arma.', en: 'Choose a stronger block, or another arm.' },
)
const OBSTRUCTS = no(
  '11.1',
  {
    it: 'La cavalleria non guida un assalto sul terreno che la ostacola.',
    en: 'Cavalry leads no assault on ground that obstructs it.',
  },
  { it: 'Affida la guida alla fanteria.', en: 'Let infantry lead.' },
)
/** 11.1 Could this block lead an assault from the approach it stands on? */
export function canLead(s: State, block: Block, from: number): Verdict {
  const face = s.face[block]!
  const arm = armOf(face)
  if (arm === ARTILLERY || strengthOf(face) < 2) return CANNOT_LEAD
  if (arm === CAVALRY && OBSTRUCTED[from ^ 1]) return OBSTRUCTS
  return strengthOf(face) > PENALTY[arm]![from ^ 1]! ? undefined : TOO_WEAK
}

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
      if (canLead(s, first + i, approach) === undefined) return undefined
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

export const assaults = procedure('assaults', {
  rule: '7.2',
  steps: {
    // Not asked where everybody can see that no assault is possible.
    any: (t, f) => (facing(t.s, f.side).length > 0 || canContinue(t.s, f.side) ? undefined : end()),
    choose: choice({
      rule: '11',
      seat: (_, f) => f.side,
      offers: {
        assault: offer({
          domain: ALL_APPROACHES,
          over: (t, f) => facing(t.s, f.side),
          check: mayAssault,
          take: (t, f, from) => {
            t.s.last = 0
            return call('assault', {
              side: f.side,
              from,
              leads: 0,
              joins: 0,
              arm: 0,
              guards: 0,
              guardArm: -1,
              gun: -1,
              result: 0,
              chase: 0,
              chased: 0,
            })
          },
        }),
        continue: offer({
          domain: (_, f) => OWN[f.side]!,
          over: (t, f) => (canContinue(t.s, f.side) ? OWN[f.side]! : []),
          check: (t, f, block) => mayContinue(t.s, f.side, 0, block),
          take: (_, f, block) => call('continuation', { side: f.side, mask: bitOf(block) }),
        }),
        done: offer({ take: () => end() }),
      },
    }),
    again: () => goto('any'),
  },
})
