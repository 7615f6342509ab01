/** The march that is being drawn: one for each table, shared by the board, where it is pulled, and the panel, where it is typed. */
import type { Judgement, Scene } from '@bivouac/client/page'
import type { Action, Outline } from '@bivouac/kernel'
import { type Accessor, createSignal } from 'solid-js'
import { NEXT_UNIT } from '../words.ts'
import { piece, questionOf } from './actions.ts'
import {
  divisionOf,
  fieldIn,
  frontIn,
  hasActed,
  isOnTable,
  isThere,
  local,
  type Pose,
  poseOf,
  topFrame,
  type View,
  viewOf,
} from './facts.ts'
import { type FrontOf, type Leg, marchText, posesOf, type Spot } from './march.ts'

export interface Plan {
  /** Who is ordered: the unit picked up, or the one whose march is under way. */
  readonly unit: Accessor<number | undefined>
  /** Everybody who gets the same order; the unit alone, or its division. */
  readonly units: Accessor<readonly number[]>
  readonly isGroup: Accessor<boolean>
  readonly legs: Accessor<readonly Leg[]>
  /** Where the unit would stand after each leg, the place it starts from first. */
  readonly poses: Accessor<readonly Pose[]>
  readonly verdict: Accessor<Judgement | undefined>
  /** Of a division: who cannot do it, and is left out. */
  readonly out: Accessor<readonly { readonly unit: number; readonly why: Judgement }[]>
  /** What the rules drew for the unit picked up: where it can get to, what it can fire at. */
  readonly survey: Accessor<readonly Outline[]>
  set(legs: readonly Leg[]): void
  add(leg: Leg): void
  drop(): void
  clear(): void
  /** The table has said something: what was being drawn is over, unless only a colleague has ordered something (20.3). */
  goOn(): void
  group(on: boolean): void
  send(): void
  look(unit: number | undefined): void
  /** As soon as they have drawn it, if the same unit is still picked up. */
  surveyed(deed: () => void): Promise<void>
  /** Spots the rules marked for the unit picked up: what a pull snaps to. */
  readonly landmarks: Accessor<readonly Spot[]>
  /** Units the player has said to leave where they are, until the step is over. */
  isLeft(unit: number): boolean
  leave(units: readonly number[]): void
}

const plans = new WeakMap<Scene['view'], Plan>()
/** Scenes are copied here and there; their views are not. */
export function planOf(scene: Scene): Plan {
  const known = plans.get(scene.view)
  if (known !== undefined) return known
  const made = createPlan(scene)
  plans.set(scene.view, made)
  return made
}

export const frontOf =
  (view: View, u: number): FrontOf =>
  form =>
    frontIn(view, u, form)

