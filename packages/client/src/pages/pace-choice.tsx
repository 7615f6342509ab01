import type { Pace } from '@bivouac/host/online'
import { type JSX, Match, Switch } from 'solid-js'
import { t } from '../app/language.ts'
import { ChoiceField } from '../ui/fields.tsx'
import { DAY, HOUR, MINUTE } from './pace.ts'

const KINDS = ['none', 'bank', 'move'] as const satisfies readonly Pace['kind'][]
/** Where each kind begins, until the player says otherwise. */
const USUAL: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  bank: { kind: 'bank', seconds: 45 * MINUTE, increment: 10 },
  move: { kind: 'move', seconds: 3 * DAY },
}
const MOST_MINUTES = 600
const MOST_INCREMENT = 600
const MOST_HOURS = 30 * 24

/** Any clock: its kind, and then its figures. */
export function PaceChoice(props: { readonly pace: Pace; readonly onPace: (pace: Pace) => void }): JSX.Element {
  const bank = () => (props.pace.kind === 'bank' ? props.pace : undefined)
  const move = () => (props.pace.kind === 'move' ? props.pace : undefined)
  return (
    <>
      <ChoiceField
        label={t('new.pace')}
        value={props.pace.kind}
        values={KINDS.map(id => ({ id, name: t(`pace.${id}`) }))}
        onChange={kind => props.onPace(USUAL[kind])}
        testid="new-pace"
      />
      <Switch>
        <Match when={bank()}>
          {now => (
            <div class="figures">
              <Figure
                label={t('pace.minutes')}
                value={Math.round(now().seconds / MINUTE)}
                least={1}
                most={MOST_MINUTES}
                onChange={minutes => props.onPace({ ...now(), seconds: minutes * MINUTE })}
                testid="pace-minutes"
              />
              <Figure
                label={t('pace.increment')}
                value={now().increment}
                least={0}
                most={MOST_INCREMENT}
                onChange={increment => props.onPace({ ...now(), increment })}
                testid="pace-increment"
              />
            </div>
          )}
        </Match>
        <Match when={move()}>
          {now => (
            <div class="figures">
              <Figure
                label={t('pace.hours')}
                value={Math.round(now().seconds / HOUR)}
                least={1}
                most={MOST_HOURS}
                onChange={hours => props.onPace({ kind: 'move', seconds: hours * HOUR })}
                testid="pace-hours"
              />
            </div>
          )}
        </Match>
      </Switch>
    </>
  )
}

/** A whole number between two others; anything else typed in becomes the nearest one that is. */
function Figure(props: {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
  readonly testid: string
}): JSX.Element {
  return (
    <label class="field">
      <span class="field-name">{props.label}</span>
      <input
        type="number"
        inputmode="numeric"
        min={props.least}
        max={props.most}
        step="1"
        value={props.value}
        data-testid={props.testid}
        onChange={event => {
          const typed = Math.round(Number(event.currentTarget.value))
          const value = Math.min(props.most, Math.max(props.least, Number.isNaN(typed) ? props.value : typed))
          event.currentTarget.value = String(value)
          props.onChange(value)
        }}
      />
    </label>
  )
}
