/** 11 Who may lead, fire, guard and pursue in an assault. */
import type { Verdict } from '@bivouac/kernel'
import { CAPACITY, OBSTRUCTED, PENALTY } from '../data/board.ts'
import { no } from '../rulebook.ts'
import type { FrameOf, State, T } from '../state.ts'
import {
  ARTILLERY,
  armOf,
  type Block,
  bitOf,
  CAVALRY,
  COUNT,
  enemyOf,
  type Face,
  FIRST,
  type Mask,
  strengthOf,
} from '../words.ts'
import { alive, maskAt } from './4-pieces.ts'
import { beyond, isRuled, placeOn } from './5-map.ts'
import { mayBegin } from './8-readiness.ts'
import { NO_ROOM } from './8-road.ts'

type F = FrameOf<'assault'>

/** Defenders are those who block the assaulted approach, and nobody else. */
export const defenders = (s: State, f: F): Mask => maskAt(s, enemyOf(f.side), placeOn(f.from ^ 1))
const sameArm = (s: State, blocks: readonly Block[], block: Block): boolean =>
  blocks[0] === undefined || armOf(s.face[blocks[0]]!) === armOf(s.face[block]!)

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
export function mayLeadFrom(s: State, block: Block, from: number): Verdict {
  const face = s.face[block]!
  const arm = armOf(face)
  if (arm === ARTILLERY || strengthOf(face) < 2) return CANNOT_LEAD
  if (arm === CAVALRY && OBSTRUCTED[from ^ 1]) return OBSTRUCTS
  return strengthOf(face) > PENALTY[arm]![from ^ 1]! ? undefined : TOO_WEAK
}

const NOT_ON_APPROACH = no(
  '11',
  { it: 'Assalta solo chi sta sulla via d’accesso.', en: 'Only those on the approach assault.' },
  { it: 'Scegli un pezzo di quella via.', en: 'Choose a block of that approach.' },
)
export const TOO_MANY_LEAD = no(
  '11.1',
  {
    it: 'Su una via stretta guida un pezzo, su una larga due.',
    en: 'One block leads on a narrow approach, two on a wide one.',
  },
  { it: 'Togline uno per cambiare chi guida.', en: 'Take one out in order to change who leads.' },
)
const ONE_ARM = no(
  '11.1',
  {
    it: 'I pezzi che guidano sono tutti di fanteria o tutti di cavalleria.',
    en: 'Those who lead are all infantry or all cavalry.',
  },
  { it: 'Scegli un pezzo della stessa arma.', en: 'Choose a block of the same arm.' },
)
export const mayLead = (s: State, from: number, leads: readonly Block[], block: Block): Verdict => {
  const refused = mayBegin(s, block)
  if (refused !== undefined) return refused
  if (s.place[block] !== placeOn(from)) return NOT_ON_APPROACH
  return mayLeadFrom(s, block, from) ?? (sameArm(s, leads, block) ? undefined : ONE_ARM)
}

export const NO_LEADER_YET = no(
  '11.1',
  { it: 'Ci vuole almeno un pezzo che guidi.', en: 'At least one block must lead.' },
  { it: 'Scegli prima chi guida.', en: 'Choose first who leads.' },
)
const LEADS = no(
  '11.1',
  { it: 'Quel pezzo guida già.', en: 'That block leads already.' },
  { it: 'Scegli un altro pezzo, o basta così.', en: 'Choose another block, or leave it at that.' },
)
/** Of those who went along the book knows no number but what the locale beyond can hold (8.5). */
export const mayJoin = (
  s: State,
  from: number,
  leads: readonly Block[],
  joins: readonly Block[],
  block: Block,
): Verdict => {
  const refused = mayBegin(s, block)
  if (refused !== undefined) return refused
  if (s.place[block] !== placeOn(from)) return NOT_ON_APPROACH
  if (leads.includes(block)) return LEADS
  return leads.length + joins.length < CAPACITY[beyond(from)]! ? undefined : NO_ROOM
}

const NOT_DEFENDING = no(
  '11.4',
  {
    it: 'Quel pezzo non difende la via assaltata.',
    en: 'That block does not defend the assaulted approach.',
  },
  { it: 'Scegli fra i pezzi della via assaltata.', en: 'Choose among the blocks on the assaulted approach.' },
)
const NO_ARTILLERY = no(
  '11.2',
  {
    it: 'Solo l’artiglieria fa fuoco di difesa.',
    en: 'Only artillery fires in defence.',
  },
  { it: 'Scegli l’artiglieria, se è su quella via.', en: 'Choose the artillery, if it is on that approach.' },
)
const HAS_BOMBARDED = no(
  '11.2',
  {
    it: 'Quell’artiglieria ha dichiarato o risolto un bombardamento.',
    en: 'That artillery has declared or resolved a bombardment.',
  },
  {
    it: 'Spara in difesa solo se nel tuo ultimo turno non ha bombardato.',
    en: 'It fires in defence only if it did not bombard in your last turn.',
  },
)
const FIRED = no(
  '11.2',
  {
    it: 'Il fuoco di difesa c’è già stato: spara una volta sola.',
    en: 'It has fired in defence: it does so once only.',
  },
  { it: 'Scegli chi guida la difesa.', en: 'Choose who leads the defence.' },
)
export const mayFire = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const side = enemyOf(f.side)
  if (s.place[block] !== placeOn(f.from ^ 1)) return NOT_DEFENDING
  if (armOf(s.face[block]!) !== ARTILLERY) return NO_ARTILLERY
  if (f.gun !== -1) return FIRED
  return hasBombarded(s, side, block) ? HAS_BOMBARDED : undefined
}
/** 11.2 Artillery that declared a bombardment or resolved one in its last turn does not fire in defence. */
export const hasBombarded = (
  s: { readonly declared: readonly number[]; readonly fired: readonly number[] },
  side: number,
  block: Block,
): boolean => s.declared[side] === block || s.fired[side] === 1

