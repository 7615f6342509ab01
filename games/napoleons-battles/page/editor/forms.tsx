/** What can be said of one thing of a scenario. */
import { type JSX, Match, Show, Switch } from 'solid-js'
import { isTroop, profileOf } from '../../profile.ts'
import type { EntryData, GeneralData, ObjectiveData, TerrainData, UnitData } from '../../scenario.ts'
import { FORMATIONS, QUALITIES, RANKS, TERRAINS } from '../../words.ts'
import { Figure, type Group, Line, Pick, Tick } from './fields.tsx'
import {
  Arrival,
  Corners,
  choices,
  FacingField,
  type FormProps,
  Place,
  SideField,
  say,
  setter,
  sideNames,
  typesIn,
  Under,
} from './form-parts.tsx'
import { listIn, thingIn } from './model.ts'
import { ED, FORMATION_NAMES, QUALITY_NAMES, RANK_NAMES, TERRAIN_NAMES } from './words.ts'

export function Form(props: FormProps): JSX.Element {
  return (
    <Switch>
      <Match when={props.item.part === 'terrain'}>
        <TerrainForm {...props} />
      </Match>
      <Match when={props.item.part === 'units'}>
        <UnitForm {...props} />
      </Match>
      <Match when={props.item.part === 'generals'}>
        <GeneralForm {...props} />
      </Match>
      <Match when={props.item.part === 'zones'}>
        <SideField {...props} />
        <Corners {...props} />
      </Match>
      <Match when={props.item.part === 'entries'}>
        <EntryForm {...props} />
      </Match>
      <Match when={props.item.part === 'objectives'}>
        <ObjectiveForm {...props} />
      </Match>
    </Switch>
  )
}

function TerrainForm(props: FormProps): JSX.Element {
  const it = (): TerrainData => thingIn(props.data, props.item) as TerrainData
  const set = setter(props)
  const walled = (): boolean => it().kind === 'wall' || it().kind === 'hedge'
  return (
    <>
      <Pick
        label={say(ED.kind)}
        value={it().kind}
        groups={choices(TERRAINS, TERRAIN_NAMES)}
        onChange={kind => set({ kind })}
      />
      <Line
        label={say(ED.name)}
        value={it().name ?? ''}
        testid="editor-name"
        onChange={name => set({ name: name || undefined })}
      />
      <Show when={it().kind === 'hill'}>
        <Figure label={say(ED.level)} least={1} most={4} value={it().level ?? 1} onChange={level => set({ level })} />
      </Show>
      <Show when={it().kind === 'town' || walled()}>
        <Figure label={say(ED.value)} least={1} most={4} value={it().value ?? 1} onChange={value => set({ value })} />
      </Show>
      <Show when={walled()}>
        <Figure
          label={say(ED.protects)}
          least={0}
          most={359}
          step={5}
          none
          value={it().protects}
          onChange={protects => set({ protects })}
        />
      </Show>
      <Show when={it().width !== undefined}>
        <Figure
          label={say(ED.course)}
          least={0.1}
          most={10}
          step={0.1}
          value={it().width}
          onChange={width => set({ width })}
        />
      </Show>
      <Corners {...props} />
    </>
  )
}

