/** What a sensible player looks at first, from what he knows: his own blocks and where everybody stands. */
import type { Action, Decision } from '@bivouac/kernel'
import { LOCALE_OF, MAP, PENALTY } from '../data/board.ts'
import { LOCALES } from '../data/map.ts'
import { sizeOf } from '../rules/4-knowledge.ts'
import { beyond, countIn, enemyHolds, placeOn, widthOf } from '../rules/5-map.ts'
import type { FrameOf, Frames, MarengoPosition, State } from '../state.ts'
import {
  APPROACHES,
  ARTILLERY,
  AUSTRIA,
  armOf,
  type Block,
  CAVALRY,
  COUNT,
  enemyOf,
  FIRST,
  LOCALE_COUNT,
  ROUNDS,
  STARS,
  strengthOf,
} from '../words.ts'
import { APART, TO_COLOUR, TO_STAR } from './ways.ts'

type Begun = NonNullable<Decision['begun']>
type Weigh = (pos: MarengoPosition, actions: readonly Action[], begun: Begun | undefined) => readonly number[]
const top = <P extends keyof Frames>(pos: MarengoPosition): FrameOf<P> => pos.stack[pos.stack.length - 1] as FrameOf<P>
/** `arg` is what is chosen or added to a set or a path; `undefined` for a plain answer, and for leaving it at that. */
const each = (actions: readonly Action[], weigh: (type: string, arg: number | undefined) => number): number[] => {
  const out = new Array<number>(actions.length)
  for (let i = 0; i < actions.length; i++) {
    const { type, arg } = actions[i]!
    out[i] = weigh(type, typeof arg === 'number' ? arg : undefined)
  }
  return out
}
const power = (s: State, block: Block | undefined): number => strengthOf(s.face[block!]!)

/** How far the nearest enemy is from a locale. */
function toEnemy(s: State, side: number, locale: number): number {
  let best = 20
  for (let other = 0; other < LOCALE_COUNT; other++)
    if (enemyHolds(s, side, other) && APART[locale * LOCALE_COUNT + other]! < best)
      best = APART[locale * LOCALE_COUNT + other]!
  return best
}

/** The way to the nearest star of a colour the Austrians do not hold yet: they need two. */
function toWantedStar(s: State, locale: number): number {
  let best = 40
  for (let colour = 0; colour < TO_COLOUR.length; colour++) {
    const way = TO_COLOUR[colour]!
    if (way[locale]! < best && !isHeld(s, colour)) best = way[locale]!
  }
  return best
}
const STAR_LOCALES = STARS.map(star => LOCALES.flatMap((locale, i) => (locale.star === star ? [i] : [])))
function isHeld(s: State, colour: number): boolean {
  const locales = STAR_LOCALES[colour]!
  for (let i = 0; i < locales.length; i++) if (s.held[locales[i]!]! > 0) return true
  return false
}

/**
 * What it is worth to stand in a locale: Austrians want to be east, where the stars are; Frenchmen want to be between
 * them and the stars, near enough to stand in their way.
 */
function worth(s: State, side: number, locale: number): number {
  if (side === AUSTRIA) return -toWantedStar(s, locale)
  const near = toEnemy(s, side, locale)
  return -Math.abs(near - 1) * 0.7 - 0.45 * TO_STAR[locale]!
}
const gain = (s: State, side: number, from: number, to: number): number => worth(s, side, to) - worth(s, side, from)
const keen = (value: number): number => Math.exp(2 * Math.max(-4, Math.min(4, value)))

