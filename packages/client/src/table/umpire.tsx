import type { Text } from '@bivouac/kernel'
import { createEffect, createSignal, type JSX, Show } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { UMPIRE } from '../words/umpire.ts'
import { AskFirst } from './dialogs.tsx'
import { RollSheet } from './roll-sheet.tsx'
import type { TableUi } from './ui.ts'

learn(UMPIRE)

/** What an umpire's table has more than others: real dice to type in, and any moment of the game to go back to. */
export function Umpire(props: { readonly ui: TableUi; readonly names: readonly Text[] }): JSX.Element {
  const { store, replay, openRule } = props.ui
  const { rolling } = store.rollers
  const [sure, setSure] = createSignal(false)
  /** The length of the game at which somebody put off rolling for the computer. */
  const [later, setLater] = createSignal<number>()
  const computers = () => (store.shown() === store.latest() ? store.latest()?.rolling : undefined)

  let isAsking = false
  async function rollForIt(): Promise<void> {
    const now = store.latest()
    const seat = store.seat()
    if (isAsking || now === undefined || seat === undefined) return
    isAsking = true
    setLater(undefined)
    const answer = await store.tryAsk({ do: 'roll', seat, at: now.at, rolls: [] })
    isAsking = false
    if (!answer.ok && store.latest()?.at === now.at) setLater(now.at)
  }
  createEffect(() => {
    if (computers() !== undefined && later() !== store.latest()?.at) void rollForIt()
  })

  const who = (): Text | undefined => {
    const seat = computers()?.seat ?? store.latest()?.asked?.seat
    return props.names.length > 1 && seat !== undefined ? props.names[seat] : undefined
  }
  const backHere = async (): Promise<void> => {
    const seat = store.seat()
    const to = replay.at()
    if (seat === undefined || to === undefined) return
    replay.leave()
    await store.tryAsk({ do: 'undo', seat, to })
  }
  const isPast = (): boolean => replay.at() !== undefined && replay.at()! < (store.latest()?.at ?? 0)
  return (
    <>
      <Show when={computers() !== undefined && rolling() === undefined}>
        <button type="button" class="primary" data-testid="roll-for-it" onClick={() => void rollForIt()}>
          {t('umpire.rollForIt', { who: who() ?? '' })}
        </button>
      </Show>
      <Show when={isPast() && store.latest()?.ending === undefined}>
        <button type="button" data-testid="umpire-back" onClick={() => setSure(true)}>
          {t('umpire.backHere')}
        </button>
      </Show>
      <Show when={sure()}>
        <AskFirst
          title={t('umpire.backHere')}
          text={t('umpire.backSure')}
          yes={t('umpire.backHere')}
          onYes={() => void backHere()}
          onClose={() => setSure(false)}
        />
      </Show>
      <Show when={rolling()}>
        {now => (
          <RollSheet
            rolling={now()}
            rulebook={store.game.rulebook}
            who={who()}
            unless={computers() === undefined ? 'roll.cancel' : 'roll.later'}
            openRule={openRule}
          />
        )}
      </Show>
    </>
  )
}
