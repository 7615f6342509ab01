// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: groups of an SVG take no focus; what can be focused is the grid of cells

import type { Scene, Thing } from '@bivouac/client/page'
import { Ground } from '@bivouac/client/page/ground'
import { lang } from '@bivouac/client/page/language'
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import { joinedTo, nationStyle, PieceToken, RedoubtMark, TerrainTile } from '../look/index.ts'
import { SIDE, squareName, TERRAINS, type Terrain } from '../words.ts'
import { Cells } from './cells.tsx'
import { inRedoubt, isReduced, nationOf, pieceOfCard, topFrame, unitFacts, type View, viewOf } from './facts.ts'
import { CELL, MARGIN, ROWS, SIZE, SQUARES, shownAt, squareAt, turnsFor } from './geometry.ts'
import { Strikers } from './strikers.tsx'

const sameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i])
const PIECES = Array.from({ length: 16 }, (_, i) => i)
const EDGE_LINES = ['M36 18H836', 'M854 36V836', 'M36 854H836', 'M18 36V836']

export function Board(props: { readonly scene: Scene }): JSX.Element {
  const view = createMemo(() => viewOf(props.scene.view()))
  const turns = createMemo(() => turnsFor(props.scene.facing(), view(), props.scene.flipped()))
  const middle = (square: number) => {
    const { column, row } = shownAt(square, turns())
    return { x: MARGIN + column * CELL + CELL / 2, y: MARGIN + row * CELL + CELL / 2 }
  }
  return (
    <g class="mn-board">
      <Ground>
        <rect class="mn-mat" width={SIZE} height={SIZE} rx="10" />
        <Edges view={view()} turns={turns()} />
        <g transform={`translate(${MARGIN} ${MARGIN})`}>
          <Tiles view={view()} turns={turns()} />
        </g>
      </Ground>
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Corner view={view()} />
        <Marks scene={props.scene} turns={turns()} />
        <g aria-hidden="true">
          <For each={PIECES}>{piece => <Unit piece={piece} scene={props.scene} view={view()} turns={turns()} />}</For>
          <Strikers scene={props.scene} turns={turns()} />
        </g>
      </g>
      <BattleArrows view={view()} middle={middle} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Cells scene={props.scene} view={view()} turns={turns()} />
      </g>
    </g>
  )
}

/** Letters and numbers, and a band in the colour of the army whose edge it is. */
function Edges(props: { readonly view: View; readonly turns: number }): JSX.Element {
  const name = (index: number, side: 'row' | 'column'): string => {
    const square = side === 'column' ? squareAt(index, 0, props.turns) : squareAt(0, index, props.turns)
    const text = squareName(square)
    return (props.turns % 2 === 0) === (side === 'column') ? text[0]! : text[1]!
  }
  return (
    <g class="mn-edges" aria-hidden="true">
      <For each={[0, 1]}>
        {seat => (
          <Show when={nationOf(props.view, seat) !== undefined && (props.view.home?.[seat] ?? -1) >= 0}>
            <path class="mn-home-edge" d={EDGE_LINES[(props.view.home[seat]! + props.turns) % 4]} />
            <path
              class="mn-home"
              d={EDGE_LINES[(props.view.home[seat]! + props.turns) % 4]}
              style={nationStyle(nationOf(props.view, seat)!)}
            />
            <path
              class="mn-home-trim"
              d={EDGE_LINES[(props.view.home[seat]! + props.turns) % 4]}
              style={nationStyle(nationOf(props.view, seat)!)}
            />
          </Show>
        )}
      </For>
      <For each={ROWS}>
        {i => (
          <>
            <text class="mn-coordinate" x={MARGIN + i * CELL + CELL / 2} y={MARGIN - 11}>
              {name(i, 'column')}
            </text>
            <text class="mn-coordinate" x={18} y={MARGIN + i * CELL + CELL / 2 + 7}>
              {name(i, 'row')}
            </text>
          </>
        )}
      </For>
    </g>
  )
}

function Tiles(props: { readonly view: View; readonly turns: number }): JSX.Element {
  const key = createMemo(() => `${props.view.ground?.join(',') ?? ''}/${props.turns}`)
  const terrains = createMemo(
    (): readonly (Terrain | undefined)[] => {
      key()
      return Array.from({ length: SIDE * SIDE }, (_, at) => {
        const square = squareAt(at % SIDE, Math.floor(at / SIDE), props.turns)
        return TERRAINS[props.view.ground?.[square] ?? -1]
      })
    },
    undefined,
    { equals: (a, b) => a.every((each, i) => each === b[i]) },
  )
  return (
    <g aria-hidden="true">
      <Index each={terrains()}>
        {(terrain, at) => (
          <g transform={`translate(${(at % SIDE) * CELL} ${Math.floor(at / SIDE) * CELL})`}>
            <Show when={terrain()} fallback={<rect class="mn-bare" width="100" height="100" />}>
              {found => (
                <TerrainTile terrain={found()} square={at} joined={joinedTo(terrains() as readonly Terrain[], at)} />
              )}
            </Show>
          </g>
        )}
      </Index>
    </g>
  )
}

