/** What each pile has: on the map and how many may be, waiting, captive, lost for ever. */
import { lang } from '@bivouac/client/page/language'
import { For, type JSX } from 'solid-js'
import { CORPS } from '../data/corps.ts'
import { PILES, PRISONER, REMOVED, RESERVE } from '../words.ts'
import type { View } from './facts.ts'
import { AN, PILE_NAMES } from './words.ts'

export function ForcesTable(props: { readonly view: View }): JSX.Element {
  const counted = (pile: string, is: (place: number) => boolean): number =>
    CORPS.filter((corps, n) => corps.pile === pile && is(props.view.place[n]!)).length
  const ofServing = (pile: number, n: number): string => (props.view.outlook.serves[pile]! < 0 ? '–' : String(n))
  return (
    <table class="an-forces">
      <thead>
        <tr>
          <td />
          <th scope="col">{AN.onMap[lang()]}</th>
          <th scope="col">{AN.ceiling[lang()]}</th>
          <th scope="col">{AN.perYear[lang()]}</th>
          <th scope="col">{AN.inReserve[lang()]}</th>
          <th scope="col">{AN.captive[lang()]}</th>
          <th scope="col">{AN.lost[lang()]}</th>
        </tr>
      </thead>
      <tbody>
        <For each={PILES}>
          {(pile, i) => (
            <tr class={`an-pile-${pile}`}>
              <th scope="row">{PILE_NAMES[i()]![lang()]}</th>
              <td>{counted(pile, place => place >= 0)}</td>
              <td>{ofServing(i(), props.view.outlook.ceiling[i()]!)}</td>
              <td>{ofServing(i(), props.view.outlook.deployment[i()]!)}</td>
              <td>{counted(pile, place => place === RESERVE)}</td>
              <td>{counted(pile, place => place === PRISONER)}</td>
              <td>{counted(pile, place => place === REMOVED)}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
