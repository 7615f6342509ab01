import type { Text } from '@bivouac/kernel'
import { createRenderEffect, For, type JSX, Show } from 'solid-js'
import { said, t } from '../app/language.ts'
import { SPEEDS, setSettings, settings } from '../app/settings.ts'
import { Icon, type IconName } from './icons.tsx'
import type { TableUi } from './ui.ts'

export function ReplayBar(props: { readonly ui: TableUi; readonly names: readonly Text[] }): JSX.Element {
  const { replay, store } = props.ui
  const here = (): number => replay.at() ?? replay.length()
  const over = (): boolean => store.latest()?.result !== undefined || store.latest()?.ending !== undefined
  const tool = (sign: IconName, label: string, keys: string, act: () => void): JSX.Element => (
    <button type="button" class="quiet" aria-label={label} title={label} aria-keyshortcuts={keys} onClick={act}>
      <Icon name={sign} />
    </button>
  )
  return (
    <section class="replay" aria-label={t('replay.bar')} data-testid="replay">
      <input
        type="range"
        min="0"
        ref={element =>
          // One after the other: a value beyond the old end would be cut to it.
          createRenderEffect(() => {
            element.max = String(replay.length())
            element.value = String(here())
          })
        }
        aria-label={t('replay.position')}
        data-testid="replay-slider"
        onInput={event => void replay.goTo(event.currentTarget.valueAsNumber)}
      />
      <div class="replay-tools">
        {tool('first', t('replay.first'), 'Home', () => void replay.goTo(0))}
        {tool('turnBack', t('replay.turnBack'), '', () => void replay.turn(-1))}
        {tool('back', t('replay.back'), 'ArrowLeft', () => void replay.step(-1))}
        <button
          type="button"
          class="quiet"
          data-testid="replay-play"
          aria-pressed={replay.playing()}
          aria-label={replay.playing() ? t('replay.pause') : t('replay.play')}
          title={replay.playing() ? t('replay.pause') : t('replay.play')}
          onClick={() => replay.play(!replay.playing())}
        >
          <Icon name={replay.playing() ? 'pause' : 'play'} />
        </button>
        {tool('forward', t('replay.forward'), 'ArrowRight', () => void replay.step(1))}
        {tool('turnOn', t('replay.turnOn'), '', () => void replay.turn(1))}
        {tool('last', t('replay.last'), 'End', () => replay.leave())}
        <button
          type="button"
          class="quiet"
          data-testid="replay-fork"
          aria-label={t('tools.fork')}
          title={t('tools.fork')}
          onClick={() => props.ui.open('fork')}
        >
          <Icon name="fork" />
        </button>
        <span class="replay-count" data-testid="replay-at">
          {here()}/{replay.length()}
        </span>
        <select
          aria-label={t('replay.speed')}
          onChange={event => setSettings('speed', SPEEDS[event.currentTarget.selectedIndex] ?? 1)}
        >
          <For each={SPEEDS}>{speed => <option selected={speed === settings.speed}>{`${speed}×`}</option>}</For>
        </select>
        <Show when={over()}>
          <select
            aria-label={t('replay.eyes')}
            data-testid="replay-eyes"
            onChange={event => {
              const { value } = event.currentTarget
              replay.look(value === 'spectator' ? 'spectator' : Number(value))
            }}
          >
            <For each={[...props.names.keys()]}>
              {seat => (
                <option value={seat} selected={seat === (replay.eye() ?? store.latest()?.eye)}>
                  {said(props.names[seat]!)}
                </option>
              )}
            </For>
            <option value="spectator" selected={(replay.eye() ?? store.latest()?.eye) === 'spectator'}>
              {t('replay.spectator')}
            </option>
          </select>
        </Show>
      </div>
    </section>
  )
}
