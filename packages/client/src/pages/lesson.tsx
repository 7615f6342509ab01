import type { JSX } from 'solid-js'
export function Lesson(props: { readonly game: string }): JSX.Element {
  return <p>{props.game}</p>
}
