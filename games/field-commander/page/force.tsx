import { lang } from '@bivouac/client/page/language'
import type { JSX } from 'solid-js'
import { ForceCounter, forceLabel } from '../look/index.ts'
import { KIND_NAME, NATION_NAME } from '../words.ts'
import { counterOf, nameOfSlot, type View, valuesOf } from './facts.ts'

/** Names on counters have no brackets: the emblem tells the arm, the shape the side. */
export const shortName = (view: View, slot: number): string => {
  const counter = counterOf(view, slot)
  if (counter.named) return counter.name
  return counter.mobile ? NATION_NAME[counter.nation]![lang()] : KIND_NAME[counter.kind][lang()]
}

export function Force(props: { readonly view: View; readonly slot: number; readonly reduced?: boolean }): JSX.Element {
  const counter = () => counterOf(props.view, props.slot)
  const isReduced = (): boolean => props.reduced ?? props.view.reduced[props.slot] === 1
  const values = () => (isReduced() ? (counter().reduced ?? counter().full) : counter().full)
  return (
    <ForceCounter
      name={shortName(props.view, props.slot)}
      nation={counter().nation}
      side={counter().side}
      kind={counter().kind}
      skill={counter().skill}
      activation={values().activation}
      combat={values().combat}
      superValue={values().superValue}
      reduced={isReduced() && counter().reduced !== undefined}
      last={isReduced() || counter().reduced === undefined}
    />
  )
}

export const labelOfSlot = (view: View, slot: number): string =>
  forceLabel(
    nameOfSlot(view, slot, lang()),
    counterOf(view, slot),
    valuesOf(view, slot),
    view.reduced[slot] === 1,
    lang(),
  )
