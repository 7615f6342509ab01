/** Corps that may come from the reserve now, to be put into regions. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX, onCleanup, Show } from 'solid-js'
import { CORPS } from '../data/corps.ts'
import { REGIONS } from '../data/map.ts'
import { CARD, CorpsCard } from '../look/index.ts'
import { type Corps, RESERVE } from '../words.ts'
import { piece } from './actions.ts'
import { ALL_CORPS, ALL_REGIONS, type View, viewOf } from './facts.ts'
import { corpsText, markOf } from './labels.ts'
import { forget, picked } from './placing.ts'
import { pressReserve, standing } from './pressing.ts'
import { AN } from './words.ts'

export function Reserve(props: { readonly scene: Scene }): JSX.Element {
  onCleanup(forget)
  const view = createMemo((): View => viewOf(props.scene.view()))
  const may = createMemo(
    () =>
      ALL_CORPS.filter(
        corps =>
          view().place[corps] === RESERVE &&
          (props.scene.lit(piece(corps)) || props.scene.chosen(piece(corps)) || picked() === corps),
      ),
    undefined,
    { equals: (a, b) => a.join() === b.join() },
  )
  return (
    <section class="an-reserve" aria-label={AN.toPlace[lang()]} data-testid="reserve">
      <p>
        <b>{AN.toPlace[lang()]}.</b> {AN.toPlaceHow[lang()]}
      </p>
      <ul>
        <For each={may()}>{corps => <Waiting scene={props.scene} view={view()} corps={corps} />}</For>
      </ul>
    </section>
  )
}

function Waiting(props: { readonly scene: Scene; readonly view: View; readonly corps: Corps }): JSX.Element {
  const thing = piece(props.corps)
  const at = (): number | undefined => standing(props.scene, props.corps)
  return (
    <li>
      <button
        type="button"
        class="an-waiting"
        classList={{
          'is-lit': props.scene.lit(thing),
          'is-chosen': props.scene.chosen(thing),
          'is-picked': picked() === props.corps,
        }}
        data-thing={`piece:${props.corps}`}
        aria-pressed={props.scene.chosen(thing) || picked() === props.corps}
        onClick={() => pressReserve(props.scene, props.corps, ALL_REGIONS)}
      >
        <span class="unseen">{corpsText(props.view, props.corps, lang())}</span>
        <svg viewBox={`-2 -2 ${CARD.width + 4} ${CARD.height + 6}`} aria-hidden="true">
          <CorpsCard
            corps={props.corps}
            tired={false}
            combat={CORPS[props.corps]!.combat}
            movement={CORPS[props.corps]!.movement}
            mark={markOf(props.corps)}
          />
        </svg>
        <Show when={at()}>{region => <span class="an-standing">{REGIONS[region()]!.name}</span>}</Show>
      </button>
    </li>
  )
}
