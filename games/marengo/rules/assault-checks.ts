/** 11 Who may lead, fire, guard and pursue in an assault. */
import type { Verdict } from '@bivouac/kernel'
import { CAPACITY, OBSTRUCTED } from '../data/board.ts'
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
import { canLead } from './assaults.ts'
import { sizeOf } from './knowledge.ts'
import { beyond, isRuled, placeOn, widthOf } from './map.ts'
import { alive, isHigher, lowestOf, maskAt } from './pieces.ts'
import { isReady } from './readiness.ts'
import { NO_ROOM } from './road.ts'

type F = FrameOf<'assault'>

/** Defenders are those who block the assaulted approach, and nobody else. */
export const defenders = (s: State, f: F): Mask => maskAt(s, enemyOf(f.side), placeOn(f.from ^ 1))
const sameArm = (s: State, side: number, mask: Mask, block: Block): boolean =>
  mask === 0 || armOf(s.face[lowestOf(side, mask)]!) === armOf(s.face[block]!)

const NOT_ON_APPROACH = no(
  '11',
  { it: 'Assalta solo chi sta sulla via d’accesso.', en: 'Only those on the approach assault.' },
  { it: 'Scegli un pezzo di quella via.', en: 'Choose a block of that approach.' },
)
const LEADERS_FIRST = no(
  '11.1',
  {
    it: 'Chi guida si sceglie prima di chi accompagna.',
    en: 'Those who lead are chosen before those who go along.',
  },
  { it: 'Annulla per cambiare chi guida.', en: 'Undo in order to change who leads.' },
)
const IN_ORDER = no(
  '11.1',
  {
    it: 'I pezzi si scelgono in ordine di numero.',
    en: 'Blocks are chosen in the order of their numbers.',
  },
  { it: 'Annulla e comincia dal numero più basso.', en: 'Undo and begin with the lowest number.' },
)
const TOO_MANY_LEAD = no(
  '11.1',
  {
    it: 'Su una via stretta guida un pezzo, su una larga due.',
    en: 'One block leads on a narrow approach, two on a wide one.',
  },
  { it: 'Annulla per cambiare chi guida.', en: 'Undo in order to change who leads.' },
)
const ONE_ARM = no(
  '11.1',
  {
    it: 'I pezzi che guidano sono tutti di fanteria o tutti di cavalleria.',
    en: 'Those who lead are all infantry or all cavalry.',
  },
  { it: 'Scegli un pezzo della stessa arma.', en: 'Choose a block of the same arm.' },
)
export const mayLead = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const refused = isReady(s, block)
  if (refused !== undefined) return refused
  if (s.place[block] !== placeOn(f.from)) return NOT_ON_APPROACH
  if (f.joins !== 0) return LEADERS_FIRST
  if (!isHigher(block, f.leads)) return IN_ORDER
  if (sizeOf(f.leads) >= widthOf(f.from)) return TOO_MANY_LEAD
  return canLead(s, block, f.from) ?? (sameArm(s, f.side, f.leads, block) ? undefined : ONE_ARM)
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
export const mayJoin = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const refused = isReady(s, block)
  if (refused !== undefined) return refused
  if (s.place[block] !== placeOn(f.from)) return NOT_ON_APPROACH
  if (f.leads === 0) return NO_LEADER_YET
  if ((f.leads & bitOf(block)) !== 0) return LEADS
  if (!isHigher(block, f.joins)) return IN_ORDER
  return sizeOf(f.leads | f.joins) < CAPACITY[beyond(f.from)]! ? undefined : NO_ROOM
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
const FIRE_FIRST = no(
  '11.2',
  {
    it: 'Il fuoco di difesa viene prima di scegliere chi guida, una volta sola.',
    en: 'Defensive fire comes before choosing who leads, and once only.',
  },
  { it: 'Annulla per sparare prima.', en: 'Undo in order to fire first.' },
)
export const mayFire = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  const side = enemyOf(f.side)
  if (s.place[block] !== placeOn(f.from ^ 1)) return NOT_DEFENDING
  if (armOf(s.face[block]!) !== ARTILLERY) return NO_ARTILLERY
  if (f.gun !== -1 || f.guards !== 0) return FIRE_FIRST
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
export const mayGuard = (t: T, f: F, block: Block): Verdict => {
  const s = t.s
  if (s.place[block] !== placeOn(f.from ^ 1)) return NOT_DEFENDING
  const refused = mayLeadDefence(s, f.from ^ 1, s.face[block]!)
  if (refused !== undefined) return refused
  if (!isHigher(block, f.guards)) return IN_ORDER
  if (sizeOf(f.guards) >= widthOf(f.from)) return TOO_MANY_LEAD
  return sameArm(s, enemyOf(f.side), f.guards, block) ? undefined : ONE_ARM
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
const TOO_MANY_PURSUE = no(
  '11.8',
  {
    it: 'Su una via stretta insegue un pezzo, su una larga due.',
    en: 'One block pursues on a narrow approach, two on a wide one.',
  },
  { it: 'Annulla per cambiare chi insegue.', en: 'Undo in order to change who pursues.' },
)
export const mayPursue = (t: T, f: F, block: Block): Verdict => {
  if ((followers(t.s, f) & bitOf(block)) === 0) return NOT_FOLLOWING
  if (armOf(t.s.face[block]!) !== CAVALRY) return NOT_CAVALRY
  if (!isHigher(block, f.chase)) return IN_ORDER
  return sizeOf(f.chase) >= widthOf(f.from) ? TOO_MANY_PURSUE : undefined
}
