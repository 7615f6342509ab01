/** Who stands where, what each country gives to whom, and who would give in as things are. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { plain, say } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { COUNTRIES } from '../data/map.ts'
import type { Held } from '../outlook.ts'
import { STATUS_NAMES } from '../say/names.ts'
import { type Country, MAJORS, STATUSES } from '../words.ts'
import { land } from './actions.ts'
import type { View } from './facts.ts'
import { AN } from './words.ts'

interface Props {
  readonly scene: Scene
  readonly view: View
}
const ALL: readonly Country[] = COUNTRIES.map((_, country) => country)
const letters = (view: View, country: Country): string => STATUSES[view.status[country]!] ?? ''

export function EuropeTable(props: Props): JSX.Element {
  const there = (): readonly Country[] => ALL.filter(country => props.view.status[country]! >= 0)
  return (
    <>
      <ul class="an-majors">
        <For each={there().filter(country => country < MAJORS)}>
          {country => <Land {...props} country={country} major />}
        </For>
      </ul>
      <ul class="an-minors" aria-label={AN.minors[lang()]}>
        <For each={there().filter(country => country >= MAJORS)}>
          {country => <Land {...props} country={country} major={false} />}
        </For>
      </ul>
      <p class="quiet-text an-how">{AN.howFalls[lang()]}</p>
    </>
  )
}

function Land(props: Props & { readonly country: Country; readonly major: boolean }): JSX.Element {
  const thing = land(props.country)
  const held = (): Held | undefined => props.view.outlook.held.find(each => each.country === props.country)
  const gives = () => props.view.outlook.gives[props.country]
  const name = (): string => COUNTRIES[props.country]!.name[lang()]
  return (
    <li>
      <button
        type="button"
        class="an-land"
        classList={{
          'is-lit': props.scene.lit(thing),
          'is-chosen': props.scene.chosen(thing),
          'is-pointed': props.scene.pointed(thing),
        }}
        data-thing={`place:c${props.country}`}
        title={STATUS_NAMES[lang()][props.view.status[props.country]!]}
        ref={element => pointing(element, props.scene, () => thing)}
      >
        <span class={`an-chip an-chip-${letters(props.view, props.country)}`}>
          {letters(props.view, props.country)}
        </span>
        <span>{name()}</span>
        <span class="unseen">
          {[STATUS_NAMES[lang()][props.view.status[props.country]!], props.scene.state(thing)]
            .filter(Boolean)
            .join(', ')}
        </span>
      </button>
      <Show when={props.major && gives()}>
        {cards => (
          <span class="an-gives" title={plain(say(lang(), AN.givesCards, { f: cards()[0], c: cards()[1] }))}>
            <i class="an-to-0">{cards()[0] || '–'}</i>
            <i class="an-to-1">{cards()[1] || '–'}</i>
          </span>
        )}
      </Show>
      <Show when={held()}>
        {now => (
          <small class="an-held" classList={{ falls: now().falls }}>
            {plain(say(lang(), now().falls ? AN.wouldFall : AN.wouldHold, { n: now().enemies, own: now().own }))}
            {props.major && now().capital && !now().falls ? AN.capitalTaken[lang()] : ''}
          </small>
        )}
      </Show>
    </li>
  )
}
