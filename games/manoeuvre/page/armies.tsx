import type { Chair, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createSignal, For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { Flag } from '../look/index.ts'
import { nationFacts, nationOf, unitFacts, type View, viewOf } from './facts.ts'
import { labelOf } from './hand.tsx'
import { MN } from './words.ts'

const Discards = lazy(() => import('./discards.tsx').then(part => ({ default: part.Discards })))

const LOST_FOR_DEFEAT = 5

/** Both sides: who sits there, deck, hand, discards, losses; the opponent above, the player below. */
export function Armies(props: {
  readonly scene: Scene
  readonly names: readonly string[]
  readonly chairs: readonly Chair[]
  readonly asked: number | undefined
}): JSX.Element {
  const view = (): View => viewOf(props.scene.view())
  const mine = (): number => (props.scene.facing() === 'spectator' ? 1 : Number(props.scene.facing()))
  return (
    <div class="mn-armies">
      <p class="mn-turn" data-testid="turn">
        {(view().turn ?? 0) > 0 ? MN.turn[lang()].replace('{n}', String(view().turn)) : MN.setup[lang()]}
      </p>
      <For each={[1 - mine(), mine()]}>
        {seat => (
          <Army
            scene={props.scene}
            view={view()}
            seat={seat}
            name={props.names[seat] ?? ''}
            chair={props.chairs[seat]}
            deciding={props.asked === seat}
          />
        )}
      </For>
    </div>
  )
}

function Army(props: {
  readonly scene: Scene
  readonly view: View
  readonly seat: number
  readonly name: string
  readonly chair: Chair | undefined
  readonly deciding: boolean
}): JSX.Element {
  const [open, setOpen] = createSignal(false)
  const nation = () => nationOf(props.view, props.seat)
  const colours = () => nationFacts(props.view, props.seat)?.colours
  const lost = (): number => props.view.lost?.[props.seat] ?? 0
  const dead = (): readonly number[] =>
    props.view.turn > 0
      ? Array.from({ length: 8 }, (_, unit) => props.seat * 8 + unit).filter(
          piece => (props.view.square[piece] ?? -1) < 0,
        )
      : []
  const known = (): readonly number[] => (props.seat === props.view.eye ? [] : (props.view.shown?.[props.seat] ?? []))
  return (
    <section
      class="mn-army"
      classList={{ deciding: props.deciding }}
      style={{ '--side': colours()?.coat ?? 'var(--line)' }}
      data-testid={`army-${props.seat}`}
    >
      <header>
        <Show when={nation()}>
          {army => (
            <svg class="mn-army-flag" viewBox="0 0 60 40" aria-hidden="true">
              <Flag nation={army()} x={0} y={0} width={60} />
            </svg>
          )}
        </Show>
        <div class="mn-army-names">
          <h2>{props.name}</h2>
          <p>
            {props.chair?.name}
            <Show when={props.chair?.present === false}> · {MN.away[lang()]}</Show>
          </p>
        </div>
        <Show when={props.deciding}>
          <span class="mn-decides">{MN.decides[lang()]}</span>
        </Show>
      </header>
      <dl class="mn-counts">
        <div>
          <dd>{props.view.handSize?.[props.seat] ?? 0}</dd>
          <dt>{MN.hand[lang()]}</dt>
        </div>
        <div
          classList={{ spent: (props.view.exhausted?.[props.seat] ?? 0) > 0 }}
          title={props.view.exhausted?.[props.seat] ? MN.lastCard[lang()] : undefined}
        >
          <dd>{props.view.deckSize?.[props.seat] ?? 0}</dd>
          <dt>{MN.deck[lang()]}</dt>
        </div>
        <div>
          <dd>
            <button
              type="button"
              class="mn-discards"
              aria-label={`${MN.discards[lang()]}: ${props.view.discard?.[props.seat]?.length ?? 0}`}
              onClick={() => setOpen(true)}
              data-testid={`discards-${props.seat}`}
            >
              {props.view.discard?.[props.seat]?.length ?? 0}
            </button>
          </dd>
          <dt>{MN.discards[lang()]}</dt>
        </div>
        <div class="mn-losses">
          <dd>
            <span class="mn-pips" role="img" aria-label={plain(say(lang(), MN.ofFive, { n: lost() }))}>
              <For each={Array.from({ length: LOST_FOR_DEFEAT }, (_, i) => i)}>
                {i => <span class="mn-pip" classList={{ gone: i < lost() }} />}
              </For>
            </span>
          </dd>
          <dt>{MN.lost[lang()]}</dt>
        </div>
      </dl>
      <Show when={dead().length > 0}>
        <p class="mn-dead">
          †{' '}
          {dead()
            .map(piece => unitFacts(props.view, piece)?.name[lang()])
            .join(', ')}
        </p>
      </Show>
      <Show when={known().length > 0}>
        <p class="mn-known">
          {MN.seen[lang()]}:{' '}
          {known()
            .map(card => labelOf(props.view, card))
            .join('; ')}
        </p>
      </Show>
      <Show when={open()}>
        <Suspense>
          <Discards
            scene={props.scene}
            title={`${MN.discards[lang()]} – ${props.name}`}
            cards={props.view.discard?.[props.seat] ?? []}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      </Show>
    </section>
  )
}
