import type { JSX } from 'solid-js'
import { t } from '../app/language.ts'
import { keptDrawing } from '../carrier/drawings.ts'

/** The value of the list of scenarios that stands for data of the player's own. */
export const GIVEN = 'position'

/** The scenario drawn last, as the text it is given as. */
export const drawingOf = (game: string): string => {
  const data = keptDrawing(game)
  return data === undefined ? '' : JSON.stringify(data, undefined, 1)
}

/** The data in a text; nothing where it is none. What is wrong with the data itself is for the rules to say. */
export function readPosition(text: string): object | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? data : undefined
  } catch {
    return undefined
  }
}
export function positionFault(text: string): string | undefined {
  try {
    JSON.parse(text)
    return undefined
  } catch (error) {
    return t('new.givenFault', { why: error instanceof Error ? error.message : String(error) })
  }
}

/** A position pasted or opened: how players share problems. */
export function OwnPosition(props: { readonly text: string; readonly onText: (text: string) => void }): JSX.Element {
  return (
    <>
      <label class="field">
        <span class="field-name">{t('new.givenText')}</span>
        <textarea
          rows="8"
          spellcheck={false}
          data-testid="new-position"
          value={props.text}
          onInput={event => props.onText(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span class="field-name">{t('new.givenFile')}</span>
        <input
          type="file"
          accept=".json,application/json"
          data-testid="new-position-file"
          onChange={event => void event.currentTarget.files?.[0]?.text().then(props.onText)}
        />
      </label>
    </>
  )
}
