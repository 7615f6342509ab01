/** What the rules say to a deed that is being made up: is it legal, why not and by how much, what follows. Read out politely as it changes. */
import type { Judgement } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { number } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { NB } from './words.ts'

export function Verdict(props: {
  readonly verdict: Judgement | undefined
  readonly children?: JSX.Element
}): JSX.Element {
  const refusal = () => props.verdict?.refusals[0]
  const lines = () => props.verdict?.foretold?.lines ?? []
  const isSaid = (text: string): boolean => refusal()?.text[lang()] === text
  return (
    <div class="nb-verdict" aria-live="polite" data-testid="verdict" classList={{ refused: refusal() !== undefined }}>
      <Show when={refusal()}>
        {no => (
          <p class="nb-refusal" data-testid="verdict-refusal">
            {no().text[lang()]} <cite>§{no().rule}</cite>{' '}
            <Show when={no().cure}>{cure => <em>{cure()[lang()]}</em>}</Show>
          </p>
        )}
      </Show>
      <Show when={props.verdict?.legal}>
        <p class="unseen">{NB.legal[lang()]}</p>
      </Show>
      <ul>
        <For each={lines().filter(({ text }) => !isSaid(text[lang()]))}>
          {({ rule, text, value }) => (
            <li>
              {text[lang()]}{' '}
              <Show when={value !== undefined && !text[lang()].match(/\d/)}>{number(value!, lang(), 2)}</Show>{' '}
              <cite>§{rule}</cite>
            </li>
          )}
        </For>
      </ul>
      {props.children}
    </div>
  )
}
