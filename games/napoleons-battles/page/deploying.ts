/** Standing an army up: the unit in the hand, where it would stand, and what the rules say to it. */
import type { Judgement, Scene } from '@bivouac/client/page'
import { bearing } from '@bivouac/ground/measured'
import type { Action, Outline } from '@bivouac/kernel'
import { type Accessor, createSignal } from 'solid-js'
import { DEPLOYED, FULL, GENERAL, INCH, LATER, LINE, ON_TABLE } from '../words.ts'
import { questionOf } from './actions.ts'
import { fieldIn, isThere, type Pose, poseOf, type View, viewOf } from './facts.ts'
import { follow } from './following.ts'

export interface Deploying {
  readonly isOn: Accessor<boolean>
  readonly unit: Accessor<number | undefined>
  readonly pose: Accessor<Pose | undefined>
  readonly verdict: Accessor<Judgement | undefined>
  /** The zones of the unit in hand, as the rules drew them. */
  readonly zones: Accessor<readonly Outline[]>
  /** Who is still to be placed. */
  readonly left: Accessor<readonly number[]>
  pick(unit: number | undefined): void
  put(pose: Pose): void
  send(): void
  grab(event: PointerEvent, unit: number, at: At): void
  turn(event: PointerEvent, at: At): void
}
type At = (x: number, y: number) => { readonly x: number; readonly y: number }

const known = new WeakMap<Scene['view'], Deploying>()
export function deployingOf(scene: Scene): Deploying {
  const found = known.get(scene.view)
  if (found !== undefined) return found
  const made = createDeploying(scene)
  known.set(scene.view, made)
  return made
}

/** Places snap to this, with Alt they do not; directions to five degrees. */
const SNAP = INCH / 4
const TURN_SNAP = 50
const snapped = (n: number, to: number, exact: boolean): number => (exact ? Math.round(n) : Math.round(n / to) * to)

function createDeploying(scene: Scene): Deploying {
  const [unit, setUnit] = createSignal<number>()
  const [pose, setPose] = createSignal<Pose>()
  const [verdict, setVerdict] = createSignal<Judgement>()
  const view = (): View => viewOf(scene.view())
  const isOn = (): boolean =>
    isThere(scene.view()) && scene.asked()?.actions !== undefined && questionOf(scene.asked()!) === 'deployment.place'
  const left = (): readonly number[] => {
    if (!isOn()) return []
    const f = fieldIn(view())
    const comes = (u: number): boolean => (u < f.troops ? f.units[u]! : f.generals[u - f.troops]!).arrives !== undefined
    return (f.ofSide[Number(view().eye)] ?? []).filter(
      u => view().s.on[u] === LATER && !comes(u) && view().s.host[u]! < 0,
    )
  }
  const action = (): Action | undefined => {
    const [u, now] = [unit(), pose()]
    return u === undefined || now === undefined
      ? undefined
      : { type: 'place', arg: [u, now.x, now.y, now.facing, now.form] }
  }
  let asked = 0
  async function judge(): Promise<Judgement | undefined> {
    const mine = ++asked
    const deed = action()
    if (deed === undefined) return undefined
    const found = await scene.judge(deed)
    if (mine === asked && found !== undefined) setVerdict(found)
    return found
  }
  function put(to: Pose): void {
    setPose(to)
    void judge()
  }
  function pick(u: number | undefined): void {
    setUnit(u)
    setVerdict(undefined)
    if (u === undefined || !isThere(scene.view())) setPose(undefined)
    else put(poseOf(view(), u))
  }
  const send = (): void => {
    const deed = action()
    if (deed !== undefined) scene.send(deed)
  }
  return {
    isOn,
    unit: () => (isOn() ? unit() : undefined),
    pose: () => (isOn() ? pose() : undefined),
    verdict,
    zones: () => (verdict()?.foretold?.drawn ?? []).filter(({ as }) => as === 'zone'),
    left,
    pick,
    put,
    send,
    grab(event, u, at) {
      if (!isOn() || fieldIn(view()).side[u] !== view().eye) return
      event.stopPropagation()
      const start = at(event.clientX, event.clientY)
      const was = poseOf(view(), u)
      const isStanding = view().s.on[u] === ON_TABLE
      // From the list a unit is taken by the middle of its front, on the table by where it was gripped.
      const grip = isStanding ? { x: start.x - was.x, y: start.y - was.y } : { x: 0, y: 0 }
      follow(
        event,
        () => {
          pick(u)
          return true
        },
        now => {
          const point = at(now.clientX, now.clientY)
          put({
            ...was,
            form: formAt(view(), u, point, was.form),
            x: snapped(point.x - grip.x, SNAP, now.altKey),
            y: snapped(point.y - grip.y, SNAP, now.altKey),
          })
        },
        () => void judge().then(found => found?.legal === true && send()),
      )
    },
    turn(event, at) {
      const from = pose()
      if (from === undefined) return
      event.stopPropagation()
      follow(
        event,
        () => true,
        now => {
          const point = at(now.clientX, now.clientY)
          const facing = snapped(bearing(point.x - from.x, point.y - from.y), TURN_SNAP, now.altKey) % FULL
          put({ ...from, facing })
        },
        () => void judge().then(found => found?.legal === true && send()),
      )
    },
  }
}

/** Put on a town, infantry and guns are meant to be deployed in it; taken out of one, they stand in line. */
function formAt(view: View, u: number, point: { readonly x: number; readonly y: number }, form: number): number {
  const f = fieldIn(view)
  const isIn = f.ground.towns.some(({ box: [west, south, east, north] }) => {
    return point.x >= west && point.x <= east && point.y >= south && point.y <= north
  })
  if (isIn && f.arm[u] !== 1 && f.arm[u]! < GENERAL) return DEPLOYED
  return form === DEPLOYED ? LINE : form
}
