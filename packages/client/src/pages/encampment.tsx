import { For, type JSX } from 'solid-js'

const TENTS = [
  { x: 70, y: 196, s: 1.1 },
  { x: 190, y: 186, s: 0.8 },
  { x: 300, y: 200, s: 1.25 },
  { x: 900, y: 188, s: 0.85 },
  { x: 1010, y: 200, s: 1.2 },
  { x: 1130, y: 190, s: 0.95 },
]
const STARS = Array.from({ length: 60 }, (_, i) => ({
  x: (i * 197 + 31) % 1200,
  y: (i * 71 + 13) % 120,
  r: 0.6 + ((i * 37) % 10) / 9,
}))
/** What rises from the fire, each in its own time. */
const SPARKS = [
  { x: 596, r: 1.3, after: 0, drift: -14 },
  { x: 603, r: 1, after: 0.9, drift: 9 },
  { x: 600, r: 1.5, after: 1.7, drift: 18 },
  { x: 598, r: 0.9, after: 2.6, drift: -6 },
] as const

/** The camp at nightfall: our own engraving, drawn once. */
export function Encampment(): JSX.Element {
  return (
    <svg class="encampment" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="dusk-top" />
          <stop offset="1" class="dusk-low" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" class="glow-in" />
          <stop offset="1" class="glow-out" />
        </radialGradient>
      </defs>
      <rect width="1200" height="260" fill="url(#dusk)" />
      <For each={STARS}>{star => <circle class="star" cx={star.x} cy={star.y} r={star.r} />}</For>
      <path class="ridge far" d="M0 170Q140 120 300 158T620 140T900 160T1200 126V260H0Z" />
      <path class="ridge" d="M0 196Q180 160 380 190T760 176T1040 194T1200 176V260H0Z" />
      <For each={TENTS}>
        {tent => (
          <g transform={`translate(${tent.x} ${tent.y}) scale(${tent.s})`}>
            <path class="tent" d="M0 44 30 0 60 44Z" />
            <path class="tent-shade" d="M0 44 30 0 22 44Z" />
            <path class="tent-door" d="M30 12 24 44H38Z" />
            <path class="tent-pole" d="M30 0V-9" />
          </g>
        )}
      </For>
      <circle class="glow" cx="600" cy="216" r="130" fill="url(#glow)" />
      <path class="ground" d="M0 236Q300 218 600 230T1200 228V260H0Z" />
      <path class="flame" d="M600 172c16 17 17 31 12 42-4 8-9 11-12 11s-9-3-12-11c-4-11-2-25 12-42Z" />
      <path class="flame-in" d="M600 196c7 8 8 14 6 20-2 5-4 7-6 7s-5-2-6-7c-2-6 0-12 6-20Z" />
      <For each={SPARKS}>
        {spark => (
          <circle
            class="spark"
            cx={spark.x}
            cy="206"
            r={spark.r}
            style={{ '--after': `${spark.after}s`, '--drift': `${spark.drift}px` }}
          />
        )}
      </For>
      <path class="logs" d="M580 228l40-8M580 220l40 8" />
      <g class="soldier">
        <path d="M544 232v-26l-3-9 3-6h8l3 6-2 9v26h-3v-18h-2v18Z" />
        <circle cx="548" cy="186" r="4.600" />
        <path d="M542.500 184.500h11l-1.500-9h-8Z" />
        <path d="M556 232 560 176" class="musket" />
        <path d="M650 232v-18l-8-3v-7l10-6h6l4 8v8l12 6v4l-10 8Z" />
        <circle cx="656" cy="193" r="4.600" />
        <path d="M650 190q6-9 13 1Z" />
      </g>
    </svg>
  )
}
