import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { RANGE } from '../data/decks.ts'
import type { CardFacts, HqCard, LeaderCard, Nation, UnitCard } from '../words.ts'
import { cardLabel, cardTitle, diceText, HQ_TEXTS, LABELS, upTo } from './card-words.ts'
import { type Figure, GUN, generalOf, soldierOf } from './figures.ts'
import { Flag } from './flags.tsx'
import { EMBLEMS, Icon, SIGNS, type SignName } from './icons.tsx'
import { fitted, twoLines } from './lettering.ts'
import { FigureMark, nationStyle } from './piece.tsx'

type Lang = 'it' | 'en'
type Name = { readonly it: string; readonly en: string }

/** A card in full, 250 × 350, as wide as its box. `names` are the names of the nation's units in their order. */
export function CardFace(props: {
  readonly facts: CardFacts
  readonly nation: Nation
  readonly names: readonly Name[]
  readonly lang: Lang
}): JSX.Element {
  const label = () => cardLabel(props.facts, props.names, props.lang)
  const title = () => twoLines(cardTitle(props.facts, props.names, props.lang), 14)
  const size = () => `${Math.min(title().length === 1 ? 26 : 23, 280 / Math.max(...title().map(line => line.length)))}`
  return (
    <svg class="mn-card" viewBox="0 0 250 350" role="img" aria-label={label()} style={nationStyle(props.nation)}>
      <rect class="mn-card-stock" x="1.5" y="1.5" width="247" height="347" rx="14" />
      <path class="mn-card-head" d="M1.5 66V15.5A14 14 0 0 1 15.5 1.5H234.5A14 14 0 0 1 248.5 15.5V66Z" />
      <path class="mn-card-braid" d="M1.5 66.5H248.5" />
      <Flag nation={props.nation} x={12} y={15} width={54} />
      <text class="mn-card-title" font-size={size()}>
        <For each={title()}>
          {(line, row) => (
            <tspan x="76" y={title().length === 1 ? 42 : 30 + row() * 24}>
              {line}
            </tspan>
          )}
        </For>
      </text>
      <Switch>
        <Match when={props.facts.kind === 'unit' && props.facts}>
          {facts => <UnitBody facts={facts()} nation={props.nation} lang={props.lang} />}
        </Match>
        <Match when={props.facts.kind === 'leader' && props.facts}>
          {facts => <LeaderBody facts={facts()} nation={props.nation} lang={props.lang} />}
        </Match>
        <Match when={props.facts.kind !== 'unit' && props.facts.kind !== 'leader' && props.facts}>
          {facts => <HqBody facts={facts()} lang={props.lang} />}
        </Match>
      </Switch>
      <rect class="mn-card-edge" x="1.5" y="1.5" width="247" height="347" rx="14" />
    </svg>
  )
}

interface Value {
  readonly sign: SignName
  readonly label: string
  readonly value?: string
  readonly range?: number
}

/** One value of a card: sign, what it is, how much. */
function Row(props: Value & { readonly y: number }): JSX.Element {
  const room = () => 182 - (props.value?.length ?? 0) * 15 - (props.range === undefined ? 0 : 32)
  return (
    <g class="mn-row" transform={`translate(0 ${props.y})`}>
      <path class="mn-row-rule" d="M14 0H236" />
      <Icon sign={SIGNS[props.sign]} x={14} y={7} size={26} />
      <text class="mn-row-label" x="48" y="26" font-size={`${Math.min(19, (room() * 2) / props.label.length)}`}>
        {props.label}
      </text>
      <text class="mn-row-value" x="236" y="29">
        {props.value}
        <Show when={props.range}>
          <tspan class="mn-row-range"> ↔{props.range}</tspan>
        </Show>
      </text>
    </g>
  )
}

/** The picture under the title; it takes the room that the values leave. */
function Scene(props: {
  readonly figure: Figure
  readonly many: number
  readonly bottom: number
  readonly label: string
}): JSX.Element {
  const height = () => Math.min(props.bottom - 88, 102)
  const wide = () => (props.figure.width * height()) / 64
  const many = () => Math.min(props.many, Math.max(1, Math.floor(190 / wide())))
  const step = () => wide() * (props.many > 2 ? 1.04 : 0.9)
  const total = () => step() * (many() - 1) + wide()
  /** In the middle, unless that would run into the label. */
  const start = () => Math.max(14, Math.min(125 - total() / 2, 178 - total()))
  return (
    <g class="mn-scene">
      <rect class="mn-scene-sky" x="1.5" y="68" width="247" height={props.bottom - 68} />
      <path
        class="mn-scene-land"
        transform={`translate(0 ${props.bottom})`}
        d="M1.5 -17Q60 -27 125 -19T248.5 -23V0H1.5Z"
      />
      <For each={Array.from({ length: many() }, (_, man) => man)}>
        {man => <FigureMark figure={props.figure} x={start() + man * step()} y={props.bottom - 8} height={height()} />}
      </For>
      <text class="mn-scene-label" x="241" y="85">
        {props.label}
      </text>
    </g>
  )
}

