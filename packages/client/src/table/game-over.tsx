import { number, type Seat, type Side, type Text } from '@bivouac/kernel'
import { createMemo, createResource, createSignal, For, type JSX, onMount, Show } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import { pathTo } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import type { SideLook } from '../page/index.ts'
import { PANELS } from '../words/panels.ts'
import { createJudging } from './analysis-run.ts'
import { deservedWords, luckWords, type Turn, turnedWords } from './analysis-words.ts'
import { endingWords } from './ending.ts'
import { FairDice } from './fair-dice.tsx'
import { Cite } from './log.tsx'
import { outcome, sideOfSeat, winnersOf } from './sides.ts'
import type { TableUi } from './ui.ts'

learn(PANELS)

export function GameOver(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly sides: readonly SideLook[]
  /** Yes once: the game has ended before these eyes. */
  readonly hasJustCome: () => boolean
}): JSX.Element {
  const { store, replay } = props.ui
  const [closed, setClosed] = createSignal(false)
  const over = () => {
    const now = store.shown()
    return now !== undefined && (now.result ?? now.ending) !== undefined && replay.at() === undefined && !closed()
      ? now
      : undefined
  }
  onMount(() => {
    if (props.hasJustCome() && settings.sounds) void import('./sound.ts').then(made => made.play('end'))
  })
  const headline = (): string => {
    const now = over()
    if (now === undefined) return ''
    const winners = winnersOf(now) ?? []
    // Alone at the table, nobody's victory is a defeat.
    if (props.names.length === 1 && winners.length === 0) return t('over.lost')
    const mySides = new Set(now.mine.map(seat => sideOfSeat(now, seat)))
    if (winners.length === 0 || mySides.size !== 1) return outcome(now, props.names)
    return winners.some(side => mySides.has(side)) ? t('over.won') : t('over.lost')
  }
  const words = (): string => {
    const now = over()
    if (now?.result !== undefined) return store.page.words.result(now.result, lang(), now.view)
    return now?.ending === undefined ? '' : endingWords(now.ending, props.names)
  }
  const rematch = async (): Promise<void> => {
    const seat = store.seat()
    if (seat === undefined) return
    const answer = await store.tryAsk({ do: 'offer', seat, what: 'rematch' })
    if (answer.ok && answer.value === undefined) store.notify({ text: t('over.asked') })
  }
  return (
    <Show when={over()}>
      {now => (
        <section class="over" aria-label={t('over.title')} data-testid="game-over">
          <button type="button" class="quiet over-close" aria-label={t('ui.close')} onClick={() => setClosed(true)}>
            ✕
          </button>
          <Standards sides={props.sides} winners={winnersOf(now()) ?? []} of={seat => sideOfSeat(now(), seat)} />
          <h2>{headline()}</h2>
          <p class="over-words">
            {words()} <Show when={now().result}>{result => <Cite rule={result().rule} ui={props.ui} />}</Show>
          </p>
          <Balance ui={props.ui} />
          <Show when={store.game.judged}>
            <Verdict ui={props.ui} names={props.names} />
          </Show>
          <FairDice store={store} />
          <div class="dialog-buttons">
            <Show when={store.seat() !== undefined}>
              <Show
                when={!now().typed}
                fallback={
                  <a class="button primary" href={pathTo('new', store.game.id)}>
                    {t('over.again')}
                  </a>
                }
              >
                <button type="button" class="primary" data-testid="rematch" onClick={() => void rematch()}>
                  {t(props.names.length > 1 ? 'over.rematch' : 'over.again')}
                </button>
              </Show>
            </Show>
            <Show when={store.game.judged}>
              <button
                type="button"
                data-testid="over-analyse"
                onClick={() => {
                  setClosed(true)
                  props.ui.analyse()
                }}
              >
                {t('over.analyse')}
              </button>
            </Show>
            <button type="button" data-testid="over-report" onClick={() => props.ui.open('report')}>
              {t('over.report')}
            </button>
            <button type="button" data-testid="over-replay" onClick={() => replay.play(true)}>
              {t('over.replay')}
            </button>
          </div>
        </section>
      )}
    </Show>
  )
}

