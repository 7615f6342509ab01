/** What pressing a region means: mostly what the table makes of it; while corps are placed, where they are to stand. */
import type { Scene } from '@bivouac/client/page'
import type { Corps, Region } from '../words.ts'
import { piece, place } from './actions.ts'
import { isPlacing } from './facts.ts'
import { aim, pick, picked, put, remember, target } from './placing.ts'

/** Puts the corps in hand there, if it may. */
function putThere(scene: Scene, corps: Corps, region: Region): boolean {
  if (!scene.lit(place(region))) return false
  scene.click(place(region))
  remember(corps, region)
  aim(region)
  pick(undefined)
  return true
}

export function pressRegion(scene: Scene, region: Region): void {
  const corps = picked()
  if (isPlacing(scene.view(), scene.eye())) {
    if (corps !== undefined && putThere(scene, corps, region)) return
    if (corps === undefined) {
      aim(target() === region ? undefined : region)
      return
    }
  }
  scene.click(place(region))
}

/** A corps of the reserve: taken in hand, sent to where the last one went, or taken back. */
export function pressReserve(scene: Scene, corps: Corps, regions: readonly Region[]): void {
  const again = picked() === corps
  pick(undefined)
  if (again) return
  if (scene.chosen(piece(corps))) {
    scene.click(piece(corps))
    return
  }
  pick(corps)
  const region = target()
  if (region !== undefined && putThere(scene, corps, region)) return
  const open = regions.filter(each => scene.lit(place(each)))
  if (open.length === 1) putThere(scene, corps, open[0]!)
}
/** Where it is to stand, once put there. */
export const standing = (scene: Scene, corps: Corps): Region | undefined =>
  scene.chosen(piece(corps)) ? put().get(corps) : undefined
