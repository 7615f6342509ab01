/** Arrows and guns over the map: what would be done, what is being done, where the beaten could go. */

import type { Scene } from '@bivouac/client/page'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { MAP } from '../data/board.ts'
import { BombardmentMark, fieldWay, OUTLINE, type Point, WayMark } from '../look/index.ts'
import { reachOf } from '../look/layout.ts'
import { polygon } from '../look/points.ts'
import { APPROACHES } from '../words.ts'
import { place } from './actions.ts'
import { beyond, enemyHolds, frameOf, local, localeOf, named, type View } from './facts.ts'

export interface Way {
  readonly points: readonly Point[]
  readonly as: 'march' | 'attack' | 'retreat'
}
/** A view in the middle of an animation may carry the way just taken. */
export type MovingView = View & { readonly way?: Way }

export function Ways(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const pointed = createMemo(() => pointedPlace(props.scene, props.view))
  const ways = createMemo((): readonly Way[] => {
    const { view } = props
    const own = (view as MovingView).way
    return [
      ...retreatWays(view),
      ...battle(view),
      ...underWay(view, props.scene),
      ...preview(view, pointed(), props.scene),
      ...(own ? [own] : []),
    ]
  })
  const guns = createMemo(() =>
    props.view.declared.flatMap(gun => {
      const at = gun < 0 ? -1 : (props.view.place[gun] ?? -1)
      return at >= APPROACHES ? [at - APPROACHES] : []
    }),
  )
  return (
    <>
      <Show when={pointed() !== undefined}>
        <path class="mg-pointed" d={shapeOf(pointed()!)} />
      </Show>
      <For each={ways()}>{way => <WayMark points={way.points} as={way.as} />}</For>
      <For each={guns()}>{from => <BombardmentMark from={from} />}</For>
    </>
  )
}

const shapeOf = (at: number): string => (at >= APPROACHES ? reachOf(at - APPROACHES) : polygon(OUTLINE[at]!))

/** The reserve or approach that is pointed at, itself or through a block on it. */
export function pointedPlace(scene: Scene, view: View): number | undefined {
  for (let block = 0; block < view.place.length; block++)
    if (scene.pointed({ kind: 'piece', id: block })) {
      const at = view.place[block]!
      return localeOf(at) < 0 ? undefined : at
    }
  for (let at = 0; at < APPROACHES + MAP.areaOf.length; at++) if (scene.pointed(place(at))) return at
  return undefined
}

/** Those who attack now. */
function battle(view: View): readonly Way[] {
  const attack = frameOf(view, 'attack')
  if (attack !== undefined) {
    const over = local(attack, 'over')
    const [first] = named(attack, 'mask')
    const from = first === undefined ? (MAP.areaOf[over] ?? 0) : (view.place[first] ?? 0)
    return from < 0 ? [] : [{ points: fieldWay(from, beyond(over), over), as: 'attack' }]
  }
  const assault = frameOf(view, 'assault')
  if (assault === undefined) return []
  const from = local(assault, 'from')
  return [{ points: fieldWay(APPROACHES + from, APPROACHES + (from ^ 1), from), as: 'attack' }]
}

function retreatWays({ stack, flight }: View): readonly Way[] {
  const asked = stack.at(-1)?.proc
  // While leaders are chosen or losses taken nobody retreats yet: only the question where to go draws its arrows.
  if (flight === undefined || (asked !== 'retreat' && asked !== 'attack')) return []
  return flight.to.map(to => ({ points: fieldWay(flight.from, to, borderTo(flight.from, to)), as: 'retreat' }))
}
const borderTo = (from: number, to: number): number =>
  MAP.approachesOf[from]!.find(approach => beyond(approach) === to) ?? 0

/** Where the blocks being put together stand, and the places chosen after them. */
function begunIn(view: View, scene: Scene): { readonly from: number; readonly places: readonly number[] } | undefined {
  const begun = scene.begun()
  const first = begun.find(({ kind }) => kind === 'piece')
  const from = first === undefined ? -1 : (view.place[Number(first.id)] ?? -1)
  if (localeOf(from) < 0) return undefined
  return { from, places: begun.flatMap(({ kind, id }) => (kind === 'place' ? [Number(id)] : [])) }
}
const legOf = (view: View, from: number, to: number): Way => {
  const crosses = localeOf(from) !== localeOf(to)
  const isAttack = crosses && enemyHolds(view, view.side, localeOf(to))
  const over = crosses ? borderTo(localeOf(from), localeOf(to)) : undefined
  return { points: fieldWay(from, to, over), as: isAttack ? 'attack' : 'march' }
}
/** The way put together so far, leg by leg. */
function underWay(view: View, scene: Scene): readonly Way[] {
  const found = begunIn(view, scene)
  if (found === undefined) return []
  return found.places.map((to, i) => legOf(view, found.places[i - 1] ?? found.from, to))
}
/** Where they would go, if the lit place pointed at were clicked. */
function preview(view: View, pointed: number | undefined, scene: Scene): readonly Way[] {
  const found = pointed === undefined ? undefined : begunIn(view, scene)
  if (found === undefined) return []
  const from = found.places.at(-1) ?? found.from
  const to = [pointed!, localeOf(pointed!)].find(at => at !== from && scene.lit(place(at)))
  return to === undefined || found.places.includes(to) ? [] : [legOf(view, from, to)]
}
