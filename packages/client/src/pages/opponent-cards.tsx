import { For, type JSX } from 'solid-js'
import { learn, t } from '../app/language.ts'
import { HOME } from '../words/home.ts'

learn(HOME)

const OPPONENTS = ['computer', 'here', 'online', 'umpire'] as const
export type Opponent = (typeof OPPONENTS)[number]
const ALONE = ['alone', 'umpire'] as const

/** Against whom, or, where one plays alone, with whose dice. */
export function OpponentCards(props: {
  readonly solitaire: boolean
  readonly value: Opponent
  readonly onChange: (opponent: Opponent) => void
}): JSX.Element {
  return (
    <fieldset class="cards-choice">
      <legend>{t(props.solitaire ? 'new.dice' : 'new.opponent')}</legend>
      <For each={props.solitaire ? ALONE : OPPONENTS}>
        {each => {
          const isOn = (): boolean => (each === 'alone' ? props.value !== 'umpire' : props.value === each)
          return (
            <label class="choice-card" classList={{ on: isOn() }}>
              <input
                type="radio"
                name="opponent"
                data-testid={`opponent-${each}`}
                checked={isOn()}
                onChange={() => props.onChange(each === 'alone' ? 'computer' : each)}
              />
              <strong>{t(`new.${each}`)}</strong>
              <small>{t(`new.${each}About`)}</small>
            </label>
          )
        }}
      </For>
    </fieldset>
  )
}
