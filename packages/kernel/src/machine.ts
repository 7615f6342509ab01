/**
 * The rules machine. Rules are procedures with named steps; where a game stands is a stack of frames, each plain data
 * that says which procedure it is in, at which step, with which locals. A step either changes the state or offers a
 * choice, never both, so a position saved at any decision is JSON that explains itself.
 */
import {
  actionOf,
  type CompiledOffer,
  cited,
  compileSteps,
  domainOf,
  homesOf,
  means,
  type Node,
  offerOf,
  stepOf,
} from './compile.ts'
import type { Decision } from './decision.ts'
import { chosenBy, within } from './elements.ts'
import { extension } from './extending.ts'
import { RulesFault } from './fault.ts'
import { type Asking, type Objection, objections } from './gathering.ts'
import { stillAwaited, throughWith, withAnswer, withdraw } from './joint.ts'
import type { Machine } from './machine-type.ts'
import type { Flow, Frame, Game, Position, Procedure, Procedures, Table } from './procedures.ts'
import { alone, toSeveral } from './questions.ts'
import { atAnotherTime, gameIsOver, NOT_MEANT, notNow } from './refusals.ts'
import { contextFor, firstAwaited } from './several.ts'
import type { Action, Refusal, RuleRef, Seat } from './values.ts'

/* biome-ignore-start lint/suspicious/noExplicitAny: the interpreter handles frames and arguments of every procedure alike */
/** More steps than any rulebook takes between two choices: a loop that would otherwise hang the table. */
const ENDLESS = 1_000_000

