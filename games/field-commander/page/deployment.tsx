/** Who is to be placed: the force in hand, those who come next, and the usual order of battle in one click. */
import { keyOf, type Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createEffect, createMemo, For, type JSX, onCleanup } from 'solid-js'
import { deployCode } from '../data/codes.ts'
import { APPROACH_MOST } from '../data/tables.ts'
import { FRENCH_APPROACH, FRENCH_RESERVE } from '../words.ts'
import { placedCard } from './actions.ts'
import { berth, campaignOf, combatOf, counterOf, nameOfSlot, piece, type View } from './facts.ts'
import { Force, labelOfSlot } from './force.tsx'
import { placing, takeForce } from './hand.ts'
import { FC } from './words.ts'

const BERTHS = [0, 1, 2, 3, 4, 5] as const

/** The strongest in the Approach, in column; guns in line, and everybody else, in Reserve. */
function usual(view: View, slots: readonly number[]): readonly number[] {
  const troops = slots.filter(slot => counterOf(view, slot).troops)
  const front = [...troops].sort((a, b) => combatOf(view, b) - combatOf(view, a)).slice(0, APPROACH_MOST)
  return slots.map(slot => {
    const zone = front.includes(slot) ? FRENCH_APPROACH : FRENCH_RESERVE
    return deployCode(slot, zone * 2 + (troops.includes(slot) ? 1 : 0))
  })
}

export function Deployment(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const slots = createMemo(() =>
    campaignOf(props.view).frenchMobile.filter(slot => props.view.at[slot] === props.view.battle?.area),
  )
  const isPlaced = (slot: number): boolean =>
    BERTHS.some(at => props.scene.chosen(slot === placing() ? berth(at) : placedCard(deployCode(slot, at))))
  // When the force in hand has its place, the next one is taken up.
  createEffect(() => {
    if (slots().includes(placing()) && !isPlaced(placing())) return
    const next = slots().find(slot => !isPlaced(slot))
    if (next !== undefined) takeForce(next)
  })
  onCleanup(() => takeForce(-1))
  return (
    <section data-testid="deployment">
      <h2 class="fc-tray-title">{FC.toPlace[lang()]}</h2>
      <div class="fc-tray-grid">
        <For each={slots()}>
          {slot => (
            <button
              type="button"
              class="fc-tray-button fc-good"
              classList={{ 'is-chosen': placing() === slot, 'is-placed': isPlaced(slot) }}
              data-thing={keyOf(piece(props.view, slot))}
              aria-pressed={placing() === slot}
              title={labelOfSlot(props.view, slot)}
              onClick={() => takeForce(slot)}
            >
              <svg viewBox="-2 -2 104 106" aria-hidden="true">
                <Force view={props.view} slot={slot} />
              </svg>
              <span class="fc-tray-name">{isPlaced(slot) ? '✓' : placing() === slot ? FC.thisOne[lang()] : ' '}</span>
              <span class="unseen">{nameOfSlot(props.view, slot, lang())}</span>
            </button>
          )}
        </For>
      </div>
      <button
        type="button"
        class="primary"
        data-testid="deploy-usual"
        onClick={() => props.scene.send({ type: 'deploy', arg: usual(props.view, slots()) })}
      >
        {FC.usual[lang()]}
      </button>
    </section>
  )
}
