import { goto, type Json, type OpenOffer, type Verdict } from '@bivouac/kernel'
import { isBatteryUnit, isGeneral, isSupply } from '../field.ts'
import { is } from '../options.ts'
import { no } from '../rulebook.ts'
import { type FrameOf, has, type Napoleon, type T } from '../state.ts'
import { GUNLESS } from '../words.ts'
import { type Ahead, FREE } from './08-2-ahead.ts'
import { forGenerals, forUnits, freely } from './08-2-leg-checks.ts'
import { MANOEUVRES } from './08-2-legs.ts'
import { PLACES } from './08-2-legs-of-place.ts'
import { notDeployed } from './08-2-manoeuvres.ts'
import { mayShuffleAtAll } from './08-3-shuffle.ts'
import { mayStartCombat } from './08-4-contact.ts'
import { DETACHING } from './14-detachments.ts'
import { DISMOUNTING } from './14-dismount.ts'
import { mayHalt } from './14-evade.ts'
import { onlyToContact } from './14-guard-checks.ts'
import { NOT_PLAYED } from './14-parting.ts'
import { mayFaceAnywhere } from './14-wings.ts'
import { NO_NEED } from './15-guns.ts'
import { afloat, BOATING_LEGS, hasBoats, inBoat } from './18-boats.ts'
import { FORCING } from './18-forced-march.ts'
import { LYING, lyingDown } from './18-prone.ts'
import { willAttack } from './19-combat.ts'
import { mayDetach, mayRecall, SKIRMISHING } from './a-1-detaching.ts'
import { mayRest, mayScreen, SCREENING } from './a-2-movement.ts'
import { type Offers, open, plain } from './offers.ts'

type March = FrameOf<'march'>

export const LEGS = {
  ...MANOEUVRES,
  ...PLACES,
  ...LYING,
  ...FORCING,
  ...DISMOUNTING,
  ...DETACHING,
  ...SKIRMISHING,
  ...SCREENING,
  ...BOATING_LEGS,
} as const

const forFreeUnits = (t: T, f: March, c: Ahead): Verdict => forUnits(t, f, 0, c) ?? freely(t, f)
const forUnitsInFormation = (t: T, f: March, c: Ahead): Verdict => forFreeUnits(t, f, c) ?? notDeployed(t, f)

/** What stands in the way of a kind of leg altogether: then it is not on the menu. */
const BARS: Readonly<Partial<Record<keyof typeof LEGS, (t: T, f: March, c: Ahead) => Verdict>>> = {
  forward: forUnitsInFormation,
  oblique: forUnitsInFormation,
  road: forUnitsInFormation,
  back: forUnitsInFormation,
  side: forUnitsInFormation,
  wheel: forUnitsInFormation,
  wheelBack: forUnitsInFormation,
  form: forUnitsInFormation,
  touch: (t, f, c) => forUnits(t, f, 0, c) ?? notDeployed(t, f) ?? mayStartCombat(t, f) ?? willAttack(t, f),
  deploy: forFreeUnits,
  leave: forFreeUnits,
  attach: (t, f, c) => freely(t, f) ?? isGuest(t, f, c),
  go: (t, f, c) => forGenerals(t, f, 0, c),
  face: (t, f, c) => forUnitsInFormation(t, f, c) ?? mayFaceAnywhere(t, f),
  shuffle: (t, f, c) => forFreeUnits(t, f, c) ?? mayShuffleAtAll(t, f, c),
  lie: onlyToContact,
  skirmish: (t, f, c) => mayDetach(t, f, 0, c),
  screen: mayScreen,
  recallSkirmish: (t, f, c) => mayRecall(t, f, 0, c),
  man: (t, f, c) => forFreeUnits(t, f, c) ?? isGunless(t, f),
  dismount: forFreeUnits,
  mount: forFreeUnits,
  detach: (t, f, c) => forFreeUnits(t, f, c) ?? (is(t.s, 'detach') ? undefined : NOT_PLAYED),
  embark: (t, f, c) => forFreeUnits(t, f, c) ?? hasBoats(t),
  sail: (t, f, c) => forFreeUnits(t, f, c) ?? inBoat(t, f),
  land: (t, f, c) => forFreeUnits(t, f, c) ?? inBoat(t, f),
  rejoin: (t, f, c) => forFreeUnits(t, f, c) ?? (is(t.s, 'detach') ? undefined : NOT_PLAYED),
}
const NO_GUEST = no('1.5', {
  it: 'Fanteria e cavalleria non si aggregano.',
  en: 'Infantry and cavalry are not attached.',
})
const isGuest = (_: T, f: March, c: Ahead): Verdict =>
  isGeneral(c.field, f.unit) || isBatteryUnit(c.field, f.unit) || isSupply(c.field, f.unit) ? undefined : NO_GUEST

const isGunless = (t: T, f: March): Verdict => (has(t.s, f.unit, GUNLESS) ? undefined : NO_NEED)

type Check = (t: T, f: March, arg: Json, c: Ahead) => Verdict
/** What a bar asks already: behind it these are not asked again. */
const COVERED = new Set<unknown>([forUnits, freely, notDeployed, mayStartCombat, forGenerals])
/** Every check answers for every unit: behind what stands in the way of the leg altogether, the others are not asked. */
function guarded(type: keyof typeof LEGS, check: unknown): Check[] {
  const k = TYPES.indexOf(type)
  const rules = (Array.isArray(check) ? check : [check]) as Check[]
  const asked = BARS[type] === undefined ? rules : rules.filter(rule => !COVERED.has(rule))
  return (asked.length > 0 ? asked : rules).map(
    rule => (t, f, arg, c) => (c.bars[k] === FREE ? undefined : barOf(k, t, f, c)) ?? rule(t, f, arg, c),
  )
}
const TYPES = Object.keys(LEGS) as (keyof typeof LEGS)[]
/** Asked by every check of every leg of a kind, and worked out once for a decision. */
function barOf(k: number, t: T, f: March, c: Ahead): Verdict {
  const known = c.bars[k]
  if (known !== undefined) return known === FREE ? undefined : known
  const type = TYPES[k]!
  const bar =
    (type === 'rise' ? undefined : lyingDown(t.s, f.unit)) ?? afloat(t.s, f.unit, type) ?? BARS[type]?.(t, f, c)
  c.bars[k] = bar ?? FREE
  return bar
}

export const LEG_OFFERS: Offers<'march'> = {
  ...Object.fromEntries(
    Object.entries(LEGS).map(([name, each]) => {
      const type = name as keyof typeof LEGS
      if (!('accepts' in each))
        return [type, plain<'march', Ahead>({ ...each, check: guarded(type, each.check) as never })]
      const spec = each as never as OpenOffer<Napoleon, March, Json, Ahead>
      const k = TYPES.indexOf(type)
      return [
        type,
        open<'march', Json, Ahead>({
          ...spec,
          check: guarded(type, spec.check),
          may: (t, f, c) => barOf(k, t, f, c),
        }),
      ]
    }),
  ),
  halt: plain<'march', Ahead>({ check: (t, f) => mayHalt(t, f) ?? mayRest(t, f), take: () => goto('done') }),
}
