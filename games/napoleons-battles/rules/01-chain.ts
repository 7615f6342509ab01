/** 1.1.4 Who commands whom. */
import { type Field, generalOf, isArtillery, isGeneral, isInfantry } from '../field.ts'
import { RANKS } from '../words.ts'

const DIVISION = RANKS.indexOf('division')
const ARMY = RANKS.indexOf('army')

/** 7.2.2 A divisional general orders units; all others order generals. */
export const isDivisional = (f: Field, general: number): boolean => f.rank[general] === DIVISION
export const isChief = (f: Field, general: number): boolean => f.rank[general] === ARMY

/** What the order of battle says of its generals, worked out once: it never changes (a battle with slots has a field of its own for each muster). */
interface Chains {
  /** By general and whoever he may command: 0 not asked yet, 1 no, 2 yes. */
  readonly commands: Uint8Array
  /** By unit. */
  readonly direct: (readonly number[] | undefined)[]
}
const known = new WeakMap<Field, Chains>()
let lastField: Field | undefined
let lastChains: Chains
function chainsOf(f: Field): Chains {
  if (f === lastField) return lastChains
  let found = known.get(f)
  if (found === undefined) {
    found = { commands: new Uint8Array((f.count - f.troops) * f.whole), direct: [] }
    known.set(f, found)
  }
  lastField = f
  lastChains = found
  return found
}

/** Whether somebody stands below this general on paper, however far. */
function isBelow(f: Field, who: number, general: number): boolean {
  for (let up = f.under[who]!, steps = 0; up >= 0 && steps < f.count; up = f.under[up]!, steps++)
    if (up === general) return true
  return false
}

/** 1.1.4 Whether a general commands a unit or another general: a general never affects anybody outside his own chain. */
export function commands(f: Field, general: number, who: number): boolean {
  const chains = chainsOf(f).commands
  const at = (general - f.troops) * f.whole + who
  const asked = chains[at]
  if (asked !== undefined && asked > 0) return asked === 2
  const answer = isUnder(f, general, who)
  chains[at] = answer ? 2 : 1
  return answer
}
function isUnder(f: Field, general: number, who: number): boolean {
  if (general === who || f.side[general] !== f.side[who] || f.army[general] !== f.army[who]) return false
  // 1.1.4.1 The army commander commands everybody.
  if (isChief(f, general)) return true
  // 1.1.4.2.2 An overall wing commander, everybody but the army commander and his like.
  if (generalOf(f, general).overall)
    return !(isGeneral(f, who) && (isChief(f, who) || generalOf(f, who).overall === true))
  // 1.1.4.4.3 A general of artillery commands batteries only.
  if (generalOf(f, general).artillery && !isArtillery(f, who)) return false
  // 1.1.4.2.1, 1.1.4.3, 1.1.4.4 Those listed under him.
  if (isBelow(f, who, general)) return true
  return isDivisional(f, general) && isShared(f, general, who)
}

/**
 * 1.1.4.4.1, 1.1.4.4.2 What no division owns, any divisional general of the same corps or army may command: corps artillery, the artillery
 * reserve, independent infantry.
 */
function isShared(f: Field, general: number, who: number): boolean {
  if (isGeneral(f, who) || !(isArtillery(f, who) || isInfantry(f, who))) return false
  const owner = f.under[who]!
  return owner >= 0 && !isDivisional(f, owner) && isBelow(f, general, owner)
}

/**
 * 7.2.2.1, 7.2.2.2 The generals whose radius can bring a unit into command: divisional ones; 7.2.4.2 a higher general only where he has no
 * divisional general under him and so commands his units himself.
 */
export function directGenerals(f: Field, unit: number): readonly number[] {
  const { direct } = chainsOf(f)
  direct[unit] ??= directlyOver(f, unit)
  return direct[unit]
}
function directlyOver(f: Field, unit: number): number[] {
  const out: number[] = []
  for (let g = f.troops; g < f.count; g++)
    if (commands(f, g, unit) && (isDivisional(f, g) || commandsHimself(f, g, unit))) out.push(g)
  return out
}
function commandsHimself(f: Field, general: number, unit: number): boolean {
  if (f.under[unit] !== general) return false
  for (let g = f.troops; g < f.count; g++) if (isDivisional(f, g) && isBelow(f, g, general)) return false
  return true
}

/** 7.2.4.2 Whether a general orders units himself: a divisional one, or any other with no general under him. */
export function leadsUnits(f: Field, general: number): boolean {
  for (let g = f.troops; g < f.count; g++) if (f.under[g] === general) return isDivisional(f, general)
  return true
}

/** 7.2.4 From the highest rank down, and inside a rank in the order of battle. */
export function byRank(f: Field, side: number): number[] {
  const out: number[] = []
  for (let g = f.troops; g < f.count; g++) if (f.side[g] === side) out.push(g)
  return out.sort((a, b) => f.rank[b]! - f.rank[a]! || a - b)
}
