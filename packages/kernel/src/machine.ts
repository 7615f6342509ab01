/**
 * The rules machine. Rules are procedures with named steps; where a game stands is a stack of frames, each plain data
 * that says which procedure it is in, at which step, with which locals. A step either changes the state or offers a
 * choice, never both, so a position saved at any decision is JSON that explains itself.
 */
import { actionOf, type CompiledOffer, cited, compile, domainOf, means, type Node, type OfferKind } from './compile.ts'
import type { Decision } from './decision.ts'
import { RulesFault } from './fault.ts'
import { type Asking, type Chosen, type Extension, extension, type Objection, objections } from './gathering.ts'
import { stillAwaited, withAnswer, withdraw } from './joint.ts'
import type { Flow, Frame, Game, Pick, Position, Procedure, Procedures, ProcName, Table } from './procedures.ts'
import { alone, contextFor, firstAwaited, jointly } from './questions.ts'
import { gameIsOver, notMeant, notNow } from './refusals.ts'
import type { Action, Refusal, RuleRef, Seat, Verdict } from './values.ts'

// ---- the interpreter ------------------------------------------------------------------------------------------------

export interface Machine<G extends Game> {
  start(s: G['state'], proc: ProcName<G>): Position<G>
  /** Runs the rules until a player must choose; `undefined` when the game is over. Idempotent at a decision. */
  advance(pos: Position<G>, t: Table<G>): Decision | undefined
  /**
   * The question as it is put to `seat`, where several are asked at once; `undefined` if nothing is asked of it, or it has
   * answered. Everything below that takes a `seat` is about it then, and without one about the first who is awaited.
   */
  questionTo(pos: Position<G>, t: Table<G>, seat: Seat): Decision | undefined
  /** Carries out an action that is known to be legal; an answer of one among several is kept until all are in. */
  take(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): void
  /** Takes back the answer of one among several who are asked at once. */
  withdraw(pos: Position<G>, seat: Seat): void
  /** Why not? The first refusal, or `undefined` when the action is permitted. `pos` must stand at a decision. */
  whyNot(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): Verdict
  whyNotAll(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): readonly Refusal[]
  /** The same, saying of sets and paths which element each reason is about. */
  objections(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): readonly Objection[]
  /**
   * What may be added to the set, path or parts chosen so far, and is it enough? `asked`: elements to hear the reasons
   * about. An objection where `chosen` cannot be added to, being illegal already.
   */
  extend(
    pos: Position<G>,
    t: Table<G>,
    type: string,
    chosen?: Chosen,
    asked?: 'all' | readonly number[],
    seat?: Seat,
  ): Extension | Objection
  /** A value near the edge of what an open type permits; `undefined` for types that are not open here. */
  probe(pos: Position<G>, t: Table<G>, type: string, pick: Pick, seat?: Seat): Action | undefined
  /** Every action that can be asked about at this decision, legal or not. */
  askable(pos: Position<G>, t: Table<G>, seat?: Seat): readonly Action[]
  /** Brings the names of a saved position or action up to date, through the alias table. */
  rename(action: Action): Action
  renamePosition(pos: Position<G>): Position<G>
  /** Does this `proc.step` exist? */
  has(proc: string, step: string): boolean
  /** What kind of offer this is, where the step has it. */
  kind(at: { readonly proc: string; readonly step: string }, type: string): OfferKind | undefined
  /** The names of its parts in their order, where it is an offer of several parts. */
  partsOf(at: { readonly proc: string; readonly step: string }, type: string): readonly string[] | undefined
  /** Every type the step offers, whether or not it is legal now. */
  typesAt(at: { readonly proc: string; readonly step: string }): readonly string[]
  /** Who decides at this decision, without listing what; of several, the first who is awaited. */
  seatOf(pos: Position<G>, t: Table<G>): Seat
  /** Are all offers lists? Otherwise some are open, sets or paths, and computer players need them `stepwise`. */
  readonly lists: boolean
  /** Every `proc.step`, and every `proc.step:action`, for reports on what has been exercised. */
  readonly steps: readonly string[]
  readonly actions: readonly string[]
  readonly procedures: Readonly<Record<string, { readonly rule: RuleRef }>>
}

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
/** More steps than any rulebook takes between two choices: a loop that would otherwise hang the table. */
const ENDLESS = 1_000_000