const movement: Weigh = (pos, actions, begun) => {
  if (begun !== undefined) return (GATHERED[begun.type] ?? even)(pos, actions, begun)
  const { s } = pos
  const { side } = top<'movement'>(pos)
  const rest = s.command > 0 ? 0.15 : 1.2
  return each(actions, (type, block) => {
    switch (type) {
      case 'arrive':
        return 1.2 + power(s, block)
      case 'pontoon':
        return 0.25
      case 'continue':
      case 'ride':
        return 0.4
      case 'bombard':
        return 2
      case 'move':
        return stir(s, side, block!)
      case 'march':
        return 0.7 * stir(s, side, block!)
      default:
        return rest * (side === AUSTRIA ? 1 : 2)
    }
  })
}
/** Those who can do something where they could go are moved first. */
function stir(s: State, side: number, block: Block): number {
  const from = LOCALE_OF[s.place[block]!]!
  // Whoever alone holds a star stays there.
  if (side === AUSTRIA && LOCALES[from]!.star !== undefined && countIn(s, side, from) === 1) return 0.02
  let best = -2
  for (const next of MAP.neighbours[from]!) {
    const better = gain(s, side, from, next) + (enemyHolds(s, side, next) ? 0.6 : 0)
    if (better > best) best = better
  }
  return (0.15 + 0.25 * power(s, block)) * keen(0.6 * best)
}

const chosenOf = ({ chosen }: Begun, part: string): readonly number[] | undefined =>
  (chosen as Readonly<Record<string, readonly number[] | undefined>>)[part]

/** What it is worth for so many blocks to go over this approach, or to block it. */
function crossing(s: State, side: number, approach: number, size: number): number {
  const to = beyond(approach)
  const attack = enemyHolds(s, side, to) ? 1.2 - 0.4 * countIn(s, enemyOf(side), to) + 0.4 * size : 0
  return (side === AUSTRIA ? 1 : 0.7) * keen(gain(s, side, MAP.areaOf[approach]!, to) + attack)
}
const blocking = (side: number, size: number): number => (side === AUSTRIA ? 0.6 * size : 1.6)

const group: Weigh = (pos, actions, begun) => {
  const { s } = pos
  const { side } = top<'movement'>(pos)
  const blocks = chosenOf(begun!, 'group')!
  const here = LOCALE_OF[s.place[blocks[0]!]!]!
  if (chosenOf(begun!, 'to') === undefined) {
    let go = 0.2
    for (const approach of MAP.approachesOf[here]!) go += crossing(s, side, approach, blocks.length)
    return each(actions, (_, arg) => (arg === undefined ? go : blocks.length < 4 ? 2 : 0.5))
  }
  return each(actions, (_, to) => {
    if (to === undefined || to === here) return 0.2
    const approach = to - APPROACHES
    return MAP.areaOf[approach] === here
      ? blocking(side, blocks.length)
      : crossing(s, side, approach ^ 1, blocks.length)
  })
}

/** Along the road, from where the lanes chosen so far have led. */
const road: Weigh = (pos, actions, begun) => {
  const { s } = pos
  const frame = top<'movement' | 'march'>(pos)
  const way = begun === undefined ? [] : (chosenOf(begun, 'way') ?? (Array.isArray(begun.chosen) ? begun.chosen : []))
  const last = way.at(-1)
  return each(actions, (_, lane) => {
    if (lane === undefined) return 1
    const from = MAP.approachOfLane[lane]!
    const here = last === undefined ? MAP.areaOf[from]! : MAP.laneTo[last]!
    return (last === undefined ? 1.4 : 1) * keen(gain(s, frame.side, here, MAP.laneTo[lane]!))
  })
}
/** More is better: one after the other is taken in. */
const all: Weigh = (_, actions) => each(actions, (_type, arg) => (arg === undefined ? 1 : 3))
const GATHERED: Readonly<Record<string, Weigh>> = { move: group, march: road, arrive: road }

