/** The drawing board of a battle: ground, troops and places, as the scenario’s own data. */
import './editor.css'
import type { EditorProps, ScenarioEditor } from '@bivouac/client/page/editor'
import { lang } from '@bivouac/client/page/language'
import type { Lang, Text } from '@bivouac/kernel'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { SHIPPED } from '../../field.ts'
import { profileOf } from '../../profile.ts'
import type { GeneralData, ScenarioData, TerrainData, UnitData } from '../../scenario.ts'
import { Canvas } from './canvas.tsx'
import { Pick } from './fields.tsx'
import { say, sideNames, typesIn } from './form-parts.tsx'
import { Form } from './forms.tsx'
import { type Item, isSameItem, listIn, PARTS, removed, thingIn } from './model.ts'
import { ScenarioForm } from './scenario-form.tsx'
import { type Drawing, HOW, SELECT, TOOLS, type Tool } from './tools.ts'
import { ED, PART_NAMES, TERRAIN_NAMES } from './words.ts'

const BLANK: ScenarioData = {
  table: [48, 36],
  year: 1805,
  turns: 8,
  sides: [
    { it: 'Francesi', en: 'French' },
    { it: 'Austriaci', en: 'Austrians' },
  ],
  edges: ['west', 'east'],
  units: [],
}
/** What the first unit drawn for a side is. */
const FIRST_TYPES = ['FrLN', 'AuLN']

/** What a thing is called in lists and for screen readers. */
function nameOf(data: ScenarioData, item: Item): string {
  const thing = thingIn(data, item)
  const name = (thing as { readonly name?: string | Text } | undefined)?.name
  const own = name === undefined ? undefined : typeof name === 'string' ? name : say(name)
  if (item.part === 'terrain') {
    const kind = say(TERRAIN_NAMES[(thing as TerrainData).kind])
    return own === undefined ? kind : `${own} (${kind.toLowerCase()})`
  }
  if (item.part === 'zones') return `${say(ED.zone)} ${item.at + 1}`
  if (item.part === 'entries') return `${say(ED.entry)} ${(thing as { readonly id: string }).id}`
  if (item.part !== 'units') return own ?? (thing as GeneralData).id
  const { type, id } = thing as UnitData
  const profile = typeof type === 'string' ? profileOf(type, data.year ?? 1805) : type
  return own ?? `${profile === undefined ? String(type) : say(profile.name)} ${id ?? item.at + 1}`
}

function Editor(props: EditorProps): JSX.Element {
  const data = createMemo(() => props.data as ScenarioData)
  const change = (next: ScenarioData): void => props.change(next)
  const [tool, setTool] = createSignal<Tool>(SELECT)
  const [chosen, setChosen] = createSignal<Item>()
  const [drawing, setDrawing] = createSignal<Drawing>({ side: 0, type: FIRST_TYPES[0]! })
  /** Nothing is chosen that a step back has taken away. */
  const current = createMemo(() => {
    const item = chosen()
    return item !== undefined && thingIn(data(), item) !== undefined ? item : undefined
  })
  const forSomebody = (): boolean => ['units', 'generals', 'zones'].includes(tool().part ?? '')
  return (
    <div class="nb-ed">
      <section class="nb-ed-tools" aria-label={say(ED.tools)}>
        <ToolButton tool={SELECT} on={tool() === SELECT} choose={setTool} />
        <For each={TOOLS}>
          {group => (
            <fieldset>
              <legend>{say(group.name)}</legend>
              <For each={group.tools}>{each => <ToolButton tool={each} on={tool() === each} choose={setTool} />}</For>
            </fieldset>
          )}
        </For>
        <Show when={forSomebody()}>
          <Pick
            label={say(ED.ofSide)}
            testid="editor-side"
            value={String(drawing().side)}
            groups={[{ values: sideNames(data()).map((name, id) => ({ id: String(id), name })) }]}
            onChange={side => setDrawing({ side: Number(side), type: FIRST_TYPES[Number(side)]! })}
          />
        </Show>
        <Show when={tool().part === 'units'}>
          <Pick
            label={say(ED.ofType)}
            testid="editor-type"
            value={drawing().type}
            groups={typesIn(data().year ?? 1805)}
            onChange={type => setDrawing({ ...drawing(), type })}
          />
        </Show>
        <p class="quiet-text">{say(HOW[tool().gesture])}</p>
      </section>
      <Canvas
        data={data()}
        tool={tool()}
        drawing={drawing()}
        chosen={current()}
        choose={setChosen}
        change={change}
        done={() => setTool(SELECT)}
        nameOf={item => nameOf(data(), item)}
      />
      <section class="nb-ed-side">
        <Show
          when={current()}
          fallback={
            <>
              <h2>{say(ED.scenario)}</h2>
              <ScenarioForm data={data()} change={change} />
            </>
          }
        >
          {item => (
            <>
              <h2 data-testid="editor-chosen">{nameOf(data(), item())}</h2>
              <div class="nb-ed-form">
                <Form data={data()} item={item()} change={change} />
                <button
                  type="button"
                  class="button"
                  data-testid="editor-remove"
                  onClick={() => {
                    const gone = item()
                    setChosen(undefined)
                    change(removed(data(), gone))
                  }}
                >
                  {say(ED.remove)}
                </button>
              </div>
            </>
          )}
        </Show>
        <Contents data={data()} chosen={current()} choose={setChosen} />
      </section>
    </div>
  )
}

function ToolButton(props: {
  readonly tool: Tool
  readonly on: boolean
  readonly choose: (tool: Tool) => void
}): JSX.Element {
  return (
    <button
      type="button"
      class="button nb-ed-tool"
      aria-pressed={props.on}
      data-testid={`tool-${props.tool.id}`}
      onClick={() => props.choose(props.tool)}
    >
      {say(props.tool.name)}
    </button>
  )
}

/** Everything there is, for keys and screen readers, and for whoever looks for something. */
function Contents(props: {
  readonly data: ScenarioData
  readonly chosen: Item | undefined
  readonly choose: (item: Item) => void
}): JSX.Element {
  return (
    <details class="nb-ed-contents">
      <summary>{say(ED.contents)}</summary>
      <For each={PARTS}>
        {part => (
          <Show when={listIn(props.data, part).length > 0}>
            <h3>{say(PART_NAMES[part])}</h3>
            <ul>
              <For each={listIn(props.data, part)}>
                {(_, at) => (
                  <li>
                    <button
                      type="button"
                      class="quiet"
                      aria-pressed={isSameItem(props.chosen, { part, at: at() })}
                      onClick={() => props.choose({ part, at: at() })}
                    >
                      {nameOf(props.data, { part, at: at() })}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </For>
    </details>
  )
}

const titleOf = ({ name, id }: ScenarioData, language: Lang): string =>
  name === undefined ? (id ?? '') : typeof name === 'string' ? name : name[language]

export const EDITOR: ScenarioEditor = {
  blank: BLANK,
  shipped: SHIPPED.map(data => ({
    id: data.id!,
    name: { it: titleOf(data, 'it'), en: titleOf(data, 'en') },
    data,
  })),
  titleOf: data => titleOf(data as ScenarioData, lang()),
  Editor,
}
