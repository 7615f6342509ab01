/** 10.1, 10.5, 11.4, 11.10 What a French force may do on the field, and why not. */
import { no } from '../rulebook.ts'
import { type Battle, counterOf, type Rules, type State, type Unit, unitOf } from '../state.ts'
import { FRENCH } from '../words.ts'
import { hasRoom, isMelee, range } from './10-field.ts'
import { NOT_ON_FIELD } from './11-formation.ts'

/** Before the enemy only what was prepared may act; afterwards all that has not. */
export type Stage = 'before' | 'after'

const HAS_ACTED = no(
  '11.10',
  { it: 'Ha già agito in questo turno.', en: 'It has acted this turn.' },
  { it: 'Agirà di nuovo al prossimo turno di battaglia.', en: 'It acts again next battle turn.' },
)
export const NOT_PREPARED = no(
  '11.3',
  {
    it: 'Prima del nemico agisce solo chi ha Prepararsi o Allinearsi.',
    en: 'Only forces with Prepare or Square act before the enemy.',
  },
  { it: 'Agirà dopo il nemico.', en: 'It will act after the enemy.' },
)
const NO_COUNTER = no(
  '11.10',
  { it: 'Questa forza non ha un segnalino.', en: 'This force has no plan counter.' },
  {
    it: 'Può usare un piano predefinito; i segnalini si danno all’inizio del turno.',
    en: 'It may use a default plan; counters are given at the start of the turn.',
  },
)
const LOST_IN_MELEE = no(
  '10.5',
  {
    it: 'In mischia questo segnalino non si può eseguire.',
    en: 'In melee this counter cannot be carried out.',
  },
  { it: 'Usa un piano predefinito: il segnalino va perduto.', en: 'Use a default plan: the counter is lost.' },
)
const NOT_AT_TWO = no(
  '11.3',
  {
    it: 'Affiancare vale solo esattamente a due zone dal nemico più vicino.',
    en: 'Flank works only exactly two zones from the nearest enemy.',
  },
  {
    it: 'Si eseguirà se il nemico più vicino verrà a trovarsi a due zone.',
    en: 'It works if the nearest enemy comes to be two zones away.',
  },
)
const HAS_COUNTER = no(
  '11.10',
  { it: 'Questa forza ha un segnalino e deve eseguirlo.', en: 'This force has a counter and must carry it out.' },
  { it: 'Esegui il suo segnalino.', en: 'Carry out its counter.' },
)
const MUST_RETREAT = no(
  '11.11',
  {
    it: 'L’esercito è in rotta: può solo ritirarsi.',
    en: 'The army is routed: it can only retreat.',
  },
  { it: 'Scegli Ritirata.', en: 'Choose Retreat.' },
)
export const NOT_ROUTED = no(
  '11.4',
  { it: 'La Ritirata è per chi è in rotta.', en: 'Retreat is for a routed army.' },
  { it: 'Per arretrare c’è la Marcia.', en: 'To fall back, use March.' },
)
export const STATIC = no(
  '5.4',
  {
    it: 'Presidi e fortificazioni non muovono.',
    en: 'Garrisons and fortifications do not move.',
  },
  { it: 'Muovono fanteria, cavalleria e cannoni.', en: 'Infantry, cavalry and guns move.' },
)
const GUNS_ONLY_BACK = no(
  '10.1',
  { it: 'I cannoni marciano solo per ritirarsi.', en: 'Guns march only to retreat.' },
  { it: 'Falli arretrare, o falli sparare da dove sono.', en: 'March them back, or fire from where they are.' },
)
const NOT_FROM_MELEE = no(
  '10.5',
  { it: 'In mischia non si avanza.', en: 'No force advances in melee.' },
  {
    it: 'Prima il nemico nella zona dev’essere distrutto o cacciato; arretrare si può.',
    en: 'The enemy in the zone must first be destroyed or driven out; falling back is possible.',
  },
)
const CAVALRY_TWICE = no(
  '11.4',
  { it: 'Solo la cavalleria marcia due volte.', en: 'Only cavalry marches twice.' },
  { it: 'Falla avanzare una volta sola.', en: 'March it once.' },
)
const NO_ROOM = no(
  '10.3',
  {
    it: 'In quella zona non c’è posto, o il campo finisce qui.',
    en: 'There is no room in that zone, or the field ends here.',
  },
  { it: 'Prima un’altra forza deve lasciare quella zona.', en: 'Another force must leave that zone first.' },
)
export const NO_TARGET = no(
  '10.6',
  {
    it: 'Da qui non c’è un nemico da attaccare.',
    en: 'There is no enemy to attack from here.',
  },
  {
    it: 'Fanteria e cavalleria attaccano a una zona al massimo e non dalla Riserva; i cannoni, chi non è in mischia.',
    en: 'Infantry and cavalry attack at one zone at most and not from Reserve; guns attack those not in melee.',
  },
)
const NOT_YET = no(
  '11.10',
  {
    it: 'Qualcuno deve ancora eseguire il suo segnalino o ritirarsi.',
    en: 'Somebody must still carry out a counter or retreat.',
  },
  {
    it: 'Esegui i segnalini, o fai ritirare chi è in rotta.',
    en: 'Carry out the counters, or retreat those that are routed.',
  },
)

