import { keyOf, type Scene, type Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, type JSX } from 'solid-js'
import { REGION_PATHS } from '../look/index.ts'
import { countryAt } from '../reading.ts'
import { land, place } from './actions.ts'
import { areaAt, type View } from './facts.ts'
import { regionText } from './labels.ts'
import { target } from './placing.ts'
import { pressRegion } from './pressing.ts'

/** A region as something to point at: it stands for itself, for its country, and for the area it could become. */
export function RegionArea(props: {
  readonly scene: Scene
  readonly view: View
  readonly region: number
  readonly tab: boolean
  readonly came: () => void
}): JSX.Element {
  const here = place(props.region)
  const things = createMemo((): readonly Thing[] => {
    const area = areaAt(props.region)
    return [here, land(countryAt(props.view, props.region)), ...(area < 0 ? [] : [land(area)])]
  })
  const some = (is: (thing: Thing) => boolean): boolean => things().some(is)
  const flashing = createMemo(() => things().map(props.scene.flashing).find(Boolean))
  const label = createMemo(() =>
    [regionText(props.view, props.region, lang()), props.scene.state(things().find(props.scene.lit) ?? here)]
      .filter(Boolean)
      .join(', '),
  )
  /** The table hears of a click what the region means now. */
  const scene: Scene = { ...props.scene, click: () => pressRegion(props.scene, props.region) }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be drawn
    <path
      class="an-area"
      classList={{
        'is-lit': some(props.scene.lit),
        'is-chosen': some(props.scene.chosen) || target() === props.region,
        'is-pointed': some(props.scene.pointed),
        'is-threatened': props.scene.threat(here) !== undefined,
        [`is-${flashing()}`]: flashing() !== undefined,
      }}
      d={REGION_PATHS[props.region]}
      role="button"
      tabindex={props.tab ? 0 : -1}
      aria-label={label()}
      data-thing={things().map(keyOf).join(' ')}
      onFocus={props.came}
      ref={element => pointing(element, scene, () => here)}
    />
  )
}
