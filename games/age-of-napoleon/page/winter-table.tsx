/** What the winter would cost every army where it stands now. */
import { lang } from '@bivouac/client/page/language'
import { number, percent, plain, say, sentence, signed } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import type { Wintering } from '../outlook.ts'
import { region } from '../say/names.ts'
import type { View } from './facts.ts'
import { AN } from './words.ts'

const forecast = ({ region: at, size, addends, losses }: Wintering): string => {
  const share = (is: (n: number) => number): number => losses.reduce((sum, n) => sum + is(n), 0) / losses.length
  return plain(
    sentence(
      say(lang(), AN.winterLine, {
        at: region(at),
        n: size,
        sum: signed(
          addends.reduce((sum, [, value]) => sum + value, 0),
          lang(),
        ),
        p: percent(
          share(n => (n > 0 ? 1 : 0)),
          lang(),
        ),
        mean: number(
          share(n => n),
          lang(),
        ),
      }),
    ),
  )
}

export function WinterTable(props: { readonly view: View }): JSX.Element {
  return (
    <ul class="an-winter">
      <For each={props.view.outlook.winter} fallback={<li class="quiet-text">{AN.noWinter[lang()]}</li>}>
        {each => <li class={`an-player-${each.seat}`}>{forecast(each)}</li>}
      </For>
    </ul>
  )
}
