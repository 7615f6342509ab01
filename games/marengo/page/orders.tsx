/** The strip beside the map: the matter in hand, and a spyglass for what is pointed at. */

import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, type JSX, lazy, Match, Show, Switch } from 'solid-js'
import { CAPACITY, MAP } from '../data/board.ts'
import { mayBe } from '../data/hidden.ts'
import { approachLabel, Commands, clockOf, commandsLabel, localeLabel, placeLabel } from '../look/index.ts'
import { boxName, faceName, placeName, SIDES } from '../say/names.ts'
import { APPROACHES, BOXES, enemyOf, type Side } from '../words.ts'
import { Chips } from './chip.tsx'
import {
  beyond,
  blocksAt,
  blocksIn,
  frameOf,
  isThere,
  local,
  localeOf,
  named,
  topFrame,
  type View,
  viewOf,
} from './facts.ts'
import { pointedPlace } from './marks.tsx'
import { localeNames } from './texts.ts'
import { MG } from './words.ts'

/** Nobody assaults before the first turn is over. */
const Assault = lazy(() => import('./panels.tsx').then(part => ({ default: part.Assault })))

export function Orders(props: { readonly scene: Scene }): JSX.Element {
  return (
    <Show when={isThere(props.scene.view())}>
      <Strip scene={props.scene} view={viewOf(props.scene.view())} />
    </Show>
  )
}

function Strip(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  return (
    <div class="mg-orders" data-testid="orders">
      <Hour view={props.view} />
      <Matter scene={props.scene} view={props.view} />
      <Glass scene={props.scene} view={props.view} />
    </div>
  )
}

function Hour(props: { readonly view: View }): JSX.Element {
  return (
    <div class="mg-hour">
      <strong data-testid="turn">{clockOf(props.view.round)}</strong>
      <span>
        {(props.view.side === 0 ? MG.turnOf : MG.turnOfFrench)[lang()]}
        <small>{MG.round[lang()].replace('{n}', String(props.view.round))}</small>
      </span>
      <span class="unseen">{commandsLabel(props.view.command, lang())}</span>
      <svg class="mg-hour-commands" viewBox="0 0 156 68" aria-hidden="true">
        <Commands left={props.view.command} side={props.view.side as Side} />
      </svg>
    </div>
  )
}

function Matter(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const top = createMemo(() => topFrame(props.view))
  const title = (text: string, about?: string): JSX.Element => (
    <h3>
      {text} <small>{about}</small>
    </h3>
  )
  const chips = (blocks: readonly number[]): JSX.Element => (
    <Chips scene={props.scene} view={props.view} blocks={blocks} none={MG.toChoose[lang()]} />
  )
  /** Who is being put together into a group, a defence or an assault. */
  const begun = createMemo(() => props.scene.begun().flatMap(({ kind, id }) => (kind === 'piece' ? [Number(id)] : [])))
  return (
    <Switch>
      <Match when={frameOf(props.view, 'assault') !== undefined && top().proc !== 'retreat'}>
        <Assault scene={props.scene} view={props.view} />
      </Match>
      <Match when={begun().length > 0}>
        <section class="mg-matter">
          {title(MG.group[lang()], placeName(props.view.place[begun()[0]!] ?? -1, lang()))}
          {chips(begun())}
          <p class="quiet-text">{MG.groupHint[lang()]}</p>
        </section>
      </Match>
      <Match when={top().proc === 'march'}>
        <section class="mg-matter">
          {title(MG.march[lang()], MG.marchMoves[lang()].replace('{n}', String(local(top(), 'used'))))}
          {chips([local(top(), 'block')])}
        </section>
      </Match>
      <Match when={top().proc === 'bombardment'}>
        <Gun scene={props.scene} view={props.view} />
      </Match>
      <Match when={top().proc === 'attack' || top().proc === 'retreat'}>
        <section class="mg-matter">
          <Show
            when={top().proc === 'attack'}
            fallback={title(MG.retreat[lang()], placeName(local(top(), 'locale'), lang()))}
          >
            {title(MG.attack[lang()], placeName(APPROACHES + local(top(), 'over'), lang()))}
            <dl class="mg-sides">
              <dt>{MG.attackers[lang()]}</dt>
              <dd>{chips(named(top(), 'mask'))}</dd>
              <Show when={local(top(), 'stand') !== 0 || top().step === 'block'}>
                <dt>{MG.blockers[lang()]}</dt>
                <dd>{chips(named(top(), 'stand', enemyOf(local(top(), 'side'))))}</dd>
              </Show>
            </dl>
          </Show>
          <Show when={props.view.flight}>
            {found => (
              <p class="mg-retreats">
                {found().to.length === 0
                  ? MG.noRetreat[lang()]
                  : `${MG.retreats[lang()]}: ${localeNames(found().to, lang())}`}
              </p>
            )}
          </Show>
        </section>
      </Match>
      <Match when={top().proc === 'losses'}>
        <section class="mg-matter">
          {title(
            MG.lossesOf[lang()]
              .replace('{side}', SIDES[local(top(), 'side')]![lang()].toLowerCase())
              .replace('{n}', String(local(top(), 'points'))),
          )}
          {chips([...named(top(), 'leads'), ...named(top(), 'others')])}
        </section>
      </Match>
    </Switch>
  )
}

