/** The field of a scenario with what stands in its slots (slots.ts), and with the cavalry that fights on foot (14.4), written into its tables. */
import { type Form, type Noun, noun, plain, say, type Text } from '@bivouac/kernel'
import { builtFor } from './built.ts'
import { type Base, BOAT_BASE, THREE_RANKS } from './data/bases.ts'
import { dispersalOf } from './data/dispersal.ts'
import type { Field } from './field.ts'
import { isTroop, type Profile, profileOf } from './profile.ts'
import type { UnitData } from './scenario.ts'
import { BOATING, INFANTRY, NOBODY } from './words.ts'

/** `Field.kind`: of the order of battle. */
export const UNIT = 0
export const DETACHMENT = 1
export const BOAT = 2

interface Kind {
  readonly letter: string
  /** Numbered before the generals, or behind everybody. */
  readonly among: boolean
  /** Its figures are no longer those of the unit it comes from: starting figures and dispersal are divided (14.5.2.2). */
  readonly divides: boolean
  readonly arm: (f: Field, of: number) => number
  readonly base: (f: Field, of: number) => Base
  readonly is: Form
  readonly called: Text
}
export const KINDS: readonly (Kind | undefined)[] = [
  undefined,
  {
    letter: 'd',
    among: true,
    divides: true,
    arm: (f, of) => f.arm[of]!,
    base: (f, of) => f.base[of]!,
    is: 'm',
    called: { it: 'distaccamento {of:who}', en: 'detachment {of:who}' },
  },
  {
    letter: 'b',
    among: false,
    divides: false,
    arm: () => BOATING,
    base: () => BOAT_BASE,
    is: 'f',
    called: { it: 'barca {of:who}', en: 'boat {of:who}' },
  },
]

interface Slot {
  readonly kind: number
  readonly of: number
  readonly figures: number
}
/** Before the number of a unit on foot. */
export const AFOOT = 'h'
function slotIn(word: string): Slot {
  const kind = KINDS.findIndex(each => each?.letter === word[0])
  const [of, figures] = word.slice(1).split(':')
  return { kind, of: of === '' ? -1 : Number(of), figures: Number(figures ?? 0) }
}

// ---- the field with the slots in it ---------------------------------------------------------------------------------

const kept = new WeakMap<Field, Map<string, Field>>()
/** Positions of a game differ in few of these; a search that tries many starts anew. */
const KEPT = 256

/** A scenario’s field with a muster written into it. Made once for each text. */
export function fieldWith(base: Field, muster: string | undefined): Field {
  if (muster === undefined) return base
  let all = kept.get(base)
  if (all === undefined) kept.set(base, (all = new Map()))
  let field = all.get(muster)
  if (field === undefined) {
    if (all.size >= KEPT) all.clear()
    field = derived(base, muster)
    all.set(muster, field)
  }
  return field
}

