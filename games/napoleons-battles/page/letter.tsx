/** An order as the paper it is written on: from whom, to whom, when, what, and the seal when it has left the desk. */
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { type JSX, Show } from 'solid-js'
import { addressSaid, headSaid, type Letter, letterText } from '../say/order-letters.ts'
import { fieldIn, type View } from './facts.ts'
import { SHEET_WORDS } from './sheet-words.ts'

export function LetterSheet(props: {
  readonly view: View
  readonly letter: Letter
  readonly turn: number
  /** How far it has got, or what can be done with it. */
  readonly foot?: JSX.Element
  readonly inForce?: boolean
}): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  return (
    <article
      class={`nb-letter nb-side-${f().side[props.letter.to]}`}
      classList={{ 'nb-letter-in-force': props.inForce === true }}
      data-testid="letter"
    >
      <header>
        <span>{headSaid(f(), props.letter.from, lang())}</span>
        <span class="nb-letter-turn">{plain(say(lang(), SHEET_WORDS.turn, { n: props.turn }))}</span>
      </header>
      <p class="nb-letter-to">{addressSaid(f(), props.letter.to, lang())}</p>
      <p class="nb-letter-body">{letterText(f(), props.letter, lang())}</p>
      <footer>
        <Show when={props.letter.from >= 0}>
          <span class="nb-signature">{f().name[props.letter.from]![lang()]}</span>
        </Show>
        <Seal letter={(f().name[props.letter.from] ?? f().name[props.letter.to]!)[lang()].slice(0, 1)} />
      </footer>
      <Show when={props.foot}>
        <div class="nb-letter-foot">{props.foot}</div>
      </Show>
    </article>
  )
}

/** Red wax, pressed a little out of round, with the initial of whose order it is. */
const WAX = 'M20 2c5-1 7 2 10 3s6 2 7 6 1 6 0 9 0 7-4 10-5 5-9 6-8 2-12 0-7-3-9-7-3-6-2-10 1-8 4-11 6-3 8-4 4-2 7-2Z'
function Seal(props: { readonly letter: string }): JSX.Element {
  return (
    <svg class="nb-seal" viewBox="0 0 40 40" aria-hidden="true">
      <path class="nb-wax" d={WAX} />
      <circle class="nb-wax-ring" cx="20" cy="20" r="11.5" />
      <text x="20" y="20">
        {props.letter}
      </text>
    </svg>
  )
}
