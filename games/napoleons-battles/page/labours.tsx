/** 18.4 What engineers have on the table besides the ground itself: boats, and works that are not yet done. */
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createMemo, For, type JSX } from 'solid-js'
import { BOAT_BASE } from '../data/bases.ts'
import { BOAT } from '../muster.ts'
import { WORK_NAMES } from '../say/names.ts'
import { fieldIn, isOnTable, PER_UNIT, toPicture, type View } from './facts.ts'
import { NB } from './words.ts'

const [BEAM, LENGTH] = [BOAT_BASE.front / PER_UNIT, BOAT_BASE.depth / PER_UNIT]
/** Bow, side, stern, side; and the thwarts across it. */
const HULL = `M0 0Q${BEAM / 2} ${LENGTH * 0.18} ${BEAM / 2} ${LENGTH * 0.4}L${BEAM * 0.4} ${LENGTH}H${-BEAM * 0.4}L${-BEAM / 2} ${LENGTH * 0.4}Q${-BEAM / 2} ${LENGTH * 0.18} 0 0Z`
const THWARTS = [0.35, 0.55, 0.75].map(at => `M${-BEAM * 0.42} ${LENGTH * at}H${BEAM * 0.42}`).join('')

/** Numbers to a work under way, as the state keeps them. */
const SITE = 7

export function Labours(props: { readonly view: View }): JSX.Element {
  const boats = createMemo(() =>
    fieldIn(props.view).kind.flatMap((kind, u) => (kind === BOAT && isOnTable(props.view, u) ? [u] : [])),
  )
  const sites = createMemo(() => {
    const all = props.view.s.extra.sites ?? []
    return Array.from({ length: all.length / SITE }, (_, i) => {
      const [work, , x, y, , , turns] = all.slice(SITE * i, SITE * (i + 1)) as number[]
      return { work: work!, at: toPicture(fieldIn(props.view), x!, y!), turns: turns! }
    })
  })
  return (
    <>
      <For each={boats()}>
        {u => {
          const spot = createMemo(() => toPicture(fieldIn(props.view), props.view.s.x[u]!, props.view.s.y[u]!))
          return (
            <g
              class="nb-boat"
              style={{
                transform: `translate(${spot()[0]}px, ${spot()[1]}px) rotate(${props.view.s.facing[u]! / 10}deg)`,
              }}
            >
              <title>{fieldIn(props.view).noun[u]![lang()]}</title>
              <path class="nb-hull" d={HULL} />
              <path class="nb-thwarts" d={THWARTS} />
            </g>
          )
        }}
      </For>
      <For each={sites()}>
        {({ work, at, turns }) => (
          <g class="nb-site" transform={`translate(${at[0]} ${at[1]})`}>
            <title>{`${WORK_NAMES[work]![lang()]}: ${plain(say(lang(), NB.turnsDone, { n: turns }))}`}</title>
            <path d="M-7 7L5 -5M-1 -7Q6 -7 7 1" />
            <text x="10" y="4">
              {turns}
            </text>
          </g>
        )}
      </For>
    </>
  )
}
