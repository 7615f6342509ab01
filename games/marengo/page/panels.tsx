import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { type JSX, Show } from 'solid-js'
import type { Range, Reckoning } from '../reckoning.ts'
import { placeName, SIDES } from '../say/names.ts'
import { APPROACHES, enemyOf } from '../words.ts'
import { Chips } from './chip.tsx'
import { frameOf, local, named, topFrame, type View } from './facts.ts'
import { localeNames } from './texts.ts'
import { MG } from './words.ts'

/** What only the ledger of an assault says. */
const LEDGER = {
  along: { it: 'con', en: 'with' },
  defenders: { it: 'Difensori', en: 'Defenders' },
  fireMay: { it: 'forse', en: 'perhaps' },
  fireNone: { it: 'no', en: 'no' },
  fireShort: { it: 'Fuoco', en: 'Fire' },
  fromTo: { it: 'da {a} a {b}', en: '{a} to {b}' },
  guard: { it: 'Difesa', en: 'Defence' },
  lead: { it: 'Attacco', en: 'Attack' },
  lossStep: { it: 'Perdite', en: 'Losses' },
  strengths: { it: 'Conto', en: 'Sum' },
} as const

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const plain = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const spread = (range: Range, write: (n: number) => string = plain): string =>
  range.least === range.most
    ? write(range.least)
    : LEDGER.fromTo[lang()].replace('{a}', write(range.least)).replace('{b}', write(range.most))

/** The steps of the rulebook that a player follows; which one is being taken is marked. */
const STEPS = ['attack', 'fire', 'defence', 'strengths', 'losses', 'pursuit', 'outcome'] as const
type Step = (typeof STEPS)[number]
const AT: Readonly<Record<string, Step>> = {
  declare: 'attack',
  defence: 'defence',
  barrage: 'fire',
  afterFire: 'fire',
  reckon: 'strengths',
  defenderLosses: 'losses',
  attackerLosses: 'losses',
  mayPursue: 'losses',
  pursuit: 'pursuit',
  chase: 'pursuit',
  caught: 'pursuit',
  pursuers: 'pursuit',
  outcome: 'outcome',
  advance: 'outcome',
}

/** An assault step by step, with the sums said aloud as far as these eyes may know them. */
export function Assault(props: { readonly scene: Scene; readonly view: View }): JSX.Element {
  return <Show when={props.view.sum}>{found => <Dialogue {...props} sum={found()} />}</Show>
}

function Dialogue(props: { readonly scene: Scene; readonly view: View; readonly sum: Reckoning }): JSX.Element {
  const frame = () => frameOf(props.view, 'assault')
  const step = (): Step => AT[String(frame()?.step)] ?? 'attack'
  const isPast = (which: Step): boolean => STEPS.indexOf(which) < STEPS.indexOf(step())
  const row = (which: Step, title: string, body: JSX.Element): JSX.Element => (
    <li
      class={`mg-step mg-step-${which}`}
      classList={{ now: step() === which, past: isPast(which) }}
      aria-current={step() === which}
    >
      <strong>{title}</strong> <span class="mg-step-body">{body}</span>
    </li>
  )
  const chips = (blocks: readonly number[], none: string): JSX.Element => (
    <Chips scene={props.scene} view={props.view} blocks={blocks} none={none} />
  )
  const fire = (): string => {
    const { fire: may } = props.sum
    return may === 'no'
      ? LEDGER.fireNone[lang()]
      : may === 'done'
        ? '−1'
        : may === 'yes'
          ? '−1?'
          : LEDGER.fireMay[lang()]
  }
  const chase = (): readonly number[] =>
    named(frame(), 'chase', local(frame(), 'result') > 0 ? props.sum.side : enemyOf(props.sum.side))
  return (
    <section class="mg-matter" aria-label={MG.assault[lang()]} data-testid="assault">
      <h3>
        {MG.assault[lang()]} <small>{placeName(APPROACHES + props.sum.from, lang())}</small>
      </h3>
      <ol class="mg-steps">
        {row('attack', LEDGER.lead[lang()], chips(props.sum.leads, MG.toChoose[lang()]))}
        <Show when={props.sum.joins.length > 0}>{row('attack', LEDGER.along[lang()], chips(props.sum.joins, ''))}</Show>
        {row('fire', LEDGER.fireShort[lang()], fire())}
        {row(
          'defence',
          LEDGER.guard[lang()],
          chips(props.sum.guards, isPast('defence') ? LEDGER.fireNone[lang()] : MG.toChoose[lang()]),
        )}
        {row('strengths', LEDGER.strengths[lang()], <Sum sum={props.sum} />)}
        {row('losses', LEDGER.lossStep[lang()], <Losses view={props.view} sum={props.sum} />)}
        <Show when={step() === 'pursuit' || chase().length > 0}>
          {row('pursuit', MG.pursuit[lang()], chips(chase(), MG.toChoose[lang()]))}
        </Show>
      </ol>
      <Show when={props.view.flight}>
        {found => (
          <p class="mg-retreats">
            {found().to.length === 0
              ? MG.noRetreat[lang()]
              : `${MG.retreats[lang()]}: ${localeNames(found().to, lang())}`}
          </p>
        )}
      </Show>
    </section>
  )
}

/** "3 + 2 − 1 = 4 against 0 to 3: +1 to +4". */
function Sum(props: { readonly sum: Reckoning }): JSX.Element {
  const verdict = (): string => {
    const { least, most } = props.sum.result
    if (least > 0) return MG.attackerWins[lang()]
    return most <= 0 ? MG.defenderWins[lang()] : MG.perhaps[lang()]
  }
  return (
    <span class="mg-sum" data-testid="reckoning">
      <span>
        {MG.attackIs[lang()]} {props.sum.leaders} − {props.sum.penalty} = <b>{spread(props.sum.attack)}</b>
      </span>
      <span>
        {MG.defenceIs[lang()]} <b>{spread(props.sum.defence)}</b>
      </span>
      <Show when={props.sum.leads.length > 0}>
        <span
          class="mg-result"
          classList={{ up: props.sum.result.least > 0, down: props.sum.result.most <= 0 }}
          data-testid="assault-result"
        >
          {spread(props.sum.result, signed)} · {verdict()}
        </span>
      </Show>
    </span>
  )
}

function Losses(props: { readonly view: View; readonly sum: Reckoning }): JSX.Element {
  const left = (): number | undefined => {
    const top = topFrame(props.view)
    return top.proc === 'losses' ? local(top, 'points') : undefined
  }
  return (
    <Show when={props.sum.leads.length > 0}>
      <span>
        {MG.attackers[lang()].toLowerCase()} {spread(props.sum.losses.attacker)},{' '}
        {LEDGER.defenders[lang()].toLowerCase()} {spread(props.sum.losses.defender)}
        <Show when={left() !== undefined}>
          {' '}
          · <b>{MG.lossesOf[lang()].replace('{side}', sideWord(props.view)).replace('{n}', String(left()))}</b>
        </Show>
      </span>
    </Show>
  )
}
const sideWord = (view: View): string => SIDES[local(topFrame(view), 'side')]![lang()].toLowerCase()
