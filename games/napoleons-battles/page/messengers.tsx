/** 20.3.2 Messengers on their way, pulled where they are to ride; and messages on the ground. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { commandersOf } from '../commanders.ts'
import { LYING } from '../words.ts'
import { questionOf } from './actions.ts'
import { fieldIn, toPicture, type View } from './facts.ts'
import { follow } from './following.ts'
import { NB } from './words.ts'

interface Spot {
  readonly x: number
  readonly y: number
}
interface Props {
  readonly scene: Scene
  readonly view: View
  readonly at: (x: number, y: number) => Spot
}
/** In units of the picture: so far beside one another on one spot. */
const BESIDE = 16

export function Messengers(props: Props): JSX.Element {
  const shown = createMemo(() => {
    const f = fieldIn(props.view)
    const all = commandersOf(f)
    const found = (props.view.s.extra.messages ?? []).flatMap(({ status, by, x, y }, i) =>
      status <= LYING
        ? [{ i, x, y, by, lies: status === LYING, side: all[by]!.side, who: f.name[all[by]!.general]![lang()] }]
        : [],
    )
    return found.map((each, k) => {
      const before = found.slice(0, k).filter(({ x, y }) => x === each.x && y === each.y).length
      const [x, y] = toPicture(f, each.x, each.y)
      return { ...each, at: [x + before * BESIDE, y] as const }
    })
  })
  /** Whose messenger may ride on now. */
  const isMine = (by: number, lies: boolean): boolean => {
    const asked = props.scene.asked()
    if (lies || asked?.actions === undefined || questionOf(asked) !== 'movement.choose') return false
    return by === props.scene.eye()
  }
  const [ride, setRide] = createSignal<{ readonly i: number; readonly to: Spot; readonly legal?: boolean }>()
  const arg = (i: number, { x, y }: Spot): number[] => [i, x, y]
  const pull = (event: PointerEvent, i: number): void => {
    event.stopPropagation()
    follow(
      event,
      () => true,
      now => {
        const to = props.at(now.clientX, now.clientY)
        setRide({ i, to })
        void props.scene.judge({ type: 'courier', arg: arg(i, to) }).then(found => {
          if (found !== undefined && ride()?.to === to) setRide({ i, to, legal: found.legal })
        })
      },
      () => {
        const now = ride()
        setRide(undefined)
        // Refused, it is said why.
        if (now !== undefined) props.scene.send({ type: 'courier', arg: arg(i, now.to) })
      },
    )
  }
  return (
    <>
      <Show when={ride()}>
        {now => {
          const f = fieldIn(props.view)
          const from = createMemo(() => props.view.s.extra.messages![now().i]!)
          const a = createMemo(() => toPicture(f, from().x, from().y))
          const b = createMemo(() => toPicture(f, now().to.x, now().to.y))
          return (
            <line
              class="nb-messenger-way"
              classList={{ 'is-legal': now().legal === true, 'is-refused': now().legal === false }}
              x1={a()[0]}
              y1={a()[1]}
              x2={b()[0]}
              y2={b()[1]}
            />
          )
        }}
      </Show>
      <For each={shown()}>
        {({ i, lies, at, side, who, by }) => (
          <g
            class={`nb-messenger nb-side-${side}`}
            classList={{ 'is-mine': isMine(by, lies) }}
            transform={`translate(${at[0]} ${at[1]})`}
            data-testid={`messenger-${i + 1}`}
            ref={element =>
              element.addEventListener('pointerdown', event => {
                if (isMine(by, lies)) pull(event, i)
              })
            }
          >
            <title>{plain(say(lang(), lies ? NB.messageLying : NB.messenger, { n: i + 1, who }))}</title>
            {/* An envelope, and for a messenger the ring of a base round it. */}
            {!lies && <circle r="11" />}
            <path d="M-7 -5H7V5H-7ZM-7 -5L0 1L7 -5" />
          </g>
        )}
      </For>
    </>
  )
}