/** The corner that the next section is laid in; nobody has an edge yet, so nothing is turned. */
function Corner(props: { readonly view: View }): JSX.Element {
  const slot = (): number => {
    const frame = topFrame(props.view)
    return frame.proc === 'battlefield' ? (frame.slot ?? -1) : -1
  }
  return (
    <Show when={slot() >= 0}>
      <rect
        class="mn-lit"
        x={(slot() % 2) * 400 + 6}
        y={Math.floor(slot() / 2) * 400 + 6}
        width="388"
        height="388"
        rx="12"
      />
    </Show>
  )
}

/** Lit squares, threats, the square pointed at: under the counters. Only marked squares are drawn. */
function Marks(props: { readonly scene: Scene; readonly turns: number }): JSX.Element {
  const where = (is: (thing: Thing) => boolean) =>
    createMemo(() => SQUARES.filter(square => is({ kind: 'place', id: square })), undefined, { equals: sameList })
  const threatened = where(thing => props.scene.threat(thing) !== undefined)
  const lit = where(thing => props.scene.lit(thing))
  const pointed = where(thing => props.scene.pointed(thing))
  const at = (square: number): string => {
    const { column, row } = shownAt(square, props.turns)
    return `translate(${column * CELL} ${row * CELL})`
  }
  return (
    <g aria-hidden="true">
      <For each={threatened()}>
        {square => (
          <rect
            class="mn-threat"
            width="100"
            height="100"
            transform={at(square)}
            style={{ opacity: 0.18 + 0.5 * (props.scene.threat({ kind: 'place', id: square })?.share ?? 0) }}
          />
        )}
      </For>
      <For each={lit()}>
        {square => (
          <g transform={at(square)}>
            <rect class="mn-lit" x="5" y="5" width="90" height="90" rx="8" />
            <circle class="mn-lit-dot" cx="50" cy="50" r="13" />
          </g>
        )}
      </For>
      <For each={pointed()}>
        {square => <rect class="mn-pointed" x="2" y="2" width="96" height="96" rx="6" transform={at(square)} />}
      </For>
    </g>
  )
}

function Unit(props: {
  readonly piece: number
  readonly scene: Scene
  readonly view: View
  readonly turns: number
}): JSX.Element {
  const thing: Thing = { kind: 'piece', id: props.piece }
  const square = createMemo(() => props.view.square?.[props.piece] ?? -1)
  const facts = createMemo(() => unitFacts(props.view, props.piece))
  const nation = createMemo(() => nationOf(props.view, props.piece >> 3))
  const at = createMemo(() => shownAt(square(), props.turns))
  const reduced = createMemo(() => isReduced(props.view, props.piece))
  /** One of its cards is pointed at in the hand. */
  const linked = createMemo(() =>
    (props.view.hand ?? []).some(
      card => pieceOfCard(props.view, card) === props.piece && props.scene.pointed({ kind: 'card', id: card }),
    ),
  )
  return (
    <Show when={square() >= 0 && nation()}>
      {army => (
        <Show when={facts()}>
          {unit => (
            <g
              class="mn-unit"
              classList={{
                'is-lit': props.scene.lit(thing),
                'is-chosen': props.scene.chosen(thing),
                'is-linked': linked(),
                [`flash-${props.scene.flashing(thing) ?? 'none'}`]: true,
              }}
              style={{ transform: `translate(${at().column * CELL}px, ${at().row * CELL}px)` }}
            >
              <g data-figure={`piece:${props.piece}`}>
                <Show when={inRedoubt(props.view, props.piece)}>
                  <RedoubtMark />
                </Show>
                <PieceToken
                  nation={army()}
                  arm={unit().arm}
                  name={unit().name[lang()]}
                  full={unit().full}
                  reduced={unit().reduced}
                  isReduced={reduced()}
                  seat={props.piece >> 3}
                />
              </g>
              <rect class="mn-ring" x="3" y="3" width="94" height="94" rx="10" />
              <rect class="mn-flash" x="6" y="6" width="88" height="88" rx="8" />
            </g>
          )}
        </Show>
      )}
    </Show>
  )
}

/** Who attacks whom, while a combat lasts. */
function BattleArrows(props: {
  readonly view: View
  readonly middle: (square: number) => { x: number; y: number }
}): JSX.Element {
  const lines = createMemo(() => {
    const { battle, square } = props.view
    if (battle === undefined || battle.kind === 0 || battle.from < 0) return []
    const attackers = PIECES.filter(piece => piece === battle.by || (battle.supports & (1 << piece)) !== 0)
    return attackers.flatMap(piece => {
      const from = square[piece] ?? -1
      if (from < 0 || from === battle.from) return []
      const a = props.middle(from)
      const b = props.middle(battle.from)
      const length = Math.hypot(b.x - a.x, b.y - a.y)
      const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length]
      const [sx, sy] = [a.x + ux * 34, a.y + uy * 34]
      const [ex, ey] = [b.x - ux * 40, b.y - uy * 40]
      const wing = 13
      return [
        `M${sx} ${sy}L${ex} ${ey}M${ex - ux * wing - uy * wing} ${ey - uy * wing + ux * wing}L${ex} ${ey}L${ex - ux * wing + uy * wing} ${ey - uy * wing - ux * wing}`,
      ]
    })
  })
  return (
    <g aria-hidden="true">
      <For each={lines()}>{d => <path class="mn-arrow" d={d} />}</For>
    </g>
  )
}
