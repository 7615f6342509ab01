import type { Scene } from '@bivouac/client/page'
import { Dialog } from '@bivouac/client/page/dialog'
import { lang } from '@bivouac/client/page/language'
import { For, type JSX } from 'solid-js'
import { Card } from './hand.tsx'
import { MN } from './words.ts'

/** A discard pile, the last card first. */
export function Discards(props: {
  readonly scene: Scene
  readonly title: string
  readonly cards: readonly number[]
  readonly onClose: () => void
}): JSX.Element {
  return (
    <Dialog title={props.title} onClose={props.onClose} wide testid="discards">
      <div class="mn-pile">
        <For each={[...props.cards].reverse()} fallback={<p>{MN.noDiscards[lang()]}</p>}>
          {card => <Card scene={props.scene} card={card} />}
        </For>
      </div>
    </Dialog>
  )
}
