import type { Scene, Thing } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { pointing } from '@bivouac/client/page/pointing'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { BOX_LIST } from '../data/armies.ts'
import { LOCALES } from '../data/map.ts'
import {
  ApproachArea,
  Battlefield,
  Block,
  Commands,
  commandsLabel,
  FIELD,
  FLIP,
  FRONTS,
  type Light,
  LocaleArea,
  moraleLabel,
  NamePlate,
  ON_FRAME,
  type Plate,
  platesFor,
  type Spot,
  spotsAt,
  Track,
  timeLabel,
} from '../look/index.ts'
import { APPROACHES, GONE, type Side, sideOf } from '../words.ts'
import { onApproach, piece, place } from './actions.ts'
import { Dangers } from './dangers.tsx'
import { ALL_BLOCKS, hasFlag, isRemembered, isThere, localeOf, type View, viewOf } from './facts.ts'
import { blockText, placeText } from './labels.ts'
import { Ways } from './marks.tsx'
import { nextLocale } from './steering.ts'
import { MG } from './words.ts'

const ARRIVALS = BOX_LIST.slice(1).map(({ round, side }) => ({ round, side: side as Side }))

export function Board(props: { readonly scene: Scene }): JSX.Element {
  /** Where everybody lies, and the names that are read beside them: the ground is drawn anew only if that changes. */
  const spots = createMemo(() => (isThere(props.scene.view()) ? spotsIn(viewOf(props.scene.view())) : []))
  const plates = createMemo(
    () =>
      platesFor(
        spots().flatMap(spot => spot ?? []),
        lang(),
      ),
    undefined,
    {
      equals: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    },
  )
  const covered = createMemo((): ReadonlySet<number> => new Set(plates().map(({ locale }) => locale)), undefined, {
    equals: (a, b) => [...a].join() === [...b].join(),
  })
  return (
    <>
      <Ground>
        <Laid flipped={props.scene.flipped()}>
          <Battlefield lang={lang()} covered={covered()} />
        </Laid>
      </Ground>
      <Laid flipped={props.scene.flipped()}>
        <Show when={isThere(props.scene.view())}>
          <Field scene={props.scene} spots={spots()} plates={plates()} />
        </Show>
      </Laid>
    </>
  )
}

/** The sheet as it lies before the player. */
function Laid(props: { readonly flipped: boolean; readonly children: JSX.Element }): JSX.Element {
  return (
    <g class="mg-board" transform={`translate(${-FIELD.x} ${-FIELD.y})`}>
      <g classList={{ 'mg-flipped': props.flipped }} transform={props.flipped ? FLIP : ''}>
        {props.children}
      </g>
    </g>
  )
}

function Field(props: {
  readonly scene: Scene
  readonly spots: readonly (Spot | undefined)[]
  readonly plates: readonly Plate[]
}): JSX.Element {
  const view = createMemo((): View => viewOf(props.scene.view()))
  /** The locale whose things the Tab key walks through; arrows go to the next one. */
  const [here, setHere] = createSignal(0)
  let board: SVGGElement | undefined

  const keys = (event: KeyboardEvent): void => {
    const to = nextLocale(here(), event.key, props.scene.flipped())
    if (to === undefined) return
    event.preventDefault()
    setHere(to)
    board?.querySelector<SVGElement>(`[data-thing~="place:${to}"]`)?.focus()
  }
  const came = (event: FocusEvent): void => {
    const thing = (event.target as Element).getAttribute('data-thing') ?? ''
    const [kind, id] = thing.split(':')
    const at = kind === 'piece' ? (view().place[Number(id)] ?? GONE) : Number(id)
    if (localeOf(at) >= 0) setHere(localeOf(at))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn; the label names what the things belong to
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a <g> is not interactive
    <g ref={board} role="group" aria-label={MG.board[lang()]} data-testid="board" onKeyDown={keys} onFocusIn={came}>
      <Frame view={view()} />
      <For each={LOCALES}>{(_, locale) => <Area scene={props.scene} view={view()} at={locale()} here={here()} />}</For>
      <For each={FRONTS}>
        {(_, approach) => <Area scene={props.scene} view={view()} at={APPROACHES + approach()} here={here()} />}
      </For>
      <Ways scene={props.scene} view={view()} />
      <Blocks scene={props.scene} view={view()} here={here()} spots={props.spots} />
      <For each={props.plates}>{plate => <NamePlate plate={plate} />}</For>
      <Dangers scene={props.scene} />
    </g>
  )
}

