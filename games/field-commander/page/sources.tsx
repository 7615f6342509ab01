/** What of this campaign the rulebook gives and what is our reconstruction, told where the campaign is looked at. */
import { lang } from '@bivouac/client/page/language'
import { list, plain, type Text } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import type { CampaignFile, Provenance } from '../data/file.ts'
import { CAMPAIGN_FILES } from '../data/index.ts'
import { MAPS } from '../data/maps/index.ts'

const text = (it: string, en: string): Text => ({ it, en })
/** Marks of a force: type, skill, combat and activation, as the campaign files write them. */
const MARKS: Readonly<Record<string, Provenance>> = {
  r: 'rulebook',
  p: 'published',
  i: 'inferred',
  x: 'reconstruction',
}
const marksOf = (file: CampaignFile, at: number): readonly Provenance[] =>
  file.forces.flatMap(group => group.forces.map(force => MARKS[/ ([rpix]{4})(?: |$)/.exec(force)?.[1]?.[at] ?? 'x']!))

function topics(file: CampaignFile): readonly (readonly [Text, readonly Provenance[]])[] {
  const map = MAPS.find(each => each.id === file.map)
  const known = Object.keys(map?.sources ?? {}).length
  const links = (map?.areas ?? []).reduce((sum, area) => sum + area.split(' ').length - 2, 0) / 2
  const ofMap = Array.from(
    { length: Math.max(1, Math.round(links)) },
    (_, i): Provenance => (i < known ? 'rulebook' : 'reconstruction'),
  )
  return [
    [text('la mappa con i suoi collegamenti', 'the map with its links'), ofMap],
    [text('gli Obiettivi', 'the Objectives'), [file.objectives[1]]],
    [text('le forze e i loro luoghi', 'the forces and their places'), file.forces.map(group => group.from)],
    [text('i valori di combattimento', 'the combat values'), marksOf(file, 2)],
    [text('le abilità', 'the skills'), marksOf(file, 1)],
    [text('le attivazioni', 'the activations'), marksOf(file, 3)],
    [text('la traccia dei turni e i suoi punti', 'the turn track and its points'), [file.track[1]]],
    [
      text('i rifornimenti', 'the supply'),
      [file.supply.french[1], file.supply.enemy[1], file.income.base[1], file.income.perCity[1]],
    ],
    [text('gli ordini nemici', 'the enemy’s orders'), [file.orders[1]]],
    [text('le regole speciali', 'the special rules'), file.special.map(each => each[1])],
  ]
}

const KINDS = [
  [text('Dal regolamento', 'From the rulebook'), (share: number) => share === 0],
  [
    text('In parte dal regolamento, in parte ricostruiti', 'Partly the rulebook’s, partly reconstructed'),
    (share: number) => share > 0 && share < 1,
  ],
  [text('Nostre ricostruzioni', 'Our reconstructions'), (share: number) => share === 1],
] as const

export function Sources(props: { readonly campaign: number }): JSX.Element {
  const shares = () =>
    topics(CAMPAIGN_FILES[props.campaign]!)
      .filter(([, from]) => from.length > 0)
      .map(([name, from]) => ({ name, share: from.filter(each => each === 'reconstruction').length / from.length }))
  const lines = () =>
    KINDS.flatMap(([title, fits]) => {
      const names = shares()
        .filter(each => fits(each.share))
        .map(each => each.name[lang()])
      return names.length === 0 ? [] : [{ title: title[lang()], names: plain(list(names, lang())) }]
    })
  return (
    <ul data-testid="sources">
      <For each={lines()}>
        {line => (
          <li>
            <strong>{line.title}</strong>: {line.names}.
          </li>
        )}
      </For>
    </ul>
  )
}