function UnitForm(props: FormProps): JSX.Element {
  const it = (): UnitData => thingIn(props.data, props.item) as UnitData
  const set = setter(props)
  const year = (): number => props.data.year ?? 1805
  const name = (): string => {
    const own = it().name
    return own === undefined ? '' : typeof own === 'string' ? own : say(own)
  }
  const profile = () => {
    const { type } = it()
    return typeof type === 'string' ? profileOf(type, year()) : type
  }
  const troops = (): boolean => profile() !== undefined && isTroop(profile()!)
  const towns = (): readonly string[] =>
    listIn(props.data, 'terrain').flatMap(each => (each.kind === 'town' && each.name !== undefined ? [each.name] : []))
  const hosts = (): readonly UnitData[] =>
    props.data.units.filter(each => each.side === it().side && each.figures !== undefined)
  const retyped = (code: string): void => {
    const next = profileOf(code, year())
    set({ type: code, figures: next !== undefined && isTroop(next) ? (it().figures ?? 12) : undefined })
  }
  return (
    <>
      <Line
        label={say(ED.name)}
        value={name()}
        testid="editor-name"
        onChange={text => set({ name: text || undefined })}
      />
      <SideField {...props} />
      <Show when={typeof it().type === 'string'}>
        <Pick label={say(ED.ofType)} value={String(it().type)} groups={typesIn(year())} onChange={retyped} />
      </Show>
      <Show when={troops()}>
        <Figure
          label={say(ED.figures)}
          least={1}
          most={48}
          value={it().figures}
          testid="editor-figures"
          onChange={figures => set({ figures })}
        />
      </Show>
      <Pick
        label={say(ED.formation)}
        value={it().formation ?? 'line'}
        groups={choices(
          FORMATIONS.filter(each => each !== 'deployed'),
          FORMATION_NAMES,
        )}
        onChange={formation => set({ formation, town: undefined })}
      />
      <Show when={towns().length > 0}>
        <Pick
          label={say(ED.town)}
          value={it().town ?? ''}
          groups={[{ values: [{ id: '', name: say(ED.nowhere) }, ...towns().map(id => ({ id, name: id }))] }]}
          onChange={town => set(town === '' ? { town: undefined, formation: 'line' } : { town, formation: 'deployed' })}
        />
      </Show>
      <Show when={!troops()}>
        <Pick
          label={say(ED.with)}
          value={it().with ?? ''}
          groups={[
            {
              values: [
                { id: '', name: say(ED.alone) },
                ...hosts().map(each => ({
                  id: each.id ?? '',
                  name: String(typeof each.name === 'object' ? say(each.name) : (each.name ?? each.id)),
                })),
              ],
            },
          ]}
          onChange={host => set({ with: host || undefined })}
        />
      </Show>
      <Under {...props} />
      <Place {...props} />
      <FacingField {...props} />
      <Arrival {...props} />
    </>
  )
}

function GeneralForm(props: FormProps): JSX.Element {
  const it = (): GeneralData => thingIn(props.data, props.item) as GeneralData
  const set = setter(props)
  return (
    <>
      <Line
        label={say(ED.name)}
        value={it().name}
        testid="editor-name"
        onChange={name => name !== '' && set({ name })}
      />
      <SideField {...props} />
      <Pick
        label={say(ED.rank)}
        value={it().rank}
        groups={choices(RANKS, RANK_NAMES)}
        onChange={rank => set({ rank })}
      />
      <Figure label={say(ED.radius)} least={0} most={40} value={it().radius} onChange={radius => set({ radius })} />
      <Pick
        label={say(ED.quality)}
        value={it().quality}
        groups={choices(QUALITIES, QUALITY_NAMES)}
        onChange={quality => set({ quality })}
      />
      <Figure
        label={say(ED.response)}
        least={1}
        most={10}
        value={it().response}
        onChange={response => set({ response })}
      />
      <Figure label={say(ED.combat)} least={-3} most={5} value={it().combat} onChange={combat => set({ combat })} />
      <Tick label={say(ED.defence)} on={it().defence === true} onChange={on => set({ defence: on || undefined })} />
      <Under {...props} />
      <Place {...props} />
      <FacingField {...props} />
      <Arrival {...props} />
    </>
  )
}

function EntryForm(props: FormProps): JSX.Element {
  const it = (): EntryData => thingIn(props.data, props.item) as EntryData
  return (
    <>
      <p class="quiet-text">
        {say(ED.code)}: {it().id}
      </p>
      <Place {...props} />
      <FacingField {...props} />
    </>
  )
}

function ObjectiveForm(props: FormProps): JSX.Element {
  const it = (): ObjectiveData => thingIn(props.data, props.item) as ObjectiveData
  const set = setter(props)
  const sides = (): Group => ({
    values: [{ id: '', name: say(ED.nobody) }, ...sideNames(props.data).map((name, id) => ({ id: String(id), name }))],
  })
  return (
    <>
      <Line
        label={say(ED.name)}
        value={it().name}
        testid="editor-name"
        onChange={name => name !== '' && set({ name })}
      />
      <Figure label={say(ED.points)} least={0} most={999} value={it().points} onChange={points => set({ points })} />
      <Pick
        label={say(ED.holder)}
        value={String(it().holder ?? '')}
        groups={[sides()]}
        onChange={holder => set({ holder: holder === '' ? undefined : Number(holder) })}
      />
      <Place {...props} />
    </>
  )
}
