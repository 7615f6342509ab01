import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oddsFor } from '@bivouac/ai'
import { meantBy, same } from '@bivouac/client/page'
import { foughtOut } from '@bivouac/host'
import { type Action, type Decision, scriptedDice, searchDice, tableFor } from '@bivouac/kernel'
import { createMatch } from '@bivouac/match'
import { lessonPosition } from '../../../../packages/client/src/worker/lesson-position.ts'
import { toldAfterTheChange } from '../../../../packages/match/test/after-the-change.ts'
import { adviser } from '../../bot/adviser.ts'
import { advise } from '../../bot/index.ts'
import { reasonFor } from '../../bot/reasons.ts'
import { NAPOLEON } from '../../data/codes.ts'
import { CAMPAIGNS } from '../../data/index.ts'
import type { Event } from '../../events.ts'
import { fieldCommander } from '../../module.ts'
import { element, QUESTIONS, questions } from '../../page/actions.ts'
import { beats } from '../../page/beats.ts'
import { LESSON } from '../../page/lesson.ts'
import { odds } from '../../page/odds.ts'
import { specialText } from '../../page/special.ts'
import type { View } from '../../view.ts'

const LANGS = ['it', 'en'] as const

/** Plays, now by the bot and now at random, and shows every question with the view before it and what was told on the way. */
function play(
  scenario: string,
  seed: string,
  decisions: number,
  look: (decision: Decision, view: View, before: View | undefined, told: readonly Event[]) => void,
  options: Record<string, string> = {},
): void {
  const setup = fieldCommander.readSetup({ scenario, options })
  assert.ok(typeof setup !== 'string')
  const pos = fieldCommander.begin(setup)
  const dice = searchDice(seed)
  const told: Event[] = []
  const table = tableFor(pos, dice, {
    tell: event => void told.push(event as Event),
    whisper: () => {},
    reveal: () => {},
  })
  let before: View | undefined
  for (let i = 0; i < decisions; i++) {
    const decision = fieldCommander.machine.advance(pos, table)
    if (decision === undefined) return
    const view = fieldCommander.view(pos, 0)
    look(decision, view, before, told.splice(0))
    before = view
    const random = decision.actions.length > 0 && dice.next(3) === 0
    const action = random ? decision.actions[dice.next(decision.actions.length)]! : advise(view, decision)
    fieldCommander.machine.take(pos, table, action)
  }
}

const { meanings, ways } = meantBy(questions)

test('the page knows every question of the rules and every action of each', () => {
  const known = Object.entries(QUESTIONS).flatMap(([question, actions]) =>
    Object.keys(actions).map(action => `${question}:${action}`),
  )
  assert.deepEqual([...known].sort(), [...fieldCommander.machine.actions].sort())
})

test('every offered action can be meant by a thing or a button, and no two in the same way', () => {
  for (const [i, { id }] of CAMPAIGNS.entries())
    play(id, `ways ${i}`, 500, (decision, view) => {
      const kinds = QUESTIONS[`${decision.proc}.${decision.step}`]!
      const seen = new Map<string, Action>()
      for (const action of decision.actions) {
        const found = ways(action, decision, view)
        const kind = kinds[action.type]
        assert.ok(
          kind === 'none' || kind === 'button' || found.length > 0,
          `${decision.proc}: ${JSON.stringify(action)}`,
        )
        for (const way of found) {
          const key = way.map(each => `${each.kind}:${each.id}`).join(' ')
          assert.equal(seen.get(key), undefined, `${decision.proc}.${decision.step}: ${key}`)
          seen.set(key, action)
          const last = meanings(way.at(-1)!, decision, view)
          assert.ok(
            last.some(each => each.type === action.type && each.arg === action.arg),
            `${decision.proc}.${decision.step}: ${key} is not found by pointing`,
          )
        }
      }
      for (const { type, part, may } of decision.gathers ?? []) {
        assert.equal(kinds[type], 'gathered')
        if (type === 'reform') continue // only while Formation is in the player's hand
        const things = may.map(each => element(type, part, each, view))
        assert.ok(things.every(Boolean), `${decision.proc}.${decision.step}: ${type} ${part}`)
        assert.equal(new Set(things.map(each => `${each!.kind}:${each!.id}`)).size, may.length, `${type}: no two alike`)
      }
    })
})

/** What the animation shows must be what the table then says. */
function shown(view: View) {
  const units = (side: 0 | 1) => view.battle?.units[side].map(({ slot, zone, column }) => ({ slot, zone, column }))
  return {
    at: view.at.map(at => (at < 0 ? -2 : at)),
    reduced: view.reduced.map((each, slot) => (view.at[slot]! >= 0 ? each : 0)),
    napoleon: view.napoleon,
    turn: view.turn,
    french: view.french,
    enemy: view.enemy,
    scouts: view.scouts,
    battle: view.battle && {
      area: view.battle.area,
      fog: view.battle.fog,
      turns: view.battle.turns,
      turn: view.battle.turn,
      plans: view.battle.plans,
      routed: view.battle.routed,
      french: units(0),
      enemy: units(1),
    },
  }
}

