/** 2.1, 2.2 The card of a unit or a general: what he is worth, where he stands, and where each number comes from. */
import { lang } from '@bivouac/client/page/language'
import { type Lang, plain, say, signed } from '@bivouac/kernel'
import { For, type JSX, Show } from 'solid-js'
import { isBattery, isTroop, type Profile } from '../profile.ts'
import { sideName } from '../say/names.ts'
import type { Fraction, Provenance } from '../words.ts'
import { nearestText } from './bearings.ts'
import { MEANS, type Meaning } from './card-words.ts'
import { fieldIn, isOnTable, shapeIn, uniformIn, type View } from './facts.ts'
import { unitText } from './labels.ts'
import { Figures } from './stands.tsx'
import { NB } from './words.ts'

interface Row {
  readonly name: string
  readonly means: Meaning
  readonly value: string
  readonly from: Provenance
}
const part = ([n, of]: Fraction): string => `${n}/${of}`
const values = (...all: readonly (number | undefined)[]): string => all.map(each => each ?? '–').join(' · ')

function rowsOf(profile: Profile, dispersal: number, lang: Lang): readonly Row[] {
  const { better = {} } = profile
  const from = (group: keyof NonNullable<Profile['better']>): Provenance => better[group] ?? 'reconstruction'
  const rows: Row[] = []
  const bonus = (all: readonly (number | undefined)[]): string =>
    all.map(each => (each === undefined ? '–' : signed(each, lang))).join(' · ')
  if (isTroop(profile)) {
    rows.push({
      name: `${NB.combat[lang]} (${NB.combatColumns[lang]})`,
      value: bonus(profile.combat),
      means: MEANS.combat,
      from: from('combat'),
    })
    rows.push({
      name: NB.numbers[lang],
      means: MEANS.numbers,
      value: values(profile.disorder, profile.rout, dispersal),
      from: from('numbers'),
    })
  } else if (isBattery(profile))
    rows.push({
      name: `${NB.combat[lang]} (${NB.limbered[lang]})`,
      value: bonus(profile.combat),
      means: MEANS.guns,
      from: from('combat'),
    })
  rows.push({ name: NB.control[lang], value: String(profile.control), means: MEANS.control, from: from('numbers') })
  if (profile.range !== undefined)
    rows.push({
      name: NB.range[lang],
      value: `${profile.range}" · ${bonus([profile.fire])}`,
      means: MEANS.range,
      from: from('range'),
    })
  rows.push({
    name: NB.speed[lang],
    means: MEANS.speed,
    value: values(profile.column, profile.line, profile.march),
    from: from('movement'),
  })
  rows.push({
    name: NB.fractions[lang],
    means: MEANS.fractions,
    value: [profile.rough, profile.back, profile.change].map(part).join(' · '),
    from: from('movement'),
  })
  return rows
}
const SOURCE = {
  rulebook: NB.sourceRulebook,
  published: NB.sourcePublished,
  inferred: NB.sourceInferred,
  reconstruction: NB.sourceReconstruction,
} as const

export function Card(props: { readonly view: View; readonly unit: number }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const profile = (): Profile | undefined => f().profile[props.unit]
  const general = () => f().generals[props.unit - f().troops]
  const uniform = () => uniformIn(props.view, props.unit)
  const chief = (): number => f().under[props.unit]!
  return (
    <article class={`nb-card nb-side-${f().side[props.unit]}`} data-testid="card" aria-label={NB.card[lang()]}>
      <header>
        <svg
          viewBox="-26 -4 52 52"
          aria-hidden="true"
          style={{
            '--coat': uniform().coat,
            '--facing': uniform().facing,
            '--hat': uniform().hat,
            '--trousers': uniform().trousers,
          }}
        >
          <Figures shape={{ ...shapeIn(props.view, props.unit, 0), figures: 4 }} level="near" />
        </svg>
        <div>
          <strong>{f().name[props.unit]![lang()]}</strong>
          <span class="quiet-text">
            {profile()?.name[lang()] ?? NB.general[lang()]} · {sideName(f(), f().side[props.unit]!, lang())}
          </span>
        </div>
      </header>
      <p>{unitText(props.view, props.unit, lang())}.</p>
      <Show when={isOnTable(props.view, props.unit)}>
        <p>
          {nearestText(props.view, props.unit, lang())}{' '}
          <Show when={chief() >= 0}>{plain(say(lang(), NB.commandOf, { who: f().name[chief()]![lang()] }))}.</Show>
        </p>
      </Show>
      <Show when={general()}>
        {who => (
          <div class="nb-card-general">
            <Explained name={plain(say(lang(), NB.radius, { n: `${who().radius}"` }))} means={MEANS.radius} />
            <Explained name={plain(say(lang(), NB.quality, { q: who().quality }))} means={MEANS.quality} />
            <Explained name={plain(say(lang(), NB.response, { n: who().response }))} means={MEANS.response} />
            <Explained
              name={plain(say(lang(), NB.combatBonus, { n: signed(who().combat, lang()) }))}
              means={MEANS.leads}
            />
            <Source of={who().provenance ?? 'reconstruction'} />
          </div>
        )}
      </Show>
      <Show when={profile()}>
        {found => (
          <table>
            <caption class="unseen">{NB.profile[lang()]}</caption>
            <tbody>
              <For each={rowsOf(found(), f().dispersal[props.unit]!, lang())}>
                {row => (
                  <tr>
                    <th scope="row">
                      <Explained name={row.name} means={row.means} />
                    </th>
                    <td>
                      {row.value} <Source of={row.from} />
                    </td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        )}
      </Show>
    </article>
  )
}

/** The name of a number, and on demand what it is for. */
function Explained(props: { readonly name: string; readonly means: Meaning }): JSX.Element {
  return (
    <details class="nb-explained">
      <summary>{props.name}</summary>
      {props.means.text[lang()]} <cite>§{props.means.rule}</cite>
    </details>
  )
}

/** Where a number comes from: a letter with its meaning. */
function Source(props: { readonly of: Provenance }): JSX.Element {
  return (
    <small class={`nb-source nb-source-${props.of}`} title={SOURCE[props.of][lang()]}>
      {SOURCE[props.of][lang()]}
    </small>
  )
}
