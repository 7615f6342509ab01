import type { Lang } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import { LOCALES } from '../data/map.ts'
import { Bridges, Compass, Frame, Legend, MarchBoxes, Title } from './cartouche.tsx'
import { fronts, strips } from './engraving/borders.ts'
import { brooks, ground, ways } from './engraving/ground.ts'
import { FIELD, PICTURE } from './layout.ts'
import { LocaleName } from './names.tsx'
import type { Stroke } from './points.ts'

let drawn: { readonly below: readonly Stroke[]; readonly above: readonly Stroke[] } | undefined
/** Drawn once for as long as the page lives: nothing of it depends on the game. */
const engraved = (): NonNullable<typeof drawn> =>
  (drawn ??= { below: ground(), above: [...strips(), ...brooks(), ...ways(), ...fronts()] })

const pens = (strokes: readonly Stroke[]): JSX.Element => (
  <For each={strokes}>{stroke => <path class={`mg-${stroke.as}`} d={stroke.d} />}</For>
)

/** Everything that hardly ever changes while a battle is fought, for use inside an <svg viewBox={VIEW_BOX}>. */
export function Battlefield(props: {
  readonly lang: Lang
  /** Locales whose names blocks lie over. */
  readonly covered?: ReadonlySet<number>
}): JSX.Element {
  const { below, above } = engraved()
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> takes no focus
    <g class="mg-field" aria-hidden="true">
      <defs>
        <clipPath id="mg-picture">
          <rect x={PICTURE.x} y={PICTURE.y} width={PICTURE.width} height={PICTURE.height} />
        </clipPath>
      </defs>
      <rect class="mg-sheet" x={FIELD.x} y={FIELD.y} width={FIELD.width} height={FIELD.height} />
      <g clip-path="url(#mg-picture)">
        {pens(below)}
        <g transform="translate(300 119) rotate(2)">
          <text class="mg-water-name mg-turn">Tanaro</text>
        </g>
        <g transform="translate(462 591) rotate(19)">
          <text class="mg-water-name mg-turn">Bormida</text>
        </g>
        <Bridges />
        {pens(above)}
      </g>
      <For each={LOCALES}>
        {(_, locale) => (
          <LocaleName locale={locale()} lang={props.lang} covered={props.covered?.has(locale()) ?? false} />
        )}
      </For>
      <Title lang={props.lang} />
      <Legend lang={props.lang} />
      <Compass />
      <Frame lang={props.lang} />
      <MarchBoxes lang={props.lang} />
    </g>
  )
}
