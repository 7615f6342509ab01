/** A shot before it is fired: where it can go, drawn on the table, and what it is worth, addend by addend, beside it. */
import type { Judgement, Scene, Thing } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { type Action, plain, say, sentence, signed } from '@bivouac/kernel'
import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, Show, type Signal } from 'solid-js'
import { AT_SKIRMISHERS, BY_SKIRMISHERS, looseIn, shooterIn, targetIn } from '../words.ts'
import { piece, questionOf, skirmishPiece } from './actions.ts'
import { fieldIn, type View } from './facts.ts'
import { Shape } from './shape.tsx'
import { NB } from './words.ts'

interface Shot {
  readonly aim: number
  readonly foretold: NonNullable<Judgement['foretold']>
}
const shots = new WeakMap<Scene['view'], Signal<Shot | undefined>>()
/** One for each table, shared by the board, which asks, and the strip, which says. */
function shotOf(scene: Scene): Signal<Shot | undefined> {
  const known = shots.get(scene.view)
  if (known !== undefined) return known
  const made = createSignal<Shot>()
  shots.set(scene.view, made)
  return made
}

/** In the fire step: what the shooter picked up or pointed at can hit, and what stands in the way, as the rules drew it. */
export function Aim(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const [shot, setShot] = shotOf(props.scene)
  const shooter = createMemo(() => {
    const asked = props.scene.asked()
    if (asked?.actions === undefined || questionOf(asked) !== 'fire.choose') return undefined
    const all = [
      ...new Set(asked.actions.flatMap(({ type, arg }) => (type === 'fire' ? [shooterIn(Number(arg))] : []))),
    ]
    const isIt = (is: (thing: Thing) => boolean, u: number): boolean => is(piece(u)) || is(skirmishPiece(u))
    return all.find(u => isIt(props.scene.chosen, u)) ?? all.find(u => isIt(props.scene.pointed, u))
  })
  const target = createMemo(() => {
    const u = shooter()
    const asked = props.scene.asked()
    if (u === undefined || asked?.actions === undefined) return undefined
    const pairs = asked.actions.filter(({ type, arg }) => type === 'fire' && shooterIn(Number(arg)) === u)
    // Of the ways to fire at it, the one whose shooter and target are picked up or pointed at.
    const things = ({ arg }: Action): readonly [Thing, Thing] => {
      const loose = looseIn(Number(arg))
      return [
        ((loose & BY_SKIRMISHERS) === 0 ? piece : skirmishPiece)(u),
        ((loose & AT_SKIRMISHERS) === 0 ? piece : skirmishPiece)(targetIn(Number(arg))),
      ]
    }
    const own = pairs.filter(each => props.scene.chosen(things(each)[0]))
    const among = own.length > 0 ? own : pairs
    return among.find(each => props.scene.pointed(things(each)[1])) ?? among[0]
  })
  createEffect(
    on(target, action => {
      setShot(undefined)
      if (action === undefined) return
      void props.scene.judge(action).then(found => {
        if (found?.foretold !== undefined && target() === action)
          setShot({ aim: Number(action.arg), foretold: found.foretold })
      })
    }),
  )
  onCleanup(() => setShot(undefined))
  return <For each={shot()?.foretold.drawn ?? []}>{each => <Shape view={props.view} shape={each} />}</For>
}

/** Every addend with its rule, and what comes of it. */
export function AimSaid(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  const shot = (): Shot | undefined => shotOf(props.scene)[0]()
  const said = ({ aim }: Shot): string => {
    const { noun } = fieldIn(props.view)
    return plain(sentence(say(lang(), NB.aim, { who: noun[shooterIn(aim)]!, whom: noun[targetIn(aim)]! })))
  }
  return (
    <div class="nb-verdict nb-aim" aria-live="polite" data-testid="aim">
      <Show when={shot()}>
        {now => (
          <>
            <strong>{said(now())}</strong>
            <ul>
              <For each={now().foretold.lines}>
                {({ rule, text, value }) => (
                  <li>
                    {text[lang()]}{' '}
                    <Show when={value !== undefined && !/\d/.test(text[lang()])}>
                      <b>{signed(value!, lang())}</b>
                    </Show>{' '}
                    <cite>§{rule}</cite>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Show>
    </div>
  )
}