/** Hour, morale and commands, where a printed map has them. */
function Frame(props: { readonly view: View }): JSX.Element {
  const at = ([x, y]: readonly [number, number]): string => `translate(${x} ${y})`
  return (
    <>
      <g transform={at(ON_FRAME.morale)}>
        <Track
          kind="morale"
          morale={props.view.morale}
          broken={props.view.broken.map(round => round !== 0)}
          label={moraleLabel(props.view.morale, lang())}
        />
      </g>
      <g transform={at(ON_FRAME.time)}>
        <Track kind="time" round={props.view.round} arrivals={ARRIVALS} label={timeLabel(props.view.round, lang())} />
      </g>
      <g transform={at(ON_FRAME.commands)}>
        <Commands
          left={props.view.command}
          side={props.view.side as Side}
          label={commandsLabel(props.view.command, lang())}
        />
      </g>
    </>
  )
}

/**
 * A click means the thing itself if it is lit, else the ground it stands on. Villages are all approaches: whoever has begun
 * a road and clicks one of them means the village at its end.
 */
function meant(scene: Scene, things: readonly Thing[]): Thing {
  const isGoal = things[0]!.kind === 'place' && scene.begun().length > 0
  return things.find(scene.lit) ?? things.at(isGoal ? -1 : 0)!
}
const clicking = (scene: Scene, grounds: () => readonly Thing[]): Scene => ({
  ...scene,
  click: thing => scene.click(meant(scene, [thing, ...grounds()])),
})

function Area(props: {
  readonly scene: Scene
  readonly view: View
  readonly at: number
  readonly here: number
}): JSX.Element {
  const thing = place(props.at)
  const approach = props.at - APPROACHES
  const ground = approach < 0 ? [] : [place(FRONTS[approach]!.locale)]
  const light = createMemo((): Light | undefined => {
    const { scene } = props
    const flash = scene.flashing(thing)
    if (flash !== undefined) return `flash-${flash}`
    if (scene.chosen(thing)) return 'chosen'
    if (scene.lit(thing)) return 'target'
    return scene.threat(thing) === undefined ? undefined : 'threat'
  })
  const rest = {
    ref: (element: SVGPathElement) =>
      pointing(
        element,
        clicking(props.scene, () => ground),
        () => thing,
      ),
    thing: `place:${props.at}`,
  }
  // Three hundred areas are read aloud differently now and then, one by one: the others are left alone.
  const label = createMemo(() =>
    [placeText(props.view, props.at, lang()), props.scene.state(thing)].filter(Boolean).join(', '),
  )
  const tab = createMemo(() => (localeOf(props.at) === props.here ? 0 : -1))
  return approach < 0 ? (
    <LocaleArea {...rest} locale={props.at} light={light()} tabindex={tab()} label={label()} />
  ) : (
    <ApproachArea {...rest} approach={approach} light={light()} tabindex={tab()} label={label()} />
  )
}

/** By block: where it lies, among those that share its place. */
function spotsIn(view: View): readonly (Spot | undefined)[] {
  const shared = new Map<number, number[]>()
  for (const block of ALL_BLOCKS) {
    const at = view.place[block] ?? GONE
    if (at !== GONE) shared.set(at, [...(shared.get(at) ?? []), block])
  }
  const found: (Spot | undefined)[] = []
  for (const [at, blocks] of shared) {
    const lying = spotsAt(at, blocks.length)
    blocks.forEach((block, i) => {
      found[block] = lying[i]
    })
  }
  return found
}

function Blocks(props: {
  readonly scene: Scene
  readonly view: View
  readonly here: number
  readonly spots: readonly (Spot | undefined)[]
}): JSX.Element {
  return (
    <For each={ALL_BLOCKS}>
      {block => {
        const thing = piece(block)
        const at = createMemo(() => props.view.place[block] ?? GONE)
        const face = createMemo(() => props.view.face[block])
        const flag = (name: 'moved' | 'inactive' | 'known' | 'up') => createMemo(() => hasFlag(props.view, block, name))
        const [moved, inactive, shown, up] = [flag('moved'), flag('inactive'), flag('known'), flag('up')]
        const remembered = createMemo(() => isRemembered(props.view, block))
        const mine = createMemo(() => sideOf(block) === props.view.eye)
        const label = createMemo(() =>
          [blockText(props.view, block, lang()), props.scene.state(thing)].filter(Boolean).join(', '),
        )
        const grounds = (): readonly Thing[] =>
          localeOf(at()) < 0
            ? []
            : at() >= APPROACHES
              ? [onApproach(at() - APPROACHES), place(localeOf(at()))]
              : [place(at())]
        return (
          <Show when={props.spots[block]}>
            {spot => (
              <Block
                side={sideOf(block)}
                face={face()}
                spot={spot()}
                chosen={props.scene.chosen(thing)}
                lit={props.scene.lit(thing)}
                flash={props.scene.flashing(thing)}
                moved={moved()}
                inactive={inactive()}
                known={mine() && shown()}
                up={up()}
                remembered={remembered()}
                tabindex={localeOf(at()) === props.here ? 0 : -1}
                label={label()}
                thing={`piece:${block}`}
                ref={(element: SVGGElement) => pointing(element, clicking(props.scene, grounds), () => thing)}
              />
            )}
          </Show>
        )
      }}
    </For>
  )
}
