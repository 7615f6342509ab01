/** Who sits where at a table on the server: one line for each side. */

import type { WantedSeat } from '@bivouac/host/online'
import { For, type JSX, Show } from 'solid-js'
import { said, t } from '../app/language.ts'
import type { Described } from '../carrier/messages.ts'
import { Switch } from '../ui/fields.tsx'

/** `me`, `open`, or the id of a computer player. */
export type Who = string
const ME = 'me'
const SOMEBODY = 'open'

export const sitterOf = (who: Who): WantedSeat =>
  who === ME || who === SOMEBODY ? { kind: who } : { kind: 'bot', bot: who }

/** As many as there are sides: what was chosen, else me and then somebody. */
export const seatsFor = (chosen: readonly Who[], sides: number): readonly Who[] =>
  Array.from({ length: sides }, (_, seat) => chosen[seat] ?? (seat === 0 ? ME : SOMEBODY))

/** One seat is given to somebody else; I sit in one at most, so whoever was there takes my old one. */
export function reseated(seats: readonly Who[], seat: number, who: Who): readonly Who[] {
  return seats.map((was, at) => (at === seat ? who : who === ME && was === ME ? seats[seat]! : was))
}

/** Could the table be made? Whoever does not play can only watch computers. */
export const mayBegin = (seats: readonly Who[]): boolean => seats.includes(ME) || !seats.includes(SOMEBODY)
export const onlyComputers = (seats: readonly Who[]): boolean => !seats.includes(ME) && !seats.includes(SOMEBODY)
export const awaitsSomebody = (seats: readonly Who[]): boolean => seats.includes(SOMEBODY)

export function OnlineSeats(props: {
  readonly sides: readonly string[]
  readonly bots: Described['bots']
  readonly seats: readonly Who[]
  readonly lots: boolean
  readonly onSeats: (seats: readonly Who[]) => void
  readonly onLots: (lots: boolean) => void
}): JSX.Element {
  const about = (who: Who): string | undefined => {
    const found = props.bots.find(each => each.id === who)
    return found && said(found.about)
  }
  return (
    <fieldset class="online-seats" data-testid="online-seats">
      <legend>{t('new.seats')}</legend>
      <For each={props.sides}>
        {(side, seat) => {
          const who = (): Who => props.seats[seat()] ?? SOMEBODY
          return (
            <label class="field">
              <span class="field-name">{side}</span>
              <select
                data-testid={`seat-${seat()}`}
                value={who()}
                onChange={event => props.onSeats(reseated(props.seats, seat(), event.currentTarget.value))}
              >
                <option value={ME} selected={who() === ME}>
                  {t('new.me')}
                </option>
                <option value={SOMEBODY} selected={who() === SOMEBODY}>
                  {t('new.person')}
                </option>
                <optgroup label={t('new.bots')}>
                  <For each={props.bots}>
                    {bot => (
                      <option value={bot.id} selected={who() === bot.id}>
                        {said(bot.name)}
                      </option>
                    )}
                  </For>
                </optgroup>
              </select>
              <Show when={about(who())}>{text => <small class="field-about">{text()}</small>}</Show>
            </label>
          )
        }}
      </For>
      <Switch label={t('new.lots')} on={props.lots} onChange={props.onLots} testid="seat-lots" />
      <Show when={!mayBegin(props.seats)}>
        <p class="notice" role="alert" data-testid="seats-fault">
          {t('new.needsYou')}
        </p>
      </Show>
    </fieldset>
  )
}
