import '../style/fork.css'
import type { Chair, Heard, Past } from '@bivouac/host/protocol'
import type { Text } from '@bivouac/kernel'
import type { Journal } from '@bivouac/match'
import { createResource, createSignal, For, type JSX, Show } from 'solid-js'
import { learn, said, t } from '../app/language.ts'
import { go, pathTo } from '../app/router.ts'
import { settings } from '../app/settings.ts'
import { tables } from '../carrier/local.ts'
import type { NewFork } from '../carrier/messages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import { FORK } from '../words/fork.ts'
import { lookingEye } from './looking.ts'
import type { TableUi } from './ui.ts'

learn(FORK)

const BY_HAND = 'hand'
const FIRST_BOT = 'recruit'

/** Asks who plays on from the position shown, and makes the sandbox. */
export function ForkDialog(props: {
  readonly ui: TableUi
  readonly names: readonly Text[]
  readonly onClose: () => void
}): JSX.Element {
  const { store, replay } = props.ui
  const now = store.latest()!
  const over = now.result !== undefined || now.ending !== undefined
  const shown = replay.at() ?? now.at
  // Nothing can be played where the rules have ended it: the last decision before that can.
  const at = now.result !== undefined ? Math.min(shown, now.at - 1) : shown
  const eye = lookingEye(props.ui)
  const who = eye === 'spectator' ? t('fork.spectator') : (props.names[eye] ?? '')
  const solitaire = props.names.length === 1
  /** After the end the table shows everything to everybody; until then there is nothing to choose. */
  const [open, setOpen] = createSignal(over)
  const [players, setPlayers] = createSignal<readonly string[]>(
    now.chairs.map((chair, seat) =>
      solitaire || now.mine.includes(seat) || now.mine.length === 0 ? BY_HAND : (chair.bot ?? FIRST_BOT),
    ),
  )
  const [described] = createResource(() => tables().describe(now.game))
  const [busy, setBusy] = createSignal(false)
  const values = () => [
    { id: BY_HAND, name: t('fork.byHand') },
    ...(described.latest?.bots ?? []).map(bot => ({ id: bot.id, name: said(bot.name) })),
  ]

  const chairOf = (player: string, seat: number): Chair => {
    // Whoever plays several sides is told apart by them.
    const isAlone = players().filter(each => each === BY_HAND).length === 1
    if (player === BY_HAND)
      return {
        kind: 'human',
        name: isAlone ? settings.name || t('fork.you') : said(props.names[seat] ?? { it: '', en: '' }),
      }
    return { kind: 'bot', bot: player, name: values().find(each => each.id === player)?.name ?? player }
  }
  async function begin(event: Event): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      const from = open() ? await everything() : await known()
      if (from === undefined) return
      const chairs = players().map(chairOf)
      const mine = [...chairs.keys()].filter(seat => chairs[seat]!.kind === 'human')
      const { game, version, setup } = now
      const id = await tables().fork({ game, version, setup, chairs, mine, at, from })
      props.onClose()
      go(pathTo('table', id))
    } catch (fault) {
      props.onClose()
      store.notify({ text: t('fork.failed', { why: fault instanceof Error ? fault.message : String(fault) }) })
    } finally {
      setBusy(false)
    }
  }
  /** What this eye saw and had heard by then: nothing else leaves the table. */
  async function known(): Promise<NewFork['from'] | undefined> {
    const [past, log] = await Promise.all([
      store.tryAsk({ do: 'past', at, eye }), //
      store.tryAsk({ do: 'log', eye }),
    ])
    if (!past.ok || !log.ok) return undefined
    const heard = (log.value as readonly Heard[]).filter(each => each.move <= at).map(each => each.event)
    return { view: (past.value as Past).view, eye, heard }
  }
  async function everything(): Promise<NewFork['from'] | undefined> {
    const answer = await store.tryAsk({ do: 'journal' })
    return answer.ok ? { journal: answer.value as Journal } : undefined
  }

  return (
    <Dialog title={t('tools.fork')} onClose={props.onClose} testid="fork-dialog">
      <form class="fork-form" onSubmit={event => void begin(event)}>
        <p>{t('fork.about', { at })}</p>
        <Show when={!solitaire}>
          <Show when={over} fallback={<p>{t('fork.seenBy', { who })}</p>}>
            <ChoiceField
              label={t('fork.hidden')}
              value={open() ? 'open' : 'imagined'}
              values={[
                { id: 'open', name: t('fork.asItWas') },
                { id: 'imagined', name: t('fork.imagined', { who }) },
              ]}
              onChange={value => setOpen(value === 'open')}
              testid="fork-hidden"
            />
          </Show>
          <For each={props.names}>
            {(name, seat) => (
              <ChoiceField
                label={said(name)}
                value={players()[seat()]!}
                values={values()}
                onChange={player => setPlayers(all => all.with(seat(), player))}
                testid={`fork-seat-${seat()}`}
              />
            )}
          </For>
        </Show>
        <p class="dialog-buttons">
          <button type="submit" class="primary" data-testid="fork-begin" disabled={busy()}>
            {t('fork.begin')}
          </button>
          <button type="button" onClick={() => props.onClose()}>
            {t('ui.cancel')}
          </button>
        </p>
      </form>
    </Dialog>
  )
}
