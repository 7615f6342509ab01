/** A march in words and numbers: what the board draws by hand, for keys, screen readers, thumbs and real tables. */
import type { Scene } from '@bivouac/client/page'
import { lang } from '@bivouac/client/page/language'
import { plain, say } from '@bivouac/kernel'
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js'
import { DETACHMENT, isOnFoot, twinsIn } from '../muster.ts'
import { FORMATION_NAMES } from '../say/names.ts'
import { action as phrase } from '../say/prompts.ts'
import { CAVALRY, COLUMN, DEPLOYED, GENERAL, INCH, LINE, MARCH, SQUARE } from '../words.ts'
import { around, inchesOf } from './bearings.ts'
import { fieldIn, type View } from './facts.ts'
import type { Leg } from './march.ts'
import type { Plan } from './plan.ts'
import { SkirmishButtons } from './skirmishers.tsx'
import { Verdict } from './verdict.tsx'
import { NB } from './words.ts'

const LEGS = [
  'forward',
  'oblique',
  'wheel',
  'back',
  'side',
  'wheelBack',
  'form',
  'about',
  'touch',
  'attach',
  'deploy',
  'leave',
] as const
/** Legs of rules that not every table plays, for those units they are meant for. */
const SPECIAL = ['dismount', 'mount', 'detach', 'rejoin'] as const
type LegType = (typeof LEGS)[number] | (typeof SPECIAL)[number] | 'go'
const FORMS = [COLUMN, LINE, SQUARE, MARCH]
const WINDS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150]
/** What a thumb adds at a time. */
const QUICK = [1, 2, 4, 8]