export function machine<G extends Game>(
  procedures: Procedures<G>,
  aliases: Readonly<Record<string, string>> = {},
): Machine<G> {
  // Without a prototype: names come from saved files too, and “constructor” must not be one.
  const nodes: Record<string, Record<string, Node>> = Object.create(null)
  const first: Record<string, string> = Object.create(null)
  for (const [proc, { rule, steps }] of Object.entries<Procedure<any, any>>(procedures)) {
    const compiled: Record<string, Node> = Object.create(null)
    let previous: Node | undefined
    for (const [name, step] of Object.entries(steps)) {
      const node = compile(proc, name, rule, step)
      if (previous) previous.next = name
      else first[proc] = name
      compiled[name] = previous = node
    }
    nodes[proc] = compiled
  }

  const nodeAt = (f: { proc: string; step: string }): Node => {
    const node = nodes[f.proc]?.[f.step]
    if (node === undefined) throw new RulesFault(`there is no step ${f.proc}.${f.step}`)
    return node
  }
  const offerAt = (at: { proc: string; step: string }, type: string): CompiledOffer | undefined =>
    nodes[at.proc]?.[at.step]?.offers.find(o => o.type === type)
  const top = (pos: Position<G>): any => pos.stack[pos.stack.length - 1]

  function follow(pos: Position<G>, node: Node, f: any, flow: Flow<any>): void {
    if (flow !== undefined) {
      if (flow.k === 'goto') {
        f.step = flow.step
        return
      }
      if (flow.k === 'end') {
        pos.stack.pop()
        return
      }
      if (flow.k === 'over') {
        pos.stack.length = 0
        pos.result = flow.result
        return
      }
    }
    if (node.next === undefined) pos.stack.pop()
    else f.step = node.next
    if (flow !== undefined) {
      const frame: any = flow.frame
      frame.step = first[frame.proc]
      pos.stack.push(frame)
    }
  }

  /** The offer that is asked about, or the refusal of whoever asks about another. */
  function asked(
    pos: Position<G>,
    t: Table<G>,
    type: string,
    seat?: Seat,
  ): { o: CompiledOffer; asking: Asking } | Refusal {
    const f = top(pos)
    if (f === undefined) return gameIsOver(pos.result)
    const node = nodeAt(f)
    if (node.choice === undefined) throw new RulesFault(`${f.proc}.${f.step} is not a decision`)
    const o = node.offers.find(each => each.type === type)
    const rule = (): RuleRef => cited(node, t, f)
    return o === undefined ? notNow(rule()) : { o, asking: { t, f, context: contextFor(node, t, f, seat), rule } }
  }

  function judge(pos: Position<G>, t: Table<G>, action: Action, all: boolean, seat?: Seat): readonly Objection[] {
    const found = asked(pos, t, action.type, seat)
    if ('text' in found) return [{ refusal: found }]
    const { o, asking } = found
    if (o.gather !== undefined) return objections(o.gather, asking, action.arg, all)
    const { f, context } = asking
    if (!means(o, t, f, context, action.arg)) return [{ refusal: notMeant(asking.rule()) }]
    const refusals: Refusal[] = []
    const absent = o.open?.may?.(t, f, context)
    if (absent !== undefined) refusals.push(absent)
    for (const rule of o.rules) {
      if (refusals.length > 0 && !all) break
      const verdict = rule(t, f, action.arg, context)
      if (verdict !== undefined && !refusals.includes(verdict)) refusals.push(verdict)
    }
    return refusals.map(refusal => ({ refusal }))
  }

  const renamed: Readonly<Record<string, string>> = Object.assign(Object.create(null), aliases)
  const fixed = (name: string): string => renamed[name] ?? name
  return {
    start: (s, proc) => ({ s, stack: [{ proc, step: first[proc]! } as unknown as Frame<G>] }),

    advance(pos, t) {
      for (let steps = 0; pos.stack.length > 0; steps++) {
        const f = top(pos)
        const node = nodeAt(f)
        if (t.trace !== undefined) t.trace(f.proc, f.step)
        if (steps > ENDLESS) throw new RulesFault(`the rules go round in circles at ${f.proc}.${f.step}`)
        if (node.run !== undefined) {
          follow(pos, node, f, node.run(t, f))
          continue
        }
        const decision = node.joint === undefined ? alone(node, t, f) : jointly(node, t, f)
        if (decision !== undefined) return decision
        const c = node.choice!
        if (c.none === undefined) throw new RulesFault(`${f.proc}.${f.step} offers nothing and no rule says what then`)
        follow(pos, node, f, c.none(t, f))
      }
      if (pos.result === undefined) throw new RulesFault('the procedures ran out and nobody has won, lost or drawn')
      return undefined
    },

    questionTo(pos, t, seat) {
      const f = top(pos)
      const node = f === undefined ? undefined : nodeAt(f)
      if (node?.choice === undefined) return undefined
      if (node.joint !== undefined) return jointly(node, t, f, seat)
      return node.choice.seat(t, f) === seat ? alone(node, t, f) : undefined
    },

    take(pos, t, action, seat) {
      const f = top(pos)
      const node = nodeAt(f)
      const o = node.offers.find(each => each.type === action.type)
      if (o === undefined) throw new RulesFault(`${f.proc}.${f.step} does not offer ${action.type}`)
      if (node.joint !== undefined) {
        const seats = node.joint.seats(t, f)
        f.answers = withAnswer(f, seat ?? stillAwaited(seats, f)[0]!, action)
        if (stillAwaited(seats, f).length > 0) return
        const { answers } = f
        delete f.answers
        return follow(pos, node, f, node.joint.takeAll(t, f, answers))
      }
      follow(pos, node, f, o.offer.take(t, f, action.arg))
    },

    withdraw: (pos, seat) => withdraw(top(pos), seat),

    whyNot: (pos, t, action, seat) => judge(pos, t, action, false, seat)[0]?.refusal,
    whyNotAll: (pos, t, action, seat) => judge(pos, t, action, true, seat).map(each => each.refusal),
    objections: (pos, t, action, seat) => judge(pos, t, action, true, seat),

    extend(pos, t, type, chosen, wanted, seat) {
      const found = asked(pos, t, type, seat)
      if ('text' in found) return { refusal: found }
      const { o, asking } = found
      if (o.gather === undefined) return { refusal: notMeant(asking.rule()) }
      return extension(o.gather, asking, chosen, wanted)
    },

    probe(pos, t, type, pick, seat) {
      const found = asked(pos, t, type, seat)
      if ('text' in found || found.o.open === undefined) return undefined
      const { o, asking } = found
      return actionOf(o, found.o.open.probe(t, asking.f, asking.context, pick))
    },

    askable(pos, t, seat) {
      const f = top(pos)
      if (f === undefined) return []
      const node = nodeAt(f)
      const context = node.choice === undefined ? undefined : contextFor(node, t, f, seat)
      const listed = node.offers.filter(o => o.gather === undefined)
      return listed.flatMap(o => domainOf(o, t, f, context).map(arg => actionOf(o, arg)))
    },

    rename: action => (renamed[action.type] === undefined ? action : { ...action, type: fixed(action.type) }),
    renamePosition: pos => ({
      ...pos,
      stack: pos.stack.map((f: any) => {
        const proc = fixed(f.proc)
        const step = renamed[`${proc}.${f.step}`]?.split('.')[1] ?? f.step
        return { ...f, proc, step }
      }),
    }),
    has: (proc, step) => nodes[proc]?.[step] !== undefined,
    kind: (at, type) => offerAt(at, type)?.kind,
    partsOf: (at, type) => offerAt(at, type)?.gather?.names,
    typesAt: ({ proc, step }) => nodes[proc]?.[step]?.offers.map(o => o.type) ?? [],
    seatOf(pos, t) {
      const f = top(pos)
      const node = nodeAt(f)
      return node.joint === undefined ? node.choice!.seat(t, f) : firstAwaited(node, t, f)
    },
    lists: Object.values(nodes).every(steps => Object.values(steps).every(n => !n.opens && !n.gathers)),
    steps: Object.values(nodes).flatMap(steps => Object.values(steps).map(n => `${n.proc}.${n.name}`)),
    actions: Object.values(nodes).flatMap(steps =>
      Object.values(steps).flatMap(n => n.offers.map(o => `${n.proc}.${n.name}:${o.type}`)),
    ),
    procedures,
  }
}

/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