export function machine<G extends Game>(
  procedures: Procedures<G>,
  aliases: Readonly<Record<string, string>> = {},
): Machine<G> {
  const nodes = new Map<string, ReadonlyMap<string, Node>>()
  const first = new Map<string, Node>()
  for (const [proc, procedure] of Object.entries<Procedure<any, any>>(procedures)) {
    const steps = compileSteps(proc, procedure)
    nodes.set(proc, steps)
    first.set(proc, steps.values().next().value!)
  }
  const all = [...nodes.values()].flatMap(steps => [...steps.values()])
  const homes = homesOf(all)
  // The frame looked at last or led to, with its step, and the one that the procedure called last comes back to: a question
  // is answered where it was put, and what comes next is mostly known. Nobody but `follow` leads a frame on.
  let seen: object | undefined
  let last: Node | undefined
  let caller: object | undefined
  let after: Node | undefined
  const nodeAt = (f: { proc: string; step: string }): Node => {
    if (f === seen) return last!
    const node = f === caller && after !== undefined ? after : nodes.get(f.proc)?.get(f.step)
    if (node === undefined) throw new RulesFault(`there is no step ${f.proc}.${f.step}`)
    caller = undefined
    led(f, node)
    return node
  }
  const led = (f: object, to: Node | undefined): void => {
    seen = to && f
    last = to
  }
  const offerAt = ({ proc, step }: { proc: string; step: string }, type: string): CompiledOffer | undefined => {
    const node = nodes.get(proc)?.get(step)
    return node && offerOf(node, type)
  }
  const top = (pos: Position<G>): any => pos.stack[pos.stack.length - 1]

  function follow(pos: Position<G>, node: Node, f: any, flow: Flow<any>): void {
    if (flow !== undefined) {
      if (flow.k === 'goto') {
        f.step = flow.step
        led(f, stepOf(node, flow.step))
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
    const { next } = node
    if (next === undefined) pos.stack.pop()
    else {
      f.step = next.name
      led(f, next)
    }
    if (flow !== undefined) {
      const frame: any = flow.frame
      if (node.called?.proc !== frame.proc) node.called = first.get(frame.proc)
      caller = f
      after = next
      frame.step = node.called!.name
      led(frame, node.called)
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
    if (!node.isChoice) throw new RulesFault(`${f.proc}.${f.step} is not a decision`)
    const o = offerOf(node, type)
    const rule = (): RuleRef => cited(node, t, f)
    if (o === undefined) {
      if (!homes.has(type)) return NOT_MEANT
      const home = homes.get(type)
      return home === undefined ? notNow(rule()) : atAnotherTime(home)
    }
    return { o, asking: { t, f, context: contextFor(node, t, f, seat), rule } }
  }

  function judge(pos: Position<G>, t: Table<G>, action: Action, all: boolean, seat?: Seat): readonly Objection[] {
    const found = asked(pos, t, action.type, seat)
    if ('text' in found) return [{ refusal: found }]
    const { o, asking } = found
    if (o.gather !== undefined) return objections(o.gather, asking, action.arg, all)
    const { f, context } = asking
    if (!means(o, t, f, context, action.arg)) return [{ refusal: NOT_MEANT }]
    const refusals: Refusal[] = []
    const absent = o.may?.(t, f, context)
    if (absent !== undefined) refusals.push(absent)
    for (const rule of o.rules) {
      if (refusals.length > 0 && !all) break
      const verdict = rule(t, f, action.arg, context)
      if (verdict !== undefined && !refusals.includes(verdict)) refusals.push(verdict)
    }
    return refusals.map(refusal => ({ refusal }))
  }

  function advance(pos: Position<G>, t: Table<G>, byElements: boolean): Decision | undefined {
    for (let steps = 0; pos.stack.length > 0; steps++) {
      const f = top(pos)
      const node = nodeAt(f)
      if (t.trace !== undefined) t.trace(f.proc, f.step)
      if (steps > ENDLESS) throw new RulesFault(`the rules go round in circles at ${f.proc}.${f.step}`)
      if (node.run !== undefined) {
        follow(pos, node, f, node.run(t, f))
        continue
      }
      const decision = node.seat === undefined ? toSeveral(node, t, f, byElements) : alone(node, t, f, byElements)
      if (decision !== undefined) return decision
      if (node.shared !== undefined) delete f.through
      if (node.none === undefined) throw new RulesFault(`${f.proc}.${f.step} offers nothing and no rule says what then`)
      follow(pos, node, f, node.none(t, f))
    }
    if (pos.result === undefined) throw new RulesFault('the procedures ran out and nobody has won, lost or drawn')
    return undefined
  }

  function questionTo(pos: Position<G>, t: Table<G>, seat: Seat, byElements: boolean): Decision | undefined {
    const f = top(pos)
    const node = f === undefined ? undefined : nodeAt(f)
    if (node === undefined || !node.isChoice) return undefined
    if (node.seat === undefined) return toSeveral(node, t, f, byElements, seat)
    return node.seat(t, f) === seat ? alone(node, t, f, byElements) : undefined
  }

  function take(pos: Position<G>, t: Table<G>, action: Action, seat?: Seat): void {
    const f = top(pos)
    const node = nodeAt(f)
    takeAt(pos, t, f, node, offered(node, action), action, seat)
  }

  function offered(node: Node, { type }: Action): CompiledOffer {
    const o = offerOf(node, type)
    if (o === undefined) throw new RulesFault(`${node.proc}.${node.name} does not offer ${type}`)
    return o
  }

  function takeAt(
    pos: Position<G>,
    t: Table<G>,
    f: any,
    node: Node,
    o: CompiledOffer,
    action: Action,
    seat?: Seat,
  ): void {
    if (node.joint === undefined) {
      // Whoever is through is known before his deed can change who is asked.
      const isThrough = node.shared?.ends.includes(o.type) === true
      if (isThrough) f.through = throughWith(f, seat ?? firstAwaited(node, t, f))
      const flow = o.take(t, f, action.arg)
      if (!isThrough) follow(pos, node, f, flow)
      return
    }
    const seats = node.joint.seats(t, f)
    f.answers = withAnswer(f, seat ?? stillAwaited(seats, f)[0]!, action)
    if (stillAwaited(seats, f).length > 0) return
    const { answers } = f
    delete f.answers
    follow(pos, node, f, node.joint.takeAll(t, f, answers))
  }

  const seatAt = (node: Node, t: Table<G>, f: any): Seat =>
    node.seat === undefined ? firstAwaited(node, t, f) : node.seat(t, f)

  const renamed: Readonly<Record<string, string>> = Object.assign(Object.create(null), aliases)
  const fixed = (name: string): string => renamed[name] ?? name
  return {
    start: (s, proc) => ({ s, stack: [{ proc, step: first.get(proc)!.name } as unknown as Frame<G>] }),

    advance: (pos, t) => advance(pos, t, false),
    questionTo: (pos, t, seat) => questionTo(pos, t, seat, false),
    take,

    askByElements(pos, t, begun, seat) {
      if (begun !== undefined) return within(nodeAt(top(pos)), t, top(pos), begun)
      return seat === undefined ? advance(pos, t, true) : questionTo(pos, t, seat, true)
    },
    takeByElements(pos, t, action, begun, by) {
      const f = top(pos)
      const node = nodeAt(f)
      const { type, arg } = action
      const o = offered(node, action)
      if (o.gather !== undefined) {
        const chosen = chosenBy(o.gather, arg, begun?.type === type ? begun.chosen : undefined)
        if (chosen !== undefined) return { seat: by ?? begun?.seat ?? seatAt(node, t, f), type, chosen }
      }
      takeAt(pos, t, f, node, o, action, by ?? begun?.seat)
      return undefined
    },

    withdraw: (pos, seat) => withdraw(top(pos), seat),

    whyNot: (pos, t, action, seat) => judge(pos, t, action, false, seat)[0]?.refusal,
    whyNotAll: (pos, t, action, seat) => judge(pos, t, action, true, seat).map(each => each.refusal),
    objections: (pos, t, action, seat) => judge(pos, t, action, true, seat),

    extend(pos, t, type, chosen, wanted, seat) {
      const found = asked(pos, t, type, seat)
      if ('text' in found) return { refusal: found }
      const { o, asking } = found
      if (o.gather === undefined) return { refusal: NOT_MEANT }
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
      const context = !node.isChoice ? undefined : contextFor(node, t, f, seat)
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
    has: (proc, step) => nodes.get(proc)?.has(step) === true,
    kind: (at, type) => offerAt(at, type)?.kind,
    partsOf: (at, type) => offerAt(at, type)?.gather?.names,
    typesAt: ({ proc, step }) =>
      nodes
        .get(proc)
        ?.get(step)
        ?.offers.map(o => o.type) ?? [],
    seatOf: (pos, t) => seatAt(nodeAt(top(pos)), t, top(pos)),
    lists: all.every(n => !n.opens && !n.gathers),
    steps: all.map(n => `${n.proc}.${n.name}`),
    actions: all.flatMap(n => n.offers.map(o => `${n.proc}.${n.name}:${o.type}`)),
    procedures,
  }
}

/* biome-ignore-end lint/suspicious/noExplicitAny: end of the interpreter */