export const isReady = (unit: Unit, stage: Stage): boolean =>
  unit.acted === 0 && (stage === 'after' || unit.prepared === 1 || unit.plan === 'square')

/** Is its counter one that can be carried out now? */
export function counterVerdict(b: Battle, unit: Unit) {
  if (unit.plan === '') return NO_COUNTER
  if (unit.plan !== 'square' && isMelee(b, unit.zone)) return LOST_IN_MELEE
  return unit.plan === 'flank' && range(b, FRENCH, unit.zone) !== 2 ? NOT_AT_TWO : undefined
}
/** 11.10 Must it act before the player may stop? */
const mustAct = (s: State, unit: Unit, stage: Stage): boolean =>
  isReady(unit, stage) &&
  (s.battle!.routed === FRENCH ? counterOf(s, unit.slot).mobile : counterVerdict(s.battle!, unit) === undefined)

export function ready(t: Rules, slot: number, stage: Stage) {
  const unit = unitOf(t.s.battle!, FRENCH, slot)
  if (unit === undefined) return NOT_ON_FIELD
  if (unit.acted === 1) return HAS_ACTED
  return isReady(unit, stage) ? undefined : NOT_PREPARED
}
export const isAnybodyReady = (b: Battle, stage: Stage): boolean => b.units[FRENCH].some(unit => isReady(unit, stage))
/** Default plans are for forces without a counter, or whose counter is lost in melee. */
export function free(t: Rules, slot: number, stage: Stage) {
  const verdict = ready(t, slot, stage)
  if (verdict !== undefined) return verdict
  const b = t.s.battle!
  if (b.routed === FRENCH) return MUST_RETREAT
  const unit = unitOf(b, FRENCH, slot)!
  return unit.plan === '' || (unit.plan !== 'square' && isMelee(b, unit.zone)) ? undefined : HAS_COUNTER
}

export function mayMarch(t: Rules, code: number, stage: Stage) {
  const slot = code >> 2
  const mode = code & 3
  const verdict = free(t, slot, stage)
  if (verdict !== undefined) return verdict
  const { s } = t
  const unit = unitOf(s.battle!, FRENCH, slot)!
  const counter = counterOf(s, slot)
  if (!counter.mobile) return STATIC
  if (mode === 0) return unit.zone === 0 || hasRoom(s, FRENCH, unit.zone - 1) ? undefined : NO_ROOM
  if (!counter.troops) return GUNS_ONLY_BACK
  if (mode === 2 && counter.kind !== 'cavalry') return CAVALRY_TWICE
  if (isMelee(s.battle!, unit.zone)) return NOT_FROM_MELEE
  return unit.zone < 5 && hasRoom(s, FRENCH, unit.zone + 1) ? undefined : NO_ROOM
}

export const doneVerdict = (t: Rules, stage: Stage) => {
  const { s } = t
  for (const unit of s.battle!.units[FRENCH]) if (mustAct(s, unit, stage)) return NOT_YET
  return stage === 'after' || isAnybodyReady(s.battle!, stage) ? undefined : NOT_PREPARED
}
