import type { Clock } from '@bivouac/host/protocol'
import type { Text } from '@bivouac/kernel'
import { createEffect, createSignal, For, type JSX, on, onCleanup } from 'solid-js'
import { said, t } from '../app/language.ts'

const TICK = 500
const SHORT = 60_000
const DAY = 86_400_000
const HOUR = 3_600_000

/** Time left per side. The server judges; this only counts down from what it said last. */
export function Clocks(props: { readonly clock: Clock; readonly names: readonly Text[] }): JSX.Element {
  const [now, setNow] = createSignal(Date.now())
  const [since, setSince] = createSignal(Date.now())
  createEffect(
    on(
      () => props.clock,
      () => {
        setSince(Date.now())
        setNow(Date.now())
      },
    ),
  )
  const timer = setInterval(() => setNow(Date.now()), TICK)
  onCleanup(() => clearInterval(timer))
  const left = (seat: number): number =>
    Math.max(0, (props.clock.left[seat] ?? 0) - (props.clock.running.includes(seat) ? now() - since() : 0))
  return (
    <ul class="clocks" aria-label={t('clock.title')} data-testid="clocks">
      <For each={[...props.clock.left.keys()]}>
        {seat => (
          <li
            classList={{ runs: props.clock.running.includes(seat), short: left(seat) < SHORT }}
            title={said(props.names[seat]!)}
          >
            {shown(left(seat))}
          </li>
        )}
      </For>
    </ul>
  )
}

function shown(time: number): string {
  if (time >= DAY) return t('clock.days', { days: Math.floor(time / DAY), hours: Math.floor((time % DAY) / HOUR) })
  const seconds = Math.floor(time / 1000)
  const two = (n: number): string => String(n).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