/** The flags of those who fought: the winners' fly over laurels, the others' are lowered. */
function Standards(props: {
  readonly sides: readonly SideLook[]
  readonly winners: readonly Side[]
  readonly of: (seat: Seat) => Side
}): JSX.Element {
  const won = (seat: number): boolean => props.winners.includes(props.of(seat))
  /** Alone at the table somebody is beaten though nobody has won. */
  const lost = (seat: number): boolean => !won(seat) && (props.winners.length > 0 || props.sides.length === 1)
  return (
    <div class="standards" aria-hidden="true">
      <For each={props.sides}>
        {(side, seat) => (
          <span
            class="standard"
            classList={{ lowered: lost(seat()), raised: won(seat()) }}
            style={{ '--flag': side.flag ?? side.colour }}
          >
            <Show when={won(seat())}>
              <svg class="laurel" viewBox="-50 -14 100 28" aria-hidden="true">
                <path d={LAUREL} />
                <path d={LAUREL} transform="scale(-1 1)" />
              </svg>
            </Show>
          </span>
        )}
      </For>
    </div>
  )
}

/** One branch of a laurel lying on its stem, pairs of leaves towards its tip. */
const LAUREL = `M2 9Q26 10 44-6M${[6, 14, 22, 30, 37]
  .map((x, i) => {
    const y = [8.6, 8, 6, 2.6, -1.4][i]!
    return `${x} ${y}q4-11 11-10q-1 8-11 10ZM${x} ${y}q9 7 13 1q-5-4-13-1Z`
  })
  .join('M')}M43-5q2-7 6-8q1 5-6 8Z`

/** Turning points named on the plate; the analysis has them all. */
const MOST_TURNS = 2

/** What decided it: whose the luck was and the largest turns, each with the way to the moment. */
function Verdict(props: { readonly ui: TableUi; readonly names: readonly Text[] }): JSX.Element {
  const { store, replay } = props.ui
  const [failed, setFailed] = createSignal(false)
  const { found } = createJudging(props.ui, () => setFailed(true))
  const swing = ({ after, before }: Turn): number => Math.abs(after - before)
  const turns = (): readonly Turn[] =>
    [...(found()?.turning ?? [])].sort((a, b) => swing(b) - swing(a)).slice(0, MOST_TURNS)
  return (
    <Show when={!failed()}>
      <div class="over-verdict" aria-live="polite">
        <Show when={found()} fallback={<p class="quiet-text">{t('over.judging')}</p>}>
          {all => (
            <>
              <p data-testid="over-luck">
                {luckWords(all(), props.names) ?? t('analysis.noLuck')} {deservedWords(all(), props.names)}
              </p>
              <ul>
                <For each={turns()}>
                  {move => (
                    <li>
                      <button
                        type="button"
                        class="quiet"
                        data-testid="over-turning"
                        onClick={() => void replay.goTo(move.at - 1)}
                      >
                        {said(props.names[move.seat] ?? { it: '', en: '' })}: {turnedWords(store, move)}
                      </button>
                    </li>
                  )}
                </For>
              </ul>
            </>
          )}
        </Show>
      </div>
    </Show>
  )
}

/** What it cost, side by side. */
function Balance(props: { readonly ui: TableUi }): JSX.Element {
  const { store } = props.ui
  const [toll] = createResource(() => store.page.toll())
  const rows = createMemo((): readonly { readonly name: string; readonly hits: number; readonly gone: number }[] => {
    const counts = toll.latest
    if (counts === undefined) return []
    const costs = store.log().flatMap(each => counts.of(each.event) ?? [])
    return counts.sides(store.latest()?.view ?? {}, lang()).map((name, side) => {
      const own = costs.filter(each => each.side === side)
      const sum = (what: 'hits' | 'gone'): number => own.reduce((all, each) => all + each[what], 0)
      return { name, hits: sum('hits'), gone: sum('gone') }
    })
  })
  return (
    <Show when={toll.latest}>
      {counts => (
        <table class="over-balance" data-testid="over-balance">
          <thead>
            <tr>
              <td />
              <th scope="col">{said(counts().hits)}</th>
              <th scope="col">{said(counts().gone)}</th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {row => (
                <tr>
                  <th scope="row">{row.name}</th>
                  <td>{number(row.hits, lang())}</td>
                  <td>{number(row.gone, lang())}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      )}
    </Show>
  )
}
