/** 20.3.2 Messengers on their way, and messages on the ground. */
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createMemo, For, type JSX } from 'solid-js'
import { commandersOf } from '../commanders.ts'
import { LYING } from '../words.ts'
import { fieldIn, toPicture, type View } from './facts.ts'
import { NB } from './words.ts'

export function Messengers(props: { readonly view: View }): JSX.Element {
  const shown = createMemo(() => {
    const f = fieldIn(props.view)
    const all = commandersOf(f)
    return (props.view.s.extra.messages ?? []).flatMap(({ status, by, x, y }, i) =>
      status <= LYING
        ? [
            {
              lies: status === LYING,
              n: i + 1,
              at: toPicture(f, x, y),
              side: all[by]!.side,
              who: f.name[all[by]!.general]!,
            },
          ]
        : [],
    )
  })
  return (
    <For each={shown()}>
      {({ lies, n, at, side, who }) => (
        <g class={`nb-messenger nb-side-${side}`} transform={`translate(${at[0]} ${at[1]})`}>
          <title>{plain(say(lang(), lies ? NB.messageLying : NB.messenger, { n, who }))}</title>
          {/* An envelope, and for a messenger the ring of a base round it. */}
          {!lies && <circle r="11" />}
          <path d="M-7 -5H7V5H-7ZM-7 -5L0 1L7 -5" />
        </g>
      )}
    </For>
  )
}