function Gun(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const gun = (): number => local(topFrame(props.view), 'gun')
  return (
    <section class="mg-matter">
      <h3>
        {MG.bombardment[lang()]} <small>{placeName(props.view.place[gun()] ?? -1, lang())}</small>
      </h3>
      <Chips scene={props.scene} view={props.view} blocks={[gun()]} />
      <For each={props.view.shots}>
        {({ at, points }) => (
          <p>
            {placeName(at, lang())}: <b>−{points}</b>
          </p>
        )}
      </For>
    </section>
  )
}

/** A locale, an approach or a box seen close up: who stands there, and what the ground costs. */
function Glass(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const at = createMemo((): number | undefined => {
    const found = pointedPlace(props.scene, props.view)
    if (found !== undefined) return found
    for (let box = 0; box < 4; box++)
      if (blocksAt(props.view, BOXES + box).some(block => props.scene.pointed({ kind: 'piece', id: block })))
        return BOXES + box
    return undefined
  })
  const pointed = createMemo(() => {
    const place = at()
    if (place === undefined) return undefined
    return blocksAt(props.view, place).find(block => props.scene.pointed({ kind: 'piece', id: block }))
  })
  return (
    <section class="mg-glass" aria-label={MG.glass[lang()]} data-testid="glass">
      <Show when={at() !== undefined} fallback={<p class="quiet-text">{MG.glassHint[lang()]}</p>}>
        <Show when={localeOf(at()!) >= 0} fallback={<Waiting {...props} box={at()! - BOXES} />}>
          <LocaleGlass {...props} locale={localeOf(at()!)} />
          <Show when={at()! >= APPROACHES}>
            <p class="mg-glass-approach">{approachLabel(at()! - APPROACHES, lang())}</p>
          </Show>
        </Show>
        <Show when={pointed() !== undefined && (props.view.face[pointed()!] ?? 0) === 0 ? pointed() : undefined}>
          {block => (
            <p class="quiet-text">
              {MG.couldBe[lang()].replace(
                '{list}',
                mayBe(props.view, block())
                  .map(face => faceName(face, lang()))
                  .join(', '),
              )}
            </p>
          )}
        </Show>
      </Show>
    </section>
  )
}

function Waiting(props: { readonly scene: Scene; readonly view: View; readonly box: number }): JSX.Element {
  return (
    <>
      <h4>
        {boxName(props.box, lang())} <small>{placeLabel(BOXES + props.box, lang())}</small>
      </h4>
      <Chips scene={props.scene} view={props.view} blocks={blocksAt(props.view, BOXES + props.box)} />
    </>
  )
}

function LocaleGlass(props: { readonly scene: Scene; readonly view: View; readonly locale: number }): JSX.Element {
  const here = (): readonly number[] => blocksIn(props.view, props.locale)
  const fronts = (): readonly number[] =>
    (MAP.approachesOf[props.locale] ?? []).filter(approach => blocksAt(props.view, APPROACHES + approach).length > 0)
  const room = (): string =>
    MG.room[lang()].replace('{n}', String(here().length)).replace('{of}', String(CAPACITY[props.locale]))
  return (
    <>
      <h4>
        {localeLabel(props.locale, lang()).split(',')[0]} <small>{room()}</small>
      </h4>
      <Show when={here().length > 0} fallback={<p class="quiet-text">{MG.nobody[lang()]}</p>}>
        <Show when={blocksAt(props.view, props.locale).length > 0}>
          <div class="mg-glass-row">
            <small>{MG.reserve[lang()]}</small>
            <Chips scene={props.scene} view={props.view} blocks={blocksAt(props.view, props.locale)} />
          </div>
        </Show>
        <For each={fronts()}>
          {approach => (
            <div class="mg-glass-row">
              <small>{MG.towards[lang()].replace('{where}', localeNames([beyond(approach)], lang()))}</small>
              <Chips scene={props.scene} view={props.view} blocks={blocksAt(props.view, APPROACHES + approach)} />
            </div>
          )}
        </For>
      </Show>
    </>
  )
}
