import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { For, type JSX, Show } from 'solid-js'
import { BLOCK, Block } from '../look/index.ts'
import { blockName } from '../say/names.ts'
import { sideOf } from '../words.ts'
import { piece } from './actions.ts'
import { hasFlag, isRemembered, type View } from './facts.ts'
import { blockText } from './labels.ts'

const BOX = `${-BLOCK.length / 2 - 6} ${-BLOCK.depth / 2 - 6} ${BLOCK.length + 12} ${BLOCK.depth + 13}`

/** A block seen close up in a panel: drawn as on the map, and what happens to it there happens here. */
export function Chip(props: { readonly scene: Scene; readonly view: View; readonly block: number }): JSX.Element {
  const thing = piece(props.block)
  return (
    <span
      class="mg-chip"
      classList={{ 'is-gone': (props.view.place[props.block] ?? -1) < 0 }}
      title={blockText(props.view, props.block, lang())}
      onPointerEnter={() => props.scene.point(thing)}
      onPointerLeave={() => props.scene.point(undefined)}
    >
      <span class="unseen">{blockText(props.view, props.block, lang())}</span>
      <svg viewBox={BOX} aria-hidden="true">
        <Block
          side={sideOf(props.block)}
          face={props.view.face[props.block]}
          moved={hasFlag(props.view, props.block, 'moved')}
          inactive={hasFlag(props.view, props.block, 'inactive')}
          known={sideOf(props.block) === props.view.eye && hasFlag(props.view, props.block, 'known')}
          up={hasFlag(props.view, props.block, 'up')}
          remembered={isRemembered(props.view, props.block)}
          flash={props.scene.flashing(thing)}
        />
      </svg>
      <span class="mg-chip-name" aria-hidden="true">
        {blockName(props.block)}
      </span>
    </span>
  )
}

export function Chips(props: {
  readonly scene: Scene
  readonly view: View
  readonly blocks: readonly number[]
  readonly none?: string
}): JSX.Element {
  return (
    <span class="mg-chips">
      <For each={props.blocks}>{block => <Chip scene={props.scene} view={props.view} block={block} />}</For>
      <Show when={props.blocks.length === 0 && props.none}>
        <span class="quiet-text">{props.none}</span>
      </Show>
    </span>
  )
}