function createPlan(scene: Scene): Plan {
  const [legs, setLegs] = createSignal<readonly Leg[]>([])
  const [verdict, setVerdict] = createSignal<Judgement>()
  const [grouped, setGrouped] = createSignal(false)
  const [out, setOut] = createSignal<readonly { unit: number; why: Judgement }[]>([])
  const [alone, setAlone] = createSignal<{ readonly step: string; readonly units: ReadonlySet<number> }>()
  const [survey, setSurvey] = createSignal<readonly Outline[]>([])
  const view = (): View => viewOf(scene.view())
  const where = (): string => (scene.asked()?.actions === undefined ? '' : questionOf(scene.asked()!))

  const unit = (): number | undefined => {
    if (!isThere(scene.view())) return undefined
    // While a move is still being shown, the question is ahead of the view.
    if (where() === 'march.leg') return topFrame(view()).proc === 'march' ? local(topFrame(view()), 'unit') : undefined
    if (where() !== 'movement.choose') return undefined
    const f = fieldIn(view())
    return f.ofSide[Number(view().eye)]?.find(u => scene.chosen(piece(u)))
  }
  const isGroup = (): boolean => grouped() && where() === 'movement.choose'
  /** The front rank first, so that nobody walks into his neighbour. */
  const units = (): readonly number[] => {
    const lead = unit()
    if (lead === undefined) return []
    if (!isGroup()) return [lead]
    const f = fieldIn(view())
    const { s } = view()
    const ahead = (u: number): number => {
      const turn = (s.facing[lead]! * Math.PI) / 1800
      return s.x[u]! * Math.sin(turn) + s.y[u]! * Math.cos(turn)
    }
    return (divisionOf(f, lead)?.units ?? [lead])
      .filter(u => isOnTable(view(), u) && !hasActed(view(), u) && !isLeft(u))
      .sort((a, b) => ahead(b) - ahead(a))
  }
  const poses = (): readonly Pose[] => {
    const u = unit()
    return u === undefined ? [] : posesOf(poseOf(view(), u), legs(), frontOf(view(), u))
  }
  const actionFor = (who: readonly number[], way: readonly Leg[]): Action | undefined => {
    if (who.length === 0 || way.length === 0) return undefined
    if (where() === 'march.leg') {
      const { type, arg } = way[0]!
      return arg === undefined ? { type } : { type, arg }
    }
    const [first, ...others] = who.map(u => marchText(u, way))
    return others.length === 0
      ? { type: 'march', arg: first! }
      : { type: 'orders', arg: [first, ...others].join(NEXT_UNIT) }
  }

  /** What is left alone is left alone for one movement step. */
  const step = (): string => `${view().s.turn}/${view().s.side}`
  const isLeft = (u: number): boolean => alone()?.step === step() && alone()!.units.has(u)

  /** Whose march is being drawn, and from where. */
  let drawn = ''
  const stand = (u: number): string => JSON.stringify([u, poseOf(view(), u)])
  const change = (to: readonly Leg[]): void => {
    const u = unit()
    drawn = u === undefined ? '' : stand(u)
    setLegs(to)
    void judge()
  }
  const clear = (): void => {
    asked++
    setLegs([])
    setVerdict(undefined)
    setOut([])
  }

  let surveying: Promise<unknown> = Promise.resolve()
  let looks = 0
  let asked = 0
  /** Who cannot is left out and listed, until what is left can be done; of one unit the refusal itself is shown. */
  async function judge(): Promise<void> {
    const mine = ++asked
    let who = units()
    const left: { unit: number; why: Judgement }[] = []
    for (;;) {
      const action = actionFor(who, legs())
      if (action === undefined) break
      const found = await scene.judge(action)
      if (mine !== asked || found === undefined) return
      const stopped = found.foretold?.drawn?.find(({ as }) => as === 'refused')?.of
      if (found.legal || who.length === 1 || stopped === undefined || !who.includes(stopped)) {
        setVerdict(found)
        setOut(left)
        return
      }
      left.push({ unit: stopped, why: found })
      who = who.filter(u => u !== stopped)
    }
    setVerdict(undefined)
    setOut(left)
  }
  return {
    unit,
    units,
    isGroup,
    legs,
    poses,
    verdict,
    out,
    survey,
    landmarks: () => survey().flatMap(({ as, at }) => (as === 'landmark' ? [{ x: at[0]!, y: at[1]! }] : [])),
    isLeft,
    leave(units) {
      const before = alone()?.step === step() ? alone()!.units : []
      setAlone({ step: step(), units: new Set([...before, ...units]) })
      const chosen = unit()
      // Who was picked up is put down again.
      if (chosen !== undefined && units.includes(chosen)) scene.click(piece(chosen))
    },
    set: change,
    add: leg => change([...legs(), leg]),
    drop: () => change(legs().slice(0, -1)),
    clear,
    goOn() {
      if (view().sides === undefined || legs().length === 0) return clear()
      const u = unit()
      // While a colleague’s deed takes its time nobody is asked; it is judged anew as soon as he is again.
      if (u === undefined) return where() === '' ? undefined : clear()
      if (where() === 'movement.choose' && stand(u) === drawn) void judge()
      else clear()
    },
    group: on => {
      setGrouped(on)
      void judge()
    },
    send() {
      const left = new Set(out().map(each => each.unit))
      const action = actionFor(
        units().filter(u => !left.has(u)),
        legs(),
      )
      if (action !== undefined && verdict()?.legal === true) scene.send(action)
    },
    look(u) {
      const mine = ++looks
      setSurvey([])
      if (u === undefined || scene.asked()?.actions === undefined) return
      surveying = scene.judge({ type: 'unit', arg: u }).then(found => {
        if (mine === looks) setSurvey(found?.foretold?.drawn ?? [])
      })
    },
    async surveyed(deed) {
      const u = unit()
      // Looked at again meanwhile, the first question was given up and its answer says nothing.
      for (let last: unknown; last !== surveying; ) {
        last = surveying
        await last
      }
      if (unit() === u) deed()
    },
  }
}