function derived(base: Field, muster: string): Field {
  const words = muster.split(' ')
  const slots = words.filter(word => word[0] !== AFOOT).map(slotIn)
  const afoot = new Set(words.filter(word => word[0] === AFOOT).map(word => Number(word.slice(1))))
  const among = slots.filter(({ kind }) => KINDS[kind]!.among)
  const behind = slots.filter(({ kind }) => !KINDS[kind]!.among)
  const { troops } = base
  /** Numbers of generals are later by the slots before them. */
  const later = (u: number): number => (u < troops ? u : u + among.length)
  const before = (u: number): number => (u < troops ? u : u - among.length)
  const list = <V>(own: readonly V[], spare: V, fact: (slot: Slot, of: number) => V): V[] => {
    const one = (slot: Slot): V => (slot.of < 0 ? spare : fact(slot, before(slot.of)))
    return [...own.slice(0, troops), ...among.map(one), ...own.slice(troops), ...behind.map(one)]
  }
  const dispersal = ({ kind, figures }: Slot, of: number): number => {
    const profile = base.profile[of]
    return KINDS[kind]!.divides && profile !== undefined && isTroop(profile)
      ? dispersalOf(profile.dispersal, figures)
      : 0
  }
  const dividing = among.filter(({ kind, of }) => of >= 0 && KINDS[kind]!.divides)
  /** A list without what has been taken out of the units. */
  const divided = (own: readonly number[], what: (slot: Slot, of: number) => number): readonly number[] => {
    if (dividing.length === 0) return own
    const left = own.slice()
    for (const slot of dividing) left[slot.of]! -= what(slot, slot.of)
    return left
  }
  const side = list(base.side, NOBODY, (_, of) => base.side[of]!)
  const named = list(base.noun, NAMELESS, ({ kind }, of) => calledAs(KINDS[kind]!, base.noun[of]!))
  const onFoot = <V>(own: readonly V[], fact: (mounted: V) => V): readonly V[] =>
    afoot.size === 0 ? own : own.map((each, u) => (afoot.has(u) ? fact(each) : each))
  return {
    ...base,
    troops: troops + among.length,
    count: base.count + among.length,
    whole: base.count + slots.length,
    units: [...base.units, ...among.map(slot => unitIn(base, slot))],
    id: list(base.id, '', ({ kind }, of) => `${base.id[of]}-${KINDS[kind]!.letter}`),
    // The letter is the same in every language: “Morand (D)”.
    name: list(base.name, { it: '', en: '' }, ({ kind }, of) => {
      const [{ it, en }, letter] = [base.name[of]!, KINDS[kind]!.letter.toUpperCase()]
      return { it: `${it} (${letter})`, en: `${en} (${letter})` }
    }),
    noun: named,
    side,
    arm: onFoot(
      list(base.arm, NOBODY, ({ kind }, of) => KINDS[kind]!.arm(base, of)),
      () => INFANTRY,
    ),
    army: list(base.army, NO_ARMY, (_, of) => base.army[of]!),
    profile: onFoot(
      list(base.profile, undefined, ({ kind }, of) => (KINDS[kind]!.among ? base.profile[of] : undefined)),
      mounted => footProfile(mounted, base.year),
    ),
    nation: list(base.nation, '', (_, of) => base.nation[of]!),
    figures: list(
      divided(base.figures, ({ figures }) => figures),
      0,
      ({ figures }) => figures,
    ),
    dispersal: list(divided(base.dispersal, dispersal), 0, dispersal),
    base: onFoot(
      list(base.base, THREE_RANKS, ({ kind }, of) => KINDS[kind]!.base(base, of)),
      () => THREE_RANKS,
    ),
    under: list(base.under.map(later), -1, (_, of) => later(base.under[of]!)),
    corps: list(base.corps.map(later), -1, () => -1),
    fatigue: list(base.fatigue, 0, () => 0),
    rank: list(base.rank, -1, () => -1),
    ofSide: [0, 1].map(one => side.flatMap((each, u) => (each === one && u < base.count + among.length ? [u] : []))),
    kind: [
      ...base.kind.slice(0, troops),
      ...among.map(({ kind }) => kind),
      ...base.kind.slice(troops),
      ...behind.map(({ kind }) => kind),
    ],
    of: list(base.of, -1, ({ of }) => of),
  }
}
const unitIn = ({ side, profile }: Field, { of, figures }: Slot): UnitData =>
  of < 0 ? { side: NOBODY, type: '', figures: 0 } : { side: side[of]!, type: profile[of]!, figures }
const NAMELESS: Noun = noun('m', '', '')
/** In no army, not even in the one of a scenario without armies. */
const NO_ARMY = -2

const calledAs = ({ is, called }: Kind, who: Noun): Noun =>
  noun(is, plain(say('it', called, { who })), plain(say('en', called, { who })))

/** 14.4.1 The profile on foot; what the unit is worth does not change. */
function footProfile(own: Profile | undefined, year: number): Profile | undefined {
  if (own === undefined || !isTroop(own) || own.dismounts === undefined) return own
  const foot = profileOf(own.dismounts, year)
  return foot === undefined ? own : { ...foot, points: own.points }
}

/** The field a position is played on, as it is drawn and as everybody is called in it: whatever the weather. */
export const namedFor = (s: { readonly scenario: string; readonly works?: string; readonly muster?: string }): Field =>
  fieldWith(builtFor(s), s.muster)

/** 14.4 Whether a unit fights on foot, as the muster says. */
export const isOnFoot = (muster: string | undefined, u: number): boolean =>
  // Hardly anybody ever is: most texts need not be taken apart.
  muster?.includes(AFOOT) === true && muster.split(' ').includes(`${AFOOT}${u}`)

/** 14.5.5.1 Who stands where he was left. */
export const isDetachment = (f: Field, u: number): boolean => f.kind[u] === DETACHMENT

/** The slots in use that come out of a unit: of one kind, or of any. */
export const twinsIn = (f: Field, unit: number, kind?: number): number[] =>
  f.of.flatMap((of, u) => (of === unit && (kind === undefined || f.kind[u] === kind) ? [u] : []))