/** What an unknown block is worth as a leader of the defence. */
const UNKNOWN = 2
const assaults: Weigh = (pos, actions, begun) => {
  if (begun?.type === 'assault') return attack(pos, actions, begun)
  const { s } = pos
  const { side } = top<'assaults'>(pos)
  // The French need not; the Austrians must, the more the later.
  const urge = side === AUSTRIA ? 0.4 + (1.2 * s.round) / ROUNDS : -0.2
  return each(actions, (type, arg) => {
    if (type !== 'assault' || arg === undefined) return type === 'done' ? 1 : 0.5
    const width = widthOf(arg)
    let [first, second, arm] = [0, 0, 0]
    for (let i = 0; i < COUNT[side]!; i++) {
      const block = FIRST[side]! + i
      if (s.place[block] !== placeOn(arg)) continue
      const face = s.face[block]!
      if (armOf(face) === ARTILLERY) continue
      if (strengthOf(face) > first) {
        if (armOf(face) === arm) second = first
        first = strengthOf(face)
        arm = armOf(face)
      } else if (armOf(face) === arm && strengthOf(face) > second) second = strengthOf(face)
    }
    const attack = first + (width > 1 ? second : 0) - PENALTY[arm]![arg ^ 1]!
    const defence = UNKNOWN * Math.min(width, s.on[arg ^ 1]!)
    return keen(attack - defence + urge)
  })
}

const attack: Weigh = ({ s }, actions, begun) => {
  const [from] = chosenOf(begun!, 'from')!
  const leads = chosenOf(begun!, 'leads')
  if (from === undefined || leads === undefined) return each(actions, () => 1)
  if (chosenOf(begun!, 'joins') !== undefined)
    return each(actions, (_, block) => (block === undefined ? 1.5 : armOf(s.face[block]!) === CAVALRY ? 2 : 0.8))
  return each(actions, (_, block) => (block === undefined ? 1.5 : 1 + power(s, block) ** 2))
}
const defence: Weigh = (pos, actions) => {
  const { s } = pos
  return each(actions, (type, block) =>
    type === 'fire' ? 20 : type === 'guard' && block !== undefined ? 1 + power(s, block) ** 2 : 0.7,
  )
}

/** Stand where enough are there to stand; go where one block faces a column. */
const block: Weigh = (pos, actions, begun) => {
  const { s } = pos
  const { side, mask, over } = top<'attack'>(pos)
  const mine = countIn(s, enemyOf(side), beyond(over))
  const his = sizeOf(mask)
  return each(actions, (type, arg) => {
    if (type === 'block') return arg === undefined ? 2 : begun === undefined ? 0.6 + power(s, arg) : 0.4
    return mine === 1 ? 0.5 + 0.4 * his : 0.3 + 0.25 * Math.max(0, his - mine)
  })
}

/** A hit that finishes a block counts for more than one that does not. */
const hit: Weigh = ({ s }, actions) => each(actions, (_, arg) => (power(s, arg!) === 1 ? 3 : power(s, arg!)))
const lose: Weigh = ({ s }, actions) => each(actions, (_, arg) => (power(s, arg!) === 1 ? 1.5 : 1 / power(s, arg!)))
const where: Weigh = (pos, actions, begun) => {
  if (begun === undefined || chosenOf(begun, 'to') === undefined) return all(pos, actions, begun)
  const { side, locale } = top<'retreat'>(pos)
  // A beaten army goes to its own rear: Frenchmen before the stars, Austrians away from the enemy.
  const from = TO_STAR[locale]!
  return each(actions, (_, to) =>
    to === undefined ? 1 : keen(side === AUSTRIA ? TO_STAR[to]! - from : from - TO_STAR[to]!),
  )
}
const activate: Weigh = ({ s }, actions) =>
  each(actions, (_, arg) =>
    arg === undefined ? 0.1 : (1 + power(s, arg)) * (12 - Math.min(10, toEnemy(s, 1, LOCALE_OF[s.place[arg]!]!))),
  )
const even: Weigh = (_, actions) => each(actions, () => 1)

const INSTINCTS: Readonly<Record<string, Readonly<Record<string, Weigh>>>> = {
  movement: { choose: movement },
  march: { on: road },
  assaults: { choose: assaults },
  assault: { defence, pursuit: all },
  attack: { block, forward: all, infantry: lose },
  losses: { leader: hit, other: lose },
  retreat: { where },
  activation: { choose: activate },
}

export const instinct = (pos: MarengoPosition, { proc, step, actions, begun }: Decision): readonly number[] =>
  (INSTINCTS[proc]?.[step] ?? even)(pos, actions, begun)