const ARTILLERY_LEADS_NOT = no(
  '11.4',
  { it: 'L’artiglieria non guida.', en: 'Artillery does not lead.' },
  { it: 'Scegli fanteria o cavalleria.', en: 'Choose infantry or cavalry.' },
)
const WEAK_DEFENDER = no(
  '11.4',
  {
    it: 'Per accordo un pezzo di forza uno non guida una difesa.',
    en: 'By agreement a block of strength one does not lead a defence.',
  },
  { it: 'Scegli un pezzo più forte, o nessuno.', en: 'Choose a stronger block, or none.' },
)
const OBSTRUCTED_DEFENCE = no(
  '11.4',
  {
    it: 'La cavalleria non guida la difesa sul terreno che la ostacola.',
    en: 'Cavalry does not lead the defence on ground that obstructs it.',
  },
  { it: 'Scegli la fanteria, o nessuno.', en: 'Choose infantry, or none.' },
)
/** 11.4 May a block with this face lead the defence of this approach? */
export const mayLeadDefence = (s: { readonly rulings: number }, approach: number, face: Face): Verdict => {
  const arm = armOf(face)
  if (arm === ARTILLERY) return ARTILLERY_LEADS_NOT
  if (arm === CAVALRY && OBSTRUCTED[approach]) return OBSTRUCTED_DEFENCE
  return isRuled(s, 'weakDefenders') && strengthOf(face) === 1 ? WEAK_DEFENDER : undefined
}
export const TOO_MANY_GUARD = no(
  '11.4',
  {
    it: 'Una via stretta la difende un pezzo che guida, una larga due.',
    en: 'One block leads the defence of a narrow approach, two that of a wide one.',
  },
  { it: 'Togline uno per cambiare chi guida.', en: 'Take one out in order to change who leads.' },
)
const ONE_ARM_GUARDS = no(
  '11.4',
  {
    it: 'I pezzi che guidano la difesa sono tutti di fanteria o tutti di cavalleria.',
    en: 'Those who lead the defence are all infantry or all cavalry.',
  },
  { it: 'Scegli un pezzo della stessa arma.', en: 'Choose a block of the same arm.' },
)
export const mayGuard = (t: T, f: F, guards: readonly Block[], block: Block): Verdict => {
  const s = t.s
  if (s.place[block] !== placeOn(f.from ^ 1)) return NOT_DEFENDING
  const refused = mayLeadDefence(s, f.from ^ 1, s.face[block]!)
  return refused ?? (sameArm(s, guards, block) ? undefined : ONE_ARM_GUARDS)
}

/** What a face counts as a leader: one less in a demoralised army (13.3). */
export const worth = (s: { readonly broken: readonly number[] }, side: number, face: Face): number =>
  Math.max(0, strengthOf(face) - (s.broken[side] !== 0 ? 1 : 0))
/** The strength of leaders still alive, each one less in a demoralised army (13.3, 13.4). */
export function strength(s: State, side: number, mask: Mask): number {
  let sum = 0
  for (let i = 0; i < COUNT[side]!; i++) if ((mask & (1 << i)) !== 0) sum += worth(s, side, s.face[FIRST[side]! + i]!)
  return sum
}

/** 11.7 One point for the winner; for the loser one more for each point from nought. */
export const lossesBy = (result: number): { readonly attacker: number; readonly defender: number } =>
  result > 0 ? { attacker: 1, defender: 1 + result } : { attacker: 1 - result, defender: 1 }

export const winnerOf = (f: F): number => (f.result > 0 ? f.side : enemyOf(f.side))
/** Who may pursue: those of the winner who took part without leading. */
export const followers = (s: State, f: F): Mask =>
  f.result > 0 ? alive(s, f.side, f.joins) : defenders(s, f) & ~f.guards
const NOT_FOLLOWING = no(
  '11.8',
  {
    it: 'Insegue solo chi ha combattuto dalla parte del vincitore senza guidare.',
    en: 'Only those pursue who fought for the winner and did not lead.',
  },
  { it: 'Scegli una cavalleria che ha accompagnato.', en: 'Choose cavalry that went along.' },
)
const NOT_CAVALRY = no(
  '11.8',
  { it: 'Insegue solo la cavalleria.', en: 'Only cavalry pursues.' },
  { it: 'Scegli una cavalleria, o rinuncia.', en: 'Choose cavalry, or decline.' },
)
export const TOO_MANY_PURSUE = no(
  '11.8',
  {
    it: 'Su una via stretta insegue un pezzo, su una larga due.',
    en: 'One block pursues on a narrow approach, two on a wide one.',
  },
  { it: 'Togline uno per cambiare chi insegue.', en: 'Take one out in order to change who pursues.' },
)
export const mayPursue = (t: T, f: F, block: Block): Verdict => {
  if ((followers(t.s, f) & bitOf(block)) === 0) return NOT_FOLLOWING
  if (armOf(t.s.face[block]!) !== CAVALRY) return NOT_CAVALRY
  return undefined
}
