import type { Chair, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { AUSTRIANS, FRENCH_ARRIVALS, FRENCH_AT_START, MORALE } from '../data/armies.ts'
import { LOCALES } from '../data/map.ts'
import { BLOCK, Block, clockOf, faceLabel } from '../look/index.ts'
import { AUSTRIA, BOXES, FACES, type Face, GONE, type Side, STARS, strengthOf } from '../words.ts'
import { holderOf, isThere, ownBlocks, type View, viewOf } from './facts.ts'
import { Orders } from './orders.tsx'
import { MG } from './words.ts'

const AT_START: readonly (readonly Face[])[] = [AUSTRIANS, [...FRENCH_AT_START, ...FRENCH_ARRIVALS.flat()]]
const points = (faces: readonly Face[]): number => faces.reduce((sum, face) => sum + strengthOf(face), 0)

interface ArmiesProps {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly chairs: readonly Chair[]
  readonly asked: number | undefined
}

/** Both sides: who sits there, morale, what is in play and what is lost; the opponent above, the player below. */
export function Armies(props: ArmiesProps): JSX.Element {
  const mine = (): number => (props.scene.facing() === 'spectator' ? 0 : Number(props.scene.facing()))
  return (
    <Show when={isThere(props.scene.view())}>
      <div class="mg-armies">
        {/* Those who only watch have no strip of their own. */}
        <Show when={props.scene.eye() === 'spectator'}>
          <Orders scene={props.scene} />
        </Show>
        <For each={[1 - mine(), mine()]}>
          {seat => <Army {...props} view={viewOf(props.scene.view())} seat={seat} />}
        </For>
        <Stars view={viewOf(props.scene.view())} />
      </div>
    </Show>
  )
}

function Army(props: ArmiesProps & { readonly view: View; readonly seat: number }): JSX.Element {
  const chair = (): Chair | undefined => props.chairs[props.seat]
  const army = createMemo(() => props.view.army[props.seat] ?? [])
  const left = (): number => FACES.reduce<number>((sum, face, i) => sum + strengthOf(face) * (army()[i] ?? 0), 0)
  const lostPoints = (): number => points(AT_START[props.seat]!) - left()
  const lostBlocks = (): number => ownBlocks(props.seat).filter(block => props.view.place[block] === GONE).length
  const coming = (): number => ownBlocks(props.seat).filter(block => (props.view.place[block] ?? -1) >= BOXES).length
  const morale = (): number => props.view.morale[props.seat] ?? 0
  return (
    <section
      class={`mg-army mg-side-${props.seat}`}
      classList={{ deciding: props.asked === props.seat }}
      aria-label={props.names[props.seat] ?? ''}
      data-testid={`army-${props.seat}`}
    >
      <header>
        <strong>{props.names[props.seat]}</strong>
        <span class="quiet-text">
          {chair()?.name}
          <Show when={chair()?.present === false}> · {MG.away[lang()]}</Show>
          <Show when={props.asked === props.seat}> · {MG.decides[lang()]}</Show>
        </span>
      </header>
      <div class="mg-morale">
        <b>{morale()}</b>
        <span class="mg-morale-bar" role="img" aria-label={`${MG.morale[lang()]} ${morale()}`}>
          <span style={{ width: `${(100 * morale()) / (MORALE[props.seat]! + 5)}%` }} />
        </span>
        <small>
          {props.view.broken[props.seat] === 0
            ? MG.morale[lang()]
            : MG.demoralised[lang()].replace('{time}', clockOf(props.view.broken[props.seat]!))}
        </small>
      </div>
      <ul class="mg-faces" aria-label={MG.inPlay[lang()]}>
        <For each={FACES}>
          {(face, i) => (
            <Show when={(army()[i()] ?? 0) > 0}>
              <li>
                <svg
                  viewBox={`${-BLOCK.length / 2 - 2} ${-BLOCK.depth / 2 - 2} ${BLOCK.length + 5} ${BLOCK.depth + 7}`}
                  aria-hidden="true"
                >
                  <Block side={props.seat as Side} face={face} />
                </svg>
                <span class="unseen">{faceLabel(face, lang())}: </span>×{army()[i()]}
              </li>
            </Show>
          )}
        </For>
      </ul>
      <p class="mg-lost" data-testid={`losses-${props.seat}`}>
        {MG.losses[lang()]}:{' '}
        <b>
          {lostPoints() === 0
            ? MG.noLosses[lang()]
            : MG.pointsLost[lang()].replace('{n}', String(lostPoints())).replace('{blocks}', String(lostBlocks()))}
        </b>
        <Show when={coming() > 0}> · {MG.coming[lang()].replace('{n}', String(coming()))}</Show>
      </p>
    </section>
  )
}

/** What decides if morale does not: the colours of stars that the Austrians hold. */
function Stars(props: { readonly view: View }): JSX.Element {
  const held = createMemo(
    () =>
      new Set(
        LOCALES.flatMap(({ star }, locale) =>
          star !== undefined && holderOf(props.view, locale) === AUSTRIA ? [star] : [],
        ),
      ),
  )
  return (
    <p class="mg-stars">
      {MG.stars[lang()]}:{' '}
      <For each={STARS}>
        {star => (
          <span class={`mg-star-${star}`} classList={{ held: held().has(star) }} aria-hidden="true">
            ★
          </span>
        )}
      </For>{' '}
      <small>{plain(say(lang(), MG.starsHeld, { n: held().size }))}</small>
    </p>
  )
}
