/** Choices made off the board: sections of the battlefield, armies, edges, opening cards, the unit to be placed. */

import { type Asked, type Scene, same } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import type { Action } from '@bivouac/kernel'
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js'
import { NATION_FACTS } from '../data/nations.ts'
import { SECTIONS, turned } from '../data/sections.ts'
import { Flag, joinedTo, PieceToken, TerrainTile } from '../look/index.ts'
import { NATIONS } from '../words.ts'
import { nationOf, topFrame, unitFacts, type View, viewOf } from './facts.ts'
import { Card, labelOf } from './hand.tsx'
import { MN } from './words.ts'

interface ChooserProps {
  readonly scene: Scene
  readonly asked: Asked | undefined
  readonly choose: (action: Action) => void
}

export function Chooser(props: ChooserProps): JSX.Element {
  const where = (): string => (props.asked === undefined ? '' : `${props.asked.proc}.${props.asked.step}`)
  return (
    <Switch>
      <Match when={where() === 'battlefield.section'}>
        <Sections {...props} />
      </Match>
      <Match when={where() === 'armies.name'}>
        <Pair {...props} />
      </Match>
      <Match when={where() === 'opening.pick'}>
        <Opening {...props} />
      </Match>
      <Match when={where() === 'placement.place'}>
        <ToPlace {...props} />
      </Match>
    </Switch>
  )
}

function Sections(props: ChooserProps): JSX.Element {
  const [turn, setTurn] = createSignal(0)
  const free = createMemo(() => new Set((props.asked?.actions ?? []).map(each => Number(each.arg) >> 2)))
  return (
    <div class="panel chooser" data-testid="chooser">
      <header class="panel-head">
        <h2>{MN.layWhere[lang()]}</h2>
        <button type="button" onClick={() => setTurn(now => (now + 1) % 4)}>
          ↻ {MN.turnLeft[lang()]}
        </button>
      </header>
      <div class="mn-sections">
        <For each={SECTIONS}>
          {(section, index) => (
            <button
              type="button"
              data-choice
              disabled={!free().has(index())}
              aria-label={MN.laySection[lang()].replace('{n}', String(index() + 1))}
              onClick={() => props.choose({ type: 'lay', arg: index() * 4 + turn() })}
            >
              <svg viewBox="0 0 400 400" aria-hidden="true">
                <For each={turned(section, turn())}>
                  {(terrain, at) => (
                    <g transform={`translate(${(at() % 4) * 100} ${Math.floor(at() / 4) * 100})`}>
                      <TerrainTile
                        terrain={terrain}
                        square={at()}
                        joined={joinedTo(turned(section, turn()), at(), 4)}
                      />
                    </g>
                  )}
                </For>
              </svg>
            </button>
          )}
        </For>
      </div>
    </div>
  )
}

function Nations(
  props: ChooserProps & {
    readonly nations: readonly number[]
    readonly onPick: (nation: number) => void
    readonly title?: string
  },
): JSX.Element {
  return (
    <div class="panel chooser" data-testid="chooser">
      <Show when={props.title}>
        <h2>{props.title}</h2>
      </Show>
      <div class="mn-nations">
        <For each={props.nations}>
          {nation => (
            <button type="button" data-choice onClick={() => props.onPick(nation)}>
              <svg viewBox="0 0 60 40" aria-hidden="true">
                <Flag nation={NATIONS[nation]!} x={0} y={0} width={60} />
              </svg>
              {NATION_FACTS[NATIONS[nation]!].name[lang()]}
            </button>
          )}
        </For>
      </div>
    </div>
  )
}

/** Two nations, one after the other; the rules know the pair. */
function Pair(props: ChooserProps): JSX.Element {
  const [first, setFirst] = createSignal<number>()
  const all = NATIONS.map((_, nation) => nation)
  const pick = (nation: number): void => {
    const one = first()
    if (one === undefined) return void setFirst(nation)
    const arg = Math.min(one, nation) * 8 + Math.max(one, nation)
    setFirst(undefined)
    props.choose({ type: 'name', arg })
  }
  return (
    <Nations
      {...props}
      title={first() === undefined ? MN.pickFirst[lang()] : MN.pickSecond[lang()]}
      nations={all.filter(nation => nation !== first())}
      onPick={pick}
    />
  )
}

/** The whole deck; the five chosen stay marked until they are sent together. */
function Opening(props: ChooserProps): JSX.Element {
  const cards = createMemo(() => props.asked?.gathers?.find(each => each.type === 'pick')?.may ?? [])
  return (
    <div class="panel chooser" data-testid="chooser">
      <h2>{MN.openingHand[lang()]}</h2>
      <div class="mn-pile">
        <For each={cards()}>
          {card => {
            const thing = { kind: 'card', id: card } as const
            const isChosen = (): boolean => props.scene.begun().some(each => same(each, thing))
            return (
              <button
                type="button"
                data-choice
                class="mn-card-button is-lit"
                classList={{ 'is-chosen': isChosen() }}
                aria-pressed={isChosen()}
                data-thing={`card:${card}`}
                onClick={() => props.scene.click(thing)}
              >
                <span class="unseen">{labelOf(viewOf(props.scene.view()), card)}</span>
                <span aria-hidden="true">
                  <Card scene={props.scene} card={card} />
                </span>
              </button>
            )
          }}
        </For>
      </div>
    </div>
  )
}

function ToPlace(props: ChooserProps): JSX.Element {
  const view = (): View => viewOf(props.scene.view())
  const piece = (): number => topFrame(view()).piece ?? -1
  return (
    <Show when={unitFacts(view(), piece())}>
      {facts => (
        <div class="panel chooser to-place" data-testid="to-place">
          <span>{MN.placeUnit[lang()]}</span>
          <svg viewBox="0 0 100 100" class="mn-placing" aria-hidden="true">
            <PieceToken
              nation={nationOf(view(), piece() >> 3)!}
              arm={facts().arm}
              name={facts().name[lang()]}
              full={facts().full}
              reduced={facts().reduced}
              isReduced={false}
            />
          </svg>
          <strong>{facts().name[lang()]}</strong>
        </div>
      )}
    </Show>
  )
}
