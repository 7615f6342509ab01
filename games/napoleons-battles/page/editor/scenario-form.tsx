/** What is said of the scenario as a whole. */

import { lang } from '@bivouac/client/page/language'
import { fill, plain, type Text } from '@bivouac/kernel'
import { For, type JSX } from 'solid-js'
import type { ArmyData, ScenarioData } from '../../scenario.ts'
import { Figure, Line, Pick, Tick } from './fields.tsx'
import { choices, say, sideNames } from './form-parts.tsx'
import { headed } from './model.ts'
import { ED, EDGE_NAMES, PRESET_NAMES } from './words.ts'

const EDGES = ['west', 'east', 'north', 'south'] as const
const counted = (text: Text, n: number): string => plain(fill(text[lang()], { n }, lang()))

export function ScenarioForm(props: {
  readonly data: ScenarioData
  readonly change: (data: ScenarioData) => void
}): JSX.Element {
  const set = (patch: Readonly<Record<string, unknown>>): void => props.change(headed(props.data, patch))
  const named = (which: 'name' | 'about', of: 'it' | 'en'): string => {
    const text = props.data[which]
    return text === undefined ? '' : typeof text === 'string' ? text : text[of]
  }
  /** Both languages of a text; the other one is what it was, or the same until somebody writes it. */
  const retold = (which: 'name' | 'about', of: 'it' | 'en', value: string): void => {
    const other = of === 'it' ? 'en' : 'it'
    const text = { [of]: value, [other]: named(which, other) || value }
    set({ [which]: value === '' && named(which, other) === '' ? undefined : text })
  }
  const sides = (): readonly (Text | string)[] => props.data.sides ?? ['1', '2']
  const armyOf = (side: number): ArmyData | undefined => props.data.armies?.find(each => each.side === side)
  const setMorale = (side: number, morale: number): void => {
    const others = (props.data.armies ?? []).filter(each => each.side !== side)
    const own = armyOf(side) ?? { id: `army-${side}`, side, name: sideNames(props.data)[side]!, morale }
    const armies = morale === 0 ? others : [...others, { ...own, morale }].sort((a, b) => a.side - b.side)
    set({ armies: armies.length === 0 ? undefined : armies })
  }
  return (
    <div class="nb-ed-form">
      <Line
        label={say(ED.nameIt)}
        value={named('name', 'it')}
        testid="editor-title"
        onChange={text => retold('name', 'it', text)}
      />
      <Line label={say(ED.nameEn)} value={named('name', 'en')} onChange={text => retold('name', 'en', text)} />
      <div class="nb-ed-pair">
        <Figure
          label={say(ED.width)}
          least={6}
          most={136}
          value={props.data.table[0]}
          testid="editor-width"
          onChange={width => set({ table: [width, props.data.table[1]] })}
        />
        <Figure
          label={say(ED.height)}
          least={6}
          most={136}
          value={props.data.table[1]}
          onChange={height => set({ table: [props.data.table[0], height] })}
        />
      </div>
      <div class="nb-ed-pair">
        <Figure
          label={say(ED.year)}
          least={1792}
          most={1815}
          value={props.data.year ?? 1805}
          onChange={year => set({ year })}
        />
        <Figure
          label={say(ED.turns)}
          least={1}
          most={99}
          value={props.data.turns ?? 12}
          onChange={turns => set({ turns })}
        />
      </div>
      <Pick
        label={say(ED.first)}
        value={String(props.data.first ?? 0)}
        groups={[{ values: sideNames(props.data).map((name, id) => ({ id: String(id), name })) }]}
        onChange={first => set({ first: Number(first) })}
      />
      <Pick
        label={say(ED.preset)}
        value={props.data.options?.rules ?? ''}
        groups={[
          { values: [{ id: '', name: say(ED.presetAny) }] },
          ...choices(Object.keys(PRESET_NAMES), PRESET_NAMES),
        ]}
        onChange={rules => {
          const { rules: _, ...others } = props.data.options ?? {}
          const options = rules === '' ? others : { ...others, rules }
          set({ options: Object.keys(options).length === 0 ? undefined : options })
        }}
      />
      <Tick
        label={say(ED.noChief)}
        on={props.data.specials?.includes('noChief') ?? false}
        onChange={on => set({ specials: on ? ['noChief'] : undefined })}
      />
      <Line label={say(ED.about)} value={named('about', lang())} onChange={text => retold('about', lang(), text)} />
      <For each={[0, 1]}>
        {side => (
          <>
            <Line
              label={counted(ED.sideName, side + 1)}
              value={sideNames(props.data)[side]!}
              onChange={name =>
                name !== '' && set({ sides: sides().map((each, i) => (i === side ? { it: name, en: name } : each)) })
              }
            />
            <div class="nb-ed-pair">
              <Pick
                label={counted(ED.edge, side + 1)}
                value={props.data.edges?.[side] ?? EDGES[side]!}
                groups={choices(EDGES, EDGE_NAMES)}
                onChange={edge =>
                  set({ edges: [0, 1].map(i => (i === side ? edge : (props.data.edges?.[i] ?? EDGES[i]!))) })
                }
              />
              <Figure
                label={counted(ED.morale, side + 1)}
                least={0}
                most={99}
                value={armyOf(side)?.morale ?? 0}
                onChange={morale => setMorale(side, morale!)}
              />
            </div>
          </>
        )}
      </For>
    </div>
  )
}
