/** Who stands in an area, counter by counter, to be read and picked up. */

import { keyOf, type Scene, type Thing } from '@bivouac/client/page'
import { dragging } from '@bivouac/client/page/dragging'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { HAT } from '../look/index.ts'
import { ENEMY, FRENCH } from '../words.ts'
import {
  campaignOf,
  forcesAt,
  isField,
  nameOfArea,
  napoleon,
  piece,
  place,
  sumOf,
  topFrame,
  type View,
} from './facts.ts'
import { Force, labelOfSlot } from './force.tsx'
import { FC, fc } from './words.ts'

export function Roster(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const things = (area: number): readonly Thing[] => [
    place(area),
    ...forcesAt(props.view, area, FRENCH).map(slot => piece(props.view, slot)),
    ...(props.view.napoleon === area ? [napoleon] : []),
  ]
  /** The area of what is picked up, else the one pointed at last, else Napoleon's. */
  const area = createMemo((last: number): number => {
    const { areas } = campaignOf(props.view)
    const numbers = areas.flatMap((each, number) => (each.open ? [number] : []))
    const moving = topFrame(props.view)?.proc === 'movement'
    const picked = moving
      ? numbers.find(each => things(each).some(thing => thing.kind === 'piece' && props.scene.chosen(thing)))
      : undefined
    const pointed = numbers.find(each => props.scene.pointed(place(each)))
    if (props.view.battle !== undefined) return pointed ?? props.view.battle.area
    return picked ?? pointed ?? (areas[last]?.open ? last : props.view.napoleon)
  }, props.view.napoleon)
  const french = () => forcesAt(props.view, area(), FRENCH)
  const enemy = () => forcesAt(props.view, area(), ENEMY)
  return (
    <section class="fc-roster" data-testid="roster">
      <Show when={!isField(props.view)}>
        <h2 class="fc-roster-name">{nameOfArea(props.view, area(), lang())}</h2>
        <Side
          scene={props.scene}
          view={props.view}
          slots={french()}
          title={FC.french[lang()]}
          side={FRENCH}
          napoleon={props.view.napoleon === area()}
        />
        <Side
          scene={props.scene}
          view={props.view}
          slots={enemy()}
          title={FC.enemy[lang()]}
          side={ENEMY}
          napoleon={false}
        />
        <Show when={french().length + enemy().length === 0 && props.view.napoleon !== area()}>
          <p class="quiet-text">{FC.nobody[lang()]}</p>
        </Show>
        <Balance view={props.view} scene={props.scene} area={area()} />
      </Show>
      <Show when={isField(props.view)}>
        <Pointed scene={props.scene} view={props.view} />
      </Show>
    </section>
  )
}

function Side(props: {
  readonly scene: Scene
  readonly view: View
  readonly slots: readonly number[]
  readonly title: string
  readonly side: number
  readonly napoleon: boolean
}): JSX.Element {
  return (
    <Show when={props.slots.length > 0 || props.napoleon}>
      <h3 class={`fc-roster-side fc-of-${props.side}`}>
        {props.title} <strong>{sumOf(props.view, props.slots)}</strong>
      </h3>
      <div class="fc-roster-grid">
        <Show when={props.napoleon}>
          <PieceButton scene={props.scene} thing={napoleon} label={FC.napoleon[lang()]}>
            <g transform="translate(50 54)">
              <circle class="fc-napoleon-ground" r="40" />
              <circle class="fc-napoleon-rim" r="34" />
              <path class="fc-napoleon-hat" d={HAT} transform="translate(0 4) scale(1.25)" />
            </g>
          </PieceButton>
        </Show>
        <For each={props.slots}>
          {slot => (
            <PieceButton scene={props.scene} thing={piece(props.view, slot)} label={labelOfSlot(props.view, slot)}>
              <Force view={props.view} slot={slot} />
            </PieceButton>
          )}
        </For>
      </div>
    </Show>
  )
}

function PieceButton(props: {
  readonly scene: Scene
  readonly thing: Thing
  readonly label: string
  readonly children: JSX.Element
}): JSX.Element {
  const element = (button: HTMLButtonElement): void => {
    dragging(button, props.scene, () => props.thing)
    pointing(button, props.scene, () => props.thing)
  }
  return (
    <button
      type="button"
      class="fc-piece-button"
      classList={{ 'is-lit': props.scene.lit(props.thing), 'is-chosen': props.scene.chosen(props.thing) }}
      data-thing={keyOf(props.thing)}
      aria-pressed={props.scene.chosen(props.thing)}
      title={props.label}
      ref={element}
    >
      <span class="unseen">
        {props.label} {props.scene.state(props.thing)}
      </span>
      <svg viewBox="-2 -2 104 106" aria-hidden="true">
        {props.children}
      </svg>
    </button>
  )
}

const OVERWHELM = 3
/** Two armies face to face, or one that could come: how they compare, and whether it is enough to overwhelm. */
function Balance(props: { readonly view: View; readonly scene: Scene; readonly area: number }): JSX.Element {
  const found = createMemo(() => {
    const { scene, view } = props
    const picked = campaignOf(view).frenchMobile.filter(slot => view.at[slot]! >= 0 && scene.chosen(piece(view, slot)))
    const targets = campaignOf(view).areas.flatMap((_, area) =>
      (picked.length > 0 ? scene.pointed(place(area)) && scene.lit(place(area)) : area === props.area) ? [area] : [],
    )
    const [area] = targets
    if (area === undefined) return undefined
    const enemy = sumOf(view, forcesAt(view, area, ENEMY))
    const french = sumOf(view, [...new Set([...picked, ...forcesAt(view, area, FRENCH)])])
    return enemy === 0 || french === 0 ? undefined : { area, french, enemy }
  })
  return (
    <Show when={found()}>
      {each => (
        <p class="fc-balance" data-testid="balance">
          <strong>
            {nameOfArea(props.view, each().area, lang())}:{' '}
            {fc('against', lang(), { french: each().french, enemy: each().enemy })}
          </strong>
          ,{' '}
          {FC.ratio[lang()].replace(
            '{ratio}',
            (each().french / each().enemy).toLocaleString(lang(), { maximumFractionDigits: 1 }),
          )}
          {'. '}
          {each().french >= OVERWHELM * each().enemy
            ? FC.overwhelm[lang()]
            : fc('short', lang(), { n: OVERWHELM * each().enemy - each().french })}
        </p>
      )}
    </Show>
  )
}

/** On the battlefield: the counter pointed at, large. */
function Pointed(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const slot = createMemo((last: number | undefined): number | undefined => {
    const units = [...(props.view.battle?.units[FRENCH] ?? []), ...(props.view.battle?.units[ENEMY] ?? [])]
    const found = units.find(unit => props.scene.pointed(piece(props.view, unit.slot)))?.slot
    return found ?? (units.some(unit => unit.slot === last) ? last : undefined)
  }, undefined)
  return (
    <Show when={slot()}>
      {found => (
        <figure class="fc-large">
          <svg viewBox="-2 -2 104 106" aria-hidden="true">
            <Force view={props.view} slot={found()} />
          </svg>
          <figcaption>{labelOfSlot(props.view, found())}</figcaption>
        </figure>
      )}
    </Show>
  )
}
