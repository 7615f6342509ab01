/** Arrows and guns over the map: what would be done, what is being done, where the beaten could go. */

import type { Scene } from '@bivouac/client/page'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { MAP } from '../data/board.ts'
import { BombardmentMark, fieldWay, OUTLINE, type Point, roadWay, WayMark } from '../look/index.ts'
import { reachOf } from '../look/layout.ts'
import { polygon } from '../look/points.ts'
import { APPROACHES } from '../words.ts'
import { onApproach, place } from './actions.ts'
import { beyond, enemyHolds, frameOf, local, localeOf, named, topFrame, type View } from './facts.ts'
import { retreatsNow } from './retreats.ts'
import { crossingsOf, roadsFrom } from './roads.ts'

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
      ...retreatWays(view, pointed()),
      ...battle(view),
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

function retreatWays(view: View, pointed: number | undefined): readonly Way[] {
  const top = topFrame(view)
  // While leaders are chosen or losses taken nobody retreats yet: only the question where to go draws its arrows.
  if (!['retreat', 'attack', 'group'].includes(String(top.proc))) return []
  const found = retreatsNow(view, pointed === undefined ? undefined : localeOf(pointed))
  return (found?.to ?? []).map(to => ({ points: fieldWay(found!.from, to, borderTo(found!.from, to)), as: 'retreat' }))
}
const borderTo = (from: number, to: number): number =>
  MAP.approachesOf[from]!.find(approach => beyond(approach) === to) ?? 0

/** Where the blocks in hand would go, if the lit place pointed at were clicked. */
function preview(view: View, pointed: number | undefined, scene: Scene): readonly Way[] {
  const top = topFrame(view)
  if (pointed === undefined || !['group', 'march', 'continuation'].includes(String(top.proc))) return []
  const from =
    top.proc === 'group' ? local(top, 'from') : (view.place[Number(top.block ?? named(top, 'mask')[0])] ?? -1)
  const start = localeOf(from)
  const locale = localeOf(pointed)
  if (from < 0 || start < 0) return []
  if (locale === start)
    return pointed !== from && scene.lit(pointed >= APPROACHES ? onApproach(pointed - APPROACHES) : place(pointed))
      ? [{ points: fieldWay(from, pointed), as: 'march' }]
      : []
  if (!scene.lit(place(locale))) return []
  const road = roadsFrom(view).get(locale)
  if (road !== undefined) return [{ points: roadWay(start, crossingsOf(road)), as: 'march' }]
  const over = borderTo(start, locale)
  return [{ points: fieldWay(from, locale, over), as: enemyHolds(view, view.side, locale) ? 'attack' : 'march' }]
}
