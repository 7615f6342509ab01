import type { Odds } from '@bivouac/host/protocol'
import { type Foretold, signed } from '@bivouac/kernel'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
} from 'solid-js'
import { lang, learn, t } from '../app/language.ts'
import { settings } from '../app/settings.ts'
import { type Fight, type FightSide, keyOf, type Scene, type Thing } from '../page/index.ts'
import { PANELS } from '../words/panels.ts'
import { beside } from './beside.ts'
import { AskForSounds, FightAfter, Worth } from './fight-after.tsx'
import type { Fights, Fought } from './fights.ts'
import { Cite } from './log.tsx'
import { OddsBody } from './odds-body.tsx'
import { Portrait } from './portrait.tsx'
import { ThrownDie } from './thrown-die.tsx'
import type { TableUi } from './ui.ts'

learn(PANELS)

/** How long the end of a fight stays when nobody does anything. */
const LINGERS = 12_000
/** Pixels of board between it and the edge. */
const EDGE = 6
/** Headings of turns and phases are no part of what a fight brought. */
const HEADING = 1

/** One fight, for every game: both sides, each addend with its rule, the odds, the dice, and what came of it. */
export function FightStage(props: { readonly ui: TableUi; readonly scene: Scene }): JSX.Element {
  const { store, replay } = props.ui
  const live = createMemo((): Fight | undefined => {
    if (store.latest() === undefined) return undefined
    return store.page.fight?.(props.scene.view(), props.scene.eye(), lang())
  })
  const fights = (): Fights => (replay.at() === undefined ? store.fights : replay.fights)
  const fought = (): Fought | undefined => fights().fought()
  const shown = (): Fight | undefined => {
    const [now, last] = [live(), fought()?.fight]
    if (now?.onBoard === true) return undefined
    return now?.decided === true && last?.id === now.id ? last : (now ?? last)
  }
  const ended = (): Fought | undefined => {
    const last = fought()
    return last !== undefined && (live() === undefined || live()!.id === last.fight.id) ? last : undefined
  }
  // What came of it stays until somebody goes on, or for a while.
  let timer: ReturnType<typeof setTimeout> | undefined
  createEffect(() => {
    clearTimeout(timer)
    if (live() !== undefined || fought() === undefined || store.animation.busy() || replay.at() !== undefined) return
    timer = setTimeout(() => store.fights.forget(), LINGERS / settings.speed)
  })
  onCleanup(() => clearTimeout(timer))
  return (
    <Show when={shown()}>
      {fight => (
        <Panel
          {...props}
          fight={fight()}
          ended={ended()}
          isLive={live() !== undefined}
          forget={() => fights().forget()}
        />
      )}
    </Show>
  )
}

function Panel(props: {
  readonly ui: TableUi
  readonly scene: Scene
  readonly fight: Fight
  readonly ended: Fought | undefined
  readonly isLive: boolean
  readonly forget: () => void
}): JSX.Element {
  const { store } = props.ui
  let element: HTMLElement | undefined
  const [spot, setSpot] = createSignal<{ readonly left: number; readonly top: number }>()
  const [isHidden, setHidden] = createSignal(false)
  const boxOf = (each: Element): DOMRect => each.getBoundingClientRect()
  const boxesOf = (things: readonly string[]): readonly DOMRect[] =>
    things.flatMap(key => [...document.querySelectorAll(`.panzoom [data-thing~="${key}"]`)].slice(0, 1).map(boxOf))
  const pieces = (): readonly DOMRect[] => [...document.querySelectorAll('.panzoom [data-thing*="piece:"]')].map(boxOf)
  /** On a phone the sheet leaves free the half of the board where the fight is. */
  const [isLow, setLow] = createSignal(false)
  const contact = createMemo(() => props.fight.at.map(keyOf).join(' '))
  createEffect(
    on([() => props.fight.id, contact, props.ui.selection.lit, isHidden], () => {
      const area = element?.parentElement
      if (element === undefined || area === null || area === undefined) return
      const origin = boxOf(area)
      const contactBoxes = boxesOf(contact().split(' '))
      const found = beside(
        { width: element.offsetWidth, height: element.offsetHeight },
        {
          left: origin.left + EDGE,
          top: origin.top + EDGE,
          width: origin.width - 2 * EDGE,
          height: origin.height - 2 * EDGE,
        },
        contactBoxes,
        [...boxesOf([...props.ui.selection.lit()]), ...pieces()],
      )
      setSpot({ left: found.left - origin.left, top: found.top - origin.top })
      const middle = contactBoxes.reduce((sum, box) => sum + box.top + box.height / 2, 0) / contactBoxes.length
      setLow(middle > origin.top + origin.height / 2)
    }),
  )
  // What is told of it makes it longer: it moves up rather than off the board.
  onMount(() => {
    const grown = new ResizeObserver(() => {
      // Taken off the board it has no size, either.
      const area = element!.parentElement
      if (area === null) return
      const most = area.clientHeight - element!.offsetHeight - EDGE
      setSpot(now => now && { ...now, top: Math.max(EDGE, Math.min(now.top, most)) })
    })
    grown.observe(element!)
    onCleanup(() => grown.disconnect())
  })
  createEffect(
    on(
      () => props.fight.id,
      () => setHidden(false),
    ),
  )
  const told = () => (props.ended?.told ?? []).filter(each => store.page.words.level(each.event) > HEADING)
  const aftermath = () => (props.fight.outcome === undefined ? told().slice(1) : told())
  const close = (): void => {
    if (props.isLive) setHidden(not => !not)
    else props.forget()
  }
  return (
    <section
      ref={element}
      class="fight"
      classList={{ high: isLow(), decided: told().length > 0 }}
      style={{ '--x': `${spot()?.left ?? 6}px`, '--y': `${spot()?.top ?? 6}px` }}
      aria-label={props.fight.title}
      data-testid="fight"
    >
      <header class="fight-head">
        <h2>{props.fight.title}</h2>
        <button
          type="button"
          class="quiet"
          aria-label={props.isLive ? t('fight.fold') : t('ui.close')}
          aria-expanded={props.isLive ? !isHidden() : undefined}
          data-testid="fight-close"
          onClick={close}
        >
          {props.isLive ? (isHidden() ? '▸' : '▾') : '✕'}
        </button>
      </header>
      <div class="fight-sides">
        <For each={[0, 1] as const}>{side => <Side {...props} side={side} facts={props.fight.sides[side]} />}</For>
      </div>
      <Show when={!isHidden()}>
        <Show when={props.fight.roll}>
          <p class="fight-roll" data-testid="fight-roll">
            {props.fight.roll}
          </p>
        </Show>
        <Show when={props.ended?.dice.length ? props.ended.dice : undefined}>
          {dice => (
            <div class="fight-dice" data-testid="fight-dice">
              <For each={dice()}>{(die, order) => <ThrownDie sides={die.sides} got={die.got} order={order()} />}</For>
            </div>
          )}
        </Show>
        {/* Odds take their time; who fights and with what is there at once. */}
        <Suspense>
          <LiveOdds ui={props.ui} fight={props.fight} isLive={props.isLive} />
        </Suspense>
        <Show
          when={props.fight.outcome}
          fallback={<FightAfter ui={props.ui} told={told().slice(0, 1)} class="fight-outcome" />}
        >
          <p class="fight-outcome" data-testid="fight-outcome">
            {props.fight.outcome}
          </p>
        </Show>
        <Show when={!props.isLive && props.ended}>{ended => <Worth ui={props.ui} ended={ended()} />}</Show>
        <Show
          when={props.fight.aftermath}
          fallback={<FightAfter ui={props.ui} told={aftermath()} class="fight-after" />}
        >
          {lines => (
            <For each={lines()}>
              {line => (
                <p class="fight-after">
                  {line.text} <Show when={line.rule}>{rule => <Cite rule={rule()} ui={props.ui} />}</Show>
                </p>
              )}
            </For>
          )}
        </Show>
        <Show when={props.ended?.dice.length && !settings.askedForSounds && !settings.sounds}>
          <AskForSounds />
        </Show>
      </Show>
    </section>
  )
}

