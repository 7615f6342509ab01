import type { JSX } from 'solid-js'

const OUTLINES: Readonly<Record<number, string>> = {
  6: '15,15 85,15 85,85 15,85',
  8: '50,4 92,27 92,73 50,96 8,73 8,27',
  10: '50,3 95,42 84,68 50,97 16,68 5,42',
}

/** A die as it is told of, in a line of text. The outline tells a d6 from a d8 and a d10. */
export function Die(props: { readonly sides: number; readonly got: number }): JSX.Element {
  return (
    <svg class="die" viewBox="0 0 100 100" role="img" aria-label={`${props.got} (d${props.sides})`}>
      <polygon points={OUTLINES[props.sides] ?? OUTLINES[10]} class="die-face" />
      <text x="50" y="53" class="die-number">
        {props.got}
      </text>
    </svg>
  )
}
