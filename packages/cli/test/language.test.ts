/** Everything that can be said, in both languages, against what no grammar allows and against each game's glossary. */
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type AnyGame,
  capital,
  type Glossary,
  LANGS,
  type Lang,
  plain,
  searchDice,
  stepwise,
  tableFor,
} from '@bivouac/kernel'
import { GAMES } from '@bivouac/shelf/all'
import { PLAY_WORDS } from '../src/play/words.ts'
import { faultsIn, textsIn, WORST, waysToSay } from './language.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const load = async (path: string): Promise<unknown> => import(pathToFileURL(`${root}${path}`).href)
const found = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).sort()

/** By language, what was said and where: the same sentence is judged once. */
type Heard = Readonly<Record<Lang, Map<string, string>>>
const nothing = (): Heard => ({ it: new Map(), en: new Map() })

function judge(heard: Heard): readonly string[] {
  return LANGS.flatMap(lang =>
    [...heard[lang]].flatMap(([text, where]) =>
      faultsIn(text, lang).map(fault => `${where} (${lang}): “${text}” is ${fault}`),
    ),
  )
}
const none = (faults: readonly string[]): void =>
  assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.slice(0, 40).join('\n')}`)

/** Everything written down in the folder of a game that the page, the log or the rulebook shows. */
const WRITTEN = [
  'about.ts',
  'words.ts',
  'setup.ts',
  'options.ts',
  'rulebook.ts',
  'rulebook/*.ts',
  'say/*.ts',
  'page/words.ts',
  'page/*-words.ts',
  'page/special.ts',
  'look/*words.ts',
  'data/nations.ts',
  'data/units.ts',
  'data/map.ts',
]
async function writtenBy(game: AnyGame): Promise<Heard> {
  const heard = nothing()
  const keep = (text: { it: string; en: string }, where: string): void => {
    for (const lang of LANGS) for (const said of waysToSay(text, lang)) heard[lang].set(said, where)
  }
  for (const pattern of WRITTEN)
    for (const file of found(`games/${game.id}/${pattern}`))
      for (const text of textsIn(await load(file))) keep(text, file)
  for (const { rule, text, cure } of game.refusals) {
    keep(text, `refusal of ${rule}`)
    if (cure !== undefined) keep(cure, `cure of ${rule}`)
  }
  for (const text of textsIn([game.title, game.scenarios, game.options])) keep(text, `${game.id}, module`)
  return heard
}

const MOST_DECISIONS = 500
const MOST_ACTIONS = 6
/** Events of a type that are varied, and values of a field that are tried. */
const MOST_VALUES = 24

type Event = { readonly e: string }
/** Plays at random, through every scenario, and listens to everything that is told anybody. */
function playedBy(game: AnyGame): { heard: Heard; events: ReadonlyMap<string, readonly Event[]> } {
  const heard = nothing()
  const events = new Map<string, Event[]>()
  const hear = (lang: Lang, text: string, where: string): void => void heard[lang].set(text, where)
  const tell = (event: Event): void => {
    const kept = events.get(event.e) ?? []
    events.set(event.e, kept)
    if (kept.length < 300) kept.push(event)
  }
  const ear = {
    tell,
    whisper(_seats: unknown, event: Event, others?: Event) {
      tell(event)
      if (others !== undefined) tell(others)
    },
    reveal() {},
  }
  const { machine } = stepwise(game)
  for (const [i, scenario] of game.scenarios.entries()) {
    const setup = game.readSetup({ scenario: scenario.id })
    if (typeof setup === 'string') continue
    const dice = searchDice(i + 1)
    const pos = game.begin(setup)
    const t = tableFor(pos, dice, ear as never)
    for (let n = 0; n < MOST_DECISIONS; n++) {
      const decision = machine.advance(pos, t)
      if (decision === undefined) break
      const { actions } = decision
      const view = game.view(pos, decision.seat)
      for (const lang of LANGS) {
        hear(lang, game.words.prompt(decision, view, lang), `prompt ${decision.proc}.${decision.step}`)
        for (const action of actions.slice(0, MOST_ACTIONS))
          if (!isStepOfSearch(action.type)) hear(lang, game.words.action(action, view, lang), `action ${action.type}`)
      }
      machine.take(pos, t, actions[dice.pick(actions.length, '-')]!)
    }
    const { result } = pos
    if (result !== undefined)
      for (const lang of LANGS) hear(lang, game.words.result(result, lang, game.view(pos, 'spectator')), 'result')
  }
  return { heard, events }
}
/** Elements of a set are choices of a search, not of a player: nobody reads them. */
const isStepOfSearch = (type: string): boolean => !/^\w+$/.test(type)

/** Each event as it was told, and again with 0, 1 and 2 and with everything else that was ever told in that place. */
function variations(events: readonly Event[]): readonly Event[] {
  const [first] = events
  if (first === undefined) return []
  const values = new Map<string, Set<unknown>>()
  for (const event of events)
    for (const [key, value] of Object.entries(event)) {
      const seen = values.get(key) ?? new Set()
      values.set(key, seen)
      if (key !== 'e' && seen.size < MOST_VALUES) seen.add(value)
    }
  const varied = [...values].flatMap(([key, seen]) => {
    const counts = typeof first[key as 'e'] === 'number' ? [0, 1, 2] : []
    return [...counts, ...seen].map(value => ({ ...first, [key]: value }))
  })
  return [...events, ...varied]
}

function saidOf(game: AnyGame, events: ReadonlyMap<string, readonly Event[]>, heard: Heard): readonly string[] {
  const faults: string[] = []
  for (const [e, told] of events)
    for (const event of variations(told))
      for (const lang of LANGS) {
        let text: string
        try {
          text = plain(game.words.event(event as never, lang))
        } catch {
          // A number that is no piece and no place of this game.
          continue
        }
        if (!told.includes(event) && /undefined|\?|^$|, (?:$|:)/.test(text)) continue
        heard[lang].set(text, `event ${e}`)
        if (text !== capital(text)) faults.push(`event ${e} (${lang}) begins small: “${text}”`)
        if (/\.$/.test(text)) faults.push(`event ${e} (${lang}) ends with a full stop: “${text}”`)
      }
  return faults
}

async function glossaryOf(game: AnyGame): Promise<Glossary> {
  const [file] = found(`games/${game.id}/glossary.ts`)
  assert.ok(file !== undefined, `games/${game.id}/glossary.ts is missing`)
  return ((await load(file)) as { glossary: Glossary }).glossary
}
function forbidden(glossary: Glossary, heard: Heard): readonly string[] {
  return glossary.flatMap(({ book, never = [], neverInEnglish = [], except = [] }) =>
    LANGS.flatMap(lang =>
      (lang === 'it' ? never : neverInEnglish).flatMap(word => {
        const pattern = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu')
        return [...heard[lang]].flatMap(([text, where]) => {
          const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ''), text)
          return pattern.test(rest) ? [`${where}: “${text}” says ${word} for ${book}`] : []
        })
      }),
    ),
  )
}

for (const game of GAMES) {
  const heard = nothing()
  const add = (more: Heard): void => {
    for (const lang of LANGS) for (const [text, where] of more[lang]) heard[lang].set(text, where)
  }
  test(`${game.id}: everything written down is grammatical, with 0, 1, 2 and the worst names`, async () => {
    const written = await writtenBy(game)
    add(written)
    none(judge(written))
  })
  test(`${game.id}: every event, prompt, action and result that play brings up is grammatical`, () => {
    const { heard: asked, events } = playedBy(game)
    const lines = nothing()
    const faults = saidOf(game, events, lines)
    add(asked)
    add(lines)
    none([...faults, ...judge(asked), ...judge(lines)])
  })
  test(`${game.id}: nothing is called by a word the glossary forbids`, async () => {
    none(forbidden(await glossaryOf(game), heard))
  })
}

test('refusals and their cures are sentences', () => {
  for (const game of GAMES)
    for (const { rule, text, cure } of game.refusals)
      for (const lang of LANGS)
        for (const said of [text[lang], ...(cure === undefined ? [] : [cure[lang]])])
          assert.match(said, /^\p{Lu}.*[.!?…]$/su, `${game.id} ${rule} (${lang})`)
})

test('the catalogues of the page, of the report and of the table are grammatical', async () => {
  const heard = nothing()
  for (const file of [
    ...found('packages/client/src/words/*.ts'),
    'packages/host/src/report/words.ts',
    'packages/host/src/refusals.ts',
    'packages/match/src/refusals.ts',
  ])
    for (const text of textsIn(await load(file)))
      for (const lang of LANGS) for (const said of waysToSay(text, lang)) heard[lang].set(said, file)
  none(judge(heard))
})

test('what the terminal says is grammatical, whatever it is told', () => {
  const heard = nothing()
  for (const lang of LANGS)
    for (const [word, said] of Object.entries(PLAY_WORDS[lang]))
      if (typeof said === 'function')
        for (const value of word === 'handOver' ? WORST : [0, 1, 2, 'X9'])
          heard[lang].set((said as (...values: unknown[]) => string)(value, 'X9', 'X9'), `terminal ${word}`)
      else if (word !== 'help') heard[lang].set(said, `terminal ${word}`)
  none(judge(heard))
})