function Side(props: {
  readonly ui: TableUi
  readonly scene: Scene
  readonly fight: Fight
  readonly side: 0 | 1
  readonly facts: FightSide
}): JSX.Element {
  const { page } = props.ui.store
  const addends = () => props.fight.addends.filter(each => each.side === props.side)
  const sum = (): number | string => props.facts.sum ?? addends().reduce((all, each) => all + (each.value ?? 0), 0)
  const name = (thing: Thing): string => page.nameOf(thing, props.scene.view(), lang())
  return (
    <div class="fight-side" style={{ '--side': props.facts.colour }} data-testid={`fight-side-${props.side}`}>
      <h3>
        <span>{props.facts.name}</span>
        <b class="fight-sum" data-testid="fight-sum">
          {sum()}
        </b>
      </h3>
      <p class="fight-pieces">
        <For each={props.facts.pieces}>
          {thing => (
            <span
              class="token"
              onPointerEnter={() => props.ui.point(thing)}
              onPointerLeave={() => props.ui.point(undefined)}
            >
              <Portrait thing={thing} scene={props.scene} />
              <span class="fight-name">{name(thing)}</span>
            </span>
          )}
        </For>
      </p>
      <Show when={props.facts.cards?.length}>
        <div class="fight-cards">
          <For each={props.facts.cards}>
            {card => (
              <Show when={page.Card} keyed>
                {Card => <Card scene={props.scene} card={card} />}
              </Show>
            )}
          </For>
        </div>
      </Show>
      <ul class="fight-addends">
        <For each={addends()}>
          {each => (
            <li data-testid="fight-addend">
              <span>
                {each.text} <Show when={each.rule}>{rule => <Cite rule={rule()} ui={props.ui} />}</Show>
              </span>
              <Show when={each.value !== undefined}>
                <b>{signed(each.value!, lang())}</b>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

/** The odds of what the fight turns on, for as long as this player may do it: bare, and against what the enemy may hold. */
function LiveOdds(props: { readonly ui: TableUi; readonly fight: Fight; readonly isLive: boolean }): JSX.Element {
  const { store } = props.ui
  const wanted = createMemo(() => {
    const action = props.fight.odds
    const seat = store.seat()
    if (!props.isLive || action === undefined || seat === undefined || !store.mayAct()) return undefined
    if (props.ui.replay.at() !== undefined) return undefined
    return { action, seat, at: store.latest()!.at }
  })
  const [found] = createResource(wanted, async ({ action, seat, at }) => {
    const answer = await store.ask({ do: 'judge', seat, action })
    if (!answer.ok || !(answer.value as { legal: boolean }).legal) return undefined
    const { foretold } = answer.value as { foretold?: Foretold }
    const odds = await store.ask({ do: 'odds', seat, action })
    if (!odds.ok || store.latest()?.at !== at) return undefined
    return { action, odds: odds.value as Odds, foretold: foretold ?? { lines: [] } }
  })
  return (
    <Show when={wanted() !== undefined && found.latest}>{asked => <OddsBody ui={props.ui} asking={asked()} />}</Show>
  )
}
