/** What the other side could do to me in its next turn, from what I see: its offers on imagined positions. */
import {
  type Action,
  type AnyEvent,
  type AnyGame,
  type AnyPosition,
  awaitedSeats,
  canonical,
  type Dice,
  diceFrom,
  type Eye,
  type Seat,
  stepwise,
  tableFor,
} from '@bivouac/kernel'
import { questionTo } from './sides.ts'

export interface Threat {
  /** What he would begin with: the attack declared, the card played. */
  readonly action: Action
  /** In what part of the deals imagined he could. */
  readonly share: number
  /** The piece it is aimed at, in the game's own numbers. */
  readonly target?: number
  /** How many of his pieces could make it, in the deal where most could; none where the game cannot say. */
  readonly by?: number
}
export interface ThreatOptions {
  readonly deals?: number
  /** Decisions looked at in one deal before it is called enough. */
  readonly most?: number
}

const DEALS = 24
const MOST = 1500

interface Found {
  readonly action: Action
  readonly target?: number
  readonly by?: Set<number>
}

/** Likeliest first. Whatever he could choose is followed, as far as no die is rolled and nobody else is asked. */
export function threats(
  game: AnyGame,
  view: object,
  eye: Eye,
  heard: readonly AnyEvent[],
  dice: Dice,
  { deals = DEALS, most = MOST }: ThreatOptions = {},
): readonly Threat[] {
  const seen = new Map<string, { readonly found: Found; times: number; by: number }>()
  for (let deal = 0; deal < deals; deal++)
    for (const [key, found] of threatsIn(game, game.imagine(view, eye, heard, dice), eye, most)) {
      const entry = seen.get(key) ?? { found, times: 0, by: 0 }
      entry.times++
      entry.by = Math.max(entry.by, found.by?.size ?? 0)
      seen.set(key, entry)
    }
  return [...seen]
    .sort(([a, x], [b, y]) => y.times - x.times || (a < b ? -1 : 1))
    .map(([, { found, times, by }]) => ({
      action: found.action,
      share: times / deals,
      ...(found.target === undefined ? {} : { target: found.target, by }),
    }))
}

/** Aimed threats where the game can say what an action is aimed at; otherwise everything he could do. */
function threatsIn(game: AnyGame, imagined: AnyPosition, eye: Eye, most: number): Map<string, Found> {
  const found = new Map<string, Found>()
  for (const start of turnsOfOthers(game, imagined, eye)) threatsFrom(game, start, most, found)
  return found
}

/** What one of the others could do, added to what has been found. */
function threatsFrom(game: AnyGame, start: Start, most: number, found: Map<string, Found>): void {
  const { machine, ai, clone } = stepwise(game)
  let rolled = false
  const dice = diceFrom(() => {
    rolled = true
    return 1
  })
  // The nearest first: a plan of six cards must not use up the time for the plain attack.
  const waiting: { readonly pos: AnyPosition; readonly declared?: Action }[] = [{ pos: start.pos }]
  for (let at = 0; at < waiting.length && at < most; at++) {
    const { pos, declared } = waiting[at]!
    const decision = questionTo({ ...game, machine }, pos, tableFor(pos, dice), start.seat)
    if (decision === undefined || rolled || decision.seat !== start.seat) {
      rolled = false
      continue
    }
    for (const action of decision.actions) {
      const aim = ai?.aim?.(pos, action)
      if (aim !== undefined) {
        // The same kind of attack on the same piece is one threat, whichever unit or card could make it.
        const by = aim.action ?? declared ?? action
        const key = `${by.type} ${aim.target}`
        const before = found.get(key) ?? { action: by, target: aim.target, by: new Set<number>() }
        for (const piece of aim.by) before.by!.add(piece)
        found.set(key, before)
        continue
      }
      if (ai?.aim === undefined) found.set(canonical(action), { action })
      else if (ai.mayLead?.(pos, action) === false) continue
      const next = clone(pos)
      machine.take(next, tableFor(next, dice), action, start.seat)
      if (!rolled) waiting.push({ pos: next, declared: action })
      rolled = false
    }
  }
}

interface Start {
  readonly pos: AnyPosition
  readonly seat: Seat
}
/** The turns of those who play for another side than `eye`, as they would be now. */
function turnsOfOthers(game: AnyGame, pos: AnyPosition, eye: Eye): readonly Start[] {
  const decision = game.machine.advance(
    pos,
    tableFor(
      pos,
      diceFrom(() => 1),
    ),
  )
  if (decision === undefined) return []
  const sides = game.sides?.(pos) ?? [0, 1]
  const others = eye === 'spectator' ? [decision.seat] : [...sides.keys()].filter(seat => sides[seat] !== sides[eye])
  const { asIfTurnOf } = game.ai ?? {}
  if (asIfTurnOf !== undefined)
    return others.flatMap(seat => [asIfTurnOf(game.clone(pos), seat)].flat().map(start => ({ pos: start, seat })))
  return awaitedSeats(decision).flatMap(seat => (others.includes(seat) ? [{ pos: game.clone(pos), seat }] : []))
}
