/** Panels beside a question: two counters of one commander, the table of the fog, the table of orders. */

import type { Asked, Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import type { Action } from '@bivouac/kernel'
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { CAMPAIGNS, COUNTERS } from '../data/index.ts'
import { FOG_TURNS } from '../data/tables.ts'
import { ForceCounter } from '../look/index.ts'
import { FOG_NAME, ORDER_NAME } from '../words.ts'
import { campaignOf, frameOf, type View, viewOf } from './facts.ts'
import { FC, fc } from './words.ts'

interface ChooserProps {
  readonly scene: Scene
  readonly asked: Asked | undefined
  readonly choose: (action: Action) => void
}

export function Chooser(props: ChooserProps): JSX.Element {
  const where = (): string => (props.asked === undefined ? '' : `${props.asked.proc}.${props.asked.step}`)
  const view = (): View => viewOf(props.scene.view())
  return (
    <Switch>
      <Match when={where() === 'linked.choose'}>
        <Two {...props} view={view()} />
      </Match>
      <Match when={where() === 'battle.scouts'}>
        <Fog view={view()} />
      </Match>
      <Match when={where() === 'orders.scouts'}>
        <Orders view={view()} />
      </Match>
    </Switch>
  )
}

/** The survivor's old counter beside the new one. */
function Two(props: ChooserProps & { readonly view: View }): JSX.Element {
  const slot = (): number => frameOf(props.view, 'linked')?.next ?? -1
  const fresh = () => campaignOf(props.view).counters[slot()]
  const old = createMemo(() => {
    const survivors = props.view.diary.at(-1)?.survivors ?? []
    return survivors.map(each => COUNTERS[each]!).find(each => each.name === fresh()?.name)
  })
  const choices = () =>
    [
      {
        action: 'keep',
        counter: old(),
        title: fc('oldCounter', lang(), { year: CAMPAIGNS[old()?.campaign ?? 0]!.id }),
      },
      { action: 'fresh', counter: fresh(), title: FC.newCounter[lang()] },
    ] as const
  return (
    <div class="panel chooser fc-chooser" data-testid="chooser">
      <div class="fc-two">
        <For each={choices()}>
          {each => (
            <Show when={each.counter}>
              {counter => (
                <button type="button" onClick={() => props.choose({ type: each.action })}>
                  <svg viewBox="-2 -2 104 106" aria-hidden="true">
                    <ForceCounter
                      {...counter()}
                      {...counter().full}
                      reduced={false}
                      last={counter().reduced === undefined}
                    />
                  </svg>
                  <span>{each.title}</span>
                </button>
              )}
            </Show>
          )}
        </For>
      </div>
    </div>
  )
}

function Fog(props: { readonly view: View }): JSX.Element {
  const roll = (): number => props.view.battle?.fog ?? 0
  return (
    <div class="panel chooser fc-chooser" data-testid="chooser">
      <header class="panel-head">
        <h2>{FC.fogTable[lang()]}</h2>
        <span class="panel-about">{fc('scoutLeft', lang(), { n: props.view.scouts })}</span>
      </header>
      <table class="fc-table">
        <tbody>
          <For each={FOG_NAME.map((_, i) => i).slice(1)}>
            {number => (
              <tr
                classList={{ now: number === roll(), rollable: number <= 10 }}
                aria-current={number === roll() ? 'true' : undefined}
              >
                <th scope="row">{number}</th>
                <td>{fc('fogTurns', lang(), { n: FOG_TURNS[number] })}</td>
                <td>{FOG_NAME[number]![lang()]}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}

function Orders(props: { readonly view: View }): JSX.Element {
  const roll = (): number => frameOf(props.view, 'orders')?.roll ?? 0
  const rows = () => {
    const { rows: all } = campaignOf(props.view).orders
    return all.map((row, i) => {
      const from = i === 0 ? 1 : (all[i - 1]!.upTo ?? 0) + 1
      return { ...row, from, now: roll() >= from && (row.upTo === undefined || roll() <= row.upTo) }
    })
  }
  return (
    <div class="panel chooser fc-chooser" data-testid="chooser">
      <header class="panel-head">
        <h2>{FC.orderTable[lang()]}</h2>
        <span class="panel-about">{fc('scoutLeft', lang(), { n: props.view.scouts })}</span>
      </header>
      <table class="fc-table">
        <tbody>
          <For each={rows()}>
            {row => (
              <tr classList={{ now: row.now }} aria-current={row.now ? 'true' : undefined}>
                <th scope="row">
                  {row.upTo === undefined
                    ? `${row.from}+`
                    : row.from === row.upTo
                      ? row.from
                      : `${row.from}–${row.upTo}`}
                </th>
                <td>
                  {ORDER_NAME[row.order][lang()]}
                  {(row.times ?? 1) > 1 ? ` ×${row.times}` : ''}
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  )
}
