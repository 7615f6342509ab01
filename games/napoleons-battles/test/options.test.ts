/** The switches of the book, the sets they come in, and what does not go together. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { napoleonsBattles } from '../module.ts'
import { CONFLICTS, conflictIn } from '../options/conflicts.ts'
import { PRESETS } from '../options/switch.ts'
import { DEFAULT_PRESET, is, OPTIONS, type OptionId, optionsOf, SWITCHES, settled } from '../options.ts'

const standsAt = (chosen: Record<string, string>, id: OptionId) => settled(chosen)(id)

test('a switch stands as the set of rules has it, unless it is set by itself', () => {
  assert.equal(standsAt({ rules: 'base' }, 'rates'), 'line')
  assert.equal(standsAt({ rules: 'baseHouse' }, 'rates'), 'fractions')
  assert.equal(standsAt({ rules: 'baseHouse', rates: 'line' }, 'rates'), 'line')
  assert.equal(standsAt({ rules: 'base', rates: 'fractions' }, 'rates'), 'fractions')
  assert.equal(standsAt({ rules: 'advanced', rates: 'preset' }, 'rates'), 'line')
  assert.equal(is({ options: optionsOf({ rules: 'advancedHouse' }) }, 'rally'), true)
})

test('nothing said is the default set; readings belong to no set', () => {
  assert.deepEqual(optionsOf({}), optionsOf({ rules: DEFAULT_PRESET }))
  for (const each of SWITCHES.filter(one => one.group === 'reading'))
    for (const rules of PRESETS) assert.equal(standsAt({ rules }, each.id), each.values[0]!.id)
})

test('a switch whose rules are not written is neither offered nor ever on', () => {
  for (const each of SWITCHES) {
    assert.equal(
      OPTIONS.some(option => option.id === each.id),
      each.ready,
      each.id,
    )
    if (!each.ready) assert.equal(standsAt({ rules: 'complete', [each.id]: 'on' }, each.id), each.values[0]!.id)
  }
})

test('every set of rules is at one with itself', () => {
  const all = (rules: (typeof PRESETS)[number]) => (id: OptionId) => {
    const each = SWITCHES.find(one => one.id === id)!
    return each.values[each.on.includes(rules) ? 1 : 0]!.id
  }
  for (const rules of PRESETS) assert.equal(conflictIn(all(rules)), undefined, rules)
})

test('settings that do not go together are refused with a sentence that names both', () => {
  for (const { a, b, needs } of CONFLICTS) {
    const fault = conflictIn(id => {
      const each = SWITCHES.find(one => one.id === id)!
      if (id === a[0]) return a[1]
      if (id === b[0]) return needs ? each.values.find(one => one.id !== b[1])!.id : b[1]
      // Whatever else it needs it has.
      return CONFLICTS.find(one => one.needs && one.a[0] === a[0] && one.b[0] === id)?.b[1] ?? each.values[0]!.id
    })
    assert.ok(fault?.includes(`“${a[0]}: ${a[1]}”`) && fault.includes(`“${b[0]}: ${b[1]}”`), `${a} ${b}: ${fault}`)
  }
})

test('each of the sets begins a game', () => {
  for (const rules of PRESETS) {
    const setup = napoleonsBattles.readSetup({ scenario: 'san-rocco', options: { rules } })
    assert.ok(typeof setup !== 'string', String(setup))
    napoleonsBattles.begin(setup)
  }
})
