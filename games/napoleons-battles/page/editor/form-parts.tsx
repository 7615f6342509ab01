/** Fields that several kinds of things share. */
import { lang } from '@bivouac/client/page/language'
import type { Text } from '@bivouac/kernel'
import { type JSX, Show } from 'solid-js'
import { nationOf, PROFILES, profileOf } from '../../profile.ts'
import type { GeneralData, ScenarioData, Spot, UnitData } from '../../scenario.ts'
import { Figure, type Group, Pick } from './fields.tsx'
import { type Item, joined, listIn, onTable, patched, split, spotsOf, thingIn } from './model.ts'
import { ED, NATION_NAMES } from './words.ts'

export interface FormProps {
  readonly data: ScenarioData
  readonly item: Item
  readonly change: (data: ScenarioData) => void
}
export const say = (text: Text): string => text[lang()]
export const choices = (ids: readonly string[], names: Readonly<Record<string, Text>>): readonly Group[] => [
  { values: ids.map(id => ({ id, name: say(names[id]!) })) },
]
/** The names of the sides, as the scenario has them. */
export const sideNames = (data: ScenarioData): readonly string[] =>
  [0, 1].map(side => {
    const name = data.sides?.[side]
    return name === undefined ? `${side + 1}` : typeof name === 'string' ? name : say(name)
  })

/** Every type there is in a year, by nation. */
export function typesIn(year: number): readonly Group[] {
  const codes = [...new Set(PROFILES.map(each => each.code))]
  const nations = [...new Set(codes.map(nationOf))]
  return nations.map(nation => ({
    name: say(NATION_NAMES[nation] ?? { it: nation, en: nation }),
    values: codes
      .filter(code => nationOf(code) === nation)
      .map(code => ({ id: code, name: `${say(profileOf(code, year)!.name)} (${code})` })),
  }))
}

export const setter =
  (props: FormProps) =>
  (patch: Readonly<Record<string, unknown>>): void =>
    props.change(patched(props.data, props.item, patch))

export function SideField(props: FormProps): JSX.Element {
  const side = (): number => (thingIn(props.data, props.item) as { readonly side?: number } | undefined)?.side ?? 0
  return (
    <Pick
      label={say(ED.ofSide)}
      value={String(side())}
      groups={[{ values: sideNames(props.data).map((name, id) => ({ id: String(id), name })) }]}
      onChange={value => setter(props)({ side: Number(value) })}
    />
  )
}
export function Place(props: FormProps): JSX.Element {
  const spot = (): Spot | undefined => spotsOf(props.data, props.item)[0]
  const put = (x: number, y: number): void => setter(props)({ at: onTable(props.data, [x, y]) })
  return (
    <Show when={spot()}>
      {at => (
        <div class="nb-ed-pair">
          <Figure
            label={say(ED.x)}
            least={0}
            most={props.data.table[0]}
            step={0.1}
            value={at()[0]}
            onChange={x => put(x!, at()[1])}
          />
          <Figure
            label={say(ED.y)}
            least={0}
            most={props.data.table[1]}
            step={0.1}
            value={at()[1]}
            onChange={y => put(at()[0], y!)}
          />
        </div>
      )}
    </Show>
  )
}
export const FacingField = (props: FormProps): JSX.Element => (
  <Figure
    label={say(ED.facing)}
    least={0}
    most={360}
    step={5}
    testid="editor-facing"
    value={(thingIn(props.data, props.item) as { readonly facing?: number } | undefined)?.facing ?? 0}
    onChange={facing => setter(props)({ facing })}
  />
)
export function Corners(props: FormProps): JSX.Element {
  const count = (): number => spotsOf(props.data, props.item).length
  return (
    <div class="nb-ed-pair">
      <button
        type="button"
        class="button"
        onClick={() => props.change(split(props.data, props.item, Math.max(0, count() - 2)))}
      >
        {say(ED.corner)}
      </button>
      <button
        type="button"
        class="button"
        disabled={count() < 3}
        onClick={() => props.change(joined(props.data, props.item, count() - 1))}
      >
        {say(ED.noCorner)}
      </button>
    </div>
  )
}

export function Arrival(props: FormProps): JSX.Element {
  const it = (): UnitData | GeneralData => thingIn(props.data, props.item) as UnitData | GeneralData
  const entries = (): readonly string[] => listIn(props.data, 'entries').map(each => each.id)
  const set = setter(props)
  return (
    <Show when={entries().length > 0}>
      <Figure
        label={say(ED.arrives)}
        least={0}
        most={99}
        value={it().arrives?.turn ?? 0}
        onChange={turn =>
          turn === 0
            ? set({ arrives: undefined, at: it().at ?? [1, 1] })
            : set({ at: undefined, town: undefined, arrives: { entry: it().arrives?.entry ?? entries()[0]!, turn } })
        }
      />
      <Show when={it().arrives}>
        {arrives => (
          <Pick
            label={say(ED.arrivesAt)}
            value={arrives().entry}
            groups={[{ values: entries().map(id => ({ id, name: id })) }]}
            onChange={entry => set({ arrives: { ...arrives(), entry } })}
          />
        )}
      </Show>
    </Show>
  )
}
/** The generals of a side who may command this one. */
export function Under(props: FormProps): JSX.Element {
  const it = (): UnitData | GeneralData => thingIn(props.data, props.item) as UnitData | GeneralData
  const chiefs = (): readonly GeneralData[] =>
    listIn(props.data, 'generals').filter(each => each.side === it().side && each !== it())
  return (
    <Pick
      label={say(ED.under)}
      value={it().under ?? ''}
      groups={[{ values: [{ id: '', name: say(ED.nobody) }, ...chiefs().map(({ id, name }) => ({ id, name }))] }]}
      onChange={under => setter(props)({ under: under || undefined })}
    />
  )
}
