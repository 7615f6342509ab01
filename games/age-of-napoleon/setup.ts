/** Reads what somebody wrote down as a set-up: a scenario with options, or any position as data. */
import { type Json, readSetup, type Setup } from '@bivouac/kernel'
import { SCENARIO_FACTS } from './data/scenarios.ts'
import { invariants } from './invariants.ts'
import { OPTIONS, type Ruling, rulingBit, SCENARIOS } from './options.ts'
import { readPosition, type Written } from './position.ts'
import { type Cited, cited } from './rulebook.ts'
import { cardNamed, corpsNamed, countryNamed, DECK, regionNamed } from './rules/facts.ts'
import { rules } from './rules/index.ts'
import { put, remove } from './rules/table.ts'
import { emptyState, type NapoleonPosition, type State } from './state.ts'
import { CAMPAIGN, type Card, NONE, PHASES, PRISONER, REMOVED, STATUSES } from './words.ts'

/** The position of a scenario, written as somebody would write any other. */
export function scenarioPosition(id: string): Written {
  const facts = SCENARIO_FACTS[id === 'ulm' ? '1805' : id]!
  return {
    year: facts.year,
    lastYear: id === 'ulm' ? facts.year : facts.lastYear,
    phase: 'campaign',
    round: facts.round,
    status: facts.status,
    onceInsurgent: facts.onceInsurgent,
    reformed: facts.reformed,
    britannia: facts.britannia,
    invaded: facts.invaded,
    corps: facts.corps,
    removed: facts.removed,
    aside: facts.cards.aside,
    gone: facts.cards.gone,
    discard: facts.cards.discard,
  }
}

/** What is written is laid over the scenario, field by field; corps are given all together or not at all. */
function stateOf(id: string, written: Written, rulings: number): State {
  const base = scenarioPosition(id)
  const at = { ...base, ...written }
  const s = emptyState()
  s.rulings = rulings
  s.ulm = id === 'ulm' ? 1 : 0
  s.year = at.year!
  s.lastYear = at.lastYear!
  s.phase = PHASES.indexOf(at.phase!)
  s.round = s.phase === CAMPAIGN ? (at.round ?? 1) : 0
  s.first = at.first === undefined ? -1 : at.first === 'france' ? 0 : 1
  for (const [country, status] of Object.entries({ ...base.status, ...written.status }))
    s.status[countryNamed(country)] = status === '' ? NONE : STATUSES.indexOf(status as never)
  for (const country of at.onceInsurgent ?? []) s.once |= 1 << countryNamed(country)
  s.status.forEach((status, country) => {
    if (STATUSES[status] === 'IC') s.once |= 1 << country
  })
  for (const country of at.reformed ?? []) s.reformed |= 1 << countryNamed(country)
  s.britannia = at.britannia === true ? 1 : 0
  s.invaded = at.invaded === true ? 1 : 0
  s.fellBefore = at.surrendered === true ? 1 : 0
  // Whom the position names stands where it says, wherever the scenario has him.
  station(s, { ...base, ...(written.corps && { corps: {} }), ...(written.removed && { removed: [] }) })
  station(s, written)
  deal(s, id, at, written)
  return s
}

function station(s: State, { corps = {}, prisoners = [], removed = [] }: Written): void {
  for (const [region, names] of Object.entries(corps))
    for (const name of names) {
      const each = corpsNamed(name.replace('*', ''))
      put(s, each, regionNamed(region))
      if (name.endsWith('*')) s.tired[each] = 1
    }
  for (const name of prisoners) put(s, corpsNamed(name), PRISONER)
  for (const name of removed) put(s, corpsNamed(name), REMOVED)
}

/** Cards named go where they are named; the rest is the deck, or what of it the deck does not name is discarded. */
function deal(s: State, id: string, at: Written, written: Written): void {
  const left: Card[] = [...DECK]
  const take = (names: readonly string[] = []): Card[] =>
    names.map(name => {
      const card = cardNamed(name)
      remove(left, card)
      return card
    })
  // What waits for a reshuffle does so at the start of the scenario; a position has it in the deck unless it says so.
  s.aside = take(Object.keys(written).length === 0 ? at.aside : written.aside)
  s.gone = take(at.gone)
  s.discard = take(at.discard)
  const ascending = (a: number, b: number): number => a - b
  if (written.hands === undefined) s.dealt = SCENARIO_FACTS[id === 'ulm' ? '1805' : id]!.cards.hand
  else s.hand = written.hands.map(hand => take(hand).sort(ascending))
  if (written.deck === undefined) {
    s.deck = left
    s.scattered =
      Object.keys(written).length === 0 ? SCENARIO_FACTS[id === 'ulm' ? '1805' : id]!.cards.randomDiscards : 0
  } else {
    s.deck = take(written.deck).sort(ascending)
    s.discard.push(...left)
  }
}

function rulingsOf(setup: Setup): number {
  let bits = 0
  for (const { id, default: first } of OPTIONS) if (setup.options[id] !== first) bits |= rulingBit(id as Ruling)
  return bits
}

export function begin(setup: Setup): NapoleonPosition {
  const written = (setup.options.position ?? {}) as Written
  return rules.start(stateOf(setup.scenario, written, rulingsOf(setup)), 'game')
}

/** Hands are their holders’ alone, and a deck that is named tells them by what it lacks. */
export function openSetup(setup: Setup): Setup {
  const { position, ...options } = setup.options
  if (position === undefined) return setup
  const { hands: _hands, deck: _deck, ...open } = position as Readonly<Record<string, Json>>
  return { ...setup, options: { ...options, position: open } }
}

/** What every position must hold, and what only a scenario makes certain: years left, and cards enough for both hands. */
function unplayable(pos: NapoleonPosition): Cited | undefined {
  const { s } = pos
  if (s.year > s.lastYear) return cited('15', `its last year is ${s.lastYear}`)
  if (s.deck.length < 2 * s.dealt)
    return cited('15', `a deck of ${s.deck.length} cannot deal two hands of ${s.dealt}; give the hands`)
  return invariants(pos)[0]
}

/** `position` may stand beside scenario and options, where people look for it, or among the options, where it is kept. */
export function readNapoleonSetup(raw: unknown): Setup | string {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw)
  const { position, ...rest } = (isObject ? raw : {}) as Record<string, unknown>
  let given: unknown = raw
  if (position !== undefined) {
    const options = rest.options ?? {}
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      return cited('15', 'options is an object')
    given = { ...rest, options: { ...options, position } }
  }
  const extra = (key: string, value: Json): Cited | undefined =>
    key === 'position' ? readPosition(value) : cited('15', `there is no option “${key}”`)
  const setup = readSetup(given, SCENARIOS, OPTIONS, extra, '15')
  if (typeof setup === 'string' || setup.options.position === undefined) return setup
  const fault = unplayable(begin(setup))
  return fault === undefined ? setup : `this position cannot be played: ${fault}`
}
