/** What lies on the table beside the units: counters, flames over towns, and the weather over all of it. */
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { skyOf, WEATHER } from '../data/weather.ts'
import { sideName, wind } from '../say/names.ts'
import { DUMMY } from '../words.ts'
import { fieldIn, sizeIn, toPicture, type View } from './facts.ts'
import { NB } from './words.ts'

interface Lying {
  readonly side: number
  readonly text: string
  readonly x: number
  readonly y: number
  readonly facing: number
  readonly isDummy: boolean
  readonly label: string
}
/** 17.2.2 Counters of units one does not see, and one’s own dummies. On one spot they lie beside each other. */
function lyingIn(view: View): readonly Lying[] {
  const f = fieldIn(view)
  const all: Lying[] = (view.counters ?? []).map(({ side, number, x, y, facing }) => ({
    side,
    x,
    y,
    facing,
    text: String(number),
    isDummy: false,
    label: plain(say(lang(), NB.counter, { n: number, side: sideName(f, side, lang()), where: wind(facing, lang()) })),
  }))
  const dummies = view.s.extra.counters?.dummies ?? []
  for (let i = 0; i < dummies.length; i += DUMMY) {
    const [side, , x, y, facing] = dummies.slice(i, i + DUMMY) as [number, number, number, number, number]
    all.push({ side, x, y, facing, text: '?', isDummy: true, label: NB.dummy[lang()] })
  }
  return all.map((each, i) => {
    const before = all.slice(0, i).filter(({ x, y }) => x === each.x && y === each.y).length
    return { ...each, x: each.x + before * BESIDE }
  })
}
/** In points: so much to the side of one another. */
const BESIDE = 150

export function Counters(props: { readonly view: View }): JSX.Element {
  const all = createMemo(() => lyingIn(props.view))
  return (
    <For each={all()}>
      {each => {
        const [x, y] = toPicture(fieldIn(props.view), each.x, each.y)
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive
          <g
            class={`nb-counter nb-side-${each.side}`}
            classList={{ 'nb-dummy': each.isDummy }}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            role="img"
            aria-label={each.label}
            data-testid="counter"
          >
            <title>{each.label}</title>
            <path class="nb-counter-front" d="M-9 -11L0 -19L9 -11Z" transform={`rotate(${each.facing / 10})`} />
            <circle r={12} />
            <text>{each.text}</text>
          </g>
        )
      }}
    </For>
  )
}

/** 15.4 Flames over towns that burn. */
export function Fires(props: { readonly view: View }): JSX.Element {
  const burning = createMemo(() => props.view.s.burning.flatMap((burns, town) => (burns === 1 ? [town] : [])))
  return (
    <For each={burning()}>
      {town => {
        const f = fieldIn(props.view)
        const { corners, name } = f.ground.towns[town]!
        const label = plain(say(lang(), NB.burns, { town: name }))
        // At two corners: whoever holds the town stands in the middle of it.
        const spots = [0, 4].map(k => toPicture(f, corners[k]!, corners[k + 1]!))
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive
          <g class="nb-fire" role="img" aria-label={label} data-testid="fire">
            <title>{label}</title>
            <For each={spots}>
              {([x, y]) => (
                <g transform={`translate(${x} ${y})`}>
                  <path class="nb-smoke" d={SMOKE} />
                  <path class="nb-flame" d={FLAME} />
                  <path class="nb-flame-heart" d={HEART} />
                </g>
              )}
            </For>
          </g>
        )
      }}
    </For>
  )
}
const SMOKE = 'M-6 -20c-10 -14 6 -18 -2 -34c14 8 20 18 12 32c8 -4 8 -12 16 -14c-2 14 -8 20 -16 22Z'
const FLAME = 'M-16 8c-4 -12 6 -16 4 -28c10 6 12 14 10 20c4 -2 6 -8 6 -14c10 8 14 18 6 26c-8 6 -20 4 -26 -4Z'
const HEART = 'M-6 9c-2 -8 4 -10 4 -16c8 6 8 12 4 17Z'

/** 17.3 The weather over the whole table; what it is stands beside the turn. */
export function Sky(props: { readonly view: View }): JSX.Element {
  const sky = createMemo(() => skyOf(props.view.s.extra.weather))
  const size = createMemo(() => sizeIn(props.view))
  return (
    <Show when={sky()}>
      {it => (
        <g class="nb-sky">
          <defs>
            <pattern id="nb-rain" width="26" height="34" patternUnits="userSpaceOnUse">
              <path d="M6 2l-4 14M19 16l-4 14" />
            </pattern>
            <pattern id="nb-snow" width="40" height="40" patternUnits="userSpaceOnUse">
              <circle cx="8" cy="10" r="2" />
              <circle cx="28" cy="24" r="1.6" />
              <circle cx="18" cy="35" r="1.2" />
            </pattern>
          </defs>
          <Show when={it().night}>
            <rect class="nb-night" width={size().width} height={size().height} />
          </Show>
          <Show when={it().air !== 'clear'}>
            <rect class={`nb-air-${it().air}`} width={size().width} height={size().height} />
          </Show>
        </g>
      )}
    </Show>
  )
}

/** “Fog by day: one sees 18 inches”. */
export function WeatherLine(props: { readonly view: View }): JSX.Element {
  const row = () => WEATHER[props.view.s.extra.weather]
  return (
    <Show when={row()}>
      {it => (
        <p class="nb-weather" data-testid="weather">
          {plain(say(lang(), NB.weatherNow, { what: it().name[lang()], n: `${it().sight}"` }))} <cite>§17.3</cite>
        </p>
      )}
    </Show>
  )
}