function UnitBody(props: { readonly facts: UnitCard; readonly nation: Nation; readonly lang: Lang }): JSX.Element {
  const says = (label: keyof typeof LABELS) => LABELS[label][props.lang]
  const isGun = () => props.facts.bombard !== undefined
  const isCavalry = () => props.facts.pursuit !== undefined
  const main = () => says(isGun() ? 'bombard' : 'attack')
  const dice = () => props.facts.attack ?? props.facts.bombard
  const values = (): readonly Value[] => {
    const { bombard, volley, pursuit, withdraw, mayStay } = props.facts
    const all: Value[] = []
    if (bombard) all.push({ sign: 'range', label: says('range'), value: `${RANGE.bombard}` })
    if (volley) all.push({ sign: 'volley', label: says('volley'), value: diceText(volley), range: RANGE.volley })
    if (pursuit) all.push({ sign: 'pursuit', label: says('pursuit'), value: upTo(pursuit) })
    if (withdraw) all.push({ sign: 'withdraw', label: says('withdraw'), value: upTo(withdraw) })
    if (mayStay) all.push({ sign: 'stay', label: says('stay') })
    return all
  }
  /** How much lower the middle of the card stands because fewer values than two follow it. */
  const drop = () => Math.max(0, 2 - values().length) * 40
  return (
    <>
      <Scene
        figure={isGun() ? GUN : soldierOf(props.nation, isCavalry() ? 'cavalry' : 'infantry')}
        many={isGun() ? 1 : isCavalry() ? 2 : 4}
        bottom={152 + drop()}
        label={says(isGun() ? 'gun' : isCavalry() ? 'cavalry' : 'infantry')}
      />
      <g class="mn-main" transform={`translate(0 ${drop()})`}>
        <Icon sign={SIGNS[isGun() ? 'bombard' : 'attack']} x={14} y={162} size={28} />
        <text class="mn-main-label" x="49" y="183" font-size={`${Math.min(19, 198 / main().length)}`}>
          {main()}
        </text>
        <text class="mn-main-value" x="13" y="246">
          <Show when={dice()}>{each => diceText(each())}</Show>
        </text>
        <path class="mn-shield" d="M206 162Q221 171 239 170Q242 226 206 257Q170 226 173 170Q191 171 206 162Z" />
        <text class="mn-shield-value" x="206" y="229">
          {props.facts.defence}
        </text>
        <text class="mn-shield-label" x="206" y="187">
          {says('defence')}
        </text>
      </g>
      <For each={values()}>{(value, index) => <Row {...value} y={264 + drop() + index() * 40} />}</For>
    </>
  )
}

function LeaderBody(props: { readonly facts: LeaderCard; readonly nation: Nation; readonly lang: Lang }): JSX.Element {
  const says = (label: keyof typeof LABELS) => LABELS[label][props.lang]
  const values = (): readonly Value[] => {
    const { command, attack, defence, rally, pursuit, grandBattery } = props.facts
    const all: Value[] = [{ sign: 'command', label: says('command'), value: `${command}` }]
    if (attack === defence) all.push({ sign: 'combat', label: says('combat'), value: `+${attack}` })
    else {
      all.push({ sign: 'attack', label: says('attack'), value: `+${attack}` })
      all.push({ sign: 'defence', label: says('defence'), value: `+${defence}` })
    }
    all.push({ sign: 'rally', label: says('rally'), value: rally >= 6 ? says('automatic') : upTo(rally) })
    if (pursuit !== undefined) all.push({ sign: 'pursuit', label: says('pursuit'), value: `−${-pursuit}` })
    if (grandBattery !== undefined) {
      const value = diceText(grandBattery)
      all.push({ sign: 'bombard', label: says('grandBattery'), value, range: RANGE.grandBattery })
    }
    return all
  }
  const top = () => 342 - values().length * 43
  return (
    <>
      <Scene figure={generalOf(props.nation)} many={1} bottom={top() - 6} label={says('leader')} />
      <For each={values()}>{(value, index) => <Row {...value} y={top() + index() * 43} />}</For>
    </>
  )
}

function HqBody(props: { readonly facts: HqCard; readonly lang: Lang }): JSX.Element {
  const text = () => fitted(HQ_TEXTS[props.facts.kind][props.lang], 226, 152)
  return (
    <>
      <g class="mn-scene">
        <rect class="mn-scene-sky" x="1.5" y="68" width="247" height="112" />
        <circle class="mn-seal" cx="125" cy="124" r="48" />
        <Icon sign={EMBLEMS[props.facts.kind]} x={94} y={93} size={62} box={48} />
      </g>
      <text class="mn-card-text" font-size={`${text().size}`}>
        <For each={text().lines}>
          {(line, row) => (
            <tspan x="125" y={264 + (row() + 0.8 - text().lines.length / 2) * text().size * 1.2}>
              {line}
            </tspan>
          )}
        </For>
      </text>
    </>
  )
}
