/** Appendix B: the chain of command as a tree, each general with his order sheets; and the desk at which orders are written. */
import './sheets.css'
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { hasSheet, type Sheet } from '../orders.ts'
import { letterOf, progressSaid } from '../say/order-letters.ts'
import { Desk } from './desk.tsx'
import { fieldIn, type View } from './facts.ts'
import { LetterSheet } from './letter.tsx'
import { SHEET_WORDS } from './sheet-words.ts'

interface Props {
  readonly scene: Scene
  readonly view: View
}

export function Sheets(props: Props): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const isAsked = (): boolean => {
    const asked = props.scene.asked()
    return asked?.actions !== undefined && asked.proc === 'communications'
  }
  const top = createMemo(() =>
    (f().ofSide[Number(props.view.eye)] ?? []).filter(g => g >= f().troops && f().under[g]! < 0),
  )
  return (
    <section class="nb-sheets" aria-label={SHEET_WORDS.title[lang()]} data-testid="sheets">
      <Show when={isAsked()}>
        <Desk {...props} />
      </Show>
      <details open={isAsked()}>
        <summary>{SHEET_WORDS.title[lang()]}</summary>
        <ul class="nb-tree">
          <For each={top()}>{general => <Post {...props} general={general} />}</For>
        </ul>
      </details>
    </section>
  )
}

/** One general: his sheets, and those under him. */
function Post(props: Props & { readonly general: number }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const sheets = (): readonly Sheet[] =>
    (props.view.s.extra.orders?.sheets ?? []).filter(({ to }) => to === props.general)
  const below = createMemo(() =>
    f().ofSide[f().side[props.general]!]!.filter(g => g >= f().troops && f().under[g] === props.general),
  )
  return (
    <li data-testid={`post-${props.general}`}>
      <strong>{f().name[props.general]![lang()]}</strong>
      <Show when={hasSheet(f(), props.general) && sheets().length === 0}>
        <span class="quiet-text"> · {SHEET_WORDS.empty[lang()]}</span>
      </Show>
      <For each={sheets()}>{sheet => <Given view={props.view} sheet={sheet} />}</For>
      <Show when={below().length > 0}>
        <ul class="nb-tree">
          <For each={below()}>{general => <Post {...props} general={general} />}</For>
        </ul>
      </Show>
    </li>
  )
}

function Given(props: { readonly view: View; readonly sheet: Sheet }): JSX.Element {
  return (
    <LetterSheet
      view={props.view}
      letter={letterOf(props.sheet)}
      turn={Math.max(1, props.sheet.written)}
      inForce={props.sheet.active > 0 && props.sheet.active <= props.view.s.turn}
      foot={progressSaid(props.sheet, props.view.s.turn, lang())}
    />
  )
}
