/** What the rules drew, as lines of the picture. */
import type { Outline } from '@bivouac/kernel'
import type { JSX } from 'solid-js'
import { fieldIn, toPicture, type View } from './facts.ts'

export const pathOf = (view: View, at: readonly number[], closes: boolean): string => {
  const f = fieldIn(view)
  let d = ''
  for (let i = 0; i + 1 < at.length; i += 2) {
    const [x, y] = toPicture(f, at[i]!, at[i + 1]!)
    d += `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return closes ? `${d}Z` : d
}
const OPEN = new Set(['line', 'way'])
export function Shape(props: { readonly view: View; readonly shape: Outline }): JSX.Element {
  return (
    <path
      class={`nb-drawn nb-drawn-${props.shape.as}`}
      d={pathOf(props.view, props.shape.at, !OPEN.has(props.shape.as))}
    />
  )
}