export function Composer(props: { readonly scene: Scene; readonly view: View; readonly plan: Plan }): JSX.Element {
  const f = (): ReturnType<typeof fieldIn> => fieldIn(props.view)
  const unit = (): number => props.plan.unit()!
  const isGeneral = (): boolean => f().arm[unit()] === GENERAL
  const own = createMemo(() => twinsIn(f(), unit()))
  const isMeant = (leg: (typeof SPECIAL)[number]): boolean => {
    const afoot = isOnFoot(props.view.s.muster, unit())
    const profile = f().profile[unit()]
    switch (leg) {
      case 'dismount':
        return !afoot && profile !== undefined && 'dismounts' in profile
      case 'mount':
        return afoot
      case 'detach':
        return f().kind.includes(DETACHMENT) && f().arm[unit()]! <= CAVALRY
      case 'rejoin':
        return own().length > 0
    }
  }
  const inTown = (): boolean => props.view.s.form[unit()] === DEPLOYED
  /** Left and right, or the sides of the town it stands in: as the argument of the leg counts them. */
  const hands = (): readonly { readonly at: number; readonly name: string }[] => {
    if (!inTown())
      return [
        { at: 0, name: NB.toLeft[lang()] },
        { at: 1, name: NB.toRight[lang()] },
      ]
    const sides = f().ground.towns[props.view.s.town[unit()]!]!.corners.length / 2
    return Array.from({ length: sides }, (_, k) => ({ at: 2 + k, name: plain(say(lang(), NB.bySide, { n: k + 1 })) }))
  }
  const [bases, setBases] = createSignal(1)
  const [hand, setHand] = createSignal(0)
  const types = createMemo((): readonly LegType[] =>
    isGeneral() ? ['go', 'attach'] : [...LEGS, ...SPECIAL.filter(isMeant)],
  )
  const [type, setType] = createSignal<LegType>('forward')
  const [way, setWay] = createSignal(4)
  const [angle, setAngle] = createSignal(45)
  const [form, setForm] = createSignal<number>(COLUMN)
  const [whom, setWhom] = createSignal(-1)
  const shown = (): LegType => (types().includes(type()) ? type() : types()[0]!)

  const near = createMemo(() => around(props.view, unit()).filter(({ unit: u }) => u < f().troops))
  const others = (): readonly number[] =>
    near()
      .filter(({ unit: u }) => (f().side[u] === f().side[unit()]) === (shown() === 'attach'))
      .map(each => each.unit)
  const towns = (): readonly string[] => f().ground.towns.map(({ name }) => name)
  const chosen = (list: readonly number[]): number => (list.includes(whom()) ? whom() : (list[0] ?? -1))

  const made = (): Leg | undefined => {
    const points = Math.round(way() * INCH)
    const tenths = Math.round(angle() * 10)
    switch (shown()) {
      case 'forward':
      case 'back':
        return { type: shown() as 'forward', arg: points }
      case 'side':
        return { type: 'side', arg: points }
      case 'oblique':
        return { type: 'oblique', arg: [tenths, points] }
      case 'wheel':
      case 'wheelBack':
        return { type: shown() as 'wheel', arg: tenths }
      case 'form':
        return { type: 'form', arg: form() }
      case 'about':
      case 'dismount':
      case 'mount':
        return { type: shown() as 'about' }
      case 'detach': {
        const at = hands().find(each => each.at === hand())?.at ?? hands()[0]!.at
        return { type: 'detach', arg: bases() + 16 * at }
      }
      case 'rejoin':
        return { type: 'rejoin', arg: chosen(own()) }
      case 'touch':
        return { type: 'touch', arg: [chosen(others()), 0] }
      case 'attach':
        return { type: 'attach', arg: chosen(others()) }
      case 'deploy':
      case 'leave':
        return { type: shown() as 'deploy', arg: Math.max(0, whom()) }
      case 'go': {
        const turn = (angle() * Math.PI) / 180
        const { s } = props.view
        return {
          type: 'go',
          arg: [Math.round(s.x[unit()]! + points * Math.sin(turn)), Math.round(s.y[unit()]! + points * Math.cos(turn))],
        }
      }
    }
  }
  const has = (...all: readonly LegType[]): boolean => all.includes(shown())
  return (
    <section class="nb-composer" aria-label={NB.march[lang()]} data-testid="composer">
      <header>
        <strong>{f().name[unit()]![lang()]}</strong>
        <Show when={!isGeneral() && props.scene.asked()?.proc === 'movement'}>
          <label class="nb-group">
            <input
              type="checkbox"
              data-testid="whole-division"
              checked={props.plan.isGroup()}
              onChange={event => props.plan.group(event.currentTarget.checked)}
            />
            {NB.division[lang()]}
          </label>
        </Show>
      </header>
      <Show when={!isGeneral()}>
        <div class="nb-quick">
          <For each={QUICK}>
            {inches => (
              <button
                type="button"
                data-testid={`quick-${inches}`}
                onClick={() => props.plan.add({ type: 'forward', arg: inches * INCH })}
              >
                <span class="unseen">{NB.forward[lang()]}</span> ↑{inches}"
              </button>
            )}
          </For>
          <For each={FORMS}>
            {each => (
              <button
                type="button"
                data-testid={`form-${each}`}
                onClick={() => props.plan.add({ type: 'form', arg: each })}
              >
                {FORMATION_NAMES[each]![lang()]}
              </button>
            )}
          </For>
        </div>
      </Show>
      <SkirmishButtons view={props.view} plan={props.plan} />
      <form
        class="nb-leg"
        onSubmit={event => {
          event.preventDefault()
          const leg = made()
          if (leg !== undefined) props.plan.add(leg)
        }}
      >
        <label>
          <span class="unseen">{NB.leg[lang()]}</span>
          <select
            data-testid="leg-type"
            value={shown()}
            onChange={event => setType(event.currentTarget.value as LegType)}
          >
            <For each={types()}>
              {each => <option value={each}>{(each === 'go' ? NB.rideTo : NB[each])[lang()]}</option>}
            </For>
          </select>
        </label>
        <Show when={has('oblique', 'wheel', 'wheelBack', 'go')}>
          <label>
            {(has('go') ? NB.where : NB.angle)[lang()]}{' '}
            <Show
              when={!has('go')}
              fallback={
                <select onChange={event => setAngle(Number(event.currentTarget.value) / 10)}>
                  <For each={WINDS}>{each => <option value={each}>{each / 10}°</option>}</For>
                </select>
              }
            >
              <input
                type="number"
                step="any"
                data-testid="leg-angle"
                title={NB.rightLeft[lang()]}
                value={angle()}
                onInput={event => setAngle(event.currentTarget.valueAsNumber || 0)}
              />
            </Show>
          </label>
        </Show>
        <Show when={has('forward', 'back', 'side', 'oblique', 'go')}>
          <label>
            {NB.distance[lang()]}{' '}
            <input
              type="number"
              step="any"
              data-testid="leg-inches"
              value={way()}
              onInput={event => setWay(event.currentTarget.valueAsNumber || 0)}
            />
          </label>
        </Show>
        <Switch>
          <Match when={has('form')}>
            <label>
              <span class="unseen">{NB.form[lang()]}</span>
              <select value={form()} onChange={event => setForm(Number(event.currentTarget.value))}>
                <For each={FORMS}>{each => <option value={each}>{FORMATION_NAMES[each]![lang()]}</option>}</For>
              </select>
            </label>
          </Match>
          <Match when={has('touch', 'attach')}>
            <label>
              {NB.whom[lang()]}{' '}
              <select
                data-testid="leg-whom"
                value={chosen(others())}
                onChange={event => setWhom(Number(event.currentTarget.value))}
              >
                <For each={near().filter(each => others().includes(each.unit))}>
                  {each => (
                    <option value={each.unit}>
                      {f().name[each.unit]![lang()]} ({inchesOf(each.far, lang())}, {each.clock}h)
                    </option>
                  )}
                </For>
              </select>
            </label>
          </Match>
          <Match when={has('detach')}>
            <label>
              {NB.bases[lang()]}{' '}
              <input
                type="number"
                min="1"
                data-testid="leg-bases"
                value={bases()}
                onInput={event => setBases(event.currentTarget.valueAsNumber || 1)}
              />
            </label>
            <label>
              <span class="unseen">{NB.where[lang()]}</span>
              <select data-testid="leg-hand" onChange={event => setHand(Number(event.currentTarget.value))}>
                <For each={hands()}>{each => <option value={each.at}>{each.name}</option>}</For>
              </select>
            </label>
          </Match>
          <Match when={has('rejoin')}>
            <label>
              {NB.whom[lang()]}{' '}
              <select onChange={event => setWhom(Number(event.currentTarget.value))}>
                <For each={own()}>{each => <option value={each}>{f().name[each]![lang()]}</option>}</For>
              </select>
            </label>
          </Match>
          <Match when={has('deploy')}>
            <label>
              <span class="unseen">{NB.town[lang()]}</span>
              <select onChange={event => setWhom(Number(event.currentTarget.value))}>
                <For each={towns()}>{(name, i) => <option value={i()}>{name}</option>}</For>
              </select>
            </label>
          </Match>
        </Switch>
        <button type="submit" data-testid="leg-add">
          {NB.addLeg[lang()]}
        </button>
      </form>
      <Show when={props.plan.legs().length > 0}>
        <ol class="nb-legs" data-testid="legs">
          <For each={props.plan.legs()}>
            {leg => (
              <li>
                {phrase(
                  leg.arg === undefined ? { type: leg.type } : { type: leg.type, arg: leg.arg },
                  props.view,
                  lang(),
                )}
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Verdict verdict={props.plan.verdict()}>
        <Show when={props.plan.out().length > 0}>
          <p data-testid="left-out">
            {plain(
              say(lang(), NB.left, {
                list: props.plan
                  .out()
                  .map(({ unit, why }) => `${f().name[unit]![lang()]} (${why.refusals[0]?.text[lang()] ?? ''})`)
                  .join('; '),
              }),
            )}
          </p>
        </Show>
      </Verdict>
      <div class="nb-do">
        <button
          type="button"
          class="primary"
          data-testid="march-send"
          aria-keyshortcuts="Enter"
          disabled={props.plan.verdict()?.legal !== true}
          onClick={() => props.plan.send()}
        >
          {props.plan.isGroup()
            ? plain(say(lang(), NB.goDivision, { n: props.plan.units().length - props.plan.out().length }))
            : NB.go[lang()]}
        </button>
        <button
          type="button"
          data-testid="leg-drop"
          disabled={props.plan.legs().length === 0}
          onClick={() => props.plan.drop()}
        >
          {NB.undoLeg[lang()]}
        </button>
        <Show when={props.scene.asked()?.proc === 'movement'}>
          <button type="button" class="quiet" data-testid="leave-as-is" onClick={() => props.plan.leave([unit()])}>
            {NB.forget[lang()]}
          </button>
        </Show>
      </div>
    </section>
  )
}
