import { cited, type Phrase } from '@bivouac/kernel'
import { createResource, For, type JSX } from 'solid-js'
import { lang, learn, said, t } from '../app/language.ts'
import type { Exercise } from '../carrier/school.ts'
import type { Example, Examples } from '../page/examples.ts'
import { Die } from '../table/dice.tsx'
import { BOOK } from '../words/book.ts'
import { BoardPicture } from './board-picture.tsx'

learn(BOOK)

/** A book without its pictures is still a book. */
export async function examplesOf(game: string): Promise<Examples> {
  try {
    const answer = await fetch(`/examples/${encodeURIComponent(game)}.json`)
    return answer.ok ? ((await answer.json()) as Examples) : {}
  } catch {
    return {}
  }
}
export const createExamples = (game: () => string): (() => Examples) => {
  const [found] = createResource(game, examplesOf)
  return () => found() ?? {}
}

/** A rule as it is played: the board before and after, what was done, what the rules told; and a way to do it oneself. */
export function BookExample(props: {
  readonly game: string
  readonly exercise: Exercise
  readonly example: Example
  readonly onPlay: () => void
}): JSX.Element {
  const focus = (): readonly string[] =>
    props.exercise.steps.flatMap(({ light }) => light ?? []).filter(key => /^(?:piece|place):/.test(key))
  const picture = (view: object, label: string): JSX.Element => (
    <BoardPicture
      game={props.game}
      sight={{ setup: props.example.setup, eye: props.example.eye, view }}
      label={label}
      focus={focus()}
    />
  )
  return (
    <figure class="book-example" data-testid={`example-${props.exercise.id}`}>
      <figcaption>
        <strong>
          {t('book.example')}: {said(props.exercise.title)}
        </strong>{' '}
        {said(props.exercise.idea)}
      </figcaption>
      <div class="book-pictures">
        <div>
          {picture(props.example.before, `${said(props.exercise.title)}: ${t('book.before')}`)}
          <p>{t('book.before')}</p>
        </div>
        <div>
          {picture(props.example.after, `${said(props.exercise.title)}: ${t('book.after')}`)}
          <p>{t('book.after')}</p>
        </div>
      </div>
      <ol class="book-told">
        <For each={props.example.told}>
          {phrase => (
            <li>
              <Told phrase={phrase[lang()]} />
            </li>
          )}
        </For>
      </ol>
      <p>{said(props.exercise.praise)}</p>
      <button type="button" data-testid={`play-${props.exercise.id}`} onClick={() => props.onPlay()}>
        {t('book.play')}
      </button>
    </figure>
  )
}

function Told(props: { readonly phrase: Phrase }): JSX.Element {
  return (
    <For each={props.phrase}>
      {part =>
        typeof part === 'string' ? (
          part
        ) : part.kind === 'die' ? (
          <Die sides={part.sides} got={part.got} />
        ) : part.kind === 'rule' ? (
          cited(part.rule)
        ) : (
          part.text
        )
      }
    </For>
  )
}