test('an event is told after what it tells of: the page shows the table that the rules have', () => {
  let compared = 0
  // A recruit is paid for before it is placed, and walls stand on the field before anybody does: nothing is told of either.
  const silent = ({ proc }: Decision): boolean => /deployment|Deployment|fogRecruit/.test(proc)
  for (const { id } of CAMPAIGNS)
    for (const seed of ['one', 'two'])
      compared += toldAfterTheChange(fieldCommander, { scenario: id }, `${id} ${seed}`, shown, silent)
  assert.ok(compared > 1000, `${compared} compared`)
})

test('every event is shown in both languages without a broken word', () => {
  play('1796', 'beats', 900, (_decision, view, before, told) => {
    for (const event of told)
      for (const lang of LANGS)
        for (const beat of beats(event, { before: before ?? view, after: view }, lang)) {
          assert.ok(beat.milliseconds > 0)
          if (beat.say !== undefined) assert.doesNotMatch(beat.say, /undefined|NaN|\[object|^$/)
        }
  })
})

test('the computer says why, in both languages, at every question', () => {
  for (const scenario of ['1796', '1806', '1812'])
    play(scenario, `why ${scenario}`, 500, (decision, view) => {
      const why = reasonFor(advise(view, decision), decision, view)
      for (const lang of LANGS)
        assert.match(why[lang], /^[^{}]*[.:!]$|[a-zà-ù]$/i, `${decision.proc}.${decision.step}: ${why[lang]}`)
      for (const lang of LANGS) assert.doesNotMatch(why[lang], /undefined|NaN|\?$/)
    })
})

test('9.4 a battle of three to one and more is forecast as overwhelmed; the odds add up to one', () => {
  const setup = fieldCommander.readSetup({ scenario: '1796' })
  assert.ok(typeof setup !== 'string')
  const pos = fieldCommander.begin(setup)
  const table = tableFor(pos, searchDice('forecast'))
  fieldCommander.machine.advance(pos, table)
  const c = CAMPAIGNS[0]!
  const turin = c.areas.findIndex(area => area.name === 'Turin')
  const who = [...c.frenchMobile.slice(0, 8), NAPOLEON]
  fieldCommander.machine.take(pos, table, { type: 'move', arg: { who, to: [turin] } })
  fieldCommander.machine.advance(pos, table)
  const view = fieldCommander.view(pos, 0)
  const found = oddsFor(
    foughtOut(fieldCommander, adviser),
    view,
    0,
    [],
    { type: 'done' },
    { deals: 1, leaves: 240, samples: 60 },
  )
  const sum = found.outcomes.reduce((total, each) => total + each.p, 0)
  assert.ok(Math.abs(sum - 1) < 1e-9)
  const report = odds(found, 0, view, 'en')
  const [first] = report.rows
  assert.equal(first?.name, 'Overwhelmed without a battle')
  assert.ok(first.p > 0.98, String(first.p))
  assert.match(report.sentence, /^Turin: you win in (?:100|>?99)% of cases/)
})

test('special rules of every campaign can be read', () => {
  for (const c of CAMPAIGNS)
    for (const special of c.special)
      for (const lang of LANGS) assert.doesNotMatch(specialText(special, c.index, lang), /undefined|\?|^$/)
})

test('a force of the log and a force of the board are the same thing', () => {
  play('1796', 'tokens', 5, (_decision, view) => {
    const c = CAMPAIGNS[view.campaign]!
    for (const slot of c.frenchMobile)
      assert.ok(same({ kind: 'piece', id: view.counter[slot]! }, { kind: 'piece', id: c.base + slot }))
  })
})

function lessonMatch() {
  const dice = scriptedDice(LESSON.dice)
  const setup = fieldCommander.readSetup(LESSON.setup)
  assert.ok(typeof setup !== 'string')
  const position = lessonPosition(fieldCommander, setup, LESSON)
  return { match: createMatch(fieldCommander, setup, { dice }, position), dice, position }
}

test('the guided battle stands on a position that could be, and every step cites a section', () => {
  assert.deepEqual(fieldCommander.invariants(lessonMatch().position), [])
  assert.ok(LESSON.steps.length >= 8 && LESSON.steps.length <= 12)
  for (const { rule, title } of LESSON.steps) assert.ok(rule in fieldCommander.rulebook, `${title.en}: ${rule}`)
})

test('the guided battle of Turin can be played as written, to a victory of the highest grade', () => {
  const { match, dice } = lessonMatch()
  for (const [at, { action }] of LESSON.script.entries()) {
    const done = match.submit(0, action)
    assert.ok(
      done.ok,
      `move ${at}, ${JSON.stringify(action)} at ${match.decision?.proc}.${match.decision?.step}: ${done.ok ? '' : done.refusal.text.en}`,
    )
  }
  dice.done()
  assert.deepEqual([match.result?.winners, match.result?.by, match.result?.score], [[0], 'superior', [30]])
})

test('the adviser plays on in the player’s place for as long as a battle lasts, and not on the map', () => {
  const seen = { fighting: 0, marching: 0 }
  play('1796', 'plays on', 300, (_decision, view) => {
    assert.equal(adviser.playsOn?.(view) !== undefined, view.battle !== undefined)
    seen[view.battle === undefined ? 'marching' : 'fighting']++
  })
  assert.ok(seen.fighting > 0 && seen.marching > 0, JSON.stringify(seen))
})
